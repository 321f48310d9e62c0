# Teomachia. In eventi e richieste $player, $target, $rival, $card, $source, $element, $deity, $myth e $clergy sono parole pronte. Quel che fa una
# carta si compone con le frasi sotto «La lingua delle carte»; `.count` è tanti di un tipo. I numeri sono numeri.

title = Teomachia
tagline = Punta i tuoi fedeli sotto un cielo di cinque stelle, colpisci con gli elementi e resta l’ultimo dio in cui si crede.

## Prima della partita

option-advanced = Divinità e miti
    .about = Ognuno è una divinità con un’abilità e un desiderio; i desideri esauditi danno segnalini prodigio, e coi prodigi si comprano miti ed eroi.
option-doom = Muoiono tutti gli eroi
    .about = Dopo una battaglia persa muoiono tutti gli eroi dello sconfitto, anche quelli rimasti a casa.
option-counted = Clero contato
    .about = La scatola contiene 17 profeti, 33 sacerdoti e 50 fedeli: ciò che manca nella riserva non si può né ricevere né prendere in prestito.
option-cards = Carte
    .about = Carte diverse da quelle ricostruite, come tabella in un file TOML: per chi possiede la scatola o ha idee proprie.
option-cards-none = come ricostruite
option-cards-own = proprie
wrong-cards-no-card = Non c’è una carta «{ $card }». Ci sono: { $has }.
wrong-cards-no-table = Carta «{ $card }»: una carta è una tabella di campi, non «{ $given }».
wrong-cards-field = La carta «{ $card }» non ha un campo «{ $field }». Ha: { $has }.
wrong-cards-price = Carta «{ $card }»: un prezzo è un numero intero da 0 a { $most }, non «{ $given }».
wrong-cards-text = Carta «{ $card }»: «{ $field }» è un testo, non «{ $given }».
wrong-cards-language = Carta «{ $card }»: i nomi sono in { $has }, non in «{ $word }».
wrong-cards-name = Carta «{ $card }»: un nome ha da 1 a { $most } lettere, «{ $given }» no.
wrong-cards-sort = Carta «{ $card }»: «{ $word }» non è un tipo né un uso di una carta così. Ci sono: { $has }.
wrong-cards-action = Carta «{ $card }»: una carta azione è «attack», «effect» o «place», non «{ $word }».
wrong-cards-marker = Carta «{ $card }»: un luogo ha un segnalino sopra, e solo un luogo.
wrong-cards-requirement = Carta «{ $card }»: un requisito si scrive come «earth 1» o «earth 1 chaos 4», non «{ $word }».
wrong-cards-myth = Carta «{ $card }»: un mito è «once», «round» o «hero», non «{ $word }».
wrong-cards-wish = Carta «{ $card }»: un desiderio si scrive come «PLACES 1», non «{ $word }».
wrong-cards-when = Carta «{ $card }»: una carta del tipo { $sort } non può agire a «{ $word }», ma a: { $has }.
wrong-cards-too-long = Carta «{ $card }»: «{ $word }» ha una parola di troppo.
wrong-cards-nothing = La carta «{ $card }» non fa nulla: «does» è vuoto.
wrong-cards-word = Carta «{ $card }»: «{ $word }» qui non può stare. Ci sono: { $has }.
wrong-cards-number = Carta «{ $card }»: «{ $word }» non è un numero da 1 a 98.
wrong-cards-on-loss = Carta «{ $card }», «{ $sentence }»: ON_LOSS è solo per un eroe, dopo tutto il resto, con WITHDRAW.
wrong-cards-else = Carta «{ $card }», «{ $sentence }»: ELSE segue un REMOVE o WITHDRAW che potrebbe non muovere nulla.
wrong-cards-verb = Carta «{ $card }», «{ $sentence }»: una carta del tipo { $sort } a { $when } può fare solo: { $has }.
wrong-cards-short = Carta «{ $card }»: «{ $sentence }» è incompleto. Si scrive come «{ $example }».
wrong-cards-long = Carta «{ $card }»: «{ $sentence }» ha una parola di troppo. Si scrive come «{ $example }».
wrong-cards-upto = Carta «{ $card }», «{ $sentence }»: qui con { $verb } ci vuole «upto», una volta.
wrong-cards-no-upto = Carta «{ $card }», «{ $sentence }»: qui con { $verb } non ci vuole «upto».
wrong-cards-oneself = Carta «{ $card }», «{ $sentence }»: { $verb } vale per sé. Scrivi «self».
wrong-cards-opponent = Carta «{ $card }», «{ $sentence }»: { $verb } è contro un avversario. Scrivi «opp».
wrong-cards-counted = Carta «{ $card }», «{ $sentence }»: conta per «self» o per «opp».
wrong-cards-attack-counts = Carta «{ $card }», «{ $sentence }»: solo un attacco conta ciò che ha un avversario.
wrong-cards-any-other = Carta «{ $card }», «{ $sentence }»: «any_other» si può dire solo nella resa dei conti.
wrong-cards-no-opponent = Carta «{ $card }», «{ $sentence }»: a { $when } non c’è un avversario da nominare. Scrivi «any_other» o «self».
wrong-cards-trigger = Carta «{ $card }», «{ $sentence }»: solo una reazione a un rilancio colpisce chi ha rilanciato.
wrong-cards-place = Carta «{ $card }», «{ $sentence }»: un luogo non nomina un avversario. Scrivi «opps» o «self».
wrong-cards-withdraw = Carta «{ $card }», «{ $sentence }»: i segnalini si ritirano da «self» (anche con «upto») o da «opp».
wrong-cards-withdraw-any = Carta «{ $card }», «{ $sentence }»: di un tipo qualsiasi si ritira un segnalino alla volta.
wrong-cards-remove = Carta «{ $card }», «{ $sentence }»: si tolgono segnalini di un tipo, ad altri.
wrong-cards-which = Carta «{ $card }», «{ $sentence }»: scrivi quale tipo di segnalino.
wrong-cards-like = Carta «{ $card }», «{ $sentence }»: si scrive come «{ $example }».
wrong-cards-discard = Carta «{ $card }», «{ $sentence }»: si scarta da sé («self choose») o fa scartare a caso («opp random»).
wrong-cards-star = Carta «{ $card }», «{ $sentence }»: la stella è «open», o appena «seen».
wrong-cards-no-star = Carta «{ $card }», «{ $sentence }»: prima non si è guardata nessuna stella.
wrong-cards-aspect = Carta «{ $card }», «{ $sentence }»: un aspetto si sceglie prima delle puntate, e solo lì.
wrong-cards-prevent = Carta «{ $card }», «{ $sentence }»: PREVENT viene per primo.
wrong-cards-times = Carta «{ $card }», «{ $sentence }»: { $verb } si fa { $most ->
    [one] una volta
   *[other] da 1 a { $most } volte
}, non «{ $word }».

seat-0 = Onda blu
seat-1 = Fiamma rossa
seat-2 = Foglia verde
seat-3 = Sole giallo

## Che cosa c’è sul tavolo

zone-sky = Costellazione
zone-row = Preghiere
zone-community = Comunità
zone-table = Carte in tavola
zone-hand = Mano
zone-pack = Carte tra cui scegliere
zone-chosen = Carte scelte
zone-discard = Scarti
zone-has = Averi
spot-star = Stella { $n }
spot-price-priest = per un sacerdote
spot-price-believer = per un fedele
spot-price-free = gratis
spot-stack = in cima al mazzo
spot-hand = Mano
spot-pile = Mazzo
spot-discard = Scarti
spot-stake = Posta di { $player }
spot-community = Comunità di { $player }
spot-court = Corte di { $player }
spot-owed = Quanto deve { $player }

sphere-water = acqua
sphere-fire = fuoco
sphere-earth = terra
sphere-air = aria
aspect-order = ordine
aspect-chaos = caos
mythology-norse = nordica
mythology-greek = greca
mythology-celtic = celtica
mythology-sumerian = sumera

type-element = Stella: { $sphere }, { $aspect } { $n }
    .about = Una carta della costellazione: una volta { $sphere } e { $n ->
        [one] 1 simbolo
       *[other] { $n } simboli
    } di { $aspect }. Scoperta, vale per tutti.
type-power = Potere: { $sphere }, { $aspect } { $n }
    .about = Calalo nel tuo turno o prima di una reazione: fino alla fine del round controlli una volta { $sphere } in più e { $n ->
        [one] 1 simbolo
       *[other] { $n } simboli
    } di { $aspect }.
type-dark = stella oscura
    .about = Una carta coperta della costellazione. Si scopre prima del secondo o del terzo giro di puntate.
type-held = carte in mano
    .about = Carte che questo giocatore ha in mano. Tu non le vedi.
    .count = { $n ->
        [one] mano di 1 carta
       *[other] mano di { $n } carte
    }
type-prophet = profeta
    .about = Forza 10. Se mancano sacerdoti, un profeta si cambia in due.
    .count = { $n ->
        [one] 1 profeta
       *[other] { $n } profeti
    }
type-priest = sacerdote
    .about = Forza 5. Se mancano fedeli, un sacerdote si cambia in due.
    .count = { $n ->
        [one] 1 sacerdote
       *[other] { $n } sacerdoti
    }
type-believer = fedele
    .about = Forza 2. Ogni round comincia con dei fedeli nella posta.
    .count = { $n ->
        [one] 1 fedele
       *[other] { $n } fedeli
    }
type-wonder = segnalino prodigio
    .about = Viene da un desiderio esaudito, al massimo uno a round. Coi prodigi si comprano i miti.
    .count = { $n ->
        [one] 1 segnalino prodigio
       *[other] { $n } segnalini prodigio
    }
type-pile = mazzo personale
    .about = Da qui si pesca; quando è vuoto si mescolano gli scarti.
    .count = { $n ->
        [one] mazzo personale di 1 carta
       *[other] mazzo personale di { $n } carte
    }
type-discards = scarti
    .about = Carte messe via, scoperte. Le sfoglia solo chi le possiede; quella in cima la vedono tutti.
    .count = { $n ->
        [one] scarti: 1 carta
       *[other] scarti: { $n } carte
    }
type-stack = mazzo delle preghiere
    .about = Nella fase delle preghiere ognuno può pescarne gratis la prima carta.
    .count = { $n ->
        [one] mazzo delle preghiere di 1 carta
       *[other] mazzo delle preghiere di { $n } carte
    }
type-elements = pila degli elementi
    .about = Quando restano meno di cinque carte si mescolano tutte e il conflitto cresce.
    .count = { $n ->
        [one] pila degli elementi di 1 carta
       *[other] pila degli elementi di { $n } carte
    }
type-level = livello del conflitto
    .about = Tanti fedeli punta ognuno all’inizio del round.
    .count = livello del conflitto { $n }
type-strength = forza
    .about = La forza della posta in questo momento: clero, attacchi, effetti duraturi, luoghi ed eroi.
    .count = forza { $n }
type-raiser = ultimo rilancio
    .about = Qui c’è stato l’ultimo rilancio. Chi resta deve vederlo.
type-folded = fuori dal round
    .about = Ritirato, o eliminato: niente scommesse né battaglia fino al regolamento.
type-winner = vittoria del round
    .about = Qui si è vinto il round.
type-standard = stendardo
    .about = La corte di questa persona: a sinistra la comunità, sull’altare la posta.
type-owed-prophet = profeta dovuto
    .about = Per restare nel round bisogna aggiungere alla posta tanti profeti.
    .count = { $n ->
        [one] 1 profeta dovuto
       *[other] { $n } profeti dovuti
    }
type-owed-priest = sacerdote dovuto
    .about = Per restare nel round bisogna aggiungere alla posta tanti sacerdoti.
    .count = { $n ->
        [one] 1 sacerdote dovuto
       *[other] { $n } sacerdoti dovuti
    }
type-owed-believer = fedele dovuto
    .about = Per restare nel round bisogna aggiungere alla posta tanti fedeli.
    .count = { $n ->
        [one] 1 fedele dovuto
       *[other] { $n } fedeli dovuti
    }
type-despair = carta disperazione
    .about = Per vedere si sono presi in prestito dei segnalini. Nella resa dei conti tornano nella riserva.
type-initiative = iniziativa
    .about = Chi ce l’ha comincia ogni fase.

# The language in which a card of a host's own table is called
card-language = it
card-own = { $which ->
    [de] { $de }
    [it] { $it }
   *[en] { $en }
}
card-breaker = Frangente
card-tempest = Tempesta
card-flood = Alluvione
card-undertow = Risucchio
card-mirror-of-the-deep = Specchio degli abissi
card-oracle-spring = Fonte dell’oracolo
card-ebb = Riflusso
card-rising-tide = Marea montante
card-dissolve = Dissoluzione
card-baptism = Battesimo
card-sacred-spring = Sorgente sacra
card-sunken-temple = Tempio sommerso
card-sacrifice = Sacrificio
card-wall-of-fire = Muro di fuoco
card-firestorm = Tempesta di fuoco
card-burning-zeal = Zelo ardente
card-eruption = Eruzione
card-pillage = Saccheggio
card-inquisition = Inquisizione
card-zealots = Zeloti
card-trial-by-fire = Prova del fuoco
card-scorched-earth = Terra bruciata
card-eternal-flame = Fiamma eterna
card-altar-of-blood = Altare di sangue
card-plague = Pestilenza
card-quicksand = Sabbie mobili
card-earthquake = Terremoto
card-bulwark = Baluardo
card-landslide = Frana
card-harvest = Raccolto
card-consecration = Consacrazione
card-bastion = Bastione
card-fissure = Crepaccio
card-memory-of-stones = Memoria delle pietre
card-stone-circle = Cerchio di pietre
card-catacombs = Catacombe
card-sheet-lightning = Lampo diffuso
card-unity = Unità
card-hurricane = Uragano
card-thunderclap = Tuono
card-crosswinds = Venti incrociati
card-whisper = Sussurro
card-gust = Raffica
card-silence = Silenzio
card-second-breath = Secondo respiro
card-tailwind = Vento in poppa
card-cloud-observatory = Osservatorio tra le nubi
card-tower-of-storms = Torre delle tempeste
card-odin = Odino
card-loki = Loki
card-poseidon = Poseidone
card-athena = Atena
card-danu = Danu
card-cernunnos = Cernunnos
card-ishtar = Ishtar
card-marduk = Marduk
card-fenrir = Fenrir
card-hugin-and-munin = Huginn e Muninn
card-valhalla = Valhalla
card-sigurd = Sigurd
card-brynhild = Brunilde
card-pandoras-box = Vaso di Pandora
card-oracle-of-delphi = Oracolo di Delfi
card-trojan-horse = Cavallo di Troia
card-heracles = Eracle
card-odysseus = Odisseo
card-cauldron-of-the-dagda = Calderone del Dagda
card-samhain = Samhain
card-stone-of-destiny = Pietra del destino
card-cu-chulainn = Cú Chulainn
card-fionn-mac-cumhaill = Fionn mac Cumhaill
card-tablets-of-destiny = Tavole del destino
card-great-deluge = Il diluvio
card-ziggurat-of-ur = Ziqqurat di Ur
card-gilgamesh = Gilgamesh
card-enkidu = Enkidu

## La lingua delle carte

text-card = { $type }. { $needs } { $when } { $what }
text-deity = Divinità { $mythology }. { $when } { $what } Desiderio: { $wish }
text-myth = Carta mitologia { $mythology }, prezzo { $price }. { $when } { $what }
text-both = { $one } { $two }
face-place = Luogo · { $marker }
face-deity = Divinità
face-myth = Mito
face-hero = Eroe
face-wishing = { $text } Desiderio: { $wish }
markers-and = { $one } e { $two }
sort-attack = Attacco
sort-effect = Effetto
sort-place = Luogo, con sopra un segnalino della tua comunità ({ $marker })
needs-both = Richiede { $sphere } { $n } e { $aspect } { $m }.
needs-sphere = Richiede { $sphere } { $n }.
markers-prophet = { $n ->
    [1] un profeta
    [99] tutti i profeti
   *[other] { $n } profeti
}
markers-priest = { $n ->
    [1] un sacerdote
    [99] tutti i sacerdoti
   *[other] { $n } sacerdoti
}
markers-believer = { $n ->
    [1] un fedele
    [99] tutti i fedeli
   *[other] { $n } fedeli
}
markers-any = { $n ->
    [1] un segnalino a tua scelta
   *[other] { $n } segnalini a tua scelta
}
who-self = te
who-opp = un avversario
who-opps = ogni avversario
who-any-other = un altro giocatore qualsiasi
who-trigger = chi ha rilanciato
when-bid = Nel tuo turno di puntata:
when-lasting = Nel tuo turno di puntata; resta fino alla fine del round:
when-battle = In battaglia:
when-settle = Nella resa dei conti:
when-settle-won = Nella resa dei conti, se hai vinto:
when-settle-lost = Nella resa dei conti, se hai perso:
when-settle-lost-battle = Nella resa dei conti, se hai perso una battaglia:
when-raises = Solo quando un avversario rilancia:
when-plays-effect = Solo quando un avversario gioca un effetto:
when-plays-attack = Solo quando un avversario gioca un attacco:
when-always = Sempre:
when-round-start = All’inizio di ogni round:
when-in-battle = In ogni battaglia:
when-activate = Una volta a round, nel tuo turno di puntata:
when-activate-for = Una volta a round, nel tuo turno di puntata, per { $marker } della tua comunità:
when-after-loss = Dopo aver perso la posta:
when-before-betting-once = Una volta, prima del primo giro di puntate:
when-before-betting-round = A ogni round prima del primo giro di puntate:
when-before-battle-once = Una volta, prima di una battaglia:
when-before-battle-hero = Eroe; prima di una battaglia può unirsi alla tua posta:
do-str = +{ $n } forza.
do-str-per = +{ $n } forza per ogni { $what }.
count-clergy-self = segnalino nella tua posta
count-clergy-opp = segnalino nella posta di un avversario
count-believers-self = fedele nella tua posta
count-believers-opp = fedele nella posta di un avversario
count-priests-self = sacerdote nella tua posta
count-priests-opp = sacerdote nella posta di un avversario
count-places-self = tuo luogo
count-places-opp = luogo di un avversario
count-attacks-self = attacco che hai giocato
count-attacks-opp = attacco giocato da un avversario
do-round-str = +{ $n } forza se in questo round c’è battaglia.
do-remove-stake = Dalla posta di { $who } alla riserva: { $markers }.
do-remove-community = Dalla comunità di { $who } alla riserva: { $markers }.
do-withdraw = Dalla posta di { $who } di nuovo in comunità: { $markers }.
do-withdraw-upto = Dalla posta di { $who } di nuovo in comunità, al massimo: { $markers }.
do-add = Dalla tua comunità alla tua posta, al massimo: { $markers }.
do-gain = Dalla riserva alla tua comunità: { $markers }.
do-convert = Nella tua comunità { $one } diventa { $other }.
do-draw = { $n ->
    [one] Pesca 1 carta.
   *[other] Pesca { $n } carte.
}
do-discard-choose = { $n ->
    [one] Scarta 1 carta a tua scelta.
   *[other] Scarta { $n } carte a tua scelta.
}
do-discard-random = { $n ->
    [one] Dalla mano di { $who } si scarta 1 carta a caso.
   *[other] Dalla mano di { $who } si scartano { $n } carte a caso.
}
do-keep = { $n ->
    [one] Tieni fino a 1 carta della mano per il prossimo round.
   *[other] Tieni fino a { $n } carte della mano per il prossimo round.
}
do-peek = { $n ->
    [1] Guarda 1 stella oscura.
    [99] Guarda tutte le stelle oscure.
   *[other] Guarda { $n } stelle oscure.
}
do-look-hand = Guarda la mano di { $who }.
do-swap-open = Sostituisci una stella scoperta con la prima carta elemento.
do-swap-seen = Puoi sostituire quella stella con la prima carta elemento.
do-cancel = Quella carta non ha effetto.
do-control-card = Controlli { $n } { $n ->
    [one] carta
   *[other] carte
} di { $what } in più.
do-control-symbol = Controlli { $n } { $n ->
    [one] simbolo
   *[other] simboli
} di { $what } in più.
do-control-chosen = Scegli ordine o caos: fino alla fine del round ne controlli { $n } { $n ->
    [one] simbolo
   *[other] simboli
} in più.
do-allow = { $n ->
    [one] Puoi attaccare con 1 sfera in più.
   *[other] Puoi attaccare con { $n } sfere in più.
}
do-protect = In questo round le carte avversarie non tolgono nulla dalla tua posta.
do-prevent = La prima volta a round in cui una carta avversaria toglierebbe qualcosa dalla tua posta, non lo fa.
do-damage = Danneggia un luogo di { $who }.
do-destroy = Distruggi un luogo di { $who }.
do-free-match = Non devi coprire quel rilancio.
do-else = Se così nulla si muove: { $what }
do-falls = Se la battaglia è persa: { $what }
wish-stake-prophets = { $n ->
    [one] alla resa dei conti un profeta nella tua posta.
   *[other] alla resa dei conti { $n } profeti nella tua posta.
}
wish-folded-to-raise = un avversario si ritira mentre il tuo rilancio è il più alto.
wish-attacks = { $n ->
    [one] gioca un attacco in una battaglia.
   *[other] gioca { $n } attacchi in una battaglia.
}
wish-won-with-attacks = { $n ->
    [one] vinci da solo una battaglia con al massimo 1 attacco.
   *[other] vinci da solo una battaglia con al massimo { $n } attacchi.
}
wish-places = { $n ->
    [one] possiedi un luogo alla fine della resa dei conti.
   *[other] possiedi { $n } luoghi alla fine della resa dei conti.
}
wish-sphere-with-power = alla resa dei conti controlla { $n } carte di una sfera, tra cui un tuo potere.
wish-struck = una tua carta, non questa abilità, toglie un segnalino a un avversario; conta anche quello su un luogo che distrugge.
wish-order-symbols = { $n ->
    [one] alla resa dei conti controlla 1 simbolo d’ordine.
   *[other] alla resa dei conti controlla { $n } simboli d’ordine.
}

## Che cosa si può fare

kind-pick = Scegli
kind-reject = Metti via quattro
kind-deity = Sii questa divinità
kind-play = Gioca
kind-use = Usa
kind-ability = Usa l’abilità
kind-myth = Usa il mito
kind-card = Scegli
kind-target = Nomina
kind-marker = Prendi
kind-number = Quanti
kind-element = Scegli
kind-aspect = Scegli
kind-aspect-order = Ordine
kind-aspect-chaos = Caos
kind-wait = Aspetta
kind-raise = Rilancia
kind-match = Vedi
kind-despair = Vedi per disperazione
kind-match-for = Vedi: { $markers }
kind-despair-for = Vedi per disperazione: { $markers }
kind-match-free = Resta
kind-fold = Ritirati
kind-pass = Passa
kind-pass-done = Fatto
kind-pass-as-it-comes = Come viene
kind-pass-turn = Finisci il turno
kind-pray = Prendi
kind-top = Mito
kind-top-buy = Compra il mito
kind-top-bury = Mettilo sotto la pila
kind-number-0 = Nessuno
kind-number-1 = Uno
kind-number-2 = Due
kind-number-3 = Tre
kind-number-leave = Lasciala
kind-number-swap = Sostituiscila

note-copy-a = copia a
note-copy-b = copia b
note-not-drawn = Si sorteggia quando comincia il primo round.
note-supply = Nella riserva: { $one }, { $two }, { $three }.
note-borrowed = { $n ->
    [one] di cui 1 in prestito
   *[other] di cui { $n } in prestito
}
note-price = { $n ->
    [one] 1 prodigio
   *[other] { $n } prodigi
}
note-missing-sphere = manca { $sphere } × { $n }
note-missing-symbols = manca { $aspect } × { $m }
note-missing-both = mancano { $sphere } × { $n } e { $aspect } × { $m }
note-against = contro { $player }
note-marker = con sopra { $what }

prompt-to-pick = Scegli una carta per il tuo mazzo; il resto va a sinistra.
prompt-to-reject = Metti via quattro delle tue dodici carte; le altre otto sono il tuo mazzo.
prompt-to-deity = Quale delle due divinità sei?
prompt-to-bid = Tocca a te. Gioca poteri, effetti e luoghi; poi aspetta, rilancia con una tua figura o ritirati.
prompt-to-bid-owed = { $player } ha rilanciato: restare ti costa { $markers }. Prima le carte.
prompt-to-bid-free = { $player } ha rilanciato, ma non devi vedere. Prima le carte; poi resta, rilancia o ritirati.
prompt-last-rounds = { $n ->
    [one] È l’ultimo round: poi vince la comunità più forte.
   *[other] Con questo restano { $n } round; poi vince la comunità più forte.
}
prompt-to-fight = Battaglia: gioca poteri e attacchi, tutti gli attacchi di una sfera; o passa.
prompt-to-fight-on = Battaglia: gioca altri attacchi della stessa sfera, o finisci il turno.
prompt-to-react = { $event ->
    [4] { $player } rilancia di { $clergy }. Reagisci?
    [5] { $player } gioca un effetto. Reagisci?
   *[other] { $player } attacca. Reagisci?
}
prompt-to-settle = Resa dei conti: giochi qualcosa prima che si perdano le poste? Si fa un giro solo.
prompt-idle = Non hai nulla da giocare ora. A tutti si lascia un momento.
standing-raise = Quando qualcuno rilancia
standing-effect = Quando qualcuno gioca un effetto
standing-attack = Quando qualcuno attacca
standing-settle = Carte nella resa dei conti
standing-pass = passo
standing-order = Quale carta sta in cima quando scarti le tue carte
standing-as-it-comes = come viene
prompt-to-lay = Cala poteri finché { $source } ha quel che richiede.
prompt-to-target = { $source }: contro chi?
prompt-to-marker = Quale segnalino ritira { $source }?
prompt-to-number = { $verb ->
    [add] { $source }: dalla tua comunità alla tua posta, fino a { $markers }. Quanti?
    [withdraw] { $source }: dalla tua posta alla tua comunità, fino a { $markers }. Quanti?
   *[swap] { $source }: sostituisci la stella che hai visto con la prima carta degli elementi?
}
prompt-to-element = { $verb ->
    [peek] { $source }: quale stella oscura guardi?
   *[swap] { $source }: quale stella scoperta sostituisci?
}
prompt-to-aspect = Ordine o caos, per { $source }?
prompt-to-place = Quale luogo colpisce { $source }?
prompt-to-discard = Quale carta scarti per { $source }?
prompt-to-keep = Quale carta tieni per il prossimo round?
prompt-to-order = Metti via le tue carte. Quale sta in cima, dove tutti la vedono?
prompt-to-pray = Prendi una carta preghiera: dalla fila al suo prezzo, o dal mazzo senza vederla.
prompt-to-myth = Compra il tuo primo mito, mettilo sotto la pila o lascialo lì.
prompt-to-prepare = Usi un mito adesso, o lasci passare il momento?
prompt-over = { $why ->
    [0] La partita è finita: in un solo dio si crede ancora.
    [1] La partita è finita: nessuno ha potuto pagare la prima posta del round, perciò vince la comunità più forte.
    [2] La partita è finita: si sono giocati quaranta round, e nessuna partita dura di più; perciò vince la comunità più forte.
    [3] La partita è finita: nessuno ha più clero, perciò i vincitori dell’ultimo round dividono la vittoria.
   *[other] La partita è finita.
}

## Che cosa succede

event-drafted = Giro { $round }, carta { $pick }: tutti hanno scelto; le carte vanno a sinistra.
event-decks = I mazzi sono fatti; ciò che fu messo via torna nel mazzo delle preghiere.
event-revealed = { $player } è { $deity }.
event-round = Round { $round }. Livello del conflitto { $level }; l’iniziativa è di { $player }.
event-last-rounds = { $left ->
    [one] È il round 40, l’ultimo: poi vince la comunità più forte.
   *[other] Con questo restano { $left } round. Nessuna partita dura più di 40 round, perché nessuno possa aspettare per sempre: poi vince la comunità più forte.
}
event-drew = { $n ->
    [one] { $player } pesca 1 carta.
   *[other] { $player } pesca { $n } carte.
}
event-got = { $player } riceve { $card }.
event-shuffled = { $player } mescola gli scarti.
event-elements-shuffled = Gli elementi si mescolano; il livello del conflitto è { $level }.
event-star = Si posa { $element }.
event-turned-up = Si scopre { $element }.
event-ante = { $n ->
    [one] { $player } punta 1 fedele.
   *[other] { $player } punta { $n } fedeli.
}
event-out = { $player } è nell’oblio e fuori dal gioco.
event-changed = { $player } cambia { $clergy } in due del tipo successivo.
event-betting = Giro di puntate { $round }.
event-waited = { $player } aspetta.
event-staked = { $player } punta { $clergy }.
event-raised = { $player } rilancia di { $clergy }.
event-matched = { $player } vede.
event-borrowed = Per disperazione { $player } prende in prestito { $clergy }.
event-folded = { $player } si ritira.
event-played = { $target ->
    [-1] { $player } gioca { $card }.
   *[other] { $player } gioca { $card } contro { $target }.
}
event-laid = { $player } cala { $card }.
event-used = { $target ->
    [-1] { $player } usa { $source }.
   *[other] { $player } usa { $source } contro { $target }.
}
event-cancelled = { $player } lo annulla con { $source }.
event-lost = { $zone ->
    [0] { $player } cede { $clergy } della comunità alla riserva.
    [1] { $player } perde { $clergy } della posta.
   *[other] { $player } perde { $clergy } di un luogo.
}
event-withdrew = { $player } ritira { $clergy } dalla posta.
event-gained = { $player } guadagna { $clergy }.
event-prevented = La posta di { $player } è protetta.
event-discarded = { $player } scarta { $card }.
event-topped = { $player } mette via le carte; in cima c’è { $card }.
event-peeked = { $player } guarda una stella oscura.
told-stars = { $player } guarda { $n } stelle oscure.
event-looked = { $player } guarda la mano di { $rival }.
event-swapped = { $player } sostituisce { $element }.
event-freed = { $player } non deve coprire questo rilancio.
event-damaged = { $card } di { $player } è danneggiato.
event-razed = { $card } di { $player } è distrutto.
event-passed = { $player } passa.
event-battle = Comincia la battaglia.
event-strength = { $player } ha forza { $strength }.
event-won = { $battle ->
    [0] { $player } vince senza battaglia.
   *[other] { $player } vince la battaglia.
}
event-stake-lost = { $player } perde la posta.
event-stake-back = { $player } riprende la posta.
event-initiative = { $player } prende l’iniziativa.
event-kept = { $n ->
    [one] { $player } tiene 1 carta.
   *[other] { $player } tiene { $n } carte.
}
event-prayed = { $player } prende { $card }.
event-row-moved = Le preghiere scorrono.
event-wish = Il desiderio di { $player } è esaudito: un prodigio.
event-myth-bought = { $player } compra { $myth }.
event-myth-buried = { $player } mette { $myth } sotto la pila.
event-joined = { $myth } si unisce alla posta di { $player }.
event-fell = { $myth } cade con la posta di { $player }.
event-game-over = { $why ->
    [0] In un solo dio si crede ancora: la partita è finita.
    [1] Nessuno può pagare la prima posta; vince la comunità più forte.
    [2] Dopo quaranta round vince la comunità più forte.
   *[other] Nessuno ha più clero; i vincitori del round dividono la vittoria.
}

score-community = Comunità
score-stake = Posta

## Perché no

refusal-draft-choose = Scegli una carta tra quelle che hai in mano adesso.
refusal-bid-place-marker = Alla tua comunità manca il segnalino che deve stare su questo luogo.
refusal-bid-nobody-raised = Nessuno ha rilanciato: non c’è nulla da vedere.
refusal-bid-somebody-raised = Qualcuno ha rilanciato: vedi, rilancia o ritirati.
refusal-card-requirement = Manca quel che la carta richiede: cala poteri, o aspetta le stelle.
refusal-despair-match = La disperazione serve a vedere quando mancano segnalini; se bastano, vedi.
refusal-battle-attacks = Gli attacchi si giocano in battaglia.
refusal-battle-one-sphere = Puoi attaccare con una sfera soltanto.
refusal-settle-effects = Non è una carta per te in questa resa dei conti.
refusal-react-only = Quella carta non è una reazione a questo.
refusal-react-powers = Nemmeno con tutti i tuoi poteri ha quel che richiede.
refusal-piles-order = In cima può stare solo una delle carte che stai mettendo via.
refusal-folded-not-named = Si può nominare solo chi è ancora nel round.
refusal-advanced-choose = Quella divinità è di un’altra mitologia.
refusal-deity-cost = Alla tua comunità manca il segnalino che costa.
refusal-deity-once = Ora non hai abilità da usare.
refusal-myth-one-of = Ora non puoi farlo col tuo primo mito.
refusal-myth-condition = Non è il momento di quel mito.
refusal-hero-joins = Gli eroi si uniscono prima di una battaglia.
refusal-ruling-raise-needs-all = Per rilanciare ti serve in comunità tutto ciò che devi e un segnalino in più.
refusal-ruling-supply = Nella riserva mancano i segnalini che dovresti prendere in prestito.
refusal-ruling-no-effects-in-battle = In battaglia si giocano solo attacchi e poteri.
refusal-ruling-price-missing = Alla tua comunità manca il prezzo di quel posto.
refusal-ruling-stack-empty = Il mazzo delle preghiere è vuoto.
refusal-ruling-once-a-round = Quella carta è già stata giocata o usata in questo round.
refusal-engine-not-in-hand = Quella carta non è nella tua mano.
refusal-engine-not-there = Ora non c’è nulla del genere da scegliere.

## Il regolamento

chapter-box = Che cosa c’è nella scatola
chapter-goal = Lo scopo
chapter-setup = Preparazione
chapter-draft = Scegliere un mazzo
chapter-turn = Iniziativa
chapter-start = Fase 1: comincia il round
chapter-bid = Fasi 2-4: le puntate
chapter-card = Giocare carte
chapter-despair = Disperazione
chapter-battle = Fase 5: la battaglia
chapter-settle = Fase 6: la resa dei conti
chapter-pray = Fase 7: le preghiere
chapter-exchange = Cambiare il clero
chapter-react = Reazioni
chapter-powers = Poteri
chapter-piles = Mazzi
chapter-folded = Chi si è ritirato
chapter-advanced = Il gioco avanzato
chapter-deity = Divinità
chapter-myth = Miti
chapter-hero = Eroi
chapter-word = Parole
chapter-ruling = Interpretazioni
chapter-engine = A questo tavolo

rule-box-players = Si gioca da due a quattro. Ognuno è un dio con una comunità di clero; chi non ne ha più cade nell’oblio.
rule-box-elements = Ci sono 24 carte elemento. Ognuna mostra una sfera (acqua, fuoco, terra o aria) e da uno a tre simboli, tutti d’ordine (bianchi) o tutti di caos (neri).
rule-box-prayers = Ci sono 120 carte preghiera: attacchi, effetti e luoghi, e poteri, uguali alle carte elemento.
rule-box-action-cards = Attacchi, effetti e luoghi mostrano il tipo, ciò che richiedono, la sfera e quel che fanno.
rule-box-clergy = Il clero sono segnalini di tre tipi: profeti di forza 10, sacerdoti di forza 5, fedeli di forza 2.
rule-box-myths = Ci sono 20 miti, cinque per ognuna di quattro mitologie, con un prezzo in prodigi e un testo.
rule-box-deities = Ci sono otto divinità, due per mitologia, con un’abilità e un desiderio.
rule-box-rest = Ci sono quattro carte disperazione e 16 segnalini prodigio.
rule-goal-last = Sii l’ultimo ad avere ancora clero.
rule-goal-out = Chi non può pagare la prima posta di un round è fuori dal gioco.
rule-goal-end = Quando resta un solo giocatore la partita è finita e ha vinto lui.
rule-setup-community = Ognuno comincia con 4 profeti, 8 sacerdoti e 12 fedeli: la comunità.
rule-setup-supply = Tutti gli altri segnalini sono la riserva.
rule-setup-stack = Le carte preghiera si mescolano in un mazzo coperto.
rule-setup-advanced-only = Prodigi, divinità e miti servono solo nel gioco avanzato.
rule-draft-sizes = In due si sceglie sei volte tra tre carte, in tre quattro volte tra quattro, in quattro tre volte tra cinque.
rule-draft-draw = In ogni giro di scelta ognuno pesca altrettante carte preghiera.
rule-draft-choose = Ognuno sceglie una delle carte in mano e la posa coperta davanti a sé.
rule-draft-pass-left = Quando tutti hanno scelto, il resto della mano va coperto al vicino di sinistra.
rule-draft-last-card = Si continua finché ognuno ha una sola carta; quella non si passa ma si mette via.
rule-draft-look = Le carte scelte si possono guardare in ogni momento.
rule-draft-twelve = La scelta finisce quando ognuno ha dodici carte.
rule-draft-keep-eight = Delle dodici se ne tengono otto come mazzo; le altre quattro si mettono via coperte.
rule-setup-back-into-stack = Tutte le carte messe via si rimescolano nel mazzo delle preghiere.
rule-setup-row = Sei carte preghiera stanno scoperte in fila: due costano un sacerdote, due un fedele, due nulla.
rule-setup-piles = Gli elementi si mescolano in una pila, e ognuno mescola il proprio mazzo.
rule-turn-initiative = Chi ha l’iniziativa comincia ogni fase; gli altri seguono in senso orario.
rule-turn-first-initiative = Nel primo round l’iniziativa si sorteggia; poi è del vincitore del round precedente.
rule-start-draw = Ognuno pesca fino ad avere cinque carte; chi ne ha ancora pesca solo la differenza.
rule-start-reshuffle = Se il mazzo non basta si pesca quel che resta, si mescolano gli scarti in un mazzo nuovo e si pesca il resto.
rule-start-constellation = Si posano cinque carte elemento, tre scoperte e due coperte: la costellazione.
rule-start-elements-low = Se la pila ha meno di cinque carte, prima si mescolano insieme tutte e 24.
rule-start-conflict = Il livello del conflitto parte da 1 e cresce di 1 ogni volta che si mescolano gli elementi, fino a 3.
rule-start-ante = Ognuno mette dalla comunità nella posta tanti fedeli quanto è il livello del conflitto.
rule-bid-three-rounds = Ci sono tre giri di puntate.
rule-bid-turn-up = Prima del primo non si scopre nulla; prima del secondo e del terzo si scopre un’altra stella.
rule-bid-who-starts = Chi ha l’iniziativa comincia ogni giro, chiunque abbia agito per ultimo.
rule-bid-cards-first = All’inizio del tuo turno puoi giocare quanti effetti e luoghi vuoi.
rule-bid-effects = Un effetto agisce subito e si scarta; uno duraturo resta scoperto fino alla fine del round.
rule-bid-places = Un luogo resta davanti a te finché non è distrutto.
rule-bid-place-marker = Su un luogo devi mettere un segnalino del tipo indicato dalla tua comunità; senza, non si gioca.
rule-bid-one-action = Il turno finisce con una sola azione, obbligatoria.
rule-bid-nobody-raised = Se in questo giro nessuno ha rilanciato, aspetti senza aggiungere nulla, o rilanci di un segnalino a scelta.
rule-bid-somebody-raised = Se qualcuno ha rilanciato, vedi aggiungendo gli stessi segnalini, o rilanci: prima vedi, poi un segnalino a scelta.
rule-bid-fold = Ritirarsi si può sempre.
rule-bid-folded = Chi si è ritirato è fuori fino alla resa dei conti: niente turni, niente battaglia.
rule-bid-in-turn = Il giocatore successivo agisce solo quando il precedente ha finito.
rule-bid-ends-waiting = Un giro finisce quando tutti hanno avuto il turno e nessuno ha rilanciato.
rule-bid-ends-matched = Finisce anche quando il turno torna a chi ha rilanciato per ultimo.
rule-bid-one-left = Se resta uno solo non c’è battaglia, e la resa dei conti comincia subito.
rule-bid-battle-follows = Dopo il terzo giro, con tutte le stelle scoperte, chi è rimasto combatte.
rule-card-requirement = Attacchi, effetti e luoghi si giocano solo se c’è quel che richiedono.
rule-card-chaos = Caos con un numero: altrettanti simboli di caos tra stelle scoperte e poteri che hai calato.
rule-card-order = Ordine con un numero: lo stesso coi simboli d’ordine.
rule-card-sphere = Una sfera con un numero: altrettante stelle scoperte e poteri calati della sfera della carta.
rule-card-powers-first = Se manca quel che la carta richiede, puoi prima calare poteri.
rule-card-not-used-up = Stelle, poteri e simboli non si consumano: valgono per quante carte vuoi.
rule-despair-match = Chi vuol vedere e non ha abbastanza segnalini può giocare una carta disperazione.
rule-despair-supply = I segnalini mancanti si prendono dalla riserva e stanno su quella carta.
rule-despair-returned = Nella resa dei conti tornano nella riserva, e la carta si mette via.
rule-despair-withdrawn = Se una carta ritirerebbe in comunità un segnalino in prestito, questo va nella riserva.
rule-despair-no-raise = La disperazione non serve mai a rilanciare.
rule-battle-who = Se dopo le puntate resta più di un giocatore, si combatte.
rule-battle-attacks = Nel tuo turno di battaglia giochi quanti attacchi vuoi, o passi; chi non può o non vuole attaccare passa.
rule-battle-one-sphere = Si attacca con una sola sfera, salvo che una carta dica altro.
rule-battle-at-once = Gli attacchi che cambiano le poste lo fanno subito.
rule-battle-added-up = Gli attacchi che danno forza si sommano nella resa dei conti.
rule-battle-ends = La battaglia finisce quando tutti hanno passato uno dopo l’altro.
rule-battle-strength = La tua forza è quella dei tuoi attacchi, più 10 per profeta, 5 per sacerdote e 2 per fedele nella posta.
rule-settle-winners = Chi è rimasto solo vince; altrimenti vince la forza più alta. I vincitori possono essere più d’uno.
rule-settle-effects = Poi, in senso orario dall’iniziativa, si possono giocare gli effetti fatti per la resa dei conti, e solo quelli. Si fa un giro solo: a chi ha passato non tocca più.
rule-settle-stakes-lost = Gli sconfitti perdono la posta, che va nella riserva.
rule-settle-places-damaged = Gli sconfitti danneggiano tutti i loro luoghi; uno già danneggiato va negli scarti, il suo segnalino nella riserva.
rule-settle-bonus = Un vincitore unico riceve un segnalino in più: un sacerdote con quattro giocatori in gioco, un fedele con tre, nulla con due.
rule-settle-prophet = Se non ha profeti in comunità ne riceve uno; quelli nella posta non contano.
rule-settle-stakes-back = I vincitori riprendono la posta nella comunità.
rule-settle-initiative = Il vincitore prende l’iniziativa; tra più vincitori, il più vicino in senso orario a chi l’aveva.
rule-settle-hands = Tutti scartano mano, poteri calati ed effetti duraturi.
rule-settle-constellation = Le stelle vanno accanto alla pila degli elementi; prima si scoprono quelle oscure.
rule-pray-one-card = Dall’iniziativa in poi ognuno prende esattamente una carta preghiera: una della fila, o gratis la prima del mazzo.
rule-pray-price = Il prezzo, un sacerdote, un fedele o nulla secondo il posto nella fila, va dalla comunità alla riserva.
rule-pray-discard = La carta presa va sui tuoi scarti.
rule-pray-oldest = Se la prima carta gratuita è ancora lì quando tutti hanno preso, esce dal gioco.
rule-pray-refill = Le altre scorrono a destra, e i posti a sinistra si riempiono dal mazzo.
rule-exchange-prophet = Se la comunità non ha sacerdoti ma un profeta, un profeta si cambia in due sacerdoti.
rule-exchange-priest = Se non ha fedeli ma un sacerdote, un sacerdote si cambia in due fedeli.
rule-exchange-at-once = È obbligatorio e immediato, anche nel mezzo di una carta come Sacrificio.
rule-react-only = Gli effetti con le parole «solo quando un avversario…» si giocano come reazione a quello e basta, nel turno di chiunque.
rule-react-powers = Prima di una reazione puoi calare poteri.
rule-powers-when = I poteri si calano nel proprio turno o prima di una reazione, e restano fino alla fine del round.
rule-piles-reshuffle = Chi deve pescare da un mazzo vuoto mescola gli scarti in un mazzo nuovo.
rule-piles-top = Gli scarti sono scoperti, ma li sfoglia solo chi li possiede; gli altri vedono la carta in cima.
rule-piles-order = Prima di scartare puoi ordinare le carte come vuoi. Gli altri vedono solo quella in cima: perciò nella resa dei conti ti si chiede quella, se c’è scelta.
rule-folded-no-part = Chi si è ritirato non partecipa a puntate e battaglia, e quel che fanno gli altri non lo tocca.
rule-folded-not-named = Se una carta nomina un giocatore, può essere solo uno ancora nel round.
rule-folded-settles = Alla resa dei conti e alle preghiere partecipa anche chi si è ritirato.
rule-folded-hand = All’inizio della resa dei conti ha di nuovo la sua mano e può giocarla.
rule-folded-target = Nella resa dei conti si può nominare anche lui.
rule-advanced-mythology = Prima della scelta ognuno riceve a sorte una delle quattro mitologie.
rule-advanced-deities = Le due divinità della tua mitologia stanno scoperte davanti a te.
rule-advanced-draft = La scelta delle carte è come nel gioco base.
rule-advanced-choose = Dopo, ognuno sceglie in segreto una delle sue divinità; si rivelano insieme, le altre vanno nella scatola.
rule-advanced-myths = Ognuno mescola i cinque miti della sua mitologia e li posa scoperti accanto alla divinità; il primo si vede sempre.
rule-advanced-wonders = I segnalini prodigio stanno accanto alla riserva.
rule-deity-lasting = Un’abilità duratura vale sempre e cambia le regole per chi la possiede.
rule-deity-cost = Un’abilità che si usa costa il segnalino indicato, che prima va dalla comunità alla riserva.
rule-deity-once = Si usa durante le puntate, nel proprio turno, una volta a round.
rule-deity-wish = Chi esaudisce il desiderio della sua divinità prende un segnalino prodigio.
rule-deity-one-wonder = Nessuno riceve più di un prodigio a round.
rule-myth-phase = Dopo le preghiere viene la fase dei miti, l’ultima del round.
rule-myth-one-of = In essa ognuno, dall’iniziativa in poi, può comprare il suo primo mito, o metterlo sotto la pila (il prossimo si compra dal round successivo), o non far nulla.
rule-myth-steps = Prima del primo giro di puntate e prima della battaglia c’è un passo in cui si usano i miti.
rule-myth-condition = Un mito si può usare quando è vera la condizione del suo testo.
rule-myth-chance = In quel passo i giocatori decidono a turno; cominciata la fase, l’occasione è persa fino al round dopo.
rule-hero-inactive = Un eroe comprato sta davanti a te e ancora non fa nulla.
rule-hero-joins = Prima di ogni battaglia puoi unire l’eroe alla posta; allora agisce.
rule-hero-dies = Dopo una battaglia persa gli eroi muoiono e vanno nella scatola.
rule-word-discard = Scartare è mettere una carta al suo posto: le proprie sui propri scarti, le altre accanto alla pila da cui vengono.
rule-word-lasting = Un effetto duraturo resta fino alla fine della resa dei conti.
rule-word-stake = La posta sono tutti i segnalini che hai messo nel round.
rule-word-remove = Un segnalino rimosso va nella riserva, una carta rimossa nella scatola.
rule-word-clergy = Profeti, sacerdoti e fedeli sono il clero.
rule-word-community = La comunità sono tutti i tuoi segnalini che non sono nella posta.
rule-word-constellation = La costellazione sono le carte elemento nel mezzo.
rule-word-control = Controlli i poteri che hai calato e tutte le stelle scoperte; contano anche i simboli che ti dà una carta.
rule-word-place = Un segnalino su un luogo viene dalla comunità e non fa parte della posta.
rule-word-draw = Pescare è prendere la prima carta del proprio mazzo, se non è detto altro.
rule-word-sphere = La sfera è l’elemento cui una carta appartiene.
rule-word-withdraw = Ritirare è portare un segnalino dalla posta di un giocatore alla sua comunità.
rule-ruling-by-type = Si vede tipo per tipo, perché la regola parla di segnalini corrispondenti.
rule-ruling-highest-first = Tra più tipi si paga prima il più alto, con cambio dopo ogni segnalino, perché solo così non manca nulla senza bisogno.
rule-ruling-no-free-exchange = Non si cambia mai per scelta né verso l’alto, perché il cambio è un dovere e basta.
rule-ruling-exchange-anytime = Anche nella resa dei conti si cambia subito, per esempio dopo un premio.
rule-ruling-own-first = Con la disperazione si usano prima i propri segnalini, tipo per tipo; si prende in prestito solo ciò che manca.
rule-ruling-borrowed-counts = I segnalini in prestito sono parte della posta per la forza e per tutte le carte, perché le poste devono essere pari.
rule-ruling-raise-needs-all = Per rilanciare si paga dalla comunità tutto ciò che si deve e il segnalino in più, perché la disperazione non rilancia.
rule-ruling-despair-each-round = La disperazione si può usare di nuovo a ogni round, perché c’è una carta per ciascuno.
rule-ruling-no-despair-ante = La disperazione non paga la prima posta, perché è quella che elimina.
rule-ruling-ante-exchange = La prima posta si paga un fedele alla volta, con cambio; è fuori solo chi così non ci arriva, e le sue carte vanno scoperte nella scatola.
rule-ruling-nobody-pays = Se nessuno può pagarla vince la comunità più forte; a parità l’iniziativa, poi in senso orario.
rule-ruling-clergy-tested = Se uno solo ha clero lo si guarda dopo la resa dei conti e alla prima posta.
rule-ruling-draw = Se dopo la resa dei conti nessuno ha clero, i vincitori di quel round dividono la vittoria.
rule-ruling-supply = La riserva non finisce mai, perché nessuna regola dice che cosa accadrebbe. Con l’opzione «Clero contato» contiene ciò che resta di 17 profeti, 33 sacerdoti e 50 fedeli: ciò che non c’è non si riceve e non si presta; il cambio si fa sempre.
rule-ruling-folded-lose = Chi si è ritirato è sconfitto: posta persa, luoghi danneggiati; i suoi eroi sono salvi, perché non ha perso battaglie.
rule-ruling-last-one-wins = Se tutti gli altri si ritirano, l’ultimo vince subito, anche senza aver avuto il turno.
rule-ruling-initiative-gone = Se chi ha l’iniziativa si è ritirato o è fuori, comincia il prossimo in senso orario.
rule-ruling-no-limit = Ai rilanci non c’è limite, perché ognuno costa un segnalino.
rule-ruling-raiser-done = Chi ha rilanciato per ultimo non agisce di nuovo in quel giro.
rule-ruling-cards-then-fold = Si possono giocare carte e poi ritirarsi.
rule-ruling-pass-and-return = Chi ha passato in battaglia può attaccare più tardi, finché tutti passano di fila.
rule-ruling-sphere-per-battle = Una sfera vuol dire una per tutta la battaglia; la decide il primo attacco.
rule-ruling-no-effects-in-battle = In battaglia non si giocano effetti, salvo reazioni.
rule-ruling-name-opponent = «Un avversario» lo nomina chi gioca la carta.
rule-ruling-count-late = Ciò che conta per segnalino si conta quando si calcola la forza, con le poste di quel momento.
rule-ruling-attacks-discarded = Gli attacchi giocati si scartano con la mano.
rule-ruling-open-cards = Per le sfere contano solo le stelle scoperte, perché solo quelle si controllano.
rule-ruling-closed-stay = Se il round finisce prima, le stelle oscure restano tali finché si mettono via.
rule-ruling-powers-in-settlement = Per una carta nella resa dei conti si possono calare poteri.
rule-ruling-damaged-work = Un luogo danneggiato funziona ancora.
rule-ruling-marker-stays = Il segnalino su un luogo danneggiato resta finché c’è il luogo.
rule-ruling-marker-apart = I segnalini sui luoghi non sono né comunità né posta e non si possono spendere.
rule-ruling-holder-keeps = Se chi ha l’iniziativa è tra più vincitori, la tiene.
rule-ruling-in-the-game = Per il premio contano tutti quelli non eliminati, ritirati o no.
rule-ruling-row-direction = La fila è da sinistra a destra sacerdote, sacerdote, fedele, fedele, gratis, gratis; la carta più vecchia è a destra.
rule-ruling-refill-after = La fila si riempie solo quando tutti hanno preso, dal vuoto più a destra verso sinistra.
rule-ruling-price-missing = Una carta di cui ti manca il prezzo non si può prendere.
rule-ruling-stack-empty = Se il mazzo è vuoto non si riempie né si pesca; chi non può prendere carte non ne prende.
rule-ruling-swap-reshuffles = Se una carta sostituisce una stella e la pila è vuota, si mescolano le carte accanto e il conflitto cresce.
rule-ruling-no-cards = Se mazzo e scarti sono vuoti, peschi meno carte.
rule-ruling-once-a-round = Una carta si gioca una volta a round, e un effetto si scarta solo dopo aver agito; altrimenti mazzi piccoli girerebbero per sempre.
rule-ruling-reaction-order = Le reazioni vengono quando qualcosa è annunciato e prima che agisca, in senso orario da chi agisce; si può reagire anche a esse, e l’ultima agisce per prima.
rule-ruling-cancelled = Una carta annullata non ha effetto ma vale come giocata; un attacco annullato decide comunque la sfera.
rule-ruling-lasting-folded = Gli effetti duraturi di chi si ritira restano in tavola e non fanno nulla fino alla resa dei conti.
rule-ruling-heroes-outside = Gli eroi rimasti fuori da una battaglia persa vivono; con l’opzione «Muoiono tutti gli eroi» no.
rule-ruling-heroes-return = Dopo una battaglia vinta gli eroi tornano a chi li possiede.
rule-ruling-heroes-no-clergy = Gli eroi non sono clero: le carte non li contano e non li tolgono.
rule-ruling-wonders-out = Quando i 16 prodigi sono tutti presi, nessuno ne riceve.
rule-ruling-mythology-first = La mitologia viene prima della scelta delle carte, la divinità dopo.
rule-ruling-pass-left-always = Nella scelta le carte vanno a sinistra in ogni giro.
rule-ruling-numbers = In questo gioco ci sono otto divinità e 16 prodigi, come dice il regolamento; scatole successive differiscono.
rule-ruling-borrowed-lost = In una battaglia persa i segnalini in prestito vanno nella riserva con gli altri.
rule-ruling-borrowed-won = Chi vince da solo con segnalini in prestito riceve il premio, e quelli in prestito vanno nella riserva.
rule-ruling-one-wish = Un desiderio esaudito due volte in un round dà un solo prodigio.
rule-ruling-myth-uses = Se un mito si usa una volta o a ogni round è scritto sulla carta.
rule-engine-not-in-hand = Puoi giocare e scartare solo carte della tua mano.
rule-engine-not-there = Puoi scegliere solo ciò che c’è.
rule-engine-long = Dopo 40 round la partita finisce e vince la comunità più forte, così che aspettare per sempre non serva. Lo si annuncia quando restano dieci round, e in ognuno degli ultimi cinque.
rule-engine-copies = Le due copie di una carta portano i segni a e b e si possono distinguere.
rule-engine-hand-under = Se nella resa dei conti metti via le carte “come viene”, la mano sta sotto ciò che tutti hanno visto. Se non c’è nulla del genere, in cima sta una carta che tutti sanno essere tua, altrimenti un potere, altrimenti una carta qualsiasi, a caso: l’ordine che rivela meno.
rule-engine-raise-paid-first = Un rilancio si paga quando è annunciato; le reazioni vengono dopo.
rule-engine-windows = Tutti quelli nel round che hanno una carta sono interrogati insieme e in segreto sulle reazioni, così che nessuno capisca chi avrebbe potuto reagire.
rule-engine-by-itself = Ciò che giova sempre e non lascia scelta avviene da sé: carte all’inizio del round, fedeli salvati da un luogo.
