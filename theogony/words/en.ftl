# The words of the frame: what is the same in every game.

## What the engine refuses

engine-over = The game is over.
engine-not-asked = It is not your turn to act.
engine-no-such-action = There is no such action in this game.
engine-duplicate = Both are alike: take the first one.
engine-not-the-question = That does not answer what you are asked now.
engine-late = You were a moment too late: the table has moved on.
engine-undo-nothing = There is nothing of yours to take back.
engine-undo-others = Somebody else has acted since; you cannot take it back.
engine-undo-barrier = Something was rolled or revealed since; you cannot take it back.
engine-undo-quiet = A secret question is open; you can replace your own answer, but nothing can be taken back now.
engine-paused = The match is paused.
engine-not-paused = The match is not paused.
engine-no-such-seat = There is no such seat at this table.

## The table

play-now = Play now
new-table = New table
join = Take a seat
leave = Leave the table
start = Start
rematch = Rematch
replay = Replay
download-game = Download game
check-dice = Check the dice
    .about = Everybody added to the seed of this game. Check that no roll and no draw was tampered with.
invite-link = Invitation link
copy = Copy
copied = Copied
undo = Undo
done = Done
back = Back
cancel = Cancel
why-not = Why can’t I?
why-nothing = Nothing can be done with it now.
rules = Rules
log = Log
chat = Chat
chat-say = Say something
players = Players
options = Options
seat = Seat
seat-empty = Empty seat
seat-you = You
bot = Bot
spectator = Spectator
spectators = { $n ->
    [one] 1 spectator
   *[other] { $n } spectators
}
your-turn = Your turn
turn-of = { $player } is to act
waiting-for = Waiting for { $players }.
waiting-a-moment = One moment …
thinking = { $player } is thinking …
last-turn-again = Show the last turn again
catch-up = Catching up … skip
log-more = { $n } more …
log-fold = less
close = Close
keys = Keys
key-tab = to the next part of the table
key-arrows = to the nearest thing you can touch
key-enter = touch it; say Done when you are asked to make sure
key-escape = one step back
key-own = what can be touched among your own things
key-count = more or fewer
key-turn = turn what you hold (Shift: the other way)
key-flip = turn it over
key-undo = take back
key-inspect = what is it?
key-why = why not?
key-list = a list of everything you can touch
key-help = this list
connecting = Connecting …
connection-lost = The connection is lost. Trying again …
language = Language
language-name = English
name = Name
your-name = Your name
appearance = Appearance
appearance-light = Light
appearance-dark = Dark
appearance-system = As the system
sound = Sound
sound-on = Sound on
sound-off = Sound off
yes = Yes
no = No
list-comma = { $first }, { $last }
list-and = { $first } and { $last }
at-table = Table
at-table-own = not the usual one
bot-for-me = Let a bot play for me
    .about = You can take your seat again whenever you like.
bot-which = Which bot
back-to-seat = Take my seat again
bot-plays-for-you = A bot plays for you.
give-up = Give up
    .about = You come last; a bot plays on for you while others do.
give-up-sure = Give up this game? You cannot come back to it.
pause = Stop the clock
    .about = When everybody who plays wants it.
pause-wanted = Wants to stop the clock: { $players }
pause-not = Let the clock run
hold-when = Send what cannot be taken back
hold-when-done = when I touch Done
hold-when-soon = after three seconds
hold-when-once = at once
standing = Do not ask me
    .about = The answer is given for you after a moment. Nobody else can tell, and you can change it at any time.
standing-ask = ask me
standing-again = Don’t ask again
standing-for-good = For the rest of this game:
paused = The clock stands still.

## The hand on the table

hold-sure = This cannot be taken back. Sure?
which = Which do you mean?
how-many = How many?
fewer = Fewer
more = More
show-rule = Show the rule
everything-touchable = Everything you can touch now
nothing-touchable = There is nothing to touch now.
filter = Find by typing
seen = Seen
stage = On the stage
yours = Yours
beside = Beside the board
boards = Boards
drawer = Log, chat and rules
fold = Fold away
fit = Show the whole board
to-lobby = To the lobby
chat-nothing = Nobody has said anything yet.
rules-search = Search the rules
rules-nothing = No rule speaks of “{ $what }”.
seat-away = Away. Let a bot play on:
curtain = Hand the screen to { $player }
curtain-lift = I am { $player }
play-for = Play for { $player }
look-at-board = Look at the board
how-it-ended = How it ended

## How it ended

game-over = The game is over.
winner = { $player } wins.
winners = { $players } share the victory.
score = Score
score-of = { $player }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
points-count = { $points ->
    [one] 1 point
   *[other] { $points } points
}
place = Place
points = Points
tie = Tie

## In the terminal

choose-number = Your choice (a number; ? for help, q to quit):
choose-again = “{ $said }” is none of the choices: type a number from 1 to { $most }.
choice-help = Type the number of a choice. Also: u takes back, r shows the rules, b the board, q quits.
choices-more = … and { $n ->
    [one] 1 more
   *[other] { $n } more
} – type m to see all
nothing-to-undo = There is nothing to take back.
undone = Taken back.
quit = You leave the table.
let-time-pass = Let time pass
interpreted = The engine runs interpreted: same rules, less speed.
played-by = { $players ->
    [one] 1 player
   *[other] { $players } players
}
players-range = { $low } to { $high } players
minutes = about { $n ->
    [one] 1 minute
   *[other] { $n } minutes
}
designed-by = by { $designers }
rulebook = Rulebook
rule-number = Rule { $number }
options-of = Options of { $game }
on = on
off = off
seed = Seed

## How a piece looks, and where its neighbours are

look-spent = spent
look-chosen = chosen
look-pending = pending
look-borrowed = borrowed
look-locked = locked
look-damaged = damaged
look-peeked = known to you
look-dim = out of play
look-unmet = not possible yet
side-n = north
side-ne = north-east
side-e = east
side-se = south-east
side-s = south
side-sw = south-west
side-w = west
side-nw = north-west

## The lobby, a new table, the waiting room

lobby-title = Games
lobby-mine = Your games
lobby-open = Open tables
lobby-finished = Finished games
lobby-none-open = No table is waiting for players. Make one and invite somebody.
lobby-go-on = Go on
lobby-watch = Watch
lobby-private = By invitation
lobby-moves = { $n ->
    [0] Not begun
    [one] 1 move
   *[other] { $n } moves
}
lobby-import = Open a game file
    .about = A game you have downloaded can be checked and replayed here.
lobby-import-choose = Choose a file
lobby-import-broken = “{ $file }” is not a game file of Theogony.
nowhere = There is nothing here
    .about = No page has the address { $path }.
new-make = Make the table
new-no-such-game = There is no game called “{ $game }” here.
new-seats = Seats
new-seat-me = You
    .about = Your own seat.
new-seat-here = Friend at this screen
    .about = You pass the screen around.
new-seat-open = Open, by invitation
    .about = You get a link to send.
new-seat-add = Add a seat
new-seat-remove = Remove the seat
new-who = Who may come
new-private = By invitation
    .about = Only people with the link can sit down or watch.
new-public = Public
    .about = The table is in the lobby; anybody can take an empty seat or watch.
new-own-usual = As usual
new-own-mine = My own
new-own-paste = Paste TOML or JSON here, or choose a file.
new-own-file = Choose a file
new-own-right = The game can be played with this.
new-help = Help and pace
new-hints = Hints
    .about = Players may ask a bot what it would do, and see the chances of each move.
hints-on = allowed
hints-off = not allowed
new-pace = Pace of the bots
    .about = How long a bot waits at least before it acts: not at all, about 1, 2½ or 5 seconds. Where all play at the same time it is a little longer.
new-pace-quick = At once
new-pace-usual = As usual
new-pace-person = Like a person
new-pace-slow = Slowly
hint = Hint
hint-thinking = Thinking …
hint-best = Best, as far as I see
hint-chance = Chance { $percent } %
    .about = How likely you are to end ahead of a rival after this.
review = Review
review-make = Look back at this game
    .about = A bot looks at every decision from what that player knew. It takes a minute or two.
review-running = Looking back: { $done } of { $of } …
    .about = You can leave this page meanwhile; the review is kept.
review-chances = Chances to win
    .about = Touch a moment to see it on the board. Dashed: turning points.
review-luck = Luck
    .about = What dice and draws gave, against what they give on average, in percent of a win.
review-lost = Given away
    .about = What decisions gave away against the best the bot found, in percent of a win.
review-blunders = Blunders
review-moments = Turning points and blunders
review-better = Better: { $move } ({ $percent } %)
review-start = Beginning
review-end = End
review-blunder = Blunder, −{ $percent } %
review-turn = Turning point
review-change = Chance to win: { $before } % → { $after } %
review-fork = Try it differently
review-of-decisions = of { $n } decisions
review-at = Move { $n }
review-watch = Show it on the board
wait-players = Waiting for players
wait-ready = Everybody is here
wait-bot = Seat a bot
wait-invite = Send this link to those you want to play with.
wait-qr = The invitation link as a QR code

## What the server says

guest-name = Guest { $number }
bot-random = Chance
    .about = Takes any action that is allowed. A first opponent.
bot-novice = Novice
    .about = Looks ahead a little, and makes one move in four without thinking. For a first game.
bot-greedy = Greed
    .about = Takes what looks best at once and does not think further.
bot-apprentice = Apprentice
    .about = Looks ahead for a blink: what you may answer, and what chance may bring.
bot-adept = Adept
    .about = Looks ahead for a second before each move. It sees no more than its seat does.
bot-master = Master
    .about = Looks ahead for four seconds before each move, on two cores. The strongest here, most clearly with two players; it sees no more than its seat does.
log-undone = { $player } takes an action back.
log-back = { $player } is back at the table.
log-bot-plays = A bot plays for { $player }.
log-resigned = { $player } gives up.
log-unopened = { $player } did not open the nonce; it counts as empty.
log-paused = The match is paused.
log-resumed = The match goes on.
log-forked = From here on this is a game of its own, with new dice.
no-beyond-reveal = Something is rolled or revealed first: do that, then go on.
no-such-say = That is no longer there.
no-first = { $player } was first.
no-half-said = Something is still missing in that: choose the rest as well.
no-undo-here = At this table nothing is taken back.
no-not-started = The game has not started yet.
no-not-your-seat = That seat is not yours.
no-not-your-view = Only who sits there may see that before the game is over.
no-bot-plays = A bot plays for you. Take your seat back first.
no-slow = That was too much at once. Wait a moment.
no-broken = The server did not understand that. Load the page again.
sorry-cookie = The server does not know you yet. Load the page again, and allow cookies.
sorry-origin = That came from another site, so nothing was done.
sorry-seat-not-yours = That seat is not yours.
sorry-seat-taken = That seat is taken. Choose another one.
sorry-seat-here = Whoever sits there is at the table; a bot can only play for people who have left.
sorry-seat-unknown = There is no such seat at this table.
sorry-table-not-host = Only who set up the table can start the game.
sorry-table-not-yours = You do not sit at this table.
sorry-table-unknown = There is no such table. Check the link, or choose a table in the lobby.
sorry-table-full = Every seat of this table is taken. You can watch.
sorry-table-not-full = There are empty seats. Invite somebody, or seat a bot.
sorry-table-running = The game has started already. You can watch.
sorry-table-over = The game is over. You can watch the replay.
sorry-table-not-over = The game is not over yet.
sorry-table-not-started = The game has not started yet.
sorry-table-changed = The table has changed meanwhile. Look again, then try once more.
sorry-table-old-rules = This game was played by version { $was } of the rules of { $game }; this program knows version { $now }.
sorry-table-gone = Everybody has left this table before the game began, so it is no more.
sorry-table-starting = The dice are being agreed on: nobody can leave now. The game starts in a moment.
sorry-seat-resigned = Who has given up cannot come back to this game.
sorry-option-unknown = { $game } has no such table of values.
sorry-option-no-toml = This is no TOML: look at line { $line }, column { $column }.
sorry-option-no-json = This is no JSON: look at line { $line }, column { $column }.
sorry-seats-count = { $game } is played by { $low } to { $high }; with { $seats } seats it cannot be.
wrong-option-unknown = { $game } has no option “{ $option }”.
wrong-option-value = “{ $option }” cannot be “{ $value }”, but one of these: { $values }.
wrong-option-needs = “{ $option }” is only for tables with “{ $other }: { $value }”.
wrong-option-seats = “{ $option }” is only for { $players } players.
wrong-option-table = “{ $option }” is a table of values; “{ $value }” is none.
wrong-option-useless = “{ $option }”: this table of values cannot be used. { $reason }
sorry-game-unknown = There is no such game here.
sorry-page-unknown = There is no such page.
sorry-page-wrong = That cannot be done here.
sorry-invite-wrong = This invitation is not valid, or no longer. Ask for a new link.
sorry-too-large = That is too large: at most { $most } bytes.
sorry-standing-unknown = There is no such question here that can be answered for good.
sorry-fork-running = This game is not over yet: one can only play on from finished games, where nothing is secret any more.
sorry-fork-moment = There is no moment { $n } in this game: it goes from 0 to { $most }.
sorry-fork-end = At moment { $n } the game is over, so there is nothing to play on. Choose an earlier one.
sorry-fork-seats = { $seats } play this game; { $given } seats cannot play on from it.
sorry-hint-not-here = This table allows no hints.
sorry-hint-not-asked = You have nothing to decide just now.
sorry-slow = That was too much at once. Wait a moment.
sorry-storage = The server could not write that down, so nothing was done. Try again in a moment.
sorry-storage-unsure = The database broke off in the middle of writing, and the server cannot tell whether this was still done. Look first, then try again.
sorry-storage-away = The server cannot reach its database just now. What was confirmed is safe; the server keeps trying, and the table comes back by itself.
sorry-broken = Something went wrong on the server. Look at how things stand, then try again.
sorry-bot-unknown = There is no bot “{ $bot }”.
sorry-options-wrong = This table cannot be set up. { $reason }
sorry-body-wrong = The server did not understand that: { $reason }
sorry-lang-unknown = There are no words in the language “{ $lang }” here.
sorry-name-empty = A name needs a letter at least.
sorry-import-wrong = This file was not imported. { $reason }
sorry-import-running = This game is not over yet: only finished games can be imported.
verify-right = Right: the set-up and all { $n } entries follow from the seed, the nonces and the rules.
verify-running = The game is still running and its seed secret. So far all commitments are in order; check again after the end.
verify-wrong = This game file does not tell the truth.

## The replay

replay-play = Play
replay-pause = Pause
replay-forward = One step on
replay-backward = One step back
replay-start = To the beginning
replay-end = To the end
replay-speed = Speed
replay-moment = Moment
replay-at = { $n } of { $all }
replay-view = Seen by
replay-view-all = Everything open
replay-link = Copy link

## Playing on from a moment of a finished game

fork = Play on from here
fork-at = From move { $n } of { $of }
fork-about = The game stands as it stood then; from here on it is a game of its own, with new dice. Who has seen the replay knows what lay hidden.
fork-was = was { $player }
fork-next = to act
fork-look = Look at this moment
fork-make = Play on
fork-from = This game goes on from another one.
