import { OPEN_OF_RANK } from "./numbers";
import { indexIds } from "../../../core/lines";
import { CONTINENTS } from "../../../risk/world/continents";

/** What an objective asks for (rules 7.2 to 7.4): so many of a kind; a continent by its place in CONTINENTS. */
export type Condition =
  | { readonly kind: "continent"; readonly continent: number }
  | { readonly kind: "continent_taken" }
  | { readonly kind: Counted; readonly count: number };
type Counted =
  | "continents"
  | "territories"
  | "territories_taken"
  | "cities"
  | "cities_taken"
  | "enemy_capitals";

interface Objective {
  readonly id: string;
  readonly major: boolean;
  /** Whether Basic Training has it (rule 2.3). */
  readonly basic: boolean;
  readonly condition: Condition;
}

const minor = { major: false, basic: true };
const major = { major: true, basic: true };
const full = { basic: false };

function continent(id: string): Condition {
  return { kind: "continent", continent: CONTINENTS.findIndex((land) => land.id === id) };
}
function atLeast(count: number, kind: Counted): Condition {
  return { kind, count };
}

/** The six minor objectives, and the six major ones (rule 3.2). States have their indices. */
export const OBJECTIVES: readonly Objective[] = [
  { id: "control_europe", ...minor, condition: continent("europe") },
  { id: "control_north_america", ...minor, condition: continent("north_america") },
  { id: "control_asia", ...minor, condition: continent("asia") },
  { id: "control_8_cities", ...minor, condition: atLeast(8, "cities") },
  { id: "control_enemy_capital", ...minor, ...full, condition: atLeast(1, "enemy_capitals") },
  { id: "take_4_cities", ...minor, ...full, condition: atLeast(4, "cities_taken") },
  { id: "take_10_territories", ...major, condition: atLeast(10, "territories_taken") },
  { id: "control_2_enemy_capitals", ...major, condition: atLeast(2, "enemy_capitals") },
  { id: "control_18_territories", ...major, condition: atLeast(18, "territories") },
  { id: "control_2_continents", ...major, condition: atLeast(2, "continents") },
  { id: "take_continent", ...major, ...full, condition: { kind: "continent_taken" } },
  { id: "control_11_cities", ...major, ...full, condition: atLeast(11, "cities") },
];
export const OBJECTIVE_IDS: readonly string[] = OBJECTIVES.map(({ id }) => id);

/** The four minor rewards, and the four major ones (rule 3.2). States have their indices. */
export const REWARDS = [
  "airfield_minor",
  "additional_maneuver",
  "guaranteed_card",
  "starting_maneuver",
  "airfield_major",
  "attack_die",
  "defense_die",
  "two_troops",
] as const;
export const REWARD_INDEX = indexIds(REWARDS);
const AIRFIELD_MINOR = 0;
export const ADDITIONAL_MANEUVER = 1;
export const GUARANTEED_CARD = 2;
export const STARTING_MANEUVER = 3;
const AIRFIELD_MAJOR = 4;
export const ATTACK_DIE = 5;
export const DEFENSE_DIE = 6;
export const TWO_TROOPS = 7;

/** The rewards that are airfields: the minor one, and the major one. */
export const AIRFIELDS: readonly number[] = [AIRFIELD_MINOR, AIRFIELD_MAJOR];
/** What positions call them. */
export const AIRFIELD_IDS: readonly string[] = ["minor", "major"];

/** Whether a reward lies on major objectives. */
export function isMajor(reward: number): boolean {
  return reward >= OPEN_OF_RANK;
}

/** The objectives, or the rewards, of a rank. */
export function objectivesOf(rank: boolean): number[] {
  return OBJECTIVES.map((_, k) => k).filter((k) => OBJECTIVES[k].major === rank);
}

export function rewardsOf(rank: boolean): number[] {
  return REWARDS.map((_, reward) => reward).filter((reward) => isMajor(reward) === rank);
}
