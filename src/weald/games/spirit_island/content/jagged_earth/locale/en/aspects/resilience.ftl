### Spirit Island: Resilience, an aspect of Vital Strength of the Earth

spirit_island-name-resilience = Vital Strength of the Earth: Resilience
spirit_island-about-resilience = Its sacred sites bear nearly any ravage without blight; dahan have to fend for themselves.

spirit_island-name-anchor_the_lands_resilience = Anchor the Land’s Resilience
spirit_island-effect-anchor_the_lands_resilience = Your sacred sites take 8 more damage than usual before damage adds blight. This does not protect dahan.
