import { bestBy } from "../../../core/bots/best";
import { NOBODY, type Roll, type Seat } from "../../../core/types";
import { decideAttack, decideCommon, decideMove, mostThreatened } from "../../../risk/world/bots/steady";
import {
  bestLand,
  claimWorth,
  safety,
  CONTINENT_OF,
  continentWorth,
  landWorth,
  shareHeld,
} from "../../../risk/world/bots/worth";
import { connected } from "../../../risk/world/rules/move";
import type { Action, SeatAction } from "../rules/actions";
import { type State, OPEN } from "../rules/state";
import { isDealt } from "../rules/variant";
import { randomAction } from "./random";
import { decideStars } from "./steady/stars";
import { KINDS, metObjectives } from "../rules/conditions";
import { countObjectives } from "../rules/holdings";
import { OBJECTIVES } from "../rules/objectives.data";
import { countLands } from "../../../risk/world/rules/seats";

/**
 * What a sensible player does that is asked: gathers where continents and objectives can be had, attacks when the odds are
 * good, saves stars until they are worth it, brings troops to the front. It looks at nothing that its seat may not know, so
 * a view of the state does as well. `roll` only breaks what is nearly even.
 */
export function steadyAction(s: State, seat: Seat, roll: Roll): Action {
  const worth = (t: number): number => targetWorth(s, seat, t);
  const common = decideCommon(s, seat, roll, worth);
  if (common !== undefined) return common;
  switch (s.step) {
    case "army":
      return randomAction(s, seat, roll);
    case "capital":
      return { type: "capital", seat, territory: capitalOf(s, seat, roll) };
    case "stars":
      return decideStars(s, seat);
    case "objective":
      return decideCollect(s, seat);
    case "airfield":
      return { type: "airfield", seat, territory: mostThreatened(s, seat) };
    case "starting":
    case "maneuver":
      return decideMove(s, seat, roll, "maneuver", (from) => connected(s, seat, from));
    default:
      return decideAttack(s, seat, s.taken.length > 0, worth) ?? { type: "end", seat };
  }
}

/** The capital goes where it is safest, or where a continent can be had. */
function capitalOf(s: State, seat: Seat, roll: Roll): number {
  return isDealt(s)
    ? bestLand(s, roll, seat, (t) => safety(s, seat, t))
    : bestLand(s, roll, NOBODY, (t) => claimWorth(s, seat, t));
}

/** An objective that is met now and hardly next turn, else a major one, else any. */
function decideCollect(s: State, seat: Seat): SeatAction {
  const objective = bestBy(metObjectives(s), -1, (k) => {
    const { major, condition } = OBJECTIVES[k];
    return (KINDS[condition.kind].taken ? 2 : 0) + (major ? 1 : 0);
  });
  return objective === undefined ? { type: "end", seat } : { type: "collect", seat, objective };
}

/** What it is worth to take a territory from somebody: what it adds, what it takes from its owner, and what objectives ask for. */
function targetWorth(s: State, seat: Seat, t: number): number {
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
