### Spirit Island: tiny_set

spirit_island-set-tiny_set = Une extension à peine commencée
spirit_island-option-tiny_set = { spirit_island-set-tiny_set }
spirit_island-option-tiny_set-help = L’esprit Source tranquille.
