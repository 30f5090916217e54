### Spirit Island, Branch & Claw: Keeper of the Forbidden Wilds

spirit_island-name-keeper = Keeper of the Forbidden Wilds
spirit_island-about-keeper = It lets wilds grow so that explorers stay away, and punishes all who enter its sacred sites.
spirit_island-hard-keeper = It grows slowly and drives the dahan away from where it is strong.
spirit_island-voice-keeper = This far. Not one step further.
spirit_island-growth-keeper-1 = Reclaim all cards, gain 1 energy
spirit_island-growth-keeper-2 = Gain a power card
spirit_island-growth-keeper-3 = Add presence within range 3, to a land with your presence or wilds; gain 1 energy
spirit_island-growth-keeper-4 = Pay 3 energy, gain a power card, add presence within range 3, to a land without blight
spirit_island-guide-keeper-1 = Gain a power first. If it is free, take presence from the card track and play both; if not, from the energy track. Make sacred sites this turn and next, and let wilds stop a build.
spirit_island-guide-keeper-2 = Two presence and a power, for three energy. Spend at most two on cards: next turn you want six.
spirit_island-guide-keeper-3 = Now the wrath: from a land with many sacred sites around it it destroys nearly everything. Cheap powers with plant and fire beside it bring the innate power to its second threshold.
spirit_island-guide-keeper-4 = Take everything back; the other growth is as in the turn before, if you can pay for it.
spirit_island-icon-add_presence-presence_wilds = Add presence within range { $n }, to a land with your presence or wilds
spirit_island-icon-add_presence-no_blight = Add presence within range { $n }, to a land without blight

spirit_island-name-forbidden_ground = Forbidden Ground
spirit_island-effect-forbidden_ground = Whenever a land becomes your sacred site, push all dahan out of it. Dahan events do not move dahan into your sacred sites; powers may.

spirit_island-name-punish_those_who_trespass = Punish Those Who Trespass
spirit_island-effect-punish_those_who_trespass-1 = 2 damage. Destroy 1 dahan.
spirit_island-effect-punish_those_who_trespass-2 = +1 damage for each pair of sun and plant you have.
spirit_island-effect-punish_those_who_trespass-3 = You may split this power’s damage between this land and another one of yours.

spirit_island-name-spreading_wilds = Spreading Wilds
spirit_island-effect-spreading_wilds-1 = Push 1 explorer for every 2 sun you have.
spirit_island-effect-spreading_wilds-2 = If no explorers are here, add 1 wilds.
spirit_island-effect-spreading_wilds-3 = This power has +1 range.
spirit_island-effect-spreading_wilds-4 = This power has +1 range.

spirit_island-name-boon_of_growing_power = Boon of Growing Power
spirit_island-effect-boon_of_growing_power = The spirit gains a power card. If it is another spirit, it also gains 1 energy.

spirit_island-name-regrow_from_roots = Regrow from Roots
spirit_island-effect-regrow_from_roots = If there are 2 blight or fewer here, remove 1 blight.

spirit_island-name-sacrosanct_wilderness = Sacrosanct Wilderness
spirit_island-effect-sacrosanct_wilderness = Push 2 dahan. 2 damage for each wilds here; or add 1 wilds.

spirit_island-name-towering_wrath = Towering Wrath
spirit_island-effect-towering_wrath = 2 fear. 2 damage for each of your sacred sites here or in adjacent lands. Destroy all dahan.

spirit_island-ask-split-damage = { $id }: which other land of yours shares the damage?
