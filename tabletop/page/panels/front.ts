import type { Part } from "./parts";
import type { Question } from "./question";

/** Which part a small window shows, and what there was when it was chosen. */
export interface Front {
  part: Part;
  there: readonly Part[];
  question: Question | undefined;
}

/** Which part comes first, where several are new or the chosen one is gone. */
const ORDER: readonly Part[] = ["middle", "lower", "upper", "left"];

/**
 * The front after `last`, with these parts there: the one with a question comes to the front once, when it is asked, even
 * if a battle or a page comes with it; else one that is new does, but for the left.
 */
export function nextFront(last: Front, there: readonly Part[], question: Question | undefined): Front {
  const isNew = question !== undefined && question.panels !== last.question?.panels;
  const asking = isNew && there.includes(question.part) ? question.part : undefined;
  const fresh = ORDER.find((part) => part !== "left" && there.includes(part) && !last.there.includes(part));
  const wanted = asking ?? fresh ?? last.part;
  const part = there.includes(wanted) ? wanted : ORDER.find((one) => there.includes(one));
  return { part: part ?? "upper", there, question };
}
