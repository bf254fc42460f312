import { fitAll, panBy, reveal, zoomAt } from "./viewport";
import { hitAt, pressable, standIn } from "./hit";
import { givenTo, keysOf } from "./hotkeys";
import { middle, type Point } from "./camera";
import { askFor, press } from "./press";
import { windowPoint } from "./pose";
import { nextFigure, targetsOf } from "./targets";
import { wake } from "./frame";
import { isReached, watchFocus } from "../reached";
import type { Ask } from "../net/link";
import type { Figure } from "./figures";
import type { MapContext, Scene } from "./types";

interface Keyboard {
  map: MapContext;
  /** Where the mouse is; undefined until it has moved. */
  mouse: Point | undefined;
  announce: (figure: Figure) => void;
}

/** Does what a key is for; false where it is for something else. `figure` is the piece that the key is for. */
type Handler = (keyboard: Keyboard, event: KeyboardEvent, figure: Figure | undefined) => boolean;

const ARROWS: Readonly<Record<string, Point | undefined>> = {
  ...{ ArrowLeft: { x: -1, y: 0 }, ArrowRight: { x: 1, y: 0 } },
  ...{ ArrowUp: { x: 0, y: -1 }, ArrowDown: { x: 0, y: 1 } },
};
const STEP = 70;
const CLOSER = 1.25;

const GESTURES: Readonly<Record<string, ((piece: number) => Ask) | undefined>> = {
  f: (piece) => ({ t: "flip", piece }),
  q: (piece) => ({ t: "rotate", piece, steps: -1 }),
  e: (piece) => ({ t: "rotate", piece, steps: 1 }),
  r: (piece) => ({ t: "randomize", piece }),
};

/** The first that takes a key has it: what is on the map comes before what the script has hotkeys for. */
const HANDLERS: readonly Handler[] = [
  ...[arrowKey, targetKey, pressKey, givenKey, menuKey, viewKey],
  ...[scriptingKey, numberKey, gestureKey, hotkey, helpKey],
];

/** Listens to the keyboard: on the map it goes from piece to piece; over a piece its keys do what they do at a table. */
export function listenKeys(map: MapContext, announce: (figure: Figure) => void): void {
  const { scene } = map;
  const keyboard: Keyboard = { map, mouse: undefined, announce };
  watchFocus();
  addEventListener("pointermove", ({ clientX, clientY }) => (keyboard.mouse = { x: clientX, y: clientY }));
  addEventListener("keydown", (event) => {
    const { target } = event;
    if (target instanceof HTMLElement && target.matches("input, textarea, select, [role=dialog] *")) return;
    if (event.ctrlKey || event.metaKey) {
      if (givenKey(keyboard, event)) event.preventDefault();
      return;
    }
    const figure = currentFigure(scene);
    if (HANDLERS.some((handle) => handle(keyboard, event, figure))) event.preventDefault();
  });
  scene.canvas.addEventListener("focus", () => {
    scene.cursor ??= keyboard.mouse === undefined ? undefined : hitAt(scene, keyboard.mouse)?.key;
    wake(scene);
  });
  scene.canvas.addEventListener("blur", () => wake(scene));
}

function onMap({ canvas }: Scene): boolean {
  return document.activeElement === canvas;
}

function currentFigure(scene: Scene): Figure | undefined {
  const key = onMap(scene) ? (scene.cursor ?? scene.hovered) : scene.hovered;
  return scene.figures.find((figure) => figure.key === key);
}

function mouseOrMiddle({ map, mouse }: Keyboard): Point {
  return mouse ?? middle(map.scene.free);
}

function arrowKey(keyboard: Keyboard, event: KeyboardEvent, figure: Figure | undefined): boolean {
  const { scene } = keyboard.map;
  const direction = ARROWS[event.key];
  if (!onMap(scene) || direction === undefined) return false;
  if (event.shiftKey) panBy(scene, { x: -direction.x * STEP, y: -direction.y * STEP });
  else goOn(keyboard, figure, direction);
  return true;
}

/** The cursor goes to the next piece in a direction. */
function goOn(keyboard: Keyboard, here: Figure | undefined, direction: Point): void {
  const { scene } = keyboard.map;
  const next = nextFigure(scene, here, direction);
  if (next !== undefined) come(keyboard, next);
}

function come({ map: { scene }, announce }: Keyboard, next: Figure): void {
  scene.cursor = next.key;
  reveal(scene, { x: next.piece.at[0], z: next.piece.at[2], w: 3, d: 3 });
  announce(next);
  wake(scene);
}

/** The cursor goes through what may be chosen now, from left to right, or back. */
function targetKey(keyboard: Keyboard, { key }: KeyboardEvent, figure: Figure | undefined): boolean {
  if (key !== "." && key !== ",") return false;
  const { scene } = keyboard.map;
  const targets = targetsOf(scene);
  if (targets.length === 0) return false;
  const at = targets.findIndex((one) => one.key === figure?.key);
  const next = key === "." ? at + 1 : at < 0 ? targets.length - 1 : at - 1 + targets.length;
  scene.canvas.focus();
  come(keyboard, targets[next % targets.length]);
  return true;
}

/** Enter presses only what arrows have gone to: with a mouse over the map it is for the script. */
function pressKey({ map }: Keyboard, { key, shiftKey }: KeyboardEvent, figure: Figure | undefined): boolean {
  const { scene } = map;
  if (!onMap(scene) || !(key === " " || (key === "Enter" && scene.cursor !== undefined))) return false;
  if (figure === undefined || !pressable(figure)) return false;
  press(map, figure, windowPoint(scene, figure), 0, shiftKey);
  return true;
}

/** A key that the game gives to one of its hotkeys, wherever the pointer is. */
function givenKey({ map }: Keyboard, event: KeyboardEvent): boolean {
  const { scene, store } = map;
  const label = givenTo(event, scene.drawings.keys ?? {});
  if (label === undefined || !(store.view?.hotkeys.includes(label) ?? false)) return false;
  const { target } = event;
  // Whoever has gone to a button with Tab presses that.
  const isButton = target instanceof Element && target !== scene.canvas && isReached(target);
  if (
    scene.canvas.closest(".welcoming") !== null ||
    (isButton && event.key === "Enter" && !event.ctrlKey && !event.metaKey)
  )
    return false;
  if (!event.repeat) map.page.hotkey(label);
  return true;
}

function menuKey({ map }: Keyboard, { key }: KeyboardEvent, figure: Figure | undefined): boolean {
  const { scene, page } = map;
  if (!onMap(scene) || (key.toLowerCase() !== "m" && key !== "ContextMenu")) return false;
  page.menu(figure === undefined ? middle(scene.free) : windowPoint(scene, figure), figure);
  return true;
}

function viewKey(keyboard: Keyboard, { key }: KeyboardEvent, figure: Figure | undefined): boolean {
  const { scene } = keyboard.map;
  if (key === "+" || key === "=") zoomAt(scene, mouseOrMiddle(keyboard), CLOSER);
  else if (key === "-") zoomAt(scene, mouseOrMiddle(keyboard), 1 / CLOSER);
  else if (key === "0" && figure === undefined) fitAll(scene);
  else return false;
  return true;
}

function scriptingKey({ map }: Keyboard, { code, key }: KeyboardEvent, figure: Figure | undefined): boolean {
  if (!code.startsWith("Numpad") || !/^\d$/.test(key) || figure !== undefined) return false;
  void map.link.ask({ t: "scripting", button: key === "0" ? 10 : Number(key) });
  return true;
}

function numberKey({ map }: Keyboard, { key, altKey }: KeyboardEvent, figure: Figure | undefined): boolean {
  if (!/^\d$/.test(key) || figure === undefined) return false;
  const alt = altKey ? { alt: true } : {};
  askFor(map, { t: "number", piece: Number(figure.key), digits: key, ...alt }, () =>
    windowPoint(map.scene, figure),
  );
  return true;
}

function gestureKey({ map }: Keyboard, { key }: KeyboardEvent, figure: Figure | undefined): boolean {
  const gesture = GESTURES[key.toLowerCase()];
  if (figure === undefined || figure.kind === "ground" || gesture === undefined) return false;
  askFor(map, gesture(Number(figure.key)), () => windowPoint(map.scene, figure));
  return true;
}

/** A hotkey of the script, for the piece or for what stands for the region; held down, it counts once. */
function hotkey(keyboard: Keyboard, event: KeyboardEvent, figure: Figure | undefined): boolean {
  if (event.repeat) return true;
  const { map } = keyboard;
  const { scene, store } = map;
  const label = keysOf(store.view?.hotkeys ?? [], scene.drawings.keys).get(event.key.toLowerCase());
  if (label === undefined) return false;
  const over = figure ?? (scene.region === undefined ? undefined : standIn(scene, scene.region));
  const piece = over === undefined ? {} : { piece: Number(over.key) };
  askFor(map, { t: "hotkey", label, ...piece }, () => mouseOrMiddle(keyboard));
  return true;
}

/** A question mark asks for the list of keys. */
function helpKey({ map }: Keyboard, { key }: KeyboardEvent): boolean {
  if (key !== "?") return false;
  map.page.keys();
  return true;
}
