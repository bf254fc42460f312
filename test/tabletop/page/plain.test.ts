/** The map of a table whose game has no drawings: what it is fitted to, and where buttons lie. */
import { describe, expect, test } from "vitest";
import { fieldOfMost, figureOf, type Figure } from "../../../tabletop/page/map/figures";
import { isUp, isUpsideDown, plainRect } from "../../../tabletop/page/map/plain-button";
import type { Button, Piece } from "../../../tabletop/wire/view";

const NOTHING = { title: "", files: {} };

function figure(at: [number, number, number], more: Partial<Piece> = {}): Figure {
  const piece: Piece = {
    ...{ type: "Tile", at, turn: [0, 180, 0], scale: [1, 1, 1], size: [2, 0.2, 2], tint: "#ffffff" },
    ...{ side: "front", ...more },
  };
  return figureOf(JSON.stringify(piece), piece, NOTHING);
}

const BUTTON: Button = {
  ...{ label: "Start", tooltip: "", at: [0.5, 0.1, 0.25], turn: [0, 0, 0], scale: [1, 1, 0.5] },
  ...{ width: 500, height: 250, fontSize: 100, color: "#ffffff", fontColor: "#000000" },
};

describe("The map is fitted to where most lies", () => {
  const near = Array.from({ length: 40 }, (_, i) => figure([(i % 8) * 4 - 14, 1, Math.floor(i / 8) * 4 - 8]));

  test("walls of a room, and what lies far away, are left out", () => {
    const walls = [figure([240, 110, 0], { scale: [18, 33, 26] }), figure([0, 1, -300])];
    expect(fieldOfMost([...near, ...walls])).toEqual(fieldOfMost(near));
    expect(fieldOfMost(near)).toEqual({ x: 0, z: 0, w: 30, d: 18 });
  });

  test("what lies beside it is not", () => {
    expect(fieldOfMost([...near, figure([40, 1, 0])]).w).toBe(56);
  });

  test("an empty table has a size as well", () => {
    expect(fieldOfMost([]).w).toBeGreaterThan(0);
  });
});

describe("A button lies where its script has put it", () => {
  test("with the scales of piece and button, along both sides", () => {
    const field = plainRect(figure([0, 1, 0], { scale: [3, 1, 2] }), BUTTON);
    expect(field).toEqual({ x: -1.5, y: 0.5, w: 3, h: 0.5, unit: 1 });
  });

  test("and is there on the upper side alone", () => {
    const tile = figure([0, 1, 0]);
    expect(isUp(tile, BUTTON)).toBe(true);
    expect(isUp(tile, { ...BUTTON, turn: [180, 0, 0] })).toBe(false);
    const turned = figure([0, 1, 0], { turn: [0, 180, 180] });
    expect(isUp(turned, BUTTON)).toBe(false);
    expect(isUp(turned, { ...BUTTON, turn: [0, 0, 180] })).toBe(true);
  });

  test("what stands on its head is turned to be read", () => {
    expect([0, 90, 180, 270, 350].map(isUpsideDown)).toEqual([true, false, false, false, true]);
  });
});
