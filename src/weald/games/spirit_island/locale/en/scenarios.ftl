### Spirit Island: the scenarios

spirit_island-effect-blitz = All powers are fast; those that are fast anyway cost 1 less, or bring 1 energy if they cost nothing. More blight to begin with and less later; invaders act once more at set-up, and each explore brings 1 more explorer on each board.
spirit_island-ask-add-explorer = { spirit_island-name }: which explored land gets another explorer?
