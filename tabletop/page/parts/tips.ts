import { placeTip } from "./place-tip";
import type { Bubbles } from "./bubble";
import type { Point } from "../map/camera";
import type { Rect } from "../../xml/layout/rect";

/** Milliseconds until a pointer that rests, and a finger that stays, is told; and until the next tip comes at once. */
const REST = 350;
const HOLD = 450;
const WARM = 600;
/** Pixels that a finger may move and still be holding. */
const STILL = 10;
const TIPPED = "[data-tip], [title]";
const CONTROLS = "button, a, input, select, textarea, [role=button], [role=checkbox]";

/** What is being told of, and what is about to be. */
interface Tips {
  readonly bubbles: Bubbles;
  /** What the pointer is over, or has the focus. */
  over: HTMLElement | undefined;
  at: Point;
  timer: number;
  shown: boolean;
  /** When a tip was hidden last. */
  hidden: number;
  /** A finger has been told what it holds: its click is none. */
  held: boolean;
}

/**
 * Tells what lies under the pointer, under a finger that stays, and what has the focus of the keyboard: the words of
 * `data-tip`, or of `title`, which the browser would show late and to a mouse only.
 */
export function listenTips(root: HTMLElement, bubbles: Bubbles): void {
  const tips: Tips = {
    ...{ bubbles, over: undefined, at: { x: 0, y: 0 }, timer: 0 },
    ...{ shown: false, hidden: -WARM, held: false },
  };
  root.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "touch") come(tips, tippedAt(event), event);
  });
  root.addEventListener("pointermove", ({ clientX: x, clientY: y, pointerType }) => {
    const moved = Math.hypot(x - tips.at.x, y - tips.at.y);
    if (pointerType === "touch" ? moved > STILL : !tips.shown) {
      if (pointerType === "touch") leave(tips);
      else tips.at = { x, y };
    }
  });
  root.addEventListener("pointerdown", (event) => {
    leave(tips);
    tips.held = false;
    const found = tippedAt(event);
    // A mouse that presses needs no tip, until it comes back.
    tips.over = found;
    if (event.pointerType !== "touch" || found === undefined) return;
    tips.at = { x: event.clientX, y: event.clientY };
    tips.timer = window.setTimeout(() => (tips.held = show(tips)), HOLD);
  });
  for (const name of ["pointerup", "pointercancel"] as const)
    root.addEventListener(name, () => clearTimeout(tips.timer));
  root.addEventListener("click", (event) => endHold(tips, event), { capture: true });
  root.addEventListener("click", (event) => tap(tips, event));
  root.addEventListener(
    "contextmenu",
    (event) => {
      if (!tips.held) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );
  root.addEventListener("focusin", (event) => {
    const found = tippedAt(event);
    if (!(event.target instanceof HTMLElement) || !event.target.matches(":focus-visible")) return;
    const { left, bottom } = event.target.getBoundingClientRect();
    come(tips, found, { clientX: left, clientY: bottom - 14 });
  });
  root.addEventListener("focusout", () => leave(tips));
  addEventListener("keydown", ({ key }) => {
    if (key === "Escape") leave(tips);
  });
  addEventListener("blur", () => leave(tips));
}

/** The element with words to tell that an event is about. */
function tippedAt({ target }: Event): HTMLElement | undefined {
  const found = target instanceof Element ? target.closest<HTMLElement>(TIPPED) : null;
  const title = found?.getAttribute("title");
  // With both the browser would tell it a second time.
  if (found !== null && title !== null && title !== undefined) {
    found.dataset["tip"] = title;
    found.removeAttribute("title");
  }
  return found ?? undefined;
}

/** The pointer or the focus has come to something. */
function come(tips: Tips, to: HTMLElement | undefined, at: { clientX: number; clientY: number }): void {
  if (to === tips.over) return;
  leave(tips);
  if (to === undefined) return;
  tips.over = to;
  tips.at = { x: at.clientX, y: at.clientY };
  const isWarm = performance.now() - tips.hidden < WARM;
  tips.timer = window.setTimeout(() => show(tips), isWarm ? 0 : REST);
}

function leave(tips: Tips): void {
  clearTimeout(tips.timer);
  tips.over = undefined;
  if (!tips.shown) return;
  tips.shown = false;
  tips.hidden = performance.now();
  tips.bubbles.tip(tips.at, undefined);
}

/** Tells what is under the pointer, until that leaves or what it tells of is gone; false where there is nothing to tell. */
function show(tips: Tips): boolean {
  const text = tips.over?.dataset["tip"] ?? "";
  if (tips.over?.isConnected !== true || text === "") return false;
  tips.shown = true;
  const { over, at } = tips;
  const controls = [...document.querySelectorAll(CONTROLS)].filter((one) => one !== over);
  const others = [...controls, ...neighboursOf(over)].map(rectOf);
  const window = { w: innerWidth, h: innerHeight };
  tips.bubbles.note(text, (tip) =>
    placeTip(
      rectOf(over),
      at,
      tip,
      window,
      others.filter(({ w }) => w > 0),
    ),
  );
  watch(tips, over, text);
  return true;
}

/** What stands in one stack with the panel that something is part of, such as the sheets of the other seats. */
function neighboursOf(element: HTMLElement): Element[] {
  const own = element.closest(".ui-Panel");
  const stack = own?.parentElement;
  if (own === null || stack?.matches(".ui-VerticalLayout, .ui-HorizontalLayout") !== true) return [];
  return [...stack.children].filter((one) => one !== own);
}

function rectOf(element: Element): Rect {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, w: width, h: height };
}

/** The panels are drawn anew while a tip is shown: what has gone tells no more, and other words are told at once. */
function watch(tips: Tips, element: HTMLElement, text: string): void {
  requestAnimationFrame(() => {
    if (!tips.shown || tips.over !== element) return;
    if (!element.isConnected || element.getClientRects().length === 0) return leave(tips);
    if (element.dataset["tip"] === text) watch(tips, element, text);
    else if (!show(tips)) leave(tips);
  });
}

/** A finger that has been told what it holds does not press it. */
function endHold(tips: Tips, event: MouseEvent): void {
  if (!tips.held) return;
  tips.held = false;
  event.preventDefault();
  event.stopPropagation();
}

/** A tap on what cannot be pressed tells at once. */
function tap(tips: Tips, event: MouseEvent): void {
  if (!(event instanceof PointerEvent) || event.pointerType !== "touch" || event.defaultPrevented) return;
  const found = tippedAt(event);
  if (found === undefined || found.closest(CONTROLS) !== null) return;
  tips.over = found;
  tips.at = { x: event.clientX, y: event.clientY };
  show(tips);
}
