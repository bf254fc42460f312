import type { TerritoryData } from "../board";

export interface WorldTerritory extends TerritoryData {
  readonly continent: string;
}
