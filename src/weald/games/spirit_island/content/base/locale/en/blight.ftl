### Spirit Island: the blight cards

spirit_island-name-downward_spiral = Downward Spiral
spirit_island-effect-downward_spiral = At the start of each invader phase, every spirit destroys 1 of its presence.

spirit_island-name-memory_fades_to_dust = Memory Fades to Dust
spirit_island-effect-memory_fades_to_dust = At the start of each invader phase, every spirit forgets a power card or destroys 1 of its presence.
