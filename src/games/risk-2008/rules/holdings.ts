import { TROOPS_OF_REWARD } from "./numbers";
import type { Seat } from "../../../core/types";
import { BOARD, linked } from "../../../risk/world/board";
import { CONTINENTS } from "../../../risk/world/continents";
import { countContinents, countLands, holdsContinent, newArmies } from "../../../risk/world/rules/seats";
import { BASIC_CITIES } from "./setups.data";
import { OBJECTIVES, TWO_TROOPS, type Condition } from "./objectives";
import { OPEN, type State } from "./state";

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
  let n = 0;
  for (const t of s.cities) if (s.owners[t] === seat) n++;
  return n;
}

/** How many capitals a seat holds that are not its own (rules 5.10, 7.4). */
export function countEnemyCapitals(s: Pick<State, "owners" | "seats">, seat: Seat): number {
  let n = 0;
  s.seats.forEach(({ capital }, other) => {
    if (other !== seat && capital >= 0 && s.owners[capital] === seat) n++;
  });
  return n;
}

/** Whether a seat holds its own capital (rules 10.1, 10.2). */
export function holdsOwnCapital(s: Pick<State, "owners" | "seats">, seat: Seat): boolean {
  const { capital } = s.seats[seat];
  return capital >= 0 && s.owners[capital] === seat;
}

/** How many objectives a seat has (rule 7.6). */
export function countObjectives(s: Pick<State, "objectives">, seat: Seat): number {
  let n = 0;
  for (const holder of s.objectives) if (holder === seat) n++;
  return n;
}

/** Whether a seat has a reward: the objective that it lies on (rule 8.1). */
export function hasReward(s: Pick<State, "objectives" | "rewards">, seat: Seat, reward: number): boolean {
  const objective = s.rewards[reward];
  return objective >= 0 && s.objectives[objective] === seat;
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
  const reward = hasReward(s, seat, TWO_TROOPS) ? TROOPS_OF_REWARD : 0;
  return newArmies(s, seat, countLands(s, seat) + countCities(s, seat)) + capitals + reward;
}

/** Whether an objective lies open and the seat whose turn it is may collect it (rules 7.1 to 7.4). */
export function isMet(s: State, objective: number): boolean {
  return s.objectives[objective] === OPEN && holds(s, s.turn, OBJECTIVES[objective].condition);
}

/** Nothing is lost in the own turn: what was taken in it is held now, and was not held when it began (rules 7.2, 7.3). */
function holds(s: State, seat: Seat, condition: Condition): boolean {
  switch (condition.kind) {
    case "continent":
      return holdsContinent(s, seat, condition.continent);
    case "continent_taken":
      return CONTINENTS.some(({ territories }) => territories.every((t) => s.taken.includes(t)));
    case "continents":
      return countContinents(s, seat) >= condition.count;
    case "territories":
      return countLands(s, seat) >= condition.count;
    case "territories_taken":
      return s.taken.length >= condition.count;
    case "cities":
      return countCities(s, seat) >= condition.count;
    case "cities_taken":
      return s.taken.filter((t) => s.cities.includes(t)).length >= condition.count;
    case "enemy_capitals":
      return countEnemyCapitals(s, seat) >= condition.count;
  }
}
