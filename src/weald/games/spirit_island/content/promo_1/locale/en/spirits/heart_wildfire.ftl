### Spirit Island, promo pack 1: Heart of the Wildfire

spirit_island-name-heart_wildfire = Heart of the Wildfire
spirit_island-about-heart_wildfire = It burns invaders wherever it comes, and blights the land with them; what has burned can grow again.
spirit_island-hard-heart_wildfire = Every step brings blight: count what the island can bear.
spirit_island-voice-heart_wildfire = First the ash. Then, from the ash, everything.
spirit_island-growth-heart_wildfire-1 = Reclaim all cards, gain a power card, gain 1 energy
spirit_island-growth-heart_wildfire-2 = Gain a power card, add presence within range 3
spirit_island-growth-heart_wildfire-3 = Add presence within range 1, gain 2 energy, gain 1 energy for each fire on your presence tracks
spirit_island-icon-gain_energy_per_fire = Gain { $n } energy for each fire on your presence tracks

spirit_island-name-blazing_presence = Blazing Presence
spirit_island-effect-blazing_presence = After set-up, whenever you add or move presence to a land: 1 damage there for each fire uncovered on your presence tracks; with 2 fire or more, add 1 blight. Push all beasts and any number of dahan.

spirit_island-name-destructive_nature = Destructive Nature
spirit_island-effect-destructive_nature = Blight that spirits add by powers, special rules or rituals does not destroy your presence, not even when it cascades.

spirit_island-name-firestorm = Firestorm
spirit_island-effect-firestorm-1 = 1 damage for every 2 fire you have.
spirit_island-effect-firestorm-2 = Instead, 1 damage for each fire you have.
spirit_island-effect-firestorm-3 = You may split this power’s damage among this land and any of your lands with blight.
spirit_island-effect-firestorm-4 = In one of your lands with blight, push all dahan, destroy all invaders and all beasts, and add 1 blight.

spirit_island-name-the_burned_land_regrows = The Burned Land Regrows
spirit_island-effect-the_burned_land_regrows-1 = If there are 2 blight or more here, remove 1 blight.
spirit_island-effect-the_burned_land_regrows-2 = Instead, remove 1 blight.
spirit_island-effect-the_burned_land_regrows-3 = Remove another blight.

spirit_island-name-asphyxiating_smoke = Asphyxiating Smoke
spirit_island-effect-asphyxiating_smoke = 1 fear. Destroy 1 town. Push 1 dahan.

spirit_island-name-flames_fury = Flame’s Fury
spirit_island-effect-flames_fury = The spirit gains 1 energy. Each of its powers that deals damage this turn deals 1 more.
spirit_island-lasting-flames_fury = { $id }: powers that deal damage deal 1 more

spirit_island-name-flash_fires = Flash-Fires
spirit_island-effect-flash_fires-quick = This power may be fast.
spirit_island-effect-flash_fires = 1 fear. 1 damage.

spirit_island-name-threatening_flames = Threatening Flames
spirit_island-effect-threatening_flames = 2 fear. Push 1 explorer or town for each terror level to adjacent lands without your presence. If there are no such lands, 2 additional fear.

spirit_island-ask-firestorm = { $id }: in which of your lands with blight does everything burn?
