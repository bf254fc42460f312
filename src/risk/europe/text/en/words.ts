import { count, list } from "../../../../text/en/words";
import { colourName } from "../../../../text/names";
import { countedList, nounOf } from "../../../../text/nouns";
import type { Names, Noun, Words } from "../../../../text/types";

/** A territory by its id. */
export { printedName as place } from "../../names";

/** How few there are, after "there". */
export function isAre(n: number): string {
  if (n < 1) return "is none";
  return n === 1 ? "is only 1" : `are only ${n}`;
}

export function coins(n: number): string {
  return count(n, "coin", "coins");
}

/** How sentences name units and armies, by the kinds of units in their order and by what things are called. */
export function europeWords(kinds: readonly string[], names: Names & { readonly units: Words<Noun> }) {
  return {
    /** Units by kind: "3 archers and 1 siege weapon". */
    units: (counts: readonly number[]): string => list(countedList(kinds, counts, names.units)),
    /** A number of units of one kind. */
    unitsOf: (n: number, unit: string): string => `${n} ${nounOf(names.units, unit, n)}`,
    /** A seat or an army by the id of its colour. */
    player: (colour: string): string => colourName(colour, names),
  };
}
