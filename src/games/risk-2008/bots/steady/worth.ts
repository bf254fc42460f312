import type { Seat } from "../../../../core/types";
import { CONTINENT_OF, continentWorth, landWorth, shareHeld } from "../../../../risk/world/bots/worth";
import { countLands } from "../../../../risk/world/rules/seats";
import { countObjectives } from "../../rules/holdings";
import { OBJECTIVES } from "../../rules/objectives";
import { OPEN, type State } from "../../rules/state";

/** What it is worth to take a territory from somebody: what it adds, what it takes from its owner, and what objectives ask for. */
export function targetWorth(s: State, seat: Seat, t: number): number {
  const worth = landWorth(s, seat, t) + continentWorth(s, seat, t) + goalWorth(s, seat, t);
  const owner = s.owners[t];
  if (owner < 0 || !s.seats[owner].alive) return worth;
  const lands = countLands(s, owner);
  if (lands > 3) return worth;
  return worth + (2 + 2 * s.seats[owner].hand.length + 6 * countObjectives(s, owner)) / lands;
}

/** Capitals and cities draft troops and are asked for by objectives, as continents are; without the own capital nobody wins. */
function goalWorth(s: State, seat: Seat, t: number): number {
  if (s.seats[seat].capital === t) return 12;
  let worth = s.cities.includes(t) ? 0.5 : 0;
  for (const player of s.seats) if (player.capital === t) worth += 6;
  const continent = CONTINENT_OF[t];
  OBJECTIVES.forEach(({ condition }, k) => {
    if (s.objectives[k] === OPEN && condition.kind === "continent" && condition.continent === continent)
      worth += 6 * shareHeld(s.owners, seat, continent);
  });
  return worth;
}
