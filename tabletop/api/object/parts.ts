import { words } from "../../save/words";
import { colorOut, objectOut, vectorOut, type Out } from "../../bridge/values";
import { does } from "../done";
import {
  ApiError,
  color,
  flag,
  fn,
  has,
  maybeVector,
  number,
  rows,
  table,
  text,
  texts,
  vector,
} from "../reader";
import { COLORS } from "../../save/colors";
import { warn } from "../../world/world";
import { toFrames } from "../../world/clock";
import type { ObjectCall } from "../types";
import type { Source } from "../reader";
import type { SnapPoint, VectorLine } from "../../save/types";
import type { TableButton, TableObject } from "../../world/types";

const BUTTON = words(`
  click_function function_owner label position rotation scale width height font_size color font_color
  hover_color press_color tooltip alignment index
`);
const ZERO = { x: 0, y: 0, z: 0 };
const ONE = { x: 1, y: 1, z: 1 };
const WHITE = { r: 1, g: 1, b: 1, a: 1 };

/** The object whose script has the function of a button; undefined for Global. */
function ownerOf(params: Source): number | undefined {
  const owner = params.get("function_owner");
  if (typeof owner !== "object" || owner.$ !== "object") return undefined;
  if (params.world.notes === undefined)
    throw new ApiError("this table runs no script of an object: function_owner can only be Global");
  return owner.handle;
}

/** The parameter that names the function of a button, and of an input. */
type Handler = "click_function" | "input_function";

/** Reads the parameters of a button over those it has; an input has them too. */
export function button(params: Source, handler: Handler, old: TableButton | undefined): TableButton {
  const owner = ownerOf(params) ?? old?.owner;
  return {
    fn: text(params, handler, old?.fn),
    ...(owner === undefined ? {} : { owner }),
    label: text(params, "label", old?.label ?? ""),
    tooltip: text(params, "tooltip", old?.tooltip ?? ""),
    position: maybeVector(params, "position") ?? old?.position ?? ZERO,
    rotation: maybeVector(params, "rotation") ?? old?.rotation ?? ZERO,
    scale: maybeVector(params, "scale") ?? old?.scale ?? ONE,
    width: number(params, "width", old?.width ?? 100),
    height: number(params, "height", old?.height ?? 100),
    font_size: number(params, "font_size", old?.font_size ?? 100),
    color: color(params, "color", old?.color ?? WHITE),
    font_color: color(params, "font_color", old?.font_color ?? { r: 0, g: 0, b: 0 }),
  };
}

function clickable(params: Source, old: TableButton | undefined): TableButton {
  const made = button(params, "click_function", old);
  if (old === undefined && Math.min(made.width, made.height) < 60 && made.width + made.height > 0)
    warn(params.world, `the button ${made.fn} is smaller than 60 and will be hard to press`);
  return made;
}

/** Which button or input is edited. Published mods that name none mean the first, though the documentation wants one. */
function indexOf(params: Source): number {
  return number(params, "index", params.world.notes === undefined ? undefined : 0);
}

/**
 * How buttons, or inputs, are made, changed, taken away and told of: `createButton` and its kin. `read` takes parameters
 * over what they change, if they do; `known` are all that there are.
 */
export function buttonMethods<T extends TableButton>(
  name: "Button" | "Input",
  handler: Handler,
  listOf: (object: TableObject) => T[],
  read: (params: Source, old: T | undefined) => T,
  known?: readonly string[],
): Record<string, ObjectCall> {
  const at = (object: TableObject, index: number): T => {
    const found = listOf(object).find((_, i) => i === index);
    if (found !== undefined) return found;
    const where = object.data.Nickname ?? object.guid;
    throw new ApiError(`there is no ${name.toLowerCase()} ${index} on ${where}`);
  };
  return {
    [`create${name}`]: does((args, object) => listOf(object).push(read(table(args, 0, known), undefined))),
    [`edit${name}`]: does((args, object) => {
      const params = table(args, 0, known);
      const index = indexOf(params);
      listOf(object)[index] = read(params, at(object, index));
    }),
    [`remove${name}`]: does((args, object) => {
      const index = number(args, 0);
      at(object, index);
      listOf(object).splice(index, 1);
    }),
    [`clear${name}s`]: does((_, object) => (listOf(object).length = 0)),
    [`get${name}s`]: (_, object) => buttonsOut(listOf(object), handler),
  };
}

/** Buttons, or inputs, as scripts are told of them; undefined for none. */
function buttonsOut(list: readonly TableButton[], handler: Handler): Out {
  if (list.length === 0) return undefined;
  return list.map(
    ({ fn: name, owner, position, rotation, scale, color: ink, font_color, ...plain }, index) => ({
      ...(owner === undefined ? {} : { function_owner: objectOut(owner) }),
      ...{ index, [handler]: name, ...plain, color: colorOut(ink), font_color: colorOut(font_color) },
      ...{ position: vectorOut(position), rotation: vectorOut(rotation), scale: vectorOut(scale) },
    }),
  );
}

function snapPoint(list: Source, i: number): SnapPoint {
  const entry = table(list, i, ["position", "rotation", "rotation_snap", "tags"]);
  const point: SnapPoint = { Position: vector(entry, "position") };
  if (flag(entry, "rotation_snap", false)) point.Rotation = maybeVector(entry, "rotation") ?? ZERO;
  if (has(entry, "tags")) point.Tags = texts(entry, "tags");
  return point;
}

export function readSnapPoints(args: Source): SnapPoint[] {
  return rows(args, 0, snapPoint);
}

export function snapPointsOut(points: readonly SnapPoint[]): Out {
  return points.map((point) => ({
    position: vectorOut(point.Position),
    rotation: vectorOut(point.Rotation ?? ZERO),
    rotation_snap: point.Rotation !== undefined,
    tags: point.Tags ?? [],
  }));
}

export function readLines(args: Source): VectorLine[] {
  return rows(args, 0, (list, i) => {
    const entry = table(list, i, ["points", "color", "thickness", "rotation", "loop", "square"]);
    return {
      points3: rows(entry, "points", vector),
      color: color(entry, "color", WHITE),
      thickness: number(entry, "thickness", 0.1),
      rotation: maybeVector(entry, "rotation") ?? ZERO,
      loop: flag(entry, "loop", false),
      square: flag(entry, "square", false),
    };
  });
}

export function linesOut(lines: readonly VectorLine[]): Out {
  return lines.map((line) => ({
    points: line.points3.map(vectorOut),
    color: colorOut(line.color),
    thickness: line.thickness,
    rotation: vectorOut(line.rotation),
    loop: line.loop,
    square: line.square,
  }));
}

function hide(object: TableObject, id: string, way: "hidden" | "invisible", colors: string[]): boolean {
  if (colors.length === 0) object.hiddenFrom.delete(`${way} ${id}`);
  else object.hiddenFrom.set(`${way} ${id}`, { colors, way });
  return true;
}

/** Whom a hider hides an object from: all who have a colour where it names none. */
function hiderColors(args: Source): string[] {
  if (!flag(args, 1)) return [];
  return has(args, 2) ? texts(args, 2) : COLORS.filter((seat) => seat !== "Black");
}

/** Buttons, menu items, hiders, highlights, lines and snap points. Only lines and snap points are saved. */
export const PARTS_METHODS: Record<string, ObjectCall> = {
  ...buttonMethods("Button", "click_function", ({ buttons }) => buttons, clickable, BUTTON),
  addContextMenuItem: does((args, object) =>
    object.menu.push({ label: text(args, 0), fn: fn(args, 1), keepOpen: flag(args, 2, false) }),
  ),
  clearContextMenu: does((_, object) => (object.menu = [])),
  setHiddenFrom: (args, object) => hide(object, "", "hidden", texts(args, 0)),
  setInvisibleTo: (args, object) => hide(object, "", "invisible", texts(args, 0)),
  attachHider: (args, object) => hide(object, `#${text(args, 0)}`, "hidden", hiderColors(args)),
  attachInvisibleHider: (args, object) => hide(object, `#${text(args, 0)}`, "invisible", hiderColors(args)),
  highlightOn: does((args, object) => {
    const seconds = number(args, 1, 0);
    const until = seconds > 0 ? args.world.clock.frame + toFrames(seconds) : Infinity;
    object.highlight = { color: color(args, 0), until };
  }),
  highlightOff: does((args, object) => {
    if (has(args, 0)) color(args, 0);
    object.highlight = undefined;
  }),
  setVectorLines: does((args, object) => (object.lines = readLines(args))),
  getVectorLines: (_, object) => linesOut(object.lines),
  setSnapPoints: does((args, object) => (object.data.AttachedSnapPoints = readSnapPoints(args))),
  getSnapPoints: (_, object) => snapPointsOut(object.data.AttachedSnapPoints ?? []),
};
