import { merge, type Json } from "../../wire/patch";
import type { Delta, Whole } from "../../wire/answers";
import type { View } from "../../wire/view";

/** Called after each change, with what was before; parts that are the same objects have not changed. */
export type Watcher = (view: View, before: View | undefined) => void;

/** The view as the server tells it, and the table's clock. */
export interface Store {
  view: View | undefined;
  watch: (watcher: Watcher) => void;
  take: (message: Whole | Delta) => void;
  /** The frame of the table now, with parts of a frame. */
  frame: () => number;
}

const FRAMES_PER_MILLISECOND = 60 / 1000;

/** `again` is called where a delta is missing: a whole view is to be asked for. */
export function newStore(again: () => void): Store {
  const watchers: Watcher[] = [];
  let number = -1;
  let asked = false;
  let clock = { frame: 0, at: 0 };

  const changed = (view: View, frame: number): void => {
    const before = store.view;
    const stopped = view.table.stopped;
    const expected = store.frame();
    // What comes late must not turn the clock back, or moves would jump.
    const late = !stopped && before !== undefined && expected > frame && expected - frame < 30;
    clock = { frame: late ? expected : frame, at: performance.now() };
    store.view = view;
    for (const watcher of watchers) watcher(view, before);
  };

  const store: Store = {
    view: undefined,
    watch: (watcher) => watchers.push(watcher),
    take: (message) => {
      if (message.t === "view") {
        asked = false;
        number = message.n;
        clock = { frame: message.frame, at: performance.now() };
        changed(message.view, message.frame);
      } else if (store.view !== undefined && message.n === number + 1) {
        number = message.n;
        changed(merge(store.view as unknown as Json, message.patch) as unknown as View, message.frame);
      } else if (!asked) {
        asked = true;
        again();
      }
    },
    frame: () => {
      if (store.view?.table.stopped === true) return clock.frame;
      return clock.frame + (performance.now() - clock.at) * FRAMES_PER_MILLISECOND;
    },
  };
  return store;
}
