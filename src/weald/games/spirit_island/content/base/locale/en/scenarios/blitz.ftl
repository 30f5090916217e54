### Spirit Island: Blitz

spirit_island-name-blitz = Blitz
spirit_island-option-scenario-blitz = Blitz
spirit_island-effect-blitz = All powers are fast; those that are fast anyway cost 1 less, or bring 1 energy if they cost nothing. More blight to begin with and less later; invaders act one additional time during setup, and each explore adds 1 additional explorer on each board.

spirit_island-ask-add-explorer = { $id }: which explored land gets another explorer?
