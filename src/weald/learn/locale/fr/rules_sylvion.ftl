### Mots et règles du jeu

learn-rules-sylvion-aim = Gardez la forêt en vie 12 tours. Après l’assaut final, la vitalité de vos arbres doit atteindre le nombre d’orées désolées.
learn-rules-sylvion-turn = Révélez une carte de chaque pile, résolvez les soutiens, avancez les élémentaux, piochez trois cartes, puis jouez et payez à votre guise. Dans la partie avancée, vous recrutez d’abord votre paquet.

learn-term-sylvion-elemental = élémental
learn-term-sylvion-elemental-forms = élémental|élémentaux
learn-term-sylvion-elemental-text = Une créature de feu qui avance d’une case vers la gauche à chaque tour. Dans la forêt, elle désole autant d’orées que sa force.
learn-term-sylvion-blaze = embrasé
learn-term-sylvion-blaze-forms = embrasé|embrasés|embrasement
learn-term-sylvion-blaze-text = Un Embrasement rend tout élémental plus fort : 0 devient 4, les autres gagnent 1. Ceux qui le sont déjà ne changent pas.
learn-term-sylvion-support = soutien
learn-term-sylvion-support-forms = soutien|soutiens|simoun
learn-term-sylvion-support-text = Une carte Ravage révélée qui n’est pas un élémental. Les soutiens agissent dans l’ordre de leurs lettres, puis sont défaussés.
learn-term-sylvion-fountain = fontaine
learn-term-sylvion-fountain-forms = fontaine|fontaines
learn-term-sylvion-fountain-text = Elle arrête ce qui entre dans sa case : le plus faible disparaît, les égaux se détruisent. Une fontaine détruite fait piocher une carte.
learn-term-sylvion-tree = arbre
learn-term-sylvion-tree-forms = arbre|arbres|vitalité
learn-term-sylvion-tree-text = Il n’a pas de force, et tout élémental le détruit, un 0 avec lui-même. À la fin, sa vitalité compense des orées désolées.
learn-term-sylvion-edge = orée
learn-term-sylvion-edge-forms = orée|orées|floraison|désolée|désolées
learn-term-sylvion-edge-text = Douze cartes entre le champ et la forêt, en floraison ou désolées. Les dégâts les retournent ; plus de dégâts que de floraison, et la partie est perdue.
learn-term-sylvion-pay = payer
learn-term-sylvion-pay-forms = payer|coût|coûte
learn-term-sylvion-pay-text = Le nombre d’autres cartes de votre main que vous défaussez. Toute carte compte pour une.
learn-term-sylvion-hedgehogs = Hérissons
learn-term-sylvion-hedgehogs-forms = hérissons
learn-term-sylvion-hedgehogs-text = Ils ne se jouent qu’à la révélation, avant que les cartes n’agissent. Ils en défaussent une.
learn-term-sylvion-assault = assaut final
learn-term-sylvion-assault-forms = assaut final
learn-term-sylvion-assault-text = Après le dernier tour, chaque élémental avance jusqu’à être détruit ou dans la forêt. Puis on compare arbres et orées désolées.
learn-term-sylvion-mobilization = mobilisation
learn-term-sylvion-mobilization-forms = mobilisation|recruter|appel
learn-term-sylvion-mobilization-text = Avant la partie avancée, on compose son paquet : prenez des colonnes entières avant qu’elles ne désertent. Le reste sort du jeu.
