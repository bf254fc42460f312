/** Games of two runs, measured side by side. */
import { addPair, newPairs, type Pairs } from "./effect";
import type { Line } from "./game";

/** A number that each game of a run comes to, whatever is played. */
interface Column {
  readonly id: string;
  readonly title: string;
  of(line: Line): number;
}

/** What numbers of games are called; each line has them by id. */
export interface Named {
  readonly measures: readonly { readonly id: string; readonly title: string }[];
}

/** What games of these colours are measured by. */
export function columnsOf({ measures }: Named, colours: readonly string[]): Column[] {
  return [
    { id: "rounds", title: "rounds", of: (line) => line.rounds },
    { id: "actions", title: "actions, dice and cards included", of: (line) => line.actions },
    ...colours.map((colour) => ({
      id: `won_${colour}`,
      title: `won by ${colour}, of 100 games`,
      of: ({ winners }: Line) => (winners.includes(colour) ? 100 : 0),
    })),
    {
      id: "nobody",
      title: "won by nobody, of 100 games",
      of: ({ winners }) => (winners.length === 0 ? 100 : 0),
    },
    ...measures.map(({ id, title }) => ({ id, title, of: (line: Line) => line.measures[id] })),
  ];
}

/** Reads two runs side by side, a game of one and a game of the other. */
export function pairUp(first: Iterable<Line>, second: Iterable<Line>, columns: readonly Column[]): Pairs[] {
  const pairs = columns.map(newPairs);
  const others = second[Symbol.iterator]();
  for (const line of first) {
    const other = others.next().value as Line | undefined;
    if (other === undefined) break;
    columns.forEach((column, i) => {
      addPair(pairs[i], column.of(line), column.of(other));
    });
  }
  return pairs;
}
