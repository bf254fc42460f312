import { refuse } from "../refusals";
import type { Refusal, Seat } from "../../../../core/types";
import { BOARD, landId, linked } from "../../../../risk/world/board";
import {
  connected,
  moveArmies,
  moveVerb,
  refuseArriving,
  refuseConnection,
} from "../../../../risk/world/rules/move";
import type { ActionOf } from "../actions";
import type { Event } from "../events";
import { judgeGoals } from "../game/victory";
import type { State } from "../state";
import type { Verb } from "../verb";
import { endTurn } from "./turn";

/** Armies go to another own territory, adjacent or by an option connected (rule 7.2). */
function refuseTarget(s: State, seat: Seat, from: number, to: number): Refusal | undefined {
  const why = refuseArriving(s, seat, from, to);
  if (why !== undefined) return why;
  if (s.options.fortify !== "adjacent") return refuseConnection(s, seat, from, to);
  return linked(from, to)
    ? undefined
    : refuse("territory.not_adjacent", { from: landId(from), to: landId(to) });
}

/** Where armies can go from a territory by the option. */
export function targets(s: State, seat: Seat, from: number): readonly number[] {
  return s.options.fortify === "adjacent" ? BOARD.near[from] : connected(s, seat, from);
}

/** One move ends the turn; by an option there may be more (rules 7.2, 7.3). */
function applyFortify(s: State, action: ActionOf<"fortify">, events: Event[]): void {
  moveArmies(s, action);
  if (judgeGoals(s, events) || s.options.fortify === "free") return;
  endTurn(s, events);
}

const MOVES = moveVerb("fortify", { refuseTarget, targets });

/** Armies move between own territories at the end of a turn. */
export const FORTIFY: Verb<"fortify"> = {
  at: { fortify: true },
  check: MOVES.check,
  apply: applyFortify,
  offer: MOVES.offer,
};
