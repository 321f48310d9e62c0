# Theomachie. In Ereignissen und Aufforderungen sind $player, $target, $rival, $card, $source, $element, $deity, $myth und $clergy fertige Wörter.
# Was eine Karte tut, wird aus den Sätzen unter „Die Sprache der Karten“ zusammengesetzt; `.count` ist so viele von einer Sorte.

title = Theomachie
tagline = Setze deine Gläubigen unter einem Himmel aus fünf Sternen, schlage mit den Elementen zu und sei der letzte Gott, an den man glaubt.

## Vor dem Spiel

option-advanced = Gottheiten und Mythen
    .about = Jeder ist eine Gottheit mit einer Fähigkeit und einem Wunsch; erfüllte Wünsche bringen Wundermarker, und Wunder kaufen Mythen und Heroen.
option-doom = Alle Heroen sterben
    .about = Nach einem verlorenen Kampf sterben alle Heroen des Verlierers, auch die daheimgebliebenen.
option-counted = Gezählte Geistliche
    .about = In der Schachtel sind 17 Propheten, 33 Priester und 50 Gläubige: Was im Vorrat fehlt, kann man weder bekommen noch leihen.
option-cards = Karten
    .about = Andere Karten als die rekonstruierten, als Tabelle in einer TOML-Datei: für alle, die die Schachtel haben oder eigene Ideen.
option-cards-none = wie rekonstruiert
option-cards-own = eigene
wrong-cards-no-card = Eine Karte „{ $card }“ gibt es nicht. Es gibt: { $has }.
wrong-cards-no-table = Karte „{ $card }“: Eine Karte ist eine Tabelle von Feldern, nicht „{ $given }“.
wrong-cards-field = Karte „{ $card }“ hat kein Feld „{ $field }“. Sie hat: { $has }.
wrong-cards-price = Karte „{ $card }“: Ein Preis ist eine ganze Zahl von 0 bis { $most }, nicht „{ $given }“.
wrong-cards-text = Karte „{ $card }“: „{ $field }“ ist ein Text, nicht „{ $given }“.
wrong-cards-language = Karte „{ $card }“: Namen gibt es in { $has }, nicht in „{ $word }“.
wrong-cards-name = Karte „{ $card }“: Ein Name hat 1 bis { $most } Buchstaben, „{ $given }“ nicht.
wrong-cards-sort = Karte „{ $card }“: „{ $word }“ ist keine Art und kein Gebrauch einer solchen Karte. Es gibt: { $has }.
wrong-cards-action = Karte „{ $card }“: Eine Aktionskarte ist „attack“, „effect“ oder „place“, nicht „{ $word }“.
wrong-cards-marker = Karte „{ $card }“: Ein Ort hat einen Marker auf sich, und nur ein Ort.
wrong-cards-requirement = Karte „{ $card }“: Eine Bedingung heißt etwa „earth 1“ oder „earth 1 chaos 4“, nicht „{ $word }“.
wrong-cards-myth = Karte „{ $card }“: Ein Mythos ist „once“, „round“ oder „hero“, nicht „{ $word }“.
wrong-cards-wish = Karte „{ $card }“: Ein Wunsch heißt etwa „PLACES 1“, nicht „{ $word }“.
wrong-cards-when = Karte „{ $card }“: Eine Karte der Art { $sort } kann nicht bei „{ $word }“ wirken, sondern bei: { $has }.
wrong-cards-too-long = Karte „{ $card }“: „{ $word }“ hat ein Wort zu viel.
wrong-cards-nothing = Karte „{ $card }“ tut nichts: „does“ ist leer.
wrong-cards-word = Karte „{ $card }“: „{ $word }“ kann hier nicht stehen. Es gibt: { $has }.
wrong-cards-number = Karte „{ $card }“: „{ $word }“ ist keine Zahl von 1 bis 98.
wrong-cards-on-loss = Karte „{ $card }“, „{ $sentence }“: ON_LOSS hat nur ein Heros, nach allem anderen, mit WITHDRAW.
wrong-cards-else = Karte „{ $card }“, „{ $sentence }“: ELSE folgt auf ein REMOVE oder WITHDRAW, das vielleicht nichts bewegt.
wrong-cards-verb = Karte „{ $card }“, „{ $sentence }“: Eine Karte der Art { $sort } kann bei { $when } nur das: { $has }.
wrong-cards-short = Karte „{ $card }“: „{ $sentence }“ ist zu kurz. Es heißt etwa „{ $example }“.
wrong-cards-long = Karte „{ $card }“: „{ $sentence }“ hat ein Wort zu viel. Es heißt etwa „{ $example }“.
wrong-cards-upto = Karte „{ $card }“, „{ $sentence }“: Zu { $verb } gehört hier einmal „upto“.
wrong-cards-no-upto = Karte „{ $card }“, „{ $sentence }“: Zu { $verb } gehört hier kein „upto“.
wrong-cards-oneself = Karte „{ $card }“, „{ $sentence }“: { $verb } gilt einem selbst. Schreib „self“.
wrong-cards-opponent = Karte „{ $card }“, „{ $sentence }“: { $verb } richtet sich gegen jemand anderen. Schreib „opp“.
wrong-cards-counted = Karte „{ $card }“, „{ $sentence }“: Zähle für „self“ oder für „opp“.
wrong-cards-attack-counts = Karte „{ $card }“, „{ $sentence }“: Nur ein Angriff zählt, was andere haben.
wrong-cards-any-other = Karte „{ $card }“, „{ $sentence }“: „any_other“ gibt es nur in der Abrechnung.
wrong-cards-no-opponent = Karte „{ $card }“, „{ $sentence }“: Bei { $when } gibt es keinen Gegner. Schreib „any_other“ oder „self“.
wrong-cards-trigger = Karte „{ $card }“, „{ $sentence }“: Nur eine Reaktion auf ein Erhöhen trifft, wer erhöht hat.
wrong-cards-place = Karte „{ $card }“, „{ $sentence }“: Ein Ort nennt keinen einzelnen Gegner. Schreib „opps“ oder „self“.
wrong-cards-withdraw = Karte „{ $card }“, „{ $sentence }“: Marker werden von „self“ (auch mit „upto“) oder von „opp“ zurückgezogen.
wrong-cards-withdraw-any = Karte „{ $card }“, „{ $sentence }“: Von beliebiger Art wird ein Marker auf einmal zurückgezogen.
wrong-cards-remove = Karte „{ $card }“, „{ $sentence }“: Entfernt werden Marker einer Art, und zwar von anderen.
wrong-cards-which = Karte „{ $card }“, „{ $sentence }“: Schreib, welche Art von Marker.
wrong-cards-like = Karte „{ $card }“, „{ $sentence }“: Es heißt etwa „{ $example }“.
wrong-cards-discard = Karte „{ $card }“, „{ $sentence }“: Man wirft selbst ab („self choose“) oder jemand anderes zufällig („opp random“).
wrong-cards-star = Karte „{ $card }“, „{ $sentence }“: Der Stern ist „open“ oder eben „seen“.
wrong-cards-no-star = Karte „{ $card }“, „{ $sentence }“: Vorher wurde kein Stern angesehen.
wrong-cards-aspect = Karte „{ $card }“, „{ $sentence }“: Ein Aspekt wird vor dem Bieten gewählt, und nur dort.
wrong-cards-prevent = Karte „{ $card }“, „{ $sentence }“: PREVENT kommt zuerst.
wrong-cards-times = Karte „{ $card }“, „{ $sentence }“: { $verb } geschieht { $most ->
    [one] einmal
   *[other] 1 bis { $most } Mal
}, nicht „{ $word }“.

seat-0 = Blaue Welle
seat-1 = Rote Flamme
seat-2 = Grünes Blatt
seat-3 = Gelbe Sonne

## Was auf dem Tisch liegt

zone-sky = Konstellation
zone-row = Gebete
zone-community = Gemeinschaft
zone-table = Ausgelegte Karten
zone-hand = Hand
zone-pack = Karten zur Wahl
zone-chosen = Gewählte Karten
zone-discard = Ablagestapel
zone-has = Besitz
spot-star = Stern { $n }
spot-price-priest = für einen Priester
spot-price-believer = für einen Gläubigen
spot-price-free = kostenlos
spot-stack = oberste Karte des Stapels
spot-hand = Hand
spot-pile = Stapel
spot-discard = Ablage
spot-stake = Einsatz von { $player }
spot-community = Gemeinschaft von { $player }
spot-court = Hof von { $player }
spot-owed = Was { $player } schuldet

sphere-water = Wasser
sphere-fire = Feuer
sphere-earth = Erde
sphere-air = Luft
aspect-order = Ordnung
aspect-chaos = Chaos
mythology-norse = Nordisch
mythology-greek = Griechisch
mythology-celtic = Keltisch
mythology-sumerian = Sumerisch

type-element = Stern: { $sphere }, { $aspect } { $n }
    .about = Eine Karte der Konstellation: einmal { $sphere } und { $n ->
        [one] 1 Symbol
       *[other] { $n } Symbole
    } { $aspect }. Offen zählt sie für alle.
type-power = Macht: { $sphere }, { $aspect } { $n }
    .about = Lege sie in deinem Zug oder vor einer Reaktion aus: Bis zum Ende der Runde kontrollierst du einmal { $sphere } mehr und { $n ->
        [one] 1 Symbol
       *[other] { $n } Symbole
    } { $aspect }.
type-dark = dunkler Stern
    .about = Eine verdeckte Karte der Konstellation. Sie wird vor der zweiten oder dritten Wettrunde aufgedeckt.
type-held = Handkarten
    .about = Karten, die dieser Spieler auf der Hand hat. Du siehst sie nicht.
    .count = { $n ->
        [one] Hand mit 1 Karte
       *[other] Hand mit { $n } Karten
    }
type-prophet = Prophet
    .about = Kraft 10. Fehlen Priester, wird ein Prophet in zwei gewechselt.
    .count = { $n ->
        [one] 1 Prophet
       *[other] { $n } Propheten
    }
type-priest = Priester
    .about = Kraft 5. Fehlen Gläubige, wird ein Priester in zwei gewechselt.
    .count = { $n ->
        [one] 1 Priester
       *[other] { $n } Priester
    }
type-believer = Gläubiger
    .about = Kraft 2. Jede Runde beginnt mit Gläubigen im Einsatz.
    .count = { $n ->
        [one] 1 Gläubiger
       *[other] { $n } Gläubige
    }
type-wonder = Wundermarker
    .about = Kommt von einem erfüllten Wunsch, höchstens einer je Runde. Wunder kaufen Mythen.
    .count = { $n ->
        [one] 1 Wundermarker
       *[other] { $n } Wundermarker
    }
type-pile = Nachziehstapel
    .about = Von hier wird gezogen; ist er leer, wird der Ablagestapel gemischt.
    .count = { $n ->
        [one] Nachziehstapel mit 1 Karte
       *[other] Nachziehstapel mit { $n } Karten
    }
type-discards = Ablagestapel
    .about = Abgelegte Karten, offen. Durchsehen darf sie nur ihr Besitzer; die oberste sehen alle.
    .count = { $n ->
        [one] Ablagestapel mit 1 Karte
       *[other] Ablagestapel mit { $n } Karten
    }
type-stack = Gebetsstapel
    .about = In der Gebetsphase darf jeder die oberste Karte kostenlos ziehen.
    .count = { $n ->
        [one] Gebetsstapel mit 1 Karte
       *[other] Gebetsstapel mit { $n } Karten
    }
type-elements = Elementstapel
    .about = Sind weniger als fünf Karten übrig, werden alle gemischt, und der Konflikt wächst.
    .count = { $n ->
        [one] Elementstapel mit 1 Karte
       *[other] Elementstapel mit { $n } Karten
    }
type-level = Grad des Konflikts
    .about = So viele Gläubige setzt jeder zu Beginn einer Runde.
    .count = Grad des Konflikts { $n }
type-strength = Kraft
    .about = Die Kraft des Einsatzes im Augenblick: Geistliche, Angriffe, andauernde Effekte, Orte und Heroen.
    .count = Kraft { $n }
type-raiser = letzte Erhöhung
    .about = Hier wurde zuletzt erhöht. Wer bleiben will, muss gleichziehen.
type-folded = nicht in der Runde
    .about = Ausgestiegen oder ausgeschieden: kein Bieten und kein Kampf bis zur Abrechnung.
type-winner = Sieg der Runde
    .about = Hier wurde die Runde gewonnen.
type-standard = Banner
    .about = Der Hof dieser Person: links die Gemeinschaft, auf dem Altar der Einsatz.
type-owed-prophet = geschuldeter Prophet
    .about = So viele Propheten müssen in den Einsatz, um in der Runde zu bleiben.
    .count = { $n ->
        [one] 1 geschuldeter Prophet
       *[other] { $n } geschuldete Propheten
    }
type-owed-priest = geschuldeter Priester
    .about = So viele Priester müssen in den Einsatz, um in der Runde zu bleiben.
    .count = { $n ->
        [one] 1 geschuldeter Priester
       *[other] { $n } geschuldete Priester
    }
type-owed-believer = geschuldeter Gläubiger
    .about = So viele Gläubige müssen in den Einsatz, um in der Runde zu bleiben.
    .count = { $n ->
        [one] 1 geschuldeter Gläubiger
       *[other] { $n } geschuldete Gläubige
    }
type-despair = Verzweiflungskarte
    .about = Zum Mitgehen wurden Marker geliehen. In der Abrechnung gehen sie in den Vorrat zurück.
type-initiative = Initiative
    .about = Wer sie hat, beginnt jede Phase.

# The language in which a card of a host's own table is called
card-language = de
card-own = { $which ->
    [de] { $de }
    [it] { $it }
   *[en] { $en }
}
card-breaker = Brecher
card-tempest = Seesturm
card-flood = Flut
card-undertow = Sog
card-mirror-of-the-deep = Spiegel der Tiefe
card-oracle-spring = Orakelquelle
card-ebb = Ebbe
card-rising-tide = Steigendes Wasser
card-dissolve = Auflösung
card-baptism = Taufe
card-sacred-spring = Heilige Quelle
card-sunken-temple = Versunkener Tempel
card-sacrifice = Opfer
card-wall-of-fire = Feuerwand
card-firestorm = Feuersturm
card-burning-zeal = Brennender Eifer
card-eruption = Ausbruch
card-pillage = Plünderung
card-inquisition = Inquisition
card-zealots = Eiferer
card-trial-by-fire = Feuerprobe
card-scorched-earth = Verbrannte Erde
card-eternal-flame = Ewige Flamme
card-altar-of-blood = Blutaltar
card-plague = Seuche
card-quicksand = Treibsand
card-earthquake = Erdbeben
card-bulwark = Bollwerk
card-landslide = Erdrutsch
card-harvest = Ernte
card-consecration = Weihe
card-bastion = Bastion
card-fissure = Erdspalte
card-memory-of-stones = Gedächtnis der Steine
card-stone-circle = Steinkreis
card-catacombs = Katakomben
card-sheet-lightning = Flächenblitz
card-unity = Einheit
card-hurricane = Orkan
card-thunderclap = Donnerschlag
card-crosswinds = Kreuzwinde
card-whisper = Flüstern
card-gust = Böe
card-silence = Stille
card-second-breath = Zweiter Atem
card-tailwind = Rückenwind
card-cloud-observatory = Wolkenwarte
card-tower-of-storms = Turm der Stürme
card-odin = Odin
card-loki = Loki
card-poseidon = Poseidon
card-athena = Athene
card-danu = Danu
card-cernunnos = Cernunnos
card-ishtar = Ischtar
card-marduk = Marduk
card-fenrir = Fenrir
card-hugin-and-munin = Hugin und Munin
card-valhalla = Walhall
card-sigurd = Sigurd
card-brynhild = Brünhild
card-pandoras-box = Büchse der Pandora
card-oracle-of-delphi = Orakel von Delphi
card-trojan-horse = Trojanisches Pferd
card-heracles = Herakles
card-odysseus = Odysseus
card-cauldron-of-the-dagda = Kessel des Dagda
card-samhain = Samhain
card-stone-of-destiny = Stein des Schicksals
card-cu-chulainn = Cú Chulainn
card-fionn-mac-cumhaill = Fionn mac Cumhaill
card-tablets-of-destiny = Schicksalstafeln
card-great-deluge = Die Sintflut
card-ziggurat-of-ur = Zikkurat von Ur
card-gilgamesh = Gilgamesch
card-enkidu = Enkidu

## Die Sprache der Karten

text-card = { $type }. { $needs } { $when } { $what }
text-deity = { $mythology }e Gottheit. { $when } { $what } Wunsch: { $wish }
text-myth = { $mythology }er Mythos, Preis { $price }. { $when } { $what }
text-both = { $one } { $two }
face-place = Ort · { $marker }
face-deity = Gottheit
face-myth = Mythos
face-hero = Heros
face-wishing = { $text } Wunsch: { $wish }
markers-and = { $one } und { $two }
sort-attack = Angriff
sort-effect = Effekt
sort-place = Ort, mit einem Marker deiner Gemeinschaft darauf ({ $marker })
needs-both = Braucht { $sphere } { $n } und { $aspect } { $m }.
needs-sphere = Braucht { $sphere } { $n }.
markers-prophet = { $n ->
    [1] ein Prophet
    [99] alle Propheten
   *[other] { $n } Propheten
}
markers-priest = { $n ->
    [1] ein Priester
    [99] alle Priester
   *[other] { $n } Priester
}
markers-believer = { $n ->
    [1] ein Gläubiger
    [99] alle Gläubigen
   *[other] { $n } Gläubige
}
markers-any = { $n ->
    [1] ein Marker deiner Wahl
   *[other] { $n } Marker deiner Wahl
}
who-self = dir
who-opp = einem Gegner
who-opps = jedem Gegner
who-any-other = irgendeinem anderen Spieler
who-trigger = dem, der erhöht hat
when-bid = In deinem Zug einer Wettrunde:
when-lasting = In deinem Zug einer Wettrunde; bleibt bis zum Ende der Runde:
when-battle = Im Kampf:
when-settle = In der Abrechnung:
when-settle-won = In der Abrechnung, wenn du gewonnen hast:
when-settle-lost = In der Abrechnung, wenn du verloren hast:
when-settle-lost-battle = In der Abrechnung, wenn du einen Kampf verloren hast:
when-raises = Nur wenn ein Gegner erhöht:
when-plays-effect = Nur wenn ein Gegner einen Effekt spielt:
when-plays-attack = Nur wenn ein Gegner einen Angriff spielt:
when-always = Immer:
when-round-start = Zu Beginn jeder Runde:
when-in-battle = In jedem Kampf:
when-activate = Einmal je Runde, in deinem Zug einer Wettrunde:
when-activate-for = Einmal je Runde, in deinem Zug einer Wettrunde; Preis aus deiner Gemeinschaft: { $marker }.
when-after-loss = Nachdem du deinen Einsatz verloren hast:
when-before-betting-once = Einmal, vor der ersten Wettrunde:
when-before-betting-round = In jeder Runde vor der ersten Wettrunde:
when-before-battle-once = Einmal, vor einem Kampf:
when-before-battle-hero = Heros; darf vor einem Kampf zu deinem Einsatz kommen:
do-str = +{ $n } Kraft.
do-str-per = +{ $n } Kraft je { $what }.
count-clergy-self = Marker in deinem Einsatz
count-clergy-opp = Marker im Einsatz eines Gegners
count-believers-self = Gläubigem in deinem Einsatz
count-believers-opp = Gläubigem im Einsatz eines Gegners
count-priests-self = Priester in deinem Einsatz
count-priests-opp = Priester im Einsatz eines Gegners
count-places-self = eigenem Ort
count-places-opp = Ort eines Gegners
count-attacks-self = von dir gespieltem Angriff
count-attacks-opp = von einem Gegner gespieltem Angriff
do-round-str = +{ $n } Kraft, falls es in dieser Runde zum Kampf kommt.
do-remove-stake = Aus dem Einsatz von { $who } in den Vorrat: { $markers }.
do-remove-community = Aus der Gemeinschaft von { $who } in den Vorrat: { $markers }.
do-withdraw = Aus dem Einsatz von { $who } zurück in die Gemeinschaft: { $markers }.
do-withdraw-upto = Aus dem Einsatz von { $who } zurück in die Gemeinschaft, höchstens: { $markers }.
do-add = Aus deiner Gemeinschaft in deinen Einsatz, höchstens: { $markers }.
do-gain = Aus dem Vorrat in deine Gemeinschaft: { $markers }.
do-convert = In deiner Gemeinschaft wird { $one } durch { $other } ersetzt.
do-draw = { $n ->
    [one] Ziehe 1 Karte.
   *[other] Ziehe { $n } Karten.
}
do-discard-choose = { $n ->
    [one] Wirf 1 Karte deiner Wahl ab.
   *[other] Wirf { $n } Karten deiner Wahl ab.
}
do-discard-random = { $n ->
    [one] Aus der Hand von { $who } wird 1 zufällige Karte abgeworfen.
   *[other] Aus der Hand von { $who } werden { $n } zufällige Karten abgeworfen.
}
do-keep = { $n ->
    [one] Behalte bis zu 1 Handkarte für die nächste Runde.
   *[other] Behalte bis zu { $n } Handkarten für die nächste Runde.
}
do-peek = { $n ->
    [1] Sieh dir 1 dunklen Stern an.
    [99] Sieh dir alle dunklen Sterne an.
   *[other] Sieh dir { $n } dunkle Sterne an.
}
do-look-hand = Sieh dir die Hand von { $who } an.
do-swap-open = Ersetze einen offenen Stern durch die oberste Elementkarte.
do-swap-seen = Du darfst diesen Stern durch die oberste Elementkarte ersetzen.
do-cancel = Diese Karte hat keine Wirkung.
do-control-card = Du kontrollierst { $n } { $n ->
    [one] Karte
   *[other] Karten
} { $what } mehr.
do-control-symbol = Du kontrollierst { $n } { $n ->
    [one] Symbol
   *[other] Symbole
} { $what } mehr.
do-control-chosen = Wähle Ordnung oder Chaos: Bis zum Ende der Runde kontrollierst du davon { $n } { $n ->
    [one] Symbol
   *[other] Symbole
} mehr.
do-allow = { $n ->
    [one] Du darfst mit 1 weiteren Sphäre angreifen.
   *[other] Du darfst mit { $n } weiteren Sphären angreifen.
}
do-protect = Gegnerische Karten nehmen in dieser Runde nichts aus deinem Einsatz.
do-prevent = Die erste gegnerische Karte einer Runde, die deinem Einsatz etwas nähme, nimmt nichts.
do-damage = Beschädige einen Ort von { $who }.
do-destroy = Zerstöre einen Ort von { $who }.
do-free-match = Diese Erhöhung musst du nicht mitgehen.
do-else = Bewegt das nichts: { $what }
do-falls = Geht der Kampf verloren: { $what }
wish-stake-prophets = { $n ->
    [one] bei der Abrechnung ein Prophet in deinem Einsatz.
   *[other] bei der Abrechnung { $n } Propheten in deinem Einsatz.
}
wish-folded-to-raise = ein Gegner steigt aus, während deine Erhöhung die höchste ist.
wish-attacks = { $n ->
    [one] spiele einen Angriff in einem Kampf.
   *[other] spiele { $n } Angriffe in einem Kampf.
}
wish-won-with-attacks = { $n ->
    [one] gewinne allein einen Kampf mit höchstens 1 Angriff.
   *[other] gewinne allein einen Kampf mit höchstens { $n } Angriffen.
}
wish-places = { $n ->
    [one] besitze am Ende der Abrechnung einen Ort.
   *[other] besitze am Ende der Abrechnung { $n } Orte.
}
wish-sphere-with-power = kontrolliere bei der Abrechnung { $n } Karten einer Sphäre, darunter eine eigene Macht.
wish-struck = eine deiner Karten, nicht diese Fähigkeit, nimmt einem Gegner einen Marker; der auf einem Ort, den sie zerstört, zählt auch.
wish-order-symbols = { $n ->
    [one] kontrolliere bei der Abrechnung 1 Symbol der Ordnung.
   *[other] kontrolliere bei der Abrechnung { $n } Symbole der Ordnung.
}

## Was man tun kann

kind-pick = Wählen
kind-reject = Vier beiseitelegen
kind-deity = Diese Gottheit sein
kind-play = Ausspielen
kind-use = Benutzen
kind-ability = Fähigkeit benutzen
kind-myth = Mythos benutzen
kind-card = Wählen
kind-target = Nennen
kind-marker = Nehmen
kind-number = Wie viele
kind-element = Wählen
kind-aspect = Wählen
kind-aspect-order = Ordnung
kind-aspect-chaos = Chaos
kind-wait = Warten
kind-raise = Erhöhen
kind-match = Mitgehen
kind-despair = Verzweifelt mitgehen
kind-match-for = Mitgehen: { $markers }
kind-despair-for = Verzweifelt mitgehen: { $markers }
kind-match-free = Dabeibleiben
kind-fold = Aussteigen
kind-pass = Passen
kind-pass-done = Fertig
kind-pass-as-it-comes = Wie es kommt
kind-pass-turn = Zug beenden
kind-pray = Nehmen
kind-top = Mythos
kind-top-buy = Mythos kaufen
kind-top-bury = Unter den Stapel legen
kind-number-0 = Keiner
kind-number-1 = Einer
kind-number-2 = Zwei
kind-number-3 = Drei
kind-number-leave = Liegen lassen
kind-number-swap = Ersetzen

note-copy-a = Exemplar a
note-copy-b = Exemplar b
note-not-drawn = Sie wird ausgelost, wenn die erste Runde beginnt.
note-supply = Im Vorrat: { $one }, { $two }, { $three }.
note-borrowed = { $n ->
    [one] 1 davon geliehen
   *[other] { $n } davon geliehen
}
note-price = { $n ->
    [one] 1 Wunder
   *[other] { $n } Wunder
}
note-missing-sphere = es fehlt { $n }-mal { $sphere }
note-missing-symbols = es fehlt { $m }-mal { $aspect }
note-missing-both = es fehlen { $n }-mal { $sphere } und { $m }-mal { $aspect }
note-against = gegen { $player }
note-marker = darauf: { $what }

prompt-to-pick = Wähle eine Karte für dein Deck; der Rest geht nach links.
prompt-to-reject = Lege vier deiner zwölf Karten beiseite; die anderen acht sind dein Deck.
prompt-to-deity = Welche der beiden Gottheiten bist du?
prompt-to-bid = Du bist dran. Spiele Mächte, Effekte und Orte; dann warte, erhöhe mit einer deiner Figuren oder steig aus.
prompt-to-bid-owed = { $player } hat erhöht; dabeizubleiben kostet dich: { $markers }. Karten kommen zuerst.
prompt-to-bid-free = { $player } hat erhöht, aber du musst nicht mitgehen. Erst Karten; dann bleib dabei, erhöhe oder steig aus.
prompt-last-rounds = { $n ->
    [one] Das ist die letzte Runde: Danach gewinnt die stärkste Gemeinschaft.
   *[other] Mit dieser sind es noch { $n } Runden; dann gewinnt die stärkste Gemeinschaft.
}
prompt-to-fight = Kampf: Spiele Mächte und Angriffe, alle Angriffe aus einer Sphäre, oder passe.
prompt-to-fight-on = Kampf: Spiele weitere Angriffe derselben Sphäre oder beende deinen Zug.
prompt-to-react = { $event ->
    [4] { $player } erhöht: { $clergy }. Reagierst du?
    [5] { $player } spielt einen Effekt. Reagierst du?
   *[other] { $player } greift an. Reagierst du?
}
prompt-to-settle = Abrechnung: Spielst du etwas, bevor Einsätze verloren gehen? Es geht einmal herum.
prompt-idle = Du hast gerade nichts, was du spielen könntest. Alle bekommen einen Augenblick Zeit.
standing-raise = Wenn jemand erhöht
standing-effect = Wenn jemand einen Effekt spielt
standing-attack = Wenn jemand angreift
standing-settle = Karten in der Abrechnung
standing-pass = passen
standing-order = Welche Karte oben liegt, wenn du deine Karten ablegst
standing-as-it-comes = wie es kommt
prompt-to-lay = Lege Mächte aus, bis die Voraussetzung von { $source } erfüllt ist.
prompt-to-target = { $source }: gegen wen?
prompt-to-marker = Welchen Marker zieht { $source } zurück?
prompt-to-number = { $verb ->
    [add] { $source }: Aus deiner Gemeinschaft darf in deinen Einsatz: bis zu { $markers }. Wie viele?
    [withdraw] { $source }: Aus deinem Einsatz darf zurück in die Gemeinschaft: bis zu { $markers }. Wie viele?
   *[swap] { $source }: Ersetzt du den Stern, den du gesehen hast, durch die oberste Elementkarte?
}
prompt-to-element = { $verb ->
    [peek] { $source }: Welchen dunklen Stern siehst du dir an?
   *[swap] { $source }: Welchen offenen Stern ersetzt du?
}
prompt-to-aspect = Ordnung oder Chaos, für { $source }?
prompt-to-place = Welchen Ort trifft { $source }?
prompt-to-discard = Welche Karte wirfst du für { $source } ab?
prompt-to-keep = Welche Karte behältst du für die nächste Runde?
prompt-to-order = Du legst deine Karten ab. Welche liegt oben, wo alle sie sehen?
prompt-to-pray = Nimm eine Gebetskarte: aus der Reihe zu ihrem Preis oder ungesehen vom Stapel.
prompt-to-myth = Kaufe deinen obersten Mythos, lege ihn unter den Stapel oder lass ihn liegen.
prompt-to-prepare = Jetzt einen Mythos benutzen oder den Augenblick verstreichen lassen?
prompt-over = { $why ->
    [0] Das Spiel ist aus: An nur einen Gott glaubt man noch.
    [1] Das Spiel ist aus: Niemand konnte den ersten Einsatz der Runde zahlen, also gewinnt die stärkste Gemeinschaft.
    [2] Das Spiel ist aus: Vierzig Runden sind gespielt, und länger dauert kein Spiel; also gewinnt die stärkste Gemeinschaft.
    [3] Das Spiel ist aus: Niemand hat noch Geistliche, also teilen sich die Gewinner der letzten Runde den Sieg.
   *[other] Das Spiel ist aus.
}

## Was geschieht

event-drafted = Runde { $round }, Karte { $pick }: alle haben gewählt; die Karten gehen nach links.
event-decks = Die Decks stehen; alles Beiseitegelegte kommt zurück in den Stapel.
event-revealed = { $player } ist { $deity }.
event-round = Runde { $round }. Grad des Konflikts { $level }; { $player } hat die Initiative.
event-last-rounds = { $left ->
    [one] Das ist Runde 40, die letzte: Danach gewinnt die stärkste Gemeinschaft.
   *[other] Mit dieser sind es noch { $left } Runden. Kein Spiel dauert länger als 40 Runden, damit niemand ewig warten kann: Dann gewinnt die stärkste Gemeinschaft.
}
event-drew = { $n ->
    [one] { $player } zieht 1 Karte.
   *[other] { $player } zieht { $n } Karten.
}
event-got = { $player } bekommt { $card }.
event-shuffled = { $player } mischt den Ablagestapel.
event-elements-shuffled = Die Elemente werden gemischt; der Grad des Konflikts ist { $level }.
event-star = { $element } wird ausgelegt.
event-turned-up = { $element } wird aufgedeckt.
event-ante = { $n ->
    [one] { $player } setzt 1 Gläubigen.
   *[other] { $player } setzt { $n } Gläubige.
}
event-out = { $player } ist vergessen und aus dem Spiel.
event-changed = { $player } wechselt: { $clergy } wird zu zwei der nächsten Art.
event-betting = Wettrunde { $round }.
event-waited = { $player } wartet.
event-staked = { $player } setzt: { $clergy }.
event-raised = { $player } erhöht: { $clergy }.
event-matched = { $player } geht mit.
event-borrowed = Verzweifelt leiht { $player }: { $clergy }.
event-folded = { $player } steigt aus.
event-played = { $target ->
    [-1] { $player } spielt { $card }.
   *[other] { $player } spielt { $card } gegen { $target }.
}
event-laid = { $player } legt { $card } aus.
event-used = { $target ->
    [-1] { $player } benutzt { $source }.
   *[other] { $player } benutzt { $source } gegen { $target }.
}
event-cancelled = { $player } hebt das mit { $source } auf.
event-lost = { $zone ->
    [0] { $player } gibt aus der Gemeinschaft in den Vorrat: { $clergy }.
    [1] { $player } verliert aus dem Einsatz: { $clergy }.
   *[other] { $player } verliert von einem Ort: { $clergy }.
}
event-withdrew = { $player } zieht aus dem Einsatz zurück: { $clergy }.
event-gained = { $player } gewinnt: { $clergy }.
event-prevented = Der Einsatz von { $player } ist geschützt.
event-discarded = { $player } wirft { $card } ab.
event-topped = { $player } legt die Karten ab; oben liegt { $card }.
event-peeked = { $player } sieht sich einen dunklen Stern an.
told-stars = { $player } sieht sich { $n } dunkle Sterne an.
event-looked = { $player } sieht sich die Hand von { $rival } an.
event-swapped = { $player } ersetzt { $element }.
event-freed = { $player } muss diese Erhöhung nicht mitgehen.
event-damaged = { $card } von { $player } wird beschädigt.
event-razed = { $card } von { $player } wird zerstört.
event-passed = { $player } passt.
event-battle = Der Kampf beginnt.
event-strength = { $player } hat Kraft { $strength }.
event-won = { $battle ->
    [0] { $player } gewinnt kampflos.
   *[other] { $player } gewinnt den Kampf.
}
event-stake-lost = { $player } verliert den Einsatz.
event-stake-back = { $player } nimmt den Einsatz zurück.
event-initiative = { $player } übernimmt die Initiative.
event-kept = { $n ->
    [one] { $player } behält 1 Karte.
   *[other] { $player } behält { $n } Karten.
}
event-prayed = { $player } nimmt { $card }.
event-row-moved = Die Gebete rücken weiter.
event-wish = Der Wunsch von { $player } ist erfüllt: ein Wunder.
event-myth-bought = { $player } kauft { $myth }.
event-myth-buried = { $player } legt { $myth } unter den Stapel.
event-joined = { $myth } kommt zum Einsatz von { $player }.
event-fell = { $myth } fällt mit dem Einsatz von { $player }.
event-game-over = { $why ->
    [0] An nur einen Gott glaubt man noch: Das Spiel ist aus.
    [1] Niemand kann den ersten Einsatz zahlen; die stärkste Gemeinschaft gewinnt.
    [2] Nach vierzig Runden gewinnt die stärkste Gemeinschaft.
   *[other] Niemand hat noch Geistliche; die Gewinner der Runde teilen sich den Sieg.
}

score-community = Gemeinschaft
score-stake = Einsatz

## Warum nicht

refusal-draft-choose = Wähle eine Karte aus denen, die du gerade hältst.
refusal-bid-place-marker = Deiner Gemeinschaft fehlt der Marker, der auf diesem Ort liegen muss.
refusal-bid-nobody-raised = Niemand hat erhöht: Es gibt nichts mitzugehen.
refusal-bid-somebody-raised = Jemand hat erhöht: Geh mit, erhöhe oder steige aus.
refusal-card-requirement = Die Voraussetzung ist nicht erfüllt: Lege Mächte aus oder warte auf die Sterne.
refusal-despair-match = Verzweiflung ist für das Mitgehen ohne genug Marker; mit genug gehst du einfach mit.
refusal-battle-attacks = Angriffe spielt man im Kampf.
refusal-battle-one-sphere = Du darfst nur mit einer Sphäre angreifen.
refusal-settle-effects = Das ist in dieser Abrechnung keine Karte für dich.
refusal-react-only = Diese Karte ist keine Reaktion darauf.
refusal-react-powers = Auch mit allen deinen Mächten ist ihre Voraussetzung nicht erfüllt.
refusal-piles-order = Oben liegen kann nur eine der Karten, die du gerade ablegst.
refusal-folded-not-named = Nennen kann man nur, wer noch in der Runde ist.
refusal-advanced-choose = Diese Gottheit gehört zu einer anderen Mythologie.
refusal-deity-cost = Deiner Gemeinschaft fehlt der Marker, den das kostet.
refusal-deity-once = Du hast jetzt keine Fähigkeit zu benutzen.
refusal-myth-one-of = Das geht mit deinem obersten Mythos jetzt nicht.
refusal-myth-condition = Das ist nicht der Augenblick für diesen Mythos.
refusal-hero-joins = Heroen kommen vor einem Kampf dazu.
refusal-ruling-raise-needs-all = Zum Erhöhen brauchst du alles, was du schuldest, und einen Marker mehr in der Gemeinschaft.
refusal-ruling-supply = Im Vorrat fehlen die Marker, die du leihen müsstest.
refusal-ruling-no-effects-in-battle = Im Kampf spielt man nur Angriffe und Mächte.
refusal-ruling-price-missing = Deiner Gemeinschaft fehlt der Preis dieses Platzes.
refusal-ruling-stack-empty = Der Gebetsstapel ist leer.
refusal-ruling-once-a-round = Diese Karte wurde in dieser Runde schon gespielt oder benutzt.
refusal-engine-not-in-hand = Diese Karte ist nicht auf deiner Hand.
refusal-engine-not-there = So etwas gibt es hier jetzt nicht zu wählen.

## Die Spielregeln

chapter-box = Was in der Schachtel ist
chapter-goal = Das Ziel
chapter-setup = Vorbereitung
chapter-draft = Ein Deck wählen
chapter-turn = Initiative
chapter-start = Phase 1: Die Runde beginnt
chapter-bid = Phasen 2 bis 4: Bieten
chapter-card = Karten ausspielen
chapter-despair = Verzweiflung
chapter-battle = Phase 5: Kampf
chapter-settle = Phase 6: Abrechnung
chapter-pray = Phase 7: Gebete
chapter-exchange = Geistliche wechseln
chapter-react = Reaktionen
chapter-powers = Mächte
chapter-piles = Stapel
chapter-folded = Wer ausgestiegen ist
chapter-advanced = Das Spiel für Fortgeschrittene
chapter-deity = Gottheiten
chapter-myth = Mythen
chapter-hero = Heroen
chapter-word = Wörter
chapter-ruling = Auslegungen
chapter-engine = An diesem Tisch

rule-box-players = Zwei bis vier Personen spielen. Jede ist ein Gott mit einer Gemeinschaft von Geistlichen; wer keine mehr hat, ist vergessen.
rule-box-elements = Es gibt 24 Elementkarten. Jede zeigt eine Sphäre (Wasser, Feuer, Erde oder Luft) und ein bis drei Symbole, entweder der Ordnung (weiß) oder des Chaos (schwarz).
rule-box-prayers = Es gibt 120 Gebetskarten: Angriffe, Effekte und Orte sowie Mächte, die wie Elementkarten aussehen.
rule-box-action-cards = Angriff, Effekt und Ort zeigen ihre Art, ihre Voraussetzung, ihre Sphäre und was sie tun.
rule-box-clergy = Geistliche sind Marker dreier Arten: Propheten mit Kraft 10, Priester mit Kraft 5, Gläubige mit Kraft 2.
rule-box-myths = Es gibt 20 Mythen, fünf zu jeder von vier Mythologien, jede mit einem Preis in Wundermarkern und einem Text.
rule-box-deities = Es gibt acht Gottheiten, zwei zu jeder Mythologie, jede mit einer Fähigkeit und einem Wunsch.
rule-box-rest = Es gibt vier Verzweiflungskarten und 16 Wundermarker.
rule-goal-last = Sei der Letzte, der noch Geistliche hat.
rule-goal-out = Wer den ersten Einsatz einer Runde nicht zahlen kann, scheidet aus.
rule-goal-end = Ist nur noch einer übrig, ist das Spiel aus, und er hat gewonnen.
rule-setup-community = Jeder beginnt mit 4 Propheten, 8 Priestern und 12 Gläubigen: seiner Gemeinschaft.
rule-setup-supply = Alle anderen Marker sind der Vorrat.
rule-setup-stack = Die Gebetskarten werden zu einem verdeckten Stapel gemischt.
rule-setup-advanced-only = Wundermarker, Gottheiten und Mythen braucht man nur im Spiel für Fortgeschrittene.
rule-draft-sizes = Zu zweit wählt man sechsmal aus drei Karten, zu dritt viermal aus vier, zu viert dreimal aus fünf.
rule-draft-draw = In jeder Runde der Wahl zieht jeder so viele Gebetskarten.
rule-draft-choose = Jeder wählt eine der Karten und legt sie verdeckt vor sich.
rule-draft-pass-left = Haben alle gewählt, geht der Rest der Hand verdeckt an den linken Nachbarn.
rule-draft-last-card = So geht es weiter, bis jeder eine einzige Karte hält; sie wird nicht weitergegeben, sondern beiseitegelegt.
rule-draft-look = Seine gewählten Karten darf man jederzeit ansehen.
rule-draft-twelve = Die Wahl endet, wenn jeder zwölf Karten gewählt hat.
rule-draft-keep-eight = Von den zwölf behält man acht als Nachziehstapel; die anderen vier legt man verdeckt beiseite.
rule-setup-back-into-stack = Alle beiseitegelegten Karten werden in den Gebetsstapel zurückgemischt.
rule-setup-row = Sechs Gebetskarten liegen offen in einer Reihe: zwei kosten einen Priester, zwei einen Gläubigen, zwei nichts.
rule-setup-piles = Die Elementkarten werden zu einem Stapel gemischt, und jeder mischt seinen Nachziehstapel.
rule-turn-initiative = Wer die Initiative hat, beginnt jede Phase; die anderen folgen im Uhrzeigersinn.
rule-turn-first-initiative = In der ersten Runde wird die Initiative ausgelost; danach gehört sie dem Gewinner der Runde davor.
rule-start-draw = Jeder zieht, bis er fünf Karten hält; wer noch welche hat, zieht nur den Rest.
rule-start-reshuffle = Reicht der Nachziehstapel nicht, zieht man, was da ist, mischt den Ablagestapel zu einem neuen und zieht weiter.
rule-start-constellation = Fünf Elementkarten werden ausgelegt, drei offen und zwei verdeckt: die Konstellation.
rule-start-elements-low = Hat der Elementstapel weniger als fünf Karten, werden zuvor alle 24 zusammengemischt.
rule-start-conflict = Der Grad des Konflikts beginnt bei 1 und wächst mit jedem Mischen der Elemente um 1, bis höchstens 3.
rule-start-ante = Jeder legt so viele Gläubige, wie der Grad des Konflikts sagt, aus der Gemeinschaft in den Einsatz.
rule-bid-three-rounds = Es gibt drei Wettrunden.
rule-bid-turn-up = Vor der ersten wird nichts aufgedeckt, vor der zweiten und der dritten je ein weiterer Stern.
rule-bid-who-starts = Wer die Initiative hat, beginnt jede Wettrunde, gleich wer zuletzt gehandelt hat.
rule-bid-cards-first = Zu Beginn deines Zuges darfst du beliebig viele Effekte und Orte ausspielen.
rule-bid-effects = Ein Effekt wirkt sofort und wird abgelegt; ein andauernder bleibt bis zum Ende der Runde offen liegen.
rule-bid-places = Ein Ort bleibt vor dir liegen, bis er zerstört wird.
rule-bid-place-marker = Auf einen Ort musst du einen Marker der genannten Art aus deiner Gemeinschaft legen; ohne ihn kannst du ihn nicht ausspielen.
rule-bid-one-action = Deinen Zug beendest du mit genau einer Aktion.
rule-bid-nobody-raised = Hat in dieser Wettrunde niemand erhöht, wartest du und fügst nichts hinzu, oder du erhöhst um einen Marker deiner Wahl.
rule-bid-somebody-raised = Hat jemand erhöht, gehst du mit, indem du dieselben Marker setzt, oder du erhöhst: erst mitgehen, dann ein Marker deiner Wahl.
rule-bid-fold = Aussteigen darf man immer.
rule-bid-folded = Wer ausgestiegen ist, setzt bis zur Abrechnung aus: keine Züge, kein Kampf.
rule-bid-in-turn = Der Nächste handelt erst, wenn der Vorige fertig ist.
rule-bid-ends-waiting = Eine Wettrunde ist vorbei, wenn alle am Zug waren und niemand erhöht hat.
rule-bid-ends-matched = Sie ist auch vorbei, wenn wieder an der Reihe ist, wer zuletzt erhöht hat.
rule-bid-one-left = Ist nur noch einer dabei, entfällt der Kampf, und die Abrechnung beginnt sofort.
rule-bid-battle-follows = Nach der dritten Wettrunde, wenn alle Sterne offen sind, kämpfen die Verbliebenen.
rule-card-requirement = Angriff, Effekt und Ort darf man nur ausspielen, wenn ihre Voraussetzung erfüllt ist.
rule-card-chaos = Chaos mit einer Zahl: so viele Symbole des Chaos auf den offenen Sternen und deinen ausgelegten Mächten zusammen.
rule-card-order = Ordnung mit einer Zahl: dasselbe mit Symbolen der Ordnung.
rule-card-sphere = Eine Sphäre mit einer Zahl: so viele offene Sterne und ausgelegte Mächte aus der Sphäre der Karte.
rule-card-powers-first = Ist eine Voraussetzung nicht erfüllt, darfst du vor der Karte Mächte auslegen.
rule-card-not-used-up = Sterne, Mächte und Symbole verbrauchen sich nicht; sie zählen für beliebig viele Karten.
rule-despair-match = Wer mitgehen will und nicht genug Marker hat, darf eine Verzweiflungskarte spielen.
rule-despair-supply = Die fehlenden Marker kommen aus dem Vorrat und liegen auf dieser Karte.
rule-despair-returned = In der Abrechnung gehen sie zurück in den Vorrat, und die Karte wird weggelegt.
rule-despair-withdrawn = Zöge eine Karte einen geliehenen Marker in die Gemeinschaft zurück, geht er stattdessen in den Vorrat.
rule-despair-no-raise = Zum Erhöhen hilft Verzweiflung nie.
rule-battle-who = Ist nach dem Bieten mehr als einer dabei, wird gekämpft.
rule-battle-attacks = In deinem Zug eines Kampfes spielst du beliebig viele Angriffe oder passt; wer nicht angreifen kann oder will, passt.
rule-battle-one-sphere = Angreifen darf man nur mit einer Sphäre, wenn keine Karte etwas anderes sagt.
rule-battle-at-once = Angriffe, die Einsätze verändern, tun es sofort.
rule-battle-added-up = Angriffe, die Kraft geben, werden in der Abrechnung zusammengezählt.
rule-battle-ends = Der Kampf endet, wenn alle nacheinander gepasst haben.
rule-battle-strength = Deine Kraft ist die deiner Angriffe, dazu 10 je Prophet, 5 je Priester und 2 je Gläubigem in deinem Einsatz.
rule-settle-winners = Wer allein übrig ist, gewinnt; sonst gewinnt die höchste Kraft. Es kann mehrere Gewinner geben.
rule-settle-effects = Dann darf man, von der Initiative an im Uhrzeigersinn, Effekte für die Abrechnung spielen, andere nicht. Es geht einmal herum: Wer gepasst hat, kommt nicht mehr an die Reihe.
rule-settle-stakes-lost = Die Verlierer verlieren ihre Einsätze an den Vorrat.
rule-settle-places-damaged = Die Verlierer beschädigen alle ihre Orte; ein schon beschädigter kommt auf den Ablagestapel, sein Marker in den Vorrat.
rule-settle-bonus = Ein einziger Gewinner bekommt einen Marker dazu: einen Priester bei vier Spielern im Spiel, einen Gläubigen bei drei, nichts bei zwei.
rule-settle-prophet = Hat er keinen Propheten in der Gemeinschaft, bekommt er auch einen; Propheten im Einsatz zählen nicht.
rule-settle-stakes-back = Gewinner nehmen ihre Einsätze in ihre Gemeinschaften zurück.
rule-settle-initiative = Der Gewinner übernimmt die Initiative; von mehreren der, der im Uhrzeigersinn am nächsten bei ihrem bisherigen Inhaber sitzt.
rule-settle-hands = Alle legen Hand, ausgelegte Mächte und andauernde Effekte ab.
rule-settle-constellation = Die Sterne kommen neben den Elementstapel, dunkle werden erst aufgedeckt.
rule-pray-one-card = Von der Initiative an nimmt jeder genau eine Gebetskarte: eine aus der Reihe oder kostenlos die oberste des Stapels.
rule-pray-price = Der Preis, ein Priester, ein Gläubiger oder nichts je nach Platz in der Reihe, geht aus der Gemeinschaft in den Vorrat.
rule-pray-discard = Die genommene Karte kommt auf deinen Ablagestapel.
rule-pray-oldest = Liegt die erste kostenlose Karte noch da, wenn alle genommen haben, kommt sie aus dem Spiel.
rule-pray-refill = Die anderen rücken nach rechts, und die Plätze links werden vom Stapel aufgefüllt.
rule-exchange-prophet = Hat deine Gemeinschaft keinen Priester, aber einen Propheten, wird ein Prophet in zwei Priester gewechselt.
rule-exchange-priest = Hat sie keinen Gläubigen, aber einen Priester, wird ein Priester in zwei Gläubige gewechselt.
rule-exchange-at-once = Das muss sein, und sofort, sogar mitten in einer Karte wie Opfer.
rule-react-only = Effekte mit den Worten „nur wenn ein Gegner …“ spielt man nur als Reaktion genau darauf, gleich wer am Zug ist.
rule-react-powers = Vor einer Reaktion darfst du Mächte auslegen.
rule-powers-when = Mächte legt man im eigenen Zug oder vor einer Reaktion aus; sie bleiben bis zum Ende der Runde.
rule-piles-reshuffle = Wer von einem leeren Nachziehstapel ziehen muss, mischt seinen Ablagestapel zu einem neuen.
rule-piles-top = Ablagestapel liegen offen, doch nur ihr Besitzer sieht sie durch; andere sehen die oberste Karte.
rule-piles-order = Vor dem Ablegen darfst du deine Karten beliebig ordnen. Die anderen sehen nur die oberste; deshalb wirst du in der Abrechnung nach ihr gefragt, wenn du die Wahl hast.
rule-folded-no-part = Wer ausgestiegen ist, nimmt an Bieten und Kampf nicht teil und wird von dem, was andere dort tun, nicht berührt.
rule-folded-not-named = Nennt eine Karte einen Spieler, kann es nur einer sein, der noch in der Runde ist.
rule-folded-settles = An Abrechnung und Gebeten nehmen auch die Ausgestiegenen teil.
rule-folded-hand = Zu Beginn der Abrechnung haben sie ihre Hand wieder und dürfen daraus spielen.
rule-folded-target = In der Abrechnung können auch sie genannt werden.
rule-advanced-mythology = Vor der Wahl bekommt jeder eine der vier Mythologien durch das Los.
rule-advanced-deities = Beide Gottheiten deiner Mythologie liegen offen vor dir.
rule-advanced-draft = Die Kartenwahl ist wie im Grundspiel.
rule-advanced-choose = Danach wählt jeder heimlich eine seiner Gottheiten; alle werden zugleich aufgedeckt, die anderen kommen in die Schachtel.
rule-advanced-myths = Jeder mischt die fünf Mythen seiner Mythologie und legt sie offen neben die Gottheit; der oberste ist immer zu sehen.
rule-advanced-wonders = Die Wundermarker liegen neben dem Vorrat.
rule-deity-lasting = Eine andauernde Fähigkeit gilt immer und ändert die Regeln für ihren Besitzer.
rule-deity-cost = Eine Fähigkeit, die man benutzt, kostet den genannten Marker, der zuvor aus der Gemeinschaft in den Vorrat geht.
rule-deity-once = Man benutzt sie beim Bieten, im eigenen Zug, einmal je Runde.
rule-deity-wish = Wer den Wunsch seiner Gottheit erfüllt, nimmt einen Wundermarker.
rule-deity-one-wonder = Niemand bekommt mehr als einen Wundermarker je Runde.
rule-myth-phase = Nach den Gebeten kommt die Mythenphase, die letzte der Runde.
rule-myth-one-of = Darin darf jeder, von der Initiative an, seinen obersten Mythos kaufen oder ihn unter den Stapel legen (den nächsten kann man erst in der nächsten Runde kaufen) oder nichts tun.
rule-myth-steps = Vor der ersten Wettrunde und vor dem Kampf gibt es einen Schritt, in dem man Mythen benutzt.
rule-myth-condition = Einen Mythos kann man benutzen, wenn die Bedingung in seinem Text erfüllt ist.
rule-myth-chance = In einem solchen Schritt entscheiden die Spieler reihum; hat die Phase begonnen, ist die Gelegenheit bis zur nächsten Runde vorbei.
rule-hero-inactive = Ein gekaufter Heros liegt vor dir und tut noch nichts.
rule-hero-joins = Vor jedem Kampf darfst du den Heros zu deinem Einsatz legen; dann wirkt er.
rule-hero-dies = Nach einem verlorenen Kampf sterben Heroen und kommen in die Schachtel.
rule-word-discard = Ablegen heißt eine Karte auf den richtigen Stapel legen: eigene auf den eigenen Ablagestapel, andere neben den Stapel, von dem sie kamen.
rule-word-lasting = Ein andauernder Effekt bleibt bis zum Ende der Abrechnung.
rule-word-stake = Der Einsatz sind alle Marker, die du in die Runde gesetzt hast.
rule-word-remove = Ein entfernter Marker geht in den Vorrat, eine entfernte Karte in die Schachtel.
rule-word-clergy = Propheten, Priester und Gläubige sind Geistliche.
rule-word-community = Die Gemeinschaft sind alle deine Marker, die nicht im Einsatz sind.
rule-word-constellation = Die Konstellation sind die Elementkarten in der Mitte.
rule-word-control = Du kontrollierst deine ausgelegten Mächte und alle offenen Sterne; Symbole, die dir eine Karte gibt, zählen mit.
rule-word-place = Ein Marker auf einem Ort kommt aus der Gemeinschaft und gehört nicht zum Einsatz.
rule-word-draw = Ziehen heißt die oberste Karte des eigenen Nachziehstapels nehmen, wenn nichts anderes gesagt ist.
rule-word-sphere = Die Sphäre ist das Element, zu dem eine Karte gehört.
rule-word-withdraw = Zurückziehen heißt einen Marker aus dem Einsatz eines Spielers in dessen Gemeinschaft legen.
rule-ruling-by-type = Mitgegangen wird Art für Art, denn die Regel spricht von entsprechenden Markern.
rule-ruling-highest-first = Von mehreren Arten zahlt man die höchste zuerst und wechselt nach jedem Marker, denn nur so entsteht kein unnötiger Mangel.
rule-ruling-no-free-exchange = Freiwillig oder aufwärts wird nie gewechselt, denn der Wechsel ist eine Pflicht und sonst nichts.
rule-ruling-exchange-anytime = Auch in der Abrechnung wird sofort gewechselt, etwa nach einem Zusatzmarker.
rule-ruling-own-first = Mit einer Verzweiflungskarte braucht man zuerst die eigenen Marker, Art für Art; nur was fehlt, wird geliehen.
rule-ruling-borrowed-counts = Geliehene Marker gehören für Kraft und alle Karten zum Einsatz, denn die Einsätze sollen gleich sein.
rule-ruling-raise-needs-all = Zum Erhöhen musst du alles Geschuldete und den Marker mehr aus der Gemeinschaft zahlen, denn Verzweiflung erhöht nicht.
rule-ruling-despair-each-round = Verzweiflung steht in jeder Runde wieder offen, denn es gibt eine Karte für jeden.
rule-ruling-no-despair-ante = Den ersten Einsatz einer Runde zahlt Verzweiflung nicht, denn an ihm scheidet man aus.
rule-ruling-ante-exchange = Der erste Einsatz wird Gläubiger für Gläubiger mit Wechsel gezahlt; nur wer so nicht genug aufbringt, scheidet aus, und seine Karten kommen offen in die Schachtel.
rule-ruling-nobody-pays = Kann ihn niemand zahlen, gewinnt die stärkste Gemeinschaft, bei Gleichstand die Initiative, dann im Uhrzeigersinn.
rule-ruling-clergy-tested = Ob nur noch einer Geistliche hat, wird nach der Abrechnung und beim ersten Einsatz geprüft.
rule-ruling-draw = Hat nach der Abrechnung niemand Geistliche, teilen sich die Gewinner dieser Runde den Sieg.
rule-ruling-supply = Der Vorrat geht nie aus, denn keine Regel sagt, was dann wäre. Mit der Option „Gezählte Geistliche“ ist darin, was 17 Propheten, 33 Priester und 50 Gläubige übrig lassen: Was nicht da ist, wird weder genommen noch geliehen; gewechselt wird immer.
rule-ruling-folded-lose = Wer ausgestiegen ist, ist Verlierer: Einsatz weg, Orte beschädigt; seinen Heroen geschieht nichts, denn er hat keinen Kampf verloren.
rule-ruling-last-one-wins = Steigen alle anderen aus, gewinnt der Letzte sofort, auch ohne am Zug gewesen zu sein.
rule-ruling-initiative-gone = Ist der Inhaber der Initiative ausgestiegen oder ausgeschieden, beginnt der Nächste im Uhrzeigersinn.
rule-ruling-no-limit = Erhöhen darf man ohne Grenze, denn jedes Mal kostet es einen Marker.
rule-ruling-raiser-done = Wer zuletzt erhöht hat, handelt in dieser Wettrunde nicht noch einmal.
rule-ruling-cards-then-fold = Man darf Karten spielen und dann aussteigen.
rule-ruling-pass-and-return = Wer im Kampf gepasst hat, darf später angreifen, bis alle hintereinander gepasst haben.
rule-ruling-sphere-per-battle = Eine Sphäre heißt eine für den ganzen Kampf; der erste Angriff legt sie fest.
rule-ruling-no-effects-in-battle = Im Kampf spielt man keine Effekte außer Reaktionen.
rule-ruling-name-opponent = „Einen Gegner“ nennt, wer die Karte spielt.
rule-ruling-count-late = Was je Marker zählt, wird beim Berechnen der Kraft gezählt, mit den Einsätzen, wie sie dann sind.
rule-ruling-attacks-discarded = Gespielte Angriffe werden mit der Hand abgelegt.
rule-ruling-open-cards = Für Sphären zählen nur offene Sterne, denn nur sie werden kontrolliert.
rule-ruling-closed-stay = Nach einem frühen Ende bleiben dunkle Sterne dunkel, bis sie weggelegt werden.
rule-ruling-powers-in-settlement = Für eine Karte in der Abrechnung darf man Mächte auslegen.
rule-ruling-damaged-work = Ein beschädigter Ort wirkt weiter.
rule-ruling-marker-stays = Der Marker auf einem beschädigten Ort bleibt, bis der Ort fort ist.
rule-ruling-marker-apart = Marker auf Orten gehören weder zur Gemeinschaft noch zum Einsatz und lassen sich nicht ausgeben.
rule-ruling-holder-keeps = Ist der Inhaber der Initiative unter mehreren Gewinnern, behält er sie.
rule-ruling-in-the-game = Für den Zusatzmarker zählen alle, die nicht ausgeschieden sind, ausgestiegen oder nicht.
rule-ruling-row-direction = Die Reihe heißt von links nach rechts Priester, Priester, Gläubiger, Gläubiger, frei, frei; ihre älteste Karte liegt rechts.
rule-ruling-refill-after = Aufgefüllt wird erst, wenn alle genommen haben, von der rechten Lücke nach links.
rule-ruling-price-missing = Eine Karte, deren Preis dir fehlt, kannst du nicht nehmen.
rule-ruling-stack-empty = Ist der Stapel leer, wird nicht aufgefüllt und nichts gezogen; wer keine Karte nehmen kann, nimmt keine.
rule-ruling-swap-reshuffles = Ersetzt eine Karte einen Stern und der Elementstapel ist leer, werden die Karten daneben gemischt, und der Konflikt wächst.
rule-ruling-no-cards = Sind deine beiden Stapel leer, ziehst du weniger.
rule-ruling-once-a-round = Eine Karte kann man einmal je Runde spielen, und ein Effekt wird erst abgelegt, wenn er gewirkt hat; kleine Decks liefen sonst ewig im Kreis.
rule-ruling-reaction-order = Reaktionen kommen, wenn etwas angesagt ist und bevor es wirkt, im Uhrzeigersinn ab dem Handelnden; auf sie kann man wieder reagieren, und die letzte wirkt zuerst.
rule-ruling-cancelled = Eine aufgehobene Karte hat keine Wirkung, gilt aber als gespielt; ein aufgehobener Angriff legt die Sphäre trotzdem fest.
rule-ruling-lasting-folded = Andauernde Effekte eines Ausgestiegenen bleiben liegen und tun bis zur Abrechnung nichts.
rule-ruling-heroes-outside = Heroen, die einem verlorenen Kampf fernblieben, leben weiter; mit der Option „Alle Heroen sterben“ nicht.
rule-ruling-heroes-return = Nach einem gewonnenen Kampf kehren Heroen zu ihrem Besitzer zurück.
rule-ruling-heroes-no-clergy = Heroen sind keine Geistlichen: Karten zählen und entfernen sie nicht.
rule-ruling-wonders-out = Sind alle 16 Wundermarker vergeben, bekommt niemand mehr einen.
rule-ruling-mythology-first = Die Mythologie kommt vor der Kartenwahl, die Gottheit danach.
rule-ruling-pass-left-always = Bei der Wahl gehen die Karten in jeder Runde nach links.
rule-ruling-numbers = In diesem Spiel gibt es acht Gottheiten und 16 Wunder, wie die Anleitung sagt; spätere Schachteln weichen ab.
rule-ruling-borrowed-lost = In einem verlorenen Kampf gehen geliehene Marker mit den anderen in den Vorrat.
rule-ruling-borrowed-won = Wer mit geliehenen Markern allein gewinnt, bekommt den Zusatzmarker, und die geliehenen gehen in den Vorrat.
rule-ruling-one-wish = Ein in einer Runde zweimal erfüllter Wunsch bringt ein Wunder.
rule-ruling-myth-uses = Ob man einen Mythos einmal oder jede Runde benutzt, steht auf der Karte.
rule-engine-not-in-hand = Spielen und abwerfen kannst du nur Karten aus deiner eigenen Hand.
rule-engine-not-there = Wählen kannst du nur, was da ist.
rule-engine-long = Nach 40 Runden endet das Spiel, und die stärkste Gemeinschaft gewinnt, damit ewiges Warten nichts einbringt. Angesagt wird es, wenn noch zehn Runden bleiben, und in jeder der letzten fünf.
rule-engine-copies = Die beiden Exemplare einer Karte tragen die Zeichen a und b und dürfen unterschieden werden.
rule-engine-hand-under = Legst du in der Abrechnung deine Karten ab, „wie es kommt“, liegt die Hand unter dem, was alle gesehen haben. Gibt es nichts dergleichen, liegt eine Karte oben, von der alle wissen, dass sie dir gehört, sonst eine Machtkarte, sonst irgendeine, nach dem Zufall: Diese Ordnung verrät am wenigsten.
rule-engine-raise-paid-first = Eine Erhöhung wird beim Ansagen gezahlt; Reaktionen kommen danach.
rule-engine-windows = Alle in der Runde, die eine Karte halten, werden gleichzeitig und heimlich nach Reaktionen gefragt, damit niemand merkt, wer hätte reagieren können.
rule-engine-by-itself = Was immer nützt und keine Wahl lässt, geschieht von selbst: Karten zu Beginn einer Runde, Gläubige, die ein Ort rettet.
