# 4 Gods. Negli eventi $player, $rival, $tile, $cell, $start, $colour e $god sono parole già pronte; gli altri sono numeri.

title = 4 Gods
tagline = Tutti posano lo stesso mondo nello stesso momento. Manda i tuoi profeti dove cresce, e costruisci città dove niente combacia.

## Prima della partita

option-mode = Come giocate
    .about = Tutti insieme, più in fretta che potete, o uno dopo l’altro.
option-mode-simultaneous = Tutti insieme
option-mode-turns = A turni
option-sand = Clessidra
    .about = Quanto dura un turno. Se giocate tutti insieme, è il tempo che ciascuno aggiunge all’ultimo periodo. Senza clessidra un turno finisce quando lo dici tu.
option-sand-30 = 30 secondi
option-sand-60 = 60 secondi
option-sand-120 = 2 minuti
option-sand-none = nessuna
option-hidden = Divinità nascoste
    .about = Ciascuno riceve in segreto una divinità e la mostra solo per il punteggio.
option-duel = Solo due divinità
    .about = Ciascuno di voi gioca una divinità invece di due.
option-referee = Tessere sbagliate
    .about = Di solito il tavolo rifiuta ciò che non combacia. Oppure vi sorvegliate voi: si possono posare tessere sbagliate, e chiunque può obiettare.
option-referee-off = sono rifiutate
option-referee-on = obiettano i giocatori
option-referee-penalty = e chi le ha posate perde un profeta
option-help = Aiuto
    .about = Per quali tessere il tavolo illumina dove combaciano. Vederlo da sé è metà del gioco.
option-help-mine = quelle che tengo in mano
option-help-all = tutte
option-help-none = nessuna

seat-0 = Onda blu
seat-1 = Fiamma rossa
seat-2 = Foglia verde
seat-3 = Sole giallo

## Che cosa c’è sul tavolo

zone-world = Il mondo
zone-hands = Le tue mani
zone-held = Mani
zone-row = Fila
zone-bag = Sacchetto
zone-gods = Divinità e città
zone-has = Averi
spot-left = mano sinistra
spot-right = mano destra
spot-row = fila, posto { $number }
spot-cell = { $name }

colour-blue = blu
colour-yellow = giallo
colour-green = verde
colour-grey = grigio
god-merfolk = la dea del popolo del mare
god-humans = il dio degli uomini
god-elves = la dea degli elfi
god-dwarves = il dio dei nani
god-unknown = una divinità nascosta
part-sea = mare
part-plain = pianura
part-forest = foresta
part-mountain = montagna
part-sea-again = l’altro mare
part-plain-again = l’altra pianura
part-forest-again = l’altra foresta
part-mountain-again = l’altra montagna

type-tile = tessera { $number }
    .about = Posala dove tocca due bordi dritti e combacia con ogni tessera accanto, da un lato o dall’altro, girata come vuoi.
type-city = città leggendaria
    .about = Sta dove toccano almeno due bordi, con un profeta di chi l’ha fondata. Vale 5 alla fine, se una tessera che combacia non la distrugge.
    .count = { $n ->
        [one] 1 città leggendaria
       *[other] { $n } città leggendarie
    }
type-ruin = rovina
    .about = Una città che hai distrutto: vale 5 alla fine.
    .count = { $n ->
        [one] 1 rovina
       *[other] { $n } rovine
    }
type-bag = sacchetto
    .about = Le tessere che devono ancora venire. Con le mani vuote e posto nella fila puoi pescarne una o due.
    .count = { $n ->
        [one] 1 tessera
       *[other] { $n } tessere
    }
type-prophet = profeta { $colour }
    .about = Sta su un’area di una tessera. Chi ha più profeti in un regno riceve un punto per ogni sua tessera senza profeti.
    .count = { $n ->
        [one] 1 profeta { $colour }
       *[other] { $n } profeti { $colour }
    }
type-god = { $god }
    .about = Prendi una divinità per mandare profeti. Alla fine il regno più grande del suo terreno e il numero dei suoi regni danno punti. La tieni per sempre.

## Che cosa si può fare

kind-lay = Posa la tessera
kind-raze = Distruggi la città
kind-take = Prendi la tessera
kind-store = Metti la tessera nella tua fila
kind-return = Restituisci la tessera
kind-draw = Pesca tessere
button-draw-one = Pesca solo una
kind-god = Prendi la divinità
kind-prophet = Manda un profeta
kind-move = Sposta qui un profeta
kind-lift = Scegli un profeta per una città
kind-city = Costruisci una città
kind-pass = Passa
kind-end = Finisci il turno
kind-object = Obietta
kind-nod = Niente da obiettare
kind-resume = Continua a giocare
kind-ruin = Assegna la rovina
kind-forfeit = Cedi un profeta
kind-remove = Cedi questo profeta
button-ruin = Rovina per { $colour }
button-forfeit = Cedi un profeta { $colour }
sure-pass = Passi? Vuol dire che non hai più niente da fare. Quando tutti hanno passato, la partita è finita. Fino ad allora puoi continuare.
kind-time-up = La sabbia è finita

note-ruin = +5
note-fits = combacia

prompt-to-race = Posa, pesca, metti da parte, costruisci: quello che vuoi, più in fretta che puoi.
prompt-to-play = Tocca a te: posa, pesca, metti da parte, costruisci, quante volte vuoi.
prompt-to-race-godless = Posa, pesca, metti da parte, più in fretta che puoi. E prendi una divinità: senza non fai punti.
prompt-to-play-godless = Tocca a te: posa, pesca, metti da parte, quante volte vuoi. E prendi una divinità: senza non fai punti.
prompt-to-watch = Guarda bene: obietta se una tessera è sbagliata.
prompt-taken = Posa la tessera che hai preso, o mettila nella tua fila.
prompt-give-back = Non combacia da nessuna parte e la tua fila è piena: restituisci la tessera.
prompt-new-tile = Puoi mettere un profeta sulla tessera appena posata, o andare avanti.
prompt-lifted = Dove fonderà una città questo profeta?
prompt-all-play = Giocano tutti.
prompt-passed = Hai passato. Appena qualcuno fa qualcosa, torni in gioco.
prompt-to-rest = Hai passato. Quando tutti hanno passato, la partita è finita. Fino ad allora puoi continuare.
prompt-looked = Obietta se vedi comunque una tessera sbagliata.
prompt-last-to-pass = Tutti gli altri hanno passato. Se passi anche tu, la partita è finita.
prompt-still = Da due giri nessuno fa niente. Dopo il terzo la partita è finita.
prompt-last-period = L’ultimo periodo: fa’ quello che puoi prima che finisca la sabbia.
prompt-last-turn = Il tuo ultimo turno: fa’ quello che puoi.
prompt-idle = { $left ->
    [one] Puoi prendere ancora una volta una tessera da una fila. Poi deve prima succedere qualcos’altro: posare, pescare o costruire.
   *[other] Puoi prendere tessere dalle file ancora { $left } volte. Poi deve prima succedere qualcos’altro: posare, pescare o costruire.
}
prompt-idle-over = Basta prendere tessere dalle file: si potrà di nuovo quando qualcuno posa, pesca o costruisce qualcosa.
prompt-ruin = Hai distrutto una città. Per quale delle tue divinità conta la rovina?
prompt-owes = La tua tessera sbagliata ti costa un profeta: scegli quale.
prompt-over = Il mondo è fatto. La partita è finita.

## Che cosa è successo

event-turn = { $last ->
    [0] Tocca a { $player }.
   *[other] { $player } gioca l’ultimo turno.
}
event-turn-over = { $by ->
    [0] { $player } finisce il turno.
    [2] { $player } passa.
   *[other] Per { $player } la sabbia è finita.
}
event-drew = { $player } pesca { $tile }.
event-stored = { $player } mette { $tile } nella fila.
event-took = { $player } prende { $tile } dalla fila di { $rival }.
event-gave-back = { $player } restituisce { $tile } alla fila di { $rival }.
event-into-bag = Il sacchetto si riprende { $tile }.
event-laid = { $player } posa { $tile } su { $cell }.
event-razed = { $player } distrugge la città di { $colour } su { $cell } con { $tile }.
event-chose-god = { $player } prende { $god }.
event-prophet-came = { $player } manda un profeta { $colour } su { $cell }.
event-prophet-went = { $player } sposta un profeta { $colour } da { $start } a { $cell }.
event-built = { $player } costruisce una città su { $cell } con un profeta { $colour }.
event-passed = { $player } passa.
event-resumed = { $player } continua a giocare.
event-ruin-went = La rovina di { $player } conta per { $colour }.
event-owes = { $player } deve cedere un profeta e sceglie quale.
event-last-tile = { $player } ha pescato l’ultima tessera.
event-last-call = { $why ->
    [0] Il mondo è pieno: comincia l’ultimo periodo.
   *[other] Il sacchetto è vuoto: comincia l’ultimo periodo.
}
event-objected = { $right ->
    [0] { $player } obietta alla tessera su { $cell }, ma è posata bene.
   *[other] { $player } obietta alla tessera su { $cell }, e a ragione.
}
event-taken-back = { $player } riprende { $tile } da { $cell }.
event-fell = Niente regge più { $tile } su { $cell }.
event-city-fell = Niente regge più la città di { $colour } su { $cell }.
event-prophet-home = Il profeta { $colour } su { $cell } torna a casa.
event-prophet-lost = { $player } perde per sempre un profeta { $colour }.
event-shown-god = { $player } mostra la divinità di { $colour }: { $god }.
event-game-over = { $why ->
    [2] Tutti hanno passato: la partita è finita.
    [3] Il tempo è scaduto: la partita è finita.
    [5] Da tre giri nessuno fa niente: la partita è finita.
   *[other] L’ultimo turno è giocato: la partita è finita.
}
event-scored-city = { $player }: { $points } per la città di { $colour } su { $cell }.
event-scored-ruins = { $player }: { $points } per le città distrutte da { $colour }: { $cities }.
event-stood-alone = Il profeta { $colour } su { $cell } non sta in nessun regno.
event-scored-kingdom = { $player }: { $points } per { $colour }: più profeti in un regno di { $tiles } tessere.
event-scored-largest = { $player }: { $points } per { $colour }: il regno più grande della sua divinità ha { $tiles } tessere.
event-scored-most = { $player }: { $points } per { $colour }: la sua divinità ha { $kingdoms ->
    [one] 1 regno
   *[other] { $kingdoms } regni
}.

score-cities = Città
score-ruins = Città distrutte
score-kingdoms = Profeti e regni
score-largest = Regno più grande
score-most = Più regni

## Perché no

refusal-setup-no-turns = Qui si gioca tutti insieme: non c’è un turno da finire. Puoi passare.
refusal-lay-empty-cell = Lì c’è già qualcosa.
refusal-lay-two-edges = Una tessera deve toccare almeno due bordi dritti: della cornice o di altre tessere. Le città non ne hanno.
refusal-lay-match = Lì i terreni non combaciano.
refusal-store-capacity = La tua fila è piena.
refusal-store-full = La tua fila è piena: posa qualche sua tessera prima di pescare.
refusal-draw-empty-hands = Si pesca con entrambe le mani vuote.
refusal-take-free-hand = Per prendere una tessera ti serve una mano vuota.
refusal-take-not-back = Nella tua fila c’è posto, perciò non può tornare indietro.
refusal-god-choose = Qualcuno ha già preso questa divinità.
refusal-god-for-good = Hai la tua divinità, e la tieni per sempre.
refusal-prophet-needs-god = Solo chi ha una divinità ha profeti.
refusal-prophet-new-tile = I profeti arrivano con una tessera appena posata.
refusal-prophet-one-area = Su quella tessera non c’è quest’area.
refusal-prophet-empty-supply = Quel profeta non può venire: prendine uno dalla riserva, o da una tessera se la riserva è vuota; mai da una città.
refusal-city-needs-god = Per costruire servono una divinità e una delle otto città.
refusal-city-two-edges = Una città deve toccare almeno due bordi dritti. Le altre città non ne hanno.
refusal-city-own-prophet = Una città vuole un profeta: dalla tua riserva o, se è vuota, scegline prima uno da una tessera.
refusal-raze-needs-god = Solo chi ha una divinità distrugge città.
refusal-raze-not-own = La tua città non la distruggi.
refusal-raze-replace = Lì non c’è nessuna città.
refusal-raze-four-terrains = Questa città è circondata da tutti e quattro i terreni: nessuna tessera potrà mai distruggerla.
refusal-raze-corner = Due tessere accanto a questa città non vanno d’accordo su un angolo: nessuna tessera potrà mai distruggerla.
refusal-turns-others = Non tocca a te: puoi solo obiettare.
refusal-wrong-penalty = La tua tessera sbagliata ti costa un profeta: prima cedine uno, dalla riserva o, se è vuota, da una tessera.
refusal-hidden-from-the-start = Le divinità sono distribuite in segreto: la tua ce l’hai.
refusal-ruling-city-anywhere = Una città va su una casella vuota.
refusal-ruling-raze-edges = Lì una tessera deve toccare due bordi.
refusal-ruling-supply-first = Usa prima i profeti della tua riserva.
refusal-ruling-taken-first = Prima posa la tessera che hai preso, o mettila nella tua fila.
refusal-ruling-unable = La tessera combacia ancora da qualche parte, perciò non può tornare indietro.
refusal-ruling-passing = Passi se nel tuo turno non fai niente; se hai fatto qualcosa, finisci il turno.
refusal-engine-nothing-held = Non hai in mano questa tessera.
refusal-engine-empty-bag = Il sacchetto è vuoto.
refusal-engine-take-to-use = Questa tessera della tua fila ora non combacia da nessuna parte: non serve prenderla.
refusal-engine-passed = Hai passato: prima continua a giocare.
refusal-engine-idle = Hai preso tessere, scelto profeti, obiettato o ripreso dopo aver passato dodici volte. Perché ogni partita finisca, deve prima succedere qualcos’altro: posa, pesca o costruisci qualcosa.
refusal-engine-slips = Hai già posato tre tessere sbagliate; anche questa lo sarebbe.
refusal-engine-objection = Qui non c’è niente da obiettare.
refusal-engine-ruins-of-two-gods = Prima di’ per quale delle tue divinità conta la rovina.
refusal-engine-own-prophet = Questo non è un tuo profeta.
refusal-engine-not-in-a-row = Quella tessera non è più in nessuna fila.

## Il regolamento

chapter-modes = Modi di giocare
chapter-setup = Preparazione
chapter-actions = Azioni
chapter-lay = Posare una tessera
chapter-store = La tua fila
chapter-draw = Pescare
chapter-turn-over = Girare le tessere
chapter-take = Prendere una tessera da una fila
chapter-god = Scegliere una divinità
chapter-prophet = Profeti
chapter-city = Costruire una città
chapter-raze = Distruggere una città
chapter-end = La fine
chapter-score = Punteggio
chapter-turns = A turni
chapter-hidden = Divinità nascoste
chapter-three = In tre
chapter-four-gods = In due con quattro divinità
chapter-two-gods = In due con due divinità
chapter-wrong = Tessere sbagliate
chapter-ruling = Interpretazioni
chapter-engine = A questo tavolo

rule-modes-players = Si gioca da due a quattro.
rule-modes-three-choices = Prima di cominciare decidete tre cose: tutti insieme o a turni; divinità scoperte o nascoste; e, in due, quattro divinità o due. Ogni combinazione va bene.
rule-modes-usual = Le regole descrivono la partita in quattro, tutti insieme, con le divinità scoperte; i capitoli dopo il punteggio dicono che cosa cambia negli altri casi.
rule-setup-world = Dentro la cornice c’è il mondo: 64 caselle, tutte vuote. Ciascuno siede a un lato.
rule-setup-cities = Le 8 città leggendarie stanno accanto alla cornice.
rule-setup-gods = Le 4 divinità stanno accanto alla cornice, ognuna con 10 profeti del suo colore.
rule-setup-two-tiles = Tutte le 92 tessere vanno nel sacchetto. Poi ciascuno ne pesca due, una per mano.
rule-setup-aim = Vince chi alla fine ha più influenza divina.
rule-setup-no-turns = Non ci sono turni. Ciascuno agisce quando vuole, appena tutti hanno in mano le loro due tessere.
rule-actions-any-order = Ogni azione si può fare quante volte si vuole, in qualsiasi ordine, se se ne rispettano le condizioni.
rule-lay-empty-cell = Posa una tessera che hai in mano su una casella vuota, con un lato o con l’altro, girata come vuoi.
rule-lay-two-edges = Deve toccare almeno due bordi dritti: la cornice o tessere già posate.
rule-lay-corners-first = Le prime tessere possono quindi stare solo negli angoli della cornice.
rule-lay-anywhere = Nessun angolo e nessuna casella è di qualcuno: posa dove è permesso.
rule-lay-round-cities = Le città sono rotonde. Non contano mai come bordo.
rule-lay-match = Ogni lato deve mostrare lo stesso terreno della tessera che tocca: mare con mare, pianura con pianura, foresta con foresta, montagna con montagna. Verso la cornice, un vuoto o una città va bene tutto.
rule-store-own-row = Una tessera che non puoi o non vuoi posare può andare nella tua fila, dal lato che preferisci; anche tutte e due, una dopo l’altra.
rule-store-capacity = Una fila contiene 10 tessere.
rule-store-full = Finché la tua fila è piena non puoi pescare.
rule-draw-empty-hands = Per pescare servono entrambe le mani vuote.
rule-draw-one-or-two = Pesca dal sacchetto una o due tessere senza guardare. Se sono due, ne va una in ogni mano.
rule-draw-full-row = Ancora una volta, perché è facile scordarlo: chi ha la fila piena non pesca.
rule-turn-over-any = Con una mano vuota puoi girare qualsiasi tessera di qualsiasi fila, quante volte vuoi.
rule-turn-over-same-place = Una tessera girata resta al suo posto. Portarla sopra il mondo vuol dire prenderla.
rule-take-free-hand = Con una mano vuota puoi prendere una tessera da qualsiasi fila, tua o altrui.
rule-take-at-once = Quella che prendi va subito nel mondo o nella tua fila.
rule-take-not-back = Una tessera presa dalla fila di un altro non ci torna.
rule-take-fits-nowhere = Solo se non combacia da nessuna parte e la tua fila è piena torna indietro; e se quella fila nel frattempo è piena, nel sacchetto.
rule-god-choose = Chi non ha divinità può prenderne in ogni momento una libera, con i suoi profeti, e lo annuncia.
rule-god-terrains = La dea del popolo del mare ama il mare (blu), il dio dei nani la montagna (grigio), la dea degli elfi la foresta (verde), il dio degli uomini la pianura (giallo).
rule-god-for-good = La tua divinità resta tua fino alla fine; nessuno può portartela via.
rule-prophet-needs-god = Senza divinità non ci sono profeti.
rule-prophet-new-tile = Ogni volta che posi una tessera puoi mettere un profeta della tua riserva su un’area proprio di quella tessera.
rule-prophet-any-terrain = Il terreno può essere qualsiasi, non solo quello della tua divinità.
rule-prophet-one-area = Un profeta sta su un’area sola.
rule-prophet-kingdom = Un regno è un’area connessa di un solo terreno su due o più tessere.
rule-prophet-empty-supply = Se la tua riserva è vuota puoi invece spostare sulla tessera nuova un tuo profeta da un’altra tessera; mai uno che sta in una città.
rule-city-needs-god = Per costruire una città ti serve una divinità. Le città sono 8, non di più.
rule-city-two-edges = In ogni momento puoi mettere una città su una casella vuota che tocca almeno due bordi dritti.
rule-city-no-edge = Una città non offre bordi a ciò che viene dopo. Il terreno intorno non importa.
rule-city-own-prophet = Deve starci un tuo profeta: dalla riserva o, se è vuota, da una tessera a scelta, ma non da un’altra città.
rule-city-worth = Una città che alla fine è tua vale 5.
rule-raze-needs-god = Con una divinità e una tessera che potrebbe stare al posto di una città puoi distruggere la città.
rule-raze-not-own = La tua città non puoi distruggerla.
rule-raze-replace = Se la tessera combacia con tutte quelle intorno, prende il posto della città. La città è tua come rovina, e alla fine vale 5.
rule-raze-prophet-gone = Il profeta della città esce dal gioco.
rule-raze-then-prophet = Poi puoi mettere come al solito un profeta sulla tessera nuova.
rule-raze-four-terrains = Una città circondata da tutti e quattro i terreni non si può mai distruggere, perché nessuna tessera ne mostra quattro.
rule-raze-corner = E nemmeno una città accanto a due tessere che mostrano terreni diversi dove i loro angoli si incontrano.
rule-end-triggers = La fine arriva quando ogni casella ha una tessera o una città, quando il sacchetto è vuoto, o quando tutti passano.
rule-end-last-tile = Chi pesca l’ultima tessera lo dice.
rule-end-final-period = Se il mondo è pieno o il sacchetto vuoto c’è un ultimo periodo di 30 secondi per giocatore, in cui si può fare ancora tutto. Se tutti hanno passato, non c’è.
rule-end-no-more = Dopo nessuno fa più niente, e si conta l’influenza.
rule-score-four-steps = Si conta in quattro passi, uno dopo l’altro: città, profeti e regni, regni più grandi, più regni.
rule-score-cities = 5 per ogni città con un tuo profeta, e 5 per ogni città che hai distrutto.
rule-score-single-tiles = I profeti su un’area di una sola tessera non contano.
rule-score-kingdoms = In ogni regno, chi ha più profeti riceve tanti punti quante sono le tessere del regno senza un profeta su di esso.
rule-score-shared = Chi è a pari merito riceve tutti questi punti.
rule-score-others = Tutti gli altri in quel regno non ricevono niente.
rule-score-largest = Poi confrontate i regni più grandi dei terreni delle divinità: 15, 10, 5 e 0 punti dal primo al quarto. Chi è pari somma i punti dei posti occupati e li divide, arrotondando per difetto.
rule-score-most = Allo stesso modo 15, 10, 5 e 0 punti per il numero di regni del terreno di ogni divinità.
rule-score-winner = Vince chi ha più influenza; chi è pari condivide il posto.
rule-turns-setup = Nessuno comincia con tessere in mano. Il primo giocatore è sorteggiato; poi si va verso sinistra.
rule-turns-hourglass = Nel tuo turno puoi fare tutto, quante volte vuoi, finché la sabbia non è finita.
rule-turns-time-up = Allora le tessere che hai in mano vanno nella tua fila, e nel sacchetto se non c’è posto. Comincia il turno del prossimo.
rule-turns-last = Quando il mondo è pieno o il sacchetto vuoto, ciascuno ha un ultimo turno.
rule-turns-others = Chi non gioca non tiene tessere, non tocca le file altrui e sta lontano dal mondo.
rule-hidden-dealt = Ciascuno prende i profeti di un colore; poi a ciascuno si dà una divinità coperta. Colore e divinità non c’entrano l’uno con l’altra.
rule-hidden-secret = Chi gioca quale divinità resta segreto fino a un attimo prima del punteggio.
rule-hidden-from-the-start = Ciascuno ha una divinità dall’inizio, perciò già sulla prima tessera può stare un profeta.
rule-hidden-two-players = In due con quattro divinità c’è poco da nascondere, perché conosci le due dell’altro; resta segreto solo quale colore serve quale.
rule-three-numbers = In tre ogni fila ha 13 posti e ogni riserva 13 profeti.
rule-three-fourth-god = La divinità che nessuno ha preso è fuori dal gioco; il suo terreno non conta per i regni più grandi e per i più regni. Per i profeti i suoi regni contano.
rule-four-gods-two-each = Entrambi prendono due divinità, insieme o una dopo l’altra, con 10 profeti ciascuna.
rule-four-gods-one-prophet = Per ogni tessera c’è sempre un solo profeta, di una qualsiasi delle tue divinità.
rule-four-gods-two-rows = Ciascuno ha due file, 20 posti in tutto.
rule-four-gods-apart = Le quattro divinità si contano separatamente. In un regno contano i profeti di un colore, non quelli di un giocatore.
rule-four-gods-rearmost = Perde chi ha la divinità più indietro delle quattro. Se entrambi ne hanno una ultima, vince chi ha l’altra più avanti; se anche quella è pari, nessuno.
rule-two-gods-one-each = Ciascuno prende una divinità con 13 profeti. Le altre due sono fuori dal gioco, e i loro terreni non contano per i regni più grandi e per i più regni.
rule-two-gods-rows = Anche qui ciascuno ha 20 posti in due file.
rule-wrong-at-once = Una tessera sbagliata notata subito torna nella mano che l’ha posata.
rule-wrong-with-prophet = Se la si nota più tardi, il profeta che c’è sopra torna a casa e la tessera va nella fila di chi l’ha posata, o nel sacchetto se è piena.
rule-wrong-without = Senza profeta è lo stesso: il tavolo ricorda chi ha posato la tessera.
rule-wrong-cascade = Poi ogni tessera che per questo è sbagliata va nel sacchetto, e così via finché il mondo è in ordine; i profeti che ci stavano tornano a casa.
rule-wrong-too-late = Quando è cominciato il punteggio è troppo tardi: la tessera conta così com’è.
rule-wrong-penalty = Se avete scelto la penalità, chi ha posato la tessera perde per sempre un profeta: quello che c’era sopra, altrimenti uno della riserva, altrimenti uno da una tessera, mai da una città. Se c’è una scelta, sceglie lui.
rule-ruling-no-diagonals = Gli angoli dei vicini in diagonale non si confrontano, perché solo i lati si toccano.
rule-ruling-sides = Un lato va da angolo ad angolo; due terreni su di esso devono incontrare gli stessi due.
rule-ruling-connection = Aree che si toccano solo in un angolo non sono connesse.
rule-ruling-city-anywhere = Una città può stare su ogni casella vuota con due bordi, anche se una tessera ci starebbe.
rule-ruling-raze-edges = Anche la tessera che distrugge una città deve toccare due bordi.
rule-ruling-raze-from-row = Una tessera appena presa da una fila può distruggere una città, perché per questo è stata presa.
rule-ruling-ruins = Le città distrutte non si ricostruiscono; in tutta la partita sono 8.
rule-ruling-named-area = Se una tessera ha due aree di un terreno, dici tu su quale sta il profeta.
rule-ruling-one-on-a-tile = Su una tessera non stanno mai due profeti, perché arrivano solo su quella appena posata.
rule-ruling-with-the-tile = Il profeta arriva con la tessera: appena fai qualcos’altro è troppo tardi.
rule-ruling-nobody-left = Senza profeti né in riserva né sulle tessere non puoi metterne né costruire.
rule-ruling-supply-first = I profeti nel mondo si spostano solo quando la riserva del loro colore è vuota.
rule-ruling-occupied = Un profeta su un’altra area non occupa la tessera per questo regno.
rule-ruling-counted-once = Una tessera che appartiene a un regno con due aree conta una volta.
rule-ruling-no-kingdom = Una divinità senza regni non occupa un posto e non riceve niente; le altre si ordinano senza di lei.
rule-ruling-no-god = Chi non prende mai una divinità non ha influenza, e le divinità che nessuno ha preso non si considerano.
rule-ruling-fewer-gods = Con meno di quattro divinità i premi si danno dall’alto: 15, 10, 5.
rule-ruling-last-turns = A turni, il turno in cui arriva la fine si gioca per intero; poi ciascuno ne ha un ultimo, e per ultimo chi l’ha fatta arrivare.
rule-ruling-end-stays = Tessere che tornano nel sacchetto non annullano la fine; si possono pescare.
rule-ruling-full-once = Se il mondo è stato pieno una volta la fine resta, anche se si riapre un vuoto.
rule-ruling-short-bag = Se vuoi due tessere e ce n’è una sola, peschi quella.
rule-ruling-one-place-left = Puoi pescare due tessere anche con un solo posto libero nella fila.
rule-ruling-taken-first = Una tessera presa viene prima di tutto: finché non è posata o nella fila non fai altro. Una della tua fila ci può tornare.
rule-ruling-unable = Una tessera torna indietro solo se non puoi usarla, non se non vuoi.
rule-ruling-arrival = Giocando insieme vale ciò che arriva prima, e tutto si giudica nel mondo che trova.
rule-ruling-time = La clessidra è del tavolo ed è la stessa per tutti.
rule-ruling-passing = Chi passa non ha più niente da fare, così come stanno le cose. Appena qualcuno fa qualcosa, anche solo prendere o mettere da parte una tessera, nessuno ha più passato. A turni passi non facendo niente nel tuo turno.
rule-ruling-undealt = Le divinità nascoste che nessuno ha ricevuto restano coperte e non si considerano.
rule-ruling-all-build = Con le divinità nascoste tutti possono costruire dall’inizio.
rule-ruling-wrong-tiles = Una tessera è sbagliata se tocca meno di due bordi o non combacia. Una città rimasta con meno di due bordi torna indietro, e il suo profeta a casa.
rule-ruling-public = I due lati di ogni tessera sono noti a tutti, perciò girarle è solo un modo di guardare.
rule-ruling-seating = Dove siedono due giocatori non importa, se non per i loro 20 posti.
rule-engine-nothing-held = Solo una tessera che hai in mano si può posare o mettere nella fila.
rule-engine-empty-bag = Da un sacchetto vuoto non si pesca.
rule-engine-take-to-use = Una tessera della propria fila si prende solo per posarla; rimetterla non cambierebbe niente.
rule-engine-passed = Chi ha passato può ripensarci finché la partita continua.
rule-engine-idle = Prendere tessere, scegliere profeti, obiettare invano e riprendere dopo aver passato si può dodici volte a testa prima che succeda qualcos’altro, così che ogni partita finisca. Te lo si dice qualche volta prima.
rule-engine-slips = Ciascuno può posare tre tessere sbagliate; poi il tavolo le rifiuta.
rule-engine-objection = Dove gli arbitri sono i giocatori, chiunque può obiettare a ogni tessera in ogni momento, anche nel turno di un altro.
rule-engine-ruins-of-two-gods = Se giochi due divinità, scegli per quale conta una rovina. Quello che non è detto in tempo conta per quella che ne ha meno.
rule-engine-seats-and-colours = Con le divinità nascoste i colori vanno intorno al tavolo: blu, giallo, verde, grigio.
rule-engine-own-prophet = Ciascuno muove solo profeti suoi.
rule-engine-not-in-a-row = Solo ciò che sta in una fila si può prendere da lì; chi è più svelto ce l’ha.
rule-engine-penalty-prophet = Quello che non è scelto prima della fine viene dalla più grande di due riserve, altrimenti dalla prima tessera con un profeta, riga per riga da nord-ovest.
rule-engine-lapsed = Un turno in cui finisce la sabbia non è passare. Ma se per tre giri nessuno fa niente, la partita è finita.
