import type { TerritoryData } from "../board";

/** A territory of the world board. */
export interface WorldTerritory extends TerritoryData {
  /** The id of its continent. */
  readonly continent: string;
}
