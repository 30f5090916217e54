### Spirit Island, Jagged Earth: The Habsburg Monarchy, a livestock colony

spirit_island-name-habsburg_livestock_colony = The Habsburg Monarchy (Livestock Colony)
spirit_island-option-adversary-habsburg_livestock_colony = Habsburg Monarchy

spirit_island-name-seek_prime_territory = Seek Prime Territory
spirit_island-effect-habsburg_livestock_colony = Escalation, after exploring: on each board with 4 or fewer blight, add 1 town to a land without town and blight. Then the same once more on each board with 2 or fewer blight.

spirit_island-name-irreparable_damage = Irreparable Damage
spirit_island-effect-irreparable_damage = Blight added by ravages that deal 8 or more damage to the land is counted here. The game is lost when it is more than the number of players.
spirit_island-counter-habsburg_blight = Blight of heavy damage

spirit_island-name-migratory_herders = Migratory Herders
spirit_island-effect-habsburg_livestock_colony-1 = After the build step, each land that a build card names gathers 1 town from an adjacent land that none names.

spirit_island-name-more_rural_than_urban = More Rural Than Urban
spirit_island-effect-habsburg_livestock_colony-2 = During setup, add 1 town to land 2 of each board, and 1 town to the highest-numbered land where nothing is printed. When invaders would build 1 city in an inland land, they build 2 towns instead.

spirit_island-name-fast_spread = Fast Spread
spirit_island-effect-habsburg_livestock_colony-3 = The invader deck has one stage I card fewer.

spirit_island-name-herds_thrive_in_verdant_lands = Herds Thrive in Verdant Lands
spirit_island-effect-habsburg_livestock_colony-4 = Towns in lands without blight are durable: they have +2 health, and an effect that would destroy one deals 2 damage to it instead. Effects that destroy all towns destroy them.

spirit_island-name-wave_of_immigration = Wave of Immigration
spirit_island-effect-habsburg_livestock_colony-5 = A wave lies under the top 5 invader cards at setup. When it comes up, on each board: add 1 city to a coastal land without a city, and 1 town to each of the 3 inland lands with the fewest blight. Then the next card is turned up.
spirit_island-counter-habsburg_wave = Invader cards below the wave of immigration
spirit_island-event-wave-of-immigration = A wave of immigration comes.

spirit_island-name-far_flung_herds = Far-Flung Herds
spirit_island-effect-habsburg_livestock_colony-6 = Ravages deal +2 damage in lands adjacent to a town.

spirit_island-ask-add-city = { $id }: where is the city added?
spirit_island-ask-herd-from = { $id }: from which land does a town move on?
spirit_island-result-defeat-habsburg = Defeat: herds have ruined the land beyond repair{ spirit_island-in-lands }.
spirit_island-danger-habsburg = Herds have brought { $n } of { $limit } blight of heavy damage
spirit_island-loses-habsburg = Herds ruin the land beyond repair{ spirit_island-in-lands }.{ spirit_island-may-be-prevented }
