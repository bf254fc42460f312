import { add, total, zeros, type Counts } from "../../core/counts";
import type { AnyEvent } from "../../core/types";

function ending(events: readonly AnyEvent[]): string {
  for (const { type } of events) {
    if (type === "conquered") return " and takes it";
    if (type === "repelled") return " and is beaten off";
    if (type === "wiped_out") return ": both armies are gone";
  }
  return "";
}

/** What a side has lost in all: "Red 2 infantry"; empty for nothing. `units` are the words for such counts. */
export function sumLosses(
  side: string,
  losses: readonly Counts[],
  units: (this: void, counts: Counts) => string,
): string {
  if (losses.length === 0) return "";
  const lost = zeros(losses[0].length);
  for (const counts of losses) add(lost, counts);
  return total(lost) === 0 ? "" : `${side} ${units(lost)}`;
}

/**
 * A battle of two forces in a line: who attacked whom and where (`opening`), how it ended, and what was lost (`sides`,
 * empty where a side lost nothing).
 */
export function battleLine(opening: string, events: readonly AnyEvent[], sides: readonly string[]): string {
  const lost = sides.filter((side) => side !== "").join("; ");
  return `${opening}${ending(events)}.${lost === "" ? "" : ` Lost: ${lost}.`}`;
}
