# Gods. Negli eventi e nelle richieste $player, $rival, $cell e $colour sono parole pronte; $hex è l’attributo `.one` di un
# tipo: la tessera con il suo articolo. `.count` ne dice la quantità. I numeri ($paid, $income, $left …) sono numeri.

title = Gods
tagline = Costruisci il mondo tessera dopo tessera, conquista le tribù con i tuoi templi e non lasciare che un rivale te le porti via.

## Prima della partita

option-bag = Tessere dal sacchetto
    .about = Le tessere escono da un sacchetto, le due scoperte sono sempre diverse e si gioca finché il sacchetto si svuota. Volendo c’è anche la decadenza.
option-decay = Decadenza
    .about = La tessera di fine gioco entra nel sacchetto come decadenza: posata accanto al tempio di un rivale, gli sottrae un cristallo.
option-connected = Un solo continente
    .about = Un deserto si può spostare solo se poi il mondo è tutto unito.

seat-0 = Onda blu
seat-1 = Fiamma rossa
seat-2 = Foglia verde
seat-3 = Sole giallo

## Che cosa c’è sul tavolo

zone-world = Il mondo
zone-display = Tessere scoperte
zone-stock = Scorta
zone-pile = Pila
zone-out = Fuori dal gioco
zone-has = Possedimenti

colour-amber = ambra
colour-jade = giada
colour-coral = corallo
colour-violet = viola

type-tribe-amber = tribù ambra
    .about = Posarla costa 1 cristallo per ogni tessera vicina. Tre tribù ambra che credono nello stesso dio fanno un villaggio.
    .one = una tribù ambra
    .count = { $n ->
        [one] 1 tribù ambra
       *[other] { $n } tribù ambra
    }
type-tribe-jade = tribù giada
    .about = Posarla costa 1 cristallo per ogni tessera vicina. Tre tribù giada che credono nello stesso dio fanno un villaggio.
    .one = una tribù giada
    .count = { $n ->
        [one] 1 tribù giada
       *[other] { $n } tribù giada
    }
type-tribe-coral = tribù corallo
    .about = Posarla costa 1 cristallo per ogni tessera vicina. Tre tribù corallo che credono nello stesso dio fanno un villaggio.
    .one = una tribù corallo
    .count = { $n ->
        [one] 1 tribù corallo
       *[other] { $n } tribù corallo
    }
type-tribe-violet = tribù viola
    .about = Posarla costa 1 cristallo per ogni tessera vicina. Tre tribù viola che credono nello stesso dio fanno un villaggio.
    .one = una tribù viola
    .count = { $n ->
        [one] 1 tribù viola
       *[other] { $n } tribù viola
    }
type-desert = deserto
    .about = Posarlo è gratis e rende 1 cristallo. Rincara le caselle intorno; con 2 cristalli lo si può spostare.
    .one = un deserto
type-mediation = mediazione
    .about = Tienila e spendila in un turno successivo per un’azione in più.
    .one = una mediazione
    .count = { $n ->
        [one] 1 mediazione
       *[other] { $n } mediazioni
    }
type-vortex = vortice
    .about = Sposta gratis un deserto del mondo in un altro posto, poi esce dal gioco.
    .one = un vortice
type-game-end = tessera di fine gioco
    .about = È nascosta fra le ultime tre tessere della pila. Appena viene scoperta, la partita è finita.
    .one = la tessera di fine gioco
type-decay = decadenza
    .about = Posala accanto al tempio di un rivale e prendigli 1 cristallo. Resta dov’è.
    .one = la decadenza
type-temple = tempio
    .about = Costa 3 cristalli per ogni tessera vicina, al massimo uno per turno. Ogni tribù accanto comincia a credere nel suo dio.
    .one = un tempio
    .count = { $n ->
        [one] 1 tempio
       *[other] { $n } templi
    }
type-token = gettone
    .about = Mostra in quale dio crede una tribù. Ogni dio ne ha 15.
    .count = { $n ->
        [one] 1 gettone
       *[other] { $n } gettoni
    }
type-crystal = cristallo
    .about = Paga tribù, templi e spostamenti di deserti. Tre per turno, mai più di 12.
    .count = { $n ->
        [one] 1 cristallo
       *[other] { $n } cristalli
    }
type-village = tessera villaggio
    .about = Vale 3 punti finché hai per lei tre tribù del suo colore.
type-victory = tessera vittoria
    .about = Vale 2 punti. Arriva con un villaggio e resta tua anche se il villaggio va perduto.
type-village-of = tessera villaggio { $colour }
    .count = { $n ->
        [one] 1 tessera villaggio { $colour }
       *[other] { $n } tessere villaggio { $colour }
    }
type-victory-of = tessera vittoria { $colour }
    .count = { $n ->
        [one] 1 tessera vittoria { $colour }
       *[other] { $n } tessere vittoria { $colour }
    }
type-pile = pila
    .about = Le tessere che devono ancora uscire, coperte. All’inizio di ogni turno rimpiazzano quelle scoperte che mancano.
    .count = { $n ->
        [one] 1 tessera
       *[other] { $n } tessere
    }

## Che cosa si può fare

kind-lay = Posa la tessera
kind-temple = Costruisci un tempio
kind-lift = Sposta un deserto
kind-put = Deponi il deserto
kind-use = Usa la tessera
kind-remove = Elimina la tessera dal gioco
kind-convert = Dai gli ultimi gettoni a queste tribù
kind-spend = Spendi una mediazione
kind-end = Termina il turno
kind-last = Decidi dell’ultimo turno
kind-last-skip = Chiudi la partita adesso
kind-last-play = Gioca l’ultimo turno
kind-rob = Prendi il cristallo

note-price = { $n ->
    [0] gratis
   *[other] { $n } { "{crystal}" }
}
note-gain = +{ $n } { "{crystal}" }

prompt-to-act = { $left ->
    [one] Ancora un’azione: posa una tessera scoperta, costruisci un tempio, sposta un deserto o elimina una tessera.
   *[other] { $left } azioni: posa una tessera scoperta, costruisci un tempio, sposta un deserto o elimina una tessera.
}
prompt-to-lift = Si alza il vortice. Quale deserto deve portare via?
prompt-to-put = Deponi il deserto accanto a una tessera qualsiasi, ma non dov’era prima.
prompt-to-convert = { $n ->
    [one] Ti resta un solo gettone. Quale tribù accanto al tuo tempio crederà in te?
   *[other] Ti restano solo { $n } gettoni. Quali { $n } tribù accanto al tuo tempio crederanno in te?
}
prompt-to-rob = La decadenza corrode più templi. A quale rivale prendi un cristallo?
prompt-to-go-on = Spendi una mediazione per un’altra azione o termini il turno?
prompt-to-play-last = Hai abbastanza villaggi e la partita finisce con te. Giochi un ultimo turno o lasci il mondo com’è?
prompt-over = Il mondo è spartito. La partita è finita.

## Che cosa è successo

event-turn = { $player } raccoglie { $income ->
    [0] zero cristalli
    [one] 1 cristallo
   *[other] { $income } cristalli
}.
event-turned-up = Si scopre { $hex }.
event-went-back = Torna nel sacchetto { $hex }, perché le due scoperte erano uguali.
event-laid = { $player } posa { $hex } in { $cell } { $paid ->
    [0] gratis
    [one] per 1 cristallo
   *[other] per { $paid } cristalli
}.
event-gift = { $crystals ->
    [0] { $player } ha già 12 cristalli e non ne riceve per il deserto.
    [one] { $player } riceve 1 cristallo per il deserto.
   *[other] { $player } riceve { $crystals } cristalli per il deserto.
}
event-built = { $player } costruisce un tempio in { $cell } per { $paid ->
    [one] 1 cristallo
   *[other] { $paid } cristalli
}.
event-token-on = La tribù in { $cell } ora crede in { $player }.
event-token-off = La tribù in { $cell } abbandona { $player }.
event-lifted = { $player } solleva il deserto da { $cell }.
event-put-down = { $player } depone il deserto in { $cell } { $paid ->
    [0] gratis
    [one] per 1 cristallo
   *[other] per { $paid } cristalli
}.
event-vortex-used = { $player } scatena il vortice.
event-mediation-kept = { $player } conserva una mediazione per un turno successivo.
event-mediation-spent = { $player } spende una mediazione e agisce ancora.
event-removed = { $player } elimina dal gioco { $hex }.
event-founded = { $points ->
    [0] { $player } fonda un villaggio { $colour }; di quel colore non restano tessere vittoria.
   *[other] { $player } fonda un villaggio { $colour } e riceve una tessera vittoria.
}
event-village-lost = { $player } perde un villaggio { $colour }.
event-robbed = { $crystals ->
    [0] { $rival } non ha cristalli che { $player } possa prendere.
   *[other] { $player } prende un cristallo a { $rival }.
}
event-last-turn = { $played ->
    [0] { $player } ha abbastanza villaggi e rinuncia all’ultimo turno.
   *[other] { $player } ha abbastanza villaggi e gioca l’ultimo turno.
}
event-game-over = { $why ->
    [0] È uscita la tessera di fine gioco: la partita è finita.
    [1] Il mondo ha abbastanza villaggi: la partita è finita.
   *[2] Nel sacchetto non ci sono più tessere sufficienti: la partita è finita.
}

score-villages = Villaggi
score-victory = Tessere vittoria
score-temples = Più templi di tutti

## Perché no

refusal-turn-two-actions = Prima svolgi le tue due azioni: sono entrambe obbligatorie.
refusal-tribe-adjacent = Una tribù va posata accanto a una tessera già presente.
refusal-tribe-price = { $price ->
    [one] Posare la tribù lì costa 1 cristallo; tu ne hai { $has }.
    [other] Posare la tribù lì costa { $price } cristalli; tu ne hai { $has }.
   *[unsaid] Non puoi pagare quella casella: una tribù costa 1 cristallo per ogni tessera vicina.
}
refusal-temple-adjacent = Un tempio va costruito accanto a una tessera già presente.
refusal-temple-price = { $price ->
    [one] Costruire lì costa 1 cristallo; tu ne hai { $has }.
    [other] Costruire lì costa { $price } cristalli; tu ne hai { $has }.
   *[unsaid] Non puoi pagare quella casella: un tempio costa 3 cristalli per ogni tessera vicina.
}
refusal-temple-once = In questo turno hai già costruito un tempio.
refusal-temple-none-left = Hai già costruito tutti i tuoi templi.
refusal-desert-adjacent = Un deserto va posato accanto a una tessera già presente.
refusal-vortex-moves = Il deserto viene proprio da lì: scegli un altro posto.
refusal-mediation-extra = Le tue due azioni sono fatte. Spendi una mediazione per un’altra o termina il turno.
refusal-move-price = { $has ->
    [one] Spostare un deserto costa 2 cristalli; tu ne hai 1.
    [other] Spostare un deserto costa 2 cristalli; tu ne hai { $has }.
   *[unsaid] Spostare un deserto costa 2 cristalli; non ne hai abbastanza.
}
refusal-general-no-stacking = Lì c’è già una tessera: non si posa nulla sopra un’altra.
refusal-ruling-too-few-tokens = { $n ->
    [one] Scegli esattamente 1 tribù accanto al tempio che non crede ancora in te.
    [other] Scegli esattamente { $n } tribù accanto al tempio che non credono ancora in te.
   *[unsaid] Scegli una tribù per ogni gettone che ti resta, accanto al tempio e non ancora tua.
}
refusal-ruling-desert-apart = Il deserto non può andare lì: deve toccare un’altra tessera e, con un solo continente, il mondo deve restare unito.
refusal-ruling-vortex-needs-desert = Non c’è un deserto che il vortice possa spostare. Puoi solo eliminarlo.
refusal-ruling-decay-names-rival = Indica un rivale che ha un tempio accanto alla decadenza.
refusal-ruling-decay-needs-temple = La decadenza va posata accanto al tempio di un rivale.
refusal-engine-other-kind = Quella tessera non si usa così.
refusal-engine-empty-slot = Quel posto resta vuoto fino al prossimo turno.

## Il regolamento

chapter-setup = Preparazione
chapter-turn = Il tuo turno
chapter-tribe = Posare una tribù
chapter-temple = Costruire un tempio
chapter-desert = Posare un deserto
chapter-vortex = Usare un vortice
chapter-mediation = Prendere una mediazione
chapter-move = Spostare un deserto
chapter-remove = Eliminare una tessera
chapter-village = I villaggi
chapter-end = La fine della partita
chapter-score = Il punteggio
chapter-general = Vale sempre
chapter-hint = Un consiglio
chapter-bag = Variante: il sacchetto
chapter-decay = Variante: la decadenza
chapter-ruling = Interpretazioni
chapter-engine = A questo tavolo

rule-setup-players = Si gioca da due a quattro. Ognuno è un dio che vuole conquistare le tribù della Terra; le tribù diventano villaggi, i villaggi danno punti e chi ha più punti vince.
rule-setup-colours = Ogni dio prende i 6 templi e i 15 gettoni di un colore.
rule-setup-energy = Ogni dio comincia con 2 cristalli energia.
rule-setup-unused = I templi e i gettoni dei colori che nessuno usa restano nella scatola.
rule-setup-supply = Tutti gli altri cristalli, dei 50 che ci sono, formano una riserva comune.
rule-setup-temples = Al centro del tavolo si mette un tempio per ogni dio; gliene restano 5 nella scorta. In due i templi stanno fianco a fianco, in tre formano un triangolo, in quattro stanno a coppie su due lati opposti di un deserto. L’originale lo mostra solo in figure, che sono andate perdute; queste sono le uniche disposizioni unite che trattano tutti gli dèi allo stesso modo.
rule-setup-desert = Solo in quattro c’è un deserto sul tavolo fin dall’inizio, in mezzo ai templi. È un deserto come gli altri.
rule-setup-pile = Tutte le altre tessere esagonali, tranne i templi, si mescolano e formano la pila coperta: 32 tribù, 11 deserti (10 in quattro), 2 mediazioni, 2 vortici e la tessera di fine gioco.
rule-setup-game-end = La tessera di fine gioco è nascosta a caso fra le ultime tre della pila.
rule-setup-tiles = Le 8 tessere villaggio e le 12 tessere vittoria si tengono pronte, divise per colore: 2 tessere villaggio e 3 tessere vittoria di ciascuno.
rule-setup-tribe-colours = Tribù, tessere villaggio e tessere vittoria sono ambra, giada, corallo o viola. Questi colori non sono di nessun dio: qualunque tribù può credere in chiunque.
rule-setup-first-player = Chi comincia lo decide la sorte.
rule-turn-order = I turni si susseguono in senso orario attorno al tavolo.
rule-turn-phases = Un turno ha tre fasi, sempre in quest’ordine: raccogliere energia, rimpiazzare le tessere scoperte, svolgere due azioni.
rule-turn-income = Raccogliere energia: prendi 3 cristalli dalla riserva.
rule-turn-most-energy = Nessuno ha mai più di 12 cristalli. Quelli che riceveresti in più tornano subito nella riserva.
rule-turn-public-energy = I cristalli stanno in vista: tutti possono contarli.
rule-turn-display = Rimpiazzare le tessere scoperte: accanto alla pila ce ne sono due. Se ora ne manca una, o mancano entrambe, se ne scoprono di nuove dalla pila.
rule-turn-no-refill = Le tessere scoperte si rimpiazzano solo in questo momento. Una presa durante il turno lascia un vuoto fino al turno seguente.
rule-turn-two-actions = Svolgi due azioni, nell’ordine che vuoi; sono entrambe obbligatorie. Ce ne sono cinque: posare una tribù, costruire un tempio, usare un’altra tessera scoperta, spostare un deserto, eliminare una tessera scoperta.
rule-turn-afford = Non puoi scegliere un’azione che costa più cristalli di quanti ne hai.
rule-turn-repeat = Nello stesso turno puoi ripetere la stessa azione, tranne la costruzione di un tempio.
rule-tribe-adjacent = Prendi una tribù fra le tessere scoperte e posala su una casella vuota accanto ad almeno una tessera.
rule-tribe-price = Ti costa 1 cristallo per ogni tessera vicina a quella casella, di qualunque tipo sia.
rule-tribe-one-temple = Se la nuova tribù tocca templi di un solo dio, uno o più, riceve un gettone di quel dio. Le tribù vicine allora non contano.
rule-tribe-two-temples = Se tocca templi di due o più dèi, non riceve gettoni.
rule-tribe-one-religion = Se non tocca templi ma tribù che portano tutte gettoni dello stesso dio, riceve un gettone di quel dio.
rule-tribe-two-religions = Se non tocca templi ma tribù con gettoni di dèi diversi, resta senza gettone.
rule-tribe-alone = Se non tocca né templi né tribù, rimane senza gettone.
rule-tribe-whose-token = Il gettone è quello del dio in questione, chiunque abbia posato la tribù: puoi guadagnare fedeli nel turno di un rivale, e procurarne a un rivale nel tuo.
rule-tribe-only-new = Si guarda intorno solo la tribù appena posata. Quelle già sul tavolo tengono il loro gettone o continuano a non averne.
rule-temple-adjacent = Prendi un tempio dalla tua scorta e costruiscilo su una casella vuota accanto ad almeno una tessera.
rule-temple-price = Ti costa 3 cristalli per ogni tessera vicina a quella casella, di qualunque tipo sia.
rule-temple-converts = Ogni tribù accanto al nuovo tempio riceve un tuo gettone, qualunque altra cosa tocchi.
rule-temple-replaces = I gettoni di altri dèi su quelle tribù vengono prima tolti e tornano ai loro padroni.
rule-temple-once = Puoi costruire un solo tempio per turno, anche se hai azioni in più.
rule-temple-none-left = Chi non ha più templi nella scorta non può costruirne altri.
rule-desert-adjacent = Prendi un deserto fra le tessere scoperte e posalo su una casella vuota accanto ad almeno una tessera. Non costa nulla.
rule-desert-gift = Chi posa un deserto riceve 1 cristallo dalla riserva, entro il limite di 12.
rule-vortex-moves = Un vortice non si posa sul tavolo. Sposta gratis in un altro posto un deserto già presente, poi esce dal gioco.
rule-mediation-keep = Prendere una mediazione non costa nulla. Resta scoperta davanti a te finché non la usi.
rule-mediation-extra = In un turno successivo puoi spenderla per un’azione oltre alle solite due. Poi esce dal gioco.
rule-mediation-one-temple = Anche con l’azione in più il limite resta di un tempio per turno.
rule-move-price = Puoi spostare un deserto anche senza vortice: per 2 cristalli un deserto già presente va in un altro posto. Non serve nessuna tessera scoperta.
rule-remove-free = Puoi eliminare gratis dal gioco una tessera scoperta: per non lasciarla a un rivale, per risparmiare cristalli o perché altro non ti conviene.
rule-village-three = Appena tre tribù di un colore portano il tuo gettone, fondi un villaggio di quel colore.
rule-village-anywhere = Le tribù di un villaggio non devono essere vicine: possono stare ovunque nel mondo.
rule-village-reward = Chi lo fonda riceve subito una tessera villaggio di quel colore e, finché ce ne sono, una tessera vittoria di quel colore.
rule-village-open = Entrambe le tessere stanno scoperte davanti al loro padrone.
rule-village-two = Di ogni colore possono esistere al massimo due villaggi alla volta.
rule-village-lost = Se il tempio di un rivale sostituisce i tuoi gettoni e a un villaggio restano meno di tre tribù, ne restituisci la tessera villaggio.
rule-village-keep-points = La tessera vittoria arrivata con un villaggio perduto resta tua per sempre.
rule-village-no-points-left = Se di quel colore non restano tessere vittoria, chi fonda riceve soltanto la tessera villaggio.
rule-end-game-end = Quando si scopre la tessera di fine gioco, la partita finisce subito.
rule-end-three-colours = Quando il turno passa a chi ha tessere villaggio di tre colori diversi, la partita finisce lì. Quel dio può ancora giocare il turno, oppure rinunciarvi.
rule-end-four-villages = Finisce allo stesso modo quando il turno passa a chi ha quattro tessere villaggio di colori qualsiasi.
rule-score-tiles = Ogni tessera villaggio vale 3 punti, ogni tessera vittoria 2.
rule-score-temples = Chi ha più templi sul tavolo perde 4 punti; se più dèi ne hanno altrettanti, li perde ciascuno di loro.
rule-score-ties = Vince il punteggio più alto. A parità di punti decide chi ha più cristalli avanzati; se anche quelli sono pari, la vittoria è condivisa.
rule-general-no-stacking = Nessuna tessera si posa mai sopra un’altra.
rule-general-no-tokens = Un dio che ha tutti i gettoni sul tavolo non può metterne altri finché non gliene torna uno.
rule-hint-line = Proteggi una tribù rendendo care le caselle intorno. Riesce meglio con tre tessere in linea retta e la tribù in mezzo: ognuna delle quattro caselle libere accanto a lei tocca allora due tessere, e un tempio lì costa 6 cristalli. I deserti servono bene allo scopo, ma si spostano facilmente.
rule-bag-draw = Tutte le tessere esagonali, tranne i templi e quella di fine gioco, vanno in un sacchetto, e da lì si rimpiazzano le tessere scoperte.
rule-bag-end = Se all’inizio di un turno il sacchetto non basta a riportare a due le tessere scoperte, la partita finisce subito.
rule-bag-no-sudden-end = Villaggi di tre colori, o quattro villaggi, non chiudono la partita.
rule-bag-different = Se dopo la pesca le due tessere scoperte sono uguali, tornano entrambe nel sacchetto e se ne pescano altre due, finché sono diverse.
rule-decay-bag = Questa variante si gioca con il sacchetto: vi entra anche la tessera di fine gioco, che diventa la decadenza.
rule-decay-rob = Chi prende la decadenza fra le tessere scoperte può posarla accanto al tempio di un altro dio e gli toglie 1 cristallo, se ne ha, entro il limite di 12. Posarla non costa nulla.
rule-ruling-different-colours = Tre villaggi chiudono la partita solo se sono di colori diversi; l’originale una volta dice «dello stesso colore», ma le tessere villaggio di ogni colore sono solo due.
rule-ruling-eight-tribes = Di ogni colore ci sono otto tribù e due tessere villaggio; l’originale una volta parla di otto tessere villaggio, ma il suo stesso elenco dei componenti lo smentisce.
rule-ruling-two-of-one-colour = Un dio può avere entrambi i villaggi di un colore, con sei tribù; altrimenti la regola dei quattro villaggi non conterebbe mai.
rule-ruling-tokenless-ignored = Le tribù vicine senza gettone si ignorano quando una nuova tribù si guarda intorno, perché conta solo se confina con una religione sola.
rule-ruling-tiles-suffice = Le tessere villaggio non possono finire, perché otto tribù di un colore fanno al massimo due villaggi.
rule-ruling-losses-first = Se un tempio disfa villaggi e ne fonda altri, prima vengono le perdite, perché la tessera restituita può servire a chi fonda.
rule-ruling-several-villages = Se un tempio completa più villaggi, il suo dio li fonda tutti; l’ordine è indifferente, perché le tribù di nessun altro sono aumentate.
rule-ruling-too-few-tokens = Se hai troppo pochi gettoni per tutte le tribù accanto al tuo nuovo tempio, i gettoni altrui le lasciano comunque tutte, perché ciò non ha condizioni; poi metti tutti i gettoni che hai su tribù a tua scelta.
rule-ruling-no-back-fill = Una tribù a cui spetta il gettone di un dio che non ne ha più resta senza, anche se più tardi ne tornano a quel dio, perché si guarda intorno solo una tribù nuova.
rule-ruling-desert-apart = Spostare un deserto può dividere il mondo, perché nessuna regola lo vieta; solo il suo nuovo posto deve toccare un’altra tessera. Con l’opzione «Un solo continente» dopo lo spostamento il mondo dev’essere unito.
rule-ruling-no-gift-for-moving = Spostare un deserto non rende cristalli, perché il premio è per chi ne posa uno scoperto.
rule-ruling-vortex-needs-desert = Senza un deserto da spostare un vortice si può solo eliminare, perché non avrebbe nulla da fare.
rule-ruling-moving-keeps-tokens = Spostare un deserto non cambia nessun gettone, perché lo fanno solo una tribù o un tempio appena posati.
rule-ruling-mediation-later = Una mediazione non si può spendere nel turno in cui è stata presa, perché è destinata a uno successivo.
rule-ruling-two-mediations = Puoi spendere due mediazioni nello stesso turno e avere così quattro azioni, perché nulla lo vieta; il limite di un tempio resta.
rule-ruling-mediation-optional = Non devi spendere una mediazione, perché permette e non obbliga; se avanza non vale nulla.
rule-ruling-always-able = Le tue due azioni sono sempre possibili, perché ci sono due tessere scoperte ed eliminarne una è gratis. Un’azione in più per la quale non resta nulla da fare non viene offerta.
rule-ruling-last-turn = Se hai abbastanza villaggi si guarda prima che tu raccolga energia. Qualunque cosa accada nell’ultimo turno, poi la partita è finita, perché la regola la chiude in ogni caso.
rule-ruling-end-while-refilling = Se la tessera di fine gioco si scopre per prima, non si pesca altro. I cristalli appena raccolti restano e contano in caso di parità, perché l’energia viene prima delle tessere.
rule-ruling-identical-stay = Se il sacchetto non permette di avere due tessere diverse, quelle uguali restano, perché la pesca non finirebbe mai.
rule-ruling-same-hex = Due tessere sono uguali se sono dello stesso tipo e, se tribù, dello stesso colore, perché null’altro le distingue.
rule-ruling-display-kept = Anche con il sacchetto si riempiono solo i posti vuoti; si confronta la coppia che ne risulta, perché la regola parla delle due tessere in tavola.
rule-ruling-penalty-ties = Contano tutti i templi sul tavolo, anche il primo, e chi ne ha di più perde 4 punti anche se ciò vale per tutti, perché la regola non fa eccezioni.
rule-ruling-decay-names-rival = Se la decadenza tocca templi di più rivali, ne indichi uno, perché si prende un cristallo solo.
rule-ruling-decay-stays = Posare la decadenza è una delle tue azioni. Resta poi dov’è fino alla fine e conta nei prezzi come ogni tessera, perché vortici e cristalli spostano solo deserti.
rule-ruling-decay-needs-temple = Se nessuna casella libera tocca il tempio di un rivale, la decadenza si può solo eliminare, perché il tempio fa parte del modo di posarla.
rule-ruling-five-neighbours = Su una casella con cinque o sei vicini non si può costruire un tempio, perché costerebbe 15 o 18 cristalli e nessuno ne ha più di 12.
rule-ruling-refounding = Un villaggio perduto si può rifondare e dà un’altra tessera vittoria, se ne resta una del suo colore, perché la terza serve a questo.
rule-ruling-negative = Un punteggio può scendere sotto zero, perché nulla limita ciò che tolgono i templi.
rule-ruling-ends = La partita finisce sempre, perché un turno che non usa tessere scoperte costa un tempio o quattro cristalli, e ne entrano solo tre.
rule-engine-edge = Il mondo non ha bordi, questo tavolo sì: nessuna casella dista più di 15 passi dal centro.
rule-engine-other-kind = Ogni tessera si usa a modo suo: tribù, deserti e decadenza si posano, le mediazioni si conservano, i vortici si consumano e, di ciò che è sul tavolo, si spostano solo i deserti.
rule-engine-empty-slot = Con un posto vuoto fra le tessere scoperte non si può fare nulla finché non si riempie di nuovo.
