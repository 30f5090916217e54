### Spirit Island: Varied Terrains

spirit_island-name-varied_terrains = Varied Terrains
spirit_island-option-scenario-varied_terrains = Varied Terrains
spirit_island-effect-varied_terrains = Mountains: an explore adds 1 explorer more. Jungles: after invaders build a city there, add 1 blight. Sands: blight that is added there cascades, even if it is the first. Wetlands: after a successful build, invaders build there once more.
