import { arrange } from "./arrange";
import { ask } from "./parts/question";
import { askAt, renaming } from "./asking";
import { fitAll, zoomAt } from "./map/viewport";
import { ownName } from "./net/link";
import { tableMenu } from "./menus";
import { middle } from "./map/camera";
import { openInvite } from "./parts/welcome";
import { drawingOf } from "./drawings";
import { openRules, type RulePage } from "./parts/rules";
import { runningGame } from "./replay/running";
import { keyList } from "./parts/keys";
import { openSettings } from "./parts/settings";
import { WORDS } from "./words";
import type { Page } from "./types";
import type { RailActs } from "./parts/rail";
import type { Store } from "./net/store";

const CLOSER = 1.3;

/** What the buttons of the rail do. */
export function railActions(get: () => Page): RailActs {
  return {
    seat: (color) => takeSeat(get(), color),
    chat: () => get().chat.toggle(),
    menu: ({ right, top }) => tableMenu(get().root, get().map, { x: right + 6, y: top }),
    fit: () => fitAll(get().scene),
    zoom: (closer) => {
      const { scene } = get();
      zoomAt(scene, middle(scene.free), closer ? CLOSER : 1 / CLOSER);
    },
    panels: () => {
      get().root.classList.toggle("bare");
      arrange(get());
    },
    rules: () => showRules(get()),
    left: () => {
      get().root.classList.toggle("with-left");
      arrange(get());
    },
    settings: () => showSettings(get()),
    invite: () => showInvite(get()),
  };
}

function takeSeat(page: Page, color: string): void {
  const { root, store, seatPicker } = page;
  const { view } = store;
  if (view === undefined || color === view.you.color) return;
  const from = view.you.color;
  const sit = (): void => void askAt(page, { t: "sit", color }, { x: 60, y: 60 });
  if (color in view.you.own) seatPicker.handTo(color);
  // One who leaves a game for another of its hands would know both.
  else if (view.seats[from]?.hands.some((one) => one.count > 0))
    ask(root, WORDS.rail.leave(from, color), WORDS.rail.leaveYes(color), WORDS.rail.leaveNo(from), sit);
  else if (from === "Grey" && isUnderWay(page))
    ask(root, questionFor(page, color), WORDS.rail.leaveYes(color), WORDS.rail.relieveNo, sit);
  else sit();
}

/** What is asked of whoever has no seat and presses the shield of a game's: who has played it so far. */
function questionFor({ computers, drawings: { quick }, store: { view } }: Page, color: string): string {
  const { rail } = WORDS;
  if (computers(view)[color] !== undefined) return rail.relieve(color);
  // Where whoever looks has folded up the sheets of the players, computers may be unknown.
  const isKnown = runningGame(quick, view)?.seats.includes(color) === true;
  return isKnown ? rail.takeFree(color) : rail.takeOver(color);
}

function isUnderWay({ drawings: { quick }, store }: Page): boolean {
  return runningGame(quick, store.view) !== undefined;
}

function showRules({ root, store, scene }: Page): void {
  const found = Object.values(store.view?.pieces ?? {}).flatMap(({ name, picture }): RulePage[] => {
    const page = drawingOf(scene.drawings, picture?.url)?.page;
    return page === undefined || picture === undefined ? [] : [{ page, name: name ?? "", url: picture.url }];
  });
  const words = Object.values(store.view?.notebook ?? {});
  openRules(
    root,
    found.sort((one, other) => one.page - other.page),
    words,
  );
}

function showSettings(page: Page): void {
  const { root, likes, link, store, notices, drawings } = page;
  const keys = keyList(store.view?.hotkeys ?? [], drawings.keys);
  openSettings(root, likes, nameOf(store), keys, () => arrange(page), renaming(link, notices));
}

function showInvite({ root, store, welcome, seats }: Page): void {
  if (welcome === undefined) return;
  const sheet = openInvite(root, welcome.invite, seats(store.view), () => sheet.close());
}

function nameOf({ view }: Store): string {
  const mine = Object.values(view?.people ?? {}).find(
    ({ color }) => color !== "Grey" && color === view?.you.color,
  );
  return mine?.name ?? ownName();
}
