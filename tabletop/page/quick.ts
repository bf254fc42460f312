import type { Drawings } from "./drawings";
import type { Link } from "./net/link";
import type { Store } from "./net/store";
import { WORDS } from "./words";

/** How long an element may take to appear, in milliseconds; the first one only once the table is laid. */
const PATIENCE = 2500;
const LAYING = 20_000;

/** Begins a game at once: sits down and clicks what the game names, one after the other. Says what went wrong. */
export async function playNow(
  quick: NonNullable<Drawings["quick"]>,
  link: Link,
  store: Store,
): Promise<string> {
  if (store.view?.you.color === "Grey") {
    const sat = await link.ask({ t: "sit", color: freeSeat(quick.seat, store) });
    if (sat.t === "refused") return sat.why;
  }
  let wait = LAYING;
  for (const id of quick.click) {
    const element = await appear(id, store, wait);
    wait = PATIENCE;
    // A seat that somebody has is offered to no computer.
    if (element === undefined && id !== quick.click.at(-1)) continue;
    if (element === undefined) return WORDS.welcome.notBegun;
    const clicked = await link.ask({ t: "click", element });
    if (clicked.t === "refused") return clicked.why;
  }
  return "";
}

function freeSeat(wanted: string, { view }: Store): string {
  const seats = Object.entries(view?.seats ?? {});
  const free = seats.filter(([, { person }]) => person === undefined).map(([color]) => color);
  return free.includes(wanted) ? wanted : (free.at(0) ?? wanted);
}

/** The key of an element that can be clicked, as soon as it is there. */
async function appear(id: string, store: Store, wait: number): Promise<number | undefined> {
  const until = performance.now() + wait;
  while (performance.now() < until) {
    const ui = store.view?.ui;
    const found = Object.entries(ui?.elements ?? {}).find(
      ([, { attributes, off, on }]) => attributes["id"] === id && off !== true && on.includes("click"),
    );
    if (found !== undefined && ui?.loading === false) return Number(found[0]);
    await new Promise((done) => setTimeout(done, 50));
  }
  return undefined;
}
