### Spirit Island: promo_1

spirit_island-set-promo_1 = Promo pack 1
spirit_island-option-promo_1 = { spirit_island-set-promo_1 }
spirit_island-option-promo_1-help = The spirits Heart of the Wildfire and Serpent Slumbering Beneath the Island. Better with the tokens of Branch & Claw.
