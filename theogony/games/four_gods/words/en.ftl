# 4 Gods. In events and prompts $player, $rival, $tile, $cell, $start, $colour and $god are ready words; the others are numbers.

title = 4 Gods
tagline = Everybody lays the same world at the same time. Send your prophets where it grows, and build cities where nothing fits.

## Before the game

option-mode = How you play
    .about = All at once, as fast as you can, or one after the other.
option-mode-simultaneous = All at once
option-mode-turns = In turns
option-sand = Hourglass
    .about = How long a turn lasts. All at once, it is the time each player adds to the last period. Without one, a turn ends when you say so.
option-sand-30 = 30 seconds
option-sand-60 = 60 seconds
option-sand-120 = 2 minutes
option-sand-none = none
option-hidden = Hidden gods
    .about = Everybody is dealt a god in secret and shows it only for the scoring.
option-duel = Two gods only
    .about = Each of you plays one god instead of two.
option-referee = Wrong tiles
    .about = Usually the table refuses a tile that does not fit. Or the players watch each other: wrong tiles can be laid, and anybody may object.
option-referee-off = are refused
option-referee-on = the players object
option-referee-penalty = and whoever laid them loses a prophet
option-help = Help
    .about = For which tiles the table lights up where they fit. Seeing it yourself is half the game.
option-help-mine = the tiles I hold
option-help-all = all tiles
option-help-none = none

seat-0 = Blue wave
seat-1 = Red flame
seat-2 = Green leaf
seat-3 = Yellow sun

## What lies on the table

zone-world = The world
zone-hands = Your hands
zone-held = Hands
zone-row = Row
zone-bag = Bag
zone-gods = Gods and cities
zone-has = Belongings
spot-left = left hand
spot-right = right hand
spot-row = row, place { $number }
spot-cell = { $name }

colour-blue = blue
colour-yellow = yellow
colour-green = green
colour-grey = grey
god-merfolk = the goddess of the merfolk
god-humans = the god of humans
god-elves = the goddess of the elves
god-dwarves = the god of the dwarves
god-unknown = a hidden god
part-sea = sea
part-plain = plain
part-forest = forest
part-mountain = mountains
part-sea-again = the other sea
part-plain-again = the other plain
part-forest-again = the other forest
part-mountain-again = the other mountains

type-tile = tile { $number }
    .about = Lay it where it touches two straight edges and matches every tile beside it. Both sides can be used, turned as you like.
type-city = legendary city
    .about = Stands where at least two edges meet, with a prophet of its founder. Worth 5 at the end, unless a tile that fits destroys it.
    .count = { $n ->
        [one] 1 legendary city
       *[other] { $n } legendary cities
    }
type-ruin = ruin
    .about = A city you destroyed: worth 5 at the end.
    .count = { $n ->
        [one] 1 ruin
       *[other] { $n } ruins
    }
type-bag = bag
    .about = The tiles still to come. With empty hands, and a row that is not full, you may draw one or two.
    .count = { $n ->
        [one] 1 tile
       *[other] { $n } tiles
    }
type-prophet = { $colour } prophet
    .about = Stands on one area of a tile. Whoever has most prophets in a kingdom gets a point for each of its tiles without one.
    .count = { $n ->
        [one] 1 { $colour } prophet
       *[other] { $n } { $colour } prophets
    }
type-god = { $god }
    .about = Take a god to send out prophets. At the end the largest kingdom of its terrain and the number of its kingdoms bring points. You keep it for good.

## What can be done

kind-lay = Lay the tile
kind-raze = Destroy the city
kind-take = Take the tile
kind-store = Put the tile into your row
kind-return = Give the tile back
kind-draw = Draw tiles
button-draw-one = Draw only one
kind-god = Take the god
kind-prophet = Send a prophet
kind-move = Move a prophet here
kind-lift = Choose a prophet for a city
kind-city = Build a city
kind-pass = Pass
kind-end = End the turn
kind-object = Object
kind-nod = Nothing to object to
kind-resume = Go on playing
kind-ruin = Count the ruin
kind-forfeit = Give up a prophet
kind-remove = Give up this prophet
button-ruin = Ruin for { $colour }
button-forfeit = Give up a { $colour } prophet
sure-pass = Pass? That says you have nothing more to do. When everybody has passed, the game is over. Until then you can go on.
kind-time-up = The sand has run out

note-ruin = +5
note-fits = fits

prompt-to-race = Lay, draw, store, build: whatever you like, as fast as you can.
prompt-to-play = Your turn: lay, draw, store, build, as often as you like.
prompt-to-race-godless = Lay, draw, store, as fast as you can. And take a god: without one you get no points.
prompt-to-play-godless = Your turn: lay, draw, store, as often as you like. And take a god: without one you get no points.
prompt-to-watch = Watch closely: object if a tile lies wrong.
prompt-taken = Lay the tile you took, or put it into your row.
prompt-give-back = It fits nowhere and your row is full: give the tile back.
prompt-new-tile = You may set a prophet on the tile you just laid, or go on.
prompt-lifted = Where shall this prophet found a city?
prompt-all-play = Everybody is playing.
prompt-passed = You have passed. As soon as anybody does anything, you are in again.
prompt-to-rest = You have passed. When everybody has, the game is over. Until then you can go on.
prompt-looked = Object if you see a tile that lies wrong after all.
prompt-last-to-pass = All others have passed. If you pass too, the game is over.
prompt-still = Nobody has done anything for two rounds. After a third the game is over.
prompt-last-period = The last period: do what you still can before the sand has run out.
prompt-last-turn = Your last turn: do what you still can.
prompt-idle = { $left ->
    [one] You can take a tile from a row once more. Then something else has to happen first: lay, draw or build.
   *[other] You can take tiles from rows { $left } more times. Then something else has to happen first: lay, draw or build.
}
prompt-idle-over = Enough tiles were taken from rows: that is over until somebody lays, draws or builds something.
prompt-ruin = You destroyed a city. For which of your gods does the ruin count?
prompt-owes = Your wrong tile costs you a prophet: choose which one.
prompt-over = The world is made. The game is over.

## What happened

event-turn = { $last ->
    [0] It is { $player }’s turn.
   *[other] { $player } has the last turn.
}
event-turn-over = { $by ->
    [0] { $player } ends the turn.
    [2] { $player } passes.
   *[other] The sand has run out for { $player }.
}
event-drew = { $player } draws { $tile }.
event-stored = { $player } puts { $tile } into the row.
event-took = { $player } takes { $tile } from the row of { $rival }.
event-gave-back = { $player } gives { $tile } back to the row of { $rival }.
event-into-bag = The bag swallows { $tile } again.
event-laid = { $player } lays { $tile } on { $cell }.
event-razed = { $player } destroys the { $colour } city on { $cell } with { $tile }.
event-chose-god = { $player } takes { $god }.
event-prophet-came = { $player } sends a { $colour } prophet to { $cell }.
event-prophet-went = { $player } moves a { $colour } prophet from { $start } to { $cell }.
event-built = { $player } builds a city on { $cell } with a { $colour } prophet.
event-passed = { $player } passes.
event-resumed = { $player } goes on playing.
event-ruin-went = The ruin of { $player } counts for { $colour }.
event-owes = { $player } has to give up a prophet and chooses which one.
event-last-tile = { $player } has drawn the last tile.
event-last-call = { $why ->
    [0] The world is full: now comes the last period.
   *[other] The bag is empty: now comes the last period.
}
event-objected = { $right ->
    [0] { $player } objects to the tile on { $cell }, but it lies right.
   *[other] { $player } objects to the tile on { $cell }, and rightly so.
}
event-taken-back = { $player } takes { $tile } back from { $cell }.
event-fell = Nothing holds { $tile } on { $cell } any more.
event-city-fell = Nothing holds the { $colour } city on { $cell } any more.
event-prophet-home = The { $colour } prophet on { $cell } goes home.
event-prophet-lost = { $player } loses a { $colour } prophet for good.
event-shown-god = { $player } shows the god of { $colour }: { $god }.
event-game-over = { $why ->
    [2] Everybody has passed: the game is over.
    [3] Time is up: the game is over.
    [5] Nobody has done anything for three rounds: the game is over.
   *[other] The last turn is played: the game is over.
}
event-scored-city = { $player }: { $points } for the { $colour } city on { $cell }.
event-scored-ruins = { $player }: { $points } for the cities { $colour } destroyed: { $cities }.
event-stood-alone = The { $colour } prophet on { $cell } stands in no kingdom.
event-scored-kingdom = { $player }: { $points } for { $colour }: most prophets in a kingdom of { $tiles } tiles.
event-scored-largest = { $player }: { $points } for { $colour }: the largest kingdom of its god has { $tiles } tiles.
event-scored-most = { $player }: { $points } for { $colour }: its god has { $kingdoms ->
    [one] 1 kingdom
   *[other] { $kingdoms } kingdoms
}.

score-cities = Cities
score-ruins = Destroyed cities
score-kingdoms = Prophets and kingdoms
score-largest = Largest kingdom
score-most = Most kingdoms

## Why not

refusal-setup-no-turns = Everybody plays at once here: there is no turn to end. You can pass.
refusal-lay-empty-cell = Something lies there already.
refusal-lay-two-edges = A tile has to touch at least two straight edges: of the frame, or of other tiles. Cities have none.
refusal-lay-match = The terrains do not match there.
refusal-store-capacity = Your row is full.
refusal-store-full = Your row is full: lay some of its tiles before you draw.
refusal-draw-empty-hands = You draw with both hands empty.
refusal-take-free-hand = You need an empty hand to take a tile.
refusal-take-not-back = There is room in your own row, so it cannot go back.
refusal-god-choose = Somebody has taken this god already.
refusal-god-for-good = You have your god, and keep it for good.
refusal-prophet-needs-god = Only who has a god has prophets.
refusal-prophet-new-tile = Prophets come with a tile you have just laid.
refusal-prophet-one-area = There is no such area on that tile.
refusal-prophet-empty-supply = That prophet cannot come: take one from your supply, or one from a tile if your supply is empty; never one from a city.
refusal-city-needs-god = Building takes a god, and one of the eight cities.
refusal-city-two-edges = A city has to touch at least two straight edges. Other cities have none.
refusal-city-own-prophet = A city needs a prophet: from your supply, or, if that is empty, first choose one from a tile.
refusal-raze-needs-god = Only who has a god destroys cities.
refusal-raze-not-own = You do not destroy your own city.
refusal-raze-replace = There is no city to destroy.
refusal-raze-four-terrains = All four terrains surround this city: no tile can ever destroy it.
refusal-raze-corner = Two tiles around this city disagree about a corner: no tile can ever destroy it.
refusal-turns-others = It is not your turn: you may only object.
refusal-wrong-penalty = Your wrong tile costs you a prophet: first give one up, from your supply or, if that is empty, from a tile.
refusal-hidden-from-the-start = The gods are dealt in secret: you have yours.
refusal-ruling-city-anywhere = A city goes onto an empty cell.
refusal-ruling-raze-edges = A tile has to touch two edges there.
refusal-ruling-supply-first = First use the prophets in your supply.
refusal-ruling-taken-first = First lay the tile you took, or put it into your row.
refusal-ruling-unable = The tile still fits somewhere, so it cannot go back.
refusal-ruling-passing = You pass if you do nothing in your turn; if you have done something, you end the turn.
refusal-engine-nothing-held = There is no such tile in your hand.
refusal-engine-empty-bag = The bag is empty.
refusal-engine-take-to-use = That tile of your own row fits nowhere now, so there is nothing to take it for.
refusal-engine-passed = You have passed: first go on playing.
refusal-engine-idle = You have taken tiles, chosen prophets, objected or gone on after passing twelve times. So that every game ends, something else has to happen first: lay, draw or build something.
refusal-engine-slips = You have laid three wrong tiles; this one would be wrong again.
refusal-engine-objection = There is nothing to object to here.
refusal-engine-ruins-of-two-gods = First say for which of your gods the ruin counts.
refusal-engine-own-prophet = That is none of your prophets.
refusal-engine-not-in-a-row = That tile lies in no row any more.

## The rulebook

chapter-modes = Ways to play
chapter-setup = Setting up
chapter-actions = Actions
chapter-lay = Laying a tile
chapter-store = Your row
chapter-draw = Drawing
chapter-turn-over = Turning tiles over
chapter-take = Taking a tile from a row
chapter-god = Choosing a god
chapter-prophet = Prophets
chapter-city = Building a city
chapter-raze = Destroying a city
chapter-end = The end
chapter-score = Scoring
chapter-turns = In turns
chapter-hidden = Hidden gods
chapter-three = Three players
chapter-four-gods = Two players, four gods
chapter-two-gods = Two players, two gods
chapter-wrong = Wrong tiles
chapter-ruling = Rulings
chapter-engine = At this table

rule-modes-players = Two to four people play.
rule-modes-three-choices = Before the game you agree on three things: all at once or in turns; open or hidden gods; and, for two, four gods or two. Any combination will do.
rule-modes-usual = The rules are told for four players with open gods who play all at once; the chapters after the scoring say what is different otherwise.
rule-setup-world = Inside the frame is the world: 64 cells, all empty. Everybody sits at one side.
rule-setup-cities = The 8 legendary cities lie beside the frame.
rule-setup-gods = The 4 gods lie beside the frame, each with 10 prophets of its colour.
rule-setup-two-tiles = All 92 tiles go into the bag. Then everybody draws two, one for each hand.
rule-setup-aim = Whoever has most divine influence at the end wins.
rule-setup-no-turns = There are no turns. Everybody acts whenever they like, as soon as all hold their two tiles.
rule-actions-any-order = You may do every action as often as you like, in any order, as long as you keep to its conditions.
rule-lay-empty-cell = Lay a tile you hold onto an empty cell, with either side up and turned as you like.
rule-lay-two-edges = It has to touch at least two straight edges: the frame, or tiles that lie there already.
rule-lay-corners-first = So the first tiles can only lie in the corners of the frame.
rule-lay-anywhere = No corner and no cell belongs to anybody: lay wherever it is allowed.
rule-lay-round-cities = Cities are round. They never count as an edge.
rule-lay-match = Every side has to show the same terrain as the tile it touches there: sea to sea, plain to plain, forest to forest, mountains to mountains. Towards the frame, a gap or a city anything goes.
rule-store-own-row = A tile you cannot or will not lay may go into your row, with whichever side up you like; also both tiles one after the other.
rule-store-capacity = A row holds 10 tiles.
rule-store-full = As long as your row is full you must not draw.
rule-draw-empty-hands = To draw you need both hands empty.
rule-draw-one-or-two = Draw one or two tiles from the bag without looking. Of two, each hand takes one.
rule-draw-full-row = Once more, because it is easily forgotten: who has a full row does not draw.
rule-turn-over-any = With an empty hand you may turn over any tile in any row, as often as you like.
rule-turn-over-same-place = A tile that was turned stays in its place. Carrying it over the world means taking it.
rule-take-free-hand = With an empty hand you may take a tile from any row, yours or another’s.
rule-take-at-once = What you took goes at once into the world or into your own row.
rule-take-not-back = A tile from somebody else’s row does not go back there.
rule-take-fits-nowhere = Only if it fits nowhere in the world and your row is full does it go back; and if that row is full by now, into the bag.
rule-god-choose = Whoever has no god may at any time take one that is free, with its prophets, and says so.
rule-god-terrains = The goddess of the merfolk cares for the sea (blue), the god of the dwarves for mountains (grey), the goddess of the elves for forests (green), the god of humans for plains (yellow).
rule-god-for-good = You keep your god until the end; nobody can take it from you.
rule-prophet-needs-god = Without a god there are no prophets.
rule-prophet-new-tile = Whenever you lay a tile you may set one prophet from your supply on one area of this very tile.
rule-prophet-any-terrain = It may be any terrain, not only that of your god.
rule-prophet-one-area = A prophet stands on exactly one area.
rule-prophet-kingdom = A kingdom is a connected area of one terrain on two tiles or more.
rule-prophet-empty-supply = If your supply is empty you may instead move one of your prophets from another tile to the new one; never one that stands in a city.
rule-city-needs-god = To build a city you need a god. There are 8 cities, and no more.
rule-city-two-edges = At any time you may put a city on an empty cell that touches at least two straight edges.
rule-city-no-edge = A city gives no edge to anything laid later. The terrain around it does not matter.
rule-city-own-prophet = One of your prophets has to stand in it: from your supply or, if that is empty, from a tile of your choice, but not from another city.
rule-city-worth = A city you hold at the end is worth 5.
rule-raze-needs-god = With a god and a tile that could lie in a city’s place you may destroy the city.
rule-raze-not-own = Your own city you may not destroy.
rule-raze-replace = If the tile matches all tiles around, it takes the city’s place. The city is yours as a ruin, worth 5 at the end.
rule-raze-prophet-gone = The prophet in the city is out of the game.
rule-raze-then-prophet = You may then set a prophet on the new tile as usual.
rule-raze-four-terrains = A city surrounded by all four terrains can never be destroyed, because no tile shows four.
rule-raze-corner = Nor can a city beside two tiles that show different terrains where their corners meet.
rule-end-triggers = The end comes when every cell holds a tile or a city, when the bag is empty, or when everybody passes.
rule-end-last-tile = Whoever draws the last tile says so.
rule-end-final-period = If the world is full or the bag empty, there is a last period of 30 seconds for each player, in which everything may still be done. If all have passed, there is none.
rule-end-no-more = After that nobody does anything any more, and influence is counted.
rule-score-four-steps = Count in four steps, one after the other: cities, prophets and kingdoms, largest kingdoms, most kingdoms.
rule-score-cities = 5 for each city with your prophet, and 5 for each city you destroyed.
rule-score-single-tiles = Prophets on an area of a single tile count for nothing.
rule-score-kingdoms = In each kingdom, whoever has most prophets gets as many points as the kingdom has tiles without a prophet in it.
rule-score-shared = Whoever is tied for most gets all of these points.
rule-score-others = Everybody else in the kingdom gets nothing for it.
rule-score-largest = Then compare the largest kingdoms of the gods’ terrains: 15, 10, 5 and 0 points for first to fourth. Who is tied adds up the points of their places and shares them, rounded down.
rule-score-most = In the same way, 15, 10, 5 and 0 points for the number of kingdoms of the gods’ terrains.
rule-score-winner = Most influence wins; who is tied shares the place.
rule-turns-setup = Nobody starts with tiles in hand. A first player is drawn by lot; turns go round to the left.
rule-turns-hourglass = In your turn you may do everything, as often as you like, until the sand has run out.
rule-turns-time-up = Then the tiles you hold go into your row, and into the bag if there is no room. The next player’s turn begins.
rule-turns-last = Once the world is full or the bag empty, everybody has one last turn.
rule-turns-others = Whoever is not playing holds no tiles, touches no other row, and keeps away from the world.
rule-hidden-dealt = Everybody takes the prophets of a colour; then a god is dealt to everybody face down. Colour and god have nothing to do with each other.
rule-hidden-secret = Who plays which god stays secret until just before the scoring.
rule-hidden-from-the-start = Everybody has a god from the beginning, so prophets may stand on the very first tile.
rule-hidden-two-players = With two players and four gods there is little to hide, since you know the other’s two gods; only which colour serves which remains a secret.
rule-three-numbers = Three players have 13 places in the row and 13 prophets each.
rule-three-fourth-god = The god nobody took is out of the game; its terrain is left out of the largest and the most kingdoms. Its kingdoms still count for prophets.
rule-four-gods-two-each = Both players take two gods, at once or one after the other, with 10 prophets each.
rule-four-gods-one-prophet = There is still one prophet for each tile, of either of your gods.
rule-four-gods-two-rows = Each has two rows, 20 places in all.
rule-four-gods-apart = All four gods are scored apart. In a kingdom the most prophets of one colour count, not those of one player.
rule-four-gods-rearmost = Whoever’s god is last of the four loses. If both are last with one god, the better other god wins; if that is tied too, nobody does.
rule-two-gods-one-each = Each player takes one god with 13 prophets. The other two are out of the game, and their terrains are left out of the largest and the most kingdoms.
rule-two-gods-rows = Here too each has 20 places in two rows.
rule-wrong-at-once = If a wrong tile is noticed at once, it goes back to the hand that laid it.
rule-wrong-with-prophet = If it is noticed later, a prophet on it goes home and the tile goes into the row of whoever laid it, or into the bag if that is full.
rule-wrong-without = The same without a prophet: the table remembers who laid the tile.
rule-wrong-cascade = Then every tile that lies wrong because of it goes into the bag, and so on until the world is in order; prophets on them go home.
rule-wrong-too-late = Once the scoring has begun it is too late: the tile counts as it lies.
rule-wrong-penalty = If you agreed on a penalty, whoever laid the tile loses a prophet for good: the one that stood on it, else one from the supply, else one from a tile, never one from a city. Where there is a choice, they choose.
rule-ruling-no-diagonals = Corners of diagonal neighbours are not compared, because only sides touch.
rule-ruling-sides = A side reaches from corner to corner, so two terrains on it have to meet the same two.
rule-ruling-connection = Areas that touch at a corner only are not connected.
rule-ruling-city-anywhere = A city may stand on any empty cell with two edges, even if a tile would fit there.
rule-ruling-raze-edges = The tile that destroys a city has to touch two edges, too, as any tile.
rule-ruling-raze-from-row = A tile just taken from a row may destroy a city, because laying it is what it was taken for.
rule-ruling-ruins = Destroyed cities are not built again; there are 8 in the whole game.
rule-ruling-named-area = If a tile has two areas of one terrain, you say on which of them the prophet stands.
rule-ruling-one-on-a-tile = No tile ever holds two prophets, because they come only to the tile just laid.
rule-ruling-with-the-tile = A prophet comes with the tile: as soon as you do anything else it is too late.
rule-ruling-nobody-left = Without prophets in supply or on tiles you can neither set one nor build.
rule-ruling-supply-first = Prophets in the world are moved only when the supply of their colour is empty.
rule-ruling-occupied = A prophet on another area of a tile does not occupy the tile for this kingdom.
rule-ruling-counted-once = A tile that belongs to a kingdom with two areas counts once.
rule-ruling-no-kingdom = A god without any kingdom takes no place and gets nothing; the others are ranked without it.
rule-ruling-no-god = Whoever never takes a god has no influence, and gods nobody took are left out.
rule-ruling-fewer-gods = With fewer than four gods the prizes go from the top: 15, 10, 5.
rule-ruling-last-turns = In turns, the turn in which the end comes is played out; then everybody has a last one, its player last of all.
rule-ruling-end-stays = Tiles that return to the bag do not undo the end; they may be drawn.
rule-ruling-full-once = Once the world was full the end stays, even if a gap opens again.
rule-ruling-short-bag = If you want two tiles and there is only one, you draw that one.
rule-ruling-one-place-left = You may draw two tiles with one place left in your row.
rule-ruling-taken-first = A taken tile comes first: until it is laid or stored you do nothing else. One from your own row may go back.
rule-ruling-unable = A tile goes back only if you are unable to use it, not if you do not like to.
rule-ruling-arrival = All at once, what arrives first counts, and everything is judged in the world it meets.
rule-ruling-time = The hourglass belongs to the table and is the same for everybody.
rule-ruling-passing = Passing says that you have nothing more to do as things are. As soon as anybody does anything, even take or store a tile, nobody has passed any more. In turns, you pass by doing nothing in your turn.
rule-ruling-undealt = Hidden gods that were not dealt stay face down and are left out.
rule-ruling-all-build = With hidden gods everybody may build from the start.
rule-ruling-wrong-tiles = A tile lies wrong if it touches fewer than two edges or does not match. A city left with fewer than two edges goes back, and its prophet goes home.
rule-ruling-public = Both sides of every tile are known to all, so turning tiles over is only a way of looking.
rule-ruling-seating = Where two players sit makes no difference but for their 20 places.
rule-engine-nothing-held = Only a tile in your hand can be laid or stored.
rule-engine-empty-bag = From an empty bag nothing is drawn.
rule-engine-take-to-use = A tile from your own row is taken only to be laid, since taking it to put it back changes nothing.
rule-engine-passed = Whoever has passed can take it back as long as the game goes on.
rule-engine-idle = Taking tiles, choosing prophets, objecting in vain and going on after passing can be done twelve times by each player before something else happens, so that every game ends. You are told some times before.
rule-engine-slips = Each player can lay three wrong tiles; after that the table refuses them.
rule-engine-objection = Where the players are the referees, anybody may object to any tile at any time, also in somebody else’s turn.
rule-engine-ruins-of-two-gods = If you play two gods, you choose for which of them a ruin counts. What is not said in time counts for the one with fewer.
rule-engine-seats-and-colours = With hidden gods the colours go round the table: blue, yellow, green, grey.
rule-engine-own-prophet = Everybody moves only prophets of their own.
rule-engine-not-in-a-row = Only what lies in a row can be taken from it; whoever is faster has it.
rule-engine-penalty-prophet = What was not chosen before the end is taken from the larger of two supplies, or else from the first tile with a prophet, row by row from the north-west.
rule-engine-lapsed = A turn in which the sand runs out is no passing. But if nobody has done anything for three rounds, the game is over.
