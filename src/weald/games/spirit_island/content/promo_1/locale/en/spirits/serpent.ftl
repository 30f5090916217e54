### Spirit Island, promo pack 1: Serpent Slumbering Beneath the Island

spirit_island-name-serpent = Serpent Slumbering Beneath the Island
spirit_island-about-serpent = It is slow to wake, gives power to the other spirits, and becomes immense by what it absorbs of them.
spirit_island-hard-serpent = Weak for many turns, and it needs presence of the others.
spirit_island-voice-serpent = Hush. Do not wake me before I am whole.
spirit_island-growth-serpent-1 = Reclaim all cards, move 1 presence to an adjacent land
spirit_island-growth-serpent-2 = Gain a power card, gain 1 energy
spirit_island-growth-serpent-3 = Gain 4 energy
spirit_island-growth-serpent-4 = Add presence within range 3, to a land without blight

spirit_island-name-deep_slumber = Deep Slumber
spirit_island-effect-deep_slumber = You may have 5 presence on the island, and more with each presence that Absorb Essence has brought here: 7, 8, 10, 11, 12, then 13.

spirit_island-name-serpent_wakes_in_power = Serpent Wakes in Power
spirit_island-effect-serpent_wakes_in_power-1 = Gain 1 energy. Other spirits with any absorbed presence also gain 1 energy.
spirit_island-effect-serpent_wakes_in_power-2 = Add 1 presence within range 1. Other spirits with 2 absorbed presence or more may do likewise.
spirit_island-effect-serpent_wakes_in_power-3 = Gain a major power without forgetting one. Other spirits with 3 absorbed presence or more may do likewise.

spirit_island-name-serpent_rouses_in_anger = Serpent Rouses in Anger
spirit_island-effect-serpent_rouses_in_anger-1 = For each pair of fire and earth you have, 1 damage to 1 town or city.
spirit_island-effect-serpent_rouses_in_anger-2 = For every 2 moon and 2 earth you have, 2 fear and you may push 1 town.
spirit_island-effect-serpent_rouses_in_anger-3 = You may pay 7 energy: in every land, 1 damage for each of your presence there and in adjacent lands.

spirit_island-name-absorb_essence = Absorb Essence
spirit_island-effect-absorb_essence = Gain 3 energy. 1 of the spirit’s presence on the island comes to Deep Slumber for good. The spirit gains 1 element of its choice and 1 energy.

spirit_island-name-elemental_aegis = Elemental Aegis
spirit_island-effect-elemental_aegis = Defend 2 here and in all adjacent lands, and 1 more for each absorbed presence.

spirit_island-name-gift_of_flowing_power = Gift of Flowing Power
spirit_island-effect-gift_of_flowing_power = The spirit gains 1 energy. It plays 1 more power card for its cost; or it gains 1 fire and 1 water.
spirit_island-do-gift_of_flowing_power = Gain 1 fire and 1 water

spirit_island-name-gift_of_the_primordial_deeps = Gift of the Primordial Deeps
spirit_island-effect-gift_of_the_primordial_deeps = The spirit gains a minor power. It plays that card now for its cost; or it gains 1 moon and 1 earth.
spirit_island-do-gift_of_the_primordial_deeps = Gain 1 moon and 1 earth
spirit_island-do-play_another_card = Play a card for its cost

spirit_island-lasting-absorbed = { $id }: { $n } absorbed
spirit_island-ask-absorb-essence = { $id }: which presence do you absorb?
spirit_island-ask-serpent-wakes = { $id }: do you gain a major power?
spirit_island-ask-serpent-rouses = { $id }: do you pay 7 energy for damage in every land?
