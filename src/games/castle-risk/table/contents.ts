import type { LandContents as Land } from "../../../risk/by-hand";
import type { State } from "../rules/state";

/** A territory as its pieces say, with its plundered-city tokens. */
export interface LandContents extends Land {
  tokens: number;
}

/** What lies open on a table, as people have put it there: the territories, and by seat coins and reserve. */
export interface TableContents {
  readonly lands: LandContents[];
  readonly coins: number[];
  readonly reserves: number[][];
}

/** What lies there while nobody has touched it. */
export function contentsOf(s: State): TableContents {
  return {
    lands: s.territories.map((land) => ({
      owner: land.owner,
      units: [...land.units],
      castle: land.castle,
      tokens: land.tokens,
    })),
    coins: s.seats.map((seat) => seat.coins),
    reserves: s.seats.map((seat) => [...seat.reserve]),
  };
}
