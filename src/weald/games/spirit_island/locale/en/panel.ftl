### Spirit Island: panel, cards, hand

## Help with a question

spirit_island-help-grow-choose = First choose how you grow.
spirit_island-help-grow-actions = Do what your growth brings, in any order.
spirit_island-help-grow-play = You may play { $n ->
        [one] one more card
       *[other] { $n } more cards
    }. Energy to pay with: { $energy }.
spirit_island-help-grow-done = No more cards can be played. Fast powers come next.
spirit_island-help-powers =
    { $phase ->
        [slow] After this the turn ends: cards in play are discarded, damage heals.
       *[fast] After this the invaders ravage, build and explore.
    }
