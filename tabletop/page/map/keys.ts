import { hitAt, pressable, standIn } from "./hit";
import { keysOf } from "./hotkeys";
import { press, type World } from "./pointer";
import { middle, toWindow, type Point } from "./camera";
import type { Ask } from "../net/link";
import type { Figure } from "./sort";

const ARROWS: Readonly<Record<string, Point | undefined>> = {
  ...{ ArrowLeft: { x: -1, y: 0 }, ArrowRight: { x: 1, y: 0 } },
  ...{ ArrowUp: { x: 0, y: -1 }, ArrowDown: { x: 0, y: 1 } },
};
const STEP = 70;
const CLOSER = 1.25;

/** What a key does to a piece. */
const GESTURES: Readonly<Record<string, ((piece: number) => Ask) | undefined>> = {
  f: (piece) => ({ t: "flip", piece }),
  q: (piece) => ({ t: "rotate", piece, steps: -1 }),
  e: (piece) => ({ t: "rotate", piece, steps: 1 }),
  r: (piece) => ({ t: "randomize", piece }),
};

/** Listens to the keyboard: on the map it goes from piece to piece; over a piece its keys do what they do at a table. */
export function listenKeys(world: World, announce: (figure: Figure) => void): void {
  const { scene, link, hosts } = world;
  let pointer: Point | undefined;
  addEventListener("pointermove", ({ clientX, clientY }) => (pointer = { x: clientX, y: clientY }));

  const current = (): Figure | undefined => {
    const key = document.activeElement === scene.canvas ? (scene.cursor ?? scene.hovered) : scene.hovered;
    return scene.figures.find((figure) => figure.key === key);
  };
  const pointOf = (figure: Figure): Point => toWindow(scene.camera, scene.pose(figure));

  const go = (way: Point): void => {
    const here = current();
    const next = nextOf(
      scene.figures.filter(pressable),
      here === undefined ? middle(scene.free) : pointOf(here),
      way,
      pointOf,
      here,
    );
    if (next === undefined) return;
    scene.cursor = next.key;
    scene.reveal({ x: next.piece.at[0], z: next.piece.at[2], w: 3, d: 3 });
    announce(next);
    scene.wake();
  };

  const ask = (request: Ask, figure: Figure): void =>
    void link.ask(request).then((answer) => {
      if (answer.t === "refused" && answer.why !== "") hosts.say(pointOf(figure), answer.why);
    });

  /** A hotkey of the script; says whether there is one. */
  const hotkey = (key: string, figure: Figure | undefined): boolean => {
    const label = keysOf(world.store.view?.hotkeys ?? []).get(key);
    if (label === undefined) return false;
    const over = figure ?? (scene.region === undefined ? undefined : standIn(scene, scene.region));
    const piece = over === undefined ? {} : { piece: Number(over.key) };
    void link.ask({ t: "hotkey", label, ...piece }).then((answer) => {
      if (answer.t === "refused" && answer.why !== "") hosts.say(pointer ?? middle(scene.free), answer.why);
    });
    return true;
  };

  addEventListener("keydown", (event) => {
    const { target, key } = event;
    if (target instanceof HTMLElement && target.matches("input, textarea, select, [role=dialog] *")) return;
    if (event.ctrlKey || event.metaKey) return;
    const figure = current();
    const onMap = document.activeElement === scene.canvas;
    const way = ARROWS[key];
    if (onMap && way !== undefined) {
      if (event.shiftKey) scene.pan({ x: -way.x * STEP, y: -way.y * STEP });
      else go(way);
    } else if (onMap && (key === "Enter" || key === " ") && figure !== undefined && pressable(figure))
      press(world, figure, pointOf(figure), 0);
    else if (onMap && (key.toLowerCase() === "m" || key === "ContextMenu"))
      hosts.menu(figure === undefined ? middle(scene.free) : pointOf(figure), figure);
    else if (key === "+" || key === "=") scene.zoom(pointer ?? middle(scene.free), CLOSER);
    else if (key === "-") scene.zoom(pointer ?? middle(scene.free), 1 / CLOSER);
    else if (key === "0" && figure === undefined) scene.fit();
    else if (event.code.startsWith("Numpad") && /^\d$/.test(key) && figure === undefined)
      void link.ask({ t: "scripting", button: key === "0" ? 10 : Number(key) });
    else if (/^\d$/.test(key) && figure !== undefined)
      ask(
        { t: "number", piece: Number(figure.key), digits: key, ...(event.altKey ? { alt: true } : {}) },
        figure,
      );
    else if (figure !== undefined && figure.way !== "ground" && GESTURES[key.toLowerCase()] !== undefined) {
      const request = GESTURES[key.toLowerCase()]?.(Number(figure.key));
      if (request !== undefined) ask(request, figure);
    } else if (!event.repeat && !hotkey(key.toLowerCase(), figure)) return;
    event.preventDefault();
  });

  scene.canvas.addEventListener("focus", () => {
    scene.cursor ??= pointer === undefined ? undefined : hitAt(scene, pointer)?.key;
    scene.wake();
  });
  scene.canvas.addEventListener("blur", () => scene.wake());
}

/** The next piece in a direction: near, and not much aside. */
function nextOf(
  list: readonly Figure[],
  from: Point,
  way: Point,
  pointOf: (figure: Figure) => Point,
  here: Figure | undefined,
): Figure | undefined {
  let best: { figure: Figure; far: number } | undefined;
  for (const figure of list) {
    if (figure === here) continue;
    const at = pointOf(figure);
    const [dx, dy] = [at.x - from.x, at.y - from.y];
    const ahead = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    if (ahead < 1) continue;
    const far = ahead + aside * 2;
    if (best === undefined || far < best.far) best = { figure, far };
  }
  return best?.figure;
}
