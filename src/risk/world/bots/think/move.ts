import { SIZE } from "../../board";
import { judge } from "../judge";
import type { Question } from "./question";

/** Armies from one own territory to another. */
interface Move {
  readonly from: number;
  readonly to: number;
  readonly armies: number;
}

/** How much better a position has to be for a move. */
const BETTER = 0.02;

/** A move at the end of a turn: the one that the position is worth most with; undefined where none makes it better. */
export function bestMove(
  { s, seat, outlook, loot }: Question,
  targets: (this: void, from: number) => readonly number[],
): Move | undefined {
  const armies = s.armies.slice();
  let most = judge(outlook.judge, s.owners, armies, 0, loot) + BETTER;
  let move: Move | undefined;
  for (let from = 0; from < SIZE; from++) {
    const spare = s.armies[from] - 1;
    if (s.owners[from] === seat && spare > 0) {
      for (const to of targets(from)) {
        if (to !== from && s.owners[to] === seat) {
          for (let part = 1; part <= 2; part++) {
            const moved = (spare - (spare % part)) / part;
            if (moved > 0) {
              armies[from] -= moved;
              armies[to] += moved;
              const value = judge(outlook.judge, s.owners, armies, 0, loot);
              armies[from] += moved;
              armies[to] -= moved;
              if (value > most) {
                most = value;
                move = { from, to, armies: moved };
              }
            }
          }
        }
      }
    }
  }
  return move;
}
