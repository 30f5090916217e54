### Spirit Island, Jagged Earth: Grinning Trickster Stirs Up Trouble

spirit_island-name-trickster = Gredin qui prépare un mauvais coup
spirit_island-about-trickster = Il sème la discorde, dresse envahisseurs et Dahans les uns contre les autres et laisse le hasard décider de son meilleur pouvoir.
spirit_island-hard-trickster = Son meilleur pouvoir est un pari, et soigner la désolation coûte de la présence.
spirit_island-voice-trickster = Qui a déplacé la clôture ? Qui a dit quoi de qui ? Pas moi !
spirit_island-growth-trickster-1 = Payez 1 énergie, récupérez toutes les cartes, déplacez 1 présence de 1 région au plus
spirit_island-growth-trickster-2 = Ajoutez une présence à portée 2
spirit_island-growth-trickster-3 = Gagnez une carte Pouvoir
spirit_island-growth-trickster-4 = Gagnez 1 énergie par carte que vous pouvez jouer
spirit_island-icon-gain_energy_per_play = Gagnez { $n } énergie par carte que vous pouvez jouer
spirit_island-icon-push_dahan = Repoussez { $n } Dahan d’une de vos régions

spirit_island-name-a_real_flair_for_discord = Un talent certain pour la discorde
spirit_island-effect-a_real_flair_for_discord = Après qu’un de vos pouvoirs a ajouté une discorde dans une région, vous pouvez payer 1 énergie pour ajouter 1 discorde à portée 1 de cette région.

spirit_island-name-cleaning_up_messes_is_a_drag = Un certain mépris pour le ménage
spirit_island-effect-cleaning_up_messes_is_a_drag = Après qu’un de vos pouvoirs a retiré une désolation, détruisez 1 de vos présences. Il se passe quoi si… ? n’est pas concerné.

spirit_island-name-lets_see_what_happens = Il se passe quoi si… ?
spirit_island-effect-lets_see_what_happens-1 = Défaussez des pouvoirs mineurs jusqu’à ce que l’un d’eux cible une région. Utilisez-le ici : tous les côtés de chaque OU, chaque JUSQU’À en entier.
spirit_island-effect-lets_see_what_happens-2 = Vous pouvez oublier une carte Pouvoir pour gagner cette carte et 1 énergie.

spirit_island-name-why_dont_you_and_them_fight = Et si vous vous battiez avec eux ?
spirit_island-effect-why_dont_you_and_them_fight-late = Ce pouvoir peut être lent.
spirit_island-effect-why_dont_you_and_them_fight-1 = Ajoutez 1 discorde.
spirit_island-effect-why_dont_you_and_them_fight-2 = 1 envahisseur et 1 Dahan s’infligent leurs dégâts.
spirit_island-effect-why_dont_you_and_them_fight-3 = S’il y a ici des bêtes, 2 dégâts ; sinon, vous pouvez rassembler 1 bêtes.

spirit_island-name-impersonate_authority = Usurper l’autorité
spirit_island-effect-impersonate_authority = Ajoutez 1 discorde.

spirit_island-name-incite_the_mob = Exciter la foule
spirit_island-effect-incite_the_mob = 1 envahisseur avec discorde inflige ses dégâts à d’autres envahisseurs. 1 peur par envahisseur ainsi détruit.

spirit_island-name-overenthusiastic_arson = Incendie trop enthousiaste
spirit_island-effect-overenthusiastic_arson = Détruisez 1 village. Défaussez le premier pouvoir mineur de la pioche : s’il a du feu, 1 peur, 2 dégâts, et ajoutez 1 désolation.

spirit_island-name-unexpected_tigers = Des tigres inattendus
spirit_island-effect-unexpected_tigers = S’il y a ici des envahisseurs, 1 peur. Si vous le pouvez, rassemblez 1 bêtes puis repoussez 1 explorateur ; sinon, ajoutez 1 bêtes.

spirit_island-ask-flair-for-discord = { $id } : où ajoutez-vous 1 discorde pour 1 énergie ?
spirit_island-ask-push-dahan-from = { $id } : de quelle région repoussez-vous 1 Dahan ?
spirit_island-ask-swap-power = { $id } : quelle carte oubliez-vous pour celle qui vient de servir et 1 énergie ?
spirit_island-ask-fighter = { $id } : qui se bat en { $land } ?
