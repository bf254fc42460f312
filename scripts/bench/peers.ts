import { rollFrom, seedRng } from "../../src/core/rng";
import type { Cells, Peers } from "./install";

/** A peer's name, and how many moves it made in how many whole games during about `seconds`. */
export interface PeerRun {
  readonly name: string;
  readonly moves: number;
  readonly games: number;
  readonly seconds: number;
}

/** Random games of chess: every legal move listed, one taken, at most 300 half-moves. */
export function playChess({ Chess }: Peers, seconds: number): PeerRun {
  const roll = rollFrom(seedRng(7));
  const begin = performance.now();
  let moves = 0;
  let games = 0;
  while (performance.now() - begin < seconds * 1000) {
    const board = Chess.default();
    for (let ply = 0; ply < 300; ply++) {
      const legal: { from: number; to: number }[] = [];
      for (const [from, squares] of board.allDests()) for (const to of squares) legal.push({ from, to });
      if (legal.length === 0 || board.isInsufficientMaterial()) break;
      board.play(legal[roll(legal.length)]);
      moves++;
    }
    games++;
  }
  return { name: "chessops, random playouts", moves, games, seconds: (performance.now() - begin) / 1000 };
}

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

/** Random games of noughts and crosses through a client: the dispatch that every move of that engine takes. */
export function playNoughts({ Client }: Peers, seconds: number): PeerRun {
  const roll = rollFrom(seedRng(7));
  const game = {
    setup: (): Cells => ({ cells: Array<string | null>(9).fill(null) }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      mark: ({ G, playerID }: { G: Cells; playerID: string }, id: number) => {
        G.cells[id] = playerID;
      },
    },
    endIf: ({ G }: { G: Cells }) => {
      const won = LINES.some(
        ([first, ...others]) =>
          G.cells[first] !== null && others.every((id) => G.cells[id] === G.cells[first]),
      );
      return won || G.cells.every((cell) => cell !== null) ? { over: true } : undefined;
    },
  };
  const begin = performance.now();
  let moves = 0;
  let games = 0;
  while (performance.now() - begin < seconds * 1000) {
    const client = Client({ game, numPlayers: 2, debug: false });
    client.start();
    for (;;) {
      const state = client.getState();
      if (state === null || state.ctx.gameover !== undefined) break;
      const free = state.G.cells.flatMap((cell, i) => (cell === null ? [i] : []));
      client.moves.mark(free[roll(free.length)]);
      moves++;
    }
    client.stop();
    games++;
  }
  const taken = (performance.now() - begin) / 1000;
  return { name: "boardgame.io, moves of a client", moves, games, seconds: taken };
}
