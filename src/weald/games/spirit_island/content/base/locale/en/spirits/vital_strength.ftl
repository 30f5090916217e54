### Spirit Island: Vital Strength of the Earth

spirit_island-name-vital_strength = Vital Strength of the Earth
spirit_island-about-vital_strength = Slow to act, hard to hurt: its sacred sites defend themselves.
spirit_island-hard-vital_strength = It starts slowly and reaches little; plan a turn ahead.
spirit_island-voice-vital_strength = Stand here. What stands on me does not fall.
spirit_island-growth-vital_strength-1 = Reclaim all cards, add presence within range 2
spirit_island-growth-vital_strength-2 = Gain a power card, add presence within range 0
spirit_island-growth-vital_strength-3 = Add presence within range 1, gain 2 energy
spirit_island-guide-vital_strength-1 = A second presence in a jungle that will be attacked makes a sacred site, which defends itself; the energy pays for an expensive card. If no jungle is in danger, gain a power instead. Draw of the Fruitful Earth is the cheap choice.
spirit_island-guide-vital_strength-2 = From the card track again: two cards from now on. Defend a land that ravages, or play two cards whose elements let the innate power repeat a cheap one.
spirit_island-guide-vital_strength-3 = Take your cards back if you have energy for them, otherwise grow for energy. Gather three dahan with one card and let the other one strike there: it does much more damage beside them.

spirit_island-name-earths_vitality = Earth’s Vitality
spirit_island-effect-earths_vitality = Defend 3 in every land with your sacred site.

spirit_island-name-gift_of_strength = Gift of Strength
spirit_island-effect-gift_of_strength-1 = Once this turn, the spirit may repeat one of its cards that costs 1 or less.
spirit_island-effect-gift_of_strength-2 = Instead: one that costs 3 or less.
spirit_island-effect-gift_of_strength-3 = Instead: one that costs 6 or less.

spirit_island-name-a_year_of_perfect_stillness = A Year of Perfect Stillness
spirit_island-effect-a_year_of_perfect_stillness = Invaders skip all actions in this land this turn.

spirit_island-name-draw_of_the_fruitful_earth = Draw of the Fruitful Earth
spirit_island-effect-draw_of_the_fruitful_earth = Gather up to 2 explorers. Gather up to 2 dahan.

spirit_island-name-guard_the_healing_land = Guard the Healing Land
spirit_island-effect-guard_the_healing_land = Remove 1 blight. Defend 4.

spirit_island-name-rituals_of_destruction = Rituals of Destruction
spirit_island-effect-rituals_of_destruction = 2 damage. If at least 3 dahan are here, +3 damage and 2 fear.
