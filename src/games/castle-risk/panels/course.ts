import type { CourseLine } from "../../../session/game/kit";
import { total } from "../../../core/counts";
import { countAllCrowns } from "../rules/crowns";
import type { State } from "../rules/state";

/** What each kingdom has from round to round. */
export const COURSE: readonly CourseLine<State>[] = [
  { id: "crowns", of: (s) => countAllCrowns(s).map((crowns) => crowns.total) },
  { id: "units", of: countUnits },
  { id: "coins", of: (s) => s.seats.map(({ coins }) => coins) },
];

function countUnits(s: State): number[] {
  const counts = s.seats.map(() => 0);
  for (const { owner, units } of s.territories) if (owner >= 0) counts[owner] += total(units);
  return counts;
}
