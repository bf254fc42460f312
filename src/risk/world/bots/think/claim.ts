import type { Thought } from "../../../../core/bots/thought";
import { NOBODY } from "../../../../core/types";
import type { ClaimAction } from "../../rules/placing";
import { SIZE } from "../../board";
import { judge } from "../judge";
import { judged } from "../plan/units";
import type { Question } from "./question";

/** The empty territory with which the position is worth most. */
export function thinkClaim({ s, seat, outlook }: Question): Thought<ClaimAction> {
  const { weights } = outlook.judge;
  const how = { ...outlook.judge, weights: { ...weights, part: weights.draft } };
  const owners = s.owners.slice();
  const armies = s.armies.slice();
  let at = 0;
  let best = owners.indexOf(NOBODY);
  let most = -1;
  const more = (units: number): boolean => {
    for (let used = 0; used < units && at < SIZE; at++) {
      if (owners[at] === NOBODY) {
        owners[at] = seat;
        armies[at] = 1;
        const value = judge(how, owners, armies, 0, 0);
        owners[at] = NOBODY;
        armies[at] = 0;
        used += judged(how);
        if (value > most) {
          most = value;
          best = at;
        }
      }
    }
    return at >= SIZE;
  };
  return { more, best: () => ({ type: "claim", seat, territory: best }) };
}
