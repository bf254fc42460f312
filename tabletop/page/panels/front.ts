import type { Part } from "./parts";
import type { Question } from "./question";

/** What a view has for a small window: its parts, what is asked, and the dice that lie (see `thrownOf`). */
export interface Seen {
  there: readonly Part[];
  question: Question | undefined;
  thrown: string;
}

/** Which part a small window shows, and what there was when it was chosen. */
export interface Front extends Seen {
  part: Part;
  /** The part with a question that comes to the front when the dice have been seen; undefined where none waits. */
  next: Part | undefined;
  /** Until when dice are to be seen, in milliseconds of the clock that `nextFront` is told. */
  until: number;
}

/** Dice are seen for so many milliseconds before a question takes their place. */
const SEEN = 3500;

/** Which part comes first, where several are new or the chosen one is gone. */
const ORDER: readonly Part[] = ["middle", "lower", "upper", "left"];

/**
 * The front after `last`, at a time in milliseconds. The part with a question comes to the front once, when it is
 * asked, although a battle or a page comes with it, but after dice that were just thrown; else a new part does, but the
 * left.
 */
export function nextFront(last: Front, seen: Seen, now: number): Front {
  const { there, question, thrown } = seen;
  const isNew = question !== undefined && question.panels !== last.question?.panels;
  const fresh = ORDER.find((part) => part !== "left" && there.includes(part) && !last.there.includes(part));
  const wasAnswering = last.part === last.question?.part;
  const isThrow = thrown !== "" && thrown !== last.thrown && last.there.length > 0;
  // Who looks elsewhere is not called back by dice.
  const isWatching = last.part === "middle" || fresh === "middle" || wasAnswering;
  const until = isThrow && isWatching ? now + SEEN : last.until;
  const isShowing = now < until && there.includes("middle");
  const isDue = isNew || (isThrow && wasAnswering) || last.next !== undefined;
  const asking = isDue && question !== undefined && there.includes(question.part) ? question.part : undefined;
  const wanted = isShowing ? "middle" : (asking ?? fresh ?? last.part);
  const part = there.includes(wanted) ? wanted : ORDER.find((one) => there.includes(one));
  return { ...seen, part: part ?? "upper", next: isShowing ? asking : undefined, until };
}

/** The front when somebody presses the tab of a part: nothing takes its place until something new is asked. */
export function taken(front: Front, part: Part): Front {
  return { ...front, part, next: undefined, until: 0 };
}
