import { color, flag, number, padding, WHITE } from "./values";
import type { Box } from "./box";
import type { Rect } from "./rect";
import type { Item } from "./item";

/** Elements that a person can press, type into or move. */
export const CONTROLS = ["Button", "Toggle", "ToggleButton", "InputField", "Dropdown", "Slider"];

export const isButton = (kind: string): boolean => kind === "Button" || kind === "ToggleButton";

/** Between the edges of a control and its text: left, right, top, bottom. */
const INSETS: Record<string, readonly [number, number, number, number]> = {
  InputField: [10, 10, 6, 7],
  Dropdown: [10, 25, 6, 7],
};

/** Between a button's edges and its text where it names no padding, and between its icon and its text. */
const BUTTON_PADDING = "5 5 0 0";
const ICON_GAP = 10;

/** Of a Toggle: the side of its box, the gap after it, and the height of its label, however high it is itself. */
export const CHECK = { side: 20, gap: 4, label: 20 };

/** Where the text of an element goes. */
export function textRect(item: Item, rect: Rect): Rect {
  if (isButton(item.kind)) return buttonParts(item, rect).text;
  if (item.kind === "Toggle") {
    const left = checkWidth(item) + CHECK.gap;
    const y = rect.y + (rect.h - CHECK.label) / 2;
    return { x: rect.x + left, y, w: rect.w - left, h: CHECK.label };
  }
  const [left, right, top, bottom] = INSETS[item.kind] ?? [0, 0, 0, 0];
  return { x: rect.x + left, y: rect.y + top, w: rect.w - left - right, h: rect.h - top - bottom };
}

export function checkWidth(toggle: Item): number {
  return number(toggle.attributes["toggleWidth"]) ?? CHECK.side;
}

/** The icon of a button: all of it where there is no text, else a column beside that. */
export function iconOf(item: Item, rect: Rect): Box["icon"] {
  const { icon: name = "", iconColor } = item.attributes;
  if (name === "" || !isButton(item.kind)) return undefined;
  return { name, ...buttonParts(item, rect).icon, tint: color(iconColor) ?? WHITE, keepsAspect: true };
}

/** A column of a width of its own, or half of the room. */
function buttonParts(item: Item, rect: Rect): { icon: Rect; text: Rect } {
  const [left, right, top, bottom] = padding(item.attributes["padding"] ?? BUTTON_PADDING);
  const inner = { x: rect.x + left, y: rect.y + top, w: rect.w - left - right, h: rect.h - top - bottom };
  if ((item.attributes["icon"] ?? "") === "" || item.text === "") return { icon: inner, text: inner };
  const own = number(item.attributes["iconWidth"]) ?? 0;
  const width = own > 0 ? own : (inner.w - ICON_GAP) / 2;
  const rest = inner.w - width - ICON_GAP;
  return item.attributes["iconAlignment"] === "Right"
    ? { text: { ...inner, w: rest }, icon: { ...inner, x: inner.x + rest + ICON_GAP, w: width } }
    : { icon: { ...inner, w: width }, text: { ...inner, x: inner.x + width + ICON_GAP, w: rest } };
}

export function isOn(item: Item): boolean {
  return flag(item.attributes["isOn"], false);
}

/** The place of a Dropdown's choice: what was chosen or set, else the option that is `selected`, else the first. */
export function chosenOf(item: Item, options: readonly Item[]): number {
  const touched = options.findIndex((option) => option.text === item.text);
  if (item.text !== "" && touched >= 0) return touched;
  const value = number(item.attributes["value"]);
  if (value !== undefined) return Math.min(Math.max(0, Math.round(value)), options.length - 1);
  const selected = options.findIndex((option) => flag(option.attributes["selected"], false));
  return Math.max(0, selected);
}

/** How full a bar is. */
export function levelOf({ kind, attributes }: Item): Box["level"] {
  const read = (name: string, otherwise: number): number => number(attributes[name]) ?? otherwise;
  const clamp = (share: number): number => Math.min(1, Math.max(0, share));
  const picture = attributes["fillImage"] ?? "";
  if (kind === "ProgressBar") {
    const fill = color(attributes["fillImageColor"]) ?? WHITE;
    return { share: clamp(read("percentage", 0) / 100), fill, picture };
  }
  if (kind !== "Slider") return undefined;
  const least = read("minValue", 0);
  const span = read("maxValue", 1) - least;
  const share = span === 0 ? 0 : clamp((read("value", 0) - least) / span);
  return { share, fill: color(attributes["fillColor"]) ?? WHITE, picture };
}

/** What an element says, and whether that only stands in for what is not there. */
export function wordsOf(
  item: Item,
  options: readonly Item[],
  chosen: number,
): { text: string; empty: boolean } {
  const { kind, text, attributes } = item;
  const says = (words: string): { text: string; empty: boolean } => ({ text: words, empty: false });
  if (kind === "Dropdown") return says(options.length === 0 ? "" : options[chosen].text);
  if (kind === "InputField")
    return text === "" ? { text: attributes["placeholder"] ?? "", empty: true } : says(text);
  if (kind === "ProgressBar")
    return says(flag(attributes["showPercentageText"], true) ? percent(attributes) : "");
  return says(["Text", "Button", "Toggle", "ToggleButton"].includes(kind) ? text : "");
}

function percent(attributes: Item["attributes"]): string {
  const places = /\.(0*)$/.exec(attributes["percentageTextFormat"] ?? "0.00")?.[1].length ?? 0;
  return `${(number(attributes["percentage"]) ?? 0).toFixed(places)}%`;
}
