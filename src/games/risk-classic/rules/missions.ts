import { indexIds } from "../../../core/lines";
import { CONTINENTS } from "../../../risk/world/continents";
import { COLOURS } from "../meta";

/** What a mission asks for (rules 10.1, 10.8, 10.9). */
export type Goal =
  /** A colour without an army on the board. */
  | { readonly kind: "destroy"; readonly colour: string }
  /** Continents, and so many more of any kind. */
  | { readonly kind: "continents"; readonly all: readonly number[]; readonly more: number }
  /** Territories with at least so many armies each. */
  | { readonly kind: "territories"; readonly count: number; readonly armies: number };

interface Mission {
  readonly id: string;
  readonly goal: Goal;
}

function continents(more: number, ...ids: readonly string[]): Goal {
  return {
    kind: "continents",
    all: ids.map((id) => CONTINENTS.findIndex((continent) => continent.id === id)),
    more,
  };
}

/** Territories with two armies each, and with any: what a mission becomes whose target cannot be destroyed (rules 10.4, 10.5, 10.10). */
export const HELD_BY_TWO = { kind: "territories", count: 18, armies: 2 } as const;
export const INSTEAD = { kind: "territories", count: 24, armies: 1 } as const;

/** The deck of missions: the twelve of the US deck, then the two that other decks add (rule 10.1). */
const DECK: readonly Mission[] = COLOURS.map((colour): Mission => ({
  id: `destroy_${colour}`,
  goal: { kind: "destroy", colour },
})).concat([
  { id: "north_america_africa", goal: continents(0, "north_america", "africa") },
  { id: "north_america_australia", goal: continents(0, "north_america", "australia") },
  { id: "asia_africa", goal: continents(0, "asia", "africa") },
  { id: "asia_south_america", goal: continents(0, "asia", "south_america") },
  { id: "territories_18", goal: HELD_BY_TWO },
  { id: "territories_24", goal: INSTEAD },
  { id: "europe_south_america_third", goal: continents(1, "europe", "south_america") },
  { id: "europe_australia_third", goal: continents(1, "europe", "australia") },
]);

/** Missions by index, as states have them. */
export const MISSIONS: readonly string[] = DECK.map(({ id }) => id);
export const MISSION_INDEX = indexIds(MISSIONS);
export const GOALS: readonly Goal[] = DECK.map(({ goal }) => goal);
