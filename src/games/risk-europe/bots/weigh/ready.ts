import { NOBODY } from "../../../../core/types";
import { BOARD, SIZE } from "../../../../risk/europe/board";
import type { State } from "../../rules/state";
import { foreseeMove, lookOn } from "./advance";
import { gainWorth, keepWorth, type Aims } from "./aims";
import { foreseeManeuver, lookAtManeuver } from "./maneuver";
import { danger } from "./risk";
import { promise } from "./site";
import { GOOD, moveWorth } from "./turn";

/** Which parts of what a decision rests on it looks up: what moves bring, what recruits do for each territory, maneuvers. */
export interface Wants {
  readonly moves: boolean;
  readonly sites: boolean;
  /** `poor`: only where no move is good. */
  readonly maneuvers: "never" | "poor" | "always";
}

/** How far a decision is worked out beforehand: what territories are worth first, then sites, then moves. */
export interface Ready extends Wants {
  readonly s: State;
  readonly aims: Aims;
  worth: number;
  site: number;
  maneuver: Wants["maneuvers"];
}

export function notReady(s: State, aims: Aims, wants: Wants): Ready {
  return { s, aims, ...wants, worth: 0, site: 0, maneuver: wants.maneuvers };
}

/** Units that a piece costs. */
const WORTH = 8;
const SITE = 3;
const MOVE = 6;
const MANEUVER = 6;

/** Works one more piece out, which `aims` then knows; gives the units that it took, 0 where nothing is left. */
export function readyOn(ready: Ready): number {
  const { s, aims } = ready;
  while (ready.worth < SIZE) {
    const t = ready.worth;
    ready.worth++;
    if (readyWorth(s, aims, t)) return WORTH;
  }
  while (ready.sites && ready.site < SIZE) {
    const t = ready.site;
    ready.site++;
    if (s.territories[t].owner === aims.army) {
      promise(s, aims, t);
      return SITE;
    }
  }
  const { spent } = aims.reckoned;
  const foreseen = ready.moves ? foreseeMove(s, aims) : 0;
  if (foreseen > 0) return foreseen;
  if (ready.moves && lookOn(s, aims)) return MOVE + aims.reckoned.spent - spent;
  if (ready.maneuver === "poor") ready.maneuver = moveWorth(s, aims.moves.list) < GOOD ? "always" : "never";
  if (ready.maneuver !== "always") return 0;
  const seen = foreseeManeuver(s, aims);
  if (seen > 0) return seen;
  return lookAtManeuver(s, aims) ? MANEUVER + aims.reckoned.spent - spent : 0;
}

/** What it is worth to keep an own territory in danger, or to take a neighbour; says whether it is either. */
function readyWorth(s: State, aims: Aims, t: number): boolean {
  const { owner } = s.territories[t];
  if (owner === aims.army) {
    if (danger(s, aims, t) > 0) keepWorth(aims, s, t);
    return true;
  }
  if (owner === aims.seat && owner !== NOBODY) return false;
  for (const near of BOARD.near[t]) {
    if (s.territories[near].owner === aims.army) {
      gainWorth(aims, s, t);
      return true;
    }
  }
  return false;
}
