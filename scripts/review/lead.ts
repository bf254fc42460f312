import type { Seat } from "../../src/core/types";
import type { Row } from "./course";

/** From this chance on a winner is taken to be sure of it. */
const SURE = 0.9;
/** Chances that differ by less are the same. */
const SAME = 1e-9;

/** By row, who leads: has the highest chance. Of several whoever led before, or the first of them. */
export function leadersOf(rows: readonly Pick<Row, "chances">[]): Seat[] {
  const leaders: Seat[] = [];
  for (const { chances } of rows) {
    const most = Math.max(...chances) - SAME;
    const before = leaders.at(-1) ?? 0;
    leaders.push(chances[before] >= most ? before : chances.findIndex((chance) => chance >= most));
  }
  return leaders;
}

/** How often somebody else leads than in the row before. */
export function countChanges(leaders: readonly Seat[]): number {
  return leaders.filter((leader, i) => i > 0 && leader !== leaders[i - 1]).length;
}

/** The first row from which on the winners' chance, all of them together, stays above 90 of 100; -1 where nobody has won. */
export function sureFrom(rows: readonly Pick<Row, "chances">[], winners: readonly Seat[]): number {
  if (winners.length === 0) return -1;
  const sure = rows.map(({ chances }) => winners.reduce((sum, seat) => sum + chances[seat], 0) > SURE);
  const unsure = sure.lastIndexOf(false);
  return unsure + 1 < rows.length ? unsure + 1 : -1;
}
