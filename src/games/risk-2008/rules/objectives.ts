import { OPEN_OF_RANK } from "./numbers";
import { indexIds } from "../../../core/lines";
import { CONTINENTS } from "../../../risk/world/continents";

/** What an objective asks for (rules 7.2 to 7.4); a continent by its place in CONTINENTS. */
export type Condition =
  | { readonly kind: "continent"; readonly continent: number }
  | { readonly kind: "continent_taken" }
  | {
      readonly kind:
        | "continents"
        | "territories"
        | "territories_taken"
        | "cities"
        | "cities_taken"
        | "enemy_capitals";
      readonly count: number;
    };

interface Objective {
  readonly id: string;
  readonly major: boolean;
  /** Whether Basic Training has it (rule 2.3). */
  readonly basic: boolean;
  readonly condition: Condition;
}

function continent(id: string): Condition {
  return { kind: "continent", continent: CONTINENTS.findIndex((land) => land.id === id) };
}

/** The six minor objectives, and the six major ones (rule 3.2). States have their indices. */
export const OBJECTIVES: readonly Objective[] = [
  { id: "control_europe", major: false, basic: true, condition: continent("europe") },
  { id: "control_north_america", major: false, basic: true, condition: continent("north_america") },
  { id: "control_asia", major: false, basic: true, condition: continent("asia") },
  { id: "control_8_cities", major: false, basic: true, condition: { kind: "cities", count: 8 } },
  {
    id: "control_enemy_capital",
    major: false,
    basic: false,
    condition: { kind: "enemy_capitals", count: 1 },
  },
  { id: "take_4_cities", major: false, basic: false, condition: { kind: "cities_taken", count: 4 } },
  {
    id: "take_10_territories",
    major: true,
    basic: true,
    condition: { kind: "territories_taken", count: 10 },
  },
  {
    id: "control_2_enemy_capitals",
    major: true,
    basic: true,
    condition: { kind: "enemy_capitals", count: 2 },
  },
  { id: "control_18_territories", major: true, basic: true, condition: { kind: "territories", count: 18 } },
  { id: "control_2_continents", major: true, basic: true, condition: { kind: "continents", count: 2 } },
  { id: "take_continent", major: true, basic: false, condition: { kind: "continent_taken" } },
  { id: "control_11_cities", major: true, basic: false, condition: { kind: "cities", count: 11 } },
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
export function objectivesOf(major: boolean): number[] {
  const list: number[] = [];
  OBJECTIVES.forEach((objective, k) => {
    if (objective.major === major) list.push(k);
  });
  return list;
}

export function rewardsOf(major: boolean): number[] {
  const list: number[] = [];
  REWARDS.forEach((_, reward) => {
    if (isMajor(reward) === major) list.push(reward);
  });
  return list;
}
