### Spirit Island: branch_and_claw

spirit_island-set-branch_and_claw = De Branches et de Griffes
spirit_island-option-branch_and_claw = { spirit_island-set-branch_and_claw }
spirit_island-option-branch_and_claw-help = L’extension avec bêtes, ronces, maladie et discorde, événements, davantage de pouvoirs, d’esprits et de scénarios, et la France.
