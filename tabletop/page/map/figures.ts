import { drawingOf, iconOf, type Drawing, type Drawings } from "../drawings";
import type { Field, Place } from "./camera";
import type { Piece } from "../../wire/view";

export interface Figure {
  key: string;
  piece: Piece;
  drawing: Drawing | undefined;
  /** What is drawn for the sheet that its picture is a cell of. */
  sheet?: Drawing | undefined;
  /** How it is drawn. "ground": below all, and it stays there; "icon": upright, of any size; "flat": a picture in its rectangle; "plain": none of these. */
  kind: "ground" | "icon" | "flat" | "text" | "plain";
  /** The vector icon, if there is one. */
  icon: string | undefined;
  /** Width and depth on the table. */
  w: number;
  d: number;
  /** Of a piece that merges with others when the map is far away: none is near that would stand for it. */
  alone?: boolean;
  /** It lies on a table of a game that has no drawings: its buttons are drawn as they are laid out. */
  isPlain?: boolean;
  /** What is written on it there where nothing can be drawn. */
  name?: string;
}

/** A locked flat thing of so many square units is ground. */
const GROUND = 30;
/** Dice are drawn so much larger than they are, for their faces are to be read. */
const DIE_LARGER = 1.15;
/** What is flat is no higher than this share of its width. */
const FLAT = 0.3;
/** What stands for a piece when the map is far away is no farther from it than that, in table units. */
const REACH = 5;

/**
 * Sorts the pieces that lie on the table into what is drawn how, from below upwards. Hands of `mine` are left
 * out, and so are pages of the rules. */
export function figuresOf(
  pieces: Readonly<Record<string, Piece>>,
  drawings: Drawings,
  mine: string,
): Figure[] {
  const all: Figure[] = [];
  for (const [key, piece] of Object.entries(pieces))
    if (piece.hand === undefined || piece.hand !== mine) all.push(figureOf(key, piece, drawings));
  // On the table nobody could read them: the rules have a button.
  const out = all.filter(({ drawing }) => drawing?.page === undefined);
  out.sort(
    (one, other) =>
      Number(other.kind === "ground") - Number(one.kind === "ground") ||
      (one.kind === "ground" ? one.piece.at[1] - other.piece.at[1] : order(one) - order(other)) ||
      other.piece.at[2] - one.piece.at[2],
  );
  const totals = out.filter(({ drawing }) => drawing?.far === "grow");
  return out.map((one) =>
    one.drawing?.far === "hide" && !totals.some((total) => isNear(one, total)) ? aloneOf(one) : one,
  );
}

const loners = new WeakMap<Figure, Figure>();

/** The same as long as the piece is the same. */
function aloneOf(figure: Figure): Figure {
  const made = loners.get(figure) ?? { ...figure, alone: true };
  loners.set(figure, made);
  return made;
}

/** How far figures lie from each other on the table. */
export function distance({ piece: one }: Figure, { piece: other }: Figure): number {
  return Math.hypot(one.at[0] - other.at[0], one.at[2] - other.at[2]);
}

function isNear(one: Figure, other: Figure): boolean {
  // Of hundreds of pairs that are asked about with each change nearly all are too far apart one way already.
  return Math.abs(one.piece.at[0] - other.piece.at[0]) < REACH && distance(one, other) < REACH;
}

/**
 * Flat things under upright ones, and those under what tells a total, whatever their heights; in steps, so that what
 * stands on one board is sorted by z.
 */
function order({ kind, piece, drawing, isPlain, w, d }: Figure): number {
  // Of mats and tables that nothing is known of the heights mean little: the larger ones lie under all.
  if (isPlain === true && piece.locked === true && w * d > GROUND) return -1e6 - w * d;
  const layer = kind !== "icon" ? 0 : drawing?.far === "grow" ? 2 : 1;
  return layer * 1000 + Math.round(piece.at[1] * 4);
}

const kept = new WeakMap<Piece, Figure>();

export function figureOf(key: string, piece: Piece, drawings: Drawings): Figure {
  const known = kept.get(piece);
  if (known?.key === key) return known;
  const made = make(key, piece, drawings);
  kept.set(piece, made);
  return made;
}

function make(key: string, piece: Piece, drawings: Drawings): Figure {
  const { size, scale, mesh, picture } = piece;
  const [w, d] = [Math.abs(size[0] * scale[0]), Math.abs(size[2] * scale[2])];
  const whole = picture?.cell === undefined || (picture.columns ?? 1) * (picture.rows ?? 1) === 1;
  const drawing = drawingOf(drawings, mesh) ?? (whole ? drawingOf(drawings, picture?.url) : undefined);
  const icon = drawing === undefined ? undefined : iconOf(drawing, piece.tint);
  const flat = size[1] * scale[1] <= FLAT * Math.max(w, d);
  const isPlain = drawings.title === "";
  const named = isPlain ? { isPlain, ...(piece.name === undefined ? {} : { name: piece.name }) } : {};
  const sheet = whole ? undefined : drawingOf(drawings, picture?.url);
  const base = { key, piece, drawing, sheet, icon, w, d, ...named };
  if (piece.text !== undefined) return { ...base, kind: "text" };
  if (icon !== undefined)
    return { ...base, kind: "icon", w: (drawing?.width ?? size[0]) * Math.abs(scale[0]) };
  if (drawing?.faces !== undefined) return { ...base, kind: "flat", w: w * DIE_LARGER, d: d * DIE_LARGER };
  if (picture !== undefined && flat)
    return { ...base, kind: piece.locked === true && w * d > GROUND ? "ground" : "flat" };
  return { ...base, kind: "plain" };
}

/** The part of the table that a board covers, which may lie across. */
export function fieldUnder({ piece, w, d }: Figure): Field {
  const across = Math.abs(Math.sin((piece.turn[1] * Math.PI) / 180)) > 0.7;
  const [x, , z] = piece.at;
  return across ? { x, z, w: d, d: w } : { x, z, w, d };
}

/** The place on the table of a pixel of a board's picture, which is `w` by `h`; the board lies upright. */
export function placeOn(
  board: Figure,
  { w, h }: { w: number; h: number },
  [x, y]: readonly [number, number],
): Place {
  const [left, , middle] = board.piece.at;
  return { x: left + (x / w - 0.5) * board.w, z: middle + (0.5 - y / h) * board.d };
}

/** Whether a card lies beside a board, north of it or south, not farther away than it is long itself. */
function isBeside({ piece, w, d }: Figure, { x, z, w: wide, d: deep }: Field): boolean {
  const [px, , pz] = piece.at;
  const off = Math.abs(pz - z) - deep / 2;
  return Math.abs(px - x) + w / 2 <= wide / 2 && off > 0 && off < d * 1.5;
}

/** What the map is fitted to: the game's board with what is shown beside it, else all that is ground, else what lies there. */
export function fieldOf(figures: readonly Figure[]): Field {
  const board = figures.filter(({ drawing }) => drawing?.board === true);
  const ground = figures.filter(({ kind, drawing }) => kind === "ground" && drawing?.tile === undefined);
  const list = board.length > 0 ? [...board, ...shownBeside(figures)] : ground.length > 0 ? ground : figures;
  return around(list);
}

/** The cards that are seen along with the board which they lie beside. */
export function shownBeside(figures: readonly Figure[]): Figure[] {
  const board = figures.filter(({ drawing }) => drawing?.board === true);
  const beside = figures.filter(({ sheet, piece }) => sheet?.beside === true && piece.hand === undefined);
  return beside.filter((figure) => board.some((one) => isBeside(figure, fieldUnder(one))));
}

/** What lies in the air so high is no piece: walls and lamps of a room. */
const OVERHEAD = 20;
/** What lies farther outside of where most lie than that is wide, and this, is scenery. */
const OUTSIDE = 10;

/** What the map of a table without drawings is fitted to: what most of its pieces lie within, and what is near that. */
export function fieldOfMost(figures: readonly Figure[]): Field {
  const low = figures.filter(({ piece }) => Math.abs(piece.at[1]) < OVERHEAD);
  const isWithin = ([0, 2] as const).map((axis) => {
    const all = low.map(({ piece }) => piece.at[axis]).sort((one, other) => one - other);
    const [from, to] = [0.1, 0.9].map((share) => all[Math.round(share * (all.length - 1))] ?? 0);
    const more = to - from + OUTSIDE;
    return ({ piece }: Figure): boolean => piece.at[axis] >= from - more && piece.at[axis] <= to + more;
  });
  return around(low.filter((figure) => isWithin.every((is) => is(figure))));
}

/** The part of the table that figures cover. */
function around(list: readonly Figure[]): Field {
  if (list.length === 0) return { x: 0, z: 0, w: 40, d: 30 };
  const edges = list.map(fieldUnder).map(({ x, z, w, d }) => [x - w / 2, x + w / 2, z - d / 2, z + d / 2]);
  const least = (at: number): number => Math.min(...edges.map((edge) => edge[at]));
  const most = (at: number): number => Math.max(...edges.map((edge) => edge[at]));
  const [x0, x1, z0, z1] = [least(0), most(1), least(2), most(3)];
  return { x: (x0 + x1) / 2, z: (z0 + z1) / 2, w: Math.max(1, x1 - x0), d: Math.max(1, z1 - z0) };
}
