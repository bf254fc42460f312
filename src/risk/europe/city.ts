import type { TerritoryData } from "../board";

/** A printed city: the colour of its crown and its tax value in coins. */
interface CityData {
  readonly name: string;
  readonly crown: "gold" | "black";
  readonly tax: number;
}

/** A territory of the Risk Europe board. */
export interface EuropeTerritory extends TerritoryData {
  readonly city?: CityData;
}
