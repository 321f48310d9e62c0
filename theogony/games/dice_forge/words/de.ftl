# Dice Forge. In Ereignissen und Fragen sind $player, $rival, $face, $card, $colour, $die und $amount fertige Worte; $n, $paid,
# $gold, $glory und $shards sind Zahlen. `face-…` und `card-…` benennen Würfelseiten und Karten, `.about` erklärt sie.

title = Dice Forge
tagline = Schmiede die Seiten deiner eigenen Würfel, lass jeden Wurf von den Göttern segnen und erringe durch Heldentaten einen Platz unter ihnen.

## Vor dem Spiel

option-cards = Heldentaten
    .about = Welche Karten an den Inseln liegen. Neun der fünfzehn Stapel lassen sich gegen einen anderen tauschen: durch Los oder wie du wählst.
option-cards-introductory = für die erste Partie
option-cards-random = durch Los, Stapel für Stapel
option-cards-chosen = wie unten gewählt
option-hind_slot = Insel 2, zwei Monde
option-hind_slot-hind = { card-hind }
    .about = { card-hind.about }
option-hind_slot-bear = { card-bear }
    .about = { card-bear.about }
option-satyrs_slot = Insel 2, drei Monde
option-satyrs_slot-satyrs = { card-satyrs }
    .about = { card-satyrs.about }
option-satyrs_slot-boar = { card-boar }
    .about = { card-boar.about }
option-ferryman_slot = Insel 3, vier Monde
option-ferryman_slot-ferryman = { card-ferryman }
    .about = { card-ferryman.about }
option-ferryman_slot-cerberus = { card-cerberus }
    .about = { card-cerberus.about }
option-cancer_slot = Insel 4, sechs Monde
option-cancer_slot-cancer = { card-cancer }
    .about = { card-cancer.about }
option-cancer_slot-sentinel = { card-sentinel }
    .about = { card-sentinel.about }
option-hydra_slot = Insel 4, je fünf
option-hydra_slot-hydra = { card-hydra }
    .about = { card-hydra.about }
option-hydra_slot-typhon = { card-typhon }
    .about = { card-typhon.about }
option-sphinx_slot = Insel 4, sechs Sonnen
option-sphinx_slot-sphinx = { card-sphinx }
    .about = { card-sphinx.about }
option-sphinx_slot-cyclops = { card-cyclops }
    .about = { card-cyclops.about }
option-gorgon_slot = Insel 5, vier Sonnen
option-gorgon_slot-gorgon = { card-gorgon }
    .about = { card-gorgon.about }
option-gorgon_slot-triton = { card-triton }
    .about = { card-triton.about }
option-owl_slot = Insel 6, zwei Sonnen
option-owl_slot-owl = { card-owl }
    .about = { card-owl.about }
option-owl_slot-celestial-ship = { card-celestial-ship }
    .about = { card-celestial-ship.about }
option-minotaur_slot = Insel 6, drei Sonnen
option-minotaur_slot-minotaur = { card-minotaur }
    .about = { card-minotaur.about }
option-minotaur_slot-shield = { card-shield }
    .about = { card-shield.about }

seat-0 = Blaue Welle
seat-1 = Rote Flamme
seat-2 = Grünes Blatt
seat-3 = Gelbe Sonne

## Was auf dem Tisch liegt

zone-islands = Inseln
zone-temple = Tempel
zone-board = Tableau
zone-cards = Vollbrachte Taten
spot-stack = Insel { $n }
spot-portal = Portal { $n }
spot-home = Startportal
spot-basin = Becken für { $n } Gold
spot-bed = Garten
spot-round = Runde { $n }

colour-red = rot
colour-blue = blau
colour-yellow = gelb
colour-green = grün

amount-gold = { $n } Gold
amount-sun = { $n ->
    [one] 1 Sonnensplitter
   *[other] { $n } Sonnensplitter
}
amount-moon = { $n ->
    [one] 1 Mondsplitter
   *[other] { $n } Mondsplitter
}
amount-glory = { $n } Ruhm

type-face-of = { $what }
    .count = { $what } (noch { $n })
type-card-of = { $what }
    .count = { $n } × { $what }
type-die-light = heller Würfel
    .about = Einer der beiden Würfel eines Spielers. Schmieden ersetzt eine seiner sechs Seiten.
    .one = den hellen Würfel
type-die-dark = dunkler Würfel
    .about = Einer der beiden Würfel eines Spielers. Schmieden ersetzt eine seiner sechs Seiten.
    .one = den dunklen Würfel
type-gold = Gold
    .about = Bezahlt Seiten aus dem Heiligtum. Ein Tableau fasst 12, jede Truhe schafft Platz für 4 mehr.
    .count = { $n } Gold
type-sun = Sonnensplitter
    .about = Bezahlen Heldentaten, und zwei davon eine Zusatzaktion. Ein Tableau fasst 6, jede Truhe schafft Platz für 3 mehr.
    .count = { $n ->
        [one] 1 Sonnensplitter
       *[other] { $n } Sonnensplitter
    }
type-moon = Mondsplitter
    .about = Bezahlen Heldentaten. Ein Tableau fasst 6, jede Truhe schafft Platz für 3 mehr.
    .count = { $n ->
        [one] 1 Mondsplitter
       *[other] { $n } Mondsplitter
    }
type-glory = Ruhm
    .about = Die bisher errungenen Punkte. Der Ruhm auf den Karten kommt am Ende dazu.
    .count = { $n } Ruhm
type-hammer = Gold auf dem Hammer
    .about = Je 15 Gold vollenden eine Runde um den Hammer: 10 Ruhm für die erste, 15 für die zweite.
    .count = { $n } Gold auf dem Hammer
type-removed = entfernte Seiten
    .about = Von den Würfeln entfernte Seiten: so viele, wie geschmiedet wurden. Sie kommen nie zurück.
    .count = { $n ->
        [one] 1 entfernte Seite
       *[other] { $n } entfernte Seiten
    }
type-round = Runde
    .about = Neun Runden zu zweit oder zu viert, zehn zu dritt.
    .count = Runde { $n }
type-triton = Triton-Marker
    .about = Im eigenen Zug, sooft du etwas gefragt wirst: 6 Gold, 2 Sonnen- oder 2 Mondsplitter. Einmal.
    .count = { $n ->
        [one] 1 Triton-Marker
       *[other] { $n } Triton-Marker
    }
type-cerberus = Zerberos-Marker
    .about = Nach einer deiner Göttergaben: Wende die gewürfelten Seiten noch einmal an. Einmal.
    .count = { $n ->
        [one] 1 Zerberos-Marker
       *[other] { $n } Zerberos-Marker
    }
type-hero = Held
    .about = Steht, wo die letzte Heldentat vollbracht wurde. Wer auf dasselbe Portal kommt, schickt ihn heim.

face-gold-1 = 1 Gold
    .about = Du erhältst 1 Gold.
face-gold-3 = 3 Gold
    .about = Du erhältst 3 Gold.
face-gold-4 = 4 Gold
    .about = Du erhältst 4 Gold.
face-gold-6 = 6 Gold
    .about = Du erhältst 6 Gold.
face-sun-1 = 1 Sonne
    .about = Du erhältst 1 Sonnensplitter.
face-sun-2 = 2 Sonnen
    .about = Du erhältst 2 Sonnensplitter.
face-moon-1 = 1 Mond
    .about = Du erhältst 1 Mondsplitter.
face-moon-2 = 2 Monde
    .about = Du erhältst 2 Mondsplitter.
face-glory-2 = 2 Ruhm
    .about = Du erhältst 2 Ruhm.
face-glory-3 = 3 Ruhm
    .about = Du erhältst 3 Ruhm.
face-glory-4 = 4 Ruhm
    .about = Du erhältst 4 Ruhm.
face-any-1 = 1 Gold, Sonne oder Mond
    .about = Du erhältst nach Wahl 1 Gold, 1 Sonnensplitter oder 1 Mondsplitter.
face-any-2 = 2 Gold, Sonnen oder Monde
    .about = Du erhältst nach Wahl 2 Gold, 2 Sonnensplitter oder 2 Mondsplitter.
face-sun-1-glory-1 = 1 Sonne und 1 Ruhm
    .about = Du erhältst 1 Sonnensplitter und 1 Ruhm.
face-gold-2-moon-1 = 2 Gold und 1 Mond
    .about = Du erhältst 2 Gold und 1 Mondsplitter.
face-gold-3-or-glory-2 = 3 Gold oder 2 Ruhm
    .about = Du erhältst nach Wahl 3 Gold oder 2 Ruhm.
face-glory-2-moon-2 = 2 Ruhm und 2 Monde
    .about = Du erhältst 2 Ruhm und 2 Mondsplitter.
face-all-1 = 1 von allem
    .about = Du erhältst 1 Gold, 1 Sonnensplitter, 1 Mondsplitter und 1 Ruhm.
face-triple = Verdreifacher
    .about = Was der andere Würfel zeigt, zählt dreifach.
face-mirror = Spiegel
    .about = Wird zu einer Seite, die bei einem Gegner oben liegt; du wählst, welche.
face-ship = Schiff
    .about = Kaufe und schmiede sofort eine Seite des Heiligtums für 2 Gold weniger, wenn du magst.
face-shield-red = roter Schild
    .about = 5 Ruhm, wenn dein anderer Würfel Sonnensplitter gibt, sonst 2 Sonnensplitter.
face-shield-blue = blauer Schild
    .about = 5 Ruhm, wenn dein anderer Würfel Mondsplitter gibt, sonst 2 Mondsplitter.
face-shield-yellow = gelber Schild
    .about = 5 Ruhm, wenn dein anderer Würfel Gold gibt, sonst 3 Gold.
face-shield-green = grüner Schild
    .about = 5 Ruhm, wenn dein anderer Würfel Ruhm gibt, sonst 3 Ruhm.
face-boar-red = roter Keiler
    .about = Du erhältst einen Sonnen- oder Mondsplitter; wer die rote Keilerkarte hat, erhält einen Splitter oder 3 Ruhm. Nicht entfernbar.
face-boar-blue = blauer Keiler
    .about = Du erhältst einen Sonnen- oder Mondsplitter; wer die blaue Keilerkarte hat, erhält einen Splitter oder 3 Ruhm. Nicht entfernbar.
face-boar-yellow = gelber Keiler
    .about = Du erhältst einen Sonnen- oder Mondsplitter; wer die gelbe Keilerkarte hat, erhält einen Splitter oder 3 Ruhm. Nicht entfernbar.
face-boar-green = grüner Keiler
    .about = Du erhältst einen Sonnen- oder Mondsplitter; wer die grüne Keilerkarte hat, erhält einen Splitter oder 3 Ruhm. Nicht entfernbar.

card-hammer = Hammer des Schmieds
    .about = 1 Mond. Von nun an darf jeder Teil von erhaltenem Gold auf den Hammer: 15 Gold sind 10 Ruhm wert, die nächsten 15 weitere 15.
card-chest = Truhe des Schmieds
    .about = 1 Mond, 2 Ruhm. Dein Tableau fasst 4 Gold, 3 Sonnen- und 3 Mondsplitter mehr.
card-hind = Silberne Hirschkuh
    .about = 2 Monde, 2 Ruhm. Verstärkung: Wirf einen deiner Würfel für eine kleine Göttergabe.
card-bear = Großer Bär
    .about = 2 Monde, 2 Ruhm. 3 Ruhm, sooft du einen Helden verdrängst oder deiner verdrängt wird.
card-satyrs = Satyrn
    .about = 3 Monde, 6 Ruhm. Alle anderen werfen beide Würfel; zwei der Seiten nimmst du als eigene Göttergabe.
card-boar = Zäher Keiler
    .about = 3 Monde, 4 Ruhm. Jemand anderes muss einen Keiler schmieden; sooft er angewendet wird, erhältst du einen Splitter oder 3 Ruhm.
card-ferryman = Fährmann
    .about = 4 Monde, 12 Ruhm.
card-cerberus = Zerberos
    .about = 4 Monde, 6 Ruhm. Ein Marker, mit dem du eine deiner Göttergaben wiederholst.
card-helmet = Helm der Unsichtbarkeit
    .about = 5 Monde, 4 Ruhm. Schmiede einen Verdreifacher.
card-cancer = Krebs
    .about = 6 Monde, 8 Ruhm. Zwei große Göttergaben nacheinander.
card-sentinel = Wachposten
    .about = 6 Monde, 6 Ruhm. Zwei große Göttergaben; die Splitter einer Seite dürfen je 2 Ruhm werden.
card-hydra = Hydra
    .about = 5 Sonnen und 5 Monde, 26 Ruhm.
card-typhon = Typhon
    .about = 5 Sonnen und 5 Monde, 16 Ruhm. 1 Ruhm für jede Seite, die du geschmiedet hast.
card-sphinx = Sphinx
    .about = 6 Sonnen, 10 Ruhm. Vier kleine Göttergaben mit einem Würfel.
card-cyclops = Zyklop
    .about = 6 Sonnen, 8 Ruhm. Vier kleine Göttergaben mit einem Würfel; das Gold einer Seite darf ebenso viel Ruhm werden.
card-abyss = Spiegel des Abgrunds
    .about = 5 Sonnen, 10 Ruhm. Schmiede einen Spiegel.
card-gorgon = Gorgone
    .about = 4 Sonnen, 14 Ruhm.
card-triton = Triton
    .about = 4 Sonnen, 8 Ruhm. Ein Marker, in einem deiner Züge 6 Gold, 2 Sonnen oder 2 Monde wert.
card-minotaur = Minotaurus
    .about = 3 Sonnen, 8 Ruhm. Alle anderen werfen beide Würfel und verlieren, was sie zeigen.
card-shield = Schild des Wächters
    .about = 3 Sonnen, 6 Ruhm. Wähle einen Schild, der noch da ist, und schmiede ihn.
card-owl = Eule des Wächters
    .about = 2 Sonnen, 4 Ruhm. Verstärkung: 1 Gold, 1 Sonne oder 1 Mond.
card-celestial-ship = Himmelsschiff
    .about = 2 Sonnen, 4 Ruhm. Schmiede ein Schiff.
card-elder = Der Älteste
    .about = 1 Sonne. Verstärkung: Zahle 3 Gold für 4 Ruhm.
card-wild-spirits = Wilde Geister
    .about = 1 Sonne, 2 Ruhm. Du erhältst 3 Gold und 3 Mondsplitter.

## Was man tun kann

kind-gain = Nehmen
kind-copy = Diese Seite spiegeln
kind-pick = Diese zwei Würfel nehmen
kind-first = Diese Seite zuerst
kind-hammer = Auf den Hammer
kind-swap = Lieber Ruhm
kind-swap-no = So behalten
kind-swap-yes = Ruhm dafür nehmen
kind-again = Zerberos
kind-again-no = Es ist genug
kind-again-yes = Noch einmal
kind-buy = Seite kaufen
kind-forge = Hier schmieden
kind-feat = Heldentat vollbringen
kind-shield = Diesen Schild nehmen
kind-name = Den Keiler bekommt
kind-die = Diesen Würfel werfen
kind-reinforce = Verstärkung herbeirufen
kind-triton = Triton einsetzen
kind-decline = Nichts kaufen
kind-extra = Zusatzaktion für 2 Sonnensplitter
kind-end = Zug beenden
button-triton = Triton: { $what }

note-price = { $n ->
    [0] kostenlos
   *[other] { $n } { "{gold}" }
}
note-cost = { $moon ->
    [0] { $sun } { "{sun}" }
   *[other] { $sun ->
        [0] { $moon } { "{moon}" }
       *[other] { $sun } { "{sun}" } { $moon } { "{moon}" }
    }
}
note-oust = { $cost }; schickt { $rival } heim

prompt-to-act = Schmiede Seiten oder vollbringe eine Heldentat.
prompt-to-act-reinforced = Rufe Verstärkungen herbei, dann schmiede Seiten oder vollbringe eine Heldentat.
prompt-to-act-forging = Schmiede noch eine andere Seite oder beende deinen Zug.
prompt-to-act-forging-extra = Schmiede noch eine andere Seite, bezahle eine Zusatzaktion oder beende deinen Zug.
prompt-to-act-again = Bezahle 2 Sonnensplitter für eine Zusatzaktion oder beende deinen Zug.
prompt-to-act-extra = Deine Zusatzaktion: Schmiede Seiten oder vollbringe eine Heldentat.
prompt-to-act-done = Deine Aktion ist getan. Beende deinen Zug, wann du magst.
prompt-to-gain = { $times ->
    [3] { $face }, dreifach: Was nimmst du?
   *[other] { $face }: Was nimmst du?
}
prompt-to-lose = { $times ->
    [3] { $face }, dreifach und als Verlust: Was gibst du her?
   *[other] { $face }, als Verlust: Was gibst du her?
}
prompt-to-copy = Der Spiegel wird klar. Welche Seite zeigt er?
prompt-to-pick = Die Satyrn bieten dir zwei dieser Würfel an. Welche?
prompt-to-order = Dein Gold liefe über. Welche Seite kommt zuerst?
prompt-to-hammer = Du erhältst { $n } Gold. Wie viel davon kommt auf den Hammer?
prompt-to-swap = { $gold ->
    [0] { $shards ->
        [one] Behältst du den Splitter, oder nimmst du 2 Ruhm dafür?
       *[other] Behältst du die { $shards } Splitter, oder nimmst du je 2 Ruhm dafür?
    }
   *[other] Behältst du die { $gold } Gold, oder nimmst du ebenso viel Ruhm?
}
prompt-to-repeat = Soll Zerberos diese Göttergabe wiederholen?
prompt-to-ship = Das Schiff bringt dich zum Heiligtum: eine Seite, { $n } Gold billiger.
prompt-to-forge = { $face }: Welche Seite deiner Würfel weicht dafür?
prompt-to-shield = Welchen Schild nimmst du aus den Gärten?
prompt-to-name = Wer muss den Keiler schmieden (Farbe: { $colour })?
prompt-to-die = { $n ->
    [one] Welchen Würfel wirfst du?
   *[other] Welchen Würfel wirfst du { $n }-mal?
}
prompt-to-owl = Was bringt dir die Eule?
prompt-to-boar = Dein Keiler wurde angewendet (Farbe: { $colour }). Was erhältst du?
wait-act = { $player } ist am Zug: Seiten oder eine Heldentat.
wait-gain = { $player } wählt, was der Würfel gibt.
wait-copy = { $player } blickt in den Spiegel.
wait-pick = Die Satyrn bieten { $player } zwei Würfel an.
wait-order = { $player } wählt, welche Seite zuerst kommt.
wait-hammer = { $player } teilt Gold zwischen Tableau und Hammer.
wait-swap = { $player } darf es in Ruhm verwandeln.
wait-repeat = Schickt { $player } Zerberos?
wait-ship = Das Schiff von { $player } liegt am Heiligtum.
wait-forge = { $player } schmiedet eine Seite.
wait-shield = { $player } wählt einen Schild.
wait-name = { $player } wählt, wer den Keiler bekommt.
wait-die = { $player } wählt einen Würfel zum Werfen.
wait-owl = Die Eule fragt { $player }, was sie bringen soll.
wait-boar = Ein Keiler zahlt an { $player }: Was soll es sein?
standing-hammer = Gold, mit einem Hammer
standing-hammer-none = alles zum Vorrat
standing-hammer-all = alles auf den Hammer
standing-repeat = Zerberos-Marker
standing-repeat-no = behalten
prompt-over = Die Götter haben gewählt. Das Spiel ist zu Ende.

## Was geschehen ist

event-turn = Runde { $round }: { $player } ist am Zug.
event-rolled = { $player } würfelt { $face }.
said-rolled = { $player } würfelt { $one } und { $other }.
said-die-of = { $die } von { $player }
event-copied = Der Spiegel von { $player } zeigt: { $face }.
event-tripled = Für { $player } zählt es dreifach: { $face }.
event-gained = { $player } erhält { $amount }.
event-wasted = { $player } hat keinen Platz für { $amount }.
event-lost = { $player } verliert { $amount }.
event-hammered = { $player } legt { $gold } Gold auf den Hammer.
event-lap-done = Eine Runde um den Hammer ist geschafft: { $glory } Ruhm für { $player }.
event-shield-shone = Es passt: Für { $player } gibt der Schild 5 Ruhm ({ $face }).
event-swapped = { $player } nimmt stattdessen { $glory } Ruhm.
event-boar-paid = Der Keiler (Farbe: { $colour }) bringt { $player } { $amount }.
event-repeated = { $player } schickt Zerberos: Die Göttergabe wird noch einmal angewendet.
event-bought = { $paid ->
    [0] { $player } erhält eine Seite umsonst: { $face }.
   *[other] { $player } kauft eine Seite für { $paid } Gold: { $face }.
}
event-forged = { $player } schmiedet eine Seite auf { $die }: { $face } statt { $removed }.
event-reinforced = { $player } ruft eine Verstärkung herbei: { $card }.
event-paid-extra = { $player } zahlt 2 Sonnensplitter für eine Zusatzaktion.
event-feat-begun = { $player } geht für eine Heldentat zu Portal { $portal }: { $card }.
event-ousted = { $player } verdrängt den Helden von { $rival }.
event-bear-paid = Der Bär gibt { $player } { $glory } Ruhm.
event-card-taken = { $player } nimmt eine Karte: { $card }.
event-picked = { $player } nimmt { $one } und { $other }.
event-boar-named = { $player } schickt den Keiler (Farbe: { $colour }) zu { $rival }.
event-typhon-paid = Typhon gibt { $player } { $glory } Ruhm für die geschmiedeten Seiten.
event-triton-spent = { $player } setzt Triton ein und erhält { $amount }.
event-game-over = Die letzte Runde ist vorbei.

score-track = Ruhm auf der Leiste
score-cards = Ruhm auf Karten

## Warum nicht

refusal-turn-reinforcements = Jede Verstärkung hilft einmal in deinem Zug, und vor deiner Aktion.
refusal-turn-action = Deine Aktion ist getan. Zahle 2 Sonnensplitter für eine weitere oder beende deinen Zug.
refusal-turn-extra = Eine Zusatzaktion kostet 2 Sonnensplitter, geht einmal im Zug und braucht etwas, das du bezahlen kannst.
refusal-blessing-choice = Das zeigt die Seite nicht.
refusal-forge-pay = Für diese Seite reicht dein Gold nicht.
refusal-forge-different = Diese Seite hast du in dieser Aktion schon gekauft: Alle müssen verschieden sein.
refusal-forge-sold-out = Diese Seite ist vergriffen.
refusal-feat-cost = Für diese Heldentat reichen deine Splitter nicht.
refusal-feat-empty = Dort liegt keine Karte mehr.
refusal-face-mirror = Ein Spiegel zeigt eine Seite, die bei einem Gegner oben liegt, aber keinen Spiegel.
refusal-face-boar = Ein Keiler gibt einen Sonnen- oder Mondsplitter, und Ruhm nur dem, der seine Karte hat.
refusal-card-hammer = Nur Gold aus diesem Gewinn kann auf den Hammer, und nur so viel, wie Platz ist.
refusal-card-satyrs = Nimm zwei Würfel der anderen.
refusal-card-boar = Ein Keiler geht an jemand anderen, und eine Seite mit Keiler kann nicht entfernt werden.
refusal-card-triton = Du hast keinen Triton-Marker.
refusal-card-shield = Dieser Schild ist vergeben.
refusal-card-owl = Die Eule bringt Gold oder einen Splitter, keinen Ruhm.
refusal-card-elder = Der Älteste will 3 Gold.
refusal-ruling-extra-after-action = Zuerst die Aktion deines Zuges; eine Zusatzaktion kommt danach.
refusal-ruling-triton-when-asked = Triton hilft nur im eigenen Zug.

## Das Regelbuch

chapter-setup = Aufbau
chapter-cards = Welche Heldentaten
chapter-turn = Dein Zug
chapter-blessing = Göttergaben
chapter-reserve = Dein Tableau
chapter-forge = Seiten schmieden
chapter-feat = Heldentaten
chapter-face = Besondere Seiten
chapter-card = Die Karten
chapter-end = Das Ende des Spiels
chapter-score = Wertung
chapter-ruling = Auslegungen
chapter-engine = An diesem Tisch

rule-setup-players = Zwei bis vier Helden spielen. Mit Würfeln, deren Seiten sie selbst schmieden, sammeln sie Gold, Sonnensplitter und Mondsplitter; wer am Ende den meisten Ruhm hat, gewinnt einen Platz unter den Göttern.
rule-setup-dice = Alle haben einen hellen Würfel mit fünf Seiten zu 1 Gold und einer zu 1 Sonnensplitter und einen dunklen mit vier Seiten zu 1 Gold, einer zu 1 Mondsplitter und einer zu 2 Ruhm.
rule-setup-gold = Wer beginnt, hat 3 Gold, der Zweite 2, der Dritte 1, der Vierte keines.
rule-setup-cards = Jeder der fünfzehn Kartenstapel hat so viele Karten, wie Leute spielen.
rule-setup-sanctuary = Im Heiligtum liegen zehn Stapel zu vier Seiten für 2 bis 12 Gold. Die vier Seiten der Stapel für 4 und für 12 Gold sind alle verschieden. In den Gärten liegen die zwanzig besonderen Seiten, die nur Karten geben.
rule-setup-two-players = Zu zweit werden aus jedem Stapel des Heiligtums zwei Seiten durch Los entfernt.
rule-setup-rounds = Das Spiel hat zu zweit und zu viert neun Runden, zu dritt zehn.
rule-setup-first-player = Wer beginnt, behält den Startspielermarker das ganze Spiel.
rule-cards-introductory = Für die erste Partie sind die Stapel: Hammer und Truhe, Silberne Hirschkuh und Satyrn, Fährmann und Helm, Krebs, Hydra und Sphinx, Gorgone und Spiegel, Eule und Minotaurus, Ältester und Wilde Geister.
rule-cards-swap = Neun davon lassen sich einzeln gegen eine andere Karte gleicher Kosten an derselben Insel tauschen: Großer Bär, Zäher Keiler, Zerberos, Wachposten, Typhon, Zyklop, Triton, Himmelsschiff, Schild des Wächters.
rule-cards-random = Oder das Los entscheidet bei jedem der neun.
rule-turn-order = In jeder Runde sind alle einmal am Zug, im Uhrzeigersinn vom Startspieler an.
rule-turn-blessing = Ein Zug beginnt mit einer großen Göttergabe für alle: Alle würfeln gleichzeitig.
rule-turn-twice = Zu zweit geschieht dieser erste Schritt zweimal nacheinander.
rule-turn-order-matters = Kommt es wegen Schiffen, Spiegeln oder Keilern auf die Reihenfolge an, werden die Gaben vom aktiven Spieler an nacheinander angewendet.
rule-turn-reinforcements = Dann darf der aktive Spieler Verstärkungen herbeirufen: jede seiner Karten, auf der „Verstärkung“ steht (Silberne Hirschkuh, Eule des Wächters, Der Älteste), einmal, in beliebiger Reihenfolge. Eine in diesem Zug genommene Karte wartet bis zum nächsten.
rule-turn-action = Dann darf er eine Aktion ausführen: Seiten aus dem Heiligtum schmieden oder eine Heldentat vollbringen.
rule-turn-extra = Für 2 Sonnensplitter darf er einmal im Zug noch eine Aktion ausführen, gleich welcher Art.
rule-turn-end = Dann geht der Zug nach links weiter.
rule-blessing-divine = Eine große Göttergabe: Wirf deine beiden Würfel und wende beide Seiten an. Es gibt sie zu Beginn jedes Zuges, durch manche Karten und wenn dein Held verdrängt wird.
rule-blessing-minor = Eine kleine Göttergabe: Wirf einen deiner Würfel nach Wahl und wende seine Seite an. Es gibt sie nur durch Karten.
rule-blessing-any-order = Deine beiden Seiten wendest du in beliebiger Reihenfolge an.
rule-blessing-choice = Zeigt eine Seite mehreres, durch einen Strich getrennt, nimmst du eines davon; steht es nebeneinander, nimmst du alles.
rule-reserve-caps = Dein Tableau fasst höchstens 12 Gold, 6 Sonnensplitter und 6 Mondsplitter. Was darüber hinausgeht, verfällt.
rule-reserve-glory = Ruhm hat keine Grenze: Bei 100 beginnt die Leiste von vorn.
rule-forge-pay = Zum Schmieden nimm eine oder mehrere Seiten aus dem Heiligtum und zahle für jede das Gold, das an ihrem Becken steht.
rule-forge-different = Alle Seiten, die du in einer Aktion nimmst, müssen verschieden sein. Verschiedene Seiten desselben Stapels sind erlaubt.
rule-forge-sold-out = Eine vergriffene Seite ist endgültig weg.
rule-forge-at-once = Du schmiedest die Seiten sofort, in beliebiger Reihenfolge.
rule-forge-replace = Um eine Seite zu schmieden, entferne irgendeine Seite eines deiner Würfel und setze die neue dorthin. Die alte ist aus dem Spiel und wird vor dir gezählt. Nichts anderes verändert je einen Würfel.
rule-forge-new-face-up = Dann liegt der Würfel mit der neuen Seite oben.
rule-feat-cost = Für eine Heldentat wähle einen Stapel und zahle die Splitter, die er kostet.
rule-feat-empty = Wo keine Karte mehr liegt, geht die Heldentat nicht.
rule-feat-hero = Stelle deinen Helden auf das Portal dieser Insel, wenn er nicht schon dort steht. Er bleibt, bis er verdrängt wird oder du ihn bewegst.
rule-feat-oust = Steht dort ein anderer Held, wird er verdrängt: Er kehrt auf sein Startportal zurück, und wer ihn führt, erhält sofort eine große Göttergabe.
rule-feat-card-last = Erst dann nimmst du die oberste Karte des Stapels und führst sie aus.
rule-feat-repeat = Dieselbe Heldentat darfst du mehrmals vollbringen, auch in einem Zug.
rule-face-triple = Verdreifacher: Was der andere Würfel gibt, zählt dreifach; bei einer Seite mit Wahl wählst du einmal, ein Schiff ist 6 Gold billiger. Allein oder mit einem zweiten bewirkt er nichts.
rule-face-mirror = Spiegel: Er wird zu einer Seite deiner Wahl, die bei einem Gegner oben liegt, und gilt dann in jeder Hinsicht als diese.
rule-face-ship = Schiff: Du darfst sofort eine Seite des Heiligtums für 2 Gold weniger kaufen und schmieden.
rule-face-shield = Schild: Gab dein anderer Würfel, wofür der Schild steht (rot Sonne, blau Mond, gelb Gold, grün Ruhm), erhältst du 5 Ruhm; sonst 2 Sonnensplitter, 2 Mondsplitter, 3 Gold oder 3 Ruhm.
rule-face-boar = Keiler: Wer ihn anwendet, erhält einen Sonnen- oder Mondsplitter, und wer die Keilerkarte dieser Farbe hat, einen Sonnensplitter, einen Mondsplitter oder 3 Ruhm.
rule-card-hammer = Hammer: Von nun an darfst du von jedem Gold, das du erhältst, einen beliebigen Teil auf den Hammer statt auf dein Tableau legen. 15 Gold sind eine Runde und sofort 10 Ruhm wert, die zweite Runde 15, dann ist der Hammer fertig. Mehrere Hämmer werden nacheinander gefüllt.
rule-card-chest = Truhe: Dein Tableau fasst 4 Gold, 3 Sonnensplitter und 3 Mondsplitter mehr.
rule-card-hind = Silberne Hirschkuh, eine Verstärkung: Du erhältst eine kleine Göttergabe.
rule-card-bear = Großer Bär: Von nun an erhältst du 3 Ruhm, sooft du einen Helden verdrängst und sooft deiner verdrängt wird, noch vor dem Wurf. Die Tat, die den Bären bringt, zählt noch nicht.
rule-card-satyrs = Satyrn: Alle anderen werfen beide Würfel, ohne sie anzuwenden. Du wählst zwei dieser Würfel und wendest ihre Seiten an, als wären sie deine eigene große Göttergabe.
rule-card-boar = Zäher Keiler: Nenne jemand anderen; der muss sofort den Keiler in der Farbe der Karte schmieden. Diese Seite kann nie entfernt werden, und du gewinnst, sooft irgendwer sie anwendet.
rule-card-glory-only = Fährmann, Gorgone und Hydra haben keinen Effekt; sie sind 12, 14 und 26 Ruhm wert.
rule-card-cerberus = Zerberos: Nimm einen Marker. Nach jeder deiner Göttergaben darfst du ihn abgeben, um die gewürfelten Seiten noch einmal anzuwenden, mit neuer Wahl; je Wurf ein Marker.
rule-card-helmet = Helm der Unsichtbarkeit: Nimm einen Verdreifacher und schmiede ihn sofort.
rule-card-cancer = Krebs: Du erhältst zwei große Göttergaben, die erste vollständig vor der zweiten.
rule-card-sentinel = Wachposten: wie der Krebs, aber die Splitter aus diesen Gaben dürfen je 2 Ruhm werden.
rule-card-typhon = Typhon: Du erhältst 1 Ruhm für jede Seite, die du bisher geschmiedet hast.
rule-card-sphinx = Sphinx: Wähle einen deiner Würfel und erhalte mit ihm vier kleine Göttergaben nacheinander.
rule-card-cyclops = Zyklop: wie die Sphinx, aber das Gold aus diesen Gaben darf ebenso viel Ruhm werden.
rule-card-abyss = Spiegel des Abgrunds: Nimm einen Spiegel und schmiede ihn sofort.
rule-card-triton = Triton: Nimm einen Marker. Im eigenen Zug darfst du ihn für 6 Gold, 2 Sonnensplitter oder 2 Mondsplitter abgeben.
rule-card-minotaur = Minotaurus: Alle anderen werfen beide Würfel und verlieren alles, was sie zeigen, auch Ruhm, aber nie unter null und nichts von Karten. Wer die Wahl hat, wählt, was er verliert; Schiffe bewirken nichts.
rule-card-shield = Schild des Wächters: Wähle einen der übrigen Schilde und schmiede ihn sofort.
rule-card-owl = Eule des Wächters, eine Verstärkung: Du erhältst 1 Gold, 1 Sonnensplitter oder 1 Mondsplitter.
rule-card-celestial-ship = Himmelsschiff: Nimm ein Schiff und schmiede es sofort.
rule-card-elder = Der Älteste, eine Verstärkung: Du darfst 3 Gold für 4 Ruhm zahlen.
rule-card-wild-spirits = Wilde Geister: Du erhältst 3 Gold und 3 Mondsplitter.
rule-end-last-round = Das Spiel endet mit dem Zug des letzten Spielers der letzten Runde.
rule-score-sum = Zähle den Ruhm auf deinen Karten zum Ruhm auf deinem Tableau. Die höchste Summe gewinnt; übriges Gold, Splitter und Marker zählen nichts.
rule-score-ties = Wer gleich viel hat, teilt sich den Platz.
rule-ruling-ousted-is-blessed = Die Gabe beim Verdrängen erhält, wer verdrängt wird, weil der Absatz darüber es so sagt; eine Liste an anderer Stelle ließe sich umgekehrt lesen.
rule-ruling-twice-every-turn = Zu zweit gibt es die Gabe in jedem Zug zweimal, nicht nur einmal je Runde, weil der Text zum Zug den ganzen Schritt wiederholt.
rule-ruling-ten-stacks = Die sieben Becken fassen zehn Stapel zu vier Seiten; nur so stimmen vier Seiten je Stapel und das Entfernen zu zweit.
rule-ruling-boar-colours = Die Keilerkarten kommen in der Folge rot, blau, gelb, grün, weil die Regel nicht sagt, welche Farben mitspielen; es macht keinen Unterschied.
rule-ruling-triple-boar = Bei einem verdreifachten Keiler wählt, wer die Karte hat, dreimal, weil die Belohnung zu jeder Anwendung der Seite gehört.
rule-ruling-two-shields = Zwei Schilde in einer Gabe geben beide die kleinere Belohnung, weil ein Schild nicht als das zählt, was der andere Würfel gab.
rule-ruling-shield-sees-all = Für einen Schild zählt, was der andere Würfel gab, auch wenn kein Platz dafür war, es auf einen Hammer kam oder gegen Ruhm getauscht wurde.
rule-ruling-satyrs-mirror = Ein von den Satyrn genommener Spiegel zeigt eine Seite eines deiner Gegner oder eine eigene, weil ein Spiegel gegenüberliegt.
rule-ruling-swap-whole-face = Bei Wachposten und Zyklop tauschst du alles, was eine Seite gibt, oder nichts davon.
rule-ruling-extra-after-action = Eine Zusatzaktion kommt nach einer ersten; ohne diese wäre sie bloß die erste, nur teurer.
rule-ruling-rolled-face-counts = Eine gewürfelte Seite zählt, und Zerberos wiederholt sie, auch wenn ein Schiff sie eben auf dem Würfel ersetzt hat.
rule-ruling-chests-add-up = Mehrere Truhen wirken zusammen.
rule-ruling-no-cerberus-on-losses = Für einen Wurf beim Minotaurus hilft Zerberos nicht, weil das keine Göttergabe ist.
rule-ruling-hammer-per-gain = Wie viel Gold auf den Hammer kommt, wird für jeden Gewinn einzeln entschieden.
rule-ruling-mirror-of-mirror = Ein Spiegel kann keinen Spiegel zeigen; liegt aber gegenüber einer, siehst du dich darin und darfst deine eigene andere Seite nehmen. Gibt es nichts zu spiegeln, bewirkt er nichts.
rule-ruling-even-chances = Wo das Los zwischen zwei Karten entscheidet, sind beide gleich wahrscheinlich.
rule-ruling-triton-when-asked = Triton lässt sich einsetzen, sooft sein Besitzer im eigenen Zug etwas gefragt wird, auch mitten in einer Gabe.
rule-ruling-no-refund = Ein Nachlass, der größer ist als der Preis, macht die Seite kostenlos; ausgezahlt wird nichts.
rule-engine-first-player = Wer beginnt, wird ausgelost.
rule-engine-best-order = Zuerst steht fest, was Spiegel zeigen. Gold wird genommen, bevor ein Schiff fährt, weil das nur nützen kann; nach der Reihenfolge wirst du gefragt, wenn dein Tableau überliefe.
rule-engine-one-by-one = Alle anderen wählen gleichzeitig. Nacheinander wird nur gefragt, wo zwei Schiffe, ein Schiff und ein Spiegel oder ein Keiler oben liegen.
rule-engine-worth-asking = Nach Zerberos wird nicht gefragt, wo die Seiten niemandem etwas brächten.
