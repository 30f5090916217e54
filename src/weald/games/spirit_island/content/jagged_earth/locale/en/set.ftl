### Spirit Island: jagged_earth

spirit_island-set-jagged_earth = Jagged Earth
spirit_island-option-jagged_earth = { spirit_island-set-jagged_earth }
spirit_island-option-jagged_earth-help = The expansion with badlands, ten spirits, many powers and events, two adversaries, three scenarios and the boards E and F.
