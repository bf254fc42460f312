import { numberOf, placeOf } from "./nodes";
import type { Node } from "../../xml/parse";

/** Where a button goes that is too narrow for a finger: from the left, how wide, in which of how many rows. */
export interface Widened {
  x: number;
  w: number;
  row: number;
  rows: number;
}

/** Between two buttons of a row that was laid anew, and between its rows, in units. */
export const BETWEEN = 2;
/** Buttons that are no farther apart than that stand in one row. */
const NEAR = 12;
/** A button that grows keeps so far from the right edge of its panel, if it was. */
const EDGE = 4;
/**
 * A row that takes more of its panel's width than that is broken, if there is no room at its left; others grow there.
 */
const MOST = 0.6;
/** As is one of many buttons that would take more than that of what is at its left, where it says what they are for. */
const MANY = 4;
const OVER = 0.5;

type Place = ReturnType<typeof placeOf>;

/** Whether an element is there to be pressed; some only look like a button. */
export function isButton({ tag, attributes }: Node): boolean {
  return tag === "Button" && attributes["onClick"] !== undefined && attributes["active"] !== "false";
}

/** Whether it is a button that has a place in a panel, by its distance from the panel's upper left corner. */
function isCounted(node: Node): boolean {
  const { attributes } = node;
  const where = attributes["rectAlignment"] ?? "UpperLeft";
  const placed = attributes["offsetXY"] !== undefined && numberOf(attributes["width"]) > 0;
  return isButton(node) && placed && where === "UpperLeft";
}

/**
 * The buttons of a panel so wide that are narrower than `least`, and those that stand in one row with them, at places of
 * which each is wide enough. A row that has no room for that is broken into several.
 */
export function widened(children: readonly Node[], wide: number, least: number): Map<Node, Widened> {
  const out = new Map<Node, Widened>();
  for (const row of rowsOf(children)) {
    if (row.every(({ place }) => place.w >= least)) continue;
    const [first, last] = [row[0].place, row[row.length - 1].place];
    const [left, right] = [first.x, last.x + last.w];
    const growth = sumOf(growthOf(row, least));
    const isLong = row.length > 2 && right - left > wide * MOST && growth > left;
    const isOver = row.length >= MANY && growth > left * OVER;
    const room = Math.max(right - left, wide - 2 * left);
    for (const [i, { node, place }] of row.entries())
      out.set(
        node,
        isLong || isOver ? broken(i, row.length, left, room, least) : grown(row, i, place, wide, least),
      );
  }
  return out;
}

/** Rows of buttons, each from left to right. */
function rowsOf(children: readonly Node[]): { node: Node; place: Place }[][] {
  const all = children.filter(isCounted).map((node) => ({ node, place: placeOf(node) }));
  all.sort((one, other) => middleOf(other.place) - middleOf(one.place) || one.place.x - other.place.x);
  const rows: (typeof all)[] = [];
  for (const one of all) {
    const row = rows.at(-1);
    const before = row?.at(-1)?.place;
    const { x } = one.place;
    const goesOn =
      before !== undefined &&
      middleOf(before) === middleOf(one.place) &&
      x - before.x - before.w <= NEAR &&
      x > before.x;
    if (goesOn) row?.push(one);
    else rows.push([one]);
  }
  return rows;
}

/** How high the middle of a button lies: buttons of one row may be of other heights. */
function middleOf({ y, h }: Place): number {
  return y - h / 2;
}

/** The place of a button in a row that is broken into as many as it needs, all as wide. */
function broken(i: number, count: number, left: number, room: number, least: number): Widened {
  const most = Math.max(1, Math.floor((room + BETWEEN) / (least + BETWEEN)));
  const rows = Math.ceil(count / most);
  const columns = Math.ceil(count / rows);
  const w = (room - (columns - 1) * BETWEEN) / columns;
  return { x: left + (i % columns) * (w + BETWEEN), w, row: Math.floor(i / columns), rows };
}

/** By how much each button of a row has to become wider. */
function growthOf(row: readonly { place: Place }[], least: number): number[] {
  return row.map(({ place: { w } }) => Math.max(0, least - w));
}

function sumOf(list: readonly number[]): number {
  return list.reduce((sum, one) => sum + one, 0);
}

/** The place of a button in a short row: as wide as it has to be, within the panel, those behind it being so too. */
function grown(
  row: readonly { place: Place }[],
  i: number,
  place: Place,
  wide: number,
  least: number,
): Widened {
  const more = growthOf(row, least);
  const all = sumOf(more);
  const right = row[row.length - 1].place;
  // A button alone stays where its middle is, and others go to the left, as far as the panel's edges let them.
  const shift = Math.min(row[0].place.x, row.length === 1 ? all / 2 : all);
  const most = Math.max(wide - EDGE, right.x + right.w);
  const over = Math.max(0, right.x + right.w + all - shift - most);
  const before = sumOf(more.slice(0, i));
  const x = Math.max(0, place.x - shift - over + before);
  return { x, w: Math.max(place.w, least), row: 0, rows: 1 };
}
