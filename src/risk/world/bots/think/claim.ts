import { NOBODY } from "../../../../core/types";
import { SIZE } from "../../board";
import { judge } from "../judge";
import type { Question } from "./question";

/** The empty territory with which the position is worth most. */
export function bestClaim({ s, seat, outlook }: Question): number {
  const { weights } = outlook.judge;
  const how = { ...outlook.judge, weights: { ...weights, part: weights.draft } };
  const owners = s.owners.slice();
  const armies = s.armies.slice();
  let best = -1;
  let most = -1;
  for (let t = 0; t < SIZE; t++) {
    if (owners[t] === NOBODY) {
      owners[t] = seat;
      armies[t] = 1;
      const value = judge(how, owners, armies, 0, 0);
      owners[t] = NOBODY;
      armies[t] = 0;
      if (value > most) {
        most = value;
        best = t;
      }
    }
  }
  return best;
}
