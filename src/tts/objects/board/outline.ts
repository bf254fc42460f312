import { NOBODY, type Seat } from "../../../core/types";
import type { Outline } from "../../../session/play/outline";
import type { Loss } from "../../../session/table/recent";
import { thingsOf } from "../../../session/scene/thing";
import { later } from "../../queue";
import { placeOf, type Frame } from "./frame";
import { drawLines, LINES_COST, pointOf } from "./lines";
import { registry } from "../registry";
import { ringsOf } from "./rings";

/** Lines over the board: colours and thickness in table units. Source and target lie over those that are legal. */
interface Style {
  readonly key: number;
  readonly color: readonly [number, number, number];
  readonly thickness: number;
  readonly rise: number;
}
const LEGAL: Style = { key: 0, color: [0.98, 0.96, 0.86], thickness: 0.07, rise: 0.03 };
export const SOURCE_COLOR = [0.95, 0.7, 0.1] as const;
export const TARGET_COLOR = [0.85, 0.16, 0.1] as const;
/** The key of what is drawn in gold for several; in the colours of seats after it. */
const OWNED = 4;
/** How long the barbs of an arrow are, beside its way; how high it lies. */
const BARB = 0.25;
const ARROW_RISE = 0.06;
const NOTHING: Outline = { source: NOBODY, target: NOBODY, legal: [] };
const SOURCE: Style = { key: 1, color: SOURCE_COLOR, thickness: 0.13, rise: 0.05 };
const TARGET: Style = { key: 2, color: TARGET_COLOR, thickness: 0.13, rise: 0.05 };

/** Draws around source, target and legal territories, a few a frame, and an arrow to each that was lost; without any of these nothing. */
export function outlineBoard(outline: Outline | undefined, lost: readonly Loss[] = []): void {
  const { legal, source, target } = outline ?? NOTHING;
  const n = legal.length;
  const ways = lost.filter(({ from }) => from >= 0);
  const text =
    textOf(outline) + ways.map(({ from, territory, by }) => ` ${from}-${territory}-${by}`).join("");
  const styleOf = (i: number): Style | undefined => {
    if (i >= n) return i === n ? SOURCE : TARGET;
    return legal[i] === source || legal[i] === target ? undefined : LEGAL;
  };
  draw(text, legal.concat([source, target]), styleOf, ways);
}

/** An arrow from where a territory was taken, in the colour of who has it now. */
function arrowLine(board: Frame, { from, territory, by }: Loss): TtsVectorLine {
  const { kit, layout } = registry;
  const [x0, y0] = kit.board.places[from];
  const [x1, y1] = kit.board.places[territory];
  // The barbs are turned by 30 degrees from the way back.
  const barb = (side: number): readonly [number, number] => [
    x1 + BARB * (0.866 * (x0 - x1) - side * 0.5 * (y0 - y1)),
    y1 + BARB * (0.866 * (y0 - y1) + side * 0.5 * (x0 - x1)),
  ];
  const way = [[x0, y0] as const, [x1, y1] as const, barb(1), [x1, y1] as const, barb(-1)];
  const points = way.map(([px, py]) => {
    const { x, y, z } = placeOf(board, px, py, ARROW_RISE);
    return pointOf(x, y, z);
  });
  return { points, color: tintOf(layout?.colours[by] ?? "", TARGET_COLOR), thickness: 0.16, loop: false };
}

/** The tint of a colour; another one where it has none. */
function tintOf(colour: string, other: Style["color"]): Style["color"] {
  const tint = registry.kit.tints[colour];
  return tint === undefined ? other : [tint.r, tint.g, tint.b];
}

/** Draws around the territories of these seats, as they lie there: in the colour of one alone, of several in gold. */
export function outlineOwned(seats: readonly Seat[]): void {
  const { layout, colours } = registry;
  const lands: number[] = [];
  for (const { place, at, owner } of layout === undefined ? [] : thingsOf(layout))
    if (place === "land" && seats.includes(owner) && !lands.includes(at)) lands.push(at);
  const colour = seats.length === 1 ? (layout?.colours[seats[0]] ?? "") : "";
  const color = tintOf(colour, SOURCE_COLOR);
  const style: Style = { key: OWNED + colours.indexOf(colour), color, thickness: 0.13, rise: 0.05 };
  draw(`owned ${colour} ${lands.join(" ")}`, lands, () => style);
}

/** Draws around these territories, by place those that have a style, and the ways of losses, unless that is drawn already; nothing for an empty text. */
function draw(
  text: string,
  lands: readonly number[],
  styleOf: (this: void, i: number) => Style | undefined,
  ways: readonly Loss[] = [],
): void {
  const { board } = registry;
  const drawn = board === undefined ? "" : text;
  if (drawn === registry.outlined) return;
  registry.outlined = drawn;
  if (board === undefined || drawn === "") {
    later(1, () => {
      if (registry.outlined === "") Global.setVectorLines([]);
    });
    return;
  }
  const lines: TtsVectorLine[] = [];
  const n = lands.length;
  drawLines(
    n + ways.length,
    (i) => {
      if (i >= n) {
        lines.push(arrowLine(board, ways[i - n]));
        return LINES_COST.known;
      }
      const style = lands[i] === NOBODY ? undefined : styleOf(i);
      return style === undefined ? 0 : addAround(lines, board, lands[i], style);
    },
    () => registry.outlined !== drawn || registry.board !== board,
    () => {
      Global.setVectorLines(lines);
    },
  );
}

/** The same text for the same lines. */
function textOf(outline: Outline | undefined): string {
  if (outline === undefined) return "";
  const { source, target, legal } = outline;
  if (source === NOBODY && target === NOBODY && legal.length === 0) return "";
  return `${source} ${target} ${legal.join(" ")}`;
}

/** Adds the lines around a territory; gives what that cost. */
function addAround(lines: TtsVectorLine[], board: Frame, t: number, style: Style): number {
  if (registry.linesBoard !== board) {
    registry.linesBoard = board;
    registry.lines = {};
  }
  const drawn = registry.lines[style.key] ?? {};
  registry.lines[style.key] = drawn;
  const known = drawn[t];
  const added = known ?? ringLines(board, t, style);
  drawn[t] = added;
  for (const line of added) lines.push(line);
  return known === undefined ? LINES_COST.drawn : LINES_COST.known;
}

function ringLines(board: Frame, t: number, style: Style): TtsVectorLine[] {
  return ringsOf(t).map((ring) => {
    const points: TtsVectorLike[] = [];
    const n = ring.points.length / 2;
    for (let i = 0; i < n; i++) {
      const { x, y, z } = placeOf(board, ring.points[2 * i], ring.points[2 * i + 1], style.rise);
      points[i] = pointOf(x, y, z);
    }
    return { points, color: style.color, thickness: style.thickness, loop: true };
  });
}
