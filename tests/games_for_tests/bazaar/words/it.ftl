# Bazar, un gioco inventato per le prove.

title = Bazar
tagline = Offrire, tirare, costruire e afferrare: un giorno di mercato con un po’ di tutto.

option-sand = Sabbia nella clessidra
    .about = Quanti secondi ci sono per afferrare le giare.

seat-0 = Onda blu
seat-1 = Fiamma rossa
seat-2 = Foglia verde
seat-3 = Sole giallo

zone-market = Il mercato
zone-stalls = Banchi da posare
zone-faces = Facce in vendita
zone-jars = Giare
zone-bids = Offerte
zone-well = Nel pozzo
zone-has = Averi
zone-hand = La tua mano

spot-number = numero { $n }
spot-bid = offerta di { $player }
corner-north = angolo a nord
corner-east = angolo a est
corner-west = angolo a ovest

type-card = carta { $value }
    .about = La carta più alta offerta comincia il giorno. Due o tre carte si possono vendere.
type-back = carta coperta
    .about = Una carta in mano ad altri.
    .count = { $n ->
        [one] 1 carta coperta
       *[other] { $n } carte coperte
    }
type-face-one = faccia da una moneta
    .about = Vale 1 moneta quando esce.
type-face-two = faccia da due monete
    .about = Vale 2 monete quando esce.
type-face-three = faccia da tre monete
    .about = Vale 3 monete quando esce.
type-stall = banco
    .about = Si posa con la porta verso il pozzo o un altro banco; tre angoli per un mercante.
type-die = dado
    .about = Si tira all’inizio del turno; le sue facce si possono cambiare.
type-well = pozzo
    .about = Le monete che contiene valgono due l’una se la somma è pari.
type-guard = guardia
    .about = Va di casella in casella.
    .count = { $n ->
        [one] 1 guardia
       *[other] { $n } guardie
    }
type-merchant = mercante
    .about = Vale 3 punti.
type-jar = giara
    .about = Chi l’afferra ci guarda dentro: da una a tre monete.
type-coin = moneta
    .about = Un punto alla fine.
    .count = { $n ->
        [one] 1 moneta
       *[other] { $n } monete
    }
type-purse = borsa
    .about = Quel che era nelle giare; nessun altro lo sa.
    .count = { $n ->
        [one] borsa con 1 moneta
       *[other] borsa con { $n } monete
    }

kind-bid = Offrire la carta
kind-hammer = Battere la faccia sul dado
kind-lay = Posare il banco
kind-settle = Mettere un mercante
kind-leave = Nessun mercante
kind-renovate = Rinnovare il banco
kind-send = Mandare le guardie
kind-sell = Vendere carte
kind-done = Basta per oggi
kind-throw = Gettare monete nel pozzo
kind-grab = Afferrare la giara
kind-run-out = La sabbia finisce

note-price = { $n ->
    [one] 1 moneta
   *[other] { $n } monete
}
note-gain = +{ $n }
note-jars = { $n ->
    [one] 1 giara
   *[other] { $n } giare
}

standing-bid = Offerte
standing-lowest = la mia carta più bassa
prompt-to-bid = Offri una carta; finché non hanno offerto tutti puoi cambiare idea.
prompt-to-trade = { $left ->
    [one] Ancora una cosa: battere, posare, rinnovare, mandare guardie o vendere.
   *[other] Ancora { $left } cose: battere, posare, rinnovare, mandare guardie o vendere.
}
prompt-to-settle = Metti un mercante su un angolo del banco, o nessuno.
prompt-to-throw = Getta fino a tre monete nel pozzo.
prompt-to-grab = Afferra le giare!
prompt-waiting = Gli altri sono occupati.
prompt-over = Il mercato è chiuso.

event-bidden = { $player } offre il { $card }.
event-rolled = { $player } tira { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}.
event-hammered = { $player } batte sul dado una { $face }.
event-laid = { $player } posa un banco in { $cell }.
event-settled = { $player } mette un mercante.
event-renovated = { $player } rinnova un banco.
event-sent = { $player } manda { $guards ->
    [one] 1 guardia
   *[other] { $guards } guardie
} in { $cell }.
event-sold = { $player } vende carte per { $coins } monete.
event-thrown = { $player } getta { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
} nel pozzo.
event-looked = { $player } trova { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
} in una giara.
event-looked-unseen = { $player } afferra una giara.
event-sand = La sabbia è finita.
event-closed = Il mercato chiude.

score-coins = Monete
score-purse = Giare
score-merchants = Mercanti
score-well = Pozzo

chapter-bid = Offerte
chapter-hammer = Battere
chapter-stall = Banchi
chapter-renovate = Rinnovare
chapter-guard = Guardie
chapter-sell = Vendere
chapter-well = Il pozzo
chapter-jar = Giare
rule-bid-own = Si offre una carta della propria mano.
rule-hammer-price = Una faccia costa tante monete quante ne vale.
rule-hammer-same = Una faccia non sostituisce una uguale.
rule-stall-free = Un banco si posa su una casella libera, non sul pozzo.
rule-stall-door = La porta di un banco guarda il pozzo o un altro banco.
rule-stall-gone = Un banco si posa una volta sola.
rule-renovate-laid = Si rinnova solo un banco che sta nel mercato.
rule-renovate-price = Rinnovare costa una moneta.
rule-guard-there = Le guardie partono da dove stanno.
rule-guard-edge = Le guardie non escono dal mercato.
rule-sell-own = Si vendono carte della propria mano.
rule-well-coins = Nessuno getta più monete di quante ne ha.
rule-jar-gone = Una giara si afferra una volta sola.
