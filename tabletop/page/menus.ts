import { keysOf, nameOfKey } from "./map/hotkeys";
import { openKeypad } from "./parts/keypad";
import { openMenu, type Entry } from "./parts/menu";
import { menuOf, type Line } from "./piece-menu";
import { seenFrom } from "./map/inset";
import { askFor, press } from "./map/press";
import { toTable, type Point } from "./map/camera";
import { WORDS } from "./words";
import type { Ask } from "./net/link";
import type { Figure } from "./map/figures";
import type { MapContext } from "./map/types";

/** Opens the menu of a piece, or of the table at a place of it. */
export function menuAt(root: HTMLElement, map: MapContext, point: Point, figure: Figure | undefined): void {
  open(root, map, point, (ask) =>
    figure === undefined
      ? tableEntries(root, map, point, ask, true)
      : entriesOf(root, map, point, figure, menuOf(Number(figure.key), figure.piece), ask),
  );
}

/** Opens the menu of the table beside a button of the page, which points at no place. */
export function tableMenu(root: HTMLElement, map: MapContext, point: Point): void {
  open(root, map, point, (ask) => tableEntries(root, map, point, ask, false));
}

function open(
  root: HTMLElement,
  map: MapContext,
  point: Point,
  entriesFor: (ask: (request: Ask) => void) => Entry[],
): void {
  const entries = entriesFor((request) => askFor(map, request, () => point));
  if (entries.length > 0) openBehind(root, map, point, entries);
}

/** The lines of a piece's menu as a menu has them. */
function entriesOf(
  root: HTMLElement,
  map: MapContext,
  point: Point,
  figure: Figure,
  lines: readonly Line[],
  ask: (request: Ask) => void,
): Entry[] {
  return lines.map(({ label, key, does }): Entry => {
    if (does === undefined) return { label };
    const act = (): void => {
      if (does === "ping") ask({ t: "ping", ...toTable(seenFrom(map.scene, point).camera, point) });
      else if (does === "keypad")
        openKeypad(root, (digits) => ask({ t: "number", piece: Number(figure.key), digits }));
      else if ("press" in does) press(map, figure, point, does.press);
      else if ("more" in does)
        openBehind(root, map, point, entriesOf(root, map, point, figure, does.more, ask));
      else ask(does.ask);
    };
    return key === undefined ? { label, act } : { label, act, key };
  });
}

/** Opens another menu behind a line of one. */
function openBehind(root: HTMLElement, { scene }: MapContext, point: Point, entries: Entry[]): void {
  openMenu(root, point, entries, () => scene.canvas.focus());
}

/** What the script has hotkeys for, with the keys that the page gives them. */
function hotkeysOf(
  { store, scene }: Pick<MapContext, "store" | "scene">,
  ask: (request: Ask) => void,
): Entry[] {
  const labels = store.view?.hotkeys ?? [];
  const keys = new Map(
    [...keysOf(labels, scene.drawings.keys)].map(([key, label]) => [label, nameOfKey(key)]),
  );
  return labels.map((label) => {
    const act = (): void => ask({ t: "hotkey", label });
    const key = keys.get(label);
    return key === undefined ? { label, act } : { label, act, key };
  });
}

function tableEntries(
  root: HTMLElement,
  map: MapContext,
  point: Point,
  ask: (request: Ask) => void,
  placed: boolean,
): Entry[] {
  const { scene, store, page } = map;
  const { view } = store;
  if (view === undefined) return [];
  const { menu } = WORDS;
  const place = toTable(seenFrom(scene, point).camera, point);
  const hotkeys = hotkeysOf({ store, scene }, ask);
  return [
    { label: view.table.name },
    ...(view.you.host ? hostEntries(page) : []),
    { label: menu.savedGames, act: page.savedGames },
    ...(view.you.color === "Grey"
      ? []
      : [{ label: WORDS.rail.watch, act: () => ask({ t: "sit", color: "Grey" }) }]),
    ...(page.canResign() ? [{ label: menu.resign, act: page.resign }] : []),
    ...(placed ? [{ label: menu.ping, act: () => ask({ t: "ping", ...place }) }] : []),
    ...view.menu.map((item) => ({ label: item, act: () => ask({ t: "menu", item, ...place }) })),
    ...(hotkeys.length === 0
      ? []
      : [{ label: menu.keys, act: () => openBehind(root, map, point, [{ label: menu.keys }, ...hotkeys]) }]),
    // For those who write mods: it stands last.
    ...(view.you.host || view.table.inspected ? [{ label: menu.inspect, act: page.inspect, key: "F9" }] : []),
  ];
}

function hostEntries(page: MapContext["page"]): Entry[] {
  const { menu } = WORDS;
  return [
    { label: menu.save, act: page.save },
    { label: menu.newGame, act: page.newGame },
    ...(page.hasOtherGames() ? [{ label: menu.games, act: page.otherGames }] : []),
  ];
}
