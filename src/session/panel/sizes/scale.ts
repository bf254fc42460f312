/** How much larger large letters are than the usual ones. */
export const SCALE = 1.2;

/** The ending of ids in the copy, in large letters, of what all see; and what there is a copy of. */
export const LARGE = "-large";
export const COPIED: readonly string[] = ["shared", "front", "questions"];
