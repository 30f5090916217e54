### Spirit Island, Jagged Earth: Vengeance as a Burning Plague

spirit_island-name-vengeance = Vengeance as a Burning Plague
spirit_island-about-vengeance = It lets disease spread and towns grow, until plague and blighted land strike those who live there.
spirit_island-hard-vengeance = It lets towns grow for the sake of disease: how long is too long?
spirit_island-voice-vengeance = Every wound you gave us learned to walk.
spirit_island-growth-vengeance-1 = Reclaim all cards, gain a power card, gain 1 energy
spirit_island-growth-vengeance-2 = Add presence within range 2, twice, to lands with a town, a city or blight
spirit_island-growth-vengeance-3 = Gain a power card, add presence or a disease within range 1, gain 1 energy
spirit_island-icon-add_presence-town_city_blight = Add presence within range { $n }, to a land with a town, a city or blight
spirit_island-icon-presence_or_disease = Add presence or 1 disease within range { $n }
spirit_island-do-growth_presence = Add presence
spirit_island-do-growth_disease = Add 1 disease

spirit_island-name-the_terror_of_a_slowly_unfolding_plague = The Terror of a Slowly Unfolding Plague
spirit_island-effect-the_terror_of_a_slowly_unfolding_plague = When disease would prevent a build on a board with your presence, you may let the build happen and keep the disease. If you do, 1 fear.

spirit_island-name-lingering_pestilence = Lingering Pestilence
spirit_island-effect-lingering_pestilence = When your presence is destroyed by anything but an Action of a spirit, add 1 disease in its land for each.

spirit_island-name-wreak_vengeance_for_the_lands_corruption = Wreak Vengeance for the Land’s Corruption
spirit_island-effect-wreak_vengeance_for_the_lands_corruption = For your Actions, every blight on the island also counts as badlands.

spirit_island-name-epidemics_run_rampant = Epidemics Run Rampant
spirit_island-effect-epidemics_run_rampant-1 = 1 damage for each disease here, to invaders and separately to dahan.
spirit_island-effect-epidemics_run_rampant-2 = +1 damage for each disease.
spirit_island-effect-epidemics_run_rampant-3 = +1 damage for each disease. 1 fear for each disease, at most 5. Remove 1 disease.

spirit_island-name-savage_revenge = Savage Revenge
spirit_island-effect-savage_revenge-1 = +1 range for this power.
spirit_island-effect-savage_revenge-2 = 1 damage.
spirit_island-effect-savage_revenge-3 = +2 damage.
spirit_island-effect-savage_revenge-4 = +3 damage.

spirit_island-name-fetid_breath_spreads_infection = Fetid Breath Spreads Infection
spirit_island-effect-fetid_breath_spreads_infection = 1 fear. Add 1 disease.

spirit_island-name-fiery_vengeance = Fiery Vengeance
spirit_island-effect-fiery_vengeance = To use this, the spirit removes 1 of its destroyed presence from the game. 1 fear and 1 damage in one of its lands.

spirit_island-name-plaguebearers = Plaguebearers
spirit_island-effect-plaguebearers = If invaders are here, 1 fear. For each disease here, push 2 explorers, towns or dahan. 1 disease may move along with each of them.

spirit_island-name-strike_low_with_sudden_fevers = Strike Low with Sudden Fevers
spirit_island-effect-strike_low_with_sudden_fevers = 1 fear. Invaders do not ravage here this turn.

spirit_island-ask-unfolding-plague = { $id }: do you let the build in { $land } happen, for 1 fear?
spirit_island-ask-fiery-vengeance = { $id }: in which land is 1 fear and 1 damage?
spirit_island-ask-plaguebearers = { $id }: does a disease go along to { $land }?
