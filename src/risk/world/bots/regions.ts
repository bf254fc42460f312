import { BOARD } from "../board";
import { CONTINENTS } from "../continents";
import { CONTINENT_OF } from "./worth";

/** By territory: its neighbours. */
export const NEAR: readonly (readonly number[])[] = BOARD.near;
export const REGIONS = CONTINENTS.length;
/** By continent: its territories from which one leaves it, how many it has, and what it pays. */
export const BORDERS: readonly (readonly number[])[] = CONTINENTS.map(({ territories }, continent) =>
  territories.filter((t) => NEAR[t].some((near) => CONTINENT_OF[near] !== continent)),
);
export const EXTENT: readonly number[] = CONTINENTS.map(({ territories }) => territories.length);
export const BONUS: readonly number[] = CONTINENTS.map(({ bonus }) => bonus);
