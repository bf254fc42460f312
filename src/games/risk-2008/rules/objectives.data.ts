import { CONTINENTS } from "../../../risk/world/continents";

/** What an objective asks for (rules 7.2 to 7.4): so many of a kind, or one continent, by its place in CONTINENTS. */
export interface Condition {
  readonly kind: ConditionKind;
  readonly count: number;
  readonly continent: number;
}
export type ConditionKind =
  | "continent"
  | "continents"
  | "continent_taken"
  | "territories"
  | "territories_taken"
  | "cities"
  | "cities_taken"
  | "enemy_capitals";

/** An objective: rules, computers, panels, texts and drawings read it here. */
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
  const place = CONTINENTS.findIndex((land) => land.id === id);
  return { kind: "continent", continent: place, count: 1 };
}
function many(count: number, kind: ConditionKind): Condition {
  return { kind, continent: -1, count };
}

/** The six minor objectives, and the six major ones (rule 3.2). States have their indices. */
export const OBJECTIVES: readonly Objective[] = [
  { id: "control_europe", ...minor, condition: continent("europe") },
  { id: "control_north_america", ...minor, condition: continent("north_america") },
  { id: "control_asia", ...minor, condition: continent("asia") },
  { id: "control_8_cities", ...minor, condition: many(8, "cities") },
  { id: "control_enemy_capital", ...minor, ...full, condition: many(1, "enemy_capitals") },
  { id: "take_4_cities", ...minor, ...full, condition: many(4, "cities_taken") },
  { id: "take_10_territories", ...major, condition: many(10, "territories_taken") },
  { id: "control_2_enemy_capitals", ...major, condition: many(2, "enemy_capitals") },
  { id: "control_18_territories", ...major, condition: many(18, "territories") },
  { id: "control_2_continents", ...major, condition: many(2, "continents") },
  { id: "take_continent", ...major, ...full, condition: many(1, "continent_taken") },
  { id: "control_11_cities", ...major, ...full, condition: many(11, "cities") },
];

/** A reward: rules, computers, panels, texts and drawings read it here. */
interface Reward {
  readonly id: string;
  readonly major: boolean;
  /** What positions call the airfield that it is. */
  readonly airfield?: string;
  /** What it comes to: on the highest die, in maneuvers, cards, dice, troops (rules 8.4 to 8.12). */
  readonly bonus: number;
}

/** The four minor rewards, and the four major ones (rule 3.2). States have their indices. */
export const REWARDS: readonly Reward[] = [
  { id: "airfield_minor", major: false, airfield: "minor", bonus: 1 },
  { id: "additional_maneuver", major: false, bonus: 1 },
  { id: "guaranteed_card", major: false, bonus: 1 },
  { id: "starting_maneuver", major: false, bonus: 1 },
  { id: "airfield_major", major: true, airfield: "major", bonus: 1 },
  { id: "attack_die", major: true, bonus: 1 },
  { id: "defense_die", major: true, bonus: 1 },
  { id: "two_troops", major: true, bonus: 2 },
];
