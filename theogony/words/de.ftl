# Die Worte des Rahmens: was in jedem Spiel gleich ist.

## Was die Maschine ablehnt

engine-over = Das Spiel ist zu Ende.
engine-not-asked = Du bist gerade nicht an der Reihe.
engine-no-such-action = Diese Aktion gibt es in diesem Spiel nicht.
engine-duplicate = Beide sind gleich: Nimm die erste.
engine-not-the-question = Das ist keine Antwort auf das, was du gerade gefragt wirst.
engine-late = Du warst einen Moment zu spät: Am Tisch ist es schon weitergegangen.
engine-undo-nothing = Es gibt nichts von dir, das du zurücknehmen könntest.
engine-undo-others = Inzwischen hat jemand anderes gehandelt; du kannst es nicht mehr zurücknehmen.
engine-undo-barrier = Inzwischen wurde gewürfelt oder aufgedeckt; du kannst es nicht mehr zurücknehmen.
engine-undo-quiet = Eine geheime Frage ist offen; du kannst deine Antwort ändern, aber jetzt nichts zurücknehmen.
engine-paused = Die Partie ist unterbrochen.
engine-not-paused = Die Partie ist nicht unterbrochen.
engine-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.

## Der Tisch

play-now = Jetzt spielen
new-table = Neuer Tisch
join = Platz nehmen
leave = Tisch verlassen
start = Beginnen
rematch = Revanche
replay = Noch einmal ansehen
download-game = Partie herunterladen
check-dice = Würfel prüfen
    .about = Alle haben zum Zufall dieser Partie beigetragen. Prüfe, dass an keinem Wurf und keinem Ziehen gedreht wurde.
invite-link = Einladungslink
copy = Kopieren
copied = Kopiert
undo = Zurücknehmen
done = Fertig
back = Zurück
cancel = Abbrechen
why-not = Warum geht das nicht?
why-nothing = Damit ist gerade nichts zu tun.
rules = Regeln
log = Verlauf
chat = Chat
chat-say = Sag etwas
players = Mitspielende
options = Optionen
seat = Platz
seat-empty = Freier Platz
seat-you = Du
bot = Bot
spectator = Zuschauer
spectators = { $n ->
    [one] 1 Zuschauer
   *[other] { $n } Zuschauer
}
your-turn = Du bist dran
turn-of = { $player } ist dran
waiting-for = Warten auf { $players }.
waiting-a-moment = Einen Moment …
thinking = { $player } denkt nach …
last-turn-again = Den letzten Zug noch einmal zeigen
catch-up = Aufholen … überspringen
log-more = { $n } weitere …
log-fold = weniger
close = Schließen
keys = Tasten
key-tab = zum nächsten Teil des Tisches
key-arrows = zum nächsten, was du berühren kannst
key-enter = berühren; „Fertig“, wenn nachgefragt wird
key-escape = einen Schritt zurück
key-own = was unter deinen Sachen berührt werden kann
key-count = mehr oder weniger
key-turn = drehen, was du hältst (Umschalt: andersherum)
key-flip = umdrehen
key-undo = zurücknehmen
key-inspect = was ist das?
key-why = warum nicht?
key-list = alles, was du berühren kannst, als Liste
key-help = diese Liste
connecting = Verbinden …
connection-lost = Die Verbindung ist abgerissen. Neuer Versuch …
language = Sprache
language-name = Deutsch
name = Name
your-name = Dein Name
appearance = Darstellung
appearance-light = Hell
appearance-dark = Dunkel
appearance-system = Wie das System
sound = Ton
sound-on = Ton an
sound-off = Ton aus
yes = Ja
no = Nein
list-comma = { $first }, { $last }
list-and = { $first } und { $last }
at-table = Tisch
at-table-own = nicht der übliche Wert
bot-for-me = Einen Bot für mich spielen lassen
    .about = Du kannst jederzeit auf deinen Platz zurück.
bot-which = Welcher Bot
back-to-seat = Wieder selbst spielen
bot-plays-for-you = Ein Bot spielt für dich.
give-up = Aufgeben
    .about = Du wirst Letzter; solange andere spielen, spielt ein Bot für dich weiter.
give-up-sure = Dieses Spiel aufgeben? Du kannst nicht zurückkehren.
pause = Uhr anhalten
    .about = Wenn alle es wollen, die mitspielen.
pause-wanted = Möchte die Uhr anhalten: { $players }
pause-not = Uhr weiterlaufen lassen
hold-when = Was nicht zurückzunehmen ist, wird gesendet
hold-when-done = wenn ich Fertig berühre
hold-when-soon = nach drei Sekunden
hold-when-once = sofort
standing = Nicht fragen
    .about = Die Antwort wird nach einem Moment für dich gegeben. Niemand sonst merkt es, und du kannst es jederzeit ändern.
standing-ask = mich fragen
standing-again = Nicht mehr fragen
standing-for-good = Für den Rest dieses Spiels:
paused = Die Uhr steht.

## Die Hand auf dem Tisch

hold-sure = Das lässt sich nicht zurücknehmen. Sicher?
which = Was ist gemeint?
how-many = Wie viele?
fewer = Weniger
more = Mehr
show-rule = Regel zeigen
everything-touchable = Alles, was du jetzt berühren kannst
nothing-touchable = Es gibt jetzt nichts zu berühren.
filter = Tippen, um zu suchen
seen = Gesehen
stage = Auf der Bühne
yours = Deins
beside = Neben dem Spielfeld
boards = Spielfelder
drawer = Verlauf, Gespräch und Regeln
fold = Einklappen
fit = Das ganze Spielfeld zeigen
to-lobby = Zur Übersicht
chat-nothing = Noch hat niemand etwas gesagt.
rules-search = Regeln durchsuchen
rules-nothing = Keine Regel spricht von „{ $what }“.
seat-away = Nicht da. Ein Bot spielt weiter:
curtain = Gib den Bildschirm an { $player }
curtain-lift = Ich bin { $player }
play-for = Für { $player } spielen
look-at-board = Das Spielfeld ansehen
how-it-ended = Wie es ausging

## Wie es ausging

game-over = Das Spiel ist zu Ende.
winner = { $player } gewinnt.
winners = { $players } teilen sich den Sieg.
score = Punktestand
score-of = { $player }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
points-count = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
place = Rang
points = Punkte
tie = Gleichstand

## Im Terminal

choose-number = Deine Wahl (eine Zahl; ? für Hilfe, q zum Beenden):
choose-again = „{ $said }“ steht nicht zur Wahl: Tippe eine Zahl von 1 bis { $most }.
choice-help = Tippe die Zahl einer Möglichkeit. Außerdem: u nimmt zurück, r zeigt die Regeln, b den Spielplan, q beendet.
choices-more = … und { $n ->
    [one] 1 weitere
   *[other] { $n } weitere
} – m zeigt alle
nothing-to-undo = Es gibt nichts zurückzunehmen.
undone = Zurückgenommen.
quit = Du verlässt den Tisch.
let-time-pass = Zeit verstreichen lassen
interpreted = Die Maschine läuft interpretiert: gleiche Regeln, weniger Tempo.
played-by = { $players ->
    [one] 1 Person
   *[other] { $players } Personen
}
players-range = { $low } bis { $high } Personen
minutes = etwa { $n ->
    [one] 1 Minute
   *[other] { $n } Minuten
}
designed-by = von { $designers }
rulebook = Spielregel
rule-number = Regel { $number }
options-of = Optionen von { $game }
on = an
off = aus
seed = Startwert

## Wie ein Teil aussieht und wo seine Nachbarn liegen

look-spent = verbraucht
look-chosen = gewählt
look-pending = in der Schwebe
look-borrowed = geliehen
look-locked = gesperrt
look-damaged = beschädigt
look-peeked = dir bekannt
look-dim = nicht im Spiel
look-unmet = noch nicht möglich
side-n = Norden
side-ne = Nordosten
side-e = Osten
side-se = Südosten
side-s = Süden
side-sw = Südwesten
side-w = Westen
side-nw = Nordwesten

## Die Lobby, ein neuer Tisch, der Warteraum

lobby-title = Spiele
lobby-mine = Deine Partien
lobby-open = Offene Tische
lobby-finished = Beendete Partien
lobby-none-open = Kein Tisch wartet auf Mitspieler. Eröffne einen und lade jemanden ein.
lobby-go-on = Weiterspielen
lobby-watch = Zusehen
lobby-private = Auf Einladung
lobby-moves = { $n ->
    [0] Noch nicht begonnen
    [one] 1 Zug
   *[other] { $n } Züge
}
lobby-import = Partiedatei öffnen
    .about = Eine heruntergeladene Partie kann hier geprüft und noch einmal angesehen werden.
lobby-import-choose = Datei wählen
lobby-import-broken = „{ $file }“ ist keine Partiedatei von Theogony.
nowhere = Hier ist nichts
    .about = Keine Seite hat die Adresse { $path }.
new-make = Tisch eröffnen
new-no-such-game = Ein Spiel namens „{ $game }“ gibt es hier nicht.
new-seats = Plätze
new-seat-me = Du
    .about = Dein eigener Platz.
new-seat-here = Jemand an diesem Bildschirm
    .about = Ihr reicht den Bildschirm herum.
new-seat-open = Offen, auf Einladung
    .about = Du bekommst einen Link zum Verschicken.
new-seat-add = Platz hinzufügen
new-seat-remove = Platz entfernen
new-who = Wer kommen darf
new-private = Auf Einladung
    .about = Nur wer den Link hat, kann sich setzen oder zusehen.
new-public = Öffentlich
    .about = Der Tisch steht in der Lobby; alle können einen freien Platz nehmen oder zusehen.
new-own-usual = Wie üblich
new-own-mine = Eigene
new-own-paste = TOML oder JSON hier einfügen oder eine Datei wählen.
new-own-file = Datei wählen
new-own-right = Damit lässt sich spielen.
new-help = Hilfe und Tempo
new-hints = Tipps
    .about = Wer spielt, darf einen Bot fragen, was er täte, und sieht die Aussichten jedes Zuges.
hints-on = erlaubt
hints-off = nicht erlaubt
new-pace = Tempo der Bots
    .about = Wie lange ein Bot mindestens wartet, bevor er handelt: gar nicht, etwa 1, 2½ oder 5 Sekunden. Wo alle gleichzeitig spielen, etwas länger.
new-pace-quick = Sofort
new-pace-usual = Wie üblich
new-pace-person = Wie ein Mensch
new-pace-slow = Langsam
hint = Tipp
hint-thinking = Denkt nach …
hint-best = Das Beste, soweit ich sehe
hint-chance = Chance { $percent } %
    .about = Wie wahrscheinlich du danach vor einem Gegner landest.
review = Rückblick
review-make = Auf diese Partie zurückblicken
    .about = Ein Bot sieht sich jede Entscheidung an, mit dem, was der Spieler wusste. Das dauert ein, zwei Minuten.
review-running = Rückblick: { $done } von { $of } …
    .about = Du kannst die Seite inzwischen verlassen; der Rückblick bleibt erhalten.
review-chances = Gewinnchancen
    .about = Berühre einen Augenblick, um ihn auf dem Brett zu sehen. Gestrichelt: Wendepunkte.
review-luck = Glück
    .about = Was Würfel und Ziehen gaben, gemessen am Durchschnitt, in Prozent eines Sieges.
review-lost = Verschenkt
    .about = Was Entscheidungen gegenüber dem Besten verschenkten, das der Bot fand, in Prozent eines Sieges.
review-blunders = Patzer
review-moments = Wendepunkte und Patzer
review-better = Besser: { $move } ({ $percent } %)
review-start = Beginn
review-end = Ende
review-blunder = Patzer, −{ $percent } %
review-turn = Wendepunkt
review-change = Gewinnchance: { $before } % → { $after } %
review-fork = Anders versuchen
review-of-decisions = von { $n } Entscheidungen
review-at = Zug { $n }
review-watch = Auf dem Brett zeigen
wait-players = Warten auf Mitspieler
wait-ready = Alle sind da
wait-bot = Bot hinsetzen
wait-invite = Schick diesen Link denen, mit denen du spielen willst.
wait-qr = Der Einladungslink als QR-Code

## Was der Server sagt

guest-name = Gast { $number }
bot-random = Zufall
    .about = Tut irgendetwas Erlaubtes. Ein erster Gegner.
bot-novice = Novize
    .about = Denkt ein wenig voraus und macht jeden vierten Zug ohne nachzudenken. Für eine erste Partie.
bot-greedy = Gier
    .about = Nimmt, was sofort am besten aussieht, und denkt nicht weiter.
bot-apprentice = Lehrling
    .about = Denkt einen Augenblick voraus: was du antworten könntest und was der Zufall bringen mag.
bot-adept = Geweihter
    .about = Denkt vor jedem Zug eine Sekunde voraus. Er sieht nicht mehr als sein Platz.
bot-master = Meister
    .about = Denkt vor jedem Zug vier Sekunden voraus, auf zwei Kernen. Der stärkste hier, am deutlichsten zu zweit; auch er sieht nicht mehr als sein Platz.
log-undone = { $player } nimmt eine Aktion zurück.
log-back = { $player } ist wieder am Tisch.
log-bot-plays = Ein Bot spielt für { $player }.
log-resigned = { $player } gibt auf.
log-unopened = { $player } hat die Zufallszahl nicht aufgedeckt; sie zählt als leer.
log-paused = Die Partie ist unterbrochen.
log-resumed = Die Partie geht weiter.
log-forked = Von hier an ist dies ein eigenes Spiel, mit neuen Würfeln.
no-beyond-reveal = Zuerst wird etwas gewürfelt oder aufgedeckt: Tu das, dann geht es weiter.
no-such-say = Das ist nicht mehr da.
no-first = { $player } war schneller.
no-half-said = Dabei fehlt noch etwas: Wähle auch den Rest.
no-undo-here = An diesem Tisch wird nichts zurückgenommen.
no-not-started = Das Spiel hat noch nicht begonnen.
no-not-your-seat = Das ist nicht dein Platz.
no-not-your-view = Das darf vor dem Ende nur sehen, wer dort sitzt.
no-bot-plays = Ein Bot spielt für dich. Nimm zuerst deinen Platz wieder ein.
no-slow = Das war zu viel auf einmal. Warte einen Moment.
no-broken = Das hat der Server nicht verstanden. Lade die Seite neu.
sorry-cookie = Der Server kennt dich noch nicht. Lade die Seite neu und erlaube Cookies.
sorry-origin = Das kam von einer anderen Seite; es wurde nichts getan.
sorry-seat-not-yours = Das ist nicht dein Platz.
sorry-seat-taken = Dieser Platz ist besetzt. Wähle einen anderen.
sorry-seat-here = Wer dort sitzt, ist am Tisch; ein Bot spielt nur für Leute, die gegangen sind.
sorry-seat-unknown = Diesen Platz gibt es an diesem Tisch nicht.
sorry-table-not-host = Nur wer den Tisch eröffnet hat, kann das Spiel beginnen.
sorry-table-not-yours = Du sitzt nicht an diesem Tisch.
sorry-table-unknown = Diesen Tisch gibt es nicht. Prüfe den Link oder wähle einen Tisch in der Lobby.
sorry-table-full = An diesem Tisch sind alle Plätze besetzt. Du kannst zuschauen.
sorry-table-not-full = Es sind noch Plätze frei. Lade jemanden ein oder setze einen Bot hin.
sorry-table-running = Das Spiel hat schon begonnen. Du kannst zuschauen.
sorry-table-over = Das Spiel ist zu Ende. Du kannst es dir noch einmal ansehen.
sorry-table-not-over = Das Spiel ist noch nicht zu Ende.
sorry-table-not-started = Das Spiel hat noch nicht begonnen.
sorry-table-changed = Der Tisch hat sich inzwischen geändert. Sieh nach und versuche es noch einmal.
sorry-table-old-rules = Diese Partie wurde nach Fassung { $was } der Regeln von { $game } gespielt; dieses Programm kennt Fassung { $now }.
sorry-table-gone = Alle haben diesen Tisch verlassen, bevor das Spiel begann; es gibt ihn nicht mehr.
sorry-table-starting = Die Würfel werden gerade vereinbart: Jetzt kann niemand gehen. Das Spiel beginnt gleich.
sorry-seat-resigned = Wer aufgegeben hat, kann in dieses Spiel nicht zurückkehren.
sorry-option-unknown = { $game } hat keine solche Wertetabelle.
sorry-option-no-toml = Das ist kein TOML: siehe Zeile { $line }, Spalte { $column }.
sorry-option-no-json = Das ist kein JSON: siehe Zeile { $line }, Spalte { $column }.
sorry-seats-count = { $game } spielen { $low } bis { $high }; mit { $seats } Plätzen geht es nicht.
wrong-option-unknown = { $game } hat keine Option „{ $option }“.
wrong-option-value = „{ $option }“ kann nicht „{ $value }“ sein, sondern eins davon: { $values }.
wrong-option-needs = „{ $option }“ gibt es nur an Tischen mit „{ $other }: { $value }“.
wrong-option-seats = „{ $option }“ gibt es nur zu { $players }.
wrong-option-table = „{ $option }“ ist eine Wertetabelle; „{ $value }“ ist keine.
wrong-option-useless = „{ $option }“: Diese Wertetabelle ist nicht zu gebrauchen. { $reason }
sorry-game-unknown = Dieses Spiel gibt es hier nicht.
sorry-page-unknown = Diese Seite gibt es nicht.
sorry-page-wrong = Das geht hier nicht.
sorry-invite-wrong = Diese Einladung gilt nicht oder nicht mehr. Bitte um einen neuen Link.
sorry-too-large = Das ist zu groß: höchstens { $most } Bytes.
sorry-standing-unknown = Hier gibt es keine solche Frage, die sich dauerhaft beantworten lässt.
sorry-fork-running = Dieses Spiel ist noch nicht zu Ende: weiterspielen kann man nur von beendeten Spielen aus, in denen nichts mehr geheim ist.
sorry-fork-moment = Einen Augenblick { $n } gibt es in diesem Spiel nicht: es geht von 0 bis { $most }.
sorry-fork-end = Im Augenblick { $n } ist das Spiel zu Ende, da ist nichts weiterzuspielen. Wähle einen früheren.
sorry-fork-seats = Dieses Spiel spielen { $seats }; mit { $given } Plätzen kann es nicht weitergehen.
sorry-hint-not-here = An diesem Tisch gibt es keine Tipps.
sorry-hint-not-asked = Du hast gerade nichts zu entscheiden.
sorry-slow = Das war zu viel auf einmal. Warte einen Moment.
sorry-storage = Der Server konnte das nicht aufschreiben; es wurde nichts getan. Versuche es gleich noch einmal.
sorry-storage-unsure = Die Datenbank ist mitten im Schreiben abgebrochen, und der Server weiß nicht, ob dies noch getan wurde. Sieh erst nach, dann versuch es noch einmal.
sorry-storage-away = Der Server erreicht seine Datenbank gerade nicht. Was bestätigt wurde, ist sicher; der Server versucht es weiter, und der Tisch kommt von selbst zurück.
sorry-broken = Auf dem Server ist etwas schiefgegangen. Sieh nach, wie es steht, und versuch es noch einmal.
sorry-bot-unknown = Es gibt keinen Bot „{ $bot }“.
sorry-options-wrong = So kann der Tisch nicht eröffnet werden. { $reason }
sorry-body-wrong = Das hat der Server nicht verstanden: { $reason }
sorry-lang-unknown = In der Sprache „{ $lang }“ gibt es hier keine Wörter.
sorry-name-empty = Ein Name braucht wenigstens einen Buchstaben.
sorry-import-wrong = Diese Datei wurde nicht übernommen. { $reason }
sorry-import-running = Diese Partie ist noch nicht zu Ende: Nur beendete Partien können übernommen werden.
verify-right = Stimmt: Aufbau und alle { $n } Einträge folgen aus Startzahl, Zufallszahlen der Spieler und Regeln.
verify-running = Die Partie läuft noch, ihre Startzahl ist geheim. Bisher stimmt alles Versprochene; prüfe nach dem Ende noch einmal.
verify-wrong = Diese Spieldatei sagt nicht die Wahrheit.

## Die Wiederholung

replay-play = Abspielen
replay-pause = Anhalten
replay-forward = Einen Schritt vor
replay-backward = Einen Schritt zurück
replay-start = Zum Anfang
replay-end = Zum Ende
replay-speed = Geschwindigkeit
replay-moment = Augenblick
replay-at = { $n } von { $all }
replay-view = Gesehen von
replay-view-all = Alles offen
replay-link = Link kopieren

## Weiterspielen von einem Augenblick eines beendeten Spiels aus

fork = Von hier weiterspielen
fork-at = Von Zug { $n } von { $of } an
fork-about = Das Spiel steht, wie es damals stand; von hier an ist es ein eigenes Spiel, mit neuen Würfeln. Wer die Wiederholung gesehen hat, weiß, was verdeckt lag.
fork-was = war { $player }
fork-next = am Zug
fork-look = Diesen Augenblick ansehen
fork-make = Weiterspielen
fork-from = Dieses Spiel setzt ein anderes fort.
