/** A territory as a board's table gives it. */
export interface TerritoryData {
  readonly id: string;
  readonly name: string;
  /** Ids of the territories across a land border, and across a sea-line. */
  readonly land: readonly string[];
  readonly sea: readonly string[];
}

/** How two territories touch, in `Board.links`. */
export const LAND_LINK = 1;
const SEA_LINK = 2;

/** A board ready to play on: territories by index, their neighbours as indices. */
export interface Board<T extends TerritoryData = TerritoryData> {
  readonly territories: readonly T[];
  readonly index: Readonly<Record<string, number>>;
  /** Neighbours over land, over sea, and both together (land first), by territory index. */
  readonly land: readonly (readonly number[])[];
  readonly sea: readonly (readonly number[])[];
  readonly near: readonly (readonly number[])[];
  /** The same to look a pair up: how a territory touches another, by their indices. */
  readonly links: readonly Readonly<Record<number, number | undefined>>[];
}

/** Compiles a board's table. The table is data: its soundness is a matter for tests, not for play. */
export function makeBoard<T extends TerritoryData>(territories: readonly T[]): Board<T> {
  const index: Record<string, number> = {};
  let n = 0;
  for (const land of territories) {
    index[land.id] = n;
    n++;
  }
  const land: number[][] = [];
  const sea: number[][] = [];
  const near: number[][] = [];
  const links: Record<number, number>[] = [];
  for (const territory of territories) {
    const byLand = territory.land.map((id) => index[id]);
    const bySea = territory.sea.map((id) => index[id]);
    land.push(byLand);
    sea.push(bySea);
    // Not two spreads in one literal: MoonSharp counts an empty list of arguments as one nil.
    near.push(byLand.concat(bySea));
    const ways: Record<number, number> = {};
    for (const other of bySea) ways[other] = SEA_LINK;
    for (const other of byLand) ways[other] = LAND_LINK;
    links.push(ways);
  }
  return { territories, index, land, sea, near, links };
}

/**
 * By territory how many steps it is away from the nearest of some, through those that are open, or through any; `far` where
 * no way leads there.
 */
export function stepsFrom(
  near: Board["near"],
  starts: readonly number[],
  far: number,
  isOpen?: (this: void, t: number) => boolean,
): number[] {
  const steps = near.map(() => far);
  const queue = starts.slice();
  for (const t of starts) steps[t] = 0;
  let n = queue.length;
  for (let head = 0; head < n; head++) {
    const t = queue[head];
    for (const next of near[t])
      if (steps[next] === far && isOpen?.(next) !== false) {
        steps[next] = steps[t] + 1;
        queue[n] = next;
        n++;
      }
  }
  return steps;
}
