### Spirit Island: Varied Terrains

spirit_island-name-varied_terrains = Terrains hétérogènes
spirit_island-option-scenario-varied_terrains = Terrains hétérogènes
spirit_island-effect-varied_terrains = Montagnes : une exploration ajoute 1 explorateur de plus. Jungles : après que les envahisseurs y ont construit une cité, ajoutez 1 désolation. Déserts : une désolation qui y est ajoutée se propage, même si c’est la première. Fanges : après une construction réussie, les envahisseurs y construisent encore une fois.
