### Spirit Island: Guard the Isle’s Heart

spirit_island-name-guard_the_isles_heart = Protection du cœur de l’île
spirit_island-option-scenario-guard_the_isles_heart = Protection du cœur de l’île
spirit_island-effect-guard_the_isles_heart = À la mise en place, tous les villages sont éliminés ; la région centrale de chaque plateau reçoit 1 explorateur et 1 présence de son esprit, et chaque esprit a 1 pouvoir mineur et 1 pouvoir majeur de plus. Après le premier tour, un village ou une cité dans une région centrale, c’est la défaite.

spirit_island-result-defeat-heart = Défaite : les envahisseurs se sont établis au cœur de l’île{ spirit_island-in-lands }.
spirit_island-danger-heart = { $n } bâtiment sur { $limit } au cœur de l’île
spirit_island-danger-heart-later =
    { $n ->
        [0] À partir du tour 2, ni village ni cité ne doit se dresser au cœur de l’île
       *[other] Tout village ou cité au cœur de l’île doit avoir disparu avant le tour 2
    }
spirit_island-loses-heart = Un village ou une cité se dresse au cœur de l’île{ spirit_island-in-lands }.{ spirit_island-may-be-prevented }
