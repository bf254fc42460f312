import type { TerritoryData } from "../board";

/** A printed city: the colour of its crown and its tax value in coins. */
interface CityData {
  readonly name: string;
  readonly crown: "gold" | "black";
  readonly tax: number;
  readonly lon: number;
  readonly lat: number;
}

/** A territory of the Risk Europe board. Coordinates in degrees of longitude and latitude. */
export interface EuropeTerritory extends TerritoryData {
  readonly lon: number;
  readonly lat: number;
  readonly city?: CityData;
}
