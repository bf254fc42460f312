import type { TerritoryData } from "../board";

/** A territory of the Risk Europe board. */
export interface EuropeTerritory extends TerritoryData {
  /** A printed city: the colour of its crown and its tax value in coins. */
  readonly city?: { readonly name: string; readonly crown: "gold" | "black"; readonly tax: number };
}
