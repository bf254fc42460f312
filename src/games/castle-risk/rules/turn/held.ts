import { refuse } from "../refusals";
import type { Refusal, Seat } from "../../../../core/types";
import type { State, Territory } from "../state";
import { landId } from "../../../../risk/europe/board";

/** Own, and not only since this turn: what castles and placement want (rules 11.6, 13.1, 13.6; CR20, CR23, CR24). */
export function refuseHeld(s: State, seat: Seat, t: number): Refusal | undefined {
  const land = s.territories[t] as Territory | undefined;
  if (land === undefined) return refuse("territory.unknown");
  if (land.owner !== seat) return refuse("territory.not_own", { territory: landId(t) });
  if (land.marks !== undefined && land.marks.taken)
    return refuse("territory.taken_this_turn", { territory: landId(t) });
  return undefined;
}
