### Spirit Island: tiny_set

spirit_island-set-tiny_set = Eine eben begonnene Erweiterung
spirit_island-option-tiny_set = { spirit_island-set-tiny_set }
spirit_island-option-tiny_set-help = Der Geist Stille Quelle.
