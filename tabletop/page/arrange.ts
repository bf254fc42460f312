import { freeRect } from "./panels/free";
import { messagesAt } from "./parts/messages";
import { hasPressed } from "./pressed";
import { isAsked } from "./alert";
import { documentOf } from "./panels/document";
import { narrowed, partsOf, roomOf, textOf, type Part } from "./panels/parts";
import { questionOf } from "./panels/question";
import { runningGame } from "./replay/running";
import { thrownOf } from "./panels/thrown";
import { tabNames } from "./panels/tab-names";
import { hintWidth, planOf, sizeOfWindow, withHint } from "./panels/plan";
import { scaleOf } from "./parts/settings";
import { TIPS } from "./parts/hand";
import { chosenAt, setFree } from "./map/viewport";
import type { Page } from "./types";
import type { Rect } from "../xml/layout/rect";
import type { View } from "../wire/view";

/** Lays out the panels and gives the map what they leave. */
export function arrange(page: Page): void {
  const { root, store, likes, replay } = page;
  const view = replay?.view ?? store.view;
  page.endBar.update(page);
  if (view === undefined) return;
  const size = sizeOfWindow();
  const scale = scaleOf(likes);
  root.style.setProperty("--scale", String(scale));
  root.style.setProperty("--larger", String(largerOf(likes)));
  root.classList.toggle("small", size === "phone");
  root.classList.toggle("narrow", size === "narrow");
  const inside = insideOf(page);
  if (size === "phone") arrangeSheet(page, view, inside);
  else arrangePanels(page, view, inside, scale);
}

/** How much larger than usual the rail and the hand are: in a large window alone. */
function largerOf(likes: Page["likes"]): number {
  return sizeOfWindow() === "wide" ? Math.max(1, scaleOf(likes)) : 1;
}

/** What the rail, the tips of the hand and the controls of a replay leave of the window. */
function insideOf({ rail, hand, likes, replay }: Page): Rect {
  const { width, height, bottom } = rail.element.getBoundingClientRect();
  // Standing, a small window has the rail along its upper edge.
  const above = width > height;
  const [left, top] = above ? [0, bottom] : [width, 0];
  // A map that fills the height has room for the tips from the beginning: it does not move when the first card comes.
  const tips = above ? hand.tips() : TIPS;
  const below = replay === undefined ? tips * largerOf(likes) : replay.height();
  return { x: left, y: top, w: innerWidth - left, h: innerHeight - top - below };
}

/** The share of a sheet that hints may take, unless they say what to do. */
const HINT = 0.27;

/** A small window: the map, and beside it one part of the panels. */
function arrangeSheet(page: Page, view: View, inside: Rect): void {
  const { root, layer, strip, sheets, scene, drawings } = page;
  const bare = root.classList.contains("bare");
  const below = page.replay === undefined ? innerHeight - inside.y - inside.h : 0;
  const running = runningGame(drawings.quick, view);
  const playing = drawings.quick === undefined || running !== undefined;
  const document = documentOf(view.ui);
  const names = tabNames(partsOf(narrowed(document)), { claims: running?.claims ?? [], playing });
  const question = view.you.asked ? questionOf(document) : undefined;
  const chosen = sheets.choose(names, {
    ...{ question, middle: textOf(document, "middle"), thrown: thrownOf(document) },
  });
  const across = chosen === "middle" ? roomOf(document, "middle").w : 0;
  const room = planOf(inside, below, { w: scene.field.w, d: scene.field.d }, across);
  const most = room.sheet.h * HINT;
  const plan = withHint(room, chosen === "lower" ? strip.measure(view, hintWidth(room), most) : 0);
  const { x, y, w, h } = plan.tabs;
  Object.assign(sheets.element.style, { left: `${x}px`, top: `${y}px`, width: `${w}px`, height: `${h}px` });
  sheets.element.hidden = bare;
  layer.draw(view, { rect: plan.sheet, scale: 1, wanted: (part) => part === chosen, sheet: chosen });
  strip.draw(view, plan.hint);
  place(page, view, bare ? inside : plan.map, [], bare ? [] : [plan.hint]);
}

function arrangePanels(page: Page, view: View, inside: Rect, scale: number): void {
  const { root, layer, strip, sheets, scene, replay } = page;
  const bare = root.classList.contains("bare");
  const noLeft = root.classList.contains("narrow") && !root.classList.contains("with-left");
  sheets.element.hidden = true;
  strip.hide();
  const bar = replay === undefined ? 0 : replay.height();
  const rect = { ...inside, h: innerHeight - bar };
  const wanted = (part: Part): boolean => part !== "left" || !noLeft;
  const shape = { w: scene.field.w, d: scene.field.d };
  const drawn = (room: Rect): { free: Rect; floating: readonly Rect[] } => {
    const { docked, floating } = layer.draw(view, { rect, scale, wanted, avoid: chosenAt(scene, room) });
    return { free: freeRect(inside, bare ? [] : docked, shape), floating: bare ? [] : floating };
  };
  const first = drawn(scene.free);
  // Where the map has other room what is chosen is seen elsewhere, and what would lie on it goes to another edge.
  const isMoved = first.floating.length > 0 && JSON.stringify(first.free) !== JSON.stringify(scene.free);
  const { free, floating } = isMoved ? drawn(first.free) : first;
  place(page, view, free, floating);
}

/** Gives the map its room; messages stand there on none of what lies `over` it. */
function place(page: Page, view: View, free: Rect, floating: readonly Rect[], over = floating): void {
  const { root, scene } = page;
  setFree(scene, free, floating, { watches: !isAsked(view), opens: hasPressed(page) });
  const x = free.x + free.w / 2;
  root.style.setProperty("--free-x", `${x}px`);
  root.style.setProperty("--free-w", `${free.w}px`);
  const messages = messagesAt(free, over);
  root.style.setProperty("--told-x", `${messages.x}px`);
  root.style.setProperty("--told-w", `${messages.w}px`);
  root.style.setProperty("--told-top", `${messages.top}px`);
}
