import { isFresh, thinkingOf, thinkOn } from "../../session/play/think";
import type { Speed } from "../../session/table/settings";
import { chairOf, type Table, type Thinking } from "../../session/table/table";

/** Seconds of a frame in which computers think: while a person is asked as well, while nobody is, and where people want to see no more than what comes of it. */
const BESIDE_PEOPLE = 0.002;
const ALONE = 0.006;
const AT_ONCE = 0.013;

/** Units of thought between two looks at the clock, and how often it is looked at in a frame: a clock might stand. */
const UNITS = 8;
const LOOKS = 200;

/** The thought that is to be thought to its end before it is known what happens next; undefined where none is under way. */
export function unfinished(table: Table): Thinking | undefined {
  const thinking = thinkingOf(table, false) ?? thinkingOf(table, true);
  if (thinking === undefined) return undefined;
  // Most levels decide at once.
  thinkOn(thinking, UNITS);
  return thinking.isDone ? undefined : thinking;
}

/**
 * Thinks for as long as a frame allows; says whether nothing is left to think, or nobody is asked that question any more.
 * The clock only tells how much of it is done in this frame: what a computer decides after all of it is the same everywhere.
 */
export function thinkInFrame(table: Table, thinking: Thinking, speed: Speed): boolean {
  if (!isFresh(table, thinking)) return true;
  const alone = speed === "instant" ? AT_ONCE : ALONE;
  return thinkFor(isPersonAsked(table) ? BESIDE_PEOPLE : alone, (units) => {
    thinkOn(thinking, units);
    return thinking.isDone;
  });
}

/** Has `more` think, so many units at a time, until it is done or the seconds are over; says whether it is done. */
export function thinkFor(seconds: number, more: (this: void, units: number) => boolean): boolean {
  const begun = clock();
  let isDone = false;
  for (let look = 0; look < LOOKS && !isDone && clock() - begun < seconds; look++) isDone = more(UNITS);
  return isDone;
}

function isPersonAsked(table: Table): boolean {
  return (table.match?.game.state.asked ?? []).some((seat) => chairOf(table, seat).player !== "");
}

/** Seconds of the machine's clock. MoonSharp's very first answer can be nil: its zero is set while it is asked. */
function clock(): number {
  const now: unknown = os.clock();
  return typeof now === "number" ? now : 0;
}
