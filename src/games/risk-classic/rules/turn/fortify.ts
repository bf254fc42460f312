import { exactly, largestForce, leastOf } from "../../../../core/bounds";
import { refuse } from "../../../../core/refuse";
import type { Refusal, Seat } from "../../../../core/types";
import { raised } from "../../../../risk/limits";
import { reach } from "../../../../risk/supply";
import { BOARD, isTerritory, landId, linked } from "../../../../risk/world/board";
import type { ActionOf } from "../actions";
import type { Event } from "../events";
import { judgeGoals } from "../game/victory";
import type { State } from "../state";
import { ARMIES, isOwn, ownLands, type Verb } from "../verb";
import { endTurn } from "./turn";

/** Armies leave an own territory in which one stays (rule 7.2). */
function refuseSource(s: State, seat: Seat, t: number): Refusal | undefined {
  if (!isTerritory(t)) return refuse("territory.unknown");
  if (s.owners[t] !== seat) return refuse("territory.not_own", { territory: landId(t) });
  return s.armies[t] > 1 ? undefined : refuse("fortify.alone", { territory: landId(t) });
}

/** They go to another own territory, adjacent or by an option connected (rule 7.2). */
function refuseTarget(s: State, seat: Seat, from: number, to: number): Refusal | undefined {
  if (!isTerritory(to)) return refuse("territory.unknown");
  if (to === from) return refuse("fortify.same");
  if (s.owners[to] !== seat) return refuse("territory.not_own", { territory: landId(to) });
  if (s.options.fortify === "adjacent") {
    return linked(from, to)
      ? undefined
      : refuse("territory.not_adjacent", { from: landId(from), to: landId(to) });
  }
  return connected(s, seat, from).includes(to)
    ? undefined
    : refuse("fortify.not_connected", { from: landId(from), to: landId(to) });
}

/** The own territories that are reached from one through own ones, itself first. */
function connected(s: State, seat: Seat, from: number): number[] {
  return reach(BOARD.near, [from], (t) => s.owners[t] === seat);
}

/** Where armies can go from a territory by the option. */
export function targets(s: State, seat: Seat, from: number): readonly number[] {
  return s.options.fortify === "adjacent" ? BOARD.near[from] : connected(s, seat, from);
}

function checkFortify(s: State, a: ActionOf<"fortify">): Refusal | undefined {
  const why = refuseSource(s, a.seat, a.from) ?? refuseTarget(s, a.seat, a.from, a.to);
  if (why !== undefined) return why;
  const most = s.armies[a.from] - 1;
  return a.armies >= 1 && a.armies <= most && a.armies % 1 === 0
    ? undefined
    : refuse("fortify.armies", { most });
}

/** One move ends the turn; by an option there may be more (rules 7.2, 7.3). */
function applyFortify(s: State, a: ActionOf<"fortify">, events: Event[]): void {
  s.armies[a.from] -= a.armies;
  s.armies[a.to] = raised(s.armies[a.to], a.armies);
  if (judgeGoals(s, events) || s.options.fortify === "free") return;
  endTurn(s, events);
}

/** Armies move between own territories at the end of a turn. */
export const FORTIFY: Verb<"fortify"> = {
  at: { fortify: true },
  check: checkFortify,
  apply: applyFortify,
  offer: {
    isMove: true,
    picks: [
      { field: "from", refuse: (s, { seat }, t) => refuseSource(s, seat, t), among: ownLands },
      {
        field: "to",
        refuse: (s, { seat, from }, t) => refuseTarget(s, seat, from, t),
        among: (s, { seat, from }) => targets(s, seat, from),
        restarts: isOwn,
      },
      {
        field: "counts",
        bounds: (s, { from }) => ({
          ...exactly(ARMIES, [s.armies[from] - 1], s.armies[from] - 1),
          min: [1],
          least: 1,
        }),
        defaults: (_s, _p, b, most) => (most ? largestForce(b) : leastOf(b)),
      },
    ],
    complete: ({ seat, from, to, counts }) => ({ type: "fortify", seat, from, to, armies: counts[0] }),
  },
};
