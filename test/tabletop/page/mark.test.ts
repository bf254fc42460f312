/** On a phone's map the chances of targets are read where they lie close: beside each other, and beside all totals. */
import { describe, expect, test } from "vitest";
import { BOARD as EUROPE } from "../../../src/risk/europe/board";
import { PLACES as EUROPE_PLACES, SLOTS as EUROPE_SLOTS } from "../../../src/risk/europe/places.data";
import { BOARD as WORLD } from "../../../src/risk/world/board";
import { PLACES as WORLD_PLACES, SLOTS as WORLD_SLOTS } from "../../../src/risk/world/places.data";
import { apartOf } from "../../../tabletop/page/map/apart";
import { markedOf, sizeOf } from "../../../tabletop/page/map/figure";
import { placeMarks } from "../../../tabletop/page/map/mark";
import { totalRect } from "../../../tabletop/page/map/count";
import { toWindow } from "../../../tabletop/page/map/camera";
import { figuresOf, type Figure } from "../../../tabletop/page/map/figures";
import type { Drawings } from "../../../tabletop/page/drawings";
import type { Button, Piece } from "../../../tabletop/wire/view";
import type { Rect } from "../../../tabletop/xml/layout/rect";
import type { Viewport } from "../../../tabletop/page/map/render";

const DRAWINGS: Drawings = {
  title: "A game",
  files: { shield: { icon: "shield.svg", far: "grow", width: 0.8 } },
};

/** Pixels for a unit where a board of 40 units is as wide as a phone, and letters as wide as Arimo's in bold. */
const SCALE = 8.6;
const camera = { x: 0, z: 0, scale: SCALE, center: { x: 0, y: 0 } };
const LETTERS: Readonly<Record<string, number>> = { "%": 0.89, ">": 0.58, "<": 0.58 };
const wide = (mark: string, font: number): number =>
  mark.split("").reduce((sum, letter) => sum + (LETTERS[letter] ?? 0.56), 0) * font;

const BOARDS = [
  ["Europe", EUROPE, EUROPE_PLACES, EUROPE_SLOTS.indexOf("shield")],
  ["the world", WORLD, WORLD_PLACES, WORLD_SLOTS.indexOf("shield")],
] as const;

const BUTTON: Button = {
  ...{ label: "", tooltip: "", at: [0, 0, 0], turn: [0, 0, 0], scale: [1, 1, 1], width: 0, height: 0 },
  ...{ fontSize: 0, color: "#000000", fontColor: "#ffffff" },
};

/** The shields of all lands, those of some of them with a chance. */
function shields(places: readonly (readonly number[])[], slot: number, targets: readonly number[]): Figure[] {
  const pieces = places.map((row, t): [string, Piece] => {
    const label = targets.includes(t) ? "13\n100%" : "13";
    const piece: Piece = {
      ...{ type: "Generic", at: [(row[2 * slot] - 2048) / 100, 1.2, (1800 - row[2 * slot + 1]) / 100] },
      ...{ turn: [0, 180, 0], scale: [1, 1, 1], size: [1, 1, 1], tint: "#ffffff", side: "front" },
      ...{ mesh: "/a/shield.obj", buttons: [{ ...BUTTON, label }] },
    };
    return [`${t}`, piece];
  });
  return figuresOf(Object.fromEntries(pieces), DRAWINGS, "Red");
}

const common = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

/** Of a chance so much may lie below another, and so much of a number: chances have round corners. */
const CORNER = 0.15;
/**
 * Two shields have others on all sides here, where none is put aside within its land as the page does: a third of a
 * number lies below their chances.
 */
const CROWDED = { lithuania: 0.36, irkutsk: 0.17 };
const mostOf = (id: string): number => (id === "lithuania" || id === "irkutsk" ? CROWDED[id] : CORNER);

/** The room of two figures in the middle of a shield. */
function numberRect({ x, y, w, h }: Rect): Rect {
  return { x: x + w * 0.14, y: y + h * 0.14, w: w * 0.72, h: h * 0.56 };
}

describe.each(BOARDS)("on the board of %s", (_, board, places, slot) => {
  test.each(board.territories.map(({ name }, t) => [name, t] as const))(
    "around %s all chances and totals are read",
    (__, source) => {
      const figures = shields(places, slot, board.near[source]);
      const apart = apartOf(figures, SCALE, ({ piece }) => ({ x: piece.at[0], z: piece.at[2] }));
      const placeOf = ({ key, piece }: Figure): { x: number; z: number } =>
        apart.places.get(key) ?? { x: piece.at[0], z: piece.at[2] };
      const totals = figures.map((one) => totalRect(toWindow(camera, placeOf(one)), sizeOf(one, SCALE)));
      const marked = figures.flatMap((one) => markedOf({ camera } as Viewport, one, placeOf(one)) ?? []);
      const rooms = placeMarks(marked, totals, wide);
      expect(rooms).toHaveLength(board.near[source].length);
      for (const [i, room] of rooms.entries()) {
        const rest = rooms.slice(i + 1);
        expect(Math.max(0, ...rest.map((other) => common(room, other) / (room.w * room.h)))).toBeLessThan(
          CORNER,
        );
        const most = mostOf(board.territories[Number(marked[i].figure.key)].id);
        for (const number of totals.map(numberRect))
          expect(common(room, number) / (number.w * number.h)).toBeLessThan(most);
      }
    },
  );
});
