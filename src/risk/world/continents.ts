import { TERRITORIES } from "./territories.data";

/** A continent: the armies that it pays to who holds all of it, and its territories as indices. */
function continent(id: string, name: string, bonus: number) {
  const territories = TERRITORIES.map((_, t) => t).filter((t) => TERRITORIES[t].continent === id);
  return { id, name, bonus, territories };
}

/** The six continents, in the order of the board's table. */
export const CONTINENTS: readonly Readonly<ReturnType<typeof continent>>[] = [
  continent("north_america", "North America", 5),
  continent("south_america", "South America", 2),
  continent("europe", "Europe", 5),
  continent("africa", "Africa", 3),
  continent("asia", "Asia", 7),
  continent("australia", "Australia", 2),
];
