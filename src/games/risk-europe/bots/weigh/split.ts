import { NOBODY, type Seat } from "../../../../core/types";
import { size } from "../../../../risk/units";
import type { SeatAction } from "../../rules/actions";
import type { State } from "../../rules/state";
import { sparable } from "../../rules/turn/expand";
import { strongest } from "./power";
import { advances, bestOf } from "./advance";
import type { Advance, Aims } from "./aims";

/** The best of these moves as an Expand, or one that moves nobody. */
export function decideExpand(seat: Seat, list: readonly Advance[]): SeatAction {
  const best = bestOf(list);
  if (best === undefined) return { type: "idle", seat };
  return { type: "expand", seat, from: best.from, to: best.to, units: [...best.units] };
}

/** The first force of a Split Expand: the better one of the two that bring most together. */
export function decideSplit(s: State, seat: Seat, list: readonly Advance[]): SeatAction {
  const best = bestPair(s, list);
  if (best === undefined) return { type: "idle", seat };
  return { type: "split", seat, from: best.from, to: best.to, units: [...best.units] };
}

/** What a Split Expand brings when two of these moves out of one territory are made; its first move. */
export function bestPair(s: State, list: readonly Advance[]): Advance | undefined {
  let best: Advance | undefined;
  for (const first of list) {
    const second = bestBeside(list, first);
    const pair = second === undefined || second.worth > first.worth ? first : joined(s, first, second);
    if (best === undefined || pair.worth > best.worth) best = pair;
  }
  return best;
}

/** The best other move out of the same territory. */
function bestBeside(list: readonly Advance[], first: Advance): Advance | undefined {
  return bestOf(list.filter((other) => other.from === first.from && other.to !== first.to));
}

/** The first of two moves with as many units as leave enough for the second: a claim shares them, an attack goes whole. */
function joined(s: State, first: Advance, second: Advance): Advance {
  const most = sparable(s, first.from);
  const room = most - size(second.units);
  if (room >= size(first.units)) return { ...first, worth: first.worth + second.worth };
  if (s.territories[first.to].owner !== NOBODY || most < 2) return first;
  const units = strongest(first.units, Math.ceil(most / 2));
  return { ...first, units, worth: first.worth + 0.7 * second.worth };
}

/** The second force, if it brings anything. */
export function decideSecond(s: State, seat: Seat, aims: Aims): SeatAction {
  const second = bestOf(advances(s, aims));
  return second === undefined
    ? { type: "alone", seat }
    : { type: "also", seat, to: second.to, units: [...second.units] };
}
