import type { Seat } from "../../../core/types";
import { SIZE } from "../../../risk/world/board";
import { WON, type Aims } from "../../../risk/world/bots/judge";
import { lossMean, lossVariance, sigmoid } from "../../../risk/world/bots/losses";
import { NEAR } from "../../../risk/world/bots/regions";
import { chanceOfSet } from "../../../risk/world/bots/value/facts";
import { setValue, WILD } from "../rules/cards";
import type { State } from "../rules/state";

/** What a seat gives for one territory less of its target, in armies. */
const TARGET = 1.2;

/**
 * What a position is worth to a seat whose mission is to destroy another one, in armies: less for each territory that the
 * target has left, and up to `hunt` as the armies beside the target, with those of the next turn, are more than what it
 * costs to take all of it.
 */
export function huntAims(s: State, seat: Seat, target: Seat, keenness: number, hunt: number): Aims {
  const value = setValue(s.options.set_values, s.sets, [WILD, WILD, WILD]);
  const sets = chanceOfSet(s.seats[seat].hand.length) * value;
  return (owners, armies) => {
    let left = 0;
    let lands = 0;
    let ready = sets;
    let variance = 1;
    for (let t = 0; t < SIZE; t++) {
      if (owners[t] === target) {
        left++;
        ready -= lossMean(armies[t]) + 1;
        variance += lossVariance(armies[t]);
      } else if (owners[t] === seat) {
        lands++;
        if (armies[t] > 1 && isBeside(owners, t, target)) ready += armies[t] - 1;
      }
    }
    if (left === 0) return WON;
    ready += lands < 9 ? 3 : lands / 3;
    return hunt * sigmoid(ready / Math.sqrt(variance)) - keenness * TARGET * left;
  };
}

function isBeside(owners: readonly number[], t: number, seat: Seat): boolean {
  for (const near of NEAR[t]) if (owners[near] === seat) return true;
  return false;
}
