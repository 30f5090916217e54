### Spirit Island: Amorphous, an aspect of Shadows Flicker Like Flame

spirit_island-name-amorphous = Flackernde Schatten: Gestaltlos
spirit_island-about-amorphous = Ihre Präsenz huscht umher, zweimal im Zug: nach nebenan oder zu Dahan, wie fern sie auch sind.

spirit_island-name-shadows_partake_of_amorphous_space = Schatten haben teil am gestaltlosen Raum
spirit_island-effect-shadows_partake_of_amorphous_space = Einmal in jeder schnellen und einmal in jeder langsamen Phase darfst du 1 deiner Präsenzen in ein benachbartes Gebiet bewegen oder in ein beliebiges Gebiet mit Dahan.
spirit_island-offer-shadows_partake_of_amorphous_space = Schatten haben teil am gestaltlosen Raum: Präsenz bewegen (Gebiete, aus denen: { $n })
spirit_island-lasting-amorphous_move = { $id }: Präsenz hat sich bewegt
