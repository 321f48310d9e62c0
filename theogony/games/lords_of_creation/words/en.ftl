# Lords of Creation. In events and prompts $player, $rival, $cell, $start, $terrain and $card are ready words: $terrain is the
# attribute `.one` of a terrain, $card the attribute `.the` of a card. Numbers ($n, $die, $round …) are numbers.

title = Lords of Creation
tagline = Make a world, people it, and decide when its barbarians shall build towns and altars in your honour.

## Before the game

option-knowledge = Complete knowledge
    .about = All cards are dealt out at the start: everybody knows the cards of the whole game. Then you may also play without the early end.
option-full = No early end
    .about = Equal cards among the last seven do not end the game.
option-box = What is in the box
    .about = How many terrain markers, cards, people and altars there are, as a table in a TOML file. The rulebook does not say; the usual numbers are reconstructed.
option-box-none = as reconstructed
option-box-own = its own
wrong-box-no-such = A box has no “{ $name }”. It has: { $has }.
wrong-box-count = “{ $name }” is a whole number from { $least } to { $most }, not “{ $given }”.
wrong-box-no-table = “{ $name }” is a table of numbers, not “{ $given }”.
wrong-box-five-numbers = “{ $name }” lists how many cards of 1, 2, 3, 4 and 5 there are: five numbers, not “{ $given }”.
wrong-box-few-markers = The world has { $cells } hexes and needs a terrain marker for each; this box has { $markers }.
wrong-box-few-cards = For { $seats } players the hands take { $need } cards; this box has { $cards }. Give it more, or take fewer players.

seat-0 = Blue wave
seat-1 = Red flame
seat-2 = Green leaf
seat-3 = Yellow sun
seat-4 = Grey mountain

## What lies on the table

zone-world = The world
zone-held = Your markers
zone-hand = Your cards
zone-queue = The round
zone-played = Played cards
zone-box = In the box
zone-dice = Dice
zone-has = Belongings

type-terrain-island = island
    .about = Habitable. Islanders cross a sea hex, to land on other islands and to attack any coast.
    .one = an island
    .count = { $n ->
        [one] 1 island
       *[other] { $n } islands
    }
type-terrain-hill = hills
    .about = Habitable. People of the hills stay on hills.
    .one = hills
    .count = { $n ->
        [one] 1 hill hex
       *[other] { $n } hill hexes
    }
type-terrain-forest = forest
    .about = Habitable. People of the forest stay in forests.
    .one = a forest
    .count = { $n ->
        [one] 1 forest
       *[other] { $n } forests
    }
type-terrain-grassland = grassland
    .about = Habitable. People of the grassland stay on grassland.
    .one = grassland
    .count = { $n ->
        [one] 1 grassland hex
       *[other] { $n } grassland hexes
    }
type-terrain-sea = sea
    .about = Nobody lives here. Islanders cross a single sea hex.
    .one = a sea
    .count = { $n ->
        [one] 1 sea hex
       *[other] { $n } sea hexes
    }
type-terrain-mountain = mountains
    .about = Nobody lives here.
    .one = mountains
    .count = { $n ->
        [one] 1 mountain hex
       *[other] { $n } mountain hexes
    }
type-terrain-desert = desert
    .about = Nobody lives here.
    .one = a desert
    .count = { $n ->
        [one] 1 desert hex
       *[other] { $n } desert hexes
    }
type-marker = terrain marker, face down
    .about = What it shows, only its owner knows. At most three may be kept.
    .one = a terrain marker
    .count = { $n ->
        [one] 1 terrain marker, face down
       *[other] { $n } terrain markers, face down
    }
type-container = terrain markers to draw
    .about = Terrain markers in the container. Who draws one may lay or keep it.
    .count = { $n ->
        [one] 1 terrain marker to draw
       *[other] { $n } terrain markers to draw
    }
type-camp = barbarians
    .about = Their hex is worth 1 point. They move over their terrain, leave one behind everywhere, and from two on they attack.
    .count = { $n ->
        [one] 1 barbarian
       *[other] { $n } barbarians
    }
type-town = civilised people
    .about = Their hex is worth 2 points. They defend themselves but never attack, and move only to civilised hexes of their own.
    .count = { $n ->
        [one] 1 civilised person
       *[other] { $n } civilised people
    }
type-people = people in supply
    .about = People who are not on the board.
    .count = { $n ->
        [one] 1 person in supply
       *[other] { $n } people in supply
    }
type-altar = altar
    .about = Makes a civilised hex worth 3 points for as long as somebody lives there.
    .count = { $n ->
        [one] 1 altar
       *[other] { $n } altars
    }
type-card = { $terrain } { $value }
    .about = Place that many people in one hex of that terrain. Lower numbers go first.
    .the = { $terrain } { $value }
    .count = { $terrain } { $value }, { $n } of them
type-card-back = card, face down
    .about = A card nobody else may look at.
    .the = a card
    .count = { $n ->
        [one] 1 card, face down
       *[other] { $n } cards, face down
    }
type-stock = cards to draw
    .about = The stock, face down. When it cannot serve everybody it counts as empty.
    .count = { $n ->
        [one] 1 card to draw
       *[other] { $n } cards to draw
    }
about-played = How many of this card have been played, of how many there are.
type-blow = hits
type-loss = loses one
type-attack-die = attacker’s die
    .about = Two of them: 6 or more hits on the same terrain, 8 or more on another. Doubles end the turn.
type-defence-die = defender’s die
    .about = Hits if it is higher than each of the attacker’s dice.
type-pips-1 = one
type-pips-2 = two
type-pips-3 = three
type-pips-4 = four
type-pips-5 = five
type-pips-6 = six

card-island = island
card-hill = hills
card-forest = forest
card-grassland = grassland

## What can be done

kind-lay = Lay the marker
kind-keep = Keep the marker
kind-card = Choose the card
kind-place = Place people
kind-step = Move
kind-attack = Attack
kind-civilise = Civilise
kind-altar = Altar
kind-many = Go
kind-end = End turn

note-odds = { "{blow}" } { $hit } % { "{loss}" } { $back } %

prompt-to-lay = { $held ->
    [one] Lay the marker on any empty hex, or keep it for later.
   *[other] Lay one of your { $held } markers on any empty hex, or keep them all.
}
prompt-to-lay-now = Your hands are full: lay one of your markers on any empty hex.
prompt-to-choose = Choose a card, face down. You may change it until everybody has chosen.
prompt-to-choose-last = Choose a card, face down. If two players turn up the same card, the game ends at once.
prompt-to-place = { $n ->
    [one] { $card }: place 1 of your people in a hex of that terrain.
   *[other] { $card }: place { $n } of your people in one hex of that terrain.
}
prompt-to-act = Move or attack as you like; then end your turn.
prompt-to-step = How many go? At least one stays behind.
prompt-to-advance = The hex is empty. How many move in? At least one must, and one must stay.
prompt-waiting-cards = The others are choosing their cards.
prompt-over = The world is finished. The game is over.

## What happened

event-start-roll = { $player } rolls { $die } for the first turn.
event-drew = { $player } draws { $terrain }.
event-laid = { $player } lays { $terrain } on { $cell }.
event-kept = { $n ->
    [one] { $player } keeps a marker.
   *[other] { $player } keeps a marker and now holds { $n }.
}
event-gave-back = { $n ->
    [one] { $player } puts a marker back, unseen.
   *[other] { $player } puts { $n } markers back, unseen.
}
event-created = The world is created. Now people shall live in it.
event-round = Round { $round }.
event-showed = { $player } turns up { $card }.
event-took-card = { $player } draws { $card }.
event-stock-empty = The stock is used up. From the next reveal on, equal cards end the game at once.
event-tie-roll = { $player } rolls { $die } to decide the tie.
event-turn = { $player } is due with { $card }.
event-placed = { $n ->
    [one] { $player } places 1 marker on { $cell }.
   *[other] { $player } places { $n } markers on { $cell }.
}
event-not-placed = { $why ->
    [0] { $player } finds no free hex for the card and places nobody.
   *[1] { $player } has nobody left to place.
}
event-stepped = { $n ->
    [one] { $player } moves 1 marker from { $start } to { $cell }.
   *[other] { $player } moves { $n } markers from { $start } to { $cell }.
}
event-attacked = { $player } attacks { $rival } from { $start } on { $cell }.
event-rolled = { $player } rolls { $first } and { $second }, { $rival } rolls { $third }.
event-lost = { $player } loses a marker on { $cell }.
event-altar-fell = The altar of { $player } on { $cell } falls.
event-advanced = { $n ->
    [one] { $player } advances to { $cell } with 1 marker.
   *[other] { $player } advances to { $cell } with { $n } markers.
}
event-doubles = Doubles: the turn of { $player } is over.
event-civilised = { $player } civilises the people on { $cell }.
event-built = { $player } builds an altar on { $cell }.
event-game-over = { $why ->
    [0] All cards are played: the game is over.
   *[1] Equal cards among the last seven: the game is over at once.
}

score-barbarian = Barbarian hexes × 1
score-civilised = Civilised hexes × 2
score-altars = Hexes with an altar × 3

## Why not

refusal-setup-phases = First the world is created, then people live in it.
refusal-creation-lay = A marker you hold goes on an empty hex, and only there.
refusal-creation-keep = You hold three markers already: lay one of the four.
refusal-terrain-uninhabitable = Nobody can live there.
refusal-cards-choose = That card is not in your hand.
refusal-turn-placing-first = People are placed once, at the start of the turn; everything else comes after that.
refusal-people-civilised = Civilised people do not attack.
refusal-people-terrain = People never leave the terrain they were placed on.
refusal-placing-one-hex = Your card names another terrain.
refusal-placing-own-or-empty = Somebody else lives there.
refusal-moving-any-distance = You have nobody there to move.
refusal-moving-leave-one = At least one has to stay behind.
refusal-moving-islanders = Only islanders go further than the next hex, and only across one sea hex to another island.
refusal-moving-sides = Barbarians and civilised people do not share a hex.
refusal-attack-two-barbarians = An attack needs at least two of your barbarians in the hex it starts from.
refusal-attack-adjacent = Only a neighbouring hex can be attacked.
refusal-attack-across-sea = No single sea hex lies between the two.
refusal-attack-advance = First move into the hex you have emptied.
refusal-civilise-once = You have civilised a hex this turn.
refusal-civilise-where = After your first time, only a hex next to a civilised one can be civilised.
refusal-altar-once = One altar a turn, on a hex with at least two of your civilised people.
refusal-ruling-empty-container = There was nothing to draw, so there is nothing to keep: lay a marker you hold.
refusal-ruling-placing-compulsory = Place your people first.
refusal-ruling-civilised-stay = Civilised people do not settle empty hexes.
refusal-ruling-no-entering = Somebody else lives there; it can only be attacked.
refusal-ruling-targets = Nobody lives there whom you could attack.
refusal-ruling-how-many-advance = At least one has to stay behind.
refusal-ruling-what-to-civilise = There are no barbarians to civilise.
refusal-ruling-one-altar = There is an altar already.
refusal-ruling-own-altar = You can build only where your own people live.
refusal-ruling-no-altars-left = No altar is left in the box.
refusal-engine-steps = You have walked to and fro long enough. Settle new land, attack, civilise, build, or end your turn.
refusal-engine-edge = The world ends there.

## The rulebook

chapter-setup = Setting up
chapter-creation = Creating the world
chapter-terrain = Terrain
chapter-cards = The cards
chapter-turn = Your turn
chapter-people = People
chapter-placing = Placing people
chapter-moving = Moving
chapter-attack = Attacking
chapter-civilise = Civilising
chapter-altar = Altars
chapter-end = The end of the game
chapter-score = Homage
chapter-knowledge = Variant: complete knowledge
chapter-overview = From the overview
chapter-ruling = Rulings
chapter-engine = At this table

rule-setup-players = Two to five people play. Each is a god who wants to be worshipped: hexes with your people bring homage, and most homage wins.
rule-setup-packs = { $packs ->
    [one] One pack of cards is shuffled.
   *[other] { $packs } equal packs of cards are shuffled into one deck.
} The rulebook does not print how many cards there are; at this table there are { $cards }. Of the numbers 1, 2, 3, 4 and 5 there are so many: island { $island }; hills { $hill }; forest { $forest }; grassland { $grassland }.
rule-setup-humans = Everybody takes the human markers of one colour: at this table { $humans }.
rule-setup-hands = Seven cards are dealt to each and kept secret. The rest is the face-down stock.
rule-setup-container = All { $markers } terrain markers go into a container nobody can look into: { $island-markers } islands, { $hill-markers } hills, { $forest-markers } forests, { $grassland-markers } grasslands, { $sea-markers } seas, { $mountain-markers } mountains and { $desert-markers } deserts.
rule-setup-phases = The game has two phases. First the world is created; only when it is complete do people come to live in it.
rule-creation-start-player = Who begins is rolled for; then turns pass clockwise.
rule-creation-lay = In your turn you draw one terrain marker and lay it on any empty hex of the board.
rule-creation-keep = Instead you may keep it. At most three markers may be kept in all, and keeping is all you do that turn.
rule-creation-end = The phase ends as soon as every hex is covered.
rule-creation-left-over = Some markers are meant to be left over. Those you still hold go back into the container unseen.
rule-terrain-habitable = People can live on islands, hills, in forests and on grassland.
rule-terrain-uninhabitable = Nobody ever lives on sea, mountains or desert.
rule-cards-face = A card shows one of the habitable terrains and a number.
rule-cards-choose = At the start of a round everybody chooses one card and lays it face down. When all have chosen, the cards are turned up together; until then you may still change your mind.
rule-cards-order = The turns of the round go from the lowest number to the highest.
rule-cards-equal-numbers = Between equal numbers the terrain decides: island before hills before forest before grassland.
rule-cards-ties = Between equal cards the dice decide: the highest roll goes first.
rule-cards-late-ties = Such a tie is rolled for only when those players are due. Whoever comes before them finishes first.
rule-cards-draw = After the reveal everybody draws a card, back to seven.
rule-cards-stock = If the stock cannot serve everybody, nobody draws, and it counts as empty. Played cards never come back.
rule-turn-actions = In your turn you place people, move, attack, civilise and build an altar.
rule-turn-placing-first = Placing comes first. After it you do the rest, all or some of it, in any order.
rule-turn-end = Your turn is over when you roll doubles in a fight, when nothing is left for you to do, or when you want no more.
rule-people-sides = A human marker has two sides, barbarian and civilised.
rule-people-barbarians = Barbarians may move and attack.
rule-people-civilised = Civilised people never attack. They may move, but only to hexes that are civilised already.
rule-people-defence = Both defend themselves in the same way.
rule-people-terrain = People never leave the terrain on which they were placed.
rule-placing-one-hex = Place as many people as your card says, all in one hex of the card’s terrain.
rule-placing-own-or-empty = That hex must be empty or your own; never somebody else’s.
rule-placing-no-limit = Any number of people may live in a hex.
rule-placing-same-side = People who join others take their side: barbarians join barbarians, civilised people civilised people.
rule-placing-skipped = If there is no hex for your card, or you have nobody left, you place nobody. The rest of your turn remains.
rule-moving-any-distance = Your people may move any distance over connected hexes of their terrain.
rule-moving-leave-one = No hex may be left empty: at least one stays behind in every hex they leave, also in each one they settle on the way.
rule-moving-islanders = Islanders, and only they, may cross one sea hex to land on another island.
rule-moving-sides = Barbarians may not enter civilised hexes, civilised people no barbarian ones.
rule-attack-any-time = After placing you may attack whenever and as often as you like, and move in between.
rule-attack-two-barbarians = Only barbarians attack, from a hex that holds at least two of them.
rule-attack-adjacent = Any neighbouring hex can be attacked, whatever its terrain, islands included.
rule-attack-across-sea = Island barbarians may also attack across one sea hex, any terrain on the other shore.
rule-attack-dice = The attacker rolls two dice, the defender one.
rule-attack-hit = The attacker hits with a sum of 6 or more if both hexes have the same terrain, with 8 or more if not.
rule-attack-defender-hits = The defender hits if the single die is higher than each of the attacker’s two.
rule-attack-both = Both results count. Each hit costs the other side one marker, out of the two hexes of the fight and no other.
rule-attack-losses = Lost markers go back to their owner’s supply and can be placed again.
rule-attack-advance = If the attacked hex is emptied, the attacker must move at least one marker in, unless the terrain differs, only one attacker is left, or doubles were rolled.
rule-attack-doubles = If the attacker’s two dice are equal, the turn ends at once. Hits of that roll count, but nobody advances.
rule-attack-raids = Attacks on another terrain are raids: nobody moves in.
rule-civilise-once = Once in your turn you may civilise one hex.
rule-civilise-where = The first time you do it in the game you may choose any hex; after that only one next to a civilised hex.
rule-civilise-no-sea = Next to each other does not mean across a sea.
rule-civilise-all = All barbarians of the hex are turned to their civilised side. Nothing turns them back.
rule-civilise-others = You may choose hexes of other players; neither colour nor terrain matters. That is a good way to stop an attack before it comes.
rule-civilise-optional = Nobody has to civilise. After doubles it is too late for that turn.
rule-civilise-return = Lost markers come back as barbarians, unless they are placed on a civilised hex.
rule-civilise-worth = A civilised hex is worth 2 points and may get an altar.
rule-altar-once = Once in your turn you may build an altar on a hex with at least two of your civilised people.
rule-altar-replaces = One of them is taken off, and the altar takes its place. Nothing undoes this.
rule-altar-lasts = Hits do not destroy an altar. It is removed when the last marker under it is lost.
rule-altar-worth = A hex with an altar is worth 3 points.
rule-end-all-cards = The game ends when all cards have been played, the last seven in every hand included.
rule-end-equal-cards = It also ends when two players or more reveal equal cards, terrain and number, while there is nothing left to draw. It ends at the reveal: nobody takes a turn any more.
rule-score-hexes = For each hex with your people you get 1 point if they are barbarians, 2 if they are civilised, 3 if there is an altar. How many they are does not matter.
rule-score-ties = Most points win. If points are equal, more hexes decide; then more people; then the victory is shared.
rule-knowledge-deal = All cards are dealt out equally at the start, those left over are set aside unseen. Keeping terrain markers remains as it is.
rule-knowledge-early-end = You may agree to drop the early end. If it stays, it counts as soon as everybody is down to seven cards.
rule-overview-advance = The compulsory advance happens if the emptied hex has the attacker’s terrain and the attacker can leave a marker behind.
rule-ruling-held-markers = Each turn you draw one marker and then lay any one of those you hold, or keep them all if they are no more than three. You never lay two and never skip drawing, because a turn is one marker.
rule-ruling-empty-container = If a box with few markers leaves nothing to draw, you lay a marker you hold; if you hold none, you pass, because the world has to be finished.
rule-ruling-equal-rolls = Everybody rolls one die, the highest goes first, and those who tie roll again. The same holds for equal cards.
rule-ruling-start-player-forgotten = Who began the creation does not matter later, because the cards make the order of each round.
rule-ruling-drawing-order = Cards are drawn in the order of the seats, because it makes no difference.
rule-ruling-last-seven = The early end counts from the first reveal at which the stock holds fewer cards than there are players: in each of the last seven rounds. Drawing follows the reveal, so the round of the last full draw is not among them.
rule-ruling-leftover-cards = Cards that are too few to serve everybody are out of the game.
rule-ruling-small-supply = Whoever has fewer people left than the card says places all of them, because the rule excuses only those who have none.
rule-ruling-placing-compulsory = Placing is compulsory if it is possible, because only then is it skipped; where, you choose.
rule-ruling-placing-under-altar = People may be placed on your own hex with an altar. They are civilised.
rule-ruling-steps = A move is made of steps: some people go from a hex of yours to a neighbouring one, or across a sea between islands, and at least one stays. Any number of steps may follow each other, and so nothing is ever left empty.
rule-ruling-civilised-stay = Civilised people do not enter empty hexes, because they move only to hexes that are civilised already.
rule-ruling-no-entering = Nobody moves into a hex where somebody else’s people live, whatever their side.
rule-ruling-sea-crossing = Crossing the sea leads to any island next to the same sea hex, straight or around a corner. One step crosses exactly one sea hex, but steps may follow each other.
rule-ruling-targets = Only a hex with somebody else’s people can be attacked, not an empty one and not your own.
rule-ruling-who-defends = The owner of the attacked hex rolls for it.
rule-ruling-at-the-same-time = If both hit, both lose a marker at the same time; whether the attacker advances is looked at afterwards.
rule-ruling-advance-over-sea = The advance is compulsory across the sea too, from island to island, because the terrain is the same.
rule-ruling-how-many-advance = At least one advances and at least one stays; in between the attacker chooses. They remain barbarians.
rule-ruling-emptied-hex = An emptied hex is nobody’s and no longer civilised, because the side belongs to the markers. Its altar goes back into the box.
rule-ruling-what-to-civilise = A hex with at least one barbarian can be civilised, whoever owns it.
rule-ruling-civilised-hex = A hex counts as civilised while civilised people of any player live there.
rule-ruling-first-civilising = The free choice is yours once in the game, even if all civilised hexes vanish later.
rule-ruling-altar-at-once = In one turn you may settle a hex, civilise it and build an altar there, because nothing forbids it.
rule-ruling-one-altar = A hex holds one altar at most, because 3 points are the most it is worth.
rule-ruling-own-altar = You cannot build on another player’s hex, because an altar needs your own people.
rule-ruling-replaced-marker = The marker that an altar replaces goes back to its owner’s supply.
rule-ruling-no-altars-left = There are { $altars } altars. When all of them are on the board, none can be built.
rule-ruling-leaving-an-altar = People may move away from under an altar if at least one stays.
rule-ruling-whose-doubles = Doubles are two equal dice of the attacker. That the defender’s die shows the same means nothing.
rule-ruling-ending-early = You may end your turn at any time after placing.
rule-ruling-without-people = Whoever has nobody on the board goes on playing cards.
rule-ruling-counting-people = The people that decide a tie are those on the board; altars are none.
rule-ruling-knowledge-and-end = With complete knowledge the early end counts once every hand has seven cards or fewer.
rule-ruling-this-edition = Some reviews describe other rules: the highest card first, or doubles that cancel the attack. They mean an earlier edition; this table follows the rulebook of 1998.
rule-engine-steps = Walking to and fro must end some time. After 90 steps between your own hexes, with no attack, no civilising, no altar and no new land in between, you can take no more such steps until something of that kind happens. Nobody loses anything: 90 steps bring your people into any arrangement they can reach.
rule-engine-edge = Beyond the edge of the board there is nothing to go to and nothing to attack.
