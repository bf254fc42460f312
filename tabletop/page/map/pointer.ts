import { cancelDrag, dropDrag, movable, moveDrag, startDrag, type Drag } from "./drag";
import { endHover, FINGER, hover } from "./hover";
import { hitAt, regionBelow, standIn, targetAt } from "./hit";
import { panBy } from "./viewport";
import { pinch, turnWheel } from "./zooming";
import { seenFrom } from "./inset";
import { press } from "./press";
import { targetsOf } from "./targets";
import { wake } from "./frame";
import { toTable, type Point } from "./camera";
import type { Figure } from "./figures";
import type { MapContext } from "./types";

/** The state of mouse, pen and fingers on the map. */
interface Pointer {
  map: MapContext;
  /** Where each finger (or the mouse with its button down) is, by the number of the pointer. */
  fingers: Map<number, Point>;
  /** Where the gesture began, and on what. */
  from: { point: Point; figure: Figure | undefined; touch: boolean } | undefined;
  doing: { drag: Drag } | { chosen: Figure } | "pan" | "pinch" | "menu" | undefined;
  /** Opens the menu after a long press. */
  timer: number;
  last: Point;
}

const LONG_PRESS = 500;
/** Pixels that a pointer goes before it drags: a finger is less steady than a mouse. */
const STEADY = { finger: 9, mouse: 5 };

/** Listens to mouse, pen and fingers on the map. */
export function listen(map: MapContext): { lift: (figure: Figure, event: PointerEvent) => void } {
  const { canvas } = map.scene;
  const pointer: Pointer = {
    ...{ map, fingers: new Map(), from: undefined, doing: undefined, timer: 0, last: { x: 0, y: 0 } },
  };
  canvas.addEventListener("pointerdown", (event) => down(pointer, event));
  canvas.addEventListener("pointermove", (event) => move(pointer, event));
  canvas.addEventListener("pointerup", (event) => up(pointer, event));
  canvas.addEventListener("pointercancel", (event) => stop(pointer, event));
  canvas.addEventListener("pointerleave", () => {
    if (pointer.fingers.size === 0) endHover(map, pointer.last);
  });
  canvas.addEventListener("contextmenu", (event) => {
    event.preventDefault();
    if (pointer.doing !== "menu") openMenu(pointer, pointOf(event));
  });
  canvas.addEventListener("wheel", (event) => turnWheel(map.scene, event, pointOf(event)), {
    passive: false,
  });
  canvas.addEventListener("dblclick", (event) => ping(map, pointOf(event)));
  return { lift: (figure, event) => lift(pointer, figure, event) };
}

function pointOf(event: MouseEvent): Point {
  return { x: event.clientX, y: event.clientY };
}

function down(pointer: Pointer, event: PointerEvent): void {
  if (event.button > 0) return;
  const { map, fingers, doing } = pointer;
  const point = pointOf(event);
  pointer.last = point;
  fingers.set(event.pointerId, point);
  map.scene.canvas.setPointerCapture(event.pointerId);
  if (fingers.size === 2) {
    clearTimeout(pointer.timer);
    cancel(doing);
    pointer.doing = "pinch";
    return;
  }
  const touch = event.pointerType !== "mouse";
  pointer.from = { point, figure: hitAt(map.scene, point, touch ? FINGER : 0), touch };
  pointer.doing = undefined;
  if (!touch) return;
  hover(map, point, true);
  pointer.timer = window.setTimeout(() => openMenu(pointer, point), LONG_PRESS);
}

function openMenu(pointer: Pointer, point: Point): void {
  const { scene, page } = pointer.map;
  pointer.doing = "menu";
  page.tip(point, undefined);
  const region = regionBelow(scene, point);
  const there = region === undefined ? undefined : standIn(scene, region);
  page.menu(point, hitAt(scene, point, FINGER) ?? there);
}

function move(pointer: Pointer, event: PointerEvent): void {
  const { map, fingers, from } = pointer;
  const { scene } = map;
  const point = pointOf(event);
  const before = fingers.get(event.pointerId);
  if (before === undefined) return hover(map, point, false);
  pointer.last = point;
  if (pointer.doing === "pinch") return pinch(scene, fingers, event.pointerId, point);
  if (pointer.doing === undefined && from !== undefined) {
    const way = Math.hypot(point.x - from.point.x, point.y - from.point.y);
    if (way < (from.touch ? STEADY.finger : STEADY.mouse)) return;
    begin(pointer, from.figure);
  }
  fingers.set(event.pointerId, point);
  if (pointer.doing === "pan") panBy(scene, { x: point.x - before.x, y: point.y - before.y });
  else if (typeof pointer.doing === "object") {
    if ("drag" in pointer.doing) moveDrag(pointer.doing.drag, point);
    scene.region = regionBelow(scene, point);
    wake(scene);
  }
}

/** A piece that is held eases back to where it was. */
function cancel(doing: Pointer["doing"]): void {
  if (typeof doing === "object" && "drag" in doing) cancelDrag(doing.drag);
}

/**
 * Begins to drag a piece; where it cannot be moved, the map. One that may be chosen is chosen, and what it is dragged to
 * is pressed after it: so a march goes from shield to shield.
 */
function begin(pointer: Pointer, figure: Figure | undefined): void {
  const { map, from } = pointer;
  const { store, page } = map;
  if (from === undefined) return;
  clearTimeout(pointer.timer);
  page.tip(from.point, undefined);
  if (figure === undefined) pointer.doing = "pan";
  else if (!movable(figure, store.view?.you.color ?? "")) {
    const isTarget = targetsOf(map.scene).includes(figure);
    pointer.doing = isTarget ? { chosen: figure } : "pan";
    if (isTarget) press(map, figure, from.point, 0);
  } else pointer.doing = { drag: startDrag(map, figure, from.point, (why) => page.say(pointer.last, why)) };
}

function up(pointer: Pointer, event: PointerEvent): void {
  const { map, fingers, doing } = pointer;
  clearTimeout(pointer.timer);
  if (!fingers.delete(event.pointerId)) return;
  const point = pointOf(event);
  if (doing === "pinch") {
    if (fingers.size === 0) pointer.doing = undefined;
    return;
  }
  const touch = event.pointerType !== "mouse";
  if (typeof doing === "object" && "drag" in doing) dropDrag(doing.drag, point, map.page.overHand(point));
  else if (typeof doing === "object") pressOther(map, doing.chosen, point, touch);
  else if (doing === undefined && event.type === "pointerup") tap(map, point, touch, event.shiftKey);
  pointer.doing = undefined;
  pointer.from = undefined;
}

/** Presses what another piece was dragged to. */
function pressOther(map: MapContext, chosen: Figure, point: Point, touch: boolean): void {
  const target = targetAt(map.scene, point, touch ? FINGER : 0);
  if (target !== undefined && target.figure.key !== chosen.key)
    press(map, target.figure, point, target.button);
}

/** Presses what is at a point, with Shift as the right button of a mouse does; a finger that presses nothing asks what is there. */
function tap(map: MapContext, point: Point, touch: boolean, shift: boolean): void {
  const { scene, page } = map;
  const target = targetAt(scene, point, touch ? FINGER : 0);
  if (target !== undefined) press(map, target.figure, point, target.button, shift);
  else if (touch) page.tip(point, hitAt(scene, point, FINGER));
}

function stop(pointer: Pointer, event: PointerEvent): void {
  clearTimeout(pointer.timer);
  pointer.fingers.delete(event.pointerId);
  cancel(pointer.doing);
  pointer.doing = undefined;
}

/** Points a place out to all, unless something there can be pressed. */
function ping({ scene, link }: MapContext, point: Point): void {
  if (targetAt(scene, point, 0) === undefined)
    link.ask({ t: "ping", ...toTable(seenFrom(scene, point).camera, point) }).catch(() => undefined);
}

/** Goes on with a drag that began on something else than the map, such as the hand. */
function lift(pointer: Pointer, figure: Figure, event: PointerEvent): void {
  const point = pointOf(event);
  pointer.last = point;
  pointer.map.scene.canvas.setPointerCapture(event.pointerId);
  pointer.fingers.set(event.pointerId, point);
  pointer.from = { point, figure, touch: event.pointerType !== "mouse" };
  begin(pointer, figure);
}
