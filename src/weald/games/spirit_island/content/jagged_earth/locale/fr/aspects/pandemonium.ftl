### Spirit Island: Pandemonium, an aspect of Lightning's Swift Strike

spirit_island-name-pandemonium = Frappe cinglante de l’éclair : Pandémonium
spirit_island-about-pandemonium = La peur et la discorde tombent du ciel à la place de la destruction : les envahisseurs s’en prennent les uns aux autres.

spirit_island-name-lightning_torn_skies_incite_pandemonium = Les cieux déchirés d’éclairs sèment le pandémonium
spirit_island-effect-lightning_torn_skies_incite_pandemonium-1 = 2 peur. Ajoutez 1 discorde.
spirit_island-effect-lightning_torn_skies_incite_pandemonium-2 = 2 peur. Ajoutez 1 discorde.
spirit_island-effect-lightning_torn_skies_incite_pandemonium-3 = 3 peur. Ajoutez 1 discorde.
spirit_island-effect-lightning_torn_skies_incite_pandemonium-4 = 4 peur. Ajoutez 1 discorde.
