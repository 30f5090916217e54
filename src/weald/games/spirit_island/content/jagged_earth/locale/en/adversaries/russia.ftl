### Spirit Island, Jagged Earth: The Tsardom of Russia

spirit_island-name-russia = The Tsardom of Russia
spirit_island-option-adversary-russia = Russia

spirit_island-name-stalk_the_predators = Stalk the Predators
spirit_island-effect-russia = Escalation: on each board, add 2 explorers in total to lands with beasts; for a board without beasts, to lands with beasts on another one.

spirit_island-name-hunters_swarm_the_island = Hunters Swarm the Island
spirit_island-effect-hunters_swarm_the_island = Beasts destroyed by the rules of this adversary lie here. The game is lost when more beasts are here than on the island.
spirit_island-counter-russia_beasts = Beasts on this panel

spirit_island-name-hunters_seek_shell_and_hide = Hunters Seek Shell and Hide
spirit_island-effect-russia-1 = During setup, add 1 beasts and 1 explorer to the highest-numbered land of each board without a town or city. During play, explorers deal +1 damage, and when a ravage adds blight to a land, destroy 1 beasts there.

spirit_island-name-a_sense_for_impending_disaster = A Sense for Impending Disaster
spirit_island-effect-russia-2 = The first time an Action would destroy explorers, push 1 of them instead, if possible: 1 fear.

spirit_island-name-competition_among_hunters = Competition Among Hunters
spirit_island-effect-russia-3 = Ravage cards also match lands with 3 or more explorers.

spirit_island-name-accelerated_exploitation = Accelerated Exploitation
spirit_island-effect-russia-4 = A stage III card follows each stage II card of the invader deck.

spirit_island-name-entrench_in_the_face_of_fear = Entrench in the Face of Fear
spirit_island-effect-russia-5 = An unused stage II card lies under the top 3 fear cards, an unused stage III card under the top 7. A card that is found goes face up to the build space at once.
spirit_island-counter-russia_stage_two = Fear cards below the hidden stage II card
spirit_island-counter-russia_stage_three = Fear cards below the hidden stage III card

spirit_island-name-pressure_for_fast_profit = Pressure for Fast Profit
spirit_island-effect-russia-6 = After the ravage step, from turn 2 on, on each board to which it has added no blight: add 1 explorer and 1 town to the land with the most explorers, if any.

spirit_island-event-entrenched = Found among the fear cards: { spirit_island-card }.
spirit_island-result-defeat-russia = Defeat: hunters have killed more beasts than are left{ spirit_island-in-lands }.
spirit_island-danger-russia = Hunters have killed { $n } beasts; at { $limit } the game is lost
spirit_island-loses-russia = Hunters have killed more beasts than are left{ spirit_island-in-lands }.{ spirit_island-may-be-prevented }
