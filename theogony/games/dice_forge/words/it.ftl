# Dice Forge. Negli eventi e nelle domande $player, $rival, $face, $card, $colour, $die e $amount sono parole pronte; $n, $paid,
# $gold, $glory e $shards sono numeri. `face-…` e `card-…` nominano facce e carte, `.about` le spiega.

title = Dice Forge
tagline = Forgia le facce dei tuoi dadi, fatti benedire dagli dèi a ogni lancio e conquista un posto fra loro con imprese eroiche.

## Prima della partita

option-cards = Imprese
    .about = Quali carte stanno presso le isole. Nove delle quindici pile si possono scambiare con un’altra: a sorte o come scegli tu.
option-cards-introductory = per la prima partita
option-cards-random = a sorte, pila per pila
option-cards-chosen = come scelto sotto
option-hind_slot = Isola 2, due lune
option-hind_slot-hind = { card-hind }
    .about = { card-hind.about }
option-hind_slot-bear = { card-bear }
    .about = { card-bear.about }
option-satyrs_slot = Isola 2, tre lune
option-satyrs_slot-satyrs = { card-satyrs }
    .about = { card-satyrs.about }
option-satyrs_slot-boar = { card-boar }
    .about = { card-boar.about }
option-ferryman_slot = Isola 3, quattro lune
option-ferryman_slot-ferryman = { card-ferryman }
    .about = { card-ferryman.about }
option-ferryman_slot-cerberus = { card-cerberus }
    .about = { card-cerberus.about }
option-cancer_slot = Isola 4, sei lune
option-cancer_slot-cancer = { card-cancer }
    .about = { card-cancer.about }
option-cancer_slot-sentinel = { card-sentinel }
    .about = { card-sentinel.about }
option-hydra_slot = Isola 4, cinque e cinque
option-hydra_slot-hydra = { card-hydra }
    .about = { card-hydra.about }
option-hydra_slot-typhon = { card-typhon }
    .about = { card-typhon.about }
option-sphinx_slot = Isola 4, sei soli
option-sphinx_slot-sphinx = { card-sphinx }
    .about = { card-sphinx.about }
option-sphinx_slot-cyclops = { card-cyclops }
    .about = { card-cyclops.about }
option-gorgon_slot = Isola 5, quattro soli
option-gorgon_slot-gorgon = { card-gorgon }
    .about = { card-gorgon.about }
option-gorgon_slot-triton = { card-triton }
    .about = { card-triton.about }
option-owl_slot = Isola 6, due soli
option-owl_slot-owl = { card-owl }
    .about = { card-owl.about }
option-owl_slot-celestial-ship = { card-celestial-ship }
    .about = { card-celestial-ship.about }
option-minotaur_slot = Isola 6, tre soli
option-minotaur_slot-minotaur = { card-minotaur }
    .about = { card-minotaur.about }
option-minotaur_slot-shield = { card-shield }
    .about = { card-shield.about }

seat-0 = Onda blu
seat-1 = Fiamma rossa
seat-2 = Foglia verde
seat-3 = Sole giallo

## Che cosa c’è sul tavolo

zone-islands = Isole
zone-temple = Tempio
zone-board = Plancia
zone-cards = Imprese compiute
spot-stack = isola { $n }
spot-portal = portale { $n }
spot-home = portale di partenza
spot-basin = vasca da { $n } monete d’oro
spot-bed = giardino
spot-round = round { $n }

colour-red = rosso
colour-blue = blu
colour-yellow = giallo
colour-green = verde

amount-gold = { $n ->
    [one] 1 moneta d’oro
   *[other] { $n } monete d’oro
}
amount-sun = { $n ->
    [one] 1 frammento di sole
   *[other] { $n } frammenti di sole
}
amount-moon = { $n ->
    [one] 1 frammento di luna
   *[other] { $n } frammenti di luna
}
amount-glory = { $n ->
    [one] 1 punto gloria
   *[other] { $n } punti gloria
}

type-face-of = { $what }
    .count = { $what } (restano { $n })
type-card-of = { $what }
    .count = { $n } × { $what }
type-die-light = dado chiaro
    .about = Uno dei due dadi di un giocatore. Forgiare sostituisce una delle sue sei facce.
    .one = il dado chiaro
type-die-dark = dado scuro
    .about = Uno dei due dadi di un giocatore. Forgiare sostituisce una delle sue sei facce.
    .one = il dado scuro
type-gold = oro
    .about = Paga le facce del santuario. Una plancia ne tiene 12; ogni forziere fa posto ad altre 4 monete.
    .count = { $n ->
        [one] 1 moneta d’oro
       *[other] { $n } monete d’oro
    }
type-sun = frammenti di sole
    .about = Pagano le imprese, e due di loro un’azione in più. Una plancia ne tiene 6; ogni forziere fa posto ad altri 3.
    .count = { $n ->
        [one] 1 frammento di sole
       *[other] { $n } frammenti di sole
    }
type-moon = frammenti di luna
    .about = Pagano le imprese. Una plancia ne tiene 6; ogni forziere fa posto ad altri 3.
    .count = { $n ->
        [one] 1 frammento di luna
       *[other] { $n } frammenti di luna
    }
type-glory = gloria
    .about = I punti conquistati finora. La gloria stampata sulle carte si aggiunge alla fine.
    .count = { $n ->
        [one] 1 punto gloria
       *[other] { $n } punti gloria
    }
type-hammer = oro sul martello
    .about = Ogni 15 monete finiscono un giro: 10 punti gloria per il primo giro di un martello, 15 per il secondo.
    .count = { $n ->
        [one] 1 moneta sul martello
       *[other] { $n } monete sul martello
    }
type-removed = facce tolte
    .about = Le facce tolte dai dadi: tante quante ne sono state forgiate. Non tornano più.
    .count = { $n ->
        [one] 1 faccia tolta
       *[other] { $n } facce tolte
    }
type-round = round
    .about = Nove round in due o in quattro, dieci in tre.
    .count = round { $n }
type-triton = gettone Tritone
    .about = Nel tuo turno, ogni volta che ti si chiede qualcosa: 6 monete d’oro, 2 frammenti di sole o 2 di luna. Una volta sola.
    .count = { $n ->
        [one] 1 gettone Tritone
       *[other] { $n } gettoni Tritone
    }
type-cerberus = gettone Cerbero
    .about = Dopo una tua benedizione: applica ancora le facce uscite. Una volta sola.
    .count = { $n ->
        [one] 1 gettone Cerbero
       *[other] { $n } gettoni Cerbero
    }
type-hero = eroe
    .about = Sta dove è stata compiuta l’ultima impresa. Chi arriva allo stesso portale lo rimanda a casa.

face-gold-1 = 1 moneta
    .about = Ricevi 1 moneta d’oro.
face-gold-3 = 3 monete
    .about = Ricevi 3 monete d’oro.
face-gold-4 = 4 monete
    .about = Ricevi 4 monete d’oro.
face-gold-6 = 6 monete
    .about = Ricevi 6 monete d’oro.
face-sun-1 = 1 sole
    .about = Ricevi 1 frammento di sole.
face-sun-2 = 2 soli
    .about = Ricevi 2 frammenti di sole.
face-moon-1 = 1 luna
    .about = Ricevi 1 frammento di luna.
face-moon-2 = 2 lune
    .about = Ricevi 2 frammenti di luna.
face-glory-2 = 2 gloria
    .about = Ricevi 2 punti gloria.
face-glory-3 = 3 gloria
    .about = Ricevi 3 punti gloria.
face-glory-4 = 4 gloria
    .about = Ricevi 4 punti gloria.
face-any-1 = 1 moneta, sole o luna
    .about = Ricevi 1 moneta d’oro, 1 frammento di sole o 1 di luna, a tua scelta.
face-any-2 = 2 monete, soli o lune
    .about = Ricevi 2 monete d’oro, 2 frammenti di sole o 2 di luna, a tua scelta.
face-sun-1-glory-1 = 1 sole e 1 gloria
    .about = Ricevi 1 frammento di sole e 1 punto gloria.
face-gold-2-moon-1 = 2 monete e 1 luna
    .about = Ricevi 2 monete d’oro e 1 frammento di luna.
face-gold-3-or-glory-2 = 3 monete o 2 gloria
    .about = Ricevi 3 monete d’oro o 2 punti gloria, a tua scelta.
face-glory-2-moon-2 = 2 gloria e 2 lune
    .about = Ricevi 2 punti gloria e 2 frammenti di luna.
face-all-1 = 1 di tutto
    .about = Ricevi 1 moneta d’oro, 1 frammento di sole, 1 di luna e 1 punto gloria.
face-triple = triplo
    .about = Quel che mostra l’altro dado vale tre volte.
face-mirror = specchio
    .about = Diventa una faccia visibile sul dado di un avversario; scegli tu quale.
face-ship = nave
    .about = Compra e forgia subito una faccia del santuario con 2 monete in meno, se vuoi.
face-shield-red = scudo rosso
    .about = 5 punti gloria se l’altro tuo dado dà frammenti di sole, altrimenti 2 frammenti di sole.
face-shield-blue = scudo blu
    .about = 5 punti gloria se l’altro tuo dado dà frammenti di luna, altrimenti 2 frammenti di luna.
face-shield-yellow = scudo giallo
    .about = 5 punti gloria se l’altro tuo dado dà oro, altrimenti 3 monete d’oro.
face-shield-green = scudo verde
    .about = 5 punti gloria se l’altro tuo dado dà gloria, altrimenti 3 punti gloria.
face-boar-red = cinghiale rosso
    .about = Ricevi un frammento di sole o di luna; chi ha la carta del cinghiale rosso riceve un frammento o 3 punti gloria. Non si toglie.
face-boar-blue = cinghiale blu
    .about = Ricevi un frammento di sole o di luna; chi ha la carta del cinghiale blu riceve un frammento o 3 punti gloria. Non si toglie.
face-boar-yellow = cinghiale giallo
    .about = Ricevi un frammento di sole o di luna; chi ha la carta del cinghiale giallo riceve un frammento o 3 punti gloria. Non si toglie.
face-boar-green = cinghiale verde
    .about = Ricevi un frammento di sole o di luna; chi ha la carta del cinghiale verde riceve un frammento o 3 punti gloria. Non si toglie.

card-hammer = Il Martello del fabbro
    .about = 1 luna. Da ora una parte qualsiasi dell’oro che ricevi può andare sul martello: 15 monete valgono 10 punti gloria, le 15 seguenti altri 15.
card-chest = Il Forziere del fabbro
    .about = 1 luna, 2 gloria. La tua plancia tiene 4 monete, 3 frammenti di sole e 3 di luna in più.
card-hind = La Cerva d’argento
    .about = 2 lune, 2 gloria. Rinforzo: lancia uno dei tuoi dadi per una benedizione minore.
card-bear = Grande Orsa
    .about = 2 lune, 2 gloria. 3 punti gloria ogni volta che scacci un eroe o che il tuo viene scacciato.
card-satyrs = Satiri
    .about = 3 lune, 6 gloria. Tutti gli altri lanciano i due dadi; prendi due delle facce come tua benedizione.
card-boar = Cinghiale tenace
    .about = 3 lune, 4 gloria. Un altro deve forgiare un cinghiale; ogni volta che viene applicato ricevi un frammento o 3 punti gloria.
card-ferryman = Traghettatore
    .about = 4 lune, 12 gloria.
card-cerberus = Cerbero
    .about = 4 lune, 6 gloria. Un gettone con cui ripeti una tua benedizione.
card-helmet = Elmo dell’invisibilità
    .about = 5 lune, 4 gloria. Forgia un triplo.
card-cancer = Cancro
    .about = 6 lune, 8 gloria. Due benedizioni divine, una dopo l’altra.
card-sentinel = Sentinella
    .about = 6 lune, 6 gloria. Due benedizioni divine; i frammenti di una faccia possono diventare 2 punti gloria l’uno.
card-hydra = Idra
    .about = 5 soli e 5 lune, 26 gloria.
card-typhon = Tifone
    .about = 5 soli e 5 lune, 16 gloria. 1 punto gloria per ogni faccia che hai forgiato.
card-sphinx = Sfinge
    .about = 6 soli, 10 gloria. Quattro benedizioni minori con un dado.
card-cyclops = Ciclope
    .about = 6 soli, 8 gloria. Quattro benedizioni minori con un dado; l’oro di una faccia può diventare altrettanta gloria.
card-abyss = Specchio dell’abisso
    .about = 5 soli, 10 gloria. Forgia uno specchio.
card-gorgon = Gorgone
    .about = 4 soli, 14 gloria.
card-triton = Tritone
    .about = 4 soli, 8 gloria. Un gettone che in un tuo turno vale 6 monete, 2 soli o 2 lune.
card-minotaur = Minotauro
    .about = 3 soli, 8 gloria. Tutti gli altri lanciano i due dadi e perdono ciò che mostrano.
card-shield = Lo Scudo della guardiana
    .about = 3 soli, 6 gloria. Scegli uno scudo rimasto e forgialo.
card-owl = La Civetta della guardiana
    .about = 2 soli, 4 gloria. Rinforzo: 1 moneta, 1 sole o 1 luna.
card-celestial-ship = Nave celeste
    .about = 2 soli, 4 gloria. Forgia una nave.
card-elder = L’Anziano
    .about = 1 sole. Rinforzo: paga 3 monete per 4 punti gloria.
card-wild-spirits = Spiriti selvaggi
    .about = 1 sole, 2 gloria. Ricevi 3 monete d’oro e 3 frammenti di luna.

## Che cosa si può fare

kind-gain = Prendi
kind-copy = Rispecchia questa faccia
kind-pick = Prendi questi due dadi
kind-first = Prima questa faccia
kind-hammer = Sul martello
kind-swap = Gloria invece
kind-swap-no = Tieni così
kind-swap-yes = Prendi gloria invece
kind-again = Cerbero
kind-again-no = Basta così
kind-again-yes = Ancora una volta
kind-buy = Compra la faccia
kind-forge = Forgiala qui
kind-feat = Compi l’impresa
kind-shield = Prendi questo scudo
kind-name = Dai il cinghiale a
kind-die = Lancia questo dado
kind-reinforce = Chiama il rinforzo
kind-triton = Usa Tritone
kind-decline = Non comprare nulla
kind-extra = Azione in più per 2 frammenti di sole
kind-end = Fine del turno
button-triton = Tritone: { $what }

note-price = { $n ->
    [0] gratis
   *[other] { $n } { "{gold}" }
}
note-cost = { $moon ->
    [0] { $sun } { "{sun}" }
   *[other] { $sun ->
        [0] { $moon } { "{moon}" }
       *[other] { $sun } { "{sun}" } { $moon } { "{moon}" }
    }
}
note-oust = { $cost }; rimanda a casa { $rival }

prompt-to-act = Forgia delle facce o compi un’impresa.
prompt-to-act-reinforced = Chiama i rinforzi, poi forgia delle facce o compi un’impresa.
prompt-to-act-forging = Forgia un’altra faccia diversa o finisci il turno.
prompt-to-act-forging-extra = Forgia un’altra faccia diversa, paga un’azione in più o finisci il turno.
prompt-to-act-again = Paga 2 frammenti di sole per un’azione in più o finisci il turno.
prompt-to-act-extra = La tua azione in più: forgia delle facce o compi un’impresa.
prompt-to-act-done = La tua azione è fatta. Finisci il turno quando vuoi.
prompt-to-gain = { $times ->
    [3] { $face }, tre volte: che cosa prendi?
   *[other] { $face }: che cosa prendi?
}
prompt-to-lose = { $times ->
    [3] { $face }, tre volte e come perdita: che cosa cedi?
   *[other] { $face }, come perdita: che cosa cedi?
}
prompt-to-copy = Lo specchio si schiarisce. Quale faccia mostra?
prompt-to-pick = I satiri ti offrono due di questi dadi. Quali?
prompt-to-order = Il tuo oro traboccherebbe. Quale faccia viene prima?
prompt-to-hammer = { $n ->
    [one] Ricevi 1 moneta d’oro. Va sul martello?
   *[other] Ricevi { $n } monete d’oro. Quante vanno sul martello?
}
prompt-to-swap = { $gold ->
    [0] { $shards ->
        [one] Tieni il frammento, o prendi 2 punti gloria?
       *[other] Tieni i { $shards } frammenti, o prendi 2 punti gloria per ciascuno?
    }
   *[other] Tieni l’oro ({ $gold }), o prendi altrettanta gloria?
}
prompt-to-repeat = Cerbero deve ripetere questa benedizione?
prompt-to-ship = La nave ti porta al santuario: una faccia con { $n } monete in meno.
prompt-to-forge = { $face }: quale faccia dei tuoi dadi le fa posto?
prompt-to-shield = Quale scudo prendi dai giardini?
prompt-to-name = Chi deve forgiare il cinghiale { $colour }?
prompt-to-die = { $n ->
    [one] Quale dado lanci?
   *[other] Quale dado lanci { $n } volte?
}
prompt-to-owl = Che cosa ti porta la civetta?
prompt-to-boar = Il tuo cinghiale { $colour } è stato applicato. Che cosa ricevi?
wait-act = È il turno di { $player }: facce o un’impresa.
wait-gain = { $player } sceglie che cosa dà il dado.
wait-copy = { $player } guarda nello specchio.
wait-pick = I satiri offrono due dadi a { $player }.
wait-order = { $player } sceglie quale faccia viene prima.
wait-hammer = { $player } divide l’oro fra plancia e martello.
wait-swap = { $player } può trasformarlo in gloria.
wait-repeat = { $player } manda Cerbero?
wait-ship = La nave di { $player } è al santuario.
wait-forge = { $player } forgia una faccia.
wait-shield = { $player } sceglie uno scudo.
wait-name = { $player } sceglie a chi va il cinghiale.
wait-die = { $player } sceglie quale dado lanciare.
wait-owl = La civetta chiede a { $player } che cosa portare.
wait-boar = Un cinghiale paga { $player }: che cosa?
standing-hammer = Oro, con un martello
standing-hammer-none = tutto nella riserva
standing-hammer-all = tutto sul martello
standing-repeat = Gettone Cerbero
standing-repeat-no = tienilo
prompt-over = Gli dèi hanno scelto. La partita è finita.

## Che cosa è successo

event-turn = Round { $round }: tocca a { $player }.
event-rolled = { $player } ottiene { $face }.
said-rolled = { $player } ottiene { $one } e { $other }.
said-die-of = { $die } di { $player }
event-copied = Lo specchio di { $player } mostra { $face }.
event-tripled = Per { $player } vale tre volte: { $face }.
event-gained = { $player } riceve { $amount }.
event-wasted = { $player } non ha posto per { $amount }.
event-lost = { $player } perde { $amount }.
event-hammered = { $gold ->
    [one] { $player } mette 1 moneta sul martello.
   *[other] { $player } mette { $gold } monete sul martello.
}
event-lap-done = Un giro del martello è finito: { $glory } punti gloria per { $player }.
event-shield-shone = Corrisponde: per { $player } lo scudo dà 5 punti gloria ({ $face }).
event-swapped = { $player } prende invece gloria: { $glory }.
event-boar-paid = Il cinghiale { $colour } porta a { $player } { $amount }.
event-repeated = { $player } manda Cerbero: la benedizione si applica ancora.
event-bought = { $paid ->
    [0] { $player } ha una faccia gratis: { $face }.
    [one] { $player } compra una faccia per 1 moneta: { $face }.
   *[other] { $player } compra una faccia per { $paid } monete: { $face }.
}
event-forged = { $player } forgia una faccia, dado: { $die }. { $face } al posto di { $removed }.
event-reinforced = { $player } chiama un rinforzo: { $card }.
event-paid-extra = { $player } paga 2 frammenti di sole per un’azione in più.
event-feat-begun = { $player } va al portale { $portal } per un’impresa: { $card }.
event-ousted = { $player } scaccia l’eroe di { $rival }.
event-bear-paid = L’orsa dà a { $player } { $glory } punti gloria.
event-card-taken = { $player } prende una carta: { $card }.
event-picked = { $player } prende { $one } e { $other }.
event-boar-named = { $player } manda il cinghiale { $colour } a { $rival }.
event-typhon-paid = Tifone dà gloria a { $player } per le facce forgiate: { $glory }.
event-triton-spent = { $player } usa Tritone e riceve { $amount }.
event-game-over = L’ultimo round è finito.

score-track = Gloria sulla plancia
score-cards = Gloria sulle carte

## Perché no

refusal-turn-reinforcements = Ogni rinforzo si chiama una volta nel tuo turno, prima dell’azione.
refusal-turn-action = La tua azione è fatta. Paga 2 frammenti di sole per un’altra, o finisci il turno.
refusal-turn-extra = Un’azione in più costa 2 frammenti di sole, si fa una volta per turno e serve qualcosa che puoi pagare.
refusal-blessing-choice = La faccia non mostra questo.
refusal-forge-pay = Non hai abbastanza oro per questa faccia.
refusal-forge-different = In questa azione hai già comprato questa faccia: devono essere tutte diverse.
refusal-forge-sold-out = Questa faccia è esaurita.
refusal-feat-cost = Non hai abbastanza frammenti per questa impresa.
refusal-feat-empty = Lì non ci sono più carte.
refusal-face-mirror = Uno specchio mostra una faccia visibile sul dado di un avversario, ma non uno specchio.
refusal-face-boar = Un cinghiale dà un frammento di sole o di luna, e gloria solo a chi ha la sua carta.
refusal-card-hammer = Sul martello va solo oro di questo guadagno, e solo finché c’è posto.
refusal-card-satyrs = Prendi due dadi degli altri.
refusal-card-boar = Un cinghiale va a qualcun altro, e una faccia con il cinghiale non si può togliere.
refusal-card-triton = Non hai gettoni Tritone.
refusal-card-shield = Questo scudo non c’è più.
refusal-card-owl = La civetta porta oro o un frammento, non gloria.
refusal-card-elder = L’Anziano vuole 3 monete d’oro.
refusal-ruling-extra-after-action = Prima l’azione del tuo turno; quella in più viene dopo.
refusal-ruling-triton-when-asked = Tritone aiuta solo nel proprio turno.

## Il regolamento

chapter-setup = Preparazione
chapter-cards = Quali imprese
chapter-turn = Il tuo turno
chapter-blessing = Benedizioni
chapter-reserve = La tua plancia
chapter-forge = Forgiare facce
chapter-feat = Imprese eroiche
chapter-face = Facce speciali
chapter-card = Le carte
chapter-end = La fine della partita
chapter-score = Punteggio
chapter-ruling = Interpretazioni
chapter-engine = A questo tavolo

rule-setup-players = Giocano da due a quattro eroi. Con dadi di cui forgiano da sé le facce raccolgono oro, frammenti di sole e frammenti di luna; chi alla fine ha più gloria conquista un posto fra gli dèi.
rule-setup-dice = Ognuno ha un dado chiaro con cinque facce da 1 moneta e una da 1 frammento di sole, e un dado scuro con quattro facce da 1 moneta, una da 1 frammento di luna e una da 2 punti gloria.
rule-setup-gold = Chi comincia ha 3 monete d’oro, il secondo 2, il terzo 1, il quarto nessuna.
rule-setup-cards = Ognuna delle quindici pile ha tante carte quanti sono i giocatori.
rule-setup-sanctuary = Nel santuario ci sono dieci pile di quattro facce, da 2 a 12 monete. Le quattro facce delle pile da 4 e da 12 sono tutte diverse. Nei giardini ci sono le venti facce speciali, che solo le carte danno.
rule-setup-two-players = In due si tolgono a sorte due facce da ogni pila del santuario.
rule-setup-rounds = La partita ha nove round in due o in quattro, dieci in tre.
rule-setup-first-player = Chi comincia tiene il segnalino di primo giocatore per tutta la partita.
rule-cards-introductory = Per la prima partita le pile sono: Martello e Forziere, Cerva d’argento e Satiri, Traghettatore ed Elmo, Cancro, Idra e Sfinge, Gorgone e Specchio, Civetta e Minotauro, Anziano e Spiriti selvaggi.
rule-cards-swap = Nove di esse si possono scambiare, ciascuna per sé, con un’altra carta dello stesso costo alla stessa isola: Grande Orsa, Cinghiale tenace, Cerbero, Sentinella, Tifone, Ciclope, Tritone, Nave celeste, Scudo della guardiana.
rule-cards-random = Oppure decide la sorte, per ognuna delle nove.
rule-turn-order = In ogni round ciascuno è una volta il giocatore attivo, in senso orario dal primo giocatore.
rule-turn-blessing = Un turno comincia con una benedizione divina per tutti: si lancia tutti insieme.
rule-turn-twice = In due questo primo passo si fa due volte di seguito.
rule-turn-order-matters = Se l’ordine conta, per via di navi, specchi o cinghiali, le benedizioni si applicano una dopo l’altra dal giocatore attivo in poi.
rule-turn-reinforcements = Poi il giocatore attivo può chiamare i rinforzi: ogni sua carta che dice “Rinforzo” (La Cerva d’argento, La Civetta della guardiana, L’Anziano) una volta, nell’ordine che vuole. Una carta presa in questo turno aspetta il prossimo.
rule-turn-action = Poi può fare un’azione: forgiare facce del santuario o compiere un’impresa eroica.
rule-turn-extra = Per 2 frammenti di sole può fare un’altra azione, una volta per turno, dell’uno o dell’altro tipo.
rule-turn-end = Poi il turno passa a sinistra.
rule-blessing-divine = Benedizione divina: lancia i tuoi due dadi e applica entrambe le facce. Arriva all’inizio di ogni turno, con certe carte e quando il tuo eroe viene scacciato.
rule-blessing-minor = Benedizione minore: lancia uno dei tuoi dadi, a scelta, e applica la sua faccia. Arriva solo con le carte.
rule-blessing-any-order = Applichi le tue due facce nell’ordine che vuoi.
rule-blessing-choice = Dove una faccia mostra più cose divise da una barra, ne prendi una; dove stanno affiancate, le prendi tutte.
rule-reserve-caps = La tua plancia tiene al massimo 12 monete d’oro, 6 frammenti di sole e 6 di luna. Il di più va perso.
rule-reserve-glory = La gloria non ha limite: a 100 la scala ricomincia.
rule-forge-pay = Per forgiare prendi una o più facce dal santuario e paga per ognuna l’oro indicato dalla sua vasca.
rule-forge-different = Tutte le facce che prendi in un’azione devono essere diverse fra loro. Facce diverse della stessa pila vanno bene.
rule-forge-sold-out = Una faccia esaurita non torna più.
rule-forge-at-once = Le facce si forgiano subito, nell’ordine che vuoi.
rule-forge-replace = Per forgiare una faccia togline una qualsiasi da un tuo dado e metti lì la nuova. La vecchia è fuori gioco e si conta davanti a te. Nient’altro cambia mai un dado.
rule-forge-new-face-up = Poi il dado resta con la faccia nuova in alto.
rule-feat-cost = Per un’impresa scegli una pila e paga i frammenti che costa.
rule-feat-empty = Dove non ci sono più carte l’impresa non si può compiere.
rule-feat-hero = Metti il tuo eroe sul portale di quell’isola, se non è già lì. Ci resta finché non viene scacciato o lo muovi tu.
rule-feat-oust = Se lì c’è un altro eroe, viene scacciato: torna al suo portale di partenza e chi lo guida riceve subito una benedizione divina.
rule-feat-card-last = Solo allora prendi la prima carta della pila e fai ciò che dice.
rule-feat-repeat = Puoi compiere la stessa impresa più volte, anche in un solo turno.
rule-face-triple = Triplo: ciò che dà l’altro dado vale tre volte; di una faccia con scelta scegli una volta, una nave costa 6 monete in meno. Da solo, o con un altro triplo, non fa nulla.
rule-face-mirror = Specchio: diventa una faccia a tua scelta, visibile sul dado di un avversario, e poi vale in tutto come quella.
rule-face-ship = Nave: puoi comprare e forgiare subito una faccia del santuario per 2 monete in meno.
rule-face-shield = Scudo: se l’altro tuo dado ha dato ciò per cui sta lo scudo (rosso sole, blu luna, giallo oro, verde gloria), ricevi 5 punti gloria; altrimenti 2 frammenti di sole, 2 di luna, 3 monete o 3 punti gloria.
rule-face-boar = Cinghiale: chi lo applica riceve un frammento di sole o di luna, e chi ha la carta del cinghiale di quel colore un frammento di sole, uno di luna o 3 punti gloria.
rule-card-hammer = Martello: da ora puoi mettere una parte qualsiasi di ogni oro che ricevi sul martello invece che sulla plancia. 15 monete sono un giro e valgono subito 10 punti gloria, il secondo giro 15, poi il martello è finito. Più martelli si lavorano uno dopo l’altro.
rule-card-chest = Forziere: la tua plancia tiene 4 monete, 3 frammenti di sole e 3 di luna in più.
rule-card-hind = Cerva d’argento, un rinforzo: ricevi una benedizione minore.
rule-card-bear = Grande Orsa: da ora ricevi 3 punti gloria ogni volta che scacci un eroe e ogni volta che il tuo viene scacciato, prima del lancio. L’impresa che porta l’orsa non conta ancora.
rule-card-satyrs = Satiri: tutti gli altri lanciano i due dadi senza applicarli. Scegli due di questi dadi e applica le loro facce come se fossero una tua benedizione divina.
rule-card-boar = Cinghiale tenace: nomina un altro giocatore, che deve forgiare subito il cinghiale del colore della carta. Quella faccia non si può mai togliere, e tu guadagni ogni volta che qualcuno la applica.
rule-card-glory-only = Traghettatore, Gorgone e Idra non hanno effetto; valgono 12, 14 e 26 punti gloria.
rule-card-cerberus = Cerbero: prendi un gettone. Dopo una qualsiasi tua benedizione puoi spenderlo per applicare ancora le facce uscite, con scelte nuove; un gettone per lancio.
rule-card-helmet = Elmo dell’invisibilità: prendi un triplo e forgialo subito.
rule-card-cancer = Cancro: ricevi due benedizioni divine, la prima per intero prima della seconda.
rule-card-sentinel = Sentinella: come il Cancro, ma i frammenti che queste benedizioni ti danno possono diventare 2 punti gloria l’uno.
rule-card-typhon = Tifone: ricevi 1 punto gloria per ogni faccia che hai forgiato finora.
rule-card-sphinx = Sfinge: scegli uno dei tuoi dadi e ricevi con esso quattro benedizioni minori, una dopo l’altra.
rule-card-cyclops = Ciclope: come la Sfinge, ma l’oro che queste benedizioni ti danno può diventare altrettanta gloria.
rule-card-abyss = Specchio dell’abisso: prendi uno specchio e forgialo subito.
rule-card-triton = Tritone: prendi un gettone. Nel tuo turno puoi spenderlo per 6 monete d’oro, 2 frammenti di sole o 2 di luna.
rule-card-minotaur = Minotauro: tutti gli altri lanciano i due dadi e perdono tutto ciò che mostrano, anche gloria, ma mai sotto zero e nulla dalle carte. Chi può scegliere sceglie che cosa perdere; le navi non fanno nulla.
rule-card-shield = Scudo della guardiana: scegli uno degli scudi rimasti e forgialo subito.
rule-card-owl = Civetta della guardiana, un rinforzo: ricevi 1 moneta d’oro, 1 frammento di sole o 1 di luna.
rule-card-celestial-ship = Nave celeste: prendi una nave e forgiala subito.
rule-card-elder = Anziano, un rinforzo: puoi pagare 3 monete d’oro per 4 punti gloria.
rule-card-wild-spirits = Spiriti selvaggi: ricevi 3 monete d’oro e 3 frammenti di luna.
rule-end-last-round = La partita finisce con il turno dell’ultimo giocatore dell’ultimo round.
rule-score-sum = Somma la gloria delle tue carte a quella della plancia. Vince la somma più alta; oro, frammenti e gettoni rimasti non contano.
rule-score-ties = Chi è alla pari condivide il posto.
rule-ruling-ousted-is-blessed = La benedizione dello scacciare va a chi viene scacciato, perché il paragrafo che ne parla dice così; un elenco altrove si potrebbe leggere al contrario.
rule-ruling-twice-every-turn = In due si è benedetti due volte in ogni turno, non solo una volta per round, perché il testo sul turno ripete il passo intero.
rule-ruling-ten-stacks = Le sette vasche tengono dieci pile di quattro facce; solo così tornano le quattro facce per pila e ciò che si toglie in due.
rule-ruling-boar-colours = Le carte del cinghiale vengono nell’ordine rosso, blu, giallo, verde, perché le regole non dicono quali colori giocano; non fa differenza.
rule-ruling-triple-boar = Con un cinghiale triplicato chi ha la carta sceglie tre volte, perché il premio viene con ogni applicazione della faccia.
rule-ruling-two-shields = Due scudi in una benedizione danno entrambi il premio minore, perché uno scudo non conta come ciò che l’altro dado ha dato.
rule-ruling-shield-sees-all = Per uno scudo conta ciò che l’altro dado ha dato anche se non c’era posto, se è andato sul martello o se è stato scambiato con gloria.
rule-ruling-satyrs-mirror = Uno specchio preso dai satiri copia una faccia di un tuo avversario o una tua, perché uno specchio sta di fronte.
rule-ruling-swap-whole-face = Con Sentinella e Ciclope scambi tutto ciò che una faccia dà, o niente.
rule-ruling-extra-after-action = Un’azione in più viene dopo una prima; senza quella sarebbe soltanto la prima, e più cara.
rule-ruling-rolled-face-counts = Una faccia uscita conta, e Cerbero la ripete, anche se una nave l’ha appena sostituita sul dado.
rule-ruling-chests-add-up = Più forzieri si sommano.
rule-ruling-no-cerberus-on-losses = Cerbero non serve per un lancio del Minotauro, perché non è una benedizione.
rule-ruling-hammer-per-gain = Quanto oro va sul martello si decide per ogni guadagno da solo.
rule-ruling-mirror-of-mirror = Uno specchio non può copiare uno specchio; ma se un avversario ne mostra uno, ti ci vedi e puoi copiare la tua altra faccia. Se non c’è nulla da copiare, lo specchio non fa nulla.
rule-ruling-even-chances = Dove la sorte sceglie fra due carte, sono ugualmente probabili.
rule-ruling-triton-when-asked = Tritone si può usare ogni volta che al suo proprietario si chiede qualcosa nel proprio turno, anche in mezzo a una benedizione.
rule-ruling-no-refund = Uno sconto più grande del prezzo rende gratuita la faccia; non si paga nulla in cambio.
rule-engine-first-player = Chi comincia è tirato a sorte.
rule-engine-best-order = Prima si fissa che cosa mostrano gli specchi. L’oro si prende prima che la nave salpi, perché può solo giovare; l’ordine ti si chiede quando la plancia traboccherebbe.
rule-engine-one-by-one = Tutti gli altri scelgono insieme. Uno alla volta si chiede solo dove stanno in alto due navi, una nave e uno specchio o un cinghiale.
rule-engine-worth-asking = Cerbero non si offre dove le facce non porterebbero nulla a nessuno.
