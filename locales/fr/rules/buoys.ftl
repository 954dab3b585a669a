# Les règles de Bouées, un message pour chaque numéro de docs/rules/buoys.md.

rule-b-1 = On prend des bouées à tour de rôle ; le premier siège commence.
rule-b-2 = Prenez une ou deux bouées, jamais plus qu’il n’en reste. La rangée en compte de cinq à vingt.
rule-b-3 = Qui prend la dernière bouée gagne.
