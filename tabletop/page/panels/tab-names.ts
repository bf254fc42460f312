import { WORDS } from "../words";
import type { Part } from "./parts";

/** Letters that a tab of a phone has room for. */
const MOST = 12;

/**
 * What stands on the tabs of a small window, by what each part says first: a title that is short stays, a line of how
 * things stand gives way to a name of what is behind. `claims` are the seats that are offered in a game.
 */
export function tabNames(
  there: ReadonlyMap<Part, string>,
  { claims, playing }: { claims: readonly string[]; playing: boolean },
): ReadonlyMap<Part, string> {
  const { tabs } = WORDS;
  const named = (part: Part, first: string): string => {
    if (claims.includes(first)) return tabs.claims;
    if (first.length <= MOST && !first.includes(":")) return first;
    if (part === "lower") return playing ? tabs.lower : tabs.start;
    return part === "left" ? tabs.left : first;
  };
  return new Map([...there].map(([part, first]) => [part, named(part, first)]));
}
