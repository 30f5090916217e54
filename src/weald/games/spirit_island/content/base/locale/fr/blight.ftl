### Spirit Island: the blight cards

spirit_island-name-downward_spiral = Spirale infernale
spirit_island-effect-downward_spiral = Au début de chaque phase des envahisseurs, chaque esprit détruit 1 de ses présences.

spirit_island-name-memory_fades_to_dust = La mémoire tombe en poussière
spirit_island-effect-memory_fades_to_dust = Au début de chaque phase des envahisseurs, chaque esprit oublie une carte Pouvoir ou détruit 1 de ses présences.
