import type { Seat } from "../../../../core/types";
import { CONTINENT_OF, continentWorth, landWorth } from "../../../../risk/world/bots/worth";
import { countLands } from "../../../../risk/world/rules/seats";
import { goalOf } from "../../rules/game/victory";
import type { State } from "../../rules/state";

/** What it is worth to take a territory from somebody: what it adds, what it takes from its owner, and what the goal asks for. */
export function targetWorth(s: State, seat: Seat, t: number): number {
  const owner = s.owners[t];
  const worth = landWorth(s, seat, t) + goalWorth(s, seat, t) + continentWorth(s, seat, t);
  if (owner < 0 || !s.seats[owner].alive) return worth;
  const lands = countLands(s, owner);
  return lands <= 3 ? worth + (2 + 2 * s.seats[owner].hand.length) / lands : worth;
}

/** What the headquarters or the mission of a seat adds to a territory. */
function goalWorth(s: State, seat: Seat, t: number): number {
  const { headquarters, mission } = s.seats[seat];
  if (headquarters === t) return 12;
  for (const player of s.seats) if (player.headquarters === t) return 6;
  if (mission < 0) return 0;
  const goal = goalOf(s, seat);
  if (goal.kind === "destroy") return s.colours[s.owners[t]] === goal.colour ? 4 : 0;
  return goal.kind === "continents" && goal.all.includes(CONTINENT_OF[t]) ? 2 : 0.5;
}
