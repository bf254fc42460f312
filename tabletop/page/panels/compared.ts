import type { Box } from "../../xml/layout/box";

/** Two dice that are compared, and the side whose die beats the other. */
export interface Compared {
  one: Box;
  other: Box;
  winner: number;
}

/** A die of a side, and whether the one across beats it. */
interface Compare {
  box: Box;
  side: number;
  beaten: boolean;
}

/** The pairs of dice, each counted from the upper left on, of which one is beaten. */
export function comparedOf(shown: readonly Compare[]): Compared[] {
  const [first, second] = [0, 1].map((side) =>
    shown
      .filter((one) => one.side === side)
      .sort((one, other) => one.box.y - other.box.y || one.box.x - other.box.x),
  );
  return first.flatMap((one, i) => {
    const other = second.at(i);
    if (other === undefined || one.beaten === other.beaten) return [];
    return [{ one: one.box, other: other.box, winner: one.beaten ? other.side : one.side }];
  });
}
