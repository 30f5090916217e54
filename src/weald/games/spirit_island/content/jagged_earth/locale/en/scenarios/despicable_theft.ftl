### Spirit Island: Despicable Theft

spirit_island-name-despicable_theft = Despicable Theft
spirit_island-option-scenario-despicable_theft = Despicable Theft
spirit_island-effect-despicable_theft = 18 thieves are mixed face down: 12 blank, three 1, two 2 and one 3. After set-up, each successful explore in a land numbered 6 or higher also adds a random thief there. Before the ravage step all thieves move: one at the coast escapes, you lose 4 fear markers (as far as you have them), and its number says how often the top card of the lowest stage leaves the invader deck; the others move 1 land toward the ocean of their board. Thieves are no invaders; only actions of spirits affect them, as if they were explorers. They are face up in lands with 2 or more dahan. They can be destroyed, removed or replaced only where, before or after the action, 2 or more dahan and neither town nor city are; elsewhere they are pushed instead. A destroyed thief brings 1 fear. Thieves off the island go back to the pool when the turn ends.

spirit_island-ask-thief-way = { $id }: where does the { $n ->
        [-1] thief
        [0] thief without a number
       *[other] thief with the number { $n }
    } of { $land } move?
spirit_island-lasting-thief = { $id }: a thief
spirit_island-lasting-thief_away = { $id }: { $n ->
        [0] a thief without a number
       *[other] the thief with the number { $n }
    } goes back to the pool when the turn ends
spirit_island-event-thief-caught = { $n ->
        [0] A thief without a number is caught in { $land }.
       *[other] A thief with the number { $n } is caught in { $land }.
    }
spirit_island-event-thief-escaped = { $n ->
        [0] A thief without a number escapes from { $land }.
       *[other] A thief with the number { $n } escapes from { $land }: the invader deck loses as many cards.
    }
