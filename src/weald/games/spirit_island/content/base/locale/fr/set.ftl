### Spirit Island: base

spirit_island-set-base = Jeu de base
