# 4 Gods. In Ereignissen sind $player, $rival, $tile, $cell, $start, $colour und $god fertige Wörter, das übrige Zahlen.

title = 4 Gods
tagline = Alle legen zur selben Zeit dieselbe Welt. Sende deine Propheten dorthin, wo sie wächst, und baue Städte, wo nichts passt.

## Vor dem Spiel

option-mode = Wie ihr spielt
    .about = Alle zugleich, so schnell ihr könnt, oder reihum.
option-mode-simultaneous = Alle zugleich
option-mode-turns = Reihum
option-sand = Sanduhr
    .about = Wie lange ein Zug dauert. Spielen alle zugleich, bringt jeder so viel Zeit zur letzten Frist mit. Ohne Sanduhr endet ein Zug, wenn du es sagst.
option-sand-30 = 30 Sekunden
option-sand-60 = 60 Sekunden
option-sand-120 = 2 Minuten
option-sand-none = keine
option-hidden = Verdeckte Götter
    .about = Jeder bekommt heimlich eine Gottheit und zeigt sie erst zur Wertung.
option-duel = Nur zwei Götter
    .about = Jeder von euch spielt eine Gottheit statt zweier.
option-referee = Falsche Plättchen
    .about = Sonst lehnt der Tisch ab, was nicht passt. Oder ihr passt selbst auf: Falsche Plättchen lassen sich legen, und jeder darf Einspruch erheben.
option-referee-off = werden abgelehnt
option-referee-on = die Spieler erheben Einspruch
option-referee-penalty = und wer sie legte, verliert einen Propheten
option-help = Hilfe
    .about = Für welche Plättchen der Tisch zeigt, wohin sie passen. Es selbst zu sehen ist das halbe Spiel.
option-help-mine = die ich halte
option-help-all = alle
option-help-none = keine

seat-0 = Blaue Welle
seat-1 = Rote Flamme
seat-2 = Grünes Blatt
seat-3 = Gelbe Sonne

## Was auf dem Tisch liegt

zone-world = Die Welt
zone-hands = Deine Hände
zone-held = Hände
zone-row = Reihe
zone-bag = Beutel
zone-gods = Götter und Städte
zone-has = Besitz
spot-left = linke Hand
spot-right = rechte Hand
spot-row = Reihe, Platz { $number }
spot-cell = { $name }

colour-blue = Blau
colour-yellow = Gelb
colour-green = Grün
colour-grey = Grau
god-merfolk = die Göttin der Fischmenschen
god-humans = der Gott der Menschen
god-elves = die Göttin der Elfen
god-dwarves = der Gott der Zwerge
god-unknown = eine verdeckte Gottheit
part-sea = Meer
part-plain = Ebene
part-forest = Wald
part-mountain = Gebirge
part-sea-again = das andere Meer
part-plain-again = die andere Ebene
part-forest-again = der andere Wald
part-mountain-again = das andere Gebirge

type-tile = Plättchen { $number }
    .about = Lege es dorthin, wo es zwei gerade Kanten berührt und zu jedem Plättchen daneben passt, mit beliebiger Seite und beliebig gedreht.
type-city = Legendäre Stadt
    .about = Steht an mindestens zwei Kanten, mit einem Propheten dessen, der sie baute. Am Ende 5 wert, wenn kein passendes Plättchen sie zerstört.
    .count = { $n ->
        [one] 1 Legendäre Stadt
       *[other] { $n } Legendäre Städte
    }
type-ruin = Ruine
    .about = Eine Stadt, die du zerstört hast: am Ende 5 wert.
    .count = { $n ->
        [one] 1 Ruine
       *[other] { $n } Ruinen
    }
type-bag = Beutel
    .about = Die Plättchen, die noch kommen. Mit leeren Händen und Platz in der Reihe darfst du eines oder zwei ziehen.
    .count = { $n ->
        [one] 1 Plättchen
       *[other] { $n } Plättchen
    }
type-prophet = Prophet von { $colour }
    .about = Steht auf einem Gebiet eines Plättchens. Wer in einem Königreich die meisten hat, erhält einen Punkt für jedes Plättchen ohne Propheten.
    .count = { $n ->
        [one] 1 Prophet von { $colour }
       *[other] { $n } Propheten von { $colour }
    }
type-god = { $god }
    .about = Mit einer Gottheit kannst du Propheten aussenden. Am Ende bringen das größte Königreich ihrer Geländeart und die Zahl ihrer Königreiche Punkte. Du behältst sie für immer.

## Was man tun kann

kind-lay = Plättchen legen
kind-raze = Stadt zerstören
kind-take = Plättchen nehmen
kind-store = In die eigene Reihe legen
kind-return = Zurückgeben
kind-draw = Plättchen ziehen
button-draw-one = Nur eines ziehen
kind-god = Gottheit nehmen
kind-prophet = Propheten aussenden
kind-move = Propheten hierher versetzen
kind-lift = Propheten für eine Stadt wählen
kind-city = Stadt errichten
kind-pass = Passen
kind-end = Zug beenden
kind-object = Einspruch
kind-nod = Nichts einzuwenden
kind-resume = Weiterspielen
kind-ruin = Ruine zuordnen
kind-forfeit = Propheten hergeben
kind-remove = Diesen Propheten hergeben
button-ruin = Ruine für { $colour }
button-forfeit = Propheten von { $colour } hergeben
sure-pass = Passen? Das heißt, dass du nichts mehr zu tun hast. Wenn alle gepasst haben, ist das Spiel aus. Bis dahin kannst du weiterspielen.
kind-time-up = Der Sand ist durchgelaufen

note-ruin = +5
note-fits = passt

prompt-to-race = Legen, ziehen, ablegen, bauen: was du willst, so schnell du kannst.
prompt-to-play = Du bist am Zug: legen, ziehen, ablegen, bauen, so oft du willst.
prompt-to-race-godless = Legen, ziehen, ablegen, so schnell du kannst. Und nimm dir eine Gottheit: Ohne sie bekommst du keine Punkte.
prompt-to-play-godless = Du bist am Zug: legen, ziehen, ablegen, so oft du willst. Und nimm dir eine Gottheit: Ohne sie bekommst du keine Punkte.
prompt-to-watch = Sieh genau hin: Liegt ein Plättchen falsch, erhebe Einspruch.
prompt-taken = Lege das genommene Plättchen in die Welt oder in deine Reihe.
prompt-give-back = Es passt nirgends und deine Reihe ist voll: gib das Plättchen zurück.
prompt-new-tile = Du darfst einen Propheten auf das neue Plättchen setzen, oder weiterspielen.
prompt-lifted = Wo soll dieser Prophet eine Stadt gründen?
prompt-all-play = Alle spielen.
prompt-passed = Du hast gepasst. Sobald jemand etwas tut, bist du wieder dabei.
prompt-to-rest = Du hast gepasst. Wenn alle gepasst haben, ist das Spiel aus. Bis dahin kannst du weiterspielen.
prompt-looked = Erhebe Einspruch, wenn du doch noch ein falsches Plättchen siehst.
prompt-last-to-pass = Alle anderen haben gepasst. Passt du auch, ist das Spiel aus.
prompt-still = Seit zwei Runden hat niemand etwas getan. Nach einer dritten ist das Spiel aus.
prompt-last-period = Die letzte Frist: Tu, was du noch kannst, ehe der Sand durchgelaufen ist.
prompt-last-turn = Dein letzter Zug: Tu, was du noch kannst.
prompt-idle = { $left ->
    [one] Du kannst noch einmal ein Plättchen aus einer Reihe nehmen. Dann muss erst etwas anderes geschehen: legen, ziehen oder bauen.
   *[other] Du kannst noch { $left }-mal Plättchen aus Reihen nehmen. Dann muss erst etwas anderes geschehen: legen, ziehen oder bauen.
}
prompt-idle-over = Genug Plättchen aus Reihen genommen: Das geht erst wieder, wenn jemand etwas legt, zieht oder baut.
prompt-ruin = Du hast eine Stadt zerstört. Für welche deiner Gottheiten zählt die Ruine?
prompt-owes = Dein falsches Plättchen kostet dich einen Propheten: Wähle, welchen.
prompt-over = Die Welt ist erschaffen. Das Spiel ist aus.

## Was geschah

event-turn = { $last ->
    [0] { $player } ist am Zug.
   *[other] { $player } hat den letzten Zug.
}
event-turn-over = { $by ->
    [0] { $player } beendet den Zug.
    [2] { $player } passt.
   *[other] Für { $player } ist der Sand durchgelaufen.
}
event-drew = { $player } zieht { $tile }.
event-stored = { $player } legt { $tile } in die Reihe.
event-took = { $player } nimmt { $tile } aus der Reihe von { $rival }.
event-gave-back = { $player } gibt { $tile } in die Reihe von { $rival } zurück.
event-into-bag = Der Beutel verschluckt { $tile } wieder.
event-laid = { $player } legt { $tile } auf { $cell }.
event-razed = { $player } zerstört die Stadt von { $colour } auf { $cell } mit { $tile }.
event-chose-god = { $player } wählt: { $god }.
event-prophet-came = { $player } sendet einen Propheten von { $colour } nach { $cell }.
event-prophet-went = { $player } versetzt einen Propheten von { $colour } von { $start } nach { $cell }.
event-built = { $player } errichtet auf { $cell } eine Stadt mit einem Propheten von { $colour }.
event-passed = { $player } passt.
event-resumed = { $player } spielt weiter.
event-ruin-went = Die Ruine von { $player } zählt für { $colour }.
event-owes = { $player } muss einen Propheten hergeben und wählt, welchen.
event-last-tile = { $player } hat das letzte Plättchen gezogen.
event-last-call = { $why ->
    [0] Die Welt ist voll: Nun läuft die letzte Frist.
   *[other] Der Beutel ist leer: Nun läuft die letzte Frist.
}
event-objected = { $right ->
    [0] { $player } erhebt Einspruch gegen das Plättchen auf { $cell }, doch es liegt richtig.
   *[other] { $player } erhebt Einspruch gegen das Plättchen auf { $cell }, zu Recht.
}
event-taken-back = { $player } nimmt { $tile } von { $cell } zurück.
event-fell = Nichts hält { $tile } auf { $cell } mehr.
event-city-fell = Nichts hält die Stadt von { $colour } auf { $cell } mehr.
event-prophet-home = Der Prophet von { $colour } auf { $cell } kehrt heim.
event-prophet-lost = { $player } verliert für immer einen Propheten von { $colour }.
event-shown-god = { $player } zeigt die Gottheit von { $colour }: { $god }.
event-game-over = { $why ->
    [2] Alle haben gepasst: Das Spiel ist aus.
    [3] Die Zeit ist um: Das Spiel ist aus.
    [5] Seit drei Runden hat niemand etwas getan: Das Spiel ist aus.
   *[other] Der letzte Zug ist gespielt: Das Spiel ist aus.
}
event-scored-city = { $player }: { $points } für die Stadt von { $colour } auf { $cell }.
event-scored-ruins = { $player }: { $points } für die von { $colour } zerstörten Städte: { $cities }.
event-stood-alone = Der Prophet von { $colour } auf { $cell } steht in keinem Königreich.
event-scored-kingdom = { $player }: { $points } für { $colour }: die meisten Propheten in einem Königreich aus { $tiles } Plättchen.
event-scored-largest = { $player }: { $points } für { $colour }: Das größte Königreich der Gottheit hat { $tiles } Plättchen.
event-scored-most = { $player }: { $points } für { $colour }: Die Gottheit hat { $kingdoms ->
    [one] 1 Königreich
   *[other] { $kingdoms } Königreiche
}.

score-cities = Städte
score-ruins = Zerstörte Städte
score-kingdoms = Propheten und Königreiche
score-largest = Größtes Königreich
score-most = Meiste Königreiche

## Warum nicht

refusal-setup-no-turns = Hier spielen alle zugleich: Es gibt keinen Zug zu beenden. Du kannst passen.
refusal-lay-empty-cell = Dort liegt schon etwas.
refusal-lay-two-edges = Ein Plättchen muss mindestens zwei gerade Kanten berühren: des Rahmens oder anderer Plättchen. Städte haben keine.
refusal-lay-match = Die Geländearten passen dort nicht zueinander.
refusal-store-capacity = Deine Reihe ist voll.
refusal-store-full = Deine Reihe ist voll: Lege erst Plättchen daraus, ehe du ziehst.
refusal-draw-empty-hands = Zum Ziehen müssen beide Hände leer sein.
refusal-take-free-hand = Zum Nehmen brauchst du eine leere Hand.
refusal-take-not-back = In deiner Reihe ist Platz, also geht es nicht zurück.
refusal-god-choose = Diese Gottheit ist schon vergeben.
refusal-god-for-good = Du hast deine Gottheit und behältst sie für immer.
refusal-prophet-needs-god = Nur wer eine Gottheit hat, hat Propheten.
refusal-prophet-new-tile = Propheten kommen mit einem Plättchen, das du gerade gelegt hast.
refusal-prophet-one-area = Ein solches Gebiet gibt es auf dem Plättchen nicht.
refusal-prophet-empty-supply = Dieser Prophet kann nicht kommen: Nimm einen aus dem Vorrat, oder von einem Plättchen, wenn der Vorrat leer ist; nie aus einer Stadt.
refusal-city-needs-god = Zum Bauen braucht es eine Gottheit und eine der acht Städte.
refusal-city-two-edges = Eine Stadt muss mindestens zwei gerade Kanten berühren. Andere Städte haben keine.
refusal-city-own-prophet = Eine Stadt braucht einen Propheten: aus deinem Vorrat, oder wähle, wenn er leer ist, erst einen von einem Plättchen.
refusal-raze-needs-god = Nur wer eine Gottheit hat, zerstört Städte.
refusal-raze-not-own = Die eigene Stadt zerstörst du nicht.
refusal-raze-replace = Dort steht keine Stadt.
refusal-raze-four-terrains = Alle vier Geländearten umgeben diese Stadt: Kein Plättchen kann sie je zerstören.
refusal-raze-corner = Zwei Plättchen an dieser Stadt sind sich über eine Ecke uneins: Kein Plättchen kann sie je zerstören.
refusal-turns-others = Du bist nicht am Zug: Du darfst nur Einspruch erheben.
refusal-wrong-penalty = Dein falsches Plättchen kostet dich einen Propheten: Gib erst einen her, aus deinem Vorrat oder, wenn der leer ist, von einem Plättchen.
refusal-hidden-from-the-start = Die Götter sind heimlich verteilt: Du hast deine.
refusal-ruling-city-anywhere = Eine Stadt kommt auf ein leeres Feld.
refusal-ruling-raze-edges = Ein Plättchen muss dort zwei Kanten berühren.
refusal-ruling-supply-first = Setze zuerst die Propheten aus deinem Vorrat ein.
refusal-ruling-taken-first = Lege zuerst das genommene Plättchen in die Welt oder in deine Reihe.
refusal-ruling-unable = Das Plättchen passt noch irgendwohin, also geht es nicht zurück.
refusal-ruling-passing = Du passt, wenn du in deinem Zug nichts tust; hast du etwas getan, beendest du den Zug.
refusal-engine-nothing-held = Ein solches Plättchen hältst du nicht.
refusal-engine-empty-bag = Der Beutel ist leer.
refusal-engine-take-to-use = Dieses Plättchen deiner Reihe passt jetzt nirgends; es gibt nichts, wozu du es nehmen könntest.
refusal-engine-passed = Du hast gepasst: Spiele erst weiter.
refusal-engine-idle = Du hast zwölfmal Plättchen genommen, Propheten gewählt, Einspruch erhoben oder nach dem Passen weitergespielt. Damit jedes Spiel endet, muss erst etwas anderes geschehen: Lege, ziehe oder baue etwas.
refusal-engine-slips = Du hast drei falsche Plättchen gelegt; auch dieses läge falsch.
refusal-engine-objection = Hier gibt es nichts einzuwenden.
refusal-engine-ruins-of-two-gods = Sag erst, für welche deiner Gottheiten die Ruine zählt.
refusal-engine-own-prophet = Das ist keiner deiner Propheten.
refusal-engine-not-in-a-row = Dieses Plättchen liegt in keiner Reihe mehr.

## Die Spielregel

chapter-modes = Spielweisen
chapter-setup = Aufbau
chapter-actions = Aktionen
chapter-lay = Ein Plättchen legen
chapter-store = Deine Reihe
chapter-draw = Ziehen
chapter-turn-over = Plättchen wenden
chapter-take = Ein Plättchen aus einer Reihe nehmen
chapter-god = Eine Gottheit wählen
chapter-prophet = Propheten
chapter-city = Eine Stadt errichten
chapter-raze = Eine Stadt zerstören
chapter-end = Das Ende
chapter-score = Wertung
chapter-turns = Reihum
chapter-hidden = Verdeckte Götter
chapter-three = Zu dritt
chapter-four-gods = Zu zweit mit vier Göttern
chapter-two-gods = Zu zweit mit zwei Göttern
chapter-wrong = Falsch gelegte Plättchen
chapter-ruling = Auslegungen
chapter-engine = An diesem Tisch

rule-modes-players = Es spielen zwei bis vier.
rule-modes-three-choices = Vor dem Spiel einigt ihr euch über dreierlei: alle zugleich oder reihum; offene oder verdeckte Götter; und zu zweit, ob mit vier Göttern oder mit zweien. Alles lässt sich verbinden.
rule-modes-usual = Erklärt wird das Spiel zu viert, zugleich und mit offenen Göttern; die Kapitel nach der Wertung sagen, was sonst anders ist.
rule-setup-world = Im Rahmen liegt die Welt: 64 Felder, alle leer. Jeder sitzt an einer Seite.
rule-setup-cities = Die 8 Legendären Städte liegen neben dem Rahmen.
rule-setup-gods = Die 4 Götter liegen neben dem Rahmen, jede Gottheit mit 10 Propheten ihrer Farbe.
rule-setup-two-tiles = Alle 92 Plättchen kommen in den Beutel. Dann zieht jeder zwei, eines für jede Hand.
rule-setup-aim = Wer am Ende den größten göttlichen Einfluss hat, gewinnt.
rule-setup-no-turns = Es gibt keine Züge. Jeder handelt, wann er will, sobald alle ihre zwei Plättchen halten.
rule-actions-any-order = Jede Aktion darfst du so oft und in welcher Folge du willst ausführen, solange du ihre Bedingungen einhältst.
rule-lay-empty-cell = Lege ein Plättchen, das du hältst, auf ein leeres Feld, mit beliebiger Seite nach oben und beliebig gedreht.
rule-lay-two-edges = Es muss mindestens zwei gerade Kanten berühren: den Rahmen oder Plättchen, die schon liegen.
rule-lay-corners-first = Die ersten Plättchen können daher nur in den Ecken des Rahmens liegen.
rule-lay-anywhere = Keine Ecke und kein Feld gehört jemandem: Lege, wo es erlaubt ist.
rule-lay-round-cities = Städte sind rund. Sie zählen nie als Kante.
rule-lay-match = Jede Seite muss dieselbe Geländeart zeigen wie das Plättchen, das sie berührt: Meer an Meer, Ebene an Ebene, Wald an Wald, Gebirge an Gebirge. Zum Rahmen, zu Lücken und Städten hin ist alles erlaubt.
rule-store-own-row = Was du nicht legen kannst oder willst, darfst du in deine Reihe legen, welche Seite oben liegt, bestimmst du; auch beide Plättchen nacheinander.
rule-store-capacity = Eine Reihe fasst 10 Plättchen.
rule-store-full = Solange deine Reihe voll ist, darfst du nicht ziehen.
rule-draw-empty-hands = Zum Ziehen müssen beide Hände frei sein.
rule-draw-one-or-two = Ziehe ohne hinzusehen ein oder zwei Plättchen aus dem Beutel. Von zweien kommt eines in jede Hand.
rule-draw-full-row = Noch einmal, weil man es leicht vergisst: Wer eine volle Reihe hat, zieht nicht.
rule-turn-over-any = Mit einer freien Hand darfst du jedes Plättchen in jeder Reihe wenden, so oft du willst.
rule-turn-over-same-place = Ein gewendetes Plättchen bleibt an seinem Platz. Wer es über die Welt hält, hat es genommen.
rule-take-free-hand = Mit einer freien Hand darfst du ein Plättchen aus einer beliebigen Reihe nehmen, deiner oder einer fremden.
rule-take-at-once = Was du nimmst, kommt sofort in die Welt oder in deine eigene Reihe.
rule-take-not-back = Ein Plättchen aus einer fremden Reihe geht nicht dorthin zurück.
rule-take-fits-nowhere = Nur wenn es nirgends in die Welt passt und deine Reihe voll ist, geht es zurück; ist jene Reihe inzwischen voll, in den Beutel.
rule-god-choose = Wer keine Gottheit hat, darf jederzeit eine freie nehmen, mit ihren Propheten, und sagt es an.
rule-god-terrains = Die Göttin der Fischmenschen liebt das Meer (blau), der Gott der Zwerge das Gebirge (grau), die Göttin der Elfen den Wald (grün), der Gott der Menschen die Ebene (gelb).
rule-god-for-good = Du behältst deine Gottheit bis zum Ende; niemand kann sie dir nehmen.
rule-prophet-needs-god = Ohne Gottheit keine Propheten.
rule-prophet-new-tile = Immer wenn du ein Plättchen legst, darfst du einen Propheten aus deinem Vorrat auf ein Gebiet genau dieses Plättchens setzen.
rule-prophet-any-terrain = Die Geländeart ist gleich; es muss nicht die deiner Gottheit sein.
rule-prophet-one-area = Ein Prophet steht auf genau einem Gebiet.
rule-prophet-kingdom = Ein Königreich ist ein zusammenhängendes Gebiet einer Geländeart auf zwei oder mehr Plättchen.
rule-prophet-empty-supply = Ist dein Vorrat leer, darfst du stattdessen einen deiner Propheten von einem anderen Plättchen auf das neue versetzen; nie einen aus einer Stadt.
rule-city-needs-god = Zum Bauen brauchst du eine Gottheit. Es gibt 8 Städte, mehr nicht.
rule-city-two-edges = Jederzeit darfst du eine Stadt auf ein leeres Feld legen, das mindestens zwei gerade Kanten berührt.
rule-city-no-edge = Eine Stadt bietet nichts Späterem eine Kante. Das Gelände um sie her ist gleichgültig.
rule-city-own-prophet = Einer deiner Propheten muss darauf stehen: aus dem Vorrat oder, ist er leer, von einem Plättchen deiner Wahl, nicht aus einer anderen Stadt.
rule-city-worth = Eine Stadt, die du am Ende hältst, ist 5 wert.
rule-raze-needs-god = Mit einer Gottheit und einem Plättchen, das an die Stelle einer Stadt passt, darfst du die Stadt zerstören.
rule-raze-not-own = Die eigene Stadt darfst du nicht zerstören.
rule-raze-replace = Passt das Plättchen zu allen Plättchen ringsum, ersetzt es die Stadt. Die Stadt gehört dir als Ruine, am Ende 5 wert.
rule-raze-prophet-gone = Der Prophet der Stadt ist aus dem Spiel.
rule-raze-then-prophet = Danach darfst du wie sonst einen Propheten auf das neue Plättchen setzen.
rule-raze-four-terrains = Eine Stadt, um die alle vier Geländearten liegen, kann nie zerstört werden, denn kein Plättchen zeigt vier.
rule-raze-corner = Auch nicht eine Stadt an zwei Plättchen, die an ihrer gemeinsamen Ecke verschiedenes Gelände zeigen.
rule-end-triggers = Das Ende kommt, wenn jedes Feld ein Plättchen oder eine Stadt trägt, wenn der Beutel leer ist oder wenn alle passen.
rule-end-last-tile = Wer das letzte Plättchen zieht, sagt es an.
rule-end-final-period = Ist die Welt voll oder der Beutel leer, folgt eine letzte Frist von 30 Sekunden je Spieler, in der noch alles erlaubt ist. Haben alle gepasst, entfällt sie.
rule-end-no-more = Danach handelt niemand mehr, und der Einfluss wird gezählt.
rule-score-four-steps = Gewertet wird in vier Schritten nacheinander: Städte, Propheten und Königreiche, größte Königreiche, meiste Königreiche.
rule-score-cities = 5 für jede Stadt mit deinem Propheten und 5 für jede, die du zerstört hast.
rule-score-single-tiles = Propheten auf einem Gebiet aus einem einzigen Plättchen zählen nicht.
rule-score-kingdoms = In jedem Königreich erhält, wer dort die meisten Propheten hat, so viele Punkte, wie es Plättchen ohne Propheten darin hat.
rule-score-shared = Wer gleichauf vorn liegt, erhält diese Punkte jeweils ganz.
rule-score-others = Alle anderen gehen in diesem Königreich leer aus.
rule-score-largest = Dann vergleicht ihr die größten Königreiche der Götter: 15, 10, 5 und 0 Punkte für den ersten bis vierten Platz. Bei Gleichstand werden die Punkte der Plätze addiert und geteilt, abgerundet.
rule-score-most = Ebenso 15, 10, 5 und 0 Punkte für die Zahl der Königreiche jeder Gottheit.
rule-score-winner = Der größte Einfluss gewinnt; wer gleichauf liegt, teilt sich den Platz.
rule-turns-setup = Niemand beginnt mit Plättchen in den Händen. Wer anfängt, wird ausgelost; dann geht es links herum.
rule-turns-hourglass = In deinem Zug darfst du alles tun, so oft du willst, bis der Sand durchgelaufen ist.
rule-turns-time-up = Dann kommen die Plättchen aus deinen Händen in deine Reihe, und in den Beutel, wenn dort kein Platz ist. Der Nächste ist am Zug.
rule-turns-last = Ist die Welt voll oder der Beutel leer, hat jeder noch einen letzten Zug.
rule-turns-others = Wer nicht am Zug ist, hält keine Plättchen, fasst keine fremde Reihe an und bleibt der Welt fern.
rule-hidden-dealt = Jeder nimmt die Propheten einer Farbe; dann bekommt jeder verdeckt eine Gottheit. Farbe und Gottheit haben nichts miteinander zu tun.
rule-hidden-secret = Wer welche Gottheit spielt, bleibt bis kurz vor der Wertung geheim.
rule-hidden-from-the-start = Jeder hat von Anfang an eine Gottheit, also darf schon auf das erste Plättchen ein Prophet.
rule-hidden-two-players = Zu zweit mit vier Göttern gibt es wenig zu verbergen, denn du kennst die zwei des anderen; nur welche Farbe welcher dient, bleibt geheim.
rule-three-numbers = Zu dritt hat jede Reihe 13 Plätze und jeder Vorrat 13 Propheten.
rule-three-fourth-god = Die Gottheit, die niemand nahm, ist aus dem Spiel; ihre Geländeart zählt nicht bei den größten und den meisten Königreichen. Für Propheten zählen ihre Königreiche.
rule-four-gods-two-each = Beide nehmen zwei Gottheiten, zugleich oder nacheinander, mit je 10 Propheten.
rule-four-gods-one-prophet = Auf jedes Plättchen kommt weiterhin nur ein Prophet, von welcher deiner Gottheiten du willst.
rule-four-gods-two-rows = Jeder hat zwei Reihen, zusammen 20 Plätze.
rule-four-gods-apart = Alle vier Götter werden einzeln gewertet. In einem Königreich zählen die meisten Propheten einer Farbe, nicht die eines Spielers.
rule-four-gods-rearmost = Wessen Gottheit von allen vieren hinten liegt, der verliert. Liegen beide mit einer hinten, gewinnt die bessere andere; ist auch das gleich, gewinnt niemand.
rule-two-gods-one-each = Jeder nimmt eine Gottheit mit 13 Propheten. Die anderen beiden sind aus dem Spiel, und ihr Gelände zählt nicht bei den größten und den meisten Königreichen.
rule-two-gods-rows = Auch hier hat jeder 20 Plätze in zwei Reihen.
rule-wrong-at-once = Fällt ein falsches Plättchen sofort auf, kommt es in die Hand zurück, die es legte.
rule-wrong-with-prophet = Fällt es später auf, kehrt ein Prophet darauf heim, und das Plättchen kommt in die Reihe dessen, der es legte, oder in den Beutel, wenn sie voll ist.
rule-wrong-without = Ohne Propheten ebenso: Der Tisch weiß, wer das Plättchen legte.
rule-wrong-cascade = Dann kommt jedes Plättchen, das deshalb falsch liegt, in den Beutel, und so fort, bis die Welt in Ordnung ist; Propheten darauf kehren heim.
rule-wrong-too-late = Hat die Wertung begonnen, ist es zu spät: Das Plättchen zählt, wie es liegt.
rule-wrong-penalty = Habt ihr eine Strafe vereinbart, verliert, wer das Plättchen legte, für immer einen Propheten: den darauf, sonst einen aus dem Vorrat, sonst einen von einem Plättchen, nie einen aus einer Stadt. Gibt es eine Wahl, wählt er selbst.
rule-ruling-no-diagonals = Ecken schräger Nachbarn werden nicht verglichen, denn nur Seiten berühren sich.
rule-ruling-sides = Eine Seite reicht von Ecke zu Ecke; zwei Geländearten darauf müssen auf dieselben zwei treffen.
rule-ruling-connection = Gebiete, die sich nur an einer Ecke berühren, hängen nicht zusammen.
rule-ruling-city-anywhere = Eine Stadt darf auf jedem leeren Feld mit zwei Kanten stehen, auch wenn ein Plättchen dorthin passte.
rule-ruling-raze-edges = Auch das Plättchen, das eine Stadt zerstört, muss zwei Kanten berühren.
rule-ruling-raze-from-row = Ein eben aus einer Reihe genommenes Plättchen darf eine Stadt zerstören, denn dazu wurde es genommen.
rule-ruling-ruins = Zerstörte Städte werden nicht wieder gebaut; im ganzen Spiel sind es 8.
rule-ruling-named-area = Hat ein Plättchen zwei Gebiete einer Geländeart, sagst du, auf welchem der Prophet steht.
rule-ruling-one-on-a-tile = Nie stehen zwei Propheten auf einem Plättchen, denn sie kommen nur auf das eben gelegte.
rule-ruling-with-the-tile = Der Prophet kommt mit dem Plättchen: Sobald du etwas anderes tust, ist es zu spät.
rule-ruling-nobody-left = Ohne Propheten im Vorrat und auf Plättchen kannst du weder einen setzen noch bauen.
rule-ruling-supply-first = Propheten in der Welt werden nur versetzt, wenn der Vorrat ihrer Farbe leer ist.
rule-ruling-occupied = Ein Prophet auf einem anderen Gebiet besetzt das Plättchen für dieses Königreich nicht.
rule-ruling-counted-once = Ein Plättchen, das mit zwei Gebieten zu einem Königreich gehört, zählt einmal.
rule-ruling-no-kingdom = Eine Gottheit ohne Königreich belegt keinen Platz und erhält nichts; die anderen werden ohne sie gereiht.
rule-ruling-no-god = Wer nie eine Gottheit nimmt, hat keinen Einfluss, und Götter, die niemand nahm, bleiben außer Betracht.
rule-ruling-fewer-gods = Bei weniger als vier Göttern gibt es die Preise von oben: 15, 10, 5.
rule-ruling-last-turns = Reihum wird der Zug, in dem das Ende kommt, zu Ende gespielt; dann hat jeder einen letzten, wer das Ende auslöste, zuletzt.
rule-ruling-end-stays = Plättchen, die in den Beutel zurückkommen, heben das Ende nicht auf; sie dürfen gezogen werden.
rule-ruling-full-once = War die Welt einmal voll, bleibt es beim Ende, auch wenn wieder eine Lücke entsteht.
rule-ruling-short-bag = Willst du zwei Plättchen und ist nur eines da, ziehst du dieses.
rule-ruling-one-place-left = Auch mit nur einem freien Platz in der Reihe darfst du zwei Plättchen ziehen.
rule-ruling-taken-first = Ein genommenes Plättchen geht vor: Bis es liegt, tust du nichts anderes. Eines aus der eigenen Reihe darf dorthin zurück.
rule-ruling-unable = Ein Plättchen geht nur zurück, wenn du es nicht gebrauchen kannst, nicht, wenn du nicht willst.
rule-ruling-arrival = Zugleich gespielt gilt, was zuerst ankommt, und alles wird an der Welt gemessen, auf die es trifft.
rule-ruling-time = Die Sanduhr gehört dem Tisch und ist für alle dieselbe.
rule-ruling-passing = Wer passt, hat so, wie die Dinge liegen, nichts mehr zu tun. Sobald jemand irgendetwas tut, auch nur ein Plättchen nimmt oder ablegt, hat niemand mehr gepasst. Reihum passt du, indem du in deinem Zug nichts tust.
rule-ruling-undealt = Verdeckte Götter, die niemand bekam, bleiben verdeckt und außer Betracht.
rule-ruling-all-build = Mit verdeckten Göttern darf jeder von Anfang an bauen.
rule-ruling-wrong-tiles = Ein Plättchen liegt falsch, wenn es weniger als zwei Kanten berührt oder nicht passt. Eine Stadt mit weniger als zwei Kanten kommt zurück, ihr Prophet kehrt heim.
rule-ruling-public = Beide Seiten jedes Plättchens sind allen bekannt, also ist Wenden nur eine Art hinzusehen.
rule-ruling-seating = Wo zwei Spieler sitzen, ist gleich, bis auf ihre 20 Plätze.
rule-engine-nothing-held = Nur ein Plättchen in deiner Hand lässt sich legen oder ablegen.
rule-engine-empty-bag = Aus einem leeren Beutel wird nichts gezogen.
rule-engine-take-to-use = Ein Plättchen der eigenen Reihe nimmt man nur, um es zu legen; es zurückzulegen änderte nichts.
rule-engine-passed = Wer gepasst hat, kann das zurücknehmen, solange das Spiel läuft.
rule-engine-idle = Plättchen nehmen, Propheten wählen, vergeblich Einspruch erheben und nach dem Passen weiterspielen kann jeder zwölfmal, ehe etwas anderes geschieht, damit jedes Spiel endet. Einige Male vorher wird es dir gesagt.
rule-engine-slips = Jeder kann drei falsche Plättchen legen; danach lehnt der Tisch sie ab.
rule-engine-objection = Wo die Spieler selbst aufpassen, darf jeder jederzeit gegen jedes Plättchen Einspruch erheben, auch wenn ein anderer am Zug ist.
rule-engine-ruins-of-two-gods = Spielst du zwei Gottheiten, wählst du, für welche eine Ruine zählt. Was nicht rechtzeitig gesagt ist, zählt für die mit weniger Ruinen.
rule-engine-seats-and-colours = Mit verdeckten Göttern gehen die Farben um den Tisch: Blau, Gelb, Grün, Grau.
rule-engine-own-prophet = Jeder bewegt nur eigene Propheten.
rule-engine-not-in-a-row = Nur was in einer Reihe liegt, lässt sich daraus nehmen; wer schneller ist, hat es.
rule-engine-penalty-prophet = Was bis zum Ende nicht gewählt ist, kommt aus dem größeren zweier Vorräte, sonst vom ersten Plättchen mit einem Propheten, Zeile für Zeile von Nordwesten.
rule-engine-lapsed = Läuft in einem Zug der Sand durch, ist das kein Passen. Hat aber drei Runden lang niemand etwas getan, ist das Spiel aus.
