import { refuse } from "../refusals";
import type { Refusal, Seat } from "../../../../core/types";
import { DEFEND } from "../cards";
import { refuseHeld } from "./held";
import { progressMission } from "../mission";
import type { State } from "../state";
import { own, type Verb } from "../verb";
import { landId } from "../../../../risk/europe/board";

/** A castle stands on a territory owned since the start of the turn that has none (rule 11.6; CR20). */
export function refuseSite(s: State, seat: Seat, t: number): Refusal | undefined {
  const why = refuseHeld(s, seat, t);
  if (why !== undefined) return why;
  return s.territories[t].castle ? refuse("build.castle_there", { territory: landId(t) }) : undefined;
}

export const BUILD: Verb<"build"> = {
  at: { fortify: true },
  check: (s, action) => {
    if (s.moves.castle !== "bought") return refuse("build.none_bought");
    return refuseSite(s, action.seat, action.territory);
  },
  /** Builds the castle that was bought (rule 14.4). */
  apply: (s, action, events) => {
    s.moves.castle = "built";
    s.territories[action.territory].castle = true;
    events.push({ type: "built", seat: action.seat, territory: action.territory });
    progressMission(s, action.seat, DEFEND, 1, events);
  },
  offer: {
    refuse: (s) => (s.moves.castle !== "bought" ? refuse("build.none_bought") : undefined),
    picks: [own("territory", refuseSite)],
    complete: ({ seat, territory }) => ({ type: "build", seat, territory }),
  },
};
