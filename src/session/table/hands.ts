import { refuse } from "../../core/refuse";
import type { Refusal } from "../../core/types";
import { copyState } from "../../games/castle-risk/rules/copy";
import type { State } from "../../games/castle-risk/rules/state";
import { isFought, lyingOf, takeOver, type Lying } from "../../games/castle-risk/table/byhand";
import type { Match } from "../match/match";
import type { Room } from "./room";
import { isOver } from "./table";

/** What people have changed on the table past the rules, on top of one state of a match. */
export interface Hands {
  readonly lying: Lying;
  readonly match: Match;
  readonly stamp: number;
  /** Moves on with every change. */
  changes: number;
}

/** What was changed by hand and is neither read nor put back; a match that has moved on forgets it. */
export function handsOn(room: Room): Hands | undefined {
  const { hands } = room;
  if (hands === undefined) return undefined;
  return hands.match === room.table.match && hands.stamp === hands.match.stamp ? hands : undefined;
}

/** Begins to change the table by hand; refused where it could not be read afterwards. */
export function beginHands(room: Room): Hands | Refusal {
  const found = handsOn(room);
  if (found !== undefined) return found;
  const { match } = room.table;
  if (match === undefined) return refuse("table.not_started");
  const s = match.game.state;
  if (isOver(room.table)) return refuse("game.over");
  if (isFought(s)) return refuse("step.other", { step: s.step });
  return { lying: lyingOf(s), match, stamp: match.stamp, changes: 0 };
}

/** Takes what lies there for the new position; refused, with everything as it was, where no game could stand so. */
export function readHands(room: Room): Refusal | undefined {
  const hands = handsOn(room);
  if (hands === undefined) return refuse("hand.nothing");
  const why = takeOver(room.table, hands.lying);
  if (why === undefined) room.hands = undefined;
  return why;
}

/** A state as it would look with what lies on the table; for the eyes alone, it need not be a possible one. */
export function withHands(s: State, { lands, coins, reserves }: Lying): State {
  const seen = copyState(s);
  const n = lands.length;
  for (let t = 0; t < n; t++) {
    const land = seen.territories[t];
    land.owner = lands[t].owner;
    land.units = [...lands[t].units];
    land.castle = lands[t].castle;
    land.tokens = lands[t].tokens;
  }
  seen.seats.forEach((seat, i) => {
    seat.coins = coins[i];
    seat.reserve = [...reserves[i]];
  });
  seen.colours = s.colours;
  return seen;
}
