import { hitAt, regionBelow, targetAt } from "./hit";
import { movable, startDrag, type Drag } from "./drag";
import { toTable, type Point } from "./camera";
import type { Figure } from "./sort";
import type { Link } from "../net/link";
import type { Scene } from "./scene";
import type { Store } from "../net/store";

/** What the rest of the page does for the pointer. */
export interface Hosts {
  /** Shows a bubble at a point. */
  say: (point: Point, text: string) => void;
  /** Opens the menu of a piece or of the table. */
  menu: (point: Point, figure: Figure | undefined) => void;
  /** Shows what a piece is, or hides that. */
  tip: (point: Point, figure: Figure | undefined) => void;
  /** Opens or closes the inspector. */
  inspect: () => void;
  /** Whether a point is over the own hand. */
  overHand: (point: Point) => boolean;
}

export interface World {
  scene: Scene;
  store: Store;
  link: Link;
  hosts: Hosts;
}

const LONG_PRESS = 500;
const WHEEL = 0.0016;

/** Presses a piece: it shows at once, and what the table says against it comes to the point. */
export function press(world: World, figure: Figure, at: Point, button: number, right = false): void {
  const { scene, link, hosts } = world;
  scene.pressed = { at, since: performance.now() };
  scene.wake();
  const request = { t: "press" as const, piece: Number(figure.key), button };
  void link.ask(right ? { ...request, right: true } : request).then((answer) => {
    if (answer.t === "refused" && answer.why !== "") hosts.say(at, answer.why);
  });
}

/** Listens to mouse, pen and fingers on the map. */
export function listen(world: World): { lift: (figure: Figure, event: PointerEvent) => void } {
  const { scene, store, link, hosts } = world;
  const { canvas } = scene;
  const fingers = new Map<number, Point>();
  let from: { point: Point; figure: Figure | undefined; touch: boolean } | undefined;
  let doing: { drag: Drag } | "pan" | "pinch" | "menu" | undefined;
  let timer = 0;

  const pointOf = (event: MouseEvent): Point => ({ x: event.clientX, y: event.clientY });

  const hover = (point: Point, touch: boolean): void => {
    const figure = hitAt(scene, point, touch ? 6 : 0);
    const region = regionBelow(scene, point);
    const key = figure?.key;
    if (key !== scene.hovered)
      link.tell(key === undefined ? { t: "hover" } : { t: "hover", piece: Number(key) });
    if (key !== scene.hovered || region?.path !== scene.region?.path) scene.wake();
    scene.hovered = key;
    scene.region = region;
    // Whoever takes the mouse again means what it is over, and no more what the keyboard has gone to.
    if (scene.cursor !== undefined) scene.wake();
    scene.cursor = undefined;
    canvas.style.cursor = targetAt(scene, point, touch ? 6 : 0) === undefined ? "grab" : "pointer";
    if (!touch) hosts.tip(point, figure);
  };

  const begin = (figure: Figure | undefined): void => {
    if (from === undefined) return;
    clearTimeout(timer);
    const { point } = from;
    hosts.tip(point, undefined);
    if (figure !== undefined && movable(figure, store.view?.you.color ?? ""))
      doing = { drag: startDrag(world, figure, point, (why) => hosts.say(last, why)) };
    else doing = "pan";
  };

  let last: Point = { x: 0, y: 0 };
  const down = (event: PointerEvent): void => {
    if (event.button > 0) return;
    const point = pointOf(event);
    last = point;
    fingers.set(event.pointerId, point);
    canvas.setPointerCapture(event.pointerId);
    if (fingers.size === 2) {
      clearTimeout(timer);
      if (typeof doing === "object") doing.drag.cancel();
      doing = "pinch";
      return;
    }
    const touch = event.pointerType !== "mouse";
    from = { point, figure: hitAt(scene, point, touch ? 6 : 0), touch };
    doing = undefined;
    if (touch) hover(point, true);
    if (touch) timer = window.setTimeout(() => openMenu(point), LONG_PRESS);
  };

  const openMenu = (point: Point): void => {
    doing = "menu";
    hosts.tip(point, undefined);
    hosts.menu(point, hitAt(scene, point, 6));
  };

  const move = (event: PointerEvent): void => {
    const point = pointOf(event);
    const before = fingers.get(event.pointerId);
    if (before === undefined) return hover(point, false);
    const by = { x: point.x - before.x, y: point.y - before.y };
    last = point;
    if (doing === "pinch") return pinch(event.pointerId, point);
    if (doing === undefined && from !== undefined) {
      const way = Math.hypot(point.x - from.point.x, point.y - from.point.y);
      if (way < (from.touch ? 9 : 5)) return;
      begin(from.figure);
    }
    fingers.set(event.pointerId, point);
    if (doing === "pan") scene.pan(by);
    else if (typeof doing === "object") {
      doing.drag.move(point);
      scene.region = regionBelow(scene, point);
    }
  };

  const pinch = (id: number, point: Point): void => {
    const other = [...fingers].find(([key]) => key !== id)?.[1];
    const before = fingers.get(id);
    if (other === undefined || before === undefined) return;
    const apart = (a: Point): number => Math.max(10, Math.hypot(a.x - other.x, a.y - other.y));
    const center = { x: (point.x + other.x) / 2, y: (point.y + other.y) / 2 };
    scene.zoom(center, apart(point) / apart(before));
    scene.pan({ x: (point.x - before.x) / 2, y: (point.y - before.y) / 2 });
    fingers.set(id, point);
  };

  const up = (event: PointerEvent): void => {
    clearTimeout(timer);
    if (!fingers.delete(event.pointerId)) return;
    const point = pointOf(event);
    if (doing === "pinch") {
      if (fingers.size === 0) doing = undefined;
      return;
    }
    const touch = event.pointerType !== "mouse";
    if (typeof doing === "object") doing.drag.drop(point, hosts.overHand(point));
    else if (doing === undefined && event.type === "pointerup") tap(point, touch);
    doing = undefined;
    from = undefined;
  };

  const tap = (point: Point, touch: boolean): void => {
    const target = targetAt(scene, point, touch ? 6 : 0);
    if (target !== undefined) press(world, target.figure, point, target.button);
    else if (touch) hosts.tip(point, hitAt(scene, point, 6));
  };

  const stop = (event: PointerEvent): void => {
    clearTimeout(timer);
    fingers.delete(event.pointerId);
    if (typeof doing === "object") doing.drag.cancel();
    doing = undefined;
  };

  canvas.addEventListener("pointerdown", down);
  canvas.addEventListener("pointermove", move);
  canvas.addEventListener("pointerup", up);
  canvas.addEventListener("pointercancel", stop);
  canvas.addEventListener("pointerleave", () => {
    if (fingers.size > 0) return;
    scene.hovered = undefined;
    scene.region = undefined;
    hosts.tip(last, undefined);
    link.tell({ t: "hover" });
    scene.wake();
  });
  canvas.addEventListener("contextmenu", (event) => {
    event.preventDefault();
    if (doing !== "menu") openMenu(pointOf(event));
  });
  canvas.addEventListener(
    "wheel",
    (event) => {
      event.preventDefault();
      const by = event.deltaMode === 1 ? event.deltaY * 30 : event.deltaY;
      scene.zoom(pointOf(event), Math.exp(-by * WHEEL));
    },
    { passive: false },
  );
  canvas.addEventListener("dblclick", (event) => {
    const point = pointOf(event);
    if (targetAt(scene, point, 0) === undefined)
      link.ask({ t: "ping", ...toTable(scene.camera, point) }).catch(() => undefined);
  });

  return {
    /** Goes on with a drag that began on something else than the map, such as the hand. */
    lift: (figure, event) => {
      const point = pointOf(event);
      last = point;
      canvas.setPointerCapture(event.pointerId);
      fingers.set(event.pointerId, point);
      from = { point, figure, touch: event.pointerType !== "mouse" };
      begin(figure);
    },
  };
}
