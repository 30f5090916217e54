### Spirit Island, second promo pack: The Kingdom of Scotland

spirit_island-name-scotland = Royaume d’Écosse
spirit_island-option-adversary-scotland = Écosse

spirit_island-name-ports_sprawl_outward = Les ports s’étendent
spirit_island-effect-scotland = Escalade : sur le plateau avec le plus de villages et de cités sur la côte, ajoutez 1 village dans chacune des régions avec le moins de villages, autant de régions que de joueurs.

spirit_island-name-trade_hub = Plaque tournante du commerce
spirit_island-effect-trade_hub = La partie est perdue quand plus de 2 régions côtières par plateau ont une cité.

spirit_island-name-trading_port = Port de commerce
spirit_island-effect-scotland-1 = Après la mise en place, les cartes Exploration ajoutent 1 village au lieu de 1 explorateur dans les régions côtières ; la carte Régions côtières ne le fait que dans 2 régions de chaque plateau au plus.
spirit_island-lasting-trading_port = { $id } : l’exploration apporte un village

spirit_island-name-seize_opportunity = Saisir l’occasion
spirit_island-effect-scotland-2 = Mise en place : ajoutez 1 cité dans la région 2 de chaque plateau. La carte Régions côtières est la troisième carte de niveau II, et les deux précédentes viennent plus tôt.

spirit_island-name-chart_the_coastline = Cartographier le littoral
spirit_island-effect-scotland-3 = Les cartes Construction construisent aussi dans les régions côtières sans envahisseurs adjacentes à une cité.

spirit_island-name-ambition_of_a_minor_nation = Ambition d’une petite nation
spirit_island-effect-scotland-4 = Une carte de niveau III remplace la dernière carte de niveau I du paquet Envahisseurs.

spirit_island-name-runoff_and_bilgewater = Eaux usées et fonds de cale
spirit_island-effect-scotland-5 = Après qu’un ravage a ajouté une désolation dans une région côtière, ajoutez 1 désolation dans l’océan de ce plateau, sans propagation. Un esprit qui retire une désolation d’une région côtière peut la retirer de l’océan de ce plateau à la place.

spirit_island-name-exports_fuel_inward_growth = L’exportation nourrit l’arrière-pays
spirit_island-effect-scotland-6 = Après l’étape Ravage, ajoutez 1 village dans chaque région intérieure d’une carte Ravage qui a un village ou une cité, ou qui est adjacente à l’un d’eux.

spirit_island-ask-sprawling-board = { $id } : sur quel plateau les ports s’étendent-ils ?
spirit_island-ask-no-port = { $id } : quelle région côtière ne reçoit qu’un explorateur ?
spirit_island-ask-blight-from = { $id } : d’où la désolation est-elle retirée ?
spirit_island-result-defeat-scotland = Défaite : les cités de la côte sont devenues une plaque tournante du commerce{ spirit_island-in-lands }.
spirit_island-danger-scotland = Des cités se dressent dans { $n } régions côtières ; à { $limit }, la partie est perdue
spirit_island-loses-scotland = Les cités de la côte deviennent une plaque tournante du commerce{ spirit_island-in-lands }.{ spirit_island-may-be-prevented }
