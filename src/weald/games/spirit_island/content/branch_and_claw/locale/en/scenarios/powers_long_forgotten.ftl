### Spirit Island: Powers Long Forgotten

spirit_island-name-powers_long_forgotten = Powers Long Forgotten
spirit_island-option-scenario-powers_long_forgotten = Powers Long Forgotten
spirit_island-effect-powers_long_forgotten = 4 markers lie face down on each board, some of them sources of power. The spirits find the marker of a land with 3 or more dahan, invaders that of a land with 2 or more invaders (3 or more against France). Spirits use a source they have found when they like, or gain 2 points for it at the end; for invaders it takes effect at once.

spirit_island-offer-powers_long_forgotten = Use a source: { $n ->
    [1] an ever-burning lizard scale (powers with fire deal 1 additional damage)
    [2] a bronze loop with red stones (shift presence between sands)
    [3] a huge dripping tooth (2 energy for each spirit that reclaims no card)
    [4] an ice-crusted rib (invaders deal 3 less damage in the next ravage)
    [5] a steady ember (gain major powers without forgetting)
    [6] a rope of wind (all powers have +1 range)
    [7] a pillar of sunlight (2 fear cards, and the dahan of 1 land strike)
   *[other] a leather sack, sewn shut (remove everything in 1 land)
}
spirit_island-offer-bronze_loop = Shift presence between sands ({ $n } there)
spirit_island-ask-source-price = { $id }: pay 1 energy so that the power affects invaders, in spite of { $source ->
    [lizard_scale] the lizard scale
   *[wind_rope] the rope of wind
}?
spirit_island-ask-hide-marker = { $id }: in which land do you put a marker?
spirit_island-ask-search = { $id }: which land is searched first?
spirit_island-ask-shift-from = { $id }: from which sands do you shift presence?
spirit_island-ask-shift-to = { $id }: to which sands?
spirit_island-ask-scorch = { $id }: which land do the invaders scorch?
spirit_island-ask-dahan-strike = { $id }: in which land do the dahan strike?
spirit_island-ask-swallow = { $id }: from which land is everything removed?
spirit_island-lasting-hidden_marker = { $id }: a marker lies face down here
spirit_island-lasting-found_source = Source found, not used yet: { $n ->
    [1] an ever-burning lizard scale
    [2] a bronze loop with red stones
    [3] a huge dripping tooth
    [4] an ice-crusted rib
    [5] a steady ember
    [6] a rope of wind
    [7] a pillar of sunlight
   *[other] a leather sack, sewn shut
}
spirit_island-lasting-shifted = { $id }: presence was shifted this turn
spirit_island-lasting-reclaimed = { $id }: a card was reclaimed this turn
spirit_island-lasting-lizard_scale_invaders = { $id }: powers with fire harm invaders only for 1 energy
spirit_island-lasting-lizard_scale = { $id }: powers with fire deal 1 additional damage
spirit_island-lasting-bronze_loop_invaders = { $id }: invaders in any sands explore and build as if in all sands
spirit_island-lasting-bronze_loop = { $id }: spirits may shift presence between sands
spirit_island-lasting-dripping_tooth_invaders = { $id }: invaders who explore a wetlands build there
spirit_island-lasting-dripping_tooth = { $id }: 2 energy for each spirit that reclaims no card in the spirit phase
spirit_island-lasting-ice_rib_invaders = { $id }: each spirit has only 1 card play
spirit_island-lasting-ice_rib = { $id }: in the next ravage, invaders deal 3 less damage in each land
spirit_island-lasting-ice_rib_ravage = { $id }: invaders deal 3 less damage in each land of the ravage
spirit_island-lasting-steady_ember_invaders = { $id }: the first town or city in a jungle or wetlands adds 1 blight
spirit_island-lasting-steady_ember = { $id }: major powers are gained without forgetting
spirit_island-lasting-wind_rope_invaders = { $id }: powers push and gather invaders only for 1 energy
spirit_island-lasting-wind_rope = { $id }: all powers have +1 range
spirit_island-lasting-sewn_sack_invaders = { $id }: powers cannot target this land
spirit_island-event-marker = { $side ->
    [spirits] The spirits
   *[invaders] The invaders
} find { $source ->
    [none] nothing but a blank marker
    [lizard_scale] an ever-burning lizard scale
    [bronze_loop] a bronze loop with red stones
    [dripping_tooth] a huge dripping tooth
    [ice_rib] an ice-crusted rib
    [steady_ember] a steady ember
    [wind_rope] a rope of wind
    [sun_pillar] a pillar of sunlight
   *[sewn_sack] a leather sack, sewn shut
} ({ $land }).
spirit_island-event-swallowed = Everything in { $land } is removed from the game.
