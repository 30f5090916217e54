### Spirit Island: tiny_set

spirit_island-set-tiny_set = A set that is only begun
spirit_island-option-tiny_set = { spirit_island-set-tiny_set }
spirit_island-option-tiny_set-help = The spirit Quiet Spring.
