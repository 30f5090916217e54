### Spirit Island, Jagged Earth: the event cards by terror level

spirit_island-name-eager_explorers = Explorateurs enthousiastes
spirit_island-part-eager_explorers = Explorateurs enthousiastes
spirit_island-does-eager_explorers = Sur chaque plateau, la première construction de ce tour ajoute 1 explorateur dans une région adjacente sans envahisseurs.
spirit_island-part-xenophobia = Xénophobie
spirit_island-does-xenophobia = Dans les ravages des régions avec des Dahans ce tour-ci, chaque envahisseur inflige 1 dégât de moins à la région. Il inflige 1 dégât de plus aux Dahans.

spirit_island-name-bureaucrats_adjust_funding = Les bureaucrates ajustent les fonds
spirit_island-part-bureaucrats_adjust_funding = Les bureaucrates ajustent les fonds
spirit_island-does-bureaucrats_adjust_funding = Sur les plateaux avec au moins 9 villages et cités, les cartes Construction omettent la région concernée au numéro le plus élevé. Sur les plateaux qui en ont au plus 3, les envahisseurs y construisent une fois de plus, même sans envahisseurs.
spirit_island-part-ransack_and_run = Piller et fuir
spirit_island-does-ransack_and_run = Après l’étape Ravage, sur chaque plateau, les envahisseurs ravagent dans la région avec le plus de cités, s’il y en a. Puis retirez-y 1 cité.

spirit_island-name-resourceful_populace = Population débrouillarde
spirit_island-part-resourceful_populace = Population débrouillarde
spirit_island-does-resourceful_populace = Après chaque Action qui détruit des villages ou des cités ce tour-ci, ajoutez 1 village dans une région adjacente.
spirit_island-part-strip_the_land_bare = Mettre la terre à nu
spirit_island-does-strip_the_land_bare = Dans les ravages de ce tour, chaque village inflige 1 dégât de plus. Après un ravage qui ajoute une désolation, retirez-y 1 explorateur et 1 village.

spirit_island-name-relentless_optimism = Optimisme inébranlable
spirit_island-part-relentless_optimism = Optimisme inébranlable
spirit_island-does-relentless_optimism = Les villages et cités détruits ne provoquent aucune peur pour le reste du tour.
spirit_island-part-cultures_mix_and_clash = Les cultures se mêlent et s’affrontent
spirit_island-does-cultures_mix_and_clash = Sur chaque plateau avec au moins 2 Dahans de plus que de villages et de cités, remplacez 1 village par 1 Dahan. Sur chaque plateau avec au moins 2 de moins, remplacez 1 Dahan par 1 village.

spirit_island-name-pull_together_in_adversity = Faire front dans l’adversité
spirit_island-part-pull_together_in_adversity = Faire front dans l’adversité
spirit_island-does-pull_together_in_adversity = 1 discorde sur chaque envahisseur est sans effet pour le reste du tour, et n’est pas retirée.
spirit_island-part-purge_the_land_with_salt_and_fire = Purger la terre par le sel et le feu
spirit_island-does-purge_the_land_with_salt_and_fire = Sur chaque plateau, dans une région avec au moins 2 villages, ajoutez 1 désolation sans cascade et 2 terres hostiles. Puis retirez-en tous les villages.

spirit_island-name-temporary_truce = Trêve temporaire
spirit_island-part-temporary_truce = Trêve temporaire
spirit_island-does-temporary_truce = Dans les ravages des régions avec des Dahans ce tour-ci, 1 Dahan et 1 village ou cité ne prennent pas part.
spirit_island-part-temporary_caution = Prudence temporaire
spirit_island-does-temporary_caution = Dans cette étape Ravage, sur chaque plateau, passez 1 ravage dans une région avec plus de Dahans que de villages et de cités.

spirit_island-name-overconfidence = Excès de confiance
spirit_island-part-overconfidence = Excès de confiance
spirit_island-does-overconfidence = Défaussez 2 cartes Peur gagnées, sans les résoudre. S’il n’y en a pas, perdez 2 peur par joueur.
spirit_island-part-terror_breeds_aggression = La terreur engendre l’agressivité
spirit_island-does-terror_breeds_aggression = Les ravages infligent 1 dégât de plus dans chaque région ce tour-ci pour 2 cartes Peur gagnées.

spirit_island-lasting-eager_explorers = { $id } : sur un plateau, la prochaine construction ajoute un explorateur à côté
spirit_island-lasting-xenophobia = { $id } : là où sont des Dahans, les ravages nuisent moins à la région et plus aux Dahans
spirit_island-lasting-bureaucrats_adjust_funding = { $id } : les cartes Construction construisent moins, ou plus, dans la région concernée au numéro le plus élevé
spirit_island-lasting-ransack_and_run = { $id } : la région avec le plus de cités de chaque plateau sera ravagée
spirit_island-lasting-resourceful_populace = { $id } : un village vient à côté des villages et cités détruits
spirit_island-lasting-strip_the_land_bare = { $id } : les villages infligent 1 dégât de plus et quittent les régions désolées
spirit_island-lasting-relentless_optimism = { $id } : les villages et cités détruits ne provoquent aucune peur
spirit_island-lasting-pull_together_in_adversity = { $id } : 1 discorde sur chaque envahisseur est sans effet
spirit_island-lasting-temporary_truce = { $id } : là où sont des Dahans, 1 Dahan et 1 village ou cité ne prennent pas part aux ravages
spirit_island-lasting-temporary_caution = { $id } : sur un plateau, 1 ravage peut être passé là où les Dahans dépassent les villages et les cités
spirit_island-lasting-terror_breeds_aggression = { $id } : les ravages infligent { $n } dégâts de plus
spirit_island-ask-truce = { $id } : quel village ou quelle cité de { $land } ne prend pas part ({ $n }) ?
spirit_island-ask-caution = { $id } : passer le ravage en { $land } ?
