import type { Words } from "../../text/types";
import type { StatisticsTable } from "../game/kit";
import { wordFor } from "./words";

/** A table of the numbers with these ids: `seats` has them by seat, `words` their names. */
export function statisticsTable<Id extends string>(
  ids: readonly Id[],
  seats: readonly Readonly<Record<Id, number>>[],
  round: number,
  words: Words<string>,
): StatisticsTable {
  return {
    labels: ids.map((id) => wordFor(words, id)),
    columns: seats.map((seat) => ids.map((id) => `${seat[id]}`)),
    round,
  };
}
