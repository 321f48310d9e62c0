# Gods. In events and prompts $player, $rival, $cell and $colour are ready words, and $hex is the attribute `.one` of a type:
# the hex as the object of a sentence. `.count` is so many of a type. Numbers ($paid, $income, $left …) are numbers.

title = Gods
tagline = Lay the world hex by hex, win its tribes for your temples, and do not let a rival talk them out of it.

## Before the game

option-bag = Hexes from a bag
    .about = The hexes come out of a bag, the two on display always differ, and the game lasts until the bag runs dry. Decay may be among them.
option-decay = Decay
    .about = The game-end hex goes into the bag as decay: laid next to a rival’s temple, it takes a crystal from them.
option-connected = One continent
    .about = A desert may be moved only if the world is in one piece afterwards.

seat-0 = Blue wave
seat-1 = Red flame
seat-2 = Green leaf
seat-3 = Yellow sun

## What lies on the table

zone-world = The world
zone-display = Display
zone-stock = Stock
zone-pile = Pile
zone-out = Out of the game
zone-has = Belongings

colour-amber = amber
colour-jade = jade
colour-coral = coral
colour-violet = violet

type-tribe-amber = amber tribe
    .about = Lay it for 1 crystal per neighbouring hex. Three amber tribes that believe in one god are a village.
    .one = an amber tribe
    .count = { $n ->
        [one] 1 amber tribe
       *[other] { $n } amber tribes
    }
type-tribe-jade = jade tribe
    .about = Lay it for 1 crystal per neighbouring hex. Three jade tribes that believe in one god are a village.
    .one = a jade tribe
    .count = { $n ->
        [one] 1 jade tribe
       *[other] { $n } jade tribes
    }
type-tribe-coral = coral tribe
    .about = Lay it for 1 crystal per neighbouring hex. Three coral tribes that believe in one god are a village.
    .one = a coral tribe
    .count = { $n ->
        [one] 1 coral tribe
       *[other] { $n } coral tribes
    }
type-tribe-violet = violet tribe
    .about = Lay it for 1 crystal per neighbouring hex. Three violet tribes that believe in one god are a village.
    .one = a violet tribe
    .count = { $n ->
        [one] 1 violet tribe
       *[other] { $n } violet tribes
    }
type-desert = desert
    .about = Laying it is free and earns 1 crystal. It makes the cells around it dearer; for 2 crystals it can be moved.
    .one = a desert
type-mediation = mediation
    .about = Keep it, and spend it in a later turn for one extra action.
    .one = a mediation
    .count = { $n ->
        [one] 1 mediation
       *[other] { $n } mediations
    }
type-vortex = vortex
    .about = Moves a desert on the table to another place, free of charge, and is gone.
    .one = a vortex
type-game-end = game-end hex
    .about = Hidden among the last three hexes of the pile. When it is turned up, the game is over at once.
    .one = the game-end hex
type-decay = decay
    .about = Lay it next to a rival’s temple and take 1 crystal from that rival. It stays where it lies.
    .one = the decay hex
type-temple = temple
    .about = Costs 3 crystals per neighbouring hex, one temple a turn. Every tribe next to it comes to believe in its god.
    .one = a temple
    .count = { $n ->
        [one] 1 temple
       *[other] { $n } temples
    }
type-token = god token
    .about = Shows in which god a tribe believes. Each god has 15.
    .count = { $n ->
        [one] 1 god token
       *[other] { $n } god tokens
    }
type-crystal = energy crystal
    .about = Pays for tribes, temples and the moving of deserts. Three a turn, never more than 12.
    .count = { $n ->
        [one] 1 energy crystal
       *[other] { $n } energy crystals
    }
type-village = village tile
    .about = Worth 3 points for as long as you have three tribes of its colour for it.
type-victory = victory tile
    .about = Worth 2 points. It comes with a village and stays yours even if the village is lost.
type-village-of = { $colour } village tile
    .count = { $n ->
        [one] 1 { $colour } village tile
       *[other] { $n } { $colour } village tiles
    }
type-victory-of = { $colour } victory tile
    .count = { $n ->
        [one] 1 { $colour } victory tile
       *[other] { $n } { $colour } victory tiles
    }
type-pile = pile
    .about = The hexes still to come, face down. They refill the display at the start of every turn.
    .count = { $n ->
        [one] 1 hex
       *[other] { $n } hexes
    }

## What can be done

kind-lay = Lay the hex
kind-temple = Build a temple
kind-lift = Move a desert
kind-put = Set the desert down
kind-use = Use the hex
kind-remove = Remove the hex from the game
kind-convert = Give the last tokens to these tribes
kind-spend = Spend a mediation
kind-end = End the turn
kind-last = Decide about the last turn
kind-last-skip = End the game now
kind-last-play = Play the last turn
kind-rob = Take the crystal

note-price = { $n ->
    [0] free
   *[other] { $n } { "{crystal}" }
}
note-gain = +{ $n } { "{crystal}" }

prompt-to-act = { $left ->
    [one] One action left: lay a hex from the display, build a temple, move a desert, or remove a hex.
   *[other] { $left } actions: lay a hex from the display, build a temple, move a desert, or remove a hex.
}
prompt-to-lift = The vortex rises. Which desert shall it carry off?
prompt-to-put = Set the desert down next to any hex, but not where it came from.
prompt-to-convert = { $n ->
    [one] You have a single token left. Which tribe next to your temple shall believe in you?
   *[other] You have only { $n } tokens left. Which { $n } tribes next to your temple shall believe in you?
}
prompt-to-rob = Decay gnaws at several temples. From which rival do you take a crystal?
prompt-to-go-on = Spend a mediation for one more action, or let the turn pass?
prompt-to-play-last = You have villages enough, and the game ends with you. Play one last turn, or leave the world as it is?
prompt-over = The world is settled. The game is over.

## What happened

event-turn = { $player } gathers { $income ->
    [0] no energy
    [one] 1 crystal
   *[other] { $income } crystals
}.
event-turned-up = The display now shows { $hex }.
event-went-back = The bag gets back { $hex }, because two alike lay on display.
event-laid = { $player } lays { $hex } on { $cell } for { $paid ->
    [0] nothing
    [one] 1 crystal
   *[other] { $paid } crystals
}.
event-gift = { $crystals ->
    [0] { $player } already holds 12 crystals and gets none for the desert.
    [one] { $player } gets 1 crystal for the desert.
   *[other] { $player } gets { $crystals } crystals for the desert.
}
event-built = { $player } builds a temple on { $cell } for { $paid ->
    [one] 1 crystal
   *[other] { $paid } crystals
}.
event-token-on = The tribe on { $cell } now believes in { $player }.
event-token-off = The tribe on { $cell } turns away from { $player }.
event-lifted = { $player } lifts the desert from { $cell }.
event-put-down = { $player } sets the desert down on { $cell } for { $paid ->
    [0] nothing
    [one] 1 crystal
   *[other] { $paid } crystals
}.
event-vortex-used = { $player } lets the vortex loose.
event-mediation-kept = { $player } keeps a mediation for a later turn.
event-mediation-spent = { $player } spends a mediation and acts once more.
event-removed = { $player } removes { $hex } from the game.
event-founded = { $points ->
    [0] { $player } founds a village in { $colour }; no victory tile of that colour is left.
   *[other] { $player } founds a village in { $colour } and gets a victory tile.
}
event-village-lost = { $player } loses a village in { $colour }.
event-robbed = { $crystals ->
    [0] { $rival } has no crystal that { $player } could take.
   *[other] { $player } takes a crystal from { $rival }.
}
event-last-turn = { $played ->
    [0] { $player } has villages enough and forgoes the last turn.
   *[other] { $player } has villages enough and plays the last turn.
}
event-game-over = { $why ->
    [0] The game-end hex has come: the game is over.
    [1] The world has villages enough: the game is over.
   *[2] The bag cannot fill the display: the game is over.
}

score-villages = Villages
score-victory = Victory tiles
score-temples = Most temples

## Why not

refusal-turn-two-actions = First carry out your two actions; both are due.
refusal-tribe-adjacent = A tribe has to lie next to a hex that is already there.
refusal-tribe-price = { $price ->
    [one] Laying the tribe there costs 1 crystal; you have { $has }.
    [other] Laying the tribe there costs { $price } crystals; you have { $has }.
   *[unsaid] You cannot pay for that cell: a tribe costs 1 crystal for each neighbouring hex.
}
refusal-temple-adjacent = A temple has to stand next to a hex that is already there.
refusal-temple-price = { $price ->
    [one] Building there costs 1 crystal; you have { $has }.
    [other] Building there costs { $price } crystals; you have { $has }.
   *[unsaid] You cannot pay for that cell: a temple costs 3 crystals for each neighbouring hex.
}
refusal-temple-once = You have already built a temple this turn.
refusal-temple-none-left = All your temples are built.
refusal-desert-adjacent = A desert has to lie next to a hex that is already there.
refusal-vortex-moves = The desert came from there: choose another place for it.
refusal-mediation-extra = Your two actions are done. Spend a mediation for another one, or end your turn.
refusal-move-price = { $has ->
    [one] Moving a desert costs 2 crystals; you have 1.
    [other] Moving a desert costs 2 crystals; you have { $has }.
   *[unsaid] Moving a desert costs 2 crystals; you do not have that many.
}
refusal-general-no-stacking = There is a hex already: nothing is laid on top of another.
refusal-ruling-too-few-tokens = { $n ->
    [one] Choose exactly 1 tribe next to the temple that does not believe in you yet.
    [other] Choose exactly { $n } tribes next to the temple that do not believe in you yet.
   *[unsaid] Choose one tribe for each token you have left, next to the temple and not yet yours.
}
refusal-ruling-desert-apart = The desert cannot go there: it has to touch another hex, and on one continent the world must stay in one piece.
refusal-ruling-vortex-needs-desert = There is no desert the vortex could move. You can only remove it.
refusal-ruling-decay-names-rival = Name a rival with a temple next to the decay hex.
refusal-ruling-decay-needs-temple = Decay has to lie next to a rival’s temple.
refusal-engine-other-kind = That hex is not used in this way.
refusal-engine-empty-slot = That place of the display stays empty until the next turn.

## The rulebook

chapter-setup = Setting up
chapter-turn = Your turn
chapter-tribe = Laying a tribe
chapter-temple = Building a temple
chapter-desert = Laying a desert
chapter-vortex = Using a vortex
chapter-mediation = Taking a mediation
chapter-move = Moving a desert
chapter-remove = Removing a hex
chapter-village = Villages
chapter-end = The end of the game
chapter-score = Scoring
chapter-general = Always true
chapter-hint = Advice
chapter-bag = Variant: the bag
chapter-decay = Variant: decay
chapter-ruling = Rulings
chapter-engine = At this table

rule-setup-players = Two to four people play. Each is a god who wants to win the tribes of the earth; tribes become villages, villages bring points, and most points win.
rule-setup-colours = Every god takes the 6 temples and the 15 god tokens of one colour.
rule-setup-energy = Every god starts with 2 energy crystals.
rule-setup-unused = Temples and tokens of colours nobody plays stay in the box.
rule-setup-supply = All other crystals, out of 50, are a supply shared by everybody.
rule-setup-temples = One temple of every god is laid in the middle of the table; 5 remain in your stock. The temples of two gods lie side by side, those of three in a triangle, those of four in two pairs on opposite sides of a desert. The original shows this only in pictures, which are lost; these are the only connected figures that treat all gods alike.
rule-setup-desert = Only with four gods there is a desert on the table from the start, in the midst of the temples. It is a desert like any other.
rule-setup-pile = All the other hexes except temples are shuffled and stacked face down as the pile: 32 tribes, 11 deserts (10 with four gods), 2 mediations, 2 vortices and the game-end hex.
rule-setup-game-end = The game-end hex is hidden at random among the last three hexes of the pile.
rule-setup-tiles = The 8 village tiles and 12 victory tiles lie ready, sorted by colour: 2 village tiles and 3 victory tiles of each.
rule-setup-tribe-colours = Tribes, village tiles and victory tiles are amber, jade, coral or violet. These colours belong to no god: any tribe can come to believe in anyone.
rule-setup-first-player = Who begins is drawn by lot.
rule-turn-order = Turns pass clockwise around the table.
rule-turn-phases = A turn has three phases, always in this order: gather energy, refill the display, carry out two actions.
rule-turn-income = Gather energy: take 3 crystals from the supply.
rule-turn-most-energy = Nobody ever holds more than 12 crystals. What you would receive beyond that goes straight back to the supply.
rule-turn-public-energy = Crystals lie in the open, where everybody can count them.
rule-turn-display = Refill the display: two hexes lie face up beside the pile. If one or both are missing now, turn up new ones from the pile.
rule-turn-no-refill = The display is refilled at this moment only. A hex taken during a turn leaves a gap until the next turn.
rule-turn-two-actions = Carry out two actions, in any order; both are compulsory. There are five: lay a tribe, build a temple, use another hex of the display, move a desert, remove a hex of the display.
rule-turn-afford = You cannot choose an action that costs more crystals than you have.
rule-turn-repeat = You may choose the same action twice in a turn, except building a temple.
rule-tribe-adjacent = Take a tribe from the display and lay it on an empty cell next to at least one hex.
rule-tribe-price = This costs you 1 crystal for each hex next to that cell, of whatever kind.
rule-tribe-one-temple = If the new tribe touches temples of one god only, one or several, it receives a token of that god. Neighbouring tribes then have no say.
rule-tribe-two-temples = If it touches temples of two gods or more, it receives no token.
rule-tribe-one-religion = If it touches no temple, but tribes that all carry tokens of the same god, it receives a token of that god.
rule-tribe-two-religions = If it touches no temple, but tribes with tokens of different gods, it receives no token.
rule-tribe-alone = If it touches neither a temple nor a tribe, it receives no token.
rule-tribe-whose-token = The token is that of the god concerned, whoever laid the tribe: you can win believers in a rival’s turn, and win them for a rival in yours.
rule-tribe-only-new = Only the tribe just laid looks around. Tribes already on the table keep their token, or go on without one.
rule-temple-adjacent = Take a temple from your stock and build it on an empty cell next to at least one hex.
rule-temple-price = This costs you 3 crystals for each hex next to that cell, of whatever kind.
rule-temple-converts = Every tribe next to the new temple receives one of your tokens, whatever else it touches.
rule-temple-replaces = Tokens of other gods on these tribes are taken off first and go back to their owners.
rule-temple-once = You may build only one temple a turn, even if you have extra actions.
rule-temple-none-left = Whoever has no temple left in stock can build no more.
rule-desert-adjacent = Take a desert from the display and lay it on an empty cell next to at least one hex. This is free.
rule-desert-gift = Whoever lays a desert gets 1 crystal from the supply, up to the limit of 12.
rule-vortex-moves = A vortex is not laid on the table. It moves one desert that lies there to another place, free of charge, and is then out of the game.
rule-mediation-keep = Taking a mediation is free. It lies open in front of you until you use it.
rule-mediation-extra = In a later turn you may spend it for one action more than the usual two. Then it is out of the game.
rule-mediation-one-temple = The extra action does not lift the limit of one temple a turn.
rule-move-price = You may also move a desert without a vortex: for 2 crystals, one desert on the table goes to another place. This needs no hex from the display.
rule-remove-free = You may take one hex of the display out of the game, free of charge: to keep it from a rival, to save crystals, or because nothing else suits you.
rule-village-three = As soon as three tribes of one colour carry your token, you found a village of that colour.
rule-village-anywhere = The tribes of a village need not be neighbours; they may be anywhere in the world.
rule-village-reward = The founder at once receives a village tile of that colour and, while there are any, a victory tile of that colour.
rule-village-open = Both tiles lie open in front of their owner.
rule-village-two = Of each colour there can be at most two villages at a time.
rule-village-lost = If a rival’s temple replaces your tokens, and a village is left with fewer than three tribes, you give its village tile back.
rule-village-keep-points = The victory tile that came with a lost village stays yours for good.
rule-village-no-points-left = If no victory tile of the colour is left, the founder receives the village tile alone.
rule-end-game-end = When the game-end hex is turned up, the game is over at once.
rule-end-three-colours = When the turn comes to somebody with village tiles of three different colours, the game ends there. That god may still play the turn, or forgo it.
rule-end-four-villages = It ends in the same way when the turn comes to somebody with four village tiles of any colours.
rule-score-tiles = Each village tile is worth 3 points, each victory tile 2.
rule-score-temples = Whoever has the most temples on the table loses 4 points; if several have equally many, each of them does.
rule-score-ties = The highest score wins. If scores are equal, more crystals left over decide; if these are equal too, the victory is shared.
rule-general-no-stacking = No hex is ever laid on top of another.
rule-general-no-tokens = A god whose tokens are all on the table can place no more until one comes back.
rule-hint-line = Protect a tribe by making the cells around it dear. A straight line of three hexes with the tribe in the middle does it best: each of the four free cells next to the tribe then touches two hexes, and a temple there costs 6 crystals. Deserts serve well for this, but they are easily moved.
rule-bag-draw = All hexes except temples and the game-end hex go into a bag, and the display is refilled from there.
rule-bag-end = If at the start of a turn the bag does not hold enough hexes to bring the display back to two, the game is over at once.
rule-bag-no-sudden-end = Three colours of villages, or four villages, do not end the game.
rule-bag-different = If the two hexes on display are the same after drawing, both go back into the bag and two others are drawn, until they differ.
rule-decay-bag = This variant is played with the bag: the game-end hex is put into it as well and is now the decay hex.
rule-decay-rob = Whoever takes decay from the display may lay it next to another god’s temple and takes 1 crystal from that god, if there is one to take, up to the limit of 12. Laying it is free.
rule-ruling-different-colours = Three villages end the game only if their colours differ; the original once says “the same colour”, but there are just two village tiles of each.
rule-ruling-eight-tribes = There are eight tribes and two village tiles of each colour; the original once says eight village tiles, which its own list of components contradicts.
rule-ruling-two-of-one-colour = One god may own both villages of a colour, with six tribes of it; otherwise the rule about four villages could never matter.
rule-ruling-tokenless-ignored = Neighbouring tribes without a token are ignored when a new tribe looks around, because all that counts is whether it borders exactly one religion.
rule-ruling-tiles-suffice = Village tiles cannot run out, because eight tribes of a colour make two villages at most.
rule-ruling-losses-first = If one temple breaks villages and founds others, the losses come first, because the founder may need the tile that is given back.
rule-ruling-several-villages = If one temple completes several villages, its god founds all of them; the order does not matter, because nobody else’s tribes have grown in number.
rule-ruling-too-few-tokens = If you have too few tokens for all the tribes next to your new temple, foreign tokens still leave every one of them, because that has no condition; you then place all the tokens you have on tribes of your choice.
rule-ruling-no-back-fill = A tribe due a token of a god who has none left stays without one, even if that god gets tokens back later, because only a new tribe looks around.
rule-ruling-desert-apart = Moving a desert may split the world, because no rule forbids it; only its new place has to touch another hex. With the option “One continent” the world has to be in one piece after the move.
rule-ruling-no-gift-for-moving = Moving a desert earns no crystal, because the reward is for laying one from the display.
rule-ruling-vortex-needs-desert = Without a desert to move, a vortex can only be removed, because it would have nothing to do.
rule-ruling-moving-keeps-tokens = Moving a desert changes no token, because only a newly laid tribe or temple does.
rule-ruling-mediation-later = A mediation cannot be spent in the turn in which it was taken, because it is meant for a later one.
rule-ruling-two-mediations = You may spend two mediations in one turn and so have four actions, because nothing forbids it; one temple is still the limit.
rule-ruling-mediation-optional = You need not spend a mediation, because it permits and does not oblige; unspent it is worth nothing.
rule-ruling-always-able = Your two actions are always possible, because two hexes are on display and removing one is free. An extra action for which nothing is left to do is not offered.
rule-ruling-last-turn = Whether you have villages enough is looked at before you gather energy. Whatever happens in a last turn, the game is over after it, because the rule ends it in any case.
rule-ruling-end-while-refilling = If the game-end hex is the first to be turned up, nothing more is drawn. The crystals just gathered stay and count in a tie, because energy comes before the display.
rule-ruling-identical-stay = If the bag offers no way to make the display differ, two equal hexes stay, because drawing again would never end.
rule-ruling-same-hex = Two hexes are the same if they are of one kind and, being tribes, of one colour, because nothing else sets them apart.
rule-ruling-display-kept = With the bag, too, only gaps in the display are filled; whether the hexes differ is asked of the pair that results, because the rule speaks of the two that lie there.
rule-ruling-penalty-ties = All temples on the table count, the first one included, and everybody with the most loses 4 points even if that is everybody, because the rule names no exception.
rule-ruling-decay-names-rival = If decay touches temples of several rivals, you name one of them, because only one crystal is taken.
rule-ruling-decay-stays = Laying decay is one of your actions. It then stays for the rest of the game and counts in prices like any hex, because a vortex and crystals move deserts only.
rule-ruling-decay-needs-temple = If no free cell touches a rival’s temple, decay can only be removed, because the temple is part of how it is laid.
rule-ruling-five-neighbours = No temple can be built on a cell with five or six neighbours, because it would cost 15 or 18 crystals and nobody holds more than 12.
rule-ruling-refounding = A lost village can be founded again and brings another victory tile, if one of its colour is left, because that is what the third one is for.
rule-ruling-negative = A score can be below zero, because nothing limits what the temples take away.
rule-ruling-ends = The game always comes to an end, because a turn that takes no hex from the display costs a temple or four crystals, and only three come in.
rule-engine-edge = The world has no edge, but this table has: no cell lies more than 15 steps from the middle.
rule-engine-other-kind = Every hex is used in its own way: tribes, deserts and decay are laid, mediations kept, vortices spent, and of what lies on the table only deserts can be moved.
rule-engine-empty-slot = With an empty place of the display nothing can be done until it is filled again.
