import type { ManualTexts } from "../manual";

/** Words about what people change past the rules, in English. */
export const MANUAL: ManualTexts = {
  oneMore: "By hand: one more",
  oneFewer: "By hand: one fewer",
  fiveMore: "By hand: five more",
  fiveFewer: "By hand: five fewer",
  nextKind: "By hand: one becomes the next kind",
  nextOwner: "By hand: next owner",
  changed: "Pieces are changed by hand, past the rules.",
  waits: "Pieces are changed by hand: the game waits until the host reads the table or puts them back.",
  wasRead: (by) => `${by} has read the table: what lies there is the position now.`,
  putBack: (by) => `${by} has put the pieces back.`,
};
