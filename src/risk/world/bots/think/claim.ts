import type { Thought } from "../../../../core/bots/thought";
import { NOBODY, type Roll } from "../../../../core/types";
import type { ClaimAction } from "../../rules/placing";
import { SIZE } from "../../board";
import { judge } from "../judge";
import { judged } from "../plan/units";
import type { Question } from "./question";

/** What two territories may differ by that are as good as each other. */
const EVEN = 0.000001;

/**
 * The empty territory with which the position is worth most. Those of one continent are often just as good: one of them
 * is drawn, or computers would claim alike in each game.
 */
export function thinkClaim({ s, seat, outlook }: Question, roll: Roll): Thought<ClaimAction> {
  const { weights } = outlook.judge;
  const how = { ...outlook.judge, weights: { ...weights, part: weights.draft } };
  const owners = s.owners.slice();
  const armies = s.armies.slice();
  let at = 0;
  let best = owners.indexOf(NOBODY);
  let most = -1;
  let even = 0;
  // Who is alone would win wherever it begins: a rival is taken to have a territory.
  const isFirst = !owners.some((owner) => owner >= 0);
  const more = (units: number): boolean => {
    for (let used = 0; used < units && at < SIZE; at++) {
      if (owners[at] === NOBODY) {
        const other = at === 0 ? 1 : 0;
        owners[at] = seat;
        armies[at] = 1;
        if (isFirst) {
          owners[other] = (seat + 1) % how.n;
          armies[other] = 1;
        }
        const value = judge(how, owners, armies, 0, 0);
        if (isFirst) {
          owners[other] = NOBODY;
          armies[other] = 0;
        }
        owners[at] = NOBODY;
        armies[at] = 0;
        used += judged(how);
        if (value > most + EVEN) {
          most = value;
          best = at;
          even = 1;
        } else if (value > most - EVEN) {
          even++;
          if (roll(even) === 0) best = at;
        }
      }
    }
    return at >= SIZE;
  };
  return { more, best: () => ({ type: "claim", seat, territory: best }) };
}
