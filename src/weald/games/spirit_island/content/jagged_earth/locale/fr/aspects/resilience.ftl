### Spirit Island: Resilience, an aspect of Vital Strength of the Earth

spirit_island-name-resilience = Force vitale de la terre : Résilience
spirit_island-about-resilience = Ses sites sacrés supportent presque tout ravage sans désolation ; les Dahans doivent se défendre seuls.

spirit_island-name-anchor_the_lands_resilience = Ancrer la résilience de la terre
spirit_island-effect-anchor_the_lands_resilience = Vos sites sacrés encaissent 8 dégâts de plus que d’habitude avant que des dégâts n’ajoutent une désolation. Cela ne protège pas les Dahans.
