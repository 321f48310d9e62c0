# Lords of Creation. Negli eventi e nelle richieste $player, $rival, $cell, $start, $terrain e $card sono parole pronte:
# $terrain è l’attributo `.one` di un terreno, $card l’attributo `.the` di una carta. I numeri ($n, $die …) sono numeri.

title = Lords of Creation
tagline = Crea un mondo, popolalo, e decidi quando i suoi barbari costruiranno città e altari in tuo onore.

## Before the game

option-knowledge = Conoscenza completa
    .about = Tutte le carte si distribuiscono all’inizio: ognuno conosce le proprie per l’intera partita. Allora si può anche togliere la fine anticipata.
option-full = Nessuna fine anticipata
    .about = Carte uguali tra le ultime sette non chiudono la partita.
option-box = Che cosa c’è nella scatola
    .about = Quanti segnalini terreno, carte, uomini e altari ci sono, come tabella in un file TOML. Il regolamento non lo dice; i numeri consueti sono ricostruiti.
option-box-none = come ricostruita
option-box-own = propria
wrong-box-no-such = In una scatola non c’è «{ $name }». Ci sono: { $has }.
wrong-box-count = «{ $name }» è un numero intero da { $least } a { $most }, non «{ $given }».
wrong-box-no-table = «{ $name }» è una tabella di numeri, non «{ $given }».
wrong-box-five-numbers = «{ $name }» elenca quante carte da 1, 2, 3, 4 e 5 ci sono: cinque numeri, non «{ $given }».
wrong-box-few-markers = Il mondo ha { $cells } esagoni e per ciascuno serve un segnalino terreno; questa scatola ne ha { $markers }.
wrong-box-few-cards = In { $seats } le mani richiedono { $need } carte; questa scatola ne ha { $cards }. Aggiungine, o giocate in meno.

seat-0 = Onda blu
seat-1 = Fiamma rossa
seat-2 = Foglia verde
seat-3 = Sole giallo
seat-4 = Monte grigio

## What lies on the table

zone-world = Il mondo
zone-held = I tuoi segnalini
zone-hand = Le tue carte
zone-queue = Il turno di gioco
zone-played = Carte giocate
zone-box = Nella scatola
zone-dice = Dadi
zone-has = Averi

type-terrain-island = isola
    .about = Abitabile. Gli isolani attraversano un esagono di mare, per sbarcare su altre isole e attaccare qualsiasi costa.
    .one = un’isola
    .count = { $n ->
        [one] 1 isola
       *[other] { $n } isole
    }
type-terrain-hill = colline
    .about = Abitabile. La gente delle colline resta sulle colline.
    .one = delle colline
    .count = { $n ->
        [one] 1 esagono di colline
       *[other] { $n } esagoni di colline
    }
type-terrain-forest = foresta
    .about = Abitabile. La gente della foresta resta nelle foreste.
    .one = una foresta
    .count = { $n ->
        [one] 1 foresta
       *[other] { $n } foreste
    }
type-terrain-grassland = prateria
    .about = Abitabile. La gente della prateria resta nelle praterie.
    .one = una prateria
    .count = { $n ->
        [one] 1 prateria
       *[other] { $n } praterie
    }
type-terrain-sea = mare
    .about = Qui non vive nessuno. Gli isolani attraversano un solo esagono di mare.
    .one = un mare
    .count = { $n ->
        [one] 1 esagono di mare
       *[other] { $n } esagoni di mare
    }
type-terrain-mountain = montagne
    .about = Sulle montagne non vive nessuno.
    .one = delle montagne
    .count = { $n ->
        [one] 1 esagono di montagne
       *[other] { $n } esagoni di montagne
    }
type-terrain-desert = deserto
    .about = Nel deserto non vive nessuno.
    .one = un deserto
    .count = { $n ->
        [one] 1 deserto
       *[other] { $n } deserti
    }
type-marker = segnalino terreno coperto
    .about = Che cosa mostri lo sa solo chi lo tiene. Se ne possono tenere al massimo tre.
    .one = un segnalino terreno
    .count = { $n ->
        [one] 1 segnalino terreno coperto
       *[other] { $n } segnalini terreno coperti
    }
type-container = segnalini terreno da pescare
    .about = I segnalini nel contenitore. Chi ne pesca uno lo posa o lo tiene.
    .count = { $n ->
        [one] 1 segnalino terreno da pescare
       *[other] { $n } segnalini terreno da pescare
    }
type-camp = barbari
    .about = Il loro esagono vale 1 punto. Si muovono sul loro terreno, ne lasciano ovunque uno, e da due in su attaccano.
    .count = { $n ->
        [one] 1 barbaro
       *[other] { $n } barbari
    }
type-town = civilizzati
    .about = Il loro esagono vale 2 punti. Si difendono ma non attaccano mai, e si muovono solo verso i propri esagoni civilizzati.
    .count = { $n ->
        [one] 1 civilizzato
       *[other] { $n } civilizzati
    }
type-people = uomini nella riserva
    .about = Uomini che non sono sul tabellone.
    .count = { $n ->
        [one] 1 uomo nella riserva
       *[other] { $n } uomini nella riserva
    }
type-altar = altare
    .about = Fa valere 3 punti un esagono civilizzato, finché qualcuno ci vive.
    .count = { $n ->
        [one] 1 altare
       *[other] { $n } altari
    }
type-card = { $terrain } { $value }
    .about = Tanti uomini in un solo esagono di quel terreno. I numeri bassi giocano per primi.
    .the = { $terrain } { $value }
    .count = { $terrain } { $value }, in { $n }
type-card-back = carta coperta
    .about = Una carta che nessun altro può guardare.
    .the = una carta
    .count = { $n ->
        [one] 1 carta coperta
       *[other] { $n } carte coperte
    }
type-stock = carte da pescare
    .about = Il mazzo coperto. Se non basta per tutti, vale come vuoto.
    .count = { $n ->
        [one] 1 carta da pescare
       *[other] { $n } carte da pescare
    }
about-played = Quante di queste carte sono state giocate, e quante ce ne sono.
type-blow = colpisce
type-loss = perde uno
type-attack-die = dado dell’attaccante
    .about = Sono due: 6 o più colpisce sullo stesso terreno, 8 o più su un altro. Un doppio chiude il turno.
type-defence-die = dado del difensore
    .about = Colpisce se è più alto di ciascuno dei dadi dell’attaccante.
type-pips-1 = uno
type-pips-2 = due
type-pips-3 = tre
type-pips-4 = quattro
type-pips-5 = cinque
type-pips-6 = sei

card-island = isola
card-hill = colline
card-forest = foresta
card-grassland = prateria

## What can be done

kind-lay = Posa il segnalino
kind-keep = Tieni il segnalino
kind-card = Scegli la carta
kind-place = Schiera gli uomini
kind-step = Muovi
kind-attack = Attacca
kind-civilise = Civilizza
kind-altar = Altare
kind-many = Via
kind-end = Chiudi il turno

note-odds = { "{blow}" } { $hit } % { "{loss}" } { $back } %

prompt-to-lay = { $held ->
    [one] Posa il segnalino su un esagono vuoto, o tienilo per dopo.
   *[other] Posa uno dei tuoi { $held } segnalini su un esagono vuoto, o tienili tutti.
}
prompt-to-lay-now = Non puoi tenerne di più: posa uno dei tuoi segnalini su un esagono vuoto.
prompt-to-choose = Scegli una carta, coperta. Puoi cambiarla finché non hanno scelto tutti.
prompt-to-choose-last = Scegli una carta, coperta. Se due giocatori scoprono la stessa carta, la partita finisce subito.
prompt-to-place = { $n ->
    [one] { $card }: schiera 1 dei tuoi uomini in un esagono di quel terreno.
   *[other] { $card }: schiera { $n } dei tuoi uomini in un solo esagono di quel terreno.
}
prompt-to-act = Muovi e attacca come vuoi; poi chiudi il turno.
prompt-to-step = Quanti vanno? Almeno uno resta.
prompt-to-advance = L’esagono è vuoto. Quanti vi entrano? Almeno uno deve, e uno resta.
prompt-waiting-cards = Gli altri stanno scegliendo le loro carte.
prompt-over = Il mondo è compiuto. La partita è finita.

## What happened

event-start-roll = { $player } tira { $die } per il primo turno.
event-drew = { $player } pesca { $terrain }.
event-laid = { $player } posa { $terrain } su { $cell }.
event-kept = { $n ->
    [one] { $player } tiene un segnalino.
   *[other] { $player } tiene un segnalino e ora ne ha { $n }.
}
event-gave-back = { $n ->
    [one] { $player } rimette un segnalino, non visto.
   *[other] { $player } rimette { $n } segnalini, non visti.
}
event-created = Il mondo è creato. Ora vi vivranno gli uomini.
event-round = Giro { $round }.
event-showed = { $player } scopre { $card }.
event-took-card = { $player } pesca { $card }.
event-stock-empty = Il mazzo è esaurito. Dalla prossima scoperta, carte uguali chiudono subito la partita.
event-tie-roll = { $player } tira { $die } per lo spareggio.
event-turn = Tocca a { $player } con { $card }.
event-placed = { $n ->
    [one] { $player } schiera 1 uomo su { $cell }.
   *[other] { $player } schiera { $n } uomini su { $cell }.
}
event-not-placed = { $why ->
    [0] { $player } non trova esagoni liberi per la carta e non schiera nessuno.
   *[1] { $player } non ha più nessuno da schierare.
}
event-stepped = { $n ->
    [one] { $player } muove 1 uomo da { $start } a { $cell }.
   *[other] { $player } muove { $n } uomini da { $start } a { $cell }.
}
event-attacked = { $player } attacca { $rival } da { $start } su { $cell }.
event-rolled = { $player } tira { $first } e { $second }, { $rival } tira { $third }.
event-lost = { $player } perde un uomo su { $cell }.
event-altar-fell = L’altare di { $player } su { $cell } cade.
event-advanced = { $n ->
    [one] { $player } avanza su { $cell } con 1 uomo.
   *[other] { $player } avanza su { $cell } con { $n } uomini.
}
event-doubles = Doppio: il turno di { $player } è finito.
event-civilised = { $player } civilizza la gente su { $cell }.
event-built = { $player } costruisce un altare su { $cell }.
event-game-over = { $why ->
    [0] Tutte le carte sono giocate: la partita è finita.
   *[1] Carte uguali tra le ultime sette: la partita finisce subito.
}

score-barbarian = Esagoni barbari × 1
score-civilised = Esagoni civilizzati × 2
score-altars = Esagoni con altare × 3

## Why not

refusal-setup-phases = Prima si crea il mondo, poi vi vivono gli uomini.
refusal-creation-lay = Un segnalino che tieni va su un esagono vuoto, e solo lì.
refusal-creation-keep = Tieni già tre segnalini: posa uno dei quattro.
refusal-terrain-uninhabitable = Lì non può vivere nessuno.
refusal-cards-choose = Questa carta non è nella tua mano.
refusal-turn-placing-first = Gli uomini si schierano una volta, all’inizio del turno; tutto il resto viene dopo.
refusal-people-civilised = I civilizzati non attaccano.
refusal-people-terrain = Gli uomini non lasciano mai il terreno su cui furono schierati.
refusal-placing-one-hex = La tua carta indica un altro terreno.
refusal-placing-own-or-empty = Lì vive qualcun altro.
refusal-moving-any-distance = Lì non hai nessuno da muovere.
refusal-moving-leave-one = Almeno uno deve restare.
refusal-moving-islanders = Solo gli isolani vanno oltre l’esagono vicino, e solo attraverso un esagono di mare verso un’altra isola.
refusal-moving-sides = Barbari e civilizzati non stanno nello stesso esagono.
refusal-attack-two-barbarians = Un attacco richiede almeno due tuoi barbari nell’esagono da cui parte.
refusal-attack-adjacent = Si può attaccare solo un esagono vicino.
refusal-attack-across-sea = Tra i due non c’è un singolo esagono di mare.
refusal-attack-advance = Prima entra nell’esagono che hai svuotato.
refusal-civilise-once = In questo turno hai già civilizzato un esagono.
refusal-civilise-where = Dopo la prima volta si civilizza solo un esagono accanto a uno civilizzato.
refusal-altar-once = Un altare per turno, su un esagono con almeno due tuoi civilizzati.
refusal-ruling-empty-container = Non c’era nulla da pescare, quindi nulla da tenere: posa un segnalino che tieni.
refusal-ruling-placing-compulsory = Prima schiera i tuoi uomini.
refusal-ruling-civilised-stay = I civilizzati non occupano esagoni vuoti.
refusal-ruling-no-entering = Lì vive qualcun altro; si può solo attaccare.
refusal-ruling-targets = Lì non vive nessuno che tu possa attaccare.
refusal-ruling-how-many-advance = Almeno uno deve rimanere indietro.
refusal-ruling-what-to-civilise = Lì non ci sono barbari da civilizzare.
refusal-ruling-one-altar = Lì c’è già un altare.
refusal-ruling-own-altar = Puoi costruire solo dove vive la tua gente.
refusal-ruling-no-altars-left = Nella scatola non ci sono più altari.
refusal-engine-steps = Hai camminato avanti e indietro abbastanza. Occupa nuove terre, attacca, civilizza, costruisci, o chiudi il turno.
refusal-engine-edge = Lì il mondo finisce.

## The rulebook

chapter-setup = Preparazione
chapter-creation = La creazione del mondo
chapter-terrain = I terreni
chapter-cards = Le carte
chapter-turn = Il tuo turno
chapter-people = Gli uomini
chapter-placing = Schierare
chapter-moving = Muovere
chapter-attack = Attaccare
chapter-civilise = Civilizzare
chapter-altar = Altari
chapter-end = La fine della partita
chapter-score = Omaggi
chapter-knowledge = Variante: conoscenza completa
chapter-overview = Dal riepilogo
chapter-ruling = Interpretazioni
chapter-engine = A questo tavolo

rule-setup-players = Si gioca da due a cinque. Ognuno è un dio che vuole essere venerato: gli esagoni con la propria gente portano omaggi, e vince chi ne ha di più.
rule-setup-packs = { $packs ->
    [one] Si mescola un mazzo di carte.
   *[other] { $packs } mazzi uguali si mescolano in uno.
} Il regolamento non dice quante carte siano; a questo tavolo sono { $cards }. Dei numeri 1, 2, 3, 4 e 5 ce ne sono tante così: isola { $island }; colline { $hill }; foresta { $forest }; prateria { $grassland }.
rule-setup-humans = Ognuno prende i segnalini uomo di un colore: a questo tavolo { $humans }.
rule-setup-hands = A ciascuno si danno sette carte, segrete. Il resto è il mazzo coperto.
rule-setup-container = Tutti i { $markers } segnalini terreno vanno in un contenitore in cui nessuno guarda: { $island-markers } isole, { $hill-markers } colline, { $forest-markers } foreste, { $grassland-markers } praterie, { $sea-markers } mari, { $mountain-markers } montagne e { $desert-markers } deserti.
rule-setup-phases = La partita ha due fasi. Prima si crea il mondo; solo quando è completo vi arrivano gli uomini.
rule-creation-start-player = Chi comincia si decide ai dadi; poi si gioca in senso orario.
rule-creation-lay = Nel tuo turno peschi un segnalino terreno e lo posi su un esagono vuoto qualsiasi.
rule-creation-keep = Puoi invece tenerlo. Se ne possono tenere al massimo tre in tutto, e tenere è tutto ciò che fai in quel turno.
rule-creation-end = La fase finisce appena ogni esagono è coperto.
rule-creation-left-over = Alcuni segnalini sono destinati ad avanzare. Quelli che tieni ancora tornano nel contenitore senza essere visti.
rule-terrain-habitable = Si può vivere su isole, colline, nelle foreste e nelle praterie.
rule-terrain-uninhabitable = Su mare, montagne e deserto non vive mai nessuno.
rule-cards-face = Una carta mostra uno dei terreni abitabili e un numero.
rule-cards-choose = All’inizio di un giro ognuno sceglie una carta e la posa coperta. Quando tutti hanno scelto, si scoprono insieme; fino ad allora puoi ancora cambiare idea.
rule-cards-order = I turni del giro vanno dal numero più basso al più alto.
rule-cards-equal-numbers = Tra numeri uguali decide il terreno: isola, poi colline, poi foresta, poi prateria.
rule-cards-ties = Tra carte uguali decidono i dadi: il tiro più alto va per primo.
rule-cards-late-ties = Lo spareggio si tira solo quando tocca a quei giocatori. Chi viene prima di loro finisce prima.
rule-cards-draw = Dopo la scoperta ognuno pesca una carta e torna a sette.
rule-cards-stock = Se il mazzo non basta per tutti, nessuno pesca, e il mazzo vale come vuoto. Le carte giocate non tornano.
rule-turn-actions = Nel tuo turno schieri uomini, muovi, attacchi, civilizzi e costruisci un altare.
rule-turn-placing-first = Prima si schiera. Poi fai il resto, tutto o in parte, nell’ordine che vuoi.
rule-turn-end = Il tuo turno finisce quando tiri un doppio in battaglia, quando non ti resta nulla da fare o quando non vuoi più.
rule-people-sides = Un segnalino uomo ha due lati, barbaro e civilizzato.
rule-people-barbarians = I barbari possono muovere e attaccare.
rule-people-civilised = I civilizzati non attaccano mai. Possono muovere, ma solo verso esagoni già civilizzati.
rule-people-defence = Entrambi si difendono allo stesso modo.
rule-people-terrain = Gli uomini non lasciano mai il terreno su cui furono messi.
rule-placing-one-hex = Schiera tanti uomini quanti dice la carta, tutti in un solo esagono del terreno della carta.
rule-placing-own-or-empty = Quell’esagono dev’essere vuoto o tuo, mai di altri.
rule-placing-no-limit = In un esagono può vivere un numero qualsiasi di uomini.
rule-placing-same-side = Chi si aggiunge prende il lato di chi c’è già: barbari con barbari, civilizzati con civilizzati.
rule-placing-skipped = Se non c’è un esagono per la tua carta, o non ti resta nessuno, non schieri. Il resto del turno ti rimane.
rule-moving-any-distance = I tuoi uomini possono muovere di quanto vuoi su esagoni connessi del loro terreno.
rule-moving-leave-one = Nessun esagono può restare vuoto: in ognuno che lasciano rimane almeno uno, anche in quelli che occupano lungo la via.
rule-moving-islanders = Gli isolani, e solo loro, possono attraversare un esagono di mare per sbarcare su un’altra isola.
rule-moving-sides = I barbari non entrano in esagoni civilizzati, i civilizzati non in quelli barbari.
rule-attack-any-time = Dopo aver schierato puoi attaccare quando e quanto vuoi, e muovere nel frattempo.
rule-attack-two-barbarians = Solo i barbari attaccano, da un esagono che ne contiene almeno due.
rule-attack-adjacent = Si può attaccare ogni esagono vicino, qualunque sia il terreno, isole comprese.
rule-attack-across-sea = I barbari delle isole possono attaccare anche attraverso un esagono di mare, qualunque terreno sull’altra riva.
rule-attack-dice = L’attaccante tira due dadi, il difensore uno.
rule-attack-hit = L’attaccante colpisce con una somma di 6 o più se i due esagoni hanno lo stesso terreno, altrimenti con 8 o più.
rule-attack-defender-hits = Il difensore colpisce se il suo dado è più alto di ciascuno dei due dell’attaccante.
rule-attack-both = Valgono entrambi i risultati. Ogni colpo costa all’altra parte un segnalino, dai due esagoni della battaglia e da nessun altro.
rule-attack-losses = I segnalini persi tornano nella riserva del proprietario e si possono schierare di nuovo.
rule-attack-advance = Se l’esagono attaccato resta vuoto, l’attaccante deve entrarvi con almeno un segnalino, a meno che il terreno sia diverso, resti un solo attaccante o sia uscito un doppio.
rule-attack-doubles = Se i due dadi dell’attaccante sono uguali, il turno finisce subito. I colpi di quel tiro valgono, ma nessuno avanza.
rule-attack-raids = Gli attacchi su un altro terreno sono scorrerie: nessuno entra.
rule-civilise-once = Una volta nel tuo turno puoi civilizzare un esagono.
rule-civilise-where = La prima volta nella partita puoi sceglierne uno qualsiasi; poi solo uno accanto a un esagono civilizzato.
rule-civilise-no-sea = Accanto non vuol dire al di là di un mare.
rule-civilise-all = Tutti i barbari dell’esagono si girano sul lato civilizzato. Nulla li rigira.
rule-civilise-others = Puoi scegliere anche esagoni altrui; né colore né terreno contano. È un buon modo di fermare un attacco prima che arrivi.
rule-civilise-optional = Nessuno è obbligato a civilizzare. Dopo un doppio, per quel turno è troppo tardi.
rule-civilise-return = I segnalini persi tornano come barbari, a meno che si schierino su un esagono civilizzato.
rule-civilise-worth = Un esagono civilizzato vale 2 punti e può ricevere un altare.
rule-altar-once = Una volta nel tuo turno puoi costruire un altare su un esagono con almeno due tuoi civilizzati.
rule-altar-replaces = Uno di loro si toglie, e l’altare ne prende il posto. Nulla lo annulla.
rule-altar-lasts = I colpi non distruggono un altare. Si toglie quando si perde l’ultimo segnalino sotto di esso.
rule-altar-worth = Un esagono con altare vale 3 punti.
rule-end-all-cards = La partita finisce quando tutte le carte sono giocate, comprese le ultime sette di ogni mano.
rule-end-equal-cards = Finisce anche quando due o più giocatori scoprono carte uguali, per terreno e numero, e non c’è più nulla da pescare. Finisce alla scoperta: nessuno gioca più un turno.
rule-score-hexes = Per ogni esagono con la tua gente ricevi 1 punto se sono barbari, 2 se civilizzati, 3 con un altare. Quanti siano non conta.
rule-score-ties = Vince chi ha più punti. A parità decidono più esagoni; poi più uomini; poi la vittoria si divide.
rule-knowledge-deal = All’inizio tutte le carte si distribuiscono in parti uguali, quelle che avanzano si mettono da parte non viste. Tenere segnalini terreno resta com’è.
rule-knowledge-early-end = Si può rinunciare alla fine anticipata. Se resta, vale appena tutti hanno solo sette carte.
rule-overview-advance = L’avanzata obbligatoria avviene se l’esagono svuotato ha il terreno dell’attaccante e questi può lasciare indietro un segnalino.
rule-ruling-held-markers = Ogni turno peschi un segnalino e poi posi uno di quelli che tieni, o li tieni tutti se non sono più di tre. Non ne posi mai due e non salti mai la pesca, perché un turno è un segnalino.
rule-ruling-empty-container = Se una scatola con pochi segnalini non lascia nulla da pescare, posi uno che tieni; se non ne hai, passi, perché il mondo va finito.
rule-ruling-equal-rolls = Ognuno tira un dado, il più alto va per primo, e chi pareggia tira di nuovo. Lo stesso vale per carte uguali.
rule-ruling-start-player-forgotten = Chi ha cominciato la creazione non conta più, perché l’ordine di ogni giro lo fanno le carte.
rule-ruling-drawing-order = Le carte si pescano nell’ordine dei posti, perché non fa differenza.
rule-ruling-last-seven = La fine anticipata vale dalla prima scoperta in cui il mazzo ha meno carte dei giocatori: in ognuno degli ultimi sette giri. Si pesca dopo la scoperta, quindi il giro dell’ultima pesca piena non è tra questi.
rule-ruling-leftover-cards = Le carte che non bastano per tutti sono fuori dal gioco.
rule-ruling-small-supply = Chi ha meno uomini di quanti dica la carta li schiera tutti, perché la regola scusa solo chi non ne ha.
rule-ruling-placing-compulsory = Schierare è obbligatorio se è possibile, perché solo altrimenti si salta; dove, lo scegli tu.
rule-ruling-placing-under-altar = Si può schierare su un proprio esagono con altare. I nuovi sono civilizzati.
rule-ruling-steps = Si muove a passi: alcuni vanno da un tuo esagono a uno vicino, o tra isole attraverso un mare, e almeno uno resta. I passi possono seguirsi senza limite, e così nulla resta mai vuoto.
rule-ruling-civilised-stay = I civilizzati non entrano in esagoni vuoti, perché si muovono solo verso esagoni già civilizzati.
rule-ruling-no-entering = Nessuno entra muovendo in un esagono dove vive la gente di un altro, di qualunque lato sia.
rule-ruling-sea-crossing = Attraversando il mare si raggiunge ogni isola accanto allo stesso esagono di mare, dritto o dietro l’angolo. Un passo attraversa esattamente un esagono di mare, ma i passi possono seguirsi.
rule-ruling-targets = Si attacca solo un esagono con gente altrui, non uno vuoto e non uno proprio.
rule-ruling-who-defends = Per l’esagono attaccato tira il suo proprietario.
rule-ruling-at-the-same-time = Se colpiscono entrambi, entrambi perdono un segnalino insieme; se l’attaccante avanzi si guarda dopo.
rule-ruling-advance-over-sea = L’avanzata è obbligatoria anche attraverso il mare, da isola a isola, perché il terreno è lo stesso.
rule-ruling-how-many-advance = Almeno uno avanza e almeno uno resta; nel mezzo sceglie l’attaccante. Restano barbari.
rule-ruling-emptied-hex = Un esagono svuotato non è di nessuno e non è più civilizzato, perché il lato appartiene ai segnalini. Il suo altare torna nella scatola.
rule-ruling-what-to-civilise = Si può civilizzare un esagono con almeno un barbaro, di chiunque sia.
rule-ruling-civilised-hex = Un esagono vale come civilizzato finché vi vivono civilizzati di un giocatore qualsiasi.
rule-ruling-first-civilising = La scelta libera spetta a ognuno una volta per partita, anche se poi spariscono tutti gli esagoni civilizzati.
rule-ruling-altar-at-once = In un turno puoi occupare un esagono, civilizzarlo e costruirvi un altare, perché nulla lo vieta.
rule-ruling-one-altar = Un esagono tiene al massimo un altare, perché non vale mai più di 3 punti.
rule-ruling-own-altar = Non si costruisce sull’esagono di un altro, perché un altare richiede la propria gente.
rule-ruling-replaced-marker = Il segnalino che un altare sostituisce torna nella riserva del proprietario.
rule-ruling-no-altars-left = Gli altari sono { $altars }. Quando sono tutti sul tabellone, non se ne costruiscono altri.
rule-ruling-leaving-an-altar = Si può andar via da sotto un altare se almeno uno resta.
rule-ruling-whose-doubles = Un doppio sono due dadi uguali dell’attaccante. Che il dado del difensore mostri lo stesso non significa nulla.
rule-ruling-ending-early = Puoi chiudere il turno in ogni momento dopo aver schierato.
rule-ruling-without-people = Chi non ha nessuno sul tabellone continua a giocare carte.
rule-ruling-counting-people = Gli uomini che decidono un pareggio sono quelli sul tabellone; gli altari non contano.
rule-ruling-knowledge-and-end = Con la conoscenza completa la fine anticipata vale appena ogni mano ha al massimo sette carte.
rule-ruling-this-edition = Alcune recensioni descrivono altre regole: la carta più alta per prima, o doppi che annullano l’attacco. Parlano di un’edizione precedente; questo tavolo segue il regolamento del 1998.
rule-engine-steps = Camminare avanti e indietro deve finire. Dopo 90 passi tra i tuoi esagoni, senza un attacco, una civilizzazione, un altare o una terra nuova nel mezzo, non puoi farne altri finché non succede qualcosa di simile. Nessuno ci perde: 90 passi bastano per ogni disposizione raggiungibile.
rule-engine-edge = Oltre il bordo del tabellone non c’è nulla dove andare né da attaccare.
