/** What stands on cards, from the words of the game. */
import type { Explained, Words } from "../../../../src/text/types";

/** Name and text of an objective or a reward; one without is a mistake. */
export function wordsOf(all: Words<Explained>, id: string): Explained {
  const words = all[id];
  if (words === undefined) throw new Error(`there are no words for ${id}`);
  return words;
}
