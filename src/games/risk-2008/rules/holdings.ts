import { occurrences } from "../../../core/counts";
import type { Seat } from "../../../core/types";
import { BOARD, linked } from "../../../risk/world/board";
import { countLands, newArmies } from "../../../risk/world/rules/seats";
import { BASIC_CITIES } from "./setups.data";
import { REWARDS } from "./objectives.data";
import { TWO_TROOPS } from "./objectives";
import { GONE, type State } from "./state";

/** The cities of Basic Training as indices, in the order of the board (rule 2.3). */
export function basicCities(): number[] {
  return sorted(BASIC_CITIES.map((id) => BOARD.index[id]));
}

/** Territories in the order of the board. */
export function sorted(territories: readonly number[]): number[] {
  return [...territories].sort((first, second) => first - second);
}

/** How many cities a seat holds (rule 1.4). */
export function countCities(s: Pick<State, "owners" | "cities">, seat: Seat): number {
  return s.cities.filter((t) => s.owners[t] === seat).length;
}

/** How many capitals a seat holds that are not its own (rules 5.10, 7.4). */
export function countEnemyCapitals(s: Pick<State, "owners" | "seats">, seat: Seat): number {
  return s.seats.filter(({ capital }, other) => other !== seat && capital >= 0 && s.owners[capital] === seat)
    .length;
}

/** Whether a seat holds its own capital (rules 10.1, 10.2). */
export function holdsOwnCapital(s: Pick<State, "owners" | "seats">, seat: Seat): boolean {
  const { capital } = s.seats[seat];
  return capital >= 0 && s.owners[capital] === seat;
}

/** The objectives that a seat has collected, or that are OPEN. */
export function objectivesOf({ objectives }: Pick<State, "objectives">, holder: number): number[] {
  const held: number[] = [];
  for (let k = 0; k < objectives.length; k++) if (objectives[k] === holder) held.push(k);
  return held;
}

/** Those that are in the game, collected or not. */
export function playedObjectives({ objectives }: Pick<State, "objectives">): number[] {
  return objectives.map((_, k) => k).filter((k) => objectives[k] !== GONE);
}

/** How many objectives a seat has (rule 7.6). */
export function countObjectives(s: Pick<State, "objectives">, seat: Seat): number {
  return occurrences(s.objectives, seat);
}

/** Whether a seat has a reward: the objective that it lies on (rule 8.1). */
export function hasReward(s: Pick<State, "objectives" | "rewards">, seat: Seat, reward: number): boolean {
  const objective = s.rewards[reward];
  return objective >= 0 && s.objectives[objective] === seat;
}

/** What a reward comes to for a seat: 0 where the seat has it not. */
export function bonusOf(s: Pick<State, "objectives" | "rewards">, seat: Seat, reward: number): number {
  return hasReward(s, seat, reward) ? REWARDS[reward].bonus : 0;
}

/** Whether the highest die of a seat counts one more in a battle in a territory: an airfield is there or beside it (rules 8.4, 8.5). */
export function isLifted(s: Pick<State, "owners" | "airfields">, seat: Seat, battlefield: number): boolean {
  for (const t of s.airfields)
    if (t >= 0 && s.owners[t] === seat && (t === battlefield || linked(t, battlefield))) return true;
  return false;
}

/** New troops as a turn begins: territories and cities, continents, capitals, the reward 2 Troops (rules 4.2, 8.12). */
export function draft(s: State, seat: Seat): number {
  const capitals = countEnemyCapitals(s, seat) + (holdsOwnCapital(s, seat) ? 1 : 0);
  const armies = newArmies(s, seat, countLands(s, seat) + countCities(s, seat));
  return armies + capitals + bonusOf(s, seat, TWO_TROOPS);
}
