# Basar, ein erfundenes Spiel für Tests.

title = Basar
tagline = Bieten, würfeln, bauen und greifen: ein Markttag mit einem von allem.

option-sand = Sand in der Sanduhr
    .about = Wie viele Sekunden man hat, um nach Krügen zu greifen.

seat-0 = Blaue Welle
seat-1 = Rote Flamme
seat-2 = Grünes Blatt
seat-3 = Gelbe Sonne

zone-market = Der Markt
zone-stalls = Stände zum Legen
zone-faces = Seiten zu kaufen
zone-jars = Krüge
zone-bids = Gebote
zone-well = Im Brunnen
zone-has = Besitz
zone-hand = Deine Hand

spot-number = Nummer { $n }
spot-bid = Gebot von { $player }
corner-north = Ecke im Norden
corner-east = Ecke im Osten
corner-west = Ecke im Westen

type-card = Karte { $value }
    .about = Die höchste gebotene Karte beginnt den Tag. Zwei oder drei Karten kann man verkaufen.
type-back = verdeckte Karte
    .about = Eine Karte in fremder Hand.
    .count = { $n ->
        [one] 1 verdeckte Karte
       *[other] { $n } verdeckte Karten
    }
type-face-one = Seite mit einer Münze
    .about = Bringt gewürfelt 1 Münze.
type-face-two = Seite mit zwei Münzen
    .about = Bringt gewürfelt 2 Münzen.
type-face-three = Seite mit drei Münzen
    .about = Bringt gewürfelt 3 Münzen.
type-stall = Stand
    .about = Liegt mit der Tür zum Brunnen oder zu einem anderen Stand; drei Ecken für einen Händler.
type-die = Würfel
    .about = Wird zu Beginn des Zuges geworfen; seine Seiten lassen sich tauschen.
type-well = Brunnen
    .about = Münzen darin zählen je zwei, wenn ihre Summe gerade ist.
type-guard = Wache
    .about = Geht von Feld zu Feld.
    .count = { $n ->
        [one] 1 Wache
       *[other] { $n } Wachen
    }
type-merchant = Händler
    .about = Zählt 3 Punkte.
type-jar = Krug
    .about = Wer ihn greift, sieht hinein: eine bis drei Münzen.
type-coin = Münze
    .about = Am Ende ein Punkt.
    .count = { $n ->
        [one] 1 Münze
       *[other] { $n } Münzen
    }
type-purse = Beutel
    .about = Was in den Krügen war; sonst weiß es niemand.
    .count = { $n ->
        [one] Beutel mit 1 Münze
       *[other] Beutel mit { $n } Münzen
    }

kind-bid = Die Karte bieten
kind-hammer = Die Seite auf den Würfel hämmern
kind-lay = Den Stand legen
kind-settle = Einen Händler setzen
kind-leave = Kein Händler
kind-renovate = Den Stand umbauen
kind-send = Wachen schicken
kind-sell = Karten verkaufen
kind-done = Fertig für heute
kind-throw = Münzen in den Brunnen werfen
kind-grab = Den Krug greifen
kind-run-out = Der Sand läuft aus

note-price = { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
}
note-gain = +{ $n }
note-jars = { $n ->
    [one] 1 Krug
   *[other] { $n } Krüge
}

standing-bid = Gebote
standing-lowest = meine niedrigste Karte
prompt-to-bid = Biete eine Karte; bis alle geboten haben, kannst du es dir anders überlegen.
prompt-to-trade = { $left ->
    [one] Noch eine Sache: hämmern, legen, umbauen, Wachen schicken oder verkaufen.
   *[other] Noch { $left } Sachen: hämmern, legen, umbauen, Wachen schicken oder verkaufen.
}
prompt-to-settle = Setz einen Händler auf eine Ecke des Standes, oder niemanden.
prompt-to-throw = Wirf bis zu drei Münzen in den Brunnen.
prompt-to-grab = Greif nach Krügen!
prompt-waiting = Die anderen sind beschäftigt.
prompt-over = Der Markt ist geschlossen.

event-bidden = { $player } bietet die { $card }.
event-rolled = { $player } würfelt { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}.
event-hammered = { $player } hämmert auf den Würfel: { $face }.
event-laid = { $player } legt einen Stand auf { $cell }.
event-settled = { $player } setzt einen Händler.
event-renovated = { $player } baut einen Stand um.
event-sent = { $player } schickt { $guards ->
    [one] 1 Wache
   *[other] { $guards } Wachen
} nach { $cell }.
event-sold = { $player } verkauft Karten für { $coins } Münzen.
event-thrown = { $player } wirft { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} in den Brunnen.
event-looked = { $player } findet { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} in einem Krug.
event-looked-unseen = { $player } greift einen Krug.
event-sand = Der Sand ist ausgelaufen.
event-closed = Der Markt schließt.

score-coins = Münzen
score-purse = Krüge
score-merchants = Händler
score-well = Brunnen

chapter-bid = Bieten
chapter-hammer = Hämmern
chapter-stall = Stände
chapter-renovate = Umbauen
chapter-guard = Wachen
chapter-sell = Verkaufen
chapter-well = Der Brunnen
chapter-jar = Krüge
rule-bid-own = Geboten wird aus der eigenen Hand.
rule-hammer-price = Eine Seite kostet so viele Münzen, wie sie bringt.
rule-hammer-same = Eine Seite ersetzt nicht ihresgleichen.
rule-stall-free = Ein Stand kommt auf ein freies Feld, nicht auf den Brunnen.
rule-stall-door = Die Tür eines Standes geht zum Brunnen oder zu einem anderen Stand.
rule-stall-gone = Ein Stand wird nur einmal gelegt.
rule-renovate-laid = Nur ein Stand auf dem Markt kann umgebaut werden.
rule-renovate-price = Umbauen kostet eine Münze.
rule-guard-there = Wachen gehen von dort los, wo sie stehen.
rule-guard-edge = Wachen verlassen den Markt nicht.
rule-sell-own = Verkauft wird aus der eigenen Hand.
rule-well-coins = Niemand wirft mehr Münzen, als da sind.
rule-jar-gone = Ein Krug wird nur einmal gegriffen.
