### Spirit Island: Quiet Spring

spirit_island-name-quiet_spring = Quiet Spring
spirit_island-about-quiet_spring = Calm and lasting: it defends the lands that it has come to.
spirit_island-hard-quiet_spring = It hurts little; leave the damage to others.
spirit_island-voice-quiet_spring = Listen. I was here before the stones.
spirit_island-growth-quiet_spring-1 = Reclaim all cards, gain 1 energy
spirit_island-growth-quiet_spring-2 = Gain a power card, add presence within range 1
spirit_island-growth-quiet_spring-3 = Add presence within range 2, gain 1 energy
spirit_island-guide-quiet_spring-1 = A second card in every turn comes first. Defend the land that ravages.
spirit_island-name-springs_calm = Calm of the Spring
spirit_island-effect-springs_calm = Defend 1 in every land with your sacred site.
spirit_island-name-rising_mist = Rising Mist
spirit_island-effect-rising_mist-1 = Push up to 1 explorer.
spirit_island-effect-rising_mist-2 = 1 fear.
spirit_island-name-still_water = Still Water
spirit_island-effect-still_water = Defend 2.
spirit_island-name-clear_brook = Clear Brook
spirit_island-effect-clear_brook = Gather up to 2 dahan.
spirit_island-name-deep_well = Deep Well
spirit_island-effect-deep_well = 2 damage.
spirit_island-name-morning_fog = Morning Fog
spirit_island-effect-morning_fog = Invaders skip all actions in this land this turn.
