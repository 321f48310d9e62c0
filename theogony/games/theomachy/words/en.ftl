# Theomachy. In events and prompts $player, $target, $rival, $card, $source, $element, $deity, $myth and $clergy are ready words. What a card
# does is put together from the sentences under "The language of the cards"; `.count` is so many of a type. Numbers are numbers.

title = Theomachy
tagline = Bet your believers beneath a sky of five stars, strike with the elements, and be the last god anyone believes in.

## Before the game

option-advanced = Deities and myths
    .about = Every player is a deity with an ability and a wish; granted wishes bring wonder markers, and wonders buy myths and heroes.
option-doom = All heroes die
    .about = After a lost battle all heroes of the loser die, also those that stayed at home.
option-counted = Counted clergy
    .about = The box holds 17 prophets, 33 priests and 50 believers: what the supply lacks can be neither gained nor borrowed.
option-cards = Cards
    .about = Other cards than the reconstructed ones, as a table in a TOML file: for those who own the box, or have ideas of their own.
option-cards-none = as reconstructed
option-cards-own = its own
wrong-cards-no-card = There is no card “{ $card }”. There are: { $has }.
wrong-cards-no-table = Card “{ $card }”: a card is a table of fields, not “{ $given }”.
wrong-cards-field = Card “{ $card }” has no field “{ $field }”. It has: { $has }.
wrong-cards-price = Card “{ $card }”: a price is a whole number from 0 to { $most }, not “{ $given }”.
wrong-cards-text = Card “{ $card }”: “{ $field }” is a text, not “{ $given }”.
wrong-cards-language = Card “{ $card }”: names are in { $has }, not in “{ $word }”.
wrong-cards-name = Card “{ $card }”: a name has 1 to { $most } letters, “{ $given }” has not.
wrong-cards-sort = Card “{ $card }”: “{ $word }” is no type or use of such a card. There are: { $has }.
wrong-cards-action = Card “{ $card }”: an action card is an attack, an effect or a place, not “{ $word }”.
wrong-cards-marker = Card “{ $card }”: a place has a marker on it, and nothing else has one.
wrong-cards-requirement = Card “{ $card }”: a requirement is said like “earth 1” or “earth 1 chaos 4”, not “{ $word }”.
wrong-cards-myth = Card “{ $card }”: a myth is used once, each round, or is a hero, not “{ $word }”.
wrong-cards-wish = Card “{ $card }”: a wish is said like “PLACES 1”, not “{ $word }”.
wrong-cards-when = Card “{ $card }”: a card of the sort { $sort } cannot act at “{ $word }”. It can at: { $has }.
wrong-cards-too-long = Card “{ $card }”: “{ $word }” has a word too many.
wrong-cards-nothing = Card “{ $card }” does nothing: “does” is empty.
wrong-cards-word = Card “{ $card }”: “{ $word }” cannot stand here. There are: { $has }.
wrong-cards-number = Card “{ $card }”: “{ $word }” is not a number from 1 to 98.
wrong-cards-on-loss = Card “{ $card }”, “{ $sentence }”: only a hero has ON_LOSS, after what else he does, with WITHDRAW.
wrong-cards-else = Card “{ $card }”, “{ $sentence }”: ELSE comes after a REMOVE or WITHDRAW that may move nothing.
wrong-cards-verb = Card “{ $card }”, “{ $sentence }”: a card of the sort { $sort } can only do this at { $when }: { $has }.
wrong-cards-short = Card “{ $card }”: “{ $sentence }” is cut short. It is said like “{ $example }”.
wrong-cards-long = Card “{ $card }”: “{ $sentence }” has a word too many. It is said like “{ $example }”.
wrong-cards-upto = Card “{ $card }”, “{ $sentence }”: { $verb } is said here with “upto”, once.
wrong-cards-no-upto = Card “{ $card }”, “{ $sentence }”: { $verb } is said here without “upto”.
wrong-cards-oneself = Card “{ $card }”, “{ $sentence }”: { $verb } is for oneself. Say “self”.
wrong-cards-opponent = Card “{ $card }”, “{ $sentence }”: { $verb } is against an opponent. Say “opp”.
wrong-cards-counted = Card “{ $card }”, “{ $sentence }”: count for “self” or for “opp”.
wrong-cards-attack-counts = Card “{ $card }”, “{ $sentence }”: only an attack counts what an opponent has.
wrong-cards-any-other = Card “{ $card }”, “{ $sentence }”: any other player can be named only in the settlement.
wrong-cards-no-opponent = Card “{ $card }”, “{ $sentence }”: at { $when } there is no opponent to name. Say “any_other” or “self”.
wrong-cards-trigger = Card “{ $card }”, “{ $sentence }”: only a reaction to a raise is against whoever raised.
wrong-cards-place = Card “{ $card }”, “{ $sentence }”: a place names no opponent. Say “opps” or “self”.
wrong-cards-withdraw = Card “{ $card }”, “{ $sentence }”: markers are withdrawn from “self” (with “upto”, if you like) or from “opp”.
wrong-cards-withdraw-any = Card “{ $card }”, “{ $sentence }”: of any type one marker at a time is withdrawn.
wrong-cards-remove = Card “{ $card }”, “{ $sentence }”: markers of one type are removed, from others.
wrong-cards-which = Card “{ $card }”, “{ $sentence }”: say which type of marker.
wrong-cards-like = Card “{ $card }”, “{ $sentence }”: this is said like “{ $example }”.
wrong-cards-discard = Card “{ $card }”, “{ $sentence }”: say “self choose” for a discard of one’s own, or “opp random” for an opponent’s.
wrong-cards-star = Card “{ $card }”, “{ $sentence }”: the star is “open”, or just “seen”.
wrong-cards-no-star = Card “{ $card }”, “{ $sentence }”: no star was seen before.
wrong-cards-aspect = Card “{ $card }”, “{ $sentence }”: an aspect is chosen before the betting, and only there.
wrong-cards-prevent = Card “{ $card }”, “{ $sentence }”: PREVENT comes first.
wrong-cards-times = Card “{ $card }”, “{ $sentence }”: { $verb } is done { $most ->
    [one] once
   *[other] 1 to { $most } times
}, not “{ $word }”.

seat-0 = Blue wave
seat-1 = Red flame
seat-2 = Green leaf
seat-3 = Yellow sun

## What lies on the table

zone-sky = Constellation
zone-row = Prayers
zone-community = Community
zone-table = Cards on the table
zone-hand = Hand
zone-pack = The pack in hand
zone-chosen = Chosen cards
zone-discard = Discard pile
zone-has = Belongings
spot-star = Star { $n }
spot-price-priest = for a priest
spot-price-believer = for a believer
spot-price-free = free
spot-stack = top of the stack
spot-hand = Hand
spot-pile = Draw pile
spot-discard = Discards
spot-stake = Stake of { $player }
spot-community = Community of { $player }
spot-court = Court of { $player }
spot-owed = What { $player } owes

sphere-water = water
sphere-fire = fire
sphere-earth = earth
sphere-air = air
aspect-order = order
aspect-chaos = chaos
mythology-norse = Norse
mythology-greek = Greek
mythology-celtic = Celtic
mythology-sumerian = Sumerian

type-element = Star of { $sphere }, { $aspect } { $n }
    .about = A card of the constellation: one { $sphere }, and { $n ->
        [one] 1 symbol
       *[other] { $n } symbols
    } of { $aspect }. While it lies open it counts for everybody.
type-power = Power of { $sphere }, { $aspect } { $n }
    .about = Lay it in your turn, or before a reaction: until the end of the round you control one { $sphere } more, and { $n ->
        [one] 1 symbol
       *[other] { $n } symbols
    } of { $aspect }.
type-dark = dark star
    .about = A face-down card of the constellation. It is turned up before the second or the third betting round.
type-held = cards in hand
    .about = Cards this player holds. You cannot see them.
    .count = { $n ->
        [one] hand of 1 card
       *[other] hand of { $n } cards
    }
type-prophet = prophet
    .about = Strength 10. Without priests, a prophet is changed into two.
    .count = { $n ->
        [one] 1 prophet
       *[other] { $n } prophets
    }
type-priest = priest
    .about = Strength 5. Without believers, a priest is changed into two.
    .count = { $n ->
        [one] 1 priest
       *[other] { $n } priests
    }
type-believer = believer
    .about = Strength 2. Every round begins with believers in the stake.
    .count = { $n ->
        [one] 1 believer
       *[other] { $n } believers
    }
type-wonder = wonder marker
    .about = Comes from a granted wish, at most one a round. Wonders buy myths.
    .count = { $n ->
        [one] 1 wonder marker
       *[other] { $n } wonder markers
    }
type-pile = draw pile
    .about = Cards are drawn from here; when it is empty, the discard pile is shuffled.
    .count = { $n ->
        [one] draw pile of 1 card
       *[other] draw pile of { $n } cards
    }
type-discards = discard pile
    .about = Cards that were put away, face up. Only their owner may look through them; everybody sees the one on top.
    .count = { $n ->
        [one] discard pile of 1 card
       *[other] discard pile of { $n } cards
    }
type-stack = prayer stack
    .about = Everybody may draw the top card for nothing in the prayer phase.
    .count = { $n ->
        [one] prayer stack of 1 card
       *[other] prayer stack of { $n } cards
    }
type-elements = element pile
    .about = When fewer than five cards are left, all are shuffled and the conflict grows.
    .count = { $n ->
        [one] element pile of 1 card
       *[other] element pile of { $n } cards
    }
type-level = conflict level
    .about = So many believers everybody stakes at the start of a round.
    .count = conflict level { $n }
type-strength = strength
    .about = The strength of the stake as it stands: clergy, attacks, lasting effects, places and heroes.
    .count = strength { $n }
type-raiser = last raise
    .about = This player has raised last. Whoever stays has to match it.
type-folded = not in the round
    .about = This player has folded, or is out of the game: no betting and no battle until the settlement.
type-winner = winner of the round
    .about = This player has won the round.
type-standard = standard
    .about = The court of this player: the community on the left, the stake on the altar.
type-owed-prophet = prophet owed
    .about = To stay in the round, so many prophets have to be added to the stake.
    .count = { $n ->
        [one] 1 prophet owed
       *[other] { $n } prophets owed
    }
type-owed-priest = priest owed
    .about = To stay in the round, so many priests have to be added to the stake.
    .count = { $n ->
        [one] 1 priest owed
       *[other] { $n } priests owed
    }
type-owed-believer = believer owed
    .about = To stay in the round, so many believers have to be added to the stake.
    .count = { $n ->
        [one] 1 believer owed
       *[other] { $n } believers owed
    }
type-despair = desperation card
    .about = Markers were borrowed to match. They go back to the supply in the settlement.
type-initiative = initiative
    .about = Whoever holds it begins every phase.

# The language in which a card of a host's own table is called
card-language = en
card-own = { $which ->
    [de] { $de }
    [it] { $it }
   *[en] { $en }
}
card-breaker = Breaker
card-tempest = Tempest
card-flood = Flood
card-undertow = Undertow
card-mirror-of-the-deep = Mirror of the Deep
card-oracle-spring = Oracle Spring
card-ebb = Ebb
card-rising-tide = Rising Tide
card-dissolve = Dissolve
card-baptism = Baptism
card-sacred-spring = Sacred Spring
card-sunken-temple = Sunken Temple
card-sacrifice = Sacrifice
card-wall-of-fire = Wall of Fire
card-firestorm = Firestorm
card-burning-zeal = Burning Zeal
card-eruption = Eruption
card-pillage = Pillage
card-inquisition = Inquisition
card-zealots = Zealots
card-trial-by-fire = Trial by Fire
card-scorched-earth = Scorched Earth
card-eternal-flame = Eternal Flame
card-altar-of-blood = Altar of Blood
card-plague = Plague
card-quicksand = Quicksand
card-earthquake = Earthquake
card-bulwark = Bulwark
card-landslide = Landslide
card-harvest = Harvest
card-consecration = Consecration
card-bastion = Bastion
card-fissure = Fissure
card-memory-of-stones = Memory of Stones
card-stone-circle = Stone Circle
card-catacombs = Catacombs
card-sheet-lightning = Sheet Lightning
card-unity = Unity
card-hurricane = Hurricane
card-thunderclap = Thunderclap
card-crosswinds = Crosswinds
card-whisper = Whisper
card-gust = Gust
card-silence = Silence
card-second-breath = Second Breath
card-tailwind = Tailwind
card-cloud-observatory = Cloud Observatory
card-tower-of-storms = Tower of Storms
card-odin = Odin
card-loki = Loki
card-poseidon = Poseidon
card-athena = Athena
card-danu = Danu
card-cernunnos = Cernunnos
card-ishtar = Ishtar
card-marduk = Marduk
card-fenrir = Fenrir
card-hugin-and-munin = Hugin and Munin
card-valhalla = Valhalla
card-sigurd = Sigurd
card-brynhild = Brynhild
card-pandoras-box = Pandora’s Box
card-oracle-of-delphi = Oracle of Delphi
card-trojan-horse = Trojan Horse
card-heracles = Heracles
card-odysseus = Odysseus
card-cauldron-of-the-dagda = Cauldron of the Dagda
card-samhain = Samhain
card-stone-of-destiny = Stone of Destiny
card-cu-chulainn = Cú Chulainn
card-fionn-mac-cumhaill = Fionn mac Cumhaill
card-tablets-of-destiny = Tablets of Destiny
card-great-deluge = The Great Deluge
card-ziggurat-of-ur = Ziggurat of Ur
card-gilgamesh = Gilgamesh
card-enkidu = Enkidu

## The language of the cards

text-card = { $type }. { $needs } { $when } { $what }
text-deity = { $mythology } deity. { $when } { $what } Wish: { $wish }
text-myth = { $mythology } myth, price { $price }. { $when } { $what }
text-both = { $one } { $two }
face-place = Place · { $marker }
face-deity = Deity
face-myth = Myth
face-hero = Hero
face-wishing = { $text } Wish: { $wish }
markers-and = { $one } and { $two }
sort-attack = Attack
sort-effect = Effect
sort-place = Place, with a { $marker } of your community on it
needs-both = Needs { $sphere } { $n } and { $aspect } { $m }.
needs-sphere = Needs { $sphere } { $n }.
markers-prophet = { $n ->
    [1] a prophet
    [99] all prophets
   *[other] { $n } prophets
}
markers-priest = { $n ->
    [1] a priest
    [99] all priests
   *[other] { $n } priests
}
markers-believer = { $n ->
    [1] a believer
    [99] all believers
   *[other] { $n } believers
}
markers-any = { $n ->
    [1] a marker of your choice
   *[other] { $n } markers of your choice
}
who-self = you
who-opp = one opponent
who-opps = every opponent
who-any-other = any one other player
who-trigger = whoever raised
when-bid = In your turn of a betting round:
when-lasting = In your turn of a betting round; it stays until the end of the round:
when-battle = In battle:
when-settle = In the settlement:
when-settle-won = In the settlement, if you have won:
when-settle-lost = In the settlement, if you have lost:
when-settle-lost-battle = In the settlement, if you have lost a battle:
when-raises = Only when an opponent raises:
when-plays-effect = Only when an opponent plays an effect:
when-plays-attack = Only when an opponent plays an attack:
when-always = Always:
when-round-start = At the start of every round:
when-in-battle = In every battle:
when-activate = Once a round, in your turn of a betting round:
when-activate-for = Once a round, in your turn of a betting round, for { $marker } of your community:
when-after-loss = After you have lost your stake:
when-before-betting-once = Once, before the first betting round:
when-before-betting-round = Every round before the first betting round:
when-before-battle-once = Once, before a battle:
when-before-battle-hero = Hero; may join your stake before a battle:
do-str = +{ $n } strength.
do-str-per = +{ $n } strength for every { $what }.
count-clergy-self = marker in your stake
count-clergy-opp = marker in the stake of one opponent
count-believers-self = believer in your stake
count-believers-opp = believer in the stake of one opponent
count-priests-self = priest in your stake
count-priests-opp = priest in the stake of one opponent
count-places-self = place of yours
count-places-opp = place of one opponent
count-attacks-self = attack you have played
count-attacks-opp = attack one opponent has played
do-round-str = +{ $n } strength if there is a battle this round.
do-remove-stake = From the stake of { $who }, { $markers } to the supply.
do-remove-community = From the community of { $who }, { $markers } to the supply.
do-withdraw = From the stake of { $who }, { $markers } back to the community.
do-withdraw-upto = From the stake of { $who }, up to { $markers } back to the community.
do-add = From your community, up to { $markers } to your stake.
do-gain = From the supply, { $markers } to your community.
do-convert = Change { $one } of your community into { $other }.
do-draw = { $n ->
    [one] Draw 1 card.
   *[other] Draw { $n } cards.
}
do-discard-choose = { $n ->
    [one] Discard 1 card of your choice.
   *[other] Discard { $n } cards of your choice.
}
do-discard-random = { $n ->
    [one] 1 card from the hand of { $who } is discarded at random.
   *[other] { $n } cards from the hand of { $who } are discarded at random.
}
do-keep = { $n ->
    [one] Keep up to 1 card of your hand for the next round.
   *[other] Keep up to { $n } cards of your hand for the next round.
}
do-peek = { $n ->
    [1] Look at 1 dark star.
    [99] Look at all dark stars.
   *[other] Look at { $n } dark stars.
}
do-look-hand = Look at the hand of { $who }.
do-swap-open = Replace an open star by the top element card.
do-swap-seen = You may replace that star by the top element card.
do-cancel = That card has no effect.
do-control-card = You control { $n } more { $what } { $n ->
    [one] card
   *[other] cards
}.
do-control-symbol = You control { $n } more { $n ->
    [one] symbol
   *[other] symbols
} of { $what }.
do-control-chosen = Choose order or chaos: until the end of the round you control { $n } more { $n ->
    [one] symbol
   *[other] symbols
} of it.
do-allow = { $n ->
    [one] You may attack with 1 further sphere.
   *[other] You may attack with { $n } further spheres.
}
do-protect = Opposing cards take nothing from your stake this round.
do-prevent = The first time in a round that an opposing card would take from your stake, it does not.
do-damage = Damage a place of { $who }.
do-destroy = Destroy a place of { $who }.
do-free-match = You need not match that raise.
do-else = If that moves nothing: { $what }
do-falls = If the battle is lost: { $what }
wish-stake-prophets = { $n ->
    [one] a prophet in your stake at the settlement.
   *[other] { $n } prophets in your stake at the settlement.
}
wish-folded-to-raise = an opponent folds while yours is the highest raise.
wish-attacks = { $n ->
    [one] play an attack in a battle.
   *[other] play { $n } attacks in one battle.
}
wish-won-with-attacks = { $n ->
    [one] win a battle alone with at most 1 attack.
   *[other] win a battle alone with at most { $n } attacks.
}
wish-places = { $n ->
    [one] own a place at the end of the settlement.
   *[other] own { $n } places at the end of the settlement.
}
wish-sphere-with-power = control { $n } cards of one sphere at the settlement, one of them a power of yours.
wish-struck = a card of yours, not this ability, takes a marker from an opponent; the one on a place it destroys counts too.
wish-order-symbols = { $n ->
    [one] control 1 symbol of order at the settlement.
   *[other] control { $n } symbols of order at the settlement.
}

## What can be done

kind-pick = Choose
kind-reject = Set four aside
kind-deity = Be this deity
kind-play = Play
kind-use = Use
kind-ability = Use the ability
kind-myth = Use the myth
kind-card = Choose
kind-target = Name
kind-marker = Take
kind-number = How many
kind-element = Choose
kind-aspect = Choose
kind-aspect-order = Order
kind-aspect-chaos = Chaos
kind-wait = Wait
kind-raise = Raise
kind-match = Match
kind-despair = Match in despair
kind-match-for = Match: { $markers }
kind-despair-for = Match in despair: { $markers }
kind-match-free = Stay in
kind-fold = Fold
kind-pass = Pass
kind-pass-done = Done
kind-pass-as-it-comes = As it comes
kind-pass-turn = End the turn
kind-pray = Take
kind-top = Myth
kind-top-buy = Buy the myth
kind-top-bury = Put it under the pile
kind-number-0 = None
kind-number-1 = One
kind-number-2 = Two
kind-number-3 = Three
kind-number-leave = Leave it
kind-number-swap = Replace it

note-copy-a = copy a
note-copy-b = copy b
note-not-drawn = It is drawn when the first round begins.
note-supply = In the supply: { $one }, { $two }, { $three }.
note-borrowed = { $n ->
    [one] 1 of them borrowed
   *[other] { $n } of them borrowed
}
note-price = { $n ->
    [one] 1 wonder
   *[other] { $n } wonders
}
note-missing-sphere = { $n } more { $sphere } needed
note-missing-symbols = { $m } more { $aspect } needed
note-missing-both = { $n } more { $sphere } and { $m } more { $aspect } needed
note-against = against { $player }
note-marker = with { $what } on it

prompt-to-pick = Choose one card for your deck; the rest goes to your left.
prompt-to-reject = Set four of your twelve cards aside; the other eight are your deck.
prompt-to-deity = Which of the two deities are you?
prompt-to-bid = Your turn. Play powers, effects and places; then wait, raise with one of your figures, or fold.
prompt-to-bid-owed = { $player } has raised: staying costs you { $markers }. Cards come first.
prompt-to-bid-free = { $player } has raised, but you need not match. Play cards first; then stay in, raise or fold.
prompt-last-rounds = { $n ->
    [one] This is the last round: after it the strongest community wins.
   *[other] { $n } rounds are left, this one included; then the strongest community wins.
}
prompt-to-fight = Battle: play powers and attacks, all attacks of one sphere; or pass.
prompt-to-fight-on = Battle: play more attacks of the same sphere, or end your turn.
prompt-to-react = { $event ->
    [4] { $player } raises by { $clergy }. Do you react?
    [5] { $player } plays an effect. Do you react?
   *[other] { $player } attacks. Do you react?
}
prompt-to-settle = Settlement: do you play anything before stakes are lost? It goes round once.
prompt-idle = There is nothing you could play now. Everybody is given a moment.
standing-raise = When somebody raises
standing-effect = When somebody plays an effect
standing-attack = When somebody attacks
standing-settle = Cards in the settlement
standing-pass = pass
standing-order = Which card lies on top when you put your cards away
standing-as-it-comes = as it comes
prompt-to-lay = Lay powers until the requirement of { $source } is met.
prompt-to-target = { $source }: against whom?
prompt-to-marker = Which marker does { $source } take back?
prompt-to-number = { $verb ->
    [add] { $source }: up to { $markers } of your community may join your stake. How many?
    [withdraw] { $source }: up to { $markers } of your stake may go back to your community. How many?
   *[swap] { $source }: do you replace the star you have seen by the top card of the element pile?
}
prompt-to-element = { $verb ->
    [peek] { $source }: which dark star do you look at?
   *[swap] { $source }: which open star do you replace?
}
prompt-to-aspect = Order or chaos, for { $source }?
prompt-to-place = Which place does { $source } strike?
prompt-to-discard = Which card do you discard for { $source }?
prompt-to-keep = Which card do you keep for the next round?
prompt-to-order = You put your cards away. Which one lies on top, for all to see?
prompt-to-pray = Take one prayer card: from the row for its price, or unseen from the stack.
prompt-to-myth = Buy your top myth, put it under the pile, or leave it.
prompt-to-prepare = Use a myth now, or let the moment pass?
prompt-over = { $why ->
    [0] The game is over: only one god is still believed in.
    [1] The game is over: nobody could pay the first stake of the round, so the strongest community wins.
    [2] The game is over: forty rounds have been played, and no game is longer, so the strongest community wins.
    [3] The game is over: nobody has clergy left, so the winners of the last round share the victory.
   *[other] The game is over.
}

## What happens

event-drafted = Draft { $round }, card { $pick }: all have chosen; the packs go to the left.
event-decks = The decks are chosen; everything set aside goes back into the stack.
event-revealed = { $player } is { $deity }.
event-round = Round { $round }. Conflict level { $level }; { $player } has the initiative.
event-last-rounds = { $left ->
    [one] This is round 40, the last one: after it the strongest community wins.
   *[other] { $left } rounds are left, this one included. No game is longer than 40 rounds, so that nobody can wait for ever: then the strongest community wins.
}
event-drew = { $n ->
    [one] { $player } draws 1 card.
   *[other] { $player } draws { $n } cards.
}
event-got = { $player } gets { $card }.
event-shuffled = { $player } shuffles the discard pile.
event-elements-shuffled = The elements are shuffled; the conflict level is { $level }.
event-star = { $element } is laid.
event-turned-up = { $element } is turned up.
event-ante = { $n ->
    [one] { $player } stakes 1 believer.
   *[other] { $player } stakes { $n } believers.
}
event-out = { $player } is forgotten and out of the game.
event-changed = { $player } changes { $clergy } into two of the next kind.
event-betting = Betting round { $round }.
event-waited = { $player } waits.
event-staked = { $player } stakes { $clergy }.
event-raised = { $player } raises by { $clergy }.
event-matched = { $player } matches.
event-borrowed = In despair { $player } borrows { $clergy }.
event-folded = { $player } folds.
event-played = { $target ->
    [-1] { $player } plays { $card }.
   *[other] { $player } plays { $card } against { $target }.
}
event-laid = { $player } lays { $card }.
event-used = { $target ->
    [-1] { $player } uses { $source }.
   *[other] { $player } uses { $source } against { $target }.
}
event-cancelled = { $player } cancels it with { $source }.
event-lost = { $zone ->
    [0] { $player } gives { $clergy } of the community to the supply.
    [1] { $player } loses { $clergy } of the stake.
   *[other] { $player } loses { $clergy } of a place.
}
event-withdrew = { $player } takes { $clergy } back from the stake.
event-gained = { $player } gains { $clergy }.
event-prevented = The stake of { $player } is protected.
event-discarded = { $player } discards { $card }.
event-topped = { $player } puts the cards away; { $card } lies on top.
event-peeked = { $player } looks at a dark star.
told-stars = { $player } looks at { $n } dark stars.
event-looked = { $player } looks at the hand of { $rival }.
event-swapped = { $player } replaces { $element }.
event-freed = { $player } need not match this raise.
event-damaged = { $card } of { $player } is damaged.
event-razed = { $card } of { $player } is destroyed.
event-passed = { $player } passes.
event-battle = The battle begins.
event-strength = { $player } has strength { $strength }.
event-won = { $battle ->
    [0] { $player } wins without a battle.
   *[other] { $player } wins the battle.
}
event-stake-lost = { $player } loses the stake.
event-stake-back = { $player } takes the stake back.
event-initiative = { $player } takes the initiative.
event-kept = { $n ->
    [one] { $player } keeps 1 card.
   *[other] { $player } keeps { $n } cards.
}
event-prayed = { $player } takes { $card }.
event-row-moved = The prayers move on.
event-wish = The wish of { $player } is granted: a wonder.
event-myth-bought = { $player } buys { $myth }.
event-myth-buried = { $player } puts { $myth } under the pile.
event-joined = { $myth } joins the stake of { $player }.
event-fell = { $myth } falls with the stake of { $player }.
event-game-over = { $why ->
    [0] Only one god is still believed in: the game is over.
    [1] Nobody can pay the ante; the strongest community wins.
    [2] After forty rounds the strongest community wins.
   *[other] Nobody has clergy left; the winners of the round share the victory.
}

score-community = Community
score-stake = Stake

## Why not

refusal-draft-choose = Choose a card of the pack you hold.
refusal-bid-place-marker = Your community has no marker of the kind that must lie on this place.
refusal-bid-nobody-raised = Nobody has raised: there is nothing to match.
refusal-bid-somebody-raised = Somebody has raised: match, raise or fold.
refusal-card-requirement = The requirement is not met: lay powers, or wait for the stars.
refusal-despair-match = Desperation is for matching without enough markers; with enough, you match.
refusal-battle-attacks = Attacks are played in battle.
refusal-battle-one-sphere = You may attack with one sphere only.
refusal-settle-effects = That is not a card for you in this settlement.
refusal-react-only = That card is not a reaction to this.
refusal-react-powers = Even with all your powers its requirement is not met.
refusal-piles-order = Only one of the cards you are putting away can lie on top.
refusal-folded-not-named = Only players who are still in the round can be named.
refusal-advanced-choose = That deity belongs to another mythology.
refusal-deity-cost = Your community lacks the marker this costs.
refusal-deity-once = You have no ability to use now.
refusal-myth-one-of = You cannot do that with your top myth now.
refusal-myth-condition = This is not the moment for that myth.
refusal-hero-joins = Heroes join before a battle.
refusal-ruling-raise-needs-all = To raise you need all you owe and a marker more in your community.
refusal-ruling-supply = The supply lacks the markers you would have to borrow.
refusal-ruling-no-effects-in-battle = In battle only attacks and powers are played.
refusal-ruling-price-missing = Your community lacks the price of that place.
refusal-ruling-stack-empty = The prayer stack is empty.
refusal-ruling-once-a-round = That card has been played or used this round.
refusal-engine-not-in-hand = That card is not in your hand.
refusal-engine-not-there = There is nothing like that to choose now.

## The rulebook

chapter-box = What is in the box
chapter-goal = The aim
chapter-setup = Setting up
chapter-draft = Choosing a deck
chapter-turn = Initiative
chapter-start = Phase 1: the round begins
chapter-bid = Phases 2 to 4: betting
chapter-card = Playing cards
chapter-despair = Desperation
chapter-battle = Phase 5: battle
chapter-settle = Phase 6: settlement
chapter-pray = Phase 7: prayers
chapter-exchange = Changing clergy
chapter-react = Reactions
chapter-powers = Powers
chapter-piles = Piles
chapter-folded = Who has folded
chapter-advanced = The advanced game
chapter-deity = Deities
chapter-myth = Myths
chapter-hero = Heroes
chapter-word = Words
chapter-ruling = Rulings
chapter-engine = At this table

rule-box-players = Two to four people play. Each is a god with a community of clergy; who runs out of it is forgotten.
rule-box-elements = There are 24 element cards. Each shows a sphere (water, fire, earth or air) and one to three symbols, all of order (white) or all of chaos (black).
rule-box-prayers = There are 120 prayer cards: attacks, effects and places, and powers, which look like element cards.
rule-box-action-cards = An attack, effect or place shows its type, its requirement, its sphere and what it does.
rule-box-clergy = Clergy are markers of three kinds: prophets of strength 10, priests of strength 5, believers of strength 2.
rule-box-myths = There are 20 myths, five of each of four mythologies, each with a price in wonder markers and a text.
rule-box-deities = There are eight deities, two of each mythology, each with an ability and a wish.
rule-box-rest = There are four desperation cards and 16 wonder markers.
rule-goal-last = Be the last player who still has clergy.
rule-goal-out = Whoever cannot pay the first stake of a round is out of the game.
rule-goal-end = When only one player is left the game is over, and that player has won.
rule-setup-community = Everybody starts with 4 prophets, 8 priests and 12 believers: the community.
rule-setup-supply = All other markers are the supply.
rule-setup-stack = The prayer cards are shuffled into a face-down stack.
rule-setup-advanced-only = Wonder markers, deities and myths are used in the advanced game only.
rule-draft-sizes = Two players draft six times from three cards, three players four times from four, four players three times from five.
rule-draft-draw = In each round of the draft everybody draws that many prayer cards.
rule-draft-choose = Everybody chooses one of the cards in hand and lays it down unseen.
rule-draft-pass-left = When all have chosen, the rest of the hand goes face down to the left neighbour.
rule-draft-last-card = So it goes on until everybody holds a single card; that one is not passed on but set aside.
rule-draft-look = You may look at the cards you have chosen at any time.
rule-draft-twelve = The draft ends when everybody has chosen twelve cards.
rule-draft-keep-eight = Of your twelve cards keep eight as your draw pile; the other four are set aside face down.
rule-setup-back-into-stack = All cards set aside are shuffled back into the prayer stack.
rule-setup-row = Six prayer cards are laid out in a row: two cost a priest, two a believer, two are free.
rule-setup-piles = The element cards are shuffled into a pile, and everybody shuffles their draw pile.
rule-turn-initiative = Whoever has the initiative begins every phase; the others follow clockwise.
rule-turn-first-initiative = In the first round the initiative is drawn by lot; then it belongs to the winner of the round before.
rule-start-draw = Everybody draws until they hold five cards; whoever still holds some draws only the difference.
rule-start-reshuffle = If your draw pile is too small, draw what is left, shuffle your discard pile into a new draw pile, and draw the rest.
rule-start-constellation = Five element cards are laid out, three open and two face down: the constellation.
rule-start-elements-low = If the element pile has fewer than five cards, all 24 are shuffled together first.
rule-start-conflict = The conflict level starts at 1 and grows by 1 whenever the elements are shuffled, up to 3.
rule-start-ante = Everybody moves as many believers as the conflict level from the community to the stake.
rule-bid-three-rounds = There are three betting rounds.
rule-bid-turn-up = Before the first nothing is turned up; before the second and the third one more star of the constellation is.
rule-bid-who-starts = The holder of the initiative starts every betting round, whoever acted last before.
rule-bid-cards-first = At the start of your turn you may play any number of effects and places.
rule-bid-effects = An effect acts at once and is discarded; a lasting effect stays open until the end of the round.
rule-bid-places = A place stays in front of you until it is destroyed.
rule-bid-place-marker = With a place you must lay a marker of the stated kind from your community on it; without one it cannot be played.
rule-bid-one-action = You end your turn with exactly one action.
rule-bid-nobody-raised = If nobody has raised in this betting round, wait and add nothing, or raise by one marker of your choice.
rule-bid-somebody-raised = If somebody has raised, match by adding the same markers, or raise: first match, then add one marker of your choice.
rule-bid-fold = You may always fold.
rule-bid-folded = Whoever has folded is out until the settlement: no more turns, no battle.
rule-bid-in-turn = The next player acts only when the one before has finished.
rule-bid-ends-waiting = A betting round is over when everybody has had a turn and nobody has raised.
rule-bid-ends-matched = It is over as well when the turn comes back to the last one who raised.
rule-bid-one-left = If only one player is left, there is no battle, and the settlement begins at once.
rule-bid-battle-follows = After the third betting round, with all stars open, those who are left fight.
rule-card-requirement = An attack, effect or place can be played only if its requirement is met.
rule-card-chaos = Chaos with a number: so many symbols of chaos on the open stars and your laid powers together.
rule-card-order = Order with a number: the same with symbols of order.
rule-card-sphere = A sphere with a number: so many open stars and laid powers of the card’s sphere.
rule-card-powers-first = If a requirement is not met, you may lay powers before you play the card.
rule-card-not-used-up = Stars, powers and symbols are not used up; they count for any number of cards.
rule-despair-match = Whoever wants to match and lacks markers may play a desperation card.
rule-despair-supply = The markers that are lacking are taken from the supply and lie on that card.
rule-despair-returned = In the settlement they go back to the supply, and the card is put away.
rule-despair-withdrawn = If a card would take a borrowed marker back to the community, it goes to the supply instead.
rule-despair-no-raise = Desperation never helps to raise.
rule-battle-who = If more than one player is left after the betting, they fight.
rule-battle-attacks = In your turn of a battle play any number of attacks, or pass; who cannot or will not attack passes.
rule-battle-one-sphere = You may attack with one sphere only, unless a card says otherwise.
rule-battle-at-once = Attacks that change stakes do so at once.
rule-battle-added-up = Attacks that give strength are added up in the settlement.
rule-battle-ends = The battle ends when all have passed one after another.
rule-battle-strength = Your strength is that of your attacks, and 10 for each prophet, 5 for each priest, 2 for each believer in your stake.
rule-settle-winners = Whoever is left alone wins; otherwise the highest strength does. There can be several winners.
rule-settle-effects = Then, clockwise from the initiative, effects meant for the settlement may be played, and no others. It goes round once: whoever has passed does not come back to it.
rule-settle-stakes-lost = Losers lose their stakes to the supply.
rule-settle-places-damaged = Losers damage all their places; a place already damaged goes to its owner’s discard pile, its marker to the supply.
rule-settle-bonus = A sole winner gets a marker more: a priest with four players in the game, a believer with three, nothing with two.
rule-settle-prophet = A sole winner without a prophet in the community gets one too; prophets in the stake do not count.
rule-settle-stakes-back = Winners take their stakes back into their communities.
rule-settle-initiative = The winner takes the initiative; of several, the one nearest clockwise to whoever held it.
rule-settle-hands = Everybody discards hand, laid powers and lasting effects.
rule-settle-constellation = The stars are put beside the element pile, dark ones turned up first.
rule-pray-one-card = From the initiative on, everybody takes exactly one prayer card: one of the row, or the top card of the stack for nothing.
rule-pray-price = The price, a priest, a believer or nothing by its place in the row, goes from the community to the supply.
rule-pray-discard = The card taken goes on your discard pile.
rule-pray-oldest = If the first free card of the row is still there when all have taken one, it is out of the game.
rule-pray-refill = The other cards slide to the right, and the places on the left are filled from the stack.
rule-exchange-prophet = If your community has no priest but a prophet, a prophet is changed into two priests.
rule-exchange-priest = If it has no believer but a priest, a priest is changed into two believers.
rule-exchange-at-once = This must be done, and at once, even in the middle of a card such as Sacrifice.
rule-react-only = Effects with the words “only when an opponent …” are played as a reaction to just that, in anybody’s turn.
rule-react-powers = Before a reaction you may lay powers.
rule-powers-when = Powers are laid in your own turn or before a reaction, and stay until the end of the round.
rule-piles-reshuffle = Whoever must draw from an empty draw pile shuffles the discard pile into a new one.
rule-piles-top = Discard piles lie open, but only their owners look through them; others see the top card.
rule-piles-order = You may put your cards in any order before you discard them. The others see only the one on top, so that is what you are asked for in the settlement, if there is a choice.
rule-folded-no-part = Who has folded takes no part in betting and battle, and is not touched by what others do there.
rule-folded-not-named = Where a card names a player, only players still in the round can be named.
rule-folded-settles = Who has folded takes part in settlement and prayers.
rule-folded-hand = At the start of the settlement they have their hand again and may play from it.
rule-folded-target = In the settlement they can be named, too.
rule-advanced-mythology = Before the draft everybody gets one of the four mythologies by lot.
rule-advanced-deities = Both deities of your mythology lie open before you.
rule-advanced-draft = The draft is as in the basic game.
rule-advanced-choose = After it everybody chooses one of their deities in secret; all are revealed together, the others go to the box.
rule-advanced-myths = Everybody shuffles the five myths of their mythology and lays them face up beside the deity; the top one is always visible.
rule-advanced-wonders = The wonder markers lie beside the supply.
rule-deity-lasting = A lasting ability always applies and changes the rules for its owner.
rule-deity-cost = An ability that is used costs the stated marker, which goes from the community to the supply first.
rule-deity-once = It is used during betting, in your own turn, once a round.
rule-deity-wish = Whoever fulfils the wish of the deity takes a wonder marker.
rule-deity-one-wonder = Nobody gets more than one wonder marker a round.
rule-myth-phase = After the prayers comes the myth phase, the last of the round.
rule-myth-one-of = In it, from the initiative on, everybody may buy their top myth, or put it under the pile (the next one can be bought in the next round), or do nothing.
rule-myth-steps = Before the first betting round and before the battle there is a step in which myths are used.
rule-myth-condition = A myth can be used when the condition in its text is met.
rule-myth-chance = In such a step players decide in turn; once the phase has begun the chance is gone until the next round.
rule-hero-inactive = A hero you have bought lies before you and does nothing yet.
rule-hero-joins = Before each battle you may add the hero to your stake; then it acts.
rule-hero-dies = After a lost battle heroes die and go to the box.
rule-word-discard = To discard is to put a card on its proper pile: your own on your discard pile, others beside the pile they came from.
rule-word-lasting = A lasting effect stays until the end of the settlement.
rule-word-stake = The stake is all the markers you have put into the round.
rule-word-remove = A marker that is removed goes to the supply, a card to the box.
rule-word-clergy = Prophets, priests and believers are clergy.
rule-word-community = The community is all your markers that are not in the stake.
rule-word-constellation = The constellation is the element cards in the middle.
rule-word-control = You control your laid powers and all open stars; symbols a card gives you count as well.
rule-word-place = A marker laid on a place comes from the community and is no part of the stake.
rule-word-draw = To draw is to take the top card of your own draw pile, unless something else is said.
rule-word-sphere = The sphere is the element a card belongs to.
rule-word-withdraw = To take back is to move a marker from a player’s stake to the same player’s community.
rule-ruling-by-type = Raises are matched kind by kind, because the rule speaks of the corresponding markers.
rule-ruling-highest-first = Of several kinds the highest is paid first, with an exchange after each marker, because no other order avoids needless lack.
rule-ruling-no-free-exchange = Clergy are never changed by choice, nor upwards, because the exchange is a duty and nothing else.
rule-ruling-exchange-anytime = The exchange happens in the settlement too, for instance after a bonus, because it is always immediate.
rule-ruling-own-first = With a desperation card your own markers are used first, kind by kind; only what is lacking is borrowed.
rule-ruling-borrowed-counts = Borrowed markers are part of the stake for strength and for all cards, because stakes must be equal.
rule-ruling-raise-needs-all = To raise, you must pay the whole match and the marker more from your community, because desperation cannot raise.
rule-ruling-despair-each-round = Desperation can be used again in every round, because there is a card for each player.
rule-ruling-no-despair-ante = Desperation does not pay the first stake of a round, because that is what puts players out.
rule-ruling-ante-exchange = The first stake is paid believer by believer with exchange; only who cannot come to enough in this way is out, and their cards go to the box, open.
rule-ruling-nobody-pays = If nobody can pay it, the strongest community wins; of equal ones the holder of the initiative, then clockwise.
rule-ruling-clergy-tested = Whether only one player has clergy is looked at after the settlement and when the first stake is paid.
rule-ruling-draw = If nobody has clergy after the settlement, the winners of that round share the victory.
rule-ruling-supply = The supply never runs out, because no rule says what would happen. With the option “Counted clergy” it holds what 17 prophets, 33 priests and 50 believers leave: what is not there is neither gained nor borrowed; the exchange is always made.
rule-ruling-folded-lose = Who has folded is a loser: stake lost, places damaged; their heroes are safe, since they lost no battle.
rule-ruling-last-one-wins = If all others fold, the last one wins at once, even without having had a turn.
rule-ruling-initiative-gone = If the holder of the initiative has folded or is out, the next player clockwise starts.
rule-ruling-no-limit = There is no limit to raises, since each costs a marker.
rule-ruling-raiser-done = The last one who raised does not act again in that betting round.
rule-ruling-cards-then-fold = You may play cards and then fold.
rule-ruling-pass-and-return = Who has passed in battle may attack later, until all have passed in a row.
rule-ruling-sphere-per-battle = One sphere means one for the whole battle; the first attack decides which.
rule-ruling-no-effects-in-battle = In battle no effects are played except reactions.
rule-ruling-name-opponent = “One opponent” is named by whoever plays the card.
rule-ruling-count-late = What is counted per marker is counted when strength is, with the stakes as they then are.
rule-ruling-attacks-discarded = Played attacks are discarded with the hand.
rule-ruling-open-cards = Only open stars count for spheres, because only those are controlled.
rule-ruling-closed-stay = After an early end the dark stars stay dark until they are put away.
rule-ruling-powers-in-settlement = Powers may be laid for a card in the settlement.
rule-ruling-damaged-work = A damaged place still works.
rule-ruling-marker-stays = The marker on a damaged place stays until the place is gone.
rule-ruling-marker-apart = Markers on places belong to neither community nor stake and cannot be spent.
rule-ruling-holder-keeps = If the holder of the initiative is among several winners, the initiative stays.
rule-ruling-in-the-game = For the winner’s bonus everybody counts who is not out of the game, folded or not.
rule-ruling-row-direction = The row reads from left to right priest, priest, believer, believer, free, free; its oldest card is the rightmost.
rule-ruling-refill-after = The row is refilled only when all have taken a card, from the rightmost gap to the left.
rule-ruling-price-missing = A card whose price you lack cannot be taken.
rule-ruling-stack-empty = With an empty stack there is no refill and no free card; who can take none takes none.
rule-ruling-swap-reshuffles = If a card replaces a star and the element pile is empty, the cards beside it are shuffled, and the conflict level grows.
rule-ruling-no-cards = If both your piles are empty you draw fewer cards.
rule-ruling-once-a-round = A card can be played once a round, and an effect is discarded only when it has acted; otherwise small decks could go round for ever.
rule-ruling-reaction-order = Reactions come when something is declared and before it acts, clockwise from whoever acts; they can be reacted to themselves, and the last acts first.
rule-ruling-cancelled = A cancelled card has no effect but counts as played; a cancelled attack still decides the sphere.
rule-ruling-lasting-folded = Lasting effects of a player who folds stay on the table and do nothing until the settlement.
rule-ruling-heroes-outside = Heroes who stayed out of a lost battle live; with the option “All heroes die” they do not.
rule-ruling-heroes-return = After a won battle heroes go back to their owner.
rule-ruling-heroes-no-clergy = Heroes are no clergy: cards do not count or remove them.
rule-ruling-wonders-out = When all 16 wonder markers are taken, nobody gets one.
rule-ruling-mythology-first = The mythology comes before the draft, the deity after it.
rule-ruling-pass-left-always = In the draft cards go to the left in every round.
rule-ruling-numbers = Eight deities and 16 wonders are in this game, as the rulebook says; later boxes differ.
rule-ruling-borrowed-lost = In a lost battle borrowed markers go to the supply with the rest.
rule-ruling-borrowed-won = Who wins alone with borrowed markers gets the bonus, and the borrowed ones go to the supply.
rule-ruling-one-wish = A wish fulfilled twice in a round still brings one wonder.
rule-ruling-myth-uses = Whether a myth is used once or in every round stands on the card.
rule-engine-not-in-hand = You can play and discard only cards from your own hand.
rule-engine-not-there = You can choose only what is there.
rule-engine-long = After 40 rounds the game ends and the strongest community wins, so that waiting for ever wins nothing. It is announced when ten rounds are left, and in each of the last five.
rule-engine-copies = The two copies of a card bear the marks a and b, and may be told apart.
rule-engine-hand-under = Cards put away “as they come” in the settlement: the hand lies below what everybody has seen. If there is nothing of that kind, a card lies on top that everybody knows to be yours, else a power, else any card, by chance: the order that tells least.
rule-engine-raise-paid-first = A raise is paid when it is declared; reactions come after that.
rule-engine-windows = Everybody who is in the round and holds a card is asked for a reaction at the same time and in secret, so that nobody can tell who could have reacted.
rule-engine-by-itself = What always helps and asks for no choice happens by itself: cards drawn at the start of a round, believers saved by a place.
