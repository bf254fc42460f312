import { exactly, largestForce, leastOf } from "../../../../core/bounds";
import { ask } from "../../../../core/prompt";
import { refuse } from "../../../../core/refuse";
import type { Refusal, Seat } from "../../../../core/types";
import { raised } from "../../../../risk/limits";
import { isTerritory, landId } from "../../../../risk/world/board";
import type { ActionOf } from "../actions";
import type { Event } from "../events";
import { placed } from "../game/placing";
import { judgeGoals } from "../game/victory";
import type { State } from "../state";
import { ARMIES, ownLands, type Verb } from "../verb";

function refuseLand(s: State, seat: Seat, t: number): Refusal | undefined {
  if (!isTerritory(t)) return refuse("territory.unknown");
  return s.owners[t] === seat ? undefined : refuse("territory.not_own", { territory: landId(t) });
}

function checkPlace(s: State, a: ActionOf<"place">): Refusal | undefined {
  const why = refuseLand(s, a.seat, a.territory);
  if (why !== undefined) return why;
  if (!(a.armies >= 1 && a.armies % 1 === 0)) return refuse("armies.none");
  return a.armies <= s.due ? undefined : refuse("place.short", { count: a.armies, due: s.due });
}

/** Armies onto an own territory (rules 2.3, 2.6, 4.8, 6.4); what comes next, comes when none is left to place. */
function applyPlace(s: State, a: ActionOf<"place">, events: Event[]): void {
  const { seat, territory, armies } = a;
  s.armies[territory] = raised(s.armies[territory], armies);
  s.due -= armies;
  if (s.phase === "setup") {
    s.seats[seat].reserve -= armies;
    if (s.due === 0) placed(s, seat, events);
    return;
  }
  if (judgeGoals(s, events) || s.due > 0) return;
  s.phase = "attack";
  ask(s, "attack", seat);
}

/** Armies that are placed in any number of steps. */
export const PLACE: Verb<"place"> = {
  at: { place: true },
  check: checkPlace,
  apply: applyPlace,
  offer: {
    plain: true,
    picks: [
      { field: "territory", refuse: (s, { seat }, t) => refuseLand(s, seat, t), among: ownLands },
      {
        field: "counts",
        bounds: (s) => ({ ...exactly(ARMIES, [s.due], s.due), min: [1], least: 1 }),
        defaults: (s, _p, b, most) => (most || s.phase === "setup" ? largestForce(b) : leastOf(b)),
      },
    ],
    complete: ({ seat, territory, counts }) => ({ type: "place", seat, territory, armies: counts[0] }),
  },
};
