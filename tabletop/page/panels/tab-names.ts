import { WORDS } from "../words";
import type { Part } from "./parts";

/** Letters that a tab of a phone has room for in a line, and in two of them, which the middle has for its titles. */
const MOST = 12;
const MOST_IN_TWO = 30;

/** Whether a name takes two lines. */
export function isLong(name: string): boolean {
  return name.length > MOST;
}

/** The name of the tab of one's turn with the phase, which stands behind the round: the sheet hides that line. */
function turnIn(first: string): string {
  const [, phase = ""] = /^[^:]+: ([^:.]+)$/.exec(first.split("\n")[0]) ?? [];
  const isSaid = phase.startsWith(WORDS.tabs.lower.toLowerCase());
  return phase !== "" && phase.length <= MOST && !isSaid ? `${WORDS.tabs.lower}: ${phase}` : WORDS.tabs.lower;
}

/**
 * What stands on the tabs of a small window, by what each part says first: a title that is short stays, a line of how
 * things stand, a sentence and a long title give way to a name of what is behind. `claims` are the seats that are offered in a game.
 */
export function tabNames(
  there: ReadonlyMap<Part, string>,
  { claims, playing }: { claims: readonly string[]; playing: boolean },
): ReadonlyMap<Part, string> {
  const { tabs } = WORDS;
  const named = (part: Part, text: string): string => {
    // The chances of a battle stand below its title.
    const first = part === "middle" ? text.split("\n")[0] : text;
    if (claims.includes(first)) return tabs.claims;
    if (!isLong(first) && !first.includes(":")) return first;
    if (part === "lower") return playing ? turnIn(first) : tabs.start;
    if (part === "left") return tabs.left;
    if (first.endsWith(".")) return tabs.news;
    return first.length <= MOST_IN_TWO ? first : tabs.more;
  };
  return new Map([...there].map(([part, first]) => [part, named(part, first)]));
}
