import type { ObjectTexts } from "../objects";

/** Words on and about the pieces, in English. */
export const OBJECTS: ObjectTexts = {
  board: "board",
  mat: (seat) => `mat of ${seat}`,
  hand: (seat) => `hand zone of ${seat}`,
  figure: (name, owner) => `${name} of ${owner}`,
  choose: "Choose this territory",
  most: "As many as possible",
  confirm: "Confirm",
};
