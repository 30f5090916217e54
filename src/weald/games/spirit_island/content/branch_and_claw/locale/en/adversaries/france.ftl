### Spirit Island, Branch & Claw: The Kingdom of France

spirit_island-name-france_plantation_colony = The Kingdom of France (Plantation Colony)
spirit_island-option-adversary-france_plantation_colony = France

spirit_island-name-demand_for_new_cash_crops = Demand for New Cash Crops
spirit_island-effect-france_plantation_colony = Escalation, after exploring: on each board, choose a land that matches the card. If it has a town or city, add 1 blight there, otherwise 1 town.

spirit_island-name-sprawling_plantations = Sprawling Plantations
spirit_island-effect-sprawling_plantations = There are only 7 towns per player, those of setup included. The game is lost when a town must be added and none is left.

spirit_island-name-frontier_explorers = Frontier Explorers
spirit_island-effect-france_plantation_colony-1 = Except during setup: when invaders explore a land without a town or city, add 1 more explorer there.

spirit_island-name-slave_labor = Slave Labor
spirit_island-effect-france_plantation_colony-2 = During setup, the event Slave Rebellion goes under the top 3 event cards. After a build in a land with 2 or more explorers, replace all but 1 of them with towns.

spirit_island-name-early_plantations = Early Plantations
spirit_island-effect-france_plantation_colony-3 = During setup, add 1 town to the highest-numbered land of each board without a town, and 1 town to land 1.

spirit_island-name-triangle_trade = Triangle Trade
spirit_island-effect-france_plantation_colony-4 = When invaders build a city in a coastal land, add 1 town to the adjacent land with the fewest towns.

spirit_island-name-slow_healing_ecosystem = Slow-Healing Ecosystem
spirit_island-effect-france_plantation_colony-5 = Blight removed from the island lies here. As soon as there are 3 per player, all of it goes to the blight card.
spirit_island-counter-france_blight = Blight on this panel

spirit_island-name-persistent_explorers = Persistent Explorers
spirit_island-effect-france_plantation_colony-6 = After a card is explored, add 1 explorer on each board to a land without explorers. Fear cards never remove explorers; you may push such an explorer instead.

spirit_island-ask-cash-crops = { $id }: which land is planted? It gets blight if it has a town or city, otherwise a town.
spirit_island-ask-persistent-explorer = { $id }: where is the explorer added?
spirit_island-result-defeat-france = Defeat: no town is left for the plantations of France{ spirit_island-in-lands }.
spirit_island-danger-france =
    { $left ->
        [one] One more town and the game is lost: none is left
       *[other] { $left } more towns and the game is lost
    }
spirit_island-loses-france = A town must be added and none is left{ spirit_island-in-lands }.{ spirit_island-may-be-prevented }
