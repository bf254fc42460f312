import type { Link } from "./net/link";
import type { Quick } from "./quick-plan";
import type { Store } from "./net/store";
import type { Element as UiElement, View } from "../server/view";

/** What the table says of a game that is under way. */
export interface Running {
  /** How it stands, line by line. */
  how: readonly string[];
  /** Whether whoever has no seat is offered some. */
  free: boolean;
  /** The colours that are in the game. */
  seats: readonly string[];
}

/** How long the table may take until it shows a setup or a game, in milliseconds. */
const LAYING = 20_000;

/** The game that is under way; undefined before one, and as long as the table shows neither a game nor a setup. */
export function runningGame(quick: Quick, store: Pick<Store, "view">): Running | undefined {
  const shown = elements(store);
  const how = quick.status.flatMap((id) =>
    linesOf(shown.find(({ attributes }) => attributes["id"] === id)?.text ?? ""),
  );
  const free = claimsOf(quick, store.view).length > 0;
  const ids = new Set(shown.map(({ attributes }) => attributes["id"]));
  const seats = quick.seats.flatMap(({ color, plays }) => (ids.has(plays) ? [color] : []));
  return how.length === 0 ? undefined : { how, free, seats };
}

/** The seats to which others can be asked: those of the game that is under way; before one, all that there are. */
export function invitable(quick: Quick | undefined, store: Store): string[] {
  const all = Object.keys(store.view?.seats ?? {});
  const { seats = [] } = (quick === undefined ? undefined : runningGame(quick, store)) ?? {};
  return seats.length === 0 ? all : all.filter((color) => seats.includes(color));
}

/** What the buttons say that offer a seat to whoever has none. */
export function claimsOf(quick: Quick | undefined, view: View | undefined): string[] {
  if (quick === undefined) return [];
  return Object.values(view?.ui.elements ?? {}).flatMap(({ attributes, off, on, text }) => {
    const isClaim = (attributes["id"] ?? "").startsWith(quick.claim);
    return isClaim && off !== true && on.includes("click") ? [attributes["text"] ?? text ?? ""] : [];
  });
}

/** The lines of a text of the interface that say something, without its tags. */
function linesOf(text: string): string[] {
  const plain = text.replace(/<[^>]*>/g, "").split("\n");
  return plain.map((line) => line.trim()).filter((line) => line !== "");
}

/** Waits until it is known whether a game is under way; gives what runningGame says then. */
export async function awaitTable(quick: Quick, store: Store): Promise<Running | undefined> {
  const until = performance.now() + LAYING;
  for (;;) {
    const running = runningGame(quick, store);
    const isSetUp = elements(store).some(({ attributes }) => attributes["id"] === quick.start);
    if (running !== undefined || isSetUp || performance.now() > until) return running;
    await new Promise((done) => setTimeout(done, 50));
  }
}

/** Sits down on the first seat that nobody has, before a game begins. Says what went wrong. */
export async function sitAnywhere(link: Link, { view }: Store): Promise<string> {
  const free = Object.entries(view?.seats ?? {}).find(([, { person }]) => person === undefined);
  if (free === undefined) return "";
  const sat = await link.ask({ t: "sit", color: free[0] });
  return sat.t === "refused" ? sat.why : "";
}

function elements({ view }: Pick<Store, "view">): UiElement[] {
  return Object.values(view?.ui.elements ?? {});
}
