// boardgame.io's own server with a game that asks nearly nothing of it: take an empty cell, in turn.
const { Server, Origins } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const CELLS = 400;
const cells = {
  name: "cells",
  setup: () => ({ cells: Array(CELLS).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    take: ({ G, playerID }, k) => {
      if (G.cells[k] !== null) return INVALID_MOVE;
      G.cells[k] = playerID;
    },
  },
  endIf: ({ G }) => (G.cells.every((c) => c !== null) ? { draw: true } : undefined),
};

Server({ games: [cells], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]), () => console.log("ready"));
