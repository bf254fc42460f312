import type { Thought } from "../../../../core/bots/thought";
import type { Roll } from "../../../../core/types";
import type { MoveAction } from "../../rules/move";
import { SIZE } from "../../board";
import { judge } from "../judge";
import { judged } from "../plan/units";
import { decideMove, type EndAction } from "../steady";
import type { Question } from "./question";

/** What it costs to judge the position as it is, in units of thought: the first board takes a judge longer. */
const BEGUN = 8;
/** How much better a position has to be for a move. */
const BETTER = 0.02;

/**
 * A move at the end of a turn, by the game's own verb: all that can leave a territory, or half of it, where the position is
 * worth most with it; what a sensible player would do where none makes it better.
 */
export function thinkMove<T extends string>(
  { s, seat, outlook, loot }: Question,
  roll: Roll,
  type: T,
  targets: (this: void, from: number) => readonly number[],
): Thought<MoveAction<T> | EndAction> {
  let best = decideMove(s, seat, roll, type, targets);
  const armies = s.armies.slice();
  const cost = judged(outlook.judge);
  let most = -1;
  let from = 0;
  let at = 0;
  let isHalf = false;
  let reached: readonly number[] | undefined;
  const worth = (): number => judge(outlook.judge, s.owners, armies, 0, loot);
  const weigh = (to: number, moved: number): void => {
    armies[from] -= moved;
    armies[to] += moved;
    const value = worth();
    armies[from] += moved;
    armies[to] -= moved;
    if (value <= most) return;
    most = value;
    best = { type, seat, from, to, armies: moved };
  };
  /** The next move that may be made is weighed; gives its cost in units. */
  const step = (): number => {
    if (most < 0) {
      most = worth() + BETTER;
      return BEGUN;
    }
    const spare = s.owners[from] === seat ? s.armies[from] - 1 : 0;
    if (spare > 0 && reached === undefined) {
      reached = targets(from);
      return cost;
    }
    if (spare <= 0 || reached === undefined || at >= reached.length) {
      from++;
      at = 0;
      reached = undefined;
      return 0;
    }
    const to = reached[at];
    const isMove = to !== from && s.owners[to] === seat;
    if (isMove) weigh(to, isHalf ? (spare - (spare % 2)) / 2 : spare);
    isHalf = isMove && !isHalf && spare > 1;
    if (!isHalf) at++;
    return isMove ? cost : 0;
  };
  const more = (units: number): boolean => {
    for (let used = 0; from < SIZE && used < units;) used += step();
    return from >= SIZE;
  };
  return { more, best: () => best };
}
