### Spirit Island: the blight cards

spirit_island-effect-downward_spiral = At the start of each invader phase, every spirit destroys 1 of its presence.
spirit_island-effect-memory_fades_to_dust = At the start of each invader phase, every spirit forgets a power card or destroys 1 of its presence.
