# Le parole della cornice: ciò che è uguale in ogni gioco.

## Ciò che il motore rifiuta

engine-over = La partita è finita.
engine-not-asked = Adesso non tocca a te.
engine-no-such-action = In questo gioco non esiste un’azione simile.
engine-duplicate = Sono identiche: prendi la prima.
engine-not-the-question = Non risponde a ciò che ti viene chiesto adesso.
engine-late = Un attimo troppo tardi: il tavolo è già andato avanti.
engine-undo-nothing = Non c’è niente di tuo da ritirare.
engine-undo-others = Nel frattempo ha agito qualcun altro; non puoi più tornare indietro.
engine-undo-barrier = Nel frattempo si è tirato o scoperto qualcosa; non puoi più tornare indietro.
engine-undo-quiet = È aperta una domanda segreta; puoi cambiare la tua risposta, ma ora non si ritira niente.
engine-paused = La partita è in pausa.
engine-not-paused = La partita non è in pausa.
engine-no-such-seat = A questo tavolo non c’è un posto così.

## Il tavolo

play-now = Gioca subito
new-table = Nuovo tavolo
join = Siediti
leave = Lascia il tavolo
start = Comincia
rematch = Rivincita
replay = Rivedi la partita
download-game = Scarica la partita
check-dice = Controlla i dadi
    .about = Tutti hanno contribuito al caso di questa partita. Controlla che nessun tiro e nessuna pesca siano stati truccati.
invite-link = Link d’invito
copy = Copia
copied = Copiato
undo = Annulla mossa
done = Fatto
back = Indietro
cancel = Lascia stare
why-not = Perché non posso?
why-nothing = Ora non c’è nulla da farci.
rules = Regole
log = Cronaca
chat = Chat
chat-say = Di’ qualcosa
players = Giocatori
options = Opzioni
seat = Posto
seat-empty = Posto libero
seat-you = Tu
bot = Bot
spectator = Spettatore
spectators = { $n ->
    [one] 1 spettatore
   *[other] { $n } spettatori
}
your-turn = Tocca a te
turn-of = Tocca a { $player }
waiting-for = In attesa di { $players }.
waiting-a-moment = Un momento …
thinking = { $player } sta pensando …
last-turn-again = Mostra di nuovo l’ultimo turno
catch-up = Recupero … salta
log-more = altre { $n } …
log-fold = meno
close = Chiudi
keys = Tasti
key-tab = alla prossima parte del tavolo
key-arrows = alla cosa più vicina che puoi toccare
key-enter = tocca; «Fatto» quando ti si chiede conferma
key-escape = un passo indietro
key-own = ciò che puoi toccare fra le tue cose
key-count = di più o di meno
key-turn = gira ciò che tieni (Maiusc: nell’altro verso)
key-flip = rivolta
key-undo = annulla
key-inspect = che cos’è?
key-why = perché no?
key-list = un elenco di tutto ciò che puoi toccare
key-help = questo elenco
connecting = Connessione …
connection-lost = La connessione è caduta. Nuovo tentativo …
language = Lingua
language-name = Italiano
name = Nome
your-name = Il tuo nome
appearance = Aspetto
appearance-light = Chiaro
appearance-dark = Scuro
appearance-system = Come il sistema
sound = Suono
sound-on = Suono attivo
sound-off = Suono spento
yes = Sì
no = No
list-comma = { $first }, { $last }
list-and = { $first } e { $last }
at-table = Tavolo
at-table-own = non quello solito
bot-for-me = Fai giocare un bot per me
    .about = Puoi riprendere il tuo posto quando vuoi.
bot-which = Quale bot
back-to-seat = Riprendi il posto
bot-plays-for-you = Un bot gioca per te.
give-up = Arrenditi
    .about = Arrivi ultimo; un bot continua per te finché altri giocano.
give-up-sure = Arrenderti? Non potrai tornare in questa partita.
pause = Ferma l’orologio
    .about = Quando lo vogliono tutti quelli che giocano.
pause-wanted = Vuole fermare l’orologio: { $players }
pause-not = Fai ripartire l’orologio
hold-when = Ciò che non si può annullare parte
hold-when-done = quando tocco Fatto
hold-when-soon = dopo tre secondi
hold-when-once = subito
standing = Non chiedermi
    .about = La risposta viene data per te dopo un momento. Nessun altro se ne accorge, e puoi cambiare idea quando vuoi.
standing-ask = chiedimi
standing-again = Non chiedere più
standing-for-good = Per il resto della partita:
paused = L’orologio è fermo.

## La mano sul tavolo

hold-sure = Non si potrà annullare. Sicuro?
which = Che cosa intendi?
how-many = Quanti?
fewer = Meno
more = Più
show-rule = Mostra la regola
everything-touchable = Tutto ciò che puoi toccare ora
nothing-touchable = Ora non c’è nulla da toccare.
filter = Cerca scrivendo
seen = Visto
stage = In scena
yours = Le tue cose
beside = Accanto al tabellone
boards = Tabelloni
drawer = Cronaca, chat e regole
fold = Chiudi
fit = Mostra tutto il tabellone
to-lobby = Alla sala
chat-nothing = Nessuno ha ancora detto nulla.
rules-search = Cerca nelle regole
rules-nothing = Nessuna regola parla di «{ $what }».
seat-away = Assente. Fai giocare un bot:
curtain = Passa lo schermo a { $player }
curtain-lift = Sono { $player }
play-for = Gioca per { $player }
look-at-board = Guarda il tabellone
how-it-ended = Com’è finita

## Com’è finita

game-over = La partita è finita.
winner = Vince { $player }.
winners = { $players } condividono la vittoria.
score = Punteggio
score-of = { $player }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
points-count = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
place = Posizione
points = Punti
tie = Parità

## Nel terminale

choose-number = La tua scelta (un numero; ? per l’aiuto, q per uscire):
choose-again = «{ $said }» non è tra le scelte: scrivi un numero da 1 a { $most }.
choice-help = Scrivi il numero di una scelta. Inoltre: u torna indietro, r mostra le regole, b il piano di gioco, q esce.
choices-more = … e { $n ->
    [one] un’altra
   *[other] altre { $n }
} – scrivi m per vederle tutte
nothing-to-undo = Non c’è niente da ritirare.
undone = Mossa ritirata.
quit = Lasci il tavolo.
let-time-pass = Lascia passare il tempo
interpreted = Il motore gira interpretato: stesse regole, meno velocità.
played-by = { $players ->
    [one] 1 giocatore
   *[other] { $players } giocatori
}
players-range = da { $low } a { $high } giocatori
minutes = circa { $n ->
    [one] 1 minuto
   *[other] { $n } minuti
}
designed-by = di { $designers }
rulebook = Regolamento
rule-number = Regola { $number }
options-of = Opzioni di { $game }
on = sì
off = no
seed = Seme

## Come appare un pezzo e dove sono i suoi vicini

look-spent = esaurito
look-chosen = scelto
look-pending = in sospeso
look-borrowed = in prestito
look-locked = bloccato
look-damaged = danneggiato
look-peeked = noto a te
look-dim = fuori gioco
look-unmet = non ancora possibile
side-n = nord
side-ne = nord-est
side-e = est
side-se = sud-est
side-s = sud
side-sw = sud-ovest
side-w = ovest
side-nw = nord-ovest

## La sala, un nuovo tavolo, l’attesa

lobby-title = Giochi
lobby-mine = Le tue partite
lobby-open = Tavoli aperti
lobby-finished = Partite finite
lobby-none-open = Nessun tavolo aspetta giocatori. Aprine uno e invita qualcuno.
lobby-go-on = Continua
lobby-watch = Guarda
lobby-private = Su invito
lobby-moves = { $n ->
    [0] Non ancora iniziata
    [one] 1 mossa
   *[other] { $n } mosse
}
lobby-import = Apri il file di una partita
    .about = Una partita scaricata può essere verificata e rivista qui.
lobby-import-choose = Scegli un file
lobby-import-broken = “{ $file }” non è il file di una partita di Theogony.
nowhere = Qui non c’è niente
    .about = Nessuna pagina ha l’indirizzo { $path }.
new-make = Apri il tavolo
new-no-such-game = Qui non c’è nessun gioco chiamato “{ $game }”.
new-seats = Posti
new-seat-me = Tu
    .about = Il tuo posto.
new-seat-here = Un amico a questo schermo
    .about = Vi passate lo schermo.
new-seat-open = Aperto, su invito
    .about = Ricevi un collegamento da inviare.
new-seat-add = Aggiungi un posto
new-seat-remove = Togli il posto
new-who = Chi può venire
new-private = Su invito
    .about = Solo chi ha il collegamento può sedersi o guardare.
new-public = Pubblico
    .about = Il tavolo sta nella sala; chiunque può prendere un posto libero o guardare.
new-own-usual = Come al solito
new-own-mine = La mia
new-own-paste = Incolla qui TOML o JSON, oppure scegli un file.
new-own-file = Scegli un file
new-own-right = Si può giocare così.
new-help = Aiuto e ritmo
new-hints = Consigli
    .about = Chi gioca può chiedere a un bot che cosa farebbe, e vede le probabilità di ogni mossa.
hints-on = permessi
hints-off = non permessi
new-pace = Ritmo dei bot
    .about = Quanto aspetta almeno un bot prima di agire: niente, circa 1, 2½ o 5 secondi. Dove tutti giocano insieme, un po’ di più.
new-pace-quick = Subito
new-pace-usual = Come al solito
new-pace-person = Come una persona
new-pace-slow = Lento
hint = Consiglio
hint-thinking = Ci penso …
hint-best = Il meglio, per quanto vedo
hint-chance = Probabilità { $percent } %
    .about = Quanto è probabile che poi tu finisca davanti a un avversario.
review = Analisi
review-make = Riguarda questa partita
    .about = Un bot guarda ogni decisione con ciò che quel giocatore sapeva. Ci vuole un minuto o due.
review-running = Analisi: { $done } di { $of } …
    .about = Intanto puoi lasciare questa pagina; l’analisi viene conservata.
review-chances = Probabilità di vincere
    .about = Tocca un momento per vederlo sul tabellone. Tratteggiate: le svolte.
review-luck = Fortuna
    .about = Che cosa hanno dato dadi e pescate rispetto alla media, in percento di una vittoria.
review-lost = Regalato
    .about = Che cosa le decisioni hanno regalato rispetto al meglio trovato dal bot, in percento di una vittoria.
review-blunders = Errori gravi
review-moments = Svolte ed errori gravi
review-better = Meglio: { $move } ({ $percent } %)
review-start = Inizio
review-end = Fine
review-blunder = Errore grave, −{ $percent } %
review-turn = Svolta
review-change = Probabilità di vincere: { $before } % → { $after } %
review-fork = Prova altrimenti
review-of-decisions = su { $n } decisioni
review-at = Mossa { $n }
review-watch = Mostra sul tabellone
wait-players = In attesa di giocatori
wait-ready = Ci siamo tutti
wait-bot = Fai sedere un bot
wait-invite = Invia questo collegamento a chi vuoi che giochi con te.
wait-qr = Il collegamento d’invito come codice QR

## Che cosa dice il server

guest-name = Ospite { $number }
bot-random = Caso
    .about = Fa una qualsiasi azione permessa. Un primo avversario.
bot-novice = Novizio
    .about = Guarda un poco avanti e fa una mossa su quattro senza pensare. Per una prima partita.
bot-greedy = Avidità
    .about = Prende ciò che al momento sembra meglio e non pensa oltre.
bot-apprentice = Apprendista
    .about = Guarda avanti per un istante: che cosa potresti rispondere e che cosa può portare il caso.
bot-adept = Adepto
    .about = Prima di ogni mossa guarda avanti per un secondo. Non vede più di quanto veda il suo posto.
bot-master = Maestro
    .about = Prima di ogni mossa guarda avanti per quattro secondi, su due processori. Il più forte qui, soprattutto in due; neppure lui vede più del suo posto.
log-undone = { $player } ritira un’azione.
log-back = { $player } è di nuovo al tavolo.
log-bot-plays = Un bot gioca per { $player }.
log-resigned = { $player } si arrende.
log-unopened = { $player } non ha rivelato il suo numero casuale: vale come vuoto.
log-paused = La partita è sospesa.
log-resumed = La partita riprende.
log-forked = Da qui in poi è una partita a sé, con dadi nuovi.
no-beyond-reveal = Prima si tira o si rivela qualcosa: fai questo, poi prosegui.
no-such-say = Non c’è più.
no-first = { $player } ha fatto prima.
no-half-said = Manca ancora qualcosa: scegli anche il resto.
no-undo-here = A questo tavolo non si ritira nulla.
no-not-started = La partita non è ancora cominciata.
no-not-your-seat = Quel posto non è tuo.
no-not-your-view = Prima della fine può vederlo solo chi siede lì.
no-bot-plays = Un bot gioca per te. Prima riprendi il tuo posto.
no-slow = Troppo in una volta. Aspetta un momento.
no-broken = Il server non ha capito. Ricarica la pagina.
sorry-cookie = Il server non ti conosce ancora. Ricarica la pagina e permetti i cookie.
sorry-origin = Veniva da un altro sito: non è stato fatto nulla.
sorry-seat-not-yours = Quel posto non è tuo.
sorry-seat-taken = Quel posto è occupato. Scegline un altro.
sorry-seat-here = Chi siede lì è al tavolo; un bot gioca solo per chi se n’è andato.
sorry-seat-unknown = A questo tavolo non c’è quel posto.
sorry-table-not-host = Solo chi ha aperto il tavolo può cominciare la partita.
sorry-table-not-yours = Non siedi a questo tavolo.
sorry-table-unknown = Questo tavolo non esiste. Controlla il link o scegli un tavolo nella lobby.
sorry-table-full = Tutti i posti di questo tavolo sono occupati. Puoi guardare.
sorry-table-not-full = Ci sono posti vuoti. Invita qualcuno o fai sedere un bot.
sorry-table-running = La partita è già cominciata. Puoi guardare.
sorry-table-over = La partita è finita. Puoi rivederla.
sorry-table-not-over = La partita non è ancora finita.
sorry-table-not-started = La partita non è ancora cominciata.
sorry-table-changed = Il tavolo intanto è cambiato. Guarda e riprova.
sorry-table-old-rules = Questa partita fu giocata con la versione { $was } delle regole di { $game }; questo programma conosce la versione { $now }.
sorry-table-gone = Tutti hanno lasciato questo tavolo prima dell’inizio; non esiste più.
sorry-table-starting = Si stanno concordando i dadi: ora nessuno può andarsene. La partita comincia tra un attimo.
sorry-seat-resigned = Chi si è arreso non può tornare in questa partita.
sorry-option-unknown = { $game } non ha una tabella di valori così.
sorry-option-no-toml = Questo non è TOML: guarda la riga { $line }, colonna { $column }.
sorry-option-no-json = Questo non è JSON: guarda la riga { $line }, colonna { $column }.
sorry-seats-count = { $game } si gioca da { $low } a { $high }; con { $seats } posti non si può.
wrong-option-unknown = { $game } non ha un’opzione «{ $option }».
wrong-option-value = «{ $option }» non può essere «{ $value }», ma uno di questi: { $values }.
wrong-option-needs = «{ $option }» c’è solo ai tavoli con «{ $other }: { $value }».
wrong-option-seats = «{ $option }» c’è solo in { $players }.
wrong-option-table = «{ $option }» è una tabella di valori; «{ $value }» non lo è.
wrong-option-useless = «{ $option }»: questa tabella di valori non si può usare. { $reason }
sorry-game-unknown = Questo gioco qui non c’è.
sorry-page-unknown = Questa pagina non esiste.
sorry-page-wrong = Qui non si può.
sorry-invite-wrong = Questo invito non vale, o non vale più. Chiedi un nuovo link.
sorry-too-large = È troppo grande: al massimo { $most } byte.
sorry-standing-unknown = Qui non c’è una domanda del genere a cui rispondere una volta per tutte.
sorry-fork-running = Questa partita non è ancora finita: si può continuare solo da partite finite, in cui nulla è più segreto.
sorry-fork-moment = Il momento { $n } non c’è in questa partita: va da 0 a { $most }.
sorry-fork-end = Al momento { $n } la partita è finita, non c’è nulla da continuare. Scegline uno prima.
sorry-fork-seats = Questa partita si gioca in { $seats }; con { $given } posti non può continuare.
sorry-hint-not-here = A questo tavolo non ci sono consigli.
sorry-hint-not-asked = In questo momento non hai nulla da decidere.
sorry-slow = Troppo in una volta. Aspetta un momento.
sorry-storage = Il server non è riuscito a scriverlo: non è stato fatto nulla. Riprova fra un momento.
sorry-storage-unsure = Il database si è interrotto mentre scriveva, e il server non sa se questo è stato ancora fatto. Prima guarda, poi riprova.
sorry-storage-away = In questo momento il server non raggiunge il suo database. Ciò che è stato confermato è al sicuro; il server continua a provare e il tavolo torna da solo.
sorry-broken = Qualcosa è andato storto sul server. Guarda come stanno le cose, poi riprova.
sorry-bot-unknown = Non c’è nessun bot «{ $bot }».
sorry-options-wrong = Il tavolo non si può aprire così. { $reason }
sorry-body-wrong = Il server non ha capito: { $reason }
sorry-lang-unknown = Qui non ci sono parole nella lingua «{ $lang }».
sorry-name-empty = Un nome ha bisogno di almeno una lettera.
sorry-import-wrong = Questo file non è stato importato. { $reason }
sorry-import-running = Questa partita non è ancora finita: si possono importare solo partite finite.
verify-right = Giusto: la preparazione e tutte le { $n } voci seguono dal seme, dai numeri dei giocatori e dalle regole.
verify-running = La partita è in corso e il suo seme è segreto. Finora tutto ciò che fu promesso è in ordine; ricontrolla dopo la fine.
verify-wrong = Questo file di gioco non dice la verità.

## Il replay

replay-play = Riproduci
replay-pause = Ferma
replay-forward = Un passo avanti
replay-backward = Un passo indietro
replay-start = All’inizio
replay-end = Alla fine
replay-speed = Velocità
replay-moment = Momento
replay-at = { $n } di { $all }
replay-view = Visto da
replay-view-all = Tutto scoperto
replay-link = Copia il collegamento

## Continuare da un momento di una partita finita

fork = Continua da qui
fork-at = Dalla mossa { $n } di { $of }
fork-about = La partita sta come stava allora; da qui in poi è una partita a sé, con dadi nuovi. Chi ha visto il replay sa che cosa era nascosto.
fork-was = era { $player }
fork-next = di turno
fork-look = Guarda questo momento
fork-make = Continua
fork-from = Questa partita ne continua un’altra.
