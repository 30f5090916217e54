### Spirit Island, Jagged Earth: Lure of the Deep Wilderness

spirit_island-name-lure = Lure of the Deep Wilderness
spirit_island-about-lure = It stays inland, entices explorers and settlers to come there, and lets them vanish among beasts and thorns.
spirit_island-hard-lure = The coast is out of reach, and explorers pile up where it lives.
spirit_island-voice-lure = Come in. The berries are sweet, and the path is gone.
spirit_island-growth-lure-1 = Reclaim all cards, gain 1 energy
spirit_island-growth-lure-2 = Add presence within range 4, to an inland land
spirit_island-growth-lure-3 = Gain 1 moon, air or plant, gain 2 energy
spirit_island-growth-lure-4 = Gain a power card
spirit_island-icon-add_presence-inland = Add presence within range { $n }, to an inland land
spirit_island-icon-gain_one_element-moon_air_plant = Gain 1 moon, air or plant

spirit_island-name-home_of_the_islands_heart = Home of the Island’s Heart
spirit_island-effect-home_of_the_islands_heart = Your presence may only be added or moved to inland lands.

spirit_island-name-enthrall_the_foreign_explorers = Enthrall the Foreign Explorers
spirit_island-effect-enthrall_the_foreign_explorers = In a ravage, each of your presence lets up to 2 explorers in its land not take part: they deal no damage and take none.

spirit_island-name-forsake_society_to_chase_after_dreams = Forsake Society to Chase After Dreams
spirit_island-effect-forsake_society_to_chase_after_dreams-1 = Replace 1 explorer with 1 explorer. Then gather any of the new explorers into your lands; if a town or city is left here, 1 fear.
spirit_island-effect-forsake_society_to_chase_after_dreams-2 = Instead, replace 1 town with 2 explorers.
spirit_island-effect-forsake_society_to_chase_after_dreams-3 = Instead, replace 1 city with 3 explorers.
spirit_island-effect-forsake_society_to_chase_after_dreams-4 = Repeat this power.

spirit_island-name-never_heard_from_again = Never Heard from Again
spirit_island-effect-never_heard_from_again-1 = Add 1 badlands.
spirit_island-effect-never_heard_from_again-2 = Destroy up to 2 explorers for each badlands, beasts, disease and wilds here. If this power destroys explorers, 1 fear; if 5 or more, 1 additional fear.
spirit_island-effect-never_heard_from_again-3 = 2 damage.
spirit_island-effect-never_heard_from_again-4 = Repeat this power.

spirit_island-name-gift_of_the_untamed_wild = Gift of the Untamed Wild
spirit_island-effect-gift_of_the_untamed_wild = The spirit adds 1 wilds in one of its lands; or replaces 1 of its presence with 1 disease.
spirit_island-do-untamed_wild = Add 1 wilds in one of your lands
spirit_island-do-untamed_disease = Replace 1 of your presence with 1 disease

spirit_island-name-perils_of_the_deepest_island = Perils of the Deepest Island
spirit_island-effect-perils_of_the_deepest_island = 1 fear. Add 1 badlands. Add 1 beasts within range 1. Push up to 2 dahan.

spirit_island-name-softly_beckon_ever_inward = Softly Beckon Ever Inward
spirit_island-effect-softly_beckon_ever_inward = Gather up to 2 explorers, up to 2 towns, up to 2 beasts and up to 2 dahan.

spirit_island-name-swallowed_by_the_wilderness = Swallowed by the Wilderness
spirit_island-effect-swallowed_by_the_wilderness = 2 fear. 1 damage for each beasts, disease, wilds and badlands here, at most 5.

spirit_island-ask-enthrall = { $id }: how many explorers in { $land } { $strife ->
        [0] { "" }
       *[other] (with strife) { "" }
    }do not take part in the ravage?
spirit_island-ask-forsake-society = { $id }: into which of your lands do you gather a new explorer?
spirit_island-ask-untamed-wild = { $id }: in which of your lands do you add wilds?
spirit_island-ask-untamed-disease = { $id }: which of your presence do you replace with disease?
spirit_island-ask-perils-of-the-deepest-island = { $id }: where do you add beasts?
