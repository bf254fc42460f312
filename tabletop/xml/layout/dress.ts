import { handlersIn } from "../document";
import { chosenOf, CONTROLS, iconOf, isButton, isOn, levelOf, textRect, wordsOf } from "./control";
import { color, colors, flag, numbers, WHITE, type Color } from "./values";
import { setText } from "./text";
import type { Box } from "./box";
import type { Rect } from "./rect";
import type { Item } from "./item";
import type { Measure } from "./measure";

/** Makes the box of an element that has its place, but for what it is within. `parents` go from the root to its own. */
export function dress(item: Item, parents: readonly Item[], measure: Measure): Box {
  const { attributes, kind, id, line } = item;
  const [x, y] = item.at;
  const [w, h] = item.size;
  const rect: Rect = { x, y, w, h };
  const control = CONTROLS.includes(kind);
  const { name, tint } = groundOf(item, parents);
  const options = item.children.filter((child) => child.kind === "Option");
  const dropdown = kind === "Dropdown";
  const chosen = dropdown ? chosenOf(item, options) : 0;
  const words = wordsOf(item, options, chosen);
  const keepsAspect = flag(attributes["preserveAspect"], false);
  // One literal without spreading: hundreds of boxes are made for every change.
  return {
    x,
    y,
    w,
    h,
    kind,
    id,
    line,
    classes: wordList(attributes["class"]),
    parent: undefined,
    clip: undefined,
    scroller: undefined,
    content: undefined,
    fill: name === "" ? tint : undefined,
    picture: name === "" ? undefined : { name, tint: tint ?? WHITE, keepsAspect },
    sprites: spritesOf(item),
    outline: outlineOf(item),
    colors: control ? colors(attributes["colors"]) : undefined,
    interactable: flag(attributes["interactable"], true),
    text: setText(item, words.text, textRect(item, rect), measure),
    icon: iconOf(item, rect),
    on: kind === "Toggle" || kind === "ToggleButton" ? isOn(item) : undefined,
    level: levelOf(item),
    options: dropdown ? options.map((option) => option.text) : undefined,
    chosen: dropdown ? chosen : undefined,
    empty: words.empty,
    tooltip: attributes["tooltip"] ?? "",
    handlers: Object.fromEntries(handlersIn(attributes)),
    blocks: control || (flag(attributes["raycastTarget"], true) && tint !== undefined),
  };
}

function wordList(text: string | undefined): string[] {
  return (text ?? "").split(/\s+/).filter((word) => word !== "");
}

interface Ground {
  name: string;
  tint: Color | undefined;
}

/** What is behind an element: a picture and its tint, or a flat colour. */
function groundOf(item: Item, parents: readonly Item[]): Ground {
  const { attributes, kind } = item;
  const given = kind === "Row" || kind === "Cell" ? tableGround(item, parents) : undefined;
  if (given !== undefined) return given;
  const name = attributes["image"] ?? "";
  const tint = kind === "Text" ? undefined : color(attributes["color"]);
  return { name, tint: tint ?? (name === "" ? plainTint(kind) : WHITE) };
}

/** The colour of what has neither picture nor colour. */
function plainTint(kind: string): Color | undefined {
  if (kind.endsWith("ScrollView")) return { ...WHITE, a: 0.392 };
  return ["Image", "ProgressBar", "InputField", "Dropdown"].includes(kind) || isButton(kind)
    ? WHITE
    : undefined;
}

/** Rows and cells look as their table says, unless they say that they do not. */
function tableGround(item: Item, parents: readonly Item[]): Ground | undefined {
  const table = [...parents].reverse().find((parent) => parent.kind === "TableLayout");
  const row = item.kind === "Row";
  const own = row ? "dontUseTableRowBackground" : "dontUseTableCellBackground";
  if (table === undefined || flag(item.attributes[own], false)) return undefined;
  const part = row ? "row" : "cell";
  return {
    name: table.attributes[`${part}BackgroundImage`] ?? "",
    tint: color(table.attributes[`${part}BackgroundColor`]) ?? (row ? undefined : { ...WHITE, a: 0.4 }),
  };
}

/** Pictures for states, where a control swaps pictures. */
function spritesOf({ attributes }: Item): Box["sprites"] {
  if (attributes["transition"] !== "SpriteSwap") return undefined;
  const named = (name: string): string => attributes[name] ?? "";
  return { over: named("highlightedSprite"), pressed: named("pressedSprite"), off: named("disabledSprite") };
}

function outlineOf({ attributes }: Item): Box["outline"] {
  const line = color(attributes["outline"]);
  if (line === undefined) return undefined;
  const [w = 1, h = -1] = numbers(attributes["outlineSize"]);
  return { color: line, w: Math.abs(w), h: Math.abs(h) };
}
