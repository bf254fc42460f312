/** Giving up one's seat in a game, from the menu of the table. */
import { ask } from "./parts/question";
import { runningGame } from "./running";
import { WORDS } from "./words";
import type { Page } from "./types";

/** Whether whoever looks sits in a game that is under way. */
export function canResign({ drawings: { quick }, store }: Page): boolean {
  const running = quick === undefined ? undefined : runningGame(quick, store);
  return store.view !== undefined && running?.seats.includes(store.view.you.color) === true;
}

/** Asks, and gives up then. What the table says against it stands over the map. */
export function askResign({ root, drawings: { quick }, link, notices }: Page): void {
  const { resignSure, resignYes, resignNo } = WORDS.menu;
  if (quick === undefined) return;
  ask(root, resignSure, resignYes, resignNo, () => {
    void link.ask({ t: "chat", text: quick.resign }).then((answer) => {
      if (answer.t === "refused") notices.tell(answer.why === "" ? WORDS.notSent : answer.why);
    });
  });
}
