import { begin, list } from "./words";

/** How the best of several was found. */
interface Decided {
  /** Criteria that were level, and the one that decided, "" where none did. */
  readonly level: readonly string[];
  readonly criterion: string;
  readonly worth: number;
  readonly next: number;
}

/**
 * Who wins, and by what: "Crowns are level: Blue wins by taxes, 12 to 9." `seats` are the players who win, or share the
 * victory; `name` gives the words of a criterion, as something that there may be several of.
 */
export function decidedText(
  { level, criterion, worth, next }: Decided,
  seats: readonly string[],
  name: (this: void, criterion: string) => string,
): string {
  const before = level.length === 0 ? "" : `${begin(list(level.map((id) => name(id))))} are level: `;
  if (criterion !== "") {
    const wins = seats.length > 1 ? "win" : "wins";
    return `${before}${list(seats)} ${wins} by ${name(criterion)}, ${worth} to ${next}.`;
  }
  return before + (seats.length === 0 ? "nobody wins." : `${list(seats)} share the victory.`);
}
