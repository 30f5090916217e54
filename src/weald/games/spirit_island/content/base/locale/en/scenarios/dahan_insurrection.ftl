### Spirit Island: Dahan Insurrection

spirit_island-name-dahan_insurrection = Dahan Insurrection
spirit_island-option-scenario-dahan_insurrection = Dahan Insurrection
spirit_island-effect-dahan_insurrection = After each action, every dahan that moved deals 1 damage where it is now; for each town destroyed an explorer, and for each city a town, comes to the nearest land with dahan. From terror level 2 on, what counts are lands with more towns and cities than dahan: at level 2 there must be none, later fewer than players. Fewer than 2 dahan per player are a defeat.

spirit_island-ask-resettle = { $id }: to which of the nearest dahan do those driven out come?
spirit_island-result-defeat-dahan = Defeat: too few dahan are left{ spirit_island-in-lands }.
spirit_island-result-defeat-uprising = Defeat: the dahan have risen, but the invaders hold too many lands{ spirit_island-in-lands }.
spirit_island-danger-dahan =
    { $left ->
        [one] One more dahan lost and the game is lost
       *[other] { $left } more dahan lost and the game is lost
    }
spirit_island-loses-dahan = Too few dahan are left{ spirit_island-in-lands }.{ spirit_island-may-be-prevented }
spirit_island-danger-uprising = Towns and cities outnumber the dahan in { $n } lands; in { $limit } the game is lost
spirit_island-danger-uprising-later = Towns and cities outnumber the dahan in { $n } lands when they rise
spirit_island-loses-uprising = The dahan have risen, but the invaders hold too many lands{ spirit_island-in-lands }.{ spirit_island-may-be-prevented }
