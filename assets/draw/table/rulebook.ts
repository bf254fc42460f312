/** A page of a game's rulebook, 1200 by 1600: the words of the Notebook in two columns, with pictures. */
import { createHash } from "node:crypto";
import { GOLD_DARK, INK, INK_SOFT, mix, PAPER, PAPER_DARK, PAPER_LIGHT, RUST } from "../kit/palette";
import { el, g, path, rect, stroked, svg } from "../kit/svg";
import { drawCentred, drawText } from "../kit/type";
import { coronet } from "../pieces/coronets";
import { icons } from "../pieces/glyphs";
import { at } from "../pieces/motifs";
import { sceneOf, type Scenes } from "./card";
import { HEADING, LEADING, linePath, setLines, type SetLine } from "./prose";

export const RULE_PAGE = { w: 1200, h: 1600 } as const;
const { w: W, h: H } = RULE_PAGE;
const MARGIN = 76;
const GUTTER = 52;
const COLUMN = (W - 2 * MARGIN - GUTTER) / 2;
const TOP = 236;
const BOTTOM = H - 104;
/** Sizes of letters, the largest that fits is taken; what a picture needs. */
const SIZES = [28, 27, 26, 25, 24, 23, 22];
const LEAST_SCENE = 240;
/** A scene is 520 by 400, as on the cards. */
const SCENE = { w: 520, h: 400 };

/** Icons beside headings that several rulebooks have. */
const MARKS = {
  "Sitting down": "shield-red",
  "What to do next": "control-next",
  "Choosing a territory": "action-pick",
  "Taking back": "control-undo",
  Keys: "control-settings",
  "The board": "reason-vassals",
  "Setting up": "action-capital",
  "A round": "control-redo",
  Resigning: "action-resign",
  Losses: "action-lose",
  Dragging: "phase-placement",
  "Rolling on": "action-storm",
  Attack: "action-attack",
  Dice: "action-roll",
  "Moving in": "action-occupy",
  Card: "action-play",
  Elimination: "action-lose",
  "The last round": "action-pass",
};

/** What a page shows: `marks` are pictures in a square of 100 by heading, two `scenes` fill what is left below the words. */
export interface RulePage {
  readonly title: string;
  readonly body: string;
  readonly marks: Readonly<Record<string, string | undefined>>;
  readonly scenes: readonly string[];
}

/**
 * Makes the pages of a game's rulebook. `ids` are those of the icons beside its own headings; one that there is not is a mistake.
 * A page has the scenes of its names below its words.
 */
export function pageMaker(
  ids: Readonly<Record<string, string>>,
  scenes: Scenes,
): (title: string, body: string, ...names: readonly string[]) => RulePage {
  const all = icons();
  const marks = Object.fromEntries(
    Object.entries({ ...MARKS, ...ids }).map(([heading, id]) => {
      const icon = all.find((one) => one.id === id);
      if (icon === undefined) throw new Error(`there is no icon ${id}`);
      return [heading, icon.body];
    }),
  );
  return (title, body, ...names) => ({ title, body, marks, scenes: names.map((id) => sceneOf(scenes, id)) });
}

interface Placed {
  readonly line: SetLine;
  readonly column: number;
  readonly y: number;
}

const sizeOf = (line: SetLine, size: number): number => (line.heading === undefined ? size : size * HEADING);

/** Lines in two columns that end above `bottom`; undefined where they do not fit. */
function inColumns(
  lines: readonly SetLine[],
  size: number,
  bottom: number,
): { placed: Placed[]; ends: number[] } | undefined {
  const placed: Placed[] = [];
  const ends = [TOP, TOP];
  let [column, y] = [0, TOP];
  const after = (line: SetLine, from: number): number =>
    from + (from === TOP ? 0 : line.gap) + sizeOf(line, size) * LEADING;
  for (const [i, line] of lines.entries()) {
    const next = lines.findIndex((one, k) => k > i && one.isFree);
    const end = lines.slice(i, next < 0 ? undefined : next).reduce((from, one) => after(one, from), y);
    if (line.isFree && end > bottom) [column, y] = [column + 1, TOP];
    y = after(line, y);
    if (column > 1 || y > bottom) return undefined;
    placed.push({ line, column, y });
    ends[column] = y;
  }
  return { placed, ends };
}

/** The largest letters that fit, in columns that end as high as they can: pictures have the room below. */
function fitted(body: string): { size: number; placed: Placed[]; ends: number[] } {
  for (const size of SIZES) {
    const lines = setLines(body, size, COLUMN);
    if (inColumns(lines, size, BOTTOM) === undefined) continue;
    for (let bottom = TOP; bottom <= BOTTOM; bottom += 4) {
      const set = inColumns(lines, size, bottom);
      if (set !== undefined) return { size, ...set };
    }
  }
  throw new Error(`the page is too long: ${body.slice(0, 60)}`);
}

const left = (column: number): number => MARGIN + column * (COLUMN + GUTTER);

/** A line; a heading in rust, behind its mark. */
function drawn({ line, column, y }: Placed, size: number, marks: RulePage["marks"]): string {
  const x = left(column);
  if (line.heading === undefined) return path(linePath(line, size, x, y), { fill: INK });
  const mark = marks[line.heading];
  const large = size * HEADING;
  const room = mark === undefined ? 0 : large * 1.5;
  return (
    (mark === undefined ? "" : at(x + large * 0.6, y - large * 0.32, large * 1.3, mark)) +
    drawText(line.heading, RUST, { face: "title", size: large, x: x + room, y }) +
    path(`M${x} ${y + large * 0.26} L${x + COLUMN} ${y + large * 0.26}`, {
      stroke: mix(PAPER_DARK, GOLD_DARK, 0.35),
      "stroke-width": 1.6,
    })
  );
}

/** A scene in a frame, as high as there is room for. */
function picture(scene: string, column: number, from: number, id: string): string {
  const room = BOTTOM - from - 34;
  if (room < LEAST_SCENE) return "";
  const scale = COLUMN / SCENE.w;
  const h = Math.min(room, SCENE.h * scale);
  const [x, y] = [left(column), BOTTOM - h];
  return (
    el("clipPath", { id }, rect(x, y, COLUMN, h, { rx: 14 })) +
    g(
      { "clip-path": `url(#${id})` },
      g({ transform: `translate(${x} ${y - (SCENE.h * scale - h) / 2}) scale(${scale})` }, scene),
    ) +
    rect(x, y, COLUMN, h, { rx: 14, ...stroked(INK, 4) }) +
    rect(x + 6, y + 6, COLUMN - 12, h - 12, { rx: 10, ...stroked(GOLD_DARK, 1.6) })
  );
}

/** The pages of a rulebook as drawings. */
export const rulebook = (pages: readonly RulePage[]): string[] =>
  pages.map((page, i) => rulePage(page, i + 1, pages.length));

/** By which it is known whether a page has changed since it was drawn. */
export const digest = (drawing: string): string => createHash("sha256").update(drawing).digest("hex");

/** The page as a drawing; `number` of `count` stands at its foot. */
function rulePage({ title, body, marks, scenes }: RulePage, number: number, count: number): string {
  const { size, placed, ends } = fitted(body);
  return svg(
    W,
    H,
    g(
      { "stroke-linejoin": "round" },
      rect(0, 0, W, H, { fill: PAPER }),
      rect(22, 22, W - 44, H - 44, { rx: 26, ...stroked(INK, 5, PAPER_LIGHT) }),
      rect(34, 34, W - 68, H - 68, { rx: 18, ...stroked(GOLD_DARK, 2.4) }),
      at(W / 2, 92, 84, coronet(8)),
      drawCentred(title, RUST, { face: "title", size: 74, x: W / 2, y: 186 }),
      path(`M${MARGIN} 212 L${W - MARGIN} 212`, { stroke: GOLD_DARK, "stroke-width": 2.4 }),
      path(`M${W / 2} ${TOP + 14} L${W / 2} ${BOTTOM}`, {
        stroke: mix(PAPER_DARK, GOLD_DARK, 0.2),
        "stroke-width": 1.4,
      }),
      ...placed.map((one) => drawn(one, size, marks)),
      ...scenes.map((scene, i) => picture(scene, i, ends[i], `scene-${i}`)),
      drawCentred(`${number} of ${count}`, INK_SOFT, { face: "italic", size: 30, x: W / 2, y: H - 56 }),
    ),
  );
}
