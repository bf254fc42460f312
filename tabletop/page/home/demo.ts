import { readJson } from "../drawings";
import type { Delta, Whole } from "../../wire/answers";
import type { Store } from "../net/store";

/** What a browser was told of a game once, with the milliseconds since it began. */
interface Demo {
  messages: readonly { at: number; message: Whole | Delta }[];
}

/** Plays a recorded game into a store, over and over; the function that comes back ends it. */
export async function playDemo(store: Store): Promise<(() => void) | undefined> {
  const demo = (await readJson("demo.json")) as Demo | undefined;
  if (demo === undefined || demo.messages.length === 0) return undefined;
  const { messages } = demo;
  let [at, over] = [0, false];
  let timer = 0;
  const step = (): void => {
    if (over) return;
    const { message } = messages[at];
    store.take(message);
    const next = (at + 1) % messages.length;
    const wait = next === 0 ? 6000 : messages[next].at - messages[at].at;
    at = next;
    timer = window.setTimeout(step, wait);
  };
  step();
  return () => {
    over = true;
    clearTimeout(timer);
  };
}
