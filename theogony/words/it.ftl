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
waiting-for = In attesa di { $players }
thinking = { $player } sta pensando …
last-turn-again = Mostra di nuovo l’ultimo turno
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
list-and = { $first } e { $last }

## Com’è finita

game-over = La partita è finita.
winner = Vince { $player }.
winners = { $players } condividono la vittoria.
score = Punteggio
score-of = { $player }: { $points ->
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
to-the-lobby = Alla sala
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
wait-players = In attesa di giocatori
wait-ready = Ci siamo tutti
wait-bot = Fai sedere un bot
wait-invite = Invia questo collegamento a chi vuoi che giochi con te.
wait-qr = Il collegamento d’invito come codice QR
