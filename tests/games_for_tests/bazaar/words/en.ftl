# Bazaar, a made-up game for tests.

title = Bazaar
tagline = Bid, roll, build and grab: a market day with one of everything.

option-sand = Sand in the hourglass
    .about = How many seconds there are to grab jars.

seat-0 = Blue wave
seat-1 = Red flame
seat-2 = Green leaf
seat-3 = Yellow sun

zone-market = The market
zone-stalls = Stalls to lay
zone-faces = Faces for sale
zone-jars = Jars
zone-bids = Bids
zone-well = In the well
zone-has = Belongings
zone-hand = Your hand

spot-number = number { $n }
spot-bid = bid of { $player }
corner-north = north corner
corner-east = east corner
corner-west = west corner

type-card = card { $value }
    .about = The highest card bid begins the day. Two or three cards can be sold.
type-back = hidden card
    .about = A card in somebody else’s hand.
    .count = { $n ->
        [one] 1 hidden card
       *[other] { $n } hidden cards
    }
type-face-one = face of one coin
    .about = Worth 1 coin when it is rolled.
type-face-two = face of two coins
    .about = Worth 2 coins when it is rolled.
type-face-three = face of three coins
    .about = Worth 3 coins when it is rolled.
type-stall = stall
    .about = Laid with its door to the well or to another stall; three corners for a merchant.
type-die = die
    .about = Rolled at the start of a turn; its faces can be hammered.
type-well = well
    .about = Coins in it count two each if their sum is even.
type-guard = guard
    .about = Walks from square to square.
    .count = { $n ->
        [one] 1 guard
       *[other] { $n } guards
    }
type-merchant = merchant
    .about = Worth 3 points.
type-jar = jar
    .about = Who grabs it looks into it: one to three coins.
type-coin = coin
    .about = A point at the end.
    .count = { $n ->
        [one] 1 coin
       *[other] { $n } coins
    }
type-purse = purse
    .about = What was in the jars; nobody else knows.
    .count = { $n ->
        [one] purse with 1 coin
       *[other] purse with { $n } coins
    }

kind-bid = Bid the card
kind-hammer = Hammer the face onto the die
kind-lay = Lay the stall
kind-settle = Set a merchant
kind-leave = No merchant
kind-renovate = Renovate the stall
kind-send = Send guards
kind-sell = Sell cards
kind-done = Done for today
kind-throw = Throw coins into the well
kind-grab = Grab the jar
kind-run-out = The sand runs out

note-price = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
note-gain = +{ $n }
note-jars = { $n ->
    [one] 1 jar
   *[other] { $n } jars
}

standing-bid = Bids
standing-lowest = my lowest card
prompt-to-bid = Bid a card; you may change your mind until everybody has bid.
prompt-to-trade = { $left ->
    [one] One thing left to do: hammer, lay, renovate, send guards or sell.
   *[other] { $left } things left to do: hammer, lay, renovate, send guards or sell.
}
prompt-to-settle = Set a merchant on a corner of the stall, or nobody.
prompt-to-throw = Throw up to three coins into the well.
prompt-to-grab = Grab jars!
prompt-waiting = The others are busy.
prompt-over = The market is closed.

event-bidden = { $player } bids the { $card }.
event-rolled = { $player } rolls { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
event-hammered = { $player } hammers a { $face } onto the die.
event-laid = { $player } lays a stall on { $cell }.
event-settled = { $player } sets a merchant.
event-renovated = { $player } renovates a stall.
event-sent = { $player } sends { $guards ->
    [one] 1 guard
   *[other] { $guards } guards
} to { $cell }.
event-sold = { $player } sells cards for { $coins } coins.
event-thrown = { $player } throws { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} into the well.
event-looked = { $player } finds { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} in a jar.
event-looked-unseen = { $player } grabs a jar.
event-sand = The sand has run out.
event-closed = The market closes.

score-coins = Coins
score-purse = Jars
score-merchants = Merchants
score-well = Well

chapter-bid = Bidding
chapter-hammer = Hammering
chapter-stall = Stalls
chapter-renovate = Renovating
chapter-guard = Guards
chapter-sell = Selling
chapter-well = The well
chapter-jar = Jars
rule-bid-own = A card is bid from one’s own hand.
rule-hammer-price = A face costs as many coins as it is worth.
rule-hammer-same = A face does not replace its like.
rule-stall-free = A stall is laid on a free square, not on the well.
rule-stall-door = The door of a stall looks at the well or at another stall.
rule-stall-gone = A stall can be laid once.
rule-renovate-laid = Only a stall on the market can be renovated.
rule-renovate-price = Renovating costs a coin.
rule-guard-there = Guards start where they are.
rule-guard-edge = Guards do not leave the market.
rule-sell-own = Cards are sold from one’s own hand.
rule-well-coins = Nobody throws more coins than there are.
rule-jar-gone = A jar can be grabbed once.
