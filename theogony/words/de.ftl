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
waiting-for = Warten auf { $players }
thinking = { $player } denkt nach …
last-turn-again = Den letzten Zug noch einmal zeigen
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
list-and = { $first } und { $last }

## Wie es ausging

game-over = Das Spiel ist zu Ende.
winner = { $player } gewinnt.
winners = { $players } teilen sich den Sieg.
score = Punktestand
score-of = { $player }: { $points ->
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
to-the-lobby = Zur Lobby
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
wait-players = Warten auf Mitspieler
wait-ready = Alle sind da
wait-bot = Bot hinsetzen
wait-invite = Schick diesen Link denen, mit denen du spielen willst.
wait-qr = Der Einladungslink als QR-Code
