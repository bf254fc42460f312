import { TERRITORIES } from "./territories.data";

/** A continent: the armies that it pays to who holds all of it, and its territories as indices. */
export interface Continent {
  readonly id: string;
  readonly name: string;
  readonly bonus: number;
  readonly territories: readonly number[];
}

function continent(id: string, name: string, bonus: number): Continent {
  const territories: number[] = [];
  TERRITORIES.forEach((land, i) => {
    if (land.continent === id) territories.push(i);
  });
  return { id, name, bonus, territories };
}

/** The six continents, in the order of the board's table. */
export const CONTINENTS: readonly Continent[] = [
  continent("north_america", "North America", 5),
  continent("south_america", "South America", 2),
  continent("europe", "Europe", 5),
  continent("africa", "Africa", 3),
  continent("asia", "Asia", 7),
  continent("australia", "Australia", 2),
];
