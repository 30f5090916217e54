### Spirit Island: the adversaries, level by level

spirit_island-effect-brandenburg_prussia = Escalation: on each board with a town or city, add 1 town to a land without a town.
spirit_island-effect-brandenburg_prussia-1 = At set-up, 1 more town in land 3 of each board.
spirit_island-effect-brandenburg_prussia-2 = One stage III card comes between stages I and II.
spirit_island-effect-brandenburg_prussia-3 = One stage I card less.
spirit_island-effect-brandenburg_prussia-4 = One stage II card less.
spirit_island-effect-brandenburg_prussia-5 = One more stage I card less.
spirit_island-effect-brandenburg_prussia-6 = No stage I cards at all.
spirit_island-ask-add-town = { spirit_island-name }: where does the town come?
