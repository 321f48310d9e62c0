# Dice Forge. In events and prompts $player, $rival, $face, $card, $colour, $die and $amount are ready words; $n, $paid,
# $gold, $glory and $shards are numbers. `face-…` and `card-…` name the faces and the cards, `.about` explains them.

title = Dice Forge
tagline = Forge the faces of your own dice, let the gods bless every roll, and win a place among them by heroic feats.

## Before the game

option-cards = Feats
    .about = Which cards lie at the islands. Nine of the fifteen stacks can be swapped for another one: by lot, or as you choose.
option-cards-introductory = for a first game
option-cards-random = by lot, stack by stack
option-cards-chosen = as chosen below
option-hind_slot = Island 2, two moons
option-hind_slot-hind = { card-hind }
    .about = { card-hind.about }
option-hind_slot-bear = { card-bear }
    .about = { card-bear.about }
option-satyrs_slot = Island 2, three moons
option-satyrs_slot-satyrs = { card-satyrs }
    .about = { card-satyrs.about }
option-satyrs_slot-boar = { card-boar }
    .about = { card-boar.about }
option-ferryman_slot = Island 3, four moons
option-ferryman_slot-ferryman = { card-ferryman }
    .about = { card-ferryman.about }
option-ferryman_slot-cerberus = { card-cerberus }
    .about = { card-cerberus.about }
option-cancer_slot = Island 4, six moons
option-cancer_slot-cancer = { card-cancer }
    .about = { card-cancer.about }
option-cancer_slot-sentinel = { card-sentinel }
    .about = { card-sentinel.about }
option-hydra_slot = Island 4, five of each
option-hydra_slot-hydra = { card-hydra }
    .about = { card-hydra.about }
option-hydra_slot-typhon = { card-typhon }
    .about = { card-typhon.about }
option-sphinx_slot = Island 4, six suns
option-sphinx_slot-sphinx = { card-sphinx }
    .about = { card-sphinx.about }
option-sphinx_slot-cyclops = { card-cyclops }
    .about = { card-cyclops.about }
option-gorgon_slot = Island 5, four suns
option-gorgon_slot-gorgon = { card-gorgon }
    .about = { card-gorgon.about }
option-gorgon_slot-triton = { card-triton }
    .about = { card-triton.about }
option-owl_slot = Island 6, two suns
option-owl_slot-owl = { card-owl }
    .about = { card-owl.about }
option-owl_slot-celestial-ship = { card-celestial-ship }
    .about = { card-celestial-ship.about }
option-minotaur_slot = Island 6, three suns
option-minotaur_slot-minotaur = { card-minotaur }
    .about = { card-minotaur.about }
option-minotaur_slot-shield = { card-shield }
    .about = { card-shield.about }

seat-0 = Blue wave
seat-1 = Red flame
seat-2 = Green leaf
seat-3 = Yellow sun

## What lies on the table

zone-islands = Islands
zone-temple = Temple
zone-board = Board
zone-cards = Feats done
spot-stack = island { $n }
spot-portal = portal { $n }
spot-home = starting portal
spot-basin = basin for { $n } gold
spot-bed = garden
spot-round = round { $n }

colour-red = red
colour-blue = blue
colour-yellow = yellow
colour-green = green

amount-gold = { $n } gold
amount-sun = { $n ->
    [one] 1 sun shard
   *[other] { $n } sun shards
}
amount-moon = { $n ->
    [one] 1 moon shard
   *[other] { $n } moon shards
}
amount-glory = { $n } glory

type-face-of = { $what }
    .count = { $what } ({ $n } left)
type-card-of = { $what }
    .count = { $n } × { $what }
type-die-light = light die
    .about = One of a player’s two dice. Forging replaces one of its six faces.
    .one = the light die
type-die-dark = dark die
    .about = One of a player’s two dice. Forging replaces one of its six faces.
    .one = the dark die
type-gold = gold
    .about = Pays for faces of the sanctuary. A board holds 12; each chest makes room for 4 more.
    .count = { $n } gold
type-sun = sun shards
    .about = Pay for feats, and two of them for an extra action. A board holds 6; each chest makes room for 3 more.
    .count = { $n ->
        [one] 1 sun shard
       *[other] { $n } sun shards
    }
type-moon = moon shards
    .about = Pay for feats. A board holds 6; each chest makes room for 3 more.
    .count = { $n ->
        [one] 1 moon shard
       *[other] { $n } moon shards
    }
type-glory = glory
    .about = Points won so far. The glory printed on cards is added at the end.
    .count = { $n } glory
type-hammer = gold on the hammer
    .about = Each 15 gold finish a lap: 10 glory for the first lap of a hammer, 15 for the second.
    .count = { $n } gold on the hammer
type-removed = faces removed
    .about = Faces taken off this player’s dice: as many as were forged. They never come back.
    .count = { $n ->
        [one] 1 face removed
       *[other] { $n } faces removed
    }
type-round = round
    .about = Nine rounds with two or four players, ten with three.
    .count = round { $n }
type-triton = Triton token
    .about = In your own turn, whenever you are asked something: 6 gold, 2 sun shards or 2 moon shards. Once.
    .count = { $n ->
        [one] 1 Triton token
       *[other] { $n } Triton tokens
    }
type-cerberus = Cerberus token
    .about = After one of your blessings: apply the faces you rolled once more. Once.
    .count = { $n ->
        [one] 1 Cerberus token
       *[other] { $n } Cerberus tokens
    }
type-hero = hero
    .about = Stands where its owner did the last feat. Whoever comes to the same portal sends it home.

face-gold-1 = 1 gold
    .about = Gain 1 gold.
face-gold-3 = 3 gold
    .about = Gain 3 gold.
face-gold-4 = 4 gold
    .about = Gain 4 gold.
face-gold-6 = 6 gold
    .about = Gain 6 gold.
face-sun-1 = 1 sun
    .about = Gain 1 sun shard.
face-sun-2 = 2 suns
    .about = Gain 2 sun shards.
face-moon-1 = 1 moon
    .about = Gain 1 moon shard.
face-moon-2 = 2 moons
    .about = Gain 2 moon shards.
face-glory-2 = 2 glory
    .about = Gain 2 glory.
face-glory-3 = 3 glory
    .about = Gain 3 glory.
face-glory-4 = 4 glory
    .about = Gain 4 glory.
face-any-1 = 1 gold, sun or moon
    .about = Gain 1 gold, 1 sun shard or 1 moon shard, as you like.
face-any-2 = 2 gold, suns or moons
    .about = Gain 2 gold, 2 sun shards or 2 moon shards, as you like.
face-sun-1-glory-1 = 1 sun and 1 glory
    .about = Gain 1 sun shard and 1 glory.
face-gold-2-moon-1 = 2 gold and 1 moon
    .about = Gain 2 gold and 1 moon shard.
face-gold-3-or-glory-2 = 3 gold or 2 glory
    .about = Gain 3 gold or 2 glory, as you like.
face-glory-2-moon-2 = 2 glory and 2 moons
    .about = Gain 2 glory and 2 moon shards.
face-all-1 = 1 of everything
    .about = Gain 1 gold, 1 sun shard, 1 moon shard and 1 glory.
face-triple = triple
    .about = Whatever the other die shows counts three times.
face-mirror = mirror
    .about = Becomes a face that lies up on an opponent’s die; you choose which.
face-ship = ship
    .about = Buy and forge one face of the sanctuary at once, 2 gold cheaper, if you like.
face-shield-red = red shield
    .about = 5 glory if your other die gives sun shards, otherwise 2 sun shards.
face-shield-blue = blue shield
    .about = 5 glory if your other die gives moon shards, otherwise 2 moon shards.
face-shield-yellow = yellow shield
    .about = 5 glory if your other die gives gold, otherwise 3 gold.
face-shield-green = green shield
    .about = 5 glory if your other die gives glory, otherwise 3 glory.
face-boar-red = red boar
    .about = Gain a sun or a moon shard; the owner of the red boar card gains a shard or 3 glory. Cannot be removed.
face-boar-blue = blue boar
    .about = Gain a sun or a moon shard; the owner of the blue boar card gains a shard or 3 glory. Cannot be removed.
face-boar-yellow = yellow boar
    .about = Gain a sun or a moon shard; the owner of the yellow boar card gains a shard or 3 glory. Cannot be removed.
face-boar-green = green boar
    .about = Gain a sun or a moon shard; the owner of the green boar card gains a shard or 3 glory. Cannot be removed.

card-hammer = The Blacksmith’s Hammer
    .about = 1 moon. From now on any part of gold you gain may go onto the hammer: 15 gold are worth 10 glory, the next 15 another 15.
card-chest = The Blacksmith’s Chest
    .about = 1 moon, 2 glory. Your board holds 4 more gold, 3 more sun and 3 more moon shards.
card-hind = The Silver Hind
    .about = 2 moons, 2 glory. Reinforcement: roll one of your dice for a minor blessing.
card-bear = Great Bear
    .about = 2 moons, 2 glory. 3 glory whenever you oust a hero or yours is ousted.
card-satyrs = Satyrs
    .about = 3 moons, 6 glory. All others roll both dice; you take two of the faces as your own blessing.
card-boar = Tenacious Boar
    .about = 3 moons, 4 glory. Another player has to forge a boar; whenever it is applied you gain a shard or 3 glory.
card-ferryman = Ferryman
    .about = 4 moons, 12 glory.
card-cerberus = Cerberus
    .about = 4 moons, 6 glory. A token with which you repeat one of your blessings.
card-helmet = Helmet of Invisibility
    .about = 5 moons, 4 glory. Forge a triple.
card-cancer = Cancer
    .about = 6 moons, 8 glory. Two divine blessings, one after the other.
card-sentinel = Sentinel
    .about = 6 moons, 6 glory. Two divine blessings; the shards of a face may become 2 glory each.
card-hydra = Hydra
    .about = 5 suns and 5 moons, 26 glory.
card-typhon = Typhon
    .about = 5 suns and 5 moons, 16 glory. 1 glory for each face you have forged.
card-sphinx = Sphinx
    .about = 6 suns, 10 glory. Four minor blessings with one die.
card-cyclops = Cyclops
    .about = 6 suns, 8 glory. Four minor blessings with one die; the gold of a face may become as much glory.
card-abyss = Mirror of the Abyss
    .about = 5 suns, 10 glory. Forge a mirror.
card-gorgon = Gorgon
    .about = 4 suns, 14 glory.
card-triton = Triton
    .about = 4 suns, 8 glory. A token worth 6 gold, 2 suns or 2 moons in one of your turns.
card-minotaur = Minotaur
    .about = 3 suns, 8 glory. All others roll both dice and lose what they show.
card-shield = The Guardian’s Shield
    .about = 3 suns, 6 glory. Choose a shield that is left and forge it.
card-owl = The Guardian’s Owl
    .about = 2 suns, 4 glory. Reinforcement: gain 1 gold, 1 sun or 1 moon.
card-celestial-ship = Celestial Ship
    .about = 2 suns, 4 glory. Forge a ship.
card-elder = The Elder
    .about = 1 sun. Reinforcement: pay 3 gold for 4 glory.
card-wild-spirits = Wild Spirits
    .about = 1 sun, 2 glory. Gain 3 gold and 3 moon shards.

## What can be done

kind-gain = Take it
kind-copy = Copy this face
kind-pick = Take these two dice
kind-first = Apply this face first
kind-hammer = Onto the hammer
kind-swap = Glory instead
kind-swap-no = Keep it as it is
kind-swap-yes = Take glory instead
kind-again = Cerberus
kind-again-no = That is enough
kind-again-yes = Once more
kind-buy = Buy the face
kind-forge = Forge it here
kind-feat = Do the feat
kind-shield = Take this shield
kind-name = Give the boar to
kind-die = Roll this die
kind-reinforce = Call the reinforcement
kind-triton = Spend Triton
kind-decline = Buy nothing
kind-extra = Extra action for 2 sun shards
kind-end = End the turn
button-triton = Triton: { $what }

note-price = { $n ->
    [0] free
   *[other] { $n } { "{gold}" }
}
note-cost = { $moon ->
    [0] { $sun } { "{sun}" }
   *[other] { $sun ->
        [0] { $moon } { "{moon}" }
       *[other] { $sun } { "{sun}" } { $moon } { "{moon}" }
    }
}
note-oust = { $cost }; sends { $rival } home

prompt-to-act = Forge faces or do a feat.
prompt-to-act-reinforced = Call reinforcements, then forge faces or do a feat.
prompt-to-act-forging = Forge another, different face, or end your turn.
prompt-to-act-forging-extra = Forge another, different face, pay for an extra action, or end your turn.
prompt-to-act-again = Pay 2 sun shards for an extra action, or end your turn.
prompt-to-act-extra = Your extra action: forge faces or do a feat.
prompt-to-act-done = Your action is done. End your turn when you like.
prompt-to-gain = { $times ->
    [3] { $face }, three times: what do you take?
   *[other] { $face }: what do you take?
}
prompt-to-lose = { $times ->
    [3] { $face }, three times, and it is a loss: what do you give up?
   *[other] { $face }, and it is a loss: what do you give up?
}
prompt-to-copy = The mirror clears. Which face does it show?
prompt-to-pick = The satyrs offer you two of these dice. Which?
prompt-to-order = Your gold would overflow. Which face comes first?
prompt-to-hammer = You gain { $n } gold. How much of it goes onto the hammer?
prompt-to-swap = { $gold ->
    [0] { $shards ->
        [one] Keep the shard, or take 2 glory for it?
       *[other] Keep the { $shards } shards, or take 2 glory for each?
    }
   *[other] Keep the { $gold } gold, or take as much glory?
}
prompt-to-repeat = Shall Cerberus repeat this blessing?
prompt-to-ship = The ship takes you to the sanctuary: one face, { $n } gold cheaper.
prompt-to-forge = { $face }: which face of your dice makes room for it?
prompt-to-shield = Which shield do you take from the gardens?
prompt-to-name = Who has to forge the { $colour } boar?
prompt-to-die = { $n ->
    [one] Which die do you roll?
   *[other] Which die do you roll { $n } times?
}
prompt-to-owl = What does the owl bring you?
prompt-to-boar = Your { $colour } boar was applied. What do you gain?
wait-act = It is the turn of { $player }: faces or a feat.
wait-gain = { $player } chooses what the die gives.
wait-copy = { $player } looks into the mirror.
wait-pick = The satyrs offer { $player } two dice.
wait-order = { $player } chooses which face comes first.
wait-hammer = { $player } divides gold between board and hammer.
wait-swap = { $player } may turn it into glory.
wait-repeat = Will { $player } send Cerberus?
wait-ship = The ship of { $player } is in the sanctuary.
wait-forge = { $player } forges a face.
wait-shield = { $player } chooses a shield.
wait-name = { $player } chooses who gets the boar.
wait-die = { $player } chooses a die to roll.
wait-owl = The owl asks { $player } what to bring.
wait-boar = A boar pays { $player }: what shall it be?
standing-hammer = Gold, with a hammer
standing-hammer-none = all to the stock
standing-hammer-all = all onto the hammer
standing-repeat = A Cerberus token
standing-repeat-no = keep it
prompt-over = The gods have chosen. The game is over.

## What happened

event-turn = Round { $round }: { $player } is the active player.
event-rolled = { $player } rolls { $face }.
said-rolled = { $player } rolls { $one } and { $other }.
said-die-of = { $die } of { $player }
event-copied = The mirror of { $player } shows { $face }.
event-tripled = For { $player } this counts three times: { $face }.
event-gained = { $player } gains { $amount }.
event-wasted = { $player } has no room for { $amount }.
event-lost = { $player } loses { $amount }.
event-hammered = { $player } puts { $gold } gold onto the hammer.
event-lap-done = A lap of the hammer is done: { $glory } glory for { $player }.
event-shield-shone = It matches: for { $player } the { $face } gives 5 glory.
event-swapped = { $player } takes { $glory } glory instead.
event-boar-paid = The { $colour } boar pays { $player } { $amount }.
event-repeated = { $player } sends Cerberus: the blessing is applied once more.
event-bought = { $paid ->
    [0] { $player } buys a face for nothing: { $face }.
   *[other] { $player } buys a face for { $paid } gold: { $face }.
}
event-forged = { $player } forges a face onto { $die }: { $face } in place of { $removed }.
event-reinforced = { $player } calls a reinforcement: { $card }.
event-paid-extra = { $player } pays 2 sun shards for an extra action.
event-feat-begun = { $player } goes to portal { $portal } for a feat: { $card }.
event-ousted = { $player } ousts the hero of { $rival }.
event-bear-paid = The bear gives { $player } { $glory } glory.
event-card-taken = { $player } takes a card: { $card }.
event-picked = { $player } takes { $one } and { $other }.
event-boar-named = { $player } sends the { $colour } boar to { $rival }.
event-typhon-paid = Typhon gives { $player } { $glory } glory for the faces forged.
event-triton-spent = { $player } spends Triton for { $amount }.
event-game-over = The last round is over.

score-track = Glory on the track
score-cards = Glory on cards

## Why not

refusal-turn-reinforcements = Every reinforcement can be called once in your turn, before your action.
refusal-turn-action = Your action is done. Pay 2 sun shards for another one, or end your turn.
refusal-turn-extra = An extra action costs 2 sun shards, comes once a turn, and needs something you can pay for.
refusal-blessing-choice = The face does not show that.
refusal-forge-pay = You do not have enough gold for this face.
refusal-forge-different = You have bought this face in this action already: they all have to differ.
refusal-forge-sold-out = This face is sold out.
refusal-feat-cost = You do not have enough shards for this feat.
refusal-feat-empty = No card is left there.
refusal-face-mirror = A mirror copies a face that lies up on an opponent’s die, but no mirror.
refusal-face-boar = A boar gives a sun or a moon shard, and glory only to the owner of its card.
refusal-card-hammer = Only gold of this gain can go onto the hammer, and only as far as there is room.
refusal-card-satyrs = Take two dice of other players.
refusal-card-boar = A boar goes to another player, and a face that shows one cannot be removed.
refusal-card-triton = You have no Triton token.
refusal-card-shield = This shield is gone.
refusal-card-owl = The owl brings gold or a shard, no glory.
refusal-card-elder = The Elder wants 3 gold.
refusal-ruling-extra-after-action = First do the action of your turn; an extra one comes after it.
refusal-ruling-triton-when-asked = Triton helps only in your own turn.

## The rulebook

chapter-setup = Setting up
chapter-cards = Which feats
chapter-turn = Your turn
chapter-blessing = Blessings
chapter-reserve = Your board
chapter-forge = Forging faces
chapter-feat = Heroic feats
chapter-face = Special faces
chapter-card = The cards
chapter-end = The end of the game
chapter-score = Scoring
chapter-ruling = Rulings
chapter-engine = At this table

rule-setup-players = Two to four heroes play. With dice whose faces they forge themselves they gather gold, sun shards and moon shards; whoever has the most glory in the end wins a place among the gods.
rule-setup-dice = Everybody has a light die with five faces of 1 gold and one of 1 sun shard, and a dark die with four faces of 1 gold, one of 1 moon shard and one of 2 glory.
rule-setup-gold = The first player starts with 3 gold, the second with 2, the third with 1, the fourth with none.
rule-setup-cards = Each of the fifteen stacks of cards has as many cards as there are players.
rule-setup-sanctuary = The sanctuary holds ten stacks of four faces at 2 to 12 gold. The four faces of the stacks at 4 and at 12 gold are all different. The gardens hold the twenty special faces, which only cards give.
rule-setup-two-players = With two players, two faces of every stack in the sanctuary are taken away by lot.
rule-setup-rounds = The game has nine rounds with two or four players and ten with three.
rule-setup-first-player = Whoever begins keeps the marker of the first player for the whole game.
rule-cards-introductory = For a first game the stacks are: Hammer and Chest, Silver Hind and Satyrs, Ferryman and Helmet, Cancer, Hydra and Sphinx, Gorgon and Mirror, Owl and Minotaur, Elder and Wild Spirits.
rule-cards-swap = Nine of them can each be swapped for another card of the same cost at the same island: Great Bear, Tenacious Boar, Cerberus, Sentinel, Typhon, Cyclops, Triton, Celestial Ship, The Guardian’s Shield.
rule-cards-random = Or chance decides for each of the nine.
rule-turn-order = In a round every player is the active player once, clockwise from the first player.
rule-turn-blessing = A turn begins with a divine blessing for everybody: all roll at the same time.
rule-turn-twice = With two players this first step is done twice in a row.
rule-turn-order-matters = If it matters who comes first, because of ships, mirrors or boars, the blessings are applied one after the other from the active player on.
rule-turn-reinforcements = Then the active player may call reinforcements: each of your cards whose text says “Reinforcement” (The Silver Hind, The Guardian’s Owl, The Elder) once, in any order. A card taken in this turn waits for the next.
rule-turn-action = Then the active player may do one action: forge faces of the sanctuary, or do a heroic feat.
rule-turn-extra = For 2 sun shards the active player may do one more action, once a turn, of either kind.
rule-turn-end = Then the turn passes to the left.
rule-blessing-divine = A divine blessing: roll both of your dice and apply both faces. It happens at the start of every turn, by some cards, and when your hero is ousted.
rule-blessing-minor = A minor blessing: roll one of your dice, which you choose, and apply its face. It happens only by cards.
rule-blessing-any-order = You apply your two faces in the order you like.
rule-blessing-choice = Where a face shows several things divided by a stroke, you take one of them; where it shows them side by side, you take all.
rule-reserve-caps = Your board holds at most 12 gold, 6 sun shards and 6 moon shards. What you gain beyond that is lost.
rule-reserve-glory = There is no limit to glory: at 100 the track starts again.
rule-forge-pay = To forge, take one or more faces of the sanctuary and pay for each the gold its basin says.
rule-forge-different = All faces you take in one action have to differ from each other. Different faces of one stack are fine.
rule-forge-sold-out = A face that is sold out is gone for good.
rule-forge-at-once = You forge the faces at once, in any order.
rule-forge-replace = To forge a face, remove any face of one of your dice and put the new one there. The old one is out of the game, counted in front of you. Nothing else ever changes a die.
rule-forge-new-face-up = Then the die lies with its new face up.
rule-feat-cost = For a feat, choose a stack and pay the shards it costs.
rule-feat-empty = Where no card is left, the feat cannot be done.
rule-feat-hero = Move your hero to the portal of that island, unless it stands there. It stays until it is ousted or you move it.
rule-feat-oust = If another hero stands there, it is ousted: it goes back to its starting portal, and its owner at once receives a divine blessing.
rule-feat-card-last = Only then you take the top card of the stack and do what it says.
rule-feat-repeat = You may do the same feat several times, even in one turn.
rule-face-triple = Triple: what the other die gives counts three times; of an either-or face you choose once, a ship is 6 gold cheaper. Alone, or with another triple, it does nothing.
rule-face-mirror = Mirror: it becomes a face that lies up on an opponent’s die, of your choice, and then counts as that face in every respect.
rule-face-ship = Ship: you may at once buy and forge one face of the sanctuary for 2 gold less.
rule-face-shield = Shield: if your other die gave what the shield stands for (red sun, blue moon, yellow gold, green glory), you gain 5 glory; otherwise 2 sun shards, 2 moon shards, 3 gold or 3 glory.
rule-face-boar = Boar: whoever applies it gains a sun or a moon shard, and the owner of the boar card of this colour gains a sun shard, a moon shard or 3 glory.
rule-card-hammer = Hammer: from now on you may put any part of any gold you gain onto the hammer instead of your board. 15 gold are a lap worth 10 glory at once, the second lap is worth 15, then the hammer is done. Several hammers are worked one after the other.
rule-card-chest = Chest: your board holds 4 more gold, 3 more sun shards and 3 more moon shards.
rule-card-hind = Silver Hind, a reinforcement: receive a minor blessing.
rule-card-bear = Great Bear: from now on you gain 3 glory whenever you oust a hero and whenever yours is ousted, before the dice are rolled. The feat that brings the bear does not count yet.
rule-card-satyrs = Satyrs: all others roll both dice without applying them. You choose two of these dice and apply their faces as if they were your own divine blessing.
rule-card-boar = Tenacious Boar: name another player, who has to forge the boar of the card’s colour at once. That face can never be removed, and you gain whenever it is applied, by whomever.
rule-card-glory-only = Ferryman, Gorgon and Hydra have no effect; they are worth 12, 14 and 26 glory.
rule-card-cerberus = Cerberus: take a token. After any of your blessings you may spend it to apply the faces you rolled once more, with new choices; one token for a roll.
rule-card-helmet = Helmet of Invisibility: take a triple and forge it at once.
rule-card-cancer = Cancer: receive two divine blessings, the first completely before the second.
rule-card-sentinel = Sentinel: like Cancer, but the shards these blessings give you may become 2 glory each.
rule-card-typhon = Typhon: gain 1 glory for every face you have forged so far.
rule-card-sphinx = Sphinx: choose one of your dice and receive four minor blessings with it, one after the other.
rule-card-cyclops = Cyclops: like Sphinx, but the gold these blessings give you may become as much glory.
rule-card-abyss = Mirror of the Abyss: take a mirror and forge it at once.
rule-card-triton = Triton: take a token. In your own turn you may spend it for 6 gold, 2 sun shards or 2 moon shards.
rule-card-minotaur = Minotaur: all others roll both dice and lose everything they show, glory too, but never below zero and nothing from cards. Who has a choice chooses what to lose; ships do nothing.
rule-card-shield = The Guardian’s Shield: choose one of the shields that are left and forge it at once.
rule-card-owl = The Guardian’s Owl, a reinforcement: gain 1 gold, 1 sun shard or 1 moon shard.
rule-card-celestial-ship = Celestial Ship: take a ship and forge it at once.
rule-card-elder = The Elder, a reinforcement: you may pay 3 gold for 4 glory.
rule-card-wild-spirits = Wild Spirits: gain 3 gold and 3 moon shards.
rule-end-last-round = The game ends with the turn of the last player in the last round.
rule-score-sum = Add the glory on your cards to the glory on your board. The highest sum wins; gold, shards and tokens left over count nothing.
rule-score-ties = Whoever is tied shares the place.
rule-ruling-ousted-is-blessed = The blessing of an ousting goes to the hero who is ousted, because the paragraph on ousting says so; a list elsewhere could be read the other way.
rule-ruling-twice-every-turn = Two players are blessed twice in every turn, not only once a round, because the text on the turn repeats the whole step.
rule-ruling-ten-stacks = The seven basins hold ten stacks of four faces; only so do four faces a stack and the removal with two players come out right.
rule-ruling-boar-colours = The boar cards are taken in the order red, blue, yellow, green, because the rules do not say which colours play; it makes no difference.
rule-ruling-triple-boar = A tripled boar lets the card’s owner choose three times, because the reward comes with every application of the face.
rule-ruling-two-shields = Two shields in one blessing both give their smaller reward, because a shield does not count as what the other die gave.
rule-ruling-shield-sees-all = For a shield it counts what the other die gave even if there was no room for it, it went onto a hammer, or it was swapped for glory.
rule-ruling-satyrs-mirror = A mirror taken by satyrs copies a face of one of your opponents, or one of your own, because a mirror lies opposite.
rule-ruling-swap-whole-face = With Sentinel and Cyclops you swap all that a face gives, or nothing of it.
rule-ruling-extra-after-action = An extra action comes after a first one; without it, it would just be the first, and dearer.
rule-ruling-rolled-face-counts = A face that was rolled counts, and is repeated by Cerberus, even if a ship has just replaced it on the die.
rule-ruling-chests-add-up = Several chests add up.
rule-ruling-no-cerberus-on-losses = Cerberus cannot be spent on a roll for the Minotaur, because that is no blessing.
rule-ruling-hammer-per-gain = How much gold goes onto the hammer is decided for each gain by itself.
rule-ruling-mirror-of-mirror = A mirror cannot copy a mirror; but if an opponent shows one, you see yourself in it and may copy your own other face. If there is nothing to copy, the mirror does nothing.
rule-ruling-even-chances = Where chance chooses between two cards, both are equally likely.
rule-ruling-triton-when-asked = Triton can be spent whenever its owner is asked something in the own turn, also in the middle of a blessing.
rule-ruling-no-refund = A discount greater than the price makes a face free; nothing is paid out.
rule-engine-first-player = Who begins is drawn by lot.
rule-engine-best-order = Mirrors are fixed first. Gold is taken before a ship sails, because that can only help; you are asked for the order when your board would overflow.
rule-engine-one-by-one = All others choose at the same time. One by one is only asked where two ships, a ship and a mirror, or a boar lie up.
rule-engine-worth-asking = A Cerberus token is not offered where the faces would bring nobody anything.
