import { askNewGame } from "../parts/question";
import { isHostedElsewhere } from "./hosting";
import { openHotSeat, openInvite, openWelcome, type Way } from "../parts/welcome";
import { playDemo } from "./demo";
import { forgetInside, keepInside, ownName, wasInside, type Link } from "../net/link";
import { fillSeats, playNow } from "./quick";
import { keepWish, readWish, type Quick } from "./quick-plan";
import { quickChoices } from "../parts/quick-choices";
import { renaming } from "../asking";
import {
  awaitEnd,
  awaitTable,
  isFresh,
  runningGame,
  seatsInPlay,
  sitAnywhere,
  type Running,
} from "../replay/running";
import { whenText } from "../parts/saved-games";
import { WORDS } from "../words";
import type { Drawings } from "../drawings";
import type { Sheet } from "../parts/sheet";
import type { Store } from "../net/store";
import type { Welcome } from "../../wire/answers";

/** The way in: the welcome, and the recorded game behind it. */
export interface Entrance {
  root: HTMLElement;
  link: Link;
  store: Store;
  /** What the map shows. */
  stage: Store;
  drawings: Drawings;
  tell: (text: string) => void;
  /** Opens the list of kept games over the welcome; leads to the list of games, after a question. */
  savedGames: () => void;
  otherGames: () => void;
  sheet: Sheet | undefined;
  stopDemo: (() => void) | undefined;
  welcoming: boolean;
  /** The connection has come before: it has come back after it was lost. */
  arrived: boolean;
  /** Looks anew at what the welcome depends on. */
  refresh: () => void;
}

export function newEntrance(
  given: Omit<Entrance, "sheet" | "stopDemo" | "welcoming" | "arrived" | "refresh">,
): Entrance {
  const entrance: Entrance = {
    ...given,
    ...{ sheet: undefined, stopDemo: undefined, welcoming: false, arrived: false, refresh: () => undefined },
  };
  given.store.watch(() => entrance.refresh());
  return entrance;
}

/** Whether the map shows the table itself, and not the recorded game. */
export function isLive({ stopDemo }: Entrance): boolean {
  return stopDemo === undefined;
}

/**
 * Welcomes whoever has not come by a link and was not inside before; the host who loads the page anew, too, where
 * neither a game nor anybody else is at the table yet.
 */
export function arrive(entrance: Entrance, message: Welcome): void {
  const { drawings, link, store } = entrance;
  const inside = link.invited || wasInside();
  // Whoever came by such a link and loads the page anew goes on playing.
  if (inside) keepInside();
  if (!inside) greet(entrance, message);
  else if (message.host && !link.invited && !entrance.arrived)
    void awaitTable(drawings.quick, store).then(() => {
      if (isFresh(drawings.quick, store.view)) greet(entrance, message);
    });
  entrance.arrived = true;
}

/** Welcomes the host again, who begins anew: whoever loads the page before they choose how to play is welcomed as well. */
export async function welcomeAgain(entrance: Entrance, message: Welcome): Promise<void> {
  forgetInside();
  await awaitEnd(entrance.drawings.quick, entrance.store);
  // What is there now was not saved with the game before.
  const { saved: _, ...rest } = message;
  greet(entrance, rest);
}

function greet(entrance: Entrance, message: Welcome): void {
  if (entrance.welcoming) return;
  entrance.welcoming = true;
  entrance.root.classList.add("welcoming");
  showWelcome(entrance, message);
  void showBehind(entrance);
}

/** Shows behind the welcome the game that Continue goes on with; where none is under way, the recorded one. */
async function showBehind(entrance: Entrance): Promise<void> {
  const { drawings, store, stage } = entrance;
  if ((await awaitTable(drawings.quick, store)) !== undefined || !entrance.welcoming) return;
  const stop = await playDemo(stage);
  if (entrance.welcoming) entrance.stopDemo = stop;
  else stop?.();
}

/** Ends the recorded game, and shows the table. */
function endDemo(entrance: Entrance): void {
  const { store, stage } = entrance;
  entrance.stopDemo?.();
  entrance.stopDemo = undefined;
  if (store.view !== undefined) stage.take({ t: "view", n: 0, frame: store.frame(), view: store.view });
}

/** Shows a sheet in place of the last one. */
function show(entrance: Entrance, next: Sheet): void {
  entrance.sheet?.close();
  entrance.sheet = next;
}

/** Shows the ways in, and again when it is known whether a game is under way, or a seat of it is free. */
function showWelcome(entrance: Entrance, message: Welcome): void {
  const { root, drawings, store } = entrance;
  const { quick } = drawings;
  const title = store.view?.table.name ?? drawings.title;
  const running = runningGame(quick, store.view);
  const tagline = by(running, WORDS.welcome.tagline, WORDS.welcome.running, WORDS.welcome.over);
  // Whoever has the host's link in a second browser is a guest in it, as long as the first one is here.
  const isGuestNow = (): boolean => !message.host || isHostedElsewhere(store.view);
  const isGuest = isGuestNow();
  const ways = isGuest ? guestWays(entrance, message, running) : hostWays(entrance, message, running);
  const named = renaming(entrance.link, entrance);
  const before = entrance.sheet?.element.querySelector("input") ?? undefined;
  const typing = before !== undefined && document.activeElement === before;
  const sheet = openWelcome(root, { title, tagline, name: ownName(), ways }, named, () => leave(entrance));
  const field = sheet.element.querySelector("input");
  // A name that somebody is typing stays, and so does the cursor in it.
  if (typing && field !== null) {
    field.value = before.value;
    field.focus();
  }
  show(entrance, sheet);
  entrance.refresh = () => {
    if (!entrance.welcoming) return;
    const now = runningGame(quick, store.view);
    const changed =
      (now === undefined) !== (running === undefined) ||
      now?.over !== running?.over ||
      isFree(now) !== isFree(running) ||
      isGuestNow() !== isGuest ||
      (store.view?.table.name ?? title) !== title;
    // What lies over it, such as the list of games, stays uppermost.
    const isUppermost = [...root.querySelectorAll(".sheet-back")].at(-1) === sheet.element;
    if (now !== undefined && entrance.stopDemo !== undefined) endDemo(entrance);
    if (entrance.sheet !== sheet) return;
    if (changed && isUppermost) showWelcome(entrance, message);
    // Computers and others play on while the welcome is open: Continue says where the game is by now.
    else if (now !== undefined) {
      const isAsBefore = now.how.join() === running?.how.join();
      sheet.note(goLabel(now), standing(now, isAsBefore ? message.saved : undefined));
    }
  };
}

/** How a game stands, and when it was played last, if it lies since then. */
function standing({ how }: Running, saved: number | undefined): string {
  return WORDS.welcome.goRunning(how.join(", "), saved === undefined ? "" : whenText(saved));
}

/** Of three things the one for a table before a game, with one under way, and with one that is over. */
function by<T>(running: Running | undefined, before: T, during: T, after: T): T {
  if (running === undefined) return before;
  return running.over ? after : during;
}

function goLabel(running: Running): string {
  return running.over ? WORDS.welcome.goOver : WORDS.welcome.go;
}

/** Whether a game offers a seat to whoever has none. */
function isFree(running: Running | undefined): boolean {
  return running !== undefined && running.claims.length > 0;
}

/** A game under way comes first, and Play now says what becomes of it; one that is over has had its time. */
function hostWays(entrance: Entrance, message: Welcome, running: Running | undefined): Way[] {
  const { welcome } = WORDS;
  const { quick } = entrance.drawings;
  const rules = quick?.rules ?? "";
  const now = {
    label: welcome.now,
    note: by(running, welcome.nowNote(rules), welcome.nowRunning, welcome.nowOver(rules)),
    act: () => startQuick(entrance),
    ...(quick === undefined ? {} : { choices: choicesFor(quick, entrance.drawings.title) }),
  };
  const hot = {
    label: welcome.hot,
    note: by(running, welcome.hotNote, welcome.hotRunning, welcome.hotOver),
    act: () => startHotSeat(entrance, message),
  };
  const invite = inviteWay(entrance, message, running);
  const go = goWay(entrance, message, running);
  const begins = quick === undefined ? [] : [now];
  const games = { label: welcome.games, note: welcome.gamesNote, act: entrance.otherGames };
  const others = [savedGamesWay(entrance), ...(message.games === true ? [games] : [])];
  return by(running, false, true, false)
    ? [go, ...begins, hot, invite, ...others]
    : [...begins, hot, invite, go, ...others];
}

/** What can be chosen for Play now; each choice is remembered in this browser. */
function choicesFor(quick: Quick, title: string): HTMLElement {
  return quickChoices(quick, readWish(quick, title), (wish) => keepWish(title, wish));
}

/** Guests sit down or watch; those who share a screen or bring others find that too. */
function guestWays(entrance: Entrance, message: Welcome, running: Running | undefined): Way[] {
  const { welcome } = WORDS;
  const { drawings, link, store, tell } = entrance;
  const { quick } = drawings;
  const seated = store.view !== undefined && store.view.you.color !== "Grey";
  const note =
    running === undefined ? welcome.joinNote : isFree(running) ? welcome.joinRunning : welcome.joinFull;
  // Which seats computers play only the table knows, and whoever joins is put on none of them unasked.
  const join = async (): Promise<string> => {
    const now = await awaitTable(quick, store);
    if (now === undefined) return sitAnywhere(link, store);
    return isFree(now) ? welcome.chooseSeat : "";
  };
  const act = (): void => {
    leave(entrance);
    void join().then((why) => why !== "" && tell(why));
  };
  const first =
    seated || quick === undefined ? goWay(entrance, message, running) : { label: welcome.join, note, act };
  const hot = {
    label: welcome.hot,
    note: running === undefined ? welcome.hotNote : welcome.hotRunning,
    act: () => showHotSeat(entrance, message),
  };
  const watch = { label: welcome.watch, note: welcome.watchNote, act: () => leave(entrance) };
  return [
    first,
    hot,
    inviteWay(entrance, message, running),
    ...(seated ? [] : [watch]),
    savedGamesWay(entrance),
  ];
}

function savedGamesWay({ savedGames }: Entrance): Way {
  return { label: WORDS.welcome.savedGames, note: WORDS.welcome.savedGamesNote, act: savedGames };
}

function inviteWay(entrance: Entrance, message: Welcome, running: Running | undefined): Way {
  const { welcome } = WORDS;
  const close = (): void => leave(entrance);
  return {
    label: welcome.invite,
    note: running?.over !== false ? welcome.inviteNote : welcome.inviteRunning,
    act: () => show(entrance, openInvite(entrance.root, message.invite, colorsOf(entrance), close)),
  };
}

function goWay(entrance: Entrance, { saved, host }: Welcome, running: Running | undefined): Way {
  const { welcome } = WORDS;
  const { title } = entrance.drawings;
  const act = (): void => leave(entrance);
  // On a table at which nobody plays there is nothing to go on with.
  const note = title === "" ? welcome.anyNote : host ? welcome.setUpNote : welcome.lookNote;
  if (running === undefined) return { label: welcome.look, note, act };
  return { label: goLabel(running), note: standing(running, saved), act };
}

/** Begins a game against the computer; one that is under way is put aside, if that is what is wanted, one that is over in any case. */
function startQuick(entrance: Entrance): void {
  const { root, drawings, link, store, tell } = entrance;
  const { quick } = drawings;
  if (quick === undefined) return;
  const begin = async (anew: boolean): Promise<void> => {
    leave(entrance);
    const begun = anew ? await link.ask({ t: "newGame" }) : undefined;
    const why =
      begun?.t === "refused" ? begun.why : await playNow(quick, readWish(quick, drawings.title), link, store);
    if (why !== "") tell(why);
  };
  void awaitTable(quick, store).then((running) => {
    if (running?.over === false) askNewGame(root, () => void begin(true));
    else void begin(running !== undefined);
  });
}

/** Asks who plays at this screen, once it is known which seats there are; a game that is over makes way for a new one first. */
async function startHotSeat(entrance: Entrance, message: Welcome): Promise<void> {
  const { drawings, link, store, tell } = entrance;
  const running = await awaitTable(drawings.quick, store);
  if (!entrance.welcoming) return;
  if (running?.over === true) {
    const begun = await link.ask({ t: "newGame" });
    if (begun.t === "refused") return tell(begun.why);
    await awaitEnd(drawings.quick, store);
  }
  showHotSeat(entrance, message);
}

function showHotSeat(entrance: Entrance, message: Welcome): void {
  const sit = (people: { color: string; name: string }[]): void => void sitDown(entrance, people);
  const back = (): void => showWelcome(entrance, message);
  show(entrance, openHotSeat(entrance.root, colorsOf(entrance), ownName(), sit, back));
}

function colorsOf({ drawings, store }: Entrance): string[] {
  return seatsInPlay(drawings.quick, store.view);
}

/** Seats the people of a hot seat at this browser. */
async function sitDown(entrance: Entrance, people: { color: string; name: string }[]): Promise<void> {
  const { drawings, link, store, tell } = entrance;
  const { quick } = drawings;
  leave(entrance);
  for (const [i, { color, name }] of people.entries()) {
    // Whoever sits keeps the name, so it comes first.
    if (i === 0) await link.ask({ t: "rename", name });
    const sat = i === 0 ? await link.ask({ t: "sit", color }) : await link.ask({ t: "addSeat", color, name });
    if (sat.t === "refused") tell(sat.why);
  }
  const colors = people.map(({ color }) => color);
  if (quick !== undefined && runningGame(quick, store.view) === undefined)
    await fillSeats(quick, colors, link, store);
}

/** Leaves the welcome for the table; nothing where one has left it. */
export function leave(entrance: Entrance): void {
  const { root } = entrance;
  if (!entrance.welcoming) return;
  entrance.sheet?.close();
  entrance.sheet = undefined;
  entrance.welcoming = false;
  keepInside();
  endDemo(entrance);
  root.classList.remove("welcoming");
  dispatchEvent(new Event("resize"));
}
