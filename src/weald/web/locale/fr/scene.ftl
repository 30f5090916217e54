## Les phases qui se jouent seules

ui-scene = Scène
ui-scene-controls = Commandes de la scène
ui-scene-again = Revoir la phase
ui-scene-back = En arrière
ui-scene-play = Lire ou mettre en pause
ui-scene-speed = Vitesse { $n }
ui-scene-next = Suivant
ui-scene-end = Continuer
ui-scene-skip = Passer à mon prochain choix
ui-key-space = Espace
ui-scene-rail = Cette étape
ui-scene-happened = Ce qui s’est passé
ui-scene-step = Pas à pas
ui-scene-last = Dernier tour
ui-scene-of = Moment { $n } sur { $of }
