import type { Thing } from "../../session/scene/thing";
import { ROUND_SPOTS } from "../data/marks.data";
import type { Piece } from "./ground";
import { CARD_LABEL, FIGURE_LABEL, SHIELD_LABEL } from "./label-spot";
import { formOf, ownerOf } from "./look";
import { baseWidth } from "./size";

/** The function of ours that a click on a piece's button calls. */
export const PRESS = "castle_press";

/** Measures of buttons for a table unit: of the object's own scale, as positions are. */
const UNIT = 500;

const PAPER: TtsColorLike = [0.965, 0.922, 0.812, 0.94];
const CLEAR: TtsColorLike = [1, 1, 1, 0];
const TOUCHED: TtsColorLike = [1, 1, 1, 0.35];
const INK: TtsColorLike = [0.231, 0.165, 0.114];
const LIGHT: TtsColorLike = [0.965, 0.922, 0.812];

/** Kinds whose number is always told, even if it is 0 or 1. */
const COUNTED: readonly string[] = ["coins", "deck", "missions"];

/** What is written on a thing: how many it stands for, or nothing. A blank still makes a button. */
function labelOf(thing: Thing): string {
  const { kind, count } = thing;
  if (kind === "shield") return count > 0 ? `${count}` : " ";
  if (kind === "round") return count > ROUND_SPOTS.length ? `${count}` : "";
  if (kind === "rank") return "";
  return count > 1 || COUNTED.includes(kind) ? `${count}` : "";
}

/** Writes on a piece what its thing says now. */
export function writeLabel(piece: Piece): void {
  const label = labelOf(piece.thing);
  if (label === piece.label) return;
  if (piece.label === "") piece.object.createButton(button(piece.thing, label));
  else if (label === "") piece.object.clearButtons();
  else piece.object.editButton({ index: 0, label });
  piece.label = label;
}

function button(thing: Thing, label: string): TtsButton {
  const form = formOf(thing);
  const shield = thing.kind === "shield";
  const shape = form === "model" ? FIGURE_LABEL : shield ? SHIELD_LABEL : CARD_LABEL;
  const unit = form === "model" ? UNIT : UNIT * baseWidth(thing);
  const owner = ownerOf(thing);
  const dark = !shield || owner === "yellow" || owner === "neutral";
  return {
    click_function: PRESS,
    label,
    position: shape.at,
    width: unit * shape.width,
    height: unit * shape.width,
    font_size: unit * shape.font,
    color: shield ? CLEAR : PAPER,
    font_color: dark ? INK : LIGHT,
    hover_color: TOUCHED,
    press_color: TOUCHED,
  };
}
