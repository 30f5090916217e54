### Spirit Island, Jagged Earth: the event cards by terror level

spirit_island-name-eager_explorers = Eager Explorers
spirit_island-part-eager_explorers = Eager Explorers
spirit_island-does-eager_explorers = On each board, the first build of this turn adds 1 explorer to an adjacent land without invaders.
spirit_island-part-xenophobia = Xenophobia
spirit_island-does-xenophobia = In ravages in lands with dahan this turn, each invader deals 1 damage less to the land. It deals 1 damage more to dahan.

spirit_island-name-bureaucrats_adjust_funding = Bureaucrats Adjust Funding
spirit_island-part-bureaucrats_adjust_funding = Bureaucrats Adjust Funding
spirit_island-does-bureaucrats_adjust_funding = On boards with at least 9 towns and cities, build cards leave out the highest-numbered matching land. On boards with at most 3, invaders build there once more, even without invaders.
spirit_island-part-ransack_and_run = Ransack and Run
spirit_island-does-ransack_and_run = After the ravage step, on each board, invaders ravage in the land with the most cities, if any. Then remove 1 city there.

spirit_island-name-resourceful_populace = Resourceful Populace
spirit_island-part-resourceful_populace = Resourceful Populace
spirit_island-does-resourceful_populace = After each Action that destroys towns or cities this turn, add 1 town to an adjacent land.
spirit_island-part-strip_the_land_bare = Strip the Land Bare
spirit_island-does-strip_the_land_bare = In ravages this turn, each town deals +1 damage. After a ravage that adds blight, remove 1 explorer and 1 town there.

spirit_island-name-relentless_optimism = Relentless Optimism
spirit_island-part-relentless_optimism = Relentless Optimism
spirit_island-does-relentless_optimism = Destroyed towns and cities bring no fear for the rest of the turn.
spirit_island-part-cultures_mix_and_clash = Cultures Mix and Clash
spirit_island-does-cultures_mix_and_clash = On each board with at least 2 more dahan than towns and cities, replace 1 town with 1 dahan. On each board with at least 2 fewer, replace 1 dahan with 1 town.

spirit_island-name-pull_together_in_adversity = Pull Together in Adversity
spirit_island-part-pull_together_in_adversity = Pull Together in Adversity
spirit_island-does-pull_together_in_adversity = 1 strife on each invader has no effect for the rest of the turn, and is not removed.
spirit_island-part-purge_the_land_with_salt_and_fire = Purge the Land with Salt and Fire
spirit_island-does-purge_the_land_with_salt_and_fire = On each board, in a land with at least 2 towns, add 1 blight without a cascade and 2 badlands. Then remove all towns there.

spirit_island-name-temporary_truce = Temporary Truce
spirit_island-part-temporary_truce = Temporary Truce
spirit_island-does-temporary_truce = In ravages in lands with dahan this turn, 1 dahan and 1 town or city take no part.
spirit_island-part-temporary_caution = Temporary Caution
spirit_island-does-temporary_caution = In this ravage step, on each board, skip 1 ravage in a land with more dahan than towns and cities.

spirit_island-name-overconfidence = Overconfidence
spirit_island-part-overconfidence = Overconfidence
spirit_island-does-overconfidence = Discard 2 earned fear cards, unresolved. If there are none, lose 2 fear for each player.
spirit_island-part-terror_breeds_aggression = Terror Breeds Aggression
spirit_island-does-terror_breeds_aggression = Ravages deal +1 damage in each land this turn for every 2 earned fear cards.

spirit_island-lasting-eager_explorers = { $id }: on one board, the next build adds an explorer nearby
spirit_island-lasting-xenophobia = { $id }: where dahan are, ravages hurt the land less and the dahan more
spirit_island-lasting-bureaucrats_adjust_funding = { $id }: build cards build less, or more, in the highest matching land
spirit_island-lasting-ransack_and_run = { $id }: the land with the most cities of each board will be ravaged
spirit_island-lasting-resourceful_populace = { $id }: a town comes next to destroyed towns and cities
spirit_island-lasting-strip_the_land_bare = { $id }: towns deal +1 damage and leave blighted lands
spirit_island-lasting-relentless_optimism = { $id }: destroyed towns and cities bring no fear
spirit_island-lasting-pull_together_in_adversity = { $id }: 1 strife on each invader has no effect
spirit_island-lasting-temporary_truce = { $id }: where dahan are, 1 dahan and 1 town or city take no part in ravages
spirit_island-lasting-temporary_caution = { $id }: on one board, 1 ravage can be skipped where dahan outnumber towns and cities
spirit_island-lasting-terror_breeds_aggression = { $id }: ravages deal +{ $n } damage
spirit_island-ask-truce = { $id }: which town or city of { $land } takes no part ({ $n })?
spirit_island-ask-caution = { $id }: skip the ravage in { $land }?
