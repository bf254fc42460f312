import { freeRect, type Docks } from "./panels/free";
import { messagesAt } from "./parts/messages";
import { hasPressed } from "./pressed";
import { isAsked } from "./alert";
import { documentOf } from "./panels/document";
import { snug } from "./panels/corner";
import { narrowed, panelsIn, partsOf, roomOf, textOf, type Part } from "./panels/parts";
import { questionOf } from "./panels/question";
import { runningGame } from "./replay/running";
import { thrownOf } from "./panels/thrown";
import { tabNames } from "./panels/tab-names";
import { hintWidth, planOf, sizeOfWindow, withHint, type Plan } from "./panels/plan";
import { scaleOf } from "./parts/settings";
import { TIPS } from "./parts/hand";
import { fitScale, middle } from "./map/camera";
import { insetFor, ownBoard } from "./map/inset";
import { setFree, setInset } from "./map/viewport";
import { besideRects } from "./map/beside";
import { setSigns, setUnplayed } from "./map/scene";
import type { Page } from "./types";
import type { Shortcut } from "./panels/sheets";
import type { Place } from "./panels/laid";
import type { Rect } from "../xml/layout/rect";
import type { View } from "../wire/view";

/** Lays out the panels and gives the map what they leave. */
export function arrange(page: Page): void {
  draw(page);
  makeRoom(page);
}

/** Gives the map what the panels leave that were drawn last. */
export function makeRoom(page: Page): void {
  const { roomLeft } = page;
  page.roomLeft = undefined;
  roomLeft?.();
}

/** Lays out the panels and draws them; what they leave the map may have in the next frame (`makeRoom`). */
export function draw(page: Page): void {
  const { root, store, scene, likes, replay } = page;
  const view = replay?.view ?? store.view;
  page.roomLeft = undefined;
  setSigns(scene, root.classList.contains("bare"));
  page.endBar.update(page);
  if (view === undefined) return;
  setUnplayed(scene, replay === undefined ? unplayedIn(page, view) : []);
  const size = sizeOfWindow();
  const scale = scaleOf(likes);
  root.style.setProperty("--scale", String(scale));
  root.style.setProperty("--larger", String(largerOf(likes)));
  root.classList.toggle("still", likes.instant);
  root.classList.toggle("small", size === "phone");
  root.classList.toggle("narrow", size === "narrow");
  const inside = insideOf(page);
  if (size === "phone") arrangeSheet(page, view, inside);
  else arrangePanels(page, view, inside, scale);
}

/** The colours that are not in the game that is under way; none before one, which all that there are may join. */
function unplayedIn(page: Page, view: View): string[] {
  const played = page.seats(view);
  return Object.keys(view.seats).filter((color) => !played.includes(color));
}

/** How much larger than usual the rail and the hand are: in a large window alone. */
function largerOf(likes: Page["likes"]): number {
  return sizeOfWindow() === "wide" ? Math.max(1, scaleOf(likes)) : 1;
}

/** What the rail, the tips of the hand and the controls of a replay leave of the window. */
function insideOf(page: Page): Rect {
  const { hand, likes, replay } = page;
  const { width, height, bottom } = railOf(page);
  // Standing, a small window has the rail along its upper edge.
  const above = width > height;
  const [left, top] = above ? [0, bottom] : [width, 0];
  // A map that fills the height has room for the tips from the beginning: it does not move when the first card comes.
  const tips = above ? hand.tips() : TIPS;
  const below = replay === undefined ? tips * largerOf(likes) : replay.height();
  return { x: left, y: top, w: innerWidth - left, h: innerHeight - top - below };
}

/**
 * Where the rail is: to ask for that has the browser lay out the page, in each frame in which the map has set a canvas
 * elsewhere. One that gets another size by itself is asked anew (`main.ts`).
 */
function railOf(page: Page): DOMRect {
  const { root, rail, likes } = page;
  const key = [innerWidth, innerHeight, root.className, largerOf(likes)].join(" ");
  const known = page.railAt.key === key ? page.railAt.rect : undefined;
  const rect = known ?? rail.element.getBoundingClientRect();
  page.railAt = { key, rect };
  return rect;
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
  const seen = { question, middle: textOf(document, "middle"), thrown: thrownOf(document) };
  const chosen = sheets.choose(names, seen, playing ? goalsOf(page, view) : undefined);
  const across = chosen === "middle" ? roomOf(snug(document), "middle").w : 0;
  const room = planOf(inside, below, { w: scene.field.w, d: scene.field.d }, across);
  const needed = chosen === "lower" && room.map.y < room.tabs.y ? layer.needed(view) : 0;
  const plan = withHint(room, chosen === "lower" ? hintHeight(page, view, room, needed) : 0, needed);
  const { x, y, w, h } = plan.tabs;
  Object.assign(sheets.element.style, { left: `${x}px`, top: `${y}px`, width: `${w}px`, height: `${h}px` });
  sheets.element.hidden = bare;
  layer.draw(view, { rect: plan.sheet, scale: 1, wanted: (part) => part === chosen, sheet: chosen });
  strip.draw(view, plan.hint);
  setInset(scene, undefined);
  place(page, view, bare ? inside : plan.map, [], bare ? [] : [plan.hint]);
}

/**
 * How high hints are above an action that is `needed` so high, all of whose buttons are seen with them where the window is
 * large enough for both.
 */
function hintHeight({ strip }: Page, view: View, room: Plan, needed: number): number {
  const { map, tabs, sheet } = room;
  const left = map.y < tabs.y ? sheet.h - needed : Infinity;
  return strip.measure(view, hintWidth(room), Math.min(sheet.h * HINT, left));
}

/** The way to what one plays for, where the interface has a button for it. */
function goalsOf({ drawings, link }: Page, { ui }: View): Shortcut | undefined {
  const found = Object.entries(ui.elements).find(
    ([, { attributes, on }]) =>
      on.includes("click") && drawings.goals?.includes(attributes["image"] ?? "") === true,
  );
  if (found === undefined) return undefined;
  const [key, { attributes }] = found;
  return {
    name: attributes["tooltip"] ?? "",
    open: () => void link.ask({ t: "click", element: Number(key) }),
  };
}

/** The panels of a window, but those at the left where there is no room for them. */
const ALL = (): boolean => true;
const BUT_LEFT = (part: Part): boolean => part !== "left";

/**
 * Measures where the panels of the view will be, which takes a part of what `arrange` takes for it after that; says whether
 * that is done. Where it is a question whether a row is better than a column, the column comes first.
 */
export function measure(page: Page): boolean {
  const { store, replay, likes, layer, row } = page;
  const view = replay?.view ?? store.view;
  if (view === undefined || sizeOfWindow() === "phone") return true;
  const inside = insideOf(page);
  const scale = scaleOf(likes);
  const given = givenFor(page, inside, scale);
  const key = rowKey(page, view, given, inside);
  if (!isBare(page) && row.key !== key && row.begun !== key) {
    row.begun = key;
    layer.measure(view, { ...given, row: false });
    return false;
  }
  layer.measure(view, placeOfPanels(page, view, inside, scale));
  return true;
}

/** Works out a part of what draws what was measured last; says whether that is done. */
export function prepare(page: Page): boolean {
  const { store, replay, likes, layer } = page;
  const view = replay?.view ?? store.view;
  if (view === undefined || sizeOfWindow() === "phone") return true;
  return layer.prepare(view, placeOfPanels(page, view, insideOf(page), scaleOf(likes)));
}

/** Where panels may be, but for how the column at the left is laid. */
function givenFor({ root, replay }: Page, inside: Rect, scale: number): Given {
  const noLeft = root.classList.contains("narrow") && !root.classList.contains("with-left");
  const bar = replay === undefined ? 0 : replay.height();
  return { rect: { ...inside, h: innerHeight - bar }, scale, wanted: noLeft ? BUT_LEFT : ALL };
}

type Given = Omit<Place, "row" | "sheet">;

function isBare({ root }: Page): boolean {
  return root.classList.contains("bare");
}

function placeOfPanels(page: Page, view: View, inside: Rect, scale: number): Place {
  const given = givenFor(page, inside, scale);
  return { ...given, row: !isBare(page) && isRowBetter(page, view, given, inside) };
}

function arrangePanels(page: Page, view: View, inside: Rect, scale: number): void {
  const { root, layer, strip, sheets } = page;
  const bare = root.classList.contains("bare");
  sheets.element.hidden = true;
  strip.hide();
  const docks = layer.draw(view, placeOfPanels(page, view, inside, scale));
  const { docked, floating } = docks;
  page.roomLeft = () => {
    const free = freeOf(page, inside, bare ? [] : docked);
    showInset(page, view, free, bare ? undefined : docks);
    place(page, view, free, bare ? [] : floating);
  };
}

/** What panels leave of the window, worked out anew where they stand elsewhere. */
function freeOf(page: Page, inside: Rect, docked: readonly Rect[]): Rect {
  const { w, d } = page.scene.field;
  const key = JSON.stringify([inside, docked, w, d]);
  const free = page.room.key === key ? page.room.free : undefined;
  page.room = { key, free: free ?? freeRect(inside, docked, { w, d }) };
  return page.room.free ?? inside;
}

/** Shows one's own board beside the map, where there are panels and they leave room for it. */
function showInset({ scene, root }: Page, view: View, free: Rect, docks: Docks | undefined): void {
  const isHidden = docks === undefined || root.classList.contains("welcoming");
  const board = isHidden ? undefined : ownBoard(scene.figures, view);
  const map = middle(free).x + (fitScale(scene.field, free) * scene.field.w) / 2;
  setInset(scene, board === undefined || isHidden ? undefined : insetFor(board, docks, map));
}

/** A board is worth another layout of the panels from that much more of its size on. */
const LARGER = 1.01;

/** Whether the map is larger with the column at the left as a row; asked anew where the window or the panels are others. */
function isRowBetter(page: Page, view: View, given: Given, inside: Rect): boolean {
  const { layer, scene } = page;
  const { field } = scene;
  const key = rowKey(page, view, given, inside);
  if (page.row.key !== key) {
    const scaleAt = (row: boolean): number =>
      fitScale(
        field,
        freeRect(inside, layer.measure(view, { ...given, row }).docked, { w: field.w, d: field.d }),
      );
    page.row = { key, begun: key, on: scaleAt(true) > scaleAt(false) * LARGER };
  }
  return page.row.on;
}

/** All that whether a row is better depends on. */
function rowKey({ scene: { field } }: Page, view: View, { rect, scale }: Given, inside: Rect): string {
  return JSON.stringify([inside, rect, scale, field, leftOf(view), sizesOf(view)]);
}

/** How many times as large as it says each part of the interface is drawn, where it says so. */
function sizesOf({ ui }: View): string[] {
  return documentOf(ui).map(({ attributes }) => attributes["scale"] ?? "");
}

/** How many panels stand at the left, in columns and by themselves. */
function leftOf({ ui }: View): number {
  return panelsIn(documentOf(ui), "left").reduce((sum, { children }) => sum + children.length, 0);
}

/** Gives the map its room; messages stand there on none of what lies `over` it, nor on cards beside the board. */
function place(page: Page, view: View, free: Rect, floating: readonly Rect[], over = floating): void {
  const { root, scene } = page;
  setFree(scene, free, floating, { watches: !isAsked(view), opens: hasPressed(page) });
  const x = free.x + free.w / 2;
  root.style.setProperty("--free-x", `${x}px`);
  root.style.setProperty("--free-w", `${free.w}px`);
  const cards = besideRects(scene.figures, scene.glide?.to ?? scene.camera);
  const messages = messagesAt(free, [...over, ...cards]);
  root.style.setProperty("--told-x", `${messages.x}px`);
  root.style.setProperty("--told-w", `${messages.w}px`);
  root.style.setProperty("--told-top", `${messages.top}px`);
}
