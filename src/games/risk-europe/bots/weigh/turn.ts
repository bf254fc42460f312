import { bestBy } from "../../../../core/bots/best";
import type { Seat } from "../../../../core/types";
import { ALL_LANDS, BOARD, SIZE } from "../../../../risk/europe/board";
import { SIEGE, size } from "../../../../risk/units";
import type { SeatAction } from "../../rules/actions";
import { ORDER_CARDS } from "../../rules/cards";
import type { State } from "../../rules/state";
import { refuseAssaultFrom, refuseAssaultTo } from "../../rules/turn/assault";
import { mayManeuverAfter, openCard } from "../../rules/turn/card";
import { refuseFortify } from "../../rules/turn/fortify";
import { advances, bestOf } from "./advance";
import { gainWorth, type Advance, type Aims } from "./aims";
import { decideCoins } from "./coins";
import { bestManeuver } from "./maneuver";
import { promise, safer } from "./site";
import { bestPair, decideExpand, decideSplit } from "./split";

/** Weapons fire before a move, footmen come before it; then the order that brings most; Berlin's maneuver last. */
export function decideTurn(s: State, aims: Aims): SeatAction {
  const { seat, weights } = aims;
  const { order, bonus } = s.moves;
  const [first] = ORDER_CARDS[openCard(s)].orders;
  const early =
    bonus === "siege"
      ? decideAssault(s, seat, aims)
      : bonus === "fortify" && (order !== "none" || !weights.patient)
        ? decideFortify(s, seat, aims)
        : undefined;
  if (early !== undefined) return early;
  const end: SeatAction = { type: "end", seat };
  if (first === "tax") return order === "none" || order === "spend" ? decideCoins(s, seat, aims) : end;
  if (order !== "none") return mayManeuverAfter(s) ? (bestManeuver(s, aims)?.action ?? end) : end;
  const list = advances(s, aims);
  const worth = moveWorth(s, list);
  const maneuver = worth < GOOD ? bestManeuver(s, aims) : undefined;
  if (maneuver !== undefined && maneuver.worth > worth + 1) return maneuver.action;
  return first === "split" ? decideSplit(s, seat, list) : decideExpand(seat, list);
}

/** Where a move is worth so much, nobody asks what a maneuver would be. */
export const GOOD = 12;

/** What the best Expand or Split Expand of the open card should bring. */
export function moveWorth(s: State, list: readonly Advance[]): number {
  const isSplit = ORDER_CARDS[openCard(s)].orders[0] === "split";
  return (isSplit ? bestPair(s, list) : bestOf(list))?.worth ?? 0;
}

/** Where the footmen are worth most. */
function decideFortify(s: State, seat: Seat, aims: Aims): SeatAction | undefined {
  const { army, weights } = aims;
  // Mercenaries who could attack nobody but their captain get nothing.
  const floor = weights.wary && army !== seat ? 0 : -1;
  const territory = bestBy(ALL_LANDS, floor, (t) => {
    const { owner, attacker } = s.territories[t];
    if (owner !== army || refuseFortify(s, army, t) !== undefined) return undefined;
    const disputed = attacker >= 0 ? 8 : 0;
    return weights.safer * safer(s, aims, t) + weights.promise * promise(s, aims, t) + disputed;
  });
  return territory === undefined ? undefined : { type: "fortify", seat, territory };
}

/** Hits of a Siege Weapon on average. */
const HITS = 4 / 3;

/** Where the dice should take most, in coins and as a part of what the territory is worth; never the captain's. */
function decideAssault(s: State, seat: Seat, aims: Aims): SeatAction | undefined {
  let best: SeatAction | undefined;
  let most = 0;
  for (let from = 0; from < SIZE; from++) {
    const fires =
      s.territories[from].owner === aims.army && refuseAssaultFrom(s, aims.army, from) === undefined;
    const hits = HITS * s.territories[from].units[SIEGE];
    for (const to of fires ? BOARD.land[from] : []) {
      const { owner, units } = s.territories[to];
      if (owner === seat || refuseAssaultTo(s, aims.army, from, to) !== undefined) continue;
      const worth = (Math.min(1, hits / size(units)) * gainWorth(aims, s, to)) / 2 + hits;
      if (worth > most) {
        best = { type: "assault", seat, from, to };
        most = worth;
      }
    }
  }
  return best;
}
