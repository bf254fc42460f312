import { NEUTRAL, NOBODY, type Roll, type Seat } from "../../../core/types";
import { BOARD, SIZE } from "../../../risk/world/board";
import type { SeatAction } from "../rules/actions";
import type { State } from "../rules/state";
import { defenceDice } from "../rules/turn/attack";
import { decideAttack, decideFortify, decideOccupy, decidePlace, decideTrade } from "./steady/turn";
import { landWorth, threat } from "./steady/worth";

/**
 * What a sensible player does that is asked: gathers where continents can be had, attacks when the odds are good, takes a
 * card each turn, brings armies to the front. It looks at nothing that its seat may not know, so a view of the state does
 * as well. `roll` only breaks what is nearly even.
 */
export function steadyAction(s: State, seat: Seat, roll: Roll): SeatAction {
  switch (s.step) {
    case "claim":
      return { type: "claim", seat, territory: best(s, roll, NOBODY, (t) => claimWorth(s, seat, t)) };
    case "neutral":
      return { type: "neutral", seat, territory: best(s, roll, NEUTRAL, (t) => threat(s, seat, t)) };
    case "headquarters":
      return { type: "headquarters", seat, territory: best(s, roll, seat, (t) => safety(s, seat, t)) };
    case "place":
      return s.phase === "setup" ? placeEarly(s, seat, roll) : decidePlace(s, seat);
    case "trade":
      return decideTrade(s, seat);
    case "defend":
      return { type: "defend", seat, dice: s.battle === undefined ? 1 : defenceDice(s, s.battle.to) };
    case "occupy":
      return decideOccupy(s, seat);
    case "fortify":
      return decideFortify(s, seat, roll);
    default:
      return decideAttack(s, seat);
  }
}

/** The territory of an owner that is worth most; of nearly even ones any. */
function best(s: State, roll: Roll, owner: number, worth: (this: void, t: number) => number): number {
  let territory = -1;
  let most = -1000;
  for (let t = 0; t < SIZE; t++) {
    if (s.owners[t] === owner) {
      const here = 4 * worth(t) + roll(3);
      if (here > most) {
        territory = t;
        most = here;
      }
    }
  }
  return territory;
}

/** Continents that can be had, and own neighbours. */
function claimWorth(s: State, seat: Seat, t: number): number {
  let own = 0;
  for (const near of BOARD.near[t]) if (s.owners[near] === seat) own++;
  return 2 * landWorth(s, seat, t) + own;
}

/** Armies that stay when all enemies around have come. */
function safety(s: State, seat: Seat, t: number): number {
  return s.armies[t] - threat(s, seat, t);
}

/** While the game is set up armies go to borders of the best continent that has not enough there. */
function placeEarly(s: State, seat: Seat, roll: Roll): SeatAction {
  const territory = best(s, roll, seat, (t) => {
    const danger = threat(s, seat, t);
    return danger === 0 ? -100 : 3 * landWorth(s, seat, t) + Math.min(danger, 6) - s.armies[t];
  });
  return { type: "place", seat, territory, armies: s.due };
}
