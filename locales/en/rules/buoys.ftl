# The rules of Buoys, one message for each number of docs/rules/buoys.md.

rule-b-1 = You take buoys in turn; the first seat begins.
rule-b-2 = Take one or two buoys, and no more than are left. The row has five to twenty.
rule-b-3 = Whoever takes the last buoy wins.
