import { awaited } from "../awaited";
import type { Link } from "../net/link";
import type { Quick } from "../home/quick-plan";
import type { Store } from "../net/store";
import type { Element as UiElement, View } from "../../wire/view";

/** What the table says of a game that is under way. */
export interface Running {
  /** How it stands, line by line; nothing where whoever looks has folded that up. */
  how: readonly string[];
  /** What the buttons say that offer a seat to whoever has none. */
  claims: readonly string[];
  /** Nothing is to be played any more. */
  over: boolean;
  /** The colours that are in the game; none where whoever looks has folded up what shows them. */
  seats: readonly string[];
}

/** How long the table may take until it shows a setup or a game, in milliseconds. */
const LAYING = 20_000;

/**
 * The game that is under way at a table of which the page knows `quick`; undefined before one, and as long as the table
 * shows neither a game nor a setup.
 */
export function runningGame(quick: Quick | undefined, view: View | undefined): Running | undefined {
  if (quick === undefined || view === undefined) return undefined;
  const known = read.get(view.ui);
  if (known?.quick === quick) return known.running;
  const running = readGame(quick, view);
  read.set(view.ui, { quick, running });
  return running;
}

/** What interfaces say, which are asked with every move of a piece and seldom change. */
const read = new WeakMap<View["ui"], { quick: Quick; running: Running | undefined }>();

function readGame(quick: Quick, view: View): Running | undefined {
  const shown = elements(view);
  const how = quick.status.flatMap((id) =>
    linesOf(shown.find(({ attributes }) => attributes["id"] === id)?.text ?? ""),
  );
  const over = quick.status.some((id) =>
    shown.some(({ attributes }) => attributes["id"] === id && (attributes["tooltip"] ?? "") !== ""),
  );
  const played = shown.filter(({ attributes }) => !isUnplayed(quick, attributes["tooltip"]));
  const ids = new Set(played.map(({ attributes }) => attributes["id"]));
  const seats = quick.seats.flatMap(({ color, plays }) => (ids.has(plays) ? [color] : []));
  const isFolded = shown.some(({ attributes }) => attributes["id"] === quick.folded);
  return how.length === 0 && !isFolded ? undefined : { how, claims: claimsIn(quick, shown), over, seats };
}

/** The seats of the game that is under way; before one, and where they are not known, all that there are. */
export function seatsInPlay(quick: Quick | undefined, view: View | undefined): string[] {
  const all = Object.keys(view?.seats ?? {});
  const { seats = [] } = runningGame(quick, view) ?? {};
  return seats.length === 0 ? all : all.filter((color) => seats.includes(color));
}

function claimsIn({ claim }: Quick, shown: readonly UiElement[]): string[] {
  return shown.flatMap(({ attributes, off, on, text }) => {
    const isClaim = (attributes["id"] ?? "").startsWith(claim);
    return isClaim && off !== true && on.includes("click") ? [attributes["text"] ?? text ?? ""] : [];
  });
}

/**
 * Tells the seats in play from view to view: those of a game that is under way are known on where whoever looks folds
 * up what shows them, or hides all of the interface.
 */
export function newSeats(quick: Quick | undefined): (view: View | undefined) => string[] {
  let known: readonly string[] = [];
  return (view) => {
    const running = runningGame(quick, view);
    if (tellsSeats(running, view)) known = running?.seats ?? [];
    return known.length === 0 ? seatsInPlay(quick, view) : [...known];
  };
}

/** What is told of the computers that play seats, by their colours; known on while that is folded up, as seats are. */
export function newComputers(
  quick: Quick | undefined,
): (view: View | undefined) => Readonly<Record<string, string>> {
  let known: Record<string, string> = {};
  let last: View["ui"] | undefined;
  return (view) => {
    if (view !== undefined && view.ui === last) return known;
    last = view?.ui;
    if (tellsSeats(runningGame(quick, view), view)) known = computersIn(quick, view);
    return known;
  };
}

function computersIn(quick: Quick | undefined, view: View | undefined): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { attributes } of elements(view)) {
    const { id = "", tooltip = "" } = attributes;
    const isNobodys = tooltip === "" || isUnplayed(quick, tooltip);
    const seat = isNobodys ? undefined : quick?.seats.find(({ who }) => who.includes(id));
    if (seat !== undefined) found[seat.color] = tooltip;
  }
  return found;
}

function isUnplayed(quick: Quick | undefined, tooltip: string | undefined): boolean {
  return quick?.unplayed !== undefined && quick.unplayed === tooltip;
}

/** Of these seats in play and the others those that somebody has. */
export function seatsShown(inPlay: readonly string[], view: View): string[] {
  return Object.entries(view.seats).flatMap(([color, { person }]) =>
    inPlay.includes(color) || person !== undefined ? [color] : [],
  );
}

/** Whether whoever looks has one of the seats in play, in a game that is under way and not over. */
export function isInPlay(quick: Quick | undefined, inPlay: readonly string[], view: View): boolean {
  return runningGame(quick, view)?.over === false && inPlay.includes(view.you.color);
}

/** The lines of a text of the interface that say something, without its tags. */
function linesOf(text: string): string[] {
  const plain = text.replace(/<[^>]*>/g, "").split("\n");
  return plain.map((line) => line.trim()).filter((line) => line !== "");
}

/** Whether the table shows the setup of a game: none is under way. */
export function isSetup(quick: Quick | undefined, view: View | undefined): boolean {
  return quick !== undefined && elements(view).some(({ attributes }) => attributes["id"] === quick.start);
}

/** Whether the table shows a setup that nobody else has joined: it is as whoever looks has found it. */
export function isFresh(quick: Quick | undefined, view: View | undefined): boolean {
  if (quick === undefined || view === undefined || !isSetup(quick, view)) return false;
  const { you, seats } = view;
  return Object.entries(seats).every(([color, { person }]) => person === undefined || color === you.color);
}

/** Waits until the game that was under way has left the table. */
export async function awaitEnd(quick: Quick | undefined, store: Store): Promise<void> {
  await awaited(() => runningGame(quick, store.view) === undefined || undefined, LAYING);
}

/** Waits until it is known whether a game is under way; gives what runningGame says then. */
export async function awaitTable(quick: Quick | undefined, store: Store): Promise<Running | undefined> {
  if (quick === undefined) return undefined;
  const known = await awaited(() => {
    const running = runningGame(quick, store.view);
    return running !== undefined || isSetup(quick, store.view) ? { running } : undefined;
  }, LAYING);
  return known?.running;
}

/** Sits down on the first seat that nobody has, before a game begins. Says what went wrong. */
export async function sitAnywhere(link: Link, { view }: Store): Promise<string> {
  const free = Object.entries(view?.seats ?? {}).find(([, { person }]) => person === undefined);
  if (free === undefined) return "";
  const sat = await link.ask({ t: "sit", color: free[0] });
  return sat.t === "refused" ? sat.why : "";
}

/** Whether an interface tells who plays, or that no game is under way: a key of the game hides all of it. */
function tellsSeats(running: Running | undefined, view: View | undefined): boolean {
  return running === undefined ? elements(view).length > 0 : running.seats.length > 0;
}

function elements(view: View | undefined): UiElement[] {
  return Object.values(view?.ui.elements ?? {});
}
