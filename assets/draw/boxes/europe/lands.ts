import { TERRITORIES } from "../../../../src/risk/europe/territories.data";
import type { Land } from "../../map/chart";
import { DEGREES } from "./degrees.data";

/** A territory with where its name lies, in degrees. */
interface EuropeLand extends Land {
  readonly lon: number;
  readonly lat: number;
}

/** The territories of the Europe board with their places on the globe, which no game needs. */
export const LANDS: readonly EuropeLand[] = TERRITORIES.map(({ city, ...land }) => {
  const degrees = DEGREES[land.id];
  if (degrees === undefined) throw new Error(`nobody says where ${land.id} lies`);
  const { lon, lat, city: town } = degrees;
  if (city === undefined) return { ...land, lon, lat };
  if (town === undefined) throw new Error(`nobody says where ${city.name} lies`);
  return { ...land, lon, lat, city: { ...town, name: city.name } };
});
