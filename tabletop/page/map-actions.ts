import { askOver } from "./asking";
import { drawingOf } from "./drawings";
import { openKeys } from "./parts/keys";
import { beginAnew, saveGame, showSavedGames } from "./replay/saved-games";
import { askOtherGames } from "./home/other-games";
import { figureOf, type Figure } from "./map/figures";
import { ownBoard } from "./map/inset";
import { menuAt } from "./menus";
import { toWindow } from "./map/camera";
import { startOf } from "./map/prizes";
import { toggleInspector } from "./inspector/inspector";
import { ask } from "./parts/question";
import { isInPlay } from "./replay/running";
import { WORDS } from "./words";
import type { HandActs } from "./parts/hand";
import type { Page } from "./types";
import type { PageActions } from "./map/types";

/** What the page does for the map. */
export function mapActions(get: () => Page): PageActions {
  return {
    say: (point, text) => get().bubbles.say(point, text),
    menu: (point, figure) => menuAt(get().root, get().map, point, figure),
    tip: (point, figure) =>
      get().bubbles.tip(point, figure?.piece.name ?? undefined, figure?.piece.description ?? ""),
    hotkey: (label) => pressHotkey(get(), label),
    keys: () => {
      const { root, store, drawings } = get();
      openKeys(root, store.view?.hotkeys ?? [], drawings.keys);
    },
    savedGames: () => void showSavedGames(get()),
    save: () => saveGame(get()),
    newGame: () => beginAnew(get()),
    hasOtherGames: () => get().welcome?.games === true,
    otherGames: () => askOtherGames(get()),
    canResign: () => canResign(get()),
    resign: () => askResign(get()),
    inspect: () => toggleInspector(get().inspector),
    overHand: (point) => get().hand.over(point),
  };
}

/** Presses a hotkey; what is said against it stands over the table, and what its script says. */
function pressHotkey(page: Page, label: string): void {
  page.pressed = { at: { x: innerWidth / 2, y: 0 }, since: performance.now() };
  void askOver(page, { t: "hotkey", label });
}

/** How far before the hand a card is put down where one has no board of one's own, in table units. */
const BEFORE = 8;

/** Plays a card of the hand: it is laid on one's own board, as somebody at a table would. */
async function playCard({ link, store, scene, bubbles }: Page, key: string): Promise<void> {
  const { view } = store;
  const hand = view?.seats[view.you.color]?.hands.at(0);
  if (view === undefined || hand === undefined) return;
  const board = ownBoard(scene.figures, view)?.piece.at;
  const [x, , z] = board ?? [hand.at[0], 0, hand.at[2] + BEFORE];
  const picked = await link.ask({ t: "pick", piece: Number(key) });
  const answer = picked.t === "refused" ? picked : await link.ask({ t: "drop", x, z });
  if (answer.t === "refused") bubbles.say({ x: innerWidth / 2, y: innerHeight - 90 }, answer.why);
}

/** What is done with a card of the hand; `lift` drags it over the map. */
export function handActions(get: () => Page, lift: (figure: Figure, event: PointerEvent) => void): HandActs {
  const figureAt = (key: string): Figure | undefined => {
    const { store, drawings } = get();
    const piece = store.view?.pieces[key];
    return piece === undefined ? undefined : figureOf(key, piece, drawings);
  };
  return {
    play: (key) => void playCard(get(), key),
    lift: (key, event) => {
      const figure = figureAt(key);
      if (figure !== undefined) lift(figure, event);
    },
    nameOf: ({ picture }) => {
      const named = drawingOf(get().drawings, picture?.url)?.cells;
      return picture?.cell === undefined ? undefined : named?.[picture.cell];
    },
    comesFrom: ({ move }) => {
      const { likes, scene } = get();
      if (likes.instant) return undefined;
      const from = move === undefined ? undefined : toWindow(scene.camera, { x: move.at[0], z: move.at[2] });
      return startOf(scene.free, from);
    },
    menu: (key, point) => {
      const figure = figureAt(key);
      if (figure !== undefined) menuAt(get().root, get().map, point, figure);
    },
  };
}

/** Whether whoever looks sits in a game that is under way. */
function canResign({ drawings: { quick }, seats, store: { view } }: Page): boolean {
  return view !== undefined && isInPlay(quick, seats(view), view);
}

/** Asks, and gives up then. What the table says against it stands over the map. */
function askResign(page: Page): void {
  const { resignSure, resignYes, resignNo } = WORDS.menu;
  const { quick } = page.drawings;
  if (quick === undefined) return;
  ask(page.root, resignSure, resignYes, resignNo, () => {
    void askOver(page, { t: "chat", text: quick.resign });
  });
}
