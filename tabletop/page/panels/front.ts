import type { Part } from "./parts";
import type { Question } from "./question";

/** What a view has for a small window. */
export interface Seen {
  there: readonly Part[];
  question: Question | undefined;
  /** What can be read in the middle, and the dice that lie there (see `textOf`, `thrownOf`). */
  middle: string;
  thrown: string;
}

/** Which part a small window shows, and what there was when it was chosen. */
export interface Front extends Seen {
  part: Part;
  /** Whether the part is in front for a question, which may have been answered, and not because it was looked for. */
  forQuestion: boolean;
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
 * asked, although a battle or a page comes with it, but after dice that were just thrown, as long as they lie there; else a new part does, but the
 * left. A battle that goes on after an answer comes back.
 */
export function nextFront(last: Front, seen: Seen, now: number): Front {
  const { there, question, middle, thrown } = seen;
  const isNew = question !== undefined && question.panels !== last.question?.panels;
  const fresh = ORDER.find((part) => part !== "left" && there.includes(part) && !last.there.includes(part));
  const isThrow = thrown !== "" && thrown !== last.thrown && last.there.length > 0;
  // Who looks elsewhere is not called back by dice.
  const isWatching = last.part === "middle" || fresh === "middle" || last.forQuestion;
  const until = isThrow && isWatching ? now + SEEN : last.until;
  const isShowing = now < until && thrown !== "" && there.includes("middle");
  const isDue = isNew || (isThrow && last.forQuestion) || last.next !== undefined;
  const asking = isDue && question !== undefined && there.includes(question.part) ? question.part : undefined;
  const isBack = last.forQuestion && question === undefined && middle !== "" && middle !== last.middle;
  const wanted = isShowing || isBack ? "middle" : (asking ?? fresh ?? last.part);
  const part = there.includes(wanted) ? wanted : (ORDER.find((one) => there.includes(one)) ?? "upper");
  const forQuestion = part === question?.part || (last.forQuestion && part === last.part);
  return { ...seen, part, forQuestion, next: isShowing ? asking : undefined, until };
}

/** The front when somebody presses the tab of a part: nothing takes its place until something new is asked. */
export function taken(front: Front, part: Part): Front {
  const forQuestion = part === front.question?.part;
  return { ...front, part, forQuestion, next: undefined, until: 0 };
}
