import { leaveOthers } from "./alone";
import { awaited } from "../awaited";
import { clicksFor, type Quick, type QuickWish } from "./quick-plan";
import type { Link } from "../net/link";
import type { Store } from "../net/store";
import { WORDS } from "../words";

/** How long an element may take to appear, in milliseconds; the first one only once the table is laid. */
const PATIENCE = 2500;
const LAYING = 20_000;

/** Begins a game at once: sits down and clicks what the wish comes to, one after the other. Says what went wrong. */
export async function playNow(quick: Quick, wished: QuickWish, link: Link, store: Store): Promise<string> {
  const gone = await leaveOthers(link, store);
  if (gone !== "") return gone;
  const wish = { ...wished, color: seatFor(wished.color, store) };
  if (store.view?.you.color !== wish.color) {
    const sat = await link.ask({ t: "sit", color: wish.color });
    if (sat.t === "refused") return sat.why;
  }
  let wait = LAYING;
  for (const { id, needed } of clicksFor(quick, wish, (color) => isTaken(color, store))) {
    const element = needed ? await awaited(() => find(id, store), wait) : find(id, store);
    wait = PATIENCE;
    if (element === undefined && !needed) continue;
    if (element === undefined) return WORDS.welcome.notBegun;
    const clicked = await link.ask({ t: "click", element });
    if (clicked.t === "refused") return clicked.why;
  }
  return "";
}

/**
 * Leaves no seat without somebody, where two people or more have sat down in these colours to set a game up at one screen: a
 * match would wait for it. Computers play as many as the game needs besides the people, and the others are closed.
 */
export async function fillSeats(
  quick: Quick,
  colors: readonly string[],
  link: Pick<Link, "ask">,
  store: Pick<Store, "view">,
): Promise<void> {
  if (colors.length < 2) return;
  const sit = (): true | undefined => (colors.every((color) => isTaken(color, store)) ? true : undefined);
  if ((await awaited(sit, PATIENCE)) === undefined) return;
  const free = quick.seats.filter(({ color }) => !isTaken(color, store));
  const lacking = quick.least - (quick.seats.length - free.length);
  for (const [i, { close, computer }] of free.entries())
    // The first click opens the page of levels as well, and the second one closes that.
    for (const id of i < lacking ? [computer, computer] : [close]) {
      const element = find(id, store);
      if (element !== undefined) await link.ask({ t: "click", element });
    }
}

/** The wished seat, if it is free or one's own; else the seat that one has, or the first free one. */
function seatFor(wanted: string, { view }: Store): string {
  const own = view?.you.color ?? "Grey";
  const free = Object.entries(view?.seats ?? {}).filter(([, { person }]) => person === undefined);
  if (own === wanted || free.some(([color]) => color === wanted)) return wanted;
  return own === "Grey" ? (free.at(0)?.[0] ?? wanted) : own;
}

/** Whether somebody has a seat; one that is kept for a browser that has gone would have a game wait. */
function isTaken(color: string, { view }: Pick<Store, "view">): boolean {
  const person = view?.seats[color]?.person;
  return person !== undefined && view?.people[person]?.here === true;
}

/** The key of an element that can be clicked; undefined where it is not there. */
function find(id: string, { view }: Pick<Store, "view">): number | undefined {
  if (view?.ui.loading !== false) return undefined;
  const found = Object.entries(view.ui.elements).find(
    ([, { attributes, off, on }]) => attributes["id"] === id && off !== true && on.includes("click"),
  );
  return found === undefined ? undefined : Number(found[0]);
}
