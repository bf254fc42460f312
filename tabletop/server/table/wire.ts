import type { Button, Line, Piece, Vector } from "../../wire/view";
import type { RGB, VectorLine, XYZ } from "../../save/types";
import type { SeenObject } from "../../world/look";
import type { TableButton } from "../../world/types";

/** Turns a URL of the save into one that a browser can load; empty for one that it may not. */
export type Urls = (url: string) => string;

const round = (value: number): number => Math.round(value * 1000) / 1000 + 0;

export function vector({ x, y, z }: XYZ): Vector {
  return [round(x), round(y), round(z)];
}

/** #rrggbb, with the opacity after it where it is not 1. */
export function colorText({ r, g, b, a: alpha = 1 }: RGB): string {
  const hex = (part: number): string =>
    Math.round(Math.min(1, Math.max(0, part)) * 255)
      .toString(16)
      .padStart(2, "0");
  return `#${hex(r)}${hex(g)}${hex(b)}${alpha >= 1 ? "" : hex(alpha)}`;
}

export function lineOut(line: VectorLine): Line {
  return {
    points: line.points3.map(vector),
    color: colorText(line.color),
    thickness: round(line.thickness),
    turn: vector(line.rotation),
    loop: line.loop,
  };
}

/** Texts without the marks of rich text that Tabletop Simulator reads in them, [b] and [ff0000] and their like. */
export function plain(text: string): string {
  return text.includes("[")
    ? text.replace(/\[\/?(?:[bius]|su[bp]|[0-9a-f]{6}(?:[0-9a-f]{2})?|-)\]/gi, "")
    : text;
}

function buttonOut(button: TableButton): Button {
  const { width, height } = button;
  const [label, tooltip] = [plain(button.label), plain(button.tooltip)];
  return {
    ...{ label, tooltip, width, height, fontSize: button.font_size },
    ...{ at: vector(button.position), turn: vector(button.rotation), scale: vector(button.scale) },
    ...{ color: colorText(button.color), fontColor: colorText(button.font_color) },
  };
}

/** Fields that most pieces do not have are left out. */
function some<T>(list: readonly T[]): T[] | undefined {
  return list.length === 0 ? undefined : [...list];
}

/** A piece as it goes to a browser: what was seen, and not its handle or its GUID. */
export function pieceOut(seen: SeenObject, urls: Urls): Piece {
  const { scale, size, motion, text } = seen;
  const url = seen.picture === "?" ? "" : urls(seen.picture);
  const mesh = urls(seen.mesh);
  const own = { x: size.x / (scale.x || 1), y: size.y / (scale.y || 1), z: size.z / (scale.z || 1) };
  const all: { [K in keyof Piece]-?: Piece[K] | undefined } = {
    ...{ type: seen.type, at: vector(seen.position), turn: vector(seen.rotation) },
    ...{ scale: vector(scale), size: vector(own), tint: colorText(seen.tint), side: seen.side },
    name: seen.name === "" ? undefined : plain(seen.name),
    description: seen.description === "" ? undefined : plain(seen.description),
    picture: url === "" ? undefined : { url, ...seen.sheet },
    mesh: mesh === "" ? undefined : mesh,
    text: text === undefined ? undefined : { ...text, text: plain(text.text), color: colorText(text.color) },
    count: seen.count === 1 ? undefined : seen.count,
    value: seen.value === 0 ? undefined : seen.value,
    shows: seen.shows,
    locked: seen.locked ? true : undefined,
    fixed: seen.interactable ? undefined : true,
    buttons: some(seen.buttons.map(buttonOut)),
    menu: some(seen.menu),
    lines: some(seen.lines.map(lineOut)),
    highlight: seen.highlighted === undefined ? undefined : colorText(seen.highlighted),
    ...{ held: seen.held, hand: seen.hand },
    move:
      motion === undefined
        ? undefined
        : {
            ...{ way: motion.way, at: vector(motion.fromPosition), turn: vector(motion.fromRotation) },
            ...{ start: motion.start, length: motion.end - motion.start },
          },
  };
  return Object.fromEntries(
    Object.entries(all).filter(([, value]) => value !== undefined),
  ) as unknown as Piece;
}
