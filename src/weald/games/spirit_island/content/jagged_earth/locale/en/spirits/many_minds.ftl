### Spirit Island, Jagged Earth: Many Minds Move as One

spirit_island-name-many_minds = Many Minds Move as One
spirit_island-about-many_minds = Swarms and flocks that cross the island in no time: where they gather, invaders are beset and confounded.
spirit_island-hard-many_minds = Its presence moves as beasts: sacred sites come and go.
spirit_island-voice-many_minds = We have seen you from here, and from here, and from here.
spirit_island-growth-many_minds-1 = Reclaim all cards, gain a power card
spirit_island-growth-many_minds-2 = Add presence within range 1, and within range 0
spirit_island-growth-many_minds-3 = Add presence and beasts within range 3, gain 1 energy, gather 1 beasts into a land within range 2
spirit_island-icon-add_presence_and_beasts = Add presence and 1 beasts to one land within range { $n }
spirit_island-icon-gather_beasts = Gather up to 1 beasts into a land within range { $n }
spirit_island-icon-pay_for_card = Pay { $n } energy to gain a power card

spirit_island-name-fly_fast_as_thought = Fly Fast as Thought
spirit_island-effect-fly_fast_as_thought = When you gather or push beasts, they may come from or go to lands up to 2 lands away.

spirit_island-name-a_joining_of_swarms_and_flocks = A Joining of Swarms and Flocks
spirit_island-effect-a_joining_of_swarms_and_flocks = Each of your sacred sites may also count as 1 beasts. What happens to that beasts happens to 2 of your presence there together.

spirit_island-name-the_teeming_host_arrives = The Teeming Host Arrives
spirit_island-effect-the_teeming_host_arrives-1 = Gather up to 1 beasts.
spirit_island-effect-the_teeming_host_arrives-2 = Instead, gather up to 1 beasts for each air you have.
spirit_island-effect-the_teeming_host_arrives-3 = Push up to 3 beasts.

spirit_island-name-beset_and_confound_the_invaders = Beset and Confound the Invaders
spirit_island-effect-beset_and_confound_the_invaders-1 = With 2 beasts here: 2 fear, defend 2.
spirit_island-effect-beset_and_confound_the_invaders-2 = With 3 beasts here: instead, 3 fear, defend 4.
spirit_island-effect-beset_and_confound_the_invaders-3 = With 4 beasts here: instead, 4 fear, defend 7.
spirit_island-effect-beset_and_confound_the_invaders-4 = With 5 beasts here: instead, 6 fear, defend 10.

spirit_island-name-a_dreadful_tide_of_scurrying_flesh = A Dreadful Tide of Scurrying Flesh
spirit_island-effect-a_dreadful_tide_of_scurrying_flesh = Remove up to half of the beasts here, rounded down. For each of them, 2 fear and invaders skip one action here this turn.

spirit_island-name-boon_of_swarming_bedevilment = Boon of Swarming Bedevilment
spirit_island-effect-boon_of_swarming_bedevilment = Each of the spirit’s presence gives defend 1 in its land this turn. The spirit may push up to 1 of its presence.

spirit_island-name-ever_multiplying_swarm = Ever-Multiplying Swarm
spirit_island-effect-ever_multiplying_swarm = Add 2 beasts.

spirit_island-name-guide_the_way_on_feathered_wings = Guide the Way on Feathered Wings
spirit_island-effect-guide_the_way_on_feathered_wings = Move 1 beasts up to 2 lands. Up to 2 dahan may move with it, for part or all of the way.

spirit_island-name-pursue_with_scratches_pecks_and_stings = Pursue with Scratches, Pecks, and Stings
spirit_island-effect-pursue_with_scratches_pecks_and_stings = 1 fear. For each beasts beyond the first, push 1 explorer or town.

spirit_island-lasting-tide_of_flesh = { $id }: invaders skip { $n } of their actions here
spirit_island-lasting-swarming_bedevilment = { $id }: each presence defends 1
spirit_island-ask-gather-into = { $id }: into which land do you gather beasts?
spirit_island-ask-guide = { $id }: where do the beasts go from { $land }?
