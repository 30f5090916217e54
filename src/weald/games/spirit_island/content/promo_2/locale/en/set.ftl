### Spirit Island: promo_2

spirit_island-set-promo_2 = Promo pack 2
spirit_island-option-promo_2 = { spirit_island-set-promo_2 }
spirit_island-option-promo_2-help = The spirits Downpour Drenches the World and Finder of Paths Unseen, fear cards, Scotland and two scenarios. Better with the tokens of Branch & Claw or Jagged Earth.
