import { rollFrom, seedRng } from "../../src/core/rng";
import type { Cells, Peers } from "./install";

/** A peer's name, and how many moves it made in how many whole games during about `seconds`. */
export interface PeerRun {
  readonly name: string;
  readonly moves: number;
  readonly games: number;
  readonly seconds: number;
}

/** Plays whole games for about so many seconds; `play` gets a game's number and gives its moves. */
export function playFor(name: string, seconds: number, play: (n: number) => number): PeerRun {
  const begin = performance.now();
  let [moves, games] = [0, 0];
  for (; performance.now() - begin < seconds * 1000; games++) moves += play(games);
  return { name, moves, games, seconds: (performance.now() - begin) / 1000 };
}

/** Random games of chess: every legal move listed, one taken, at most 300 half-moves. */
export function playChess({ Chess }: Peers, seconds: number): PeerRun {
  const roll = rollFrom(seedRng(7));
  return playFor("chessops, random playouts", seconds, () => {
    const board = Chess.default();
    for (let ply = 0; ply < 300; ply++) {
      const legal: { from: number; to: number }[] = [];
      for (const [from, squares] of board.allDests()) for (const to of squares) legal.push({ from, to });
      if (legal.length === 0 || board.isInsufficientMaterial()) return ply;
      board.play(legal[roll(legal.length)]);
    }
    return 300;
  });
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
  return playFor("boardgame.io, moves of a client", seconds, () => {
    const client = Client({ game, numPlayers: 2, debug: false });
    client.start();
    for (let moves = 0; ; moves++) {
      const state = client.getState();
      if (state === null || state.ctx.gameover !== undefined) {
        client.stop();
        return moves;
      }
      const free = state.G.cells.flatMap((cell, i) => (cell === null ? [i] : []));
      client.moves.mark(free[roll(free.length)]);
    }
  });
}
