import { LANGUAGE } from "../../language";
import { CLEAR, INK, LIGHT, PAPER, UNIT } from "../pieces/label";
import { registry, type SignText } from "../registry";
import { MAT } from "./design";

/** Ways to look at the table, beside the mats of people: the function that a click calls, and the command that it says. */
export const VIEWS: readonly (readonly [click: string, command: string])[] = [
  ["table_view_board", "camera"],
  ["table_view_mat", "camera mat"],
];

const FONT = 0.4 * UNIT;
/** North of the mat, in table units from its middle; to the east x is less, as the mat is turned. */
const NORTH = -MAT.depth / 2 - 0.5;
const RISE = 0.02;
const TEXT_X = 1.8;
const VIEW_X = -4.5;
const VIEW_WIDTH = 1.6;
const VIEW_STEP = 1.7;
/** Whose turn it is, in gold. */
const TURN: TtsColorLike = [1, 0.8, 0.25];

/** Writes on the sign of a mat. */
export function writeSign(colour: string, next: SignText): void {
  const sign = registry.signs[colour];
  if (sign === undefined || sign.object.isDestroyed()) return;
  const { object, shown } = sign;
  const { text, isTurn, isPerson } = next;
  const font = isTurn ? TURN : LIGHT;
  if (shown?.isPerson !== isPerson) hang(object, text, font, isPerson);
  else if (shown.text !== text || shown.isTurn !== isTurn)
    object.editButton({ index: 0, label: text, font_color: font });
  sign.shown = next;
}

function hang(object: TtsObject, text: string, font: TtsColorLike, isPerson: boolean): void {
  object.clearButtons();
  put(object, VIEWS[0][0], text, TEXT_X, 0, CLEAR, font);
  if (!isPerson) return;
  const { views } = LANGUAGE.objects;
  VIEWS.forEach(([click], i) => {
    put(object, click, views[i], VIEW_X - i * VIEW_STEP, VIEW_WIDTH, PAPER, INK);
  });
}

/** A line of text; without a width it cannot be clicked. */
function put(
  object: TtsObject,
  click: string,
  label: string,
  x: number,
  width: number,
  color: TtsColorLike,
  font: TtsColorLike,
): void {
  object.createButton({
    ...{ click_function: click, label, position: [x, RISE, NORTH], width: UNIT * width },
    ...{ height: width > 0 ? 1.25 * FONT : 0, font_size: width > 0 ? 0.8 * FONT : FONT },
    ...{ color, font_color: font },
  });
}
