import type { Verb } from "../verb";
import { upTo } from "../../../../core/bounds";
import { areCounts } from "../../../../core/counts";
import { refuse } from "../refusals";
import { isMet } from "../mission";
import { MISSIONS, MISSION_KINDS } from "../missions";
import type { State } from "../state";
import { closeRound } from "./end";

/** By kind: 1 for a face-down mission of the seat that is complete (rule 10.3). */
export function complete(s: State, seat: number): number[] {
  return MISSIONS.map((_, k) => (s.seats[seat].missions.includes(k) && isMet(s, seat, k) ? 1 : 0));
}

/** The answer of a seat that wants to be asked which completed missions it turns over (rule 10.4). */
export const REVEAL: Verb<"reveal"> = {
  at: { missions: true },
  check: (s, action) => {
    if (!areCounts(action.missions, MISSION_KINDS)) return refuse("counts.malformed");
    const able = complete(s, action.seat);
    const bad = action.missions.findIndex((n, k) => n > able[k]);
    return bad < 0 ? undefined : refuse("reveal.not_complete", { mission: MISSIONS[bad] });
  },
  /** Notes which missions a seat turns over; when all have said so they are shown together (rule 10.4). */
  apply: (s, action, events) => {
    const player = s.seats[action.seat];
    player.answered = true;
    player.showing = player.missions.filter((mission) => action.missions[mission] > 0);
    s.asked = s.asked.filter((other) => other !== action.seat);
    if (s.asked.length === 0) closeRound(s, events);
  },
  offer: {
    isDefault: true,
    simultaneous: true,
    secret: true,
    picks: [
      {
        field: "counts",
        bounds: (s, { seat }) => ({ ...upTo(MISSIONS, complete(s, seat)), minTotal: 0 }),
      },
    ],
    complete: ({ seat, counts }) => ({ type: "reveal", seat, missions: counts }),
  },
  leave: (s, _seat, _asked, events) => {
    if (s.asked.length === 0) closeRound(s, events);
  },
};
