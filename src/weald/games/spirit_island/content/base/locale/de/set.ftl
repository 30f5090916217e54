### Spirit Island: base

spirit_island-set-base = Grundspiel
