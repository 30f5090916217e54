### Spirit Island: Pandemonium, an aspect of Lightning's Swift Strike

spirit_island-name-pandemonium = Pfeilschneller Blitzschlag: Pandämonium
spirit_island-about-pandemonium = Statt Zerstörung fallen Furcht und Streit vom Himmel: Invasoren gehen aufeinander los.

spirit_island-name-lightning_torn_skies_incite_pandemonium = Blitzzerrissener Himmel stiftet Pandämonium
spirit_island-effect-lightning_torn_skies_incite_pandemonium-1 = 2 Furcht. Füge 1 Streit hinzu.
spirit_island-effect-lightning_torn_skies_incite_pandemonium-2 = 2 Furcht. Füge 1 Streit hinzu.
spirit_island-effect-lightning_torn_skies_incite_pandemonium-3 = 3 Furcht. Füge 1 Streit hinzu.
spirit_island-effect-lightning_torn_skies_incite_pandemonium-4 = 4 Furcht. Füge 1 Streit hinzu.
