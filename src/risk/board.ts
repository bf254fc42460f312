/** A territory as a board's table gives it. Coordinates in degrees of longitude and latitude. */
export interface TerritoryData {
  readonly id: string;
  readonly name: string;
  readonly lon: number;
  readonly lat: number;
  /** Ids of the territories across a land border, and across a sea-line. */
  readonly land: readonly string[];
  readonly sea: readonly string[];
  readonly city?: CityData;
}

/** A printed city: the colour of its crown and its tax value in coins. */
export interface CityData {
  readonly name: string;
  readonly crown: "gold" | "black";
  readonly tax: number;
  readonly lon: number;
  readonly lat: number;
}

/** A board ready to play on: territories by index, their neighbours as indices. */
export interface Board {
  readonly territories: readonly TerritoryData[];
  readonly index: Readonly<Record<string, number>>;
  /** Neighbours over land, over sea, and both together (land first), by territory index. */
  readonly land: readonly (readonly number[])[];
  readonly sea: readonly (readonly number[])[];
  readonly near: readonly (readonly number[])[];
}

/** Compiles a board's table. The table is data: its soundness is a matter for tests, not for play. */
export function makeBoard(territories: readonly TerritoryData[]): Board {
  const index: Record<string, number> = {};
  let n = 0;
  for (const t of territories) {
    index[t.id] = n;
    n++;
  }
  const land: number[][] = [];
  const sea: number[][] = [];
  const near: number[][] = [];
  for (const t of territories) {
    const byLand = t.land.map((id) => index[id]);
    const bySea = t.sea.map((id) => index[id]);
    land.push(byLand);
    sea.push(bySea);
    // Not two spreads in one literal: MoonSharp counts an empty list of arguments as one nil.
    near.push(byLand.concat(bySea));
  }
  return { territories, index, land, sea, near };
}
