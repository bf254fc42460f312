import { keysOf } from "./map/hotkeys";
import { openKeypad } from "./parts/keypad";
import { openMenu, type Entry } from "./parts/menu";
import { press } from "./map/press";
import { toTable, type Point } from "./map/camera";
import { WORDS } from "./words";
import type { Ask } from "./net/link";
import type { Figure } from "./map/sort";
import type { MapContext } from "./map/types";
import type { Piece } from "../server/view";

/** Opens the menu of a piece, or of the table. */
export function menuAt(root: HTMLElement, map: MapContext, point: Point, figure: Figure | undefined): void {
  const { scene, link, page } = map;
  const ask = (request: Ask): void =>
    void link.ask(request).then((answer) => {
      if (answer.t === "refused" && answer.why !== "") page.say(point, answer.why);
    });
  const entries =
    figure === undefined ? tableEntries(map, point, ask) : pieceEntries(root, map, point, figure, ask);
  if (entries.length > 0) openMenu(root, point, entries, () => scene.canvas.focus());
}

function pieceEntries(
  root: HTMLElement,
  map: MapContext,
  point: Point,
  figure: Figure,
  ask: (request: Ask) => void,
): Entry[] {
  const { menu } = WORDS;
  const { piece: it } = figure;
  const piece = Number(figure.key);
  return [
    ...(it.name === undefined ? [] : [{ label: it.name }]),
    ...(it.buttons ?? []).map(({ label, tooltip }, i) => ({
      label: tooltip !== "" ? tooltip : /[A-Za-z]{2}/.test(label) ? label : menu.press,
      act: () => press(map, figure, point, i),
    })),
    ...(it.menu ?? []).map((item) => ({ label: item, act: () => ask({ t: "menu", piece, item }) })),
    ...(it.fixed === true ? [] : gestures(it, piece, ask)),
    ...(it.fixed === true
      ? []
      : [
          {
            label: menu.number,
            act: () => openKeypad(root, (digits) => ask({ t: "number", piece, digits })),
          },
        ]),
  ];
}

/** What the script has hotkeys for, with the keys that the page gives them. */
function hotkeysOf({ store }: Pick<MapContext, "store">, ask: (request: Ask) => void): Entry[] {
  const labels = store.view?.hotkeys ?? [];
  const keys = new Map([...keysOf(labels)].map(([key, label]) => [label, key.toUpperCase()]));
  return labels.map((label) => {
    const act = (): void => ask({ t: "hotkey", label });
    const key = keys.get(label);
    return key === undefined ? { label, act } : { label, act, key };
  });
}

function gestures({ type, locked, count, side }: Piece, piece: number, ask: (request: Ask) => void): Entry[] {
  const { menu } = WORDS;
  const holds = (count ?? 1) > 1;
  const random = holds || type === "Dice";
  return [
    ...(locked === true ? [] : [{ label: menu.flip, key: "F", act: () => ask({ t: "flip", piece }) }]),
    ...(locked === true
      ? []
      : [
          { label: menu.left, key: "Q", act: () => ask({ t: "rotate", piece, steps: -1 }) },
          { label: menu.right, key: "E", act: () => ask({ t: "rotate", piece, steps: 1 }) },
        ]),
    ...(random ? [{ label: menu.random, key: "R", act: () => ask({ t: "randomize", piece }) }] : []),
    ...(side === "front" ? [] : [{ label: menu.peek, act: () => ask({ t: "peek", piece }) }]),
  ];
}

function tableEntries(
  { scene, store, page }: MapContext,
  point: Point,
  ask: (request: Ask) => void,
): Entry[] {
  const { view } = store;
  if (view === undefined) return [];
  const { menu } = WORDS;
  const place = toTable(scene.camera, point);
  // A script may have more hotkeys than a window has room for: what the page itself offers comes first.
  return [
    { label: view.table.name },
    ...(view.you.host ? hostEntries(page) : []),
    { label: menu.kept, act: page.kept },
    ...(view.you.host || view.table.inspected ? [{ label: menu.inspect, act: page.inspect, key: "F9" }] : []),
    ...(view.you.color === "Grey"
      ? []
      : [{ label: WORDS.rail.watch, act: () => ask({ t: "sit", color: "Grey" }) }]),
    { label: menu.ping, act: () => ask({ t: "ping", ...place }) },
    ...view.menu.map((item) => ({ label: item, act: () => ask({ t: "menu", item, ...place }) })),
    ...hotkeysOf({ store }, ask),
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
