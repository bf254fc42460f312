import type { Thought } from "../../../../core/bots/thought";
import { SIZE } from "../../board";
import { judge } from "../judge";
import { judged } from "../plan/units";
import type { Question } from "./question";

/** Armies from one own territory to another. */
export interface Move {
  readonly from: number;
  readonly to: number;
  readonly armies: number;
}

/** What it costs to judge the position as it is, in units of thought: the first board takes a judge longer. */
const BEGUN = 8;
/** How much better a position has to be for a move. */
const BETTER = 0.02;

/**
 * A move at the end of a turn: all that can leave a territory, or half of it, where the position is worth most with it;
 * undefined where none makes it better.
 */
export function thinkMove(
  { s, seat, outlook, loot }: Question,
  targets: (this: void, from: number) => readonly number[],
): Thought<Move | undefined> {
  const armies = s.armies.slice();
  let most = -1;
  let move: Move | undefined;
  let from = 0;
  let at = 0;
  let reached: readonly number[] = [];
  let isKnown = false;
  /** Whether half of the armies are tried next, behind all of them. */
  let isHalf = false;
  const weigh = (to: number, moved: number): void => {
    armies[from] -= moved;
    armies[to] += moved;
    const value = judge(outlook.judge, s.owners, armies, 0, loot);
    armies[from] += moved;
    armies[to] -= moved;
    if (value <= most) return;
    most = value;
    move = { from, to, armies: moved };
  };
  const more = (units: number): boolean => {
    let used = 0;
    if (most < 0) {
      most = judge(outlook.judge, s.owners, armies, 0, loot) + BETTER;
      used = BEGUN;
    }
    while (from < SIZE && used < units) {
      const spare = s.owners[from] === seat ? s.armies[from] - 1 : 0;
      if (spare > 0 && !isKnown) {
        reached = targets(from);
        isKnown = true;
        used += judged(outlook.judge);
      }
      if (spare > 0 && at < reached.length) {
        const to = reached[at];
        if (to === from || s.owners[to] !== seat) at++;
        else {
          weigh(to, isHalf ? (spare - (spare % 2)) / 2 : spare);
          isHalf = !isHalf && spare > 1;
          if (!isHalf) at++;
          used += judged(outlook.judge);
        }
      } else {
        from++;
        at = 0;
        isKnown = false;
      }
    }
    return from >= SIZE;
  };
  return { more, best: () => move };
}
