import type { Thing } from "../../../session/scene/thing";
import { registry, type Piece } from "../registry";
import { kindOf, ownerOf } from "./look";
import { baseWidth } from "./width";

/** The function of ours that a click on a piece's button calls. */
export const PRESS = "table_press";

/** Measures of buttons for a table unit: of the object's own scale, as positions are. */
export const UNIT = 500;

export const PAPER: TtsColorLike = [0.965, 0.922, 0.812, 0.94];
export const CLEAR: TtsColorLike = [1, 1, 1, 0];
const TOUCHED: TtsColorLike = [1, 1, 1, 0.35];
export const INK: TtsColorLike = [0.231, 0.165, 0.114];
export const LIGHT: TtsColorLike = [0.965, 0.922, 0.812];

/**
 * What is written on a thing: how many it stands for, or nothing; in the next line the mark of its territory, on what is
 * pressed there. A blank still makes a button.
 */
function labelOf(thing: Thing): string {
  const { counted, button } = kindOf(thing);
  const count = thing.count >= (counted ?? 2) ? `${thing.count}` : button === true ? " " : "";
  const mark = button === true && thing.place === "land" ? registry.marks[thing.at] : undefined;
  return mark === undefined ? count : `${count}\n${mark}`;
}

/** Writes on a piece what its thing says now. */
export function writeLabel(piece: Piece): void {
  const label = labelOf(piece.thing);
  if (label === piece.label) return;
  if (piece.label === "") piece.object.createButton(buttonOf(piece.thing, label));
  else if (label === "") piece.object.clearButtons();
  else piece.object.editButton({ index: 0, label });
  piece.label = label;
}

function buttonOf(thing: Thing, label: string): TtsButton {
  const { form, button } = kindOf(thing);
  const whole = button === true;
  const shape = registry.kit.labels[form];
  const unit = form === "model" ? UNIT : UNIT * baseWidth(thing);
  const dark = !whole || registry.kit.pale.includes(ownerOf(thing));
  return {
    click_function: PRESS,
    label,
    position: shape.at,
    width: unit * shape.width,
    height: unit * shape.width,
    font_size: unit * shape.font,
    color: whole ? CLEAR : PAPER,
    font_color: dark ? INK : LIGHT,
    hover_color: TOUCHED,
    press_color: TOUCHED,
  };
}

/** Writes a mark on what is pressed in territories; others lose theirs. */
export function markLands(marks: Readonly<Record<number, string | undefined>>): void {
  registry.marks = marks;
  for (const key of Object.keys(registry.pieces)) {
    const piece = registry.pieces[key];
    if (piece?.live === true && isPressed(piece)) writeLabel(piece);
  }
}

function isPressed({ thing }: Piece): boolean {
  return thing.place === "land" && kindOf(thing).button === true;
}
