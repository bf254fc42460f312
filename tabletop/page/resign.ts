/** Giving up one's seat in a game, from the menu of the table. */
import { askOver } from "./asking";
import { ask } from "./parts/question";
import { isInPlay } from "./replay/running";
import { WORDS } from "./words";
import type { Page } from "./types";

/** Whether whoever looks sits in a game that is under way. */
export function canResign({ drawings: { quick }, seats, store: { view } }: Page): boolean {
  return view !== undefined && isInPlay(quick, seats(view), view);
}

/** Asks, and gives up then. What the table says against it stands over the map. */
export function askResign(page: Page): void {
  const { resignSure, resignYes, resignNo } = WORDS.menu;
  const { quick } = page.drawings;
  if (quick === undefined) return;
  ask(page.root, resignSure, resignYes, resignNo, () => {
    void askOver(page, { t: "chat", text: quick.resign });
  });
}
