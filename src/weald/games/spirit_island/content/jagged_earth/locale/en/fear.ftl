### Spirit Island, Jagged Earth: the fear cards, by terror level

spirit_island-name-sense_of_dread = Sense of Dread
spirit_island-effect-sense_of_dread-1 = On each board, remove 1 explorer from a land that matches a ravage card.
spirit_island-effect-sense_of_dread-2 = On each board, remove 1 explorer or town from a land that matches a ravage card.
spirit_island-effect-sense_of_dread-3 = On each board, remove 1 invader from a land that matches a ravage card.

spirit_island-name-flee_from_dangerous_lands = Flee from Dangerous Lands
spirit_island-effect-flee_from_dangerous_lands-1 = On each board, push 1 explorer or town from a land with badlands, wilds or dahan.
spirit_island-effect-flee_from_dangerous_lands-2 = On each board, remove 1 explorer or town from a land with badlands, wilds or dahan.
spirit_island-effect-flee_from_dangerous_lands-3 = On each board, remove 1 explorer or town from any land, or 1 city from a land with badlands, wilds or dahan.

spirit_island-name-dahan_reclaim_fishing_grounds = Dahan Reclaim Fishing Grounds
spirit_island-effect-dahan_reclaim_fishing_grounds-1 = Each player chooses a different coastal land with dahan: 1 damage there for each dahan.
spirit_island-effect-dahan_reclaim_fishing_grounds-2 = Each player chooses a different coastal land and gathers up to 1 dahan there; then 1 damage for each dahan there.
spirit_island-effect-dahan_reclaim_fishing_grounds-3 = Each player chooses a different coastal land and gathers up to 1 dahan there; then 2 damage for each dahan there.

spirit_island-name-beset_by_many_troubles = Beset by Many Troubles
spirit_island-effect-beset_by_many_troubles-1 = Defend 3 in each land with badlands, beasts, disease, strife or wilds.
spirit_island-effect-beset_by_many_troubles-2 = Defend 5 in each land with badlands, beasts, disease, strife or wilds, or with at least 3 of these tokens in adjacent lands.
spirit_island-effect-beset_by_many_troubles-3 = Each badlands, beasts, disease, strife and wilds gives defend 3 in its land and in each adjacent land.

spirit_island-name-nerves_fray = Nerves Fray
spirit_island-effect-nerves_fray-1 = Each player adds 1 strife in a land that matches no ravage card.
spirit_island-effect-nerves_fray-2 = Each player adds 2 strife in a land that matches no ravage card.
spirit_island-effect-nerves_fray-3 = Each player adds 2 strife in a land that matches no ravage card. 1 fear per player.

spirit_island-name-theological_strife = Theological Strife
spirit_island-effect-theological_strife-1 = Each player adds 1 strife in a land with presence.
spirit_island-effect-theological_strife-2 = Each player adds 1 strife in a land with presence. Each spirit gains 1 energy for each of its sacred sites with invaders.
spirit_island-effect-theological_strife-3 = Each player adds 1 strife in a land with presence. Then each invader with strife deals its damage to the other invaders in its land.
