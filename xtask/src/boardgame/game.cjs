// As little of a game as there can be: two players count in turn.
exports.Count = {
  name: "count",
  setup: () => ({ count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { next: ({ G }) => { G.count += 1; } },
  disableUndo: true,
};
