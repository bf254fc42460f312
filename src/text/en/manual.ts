/** Words about what people change past the rules, in English. */
export const MANUAL = {
  /** In the menus of pieces. */
  oneMore: "By hand: one more",
  oneFewer: "By hand: one fewer",
  fiveMore: "By hand: five more",
  fiveFewer: "By hand: five fewer",
  nextKind: "By hand: one becomes the next kind",
  nextOwner: "By hand: next owner",
  /** A line of the log. */
  changed: "Pieces are changed by hand, past the rules.",
  /** The first change: from now on the game waits. */
  waits: "Pieces are changed by hand: the game waits until the host reads the table or puts them back.",
  wasRead: (by: string) => `${by} has read the table: what lies there is the position now.`,
  putBack: (by: string) => `${by} has put the pieces back.`,
};
