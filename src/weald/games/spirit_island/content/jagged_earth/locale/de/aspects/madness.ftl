### Spirit Island: Madness, an aspect of Shadows Flicker Like Flame

spirit_island-name-madness = Flackernde Schatten: Wahnsinn
spirit_island-about-madness = Wo sie wachsen, streiten die Invasoren; wo sie vor deren Augen zerstört werden, herrscht Furcht. Die Dahan leihen ihnen ihre Schatten nicht mehr.

spirit_island-name-shadows_cast_a_subtle_madness = Schatten werfen leisen Wahnsinn
spirit_island-effect-shadows_cast_a_subtle_madness = Fügst du durch Wachstum Präsenz hinzu, darfst du in ihrem Gebiet 1 Streit hinzufügen.

spirit_island-name-glimpse_of_the_shadowed_void = Blick in die schattige Leere
spirit_island-effect-glimpse_of_the_shadowed_void = 1 Furcht für jede deiner Präsenzen, die in einem Gebiet mit Invasoren zerstört wird.
