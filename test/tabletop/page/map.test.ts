import { describe, expect, test } from "vitest";
import {
  fit,
  fitScale,
  pan,
  show,
  sightOf,
  toTable,
  toWindow,
  zoom,
} from "../../../tabletop/page/map/camera";
import { focusOf } from "../../../tabletop/page/map/focus";
import { givenTo, keysOf } from "../../../tabletop/page/map/hotkeys";
import { moving, poseOf } from "../../../tabletop/page/map/place";
import { partsOfWay } from "../../../tabletop/page/map/way";
import type { Line, Piece } from "../../../tabletop/wire/view";

const FIELD = { x: 0, z: 0, w: 40, d: 36 };
const FREE = { x: 60, y: 100, w: 800, h: 600 };

describe("The map is seen from above, north up, fitted into what the panels leave", () => {
  const camera = fit(FIELD, FREE);

  test("the whole board lies within the free rectangle, and touches it", () => {
    const [nw, se] = [toWindow(camera, { x: -20, z: 18 }), toWindow(camera, { x: 20, z: -18 })];
    expect(nw.y).toBeCloseTo(100);
    expect(se.y).toBeCloseTo(700);
    expect(nw.x).toBeGreaterThanOrEqual(60);
    expect(se.x).toBeLessThanOrEqual(860);
  });

  test("what is under the pointer stays there while the map comes closer", () => {
    const point = { x: 300, y: 250 };
    const place = toTable(camera, point);
    const closer = zoom(camera, point, 3, fitScale(FIELD, FREE));
    expect(closer.scale).toBeCloseTo(camera.scale * 3);
    expect(toWindow(closer, place).x).toBeCloseTo(300);
    expect(toWindow(closer, place).y).toBeCloseTo(250);
  });

  test("there is an end to coming closer, and the board cannot be lost", () => {
    const fitted = fitScale(FIELD, FREE);
    expect(zoom(camera, { x: 0, y: 0 }, 1000, fitted).scale).toBeCloseTo(fitted * 8);
    expect(pan(camera, { x: 1e6, y: 0 }, FIELD).x).toBe(-40);
  });

  test("a part that cannot be seen is brought in, and no farther", () => {
    const near = zoom(camera, { x: 460, y: 400 }, 4, fitScale(FIELD, FREE));
    const seen = show(near, { x: 18, z: 0, w: 2, d: 2 }, FREE);
    expect(toWindow(seen, { x: 19, z: 0 }).x).toBeCloseTo(860);
    expect(seen.z).toBeCloseTo(near.z);
    expect(show(seen, { x: 18, z: 0, w: 2, d: 2 }, FREE)).toEqual(seen);
  });
});

describe("A script that turns somebody's camera shows what it would show at a table", () => {
  const at = (x: number, z: number): [number, number, number] => [x, 1, z];

  test("from near a part of the board, closer, from any place", () => {
    const field = sightOf({ at: at(12, -6), distance: 17 }, FIELD);
    expect(field).toMatchObject({ x: 12, z: -6 });
    expect(fitScale(field ?? FIELD, FREE)).toBeGreaterThan(fitScale(FIELD, FREE) * 1.5);
  });

  test("a mat beside the board, at which nothing of it was seen", () => {
    expect(sightOf({ at: at(0, -28), distance: 17 }, FIELD)).toMatchObject({ x: 0, z: -28 });
  });

  test("from far but aside no more than that, where the upper edge would be out of sight", () => {
    expect(sightOf({ at: at(0, -20), distance: 42 }, FIELD)).toMatchObject({ x: 0, z: -20 });
    expect(sightOf({ at: at(-20, 0), distance: 42 }, FIELD)).toMatchObject({ x: -20, z: 0 });
  });

  test("from far all of the board, as the key for that does", () => {
    expect(sightOf({ at: at(0, -2), distance: 42 }, FIELD)).toBeUndefined();
  });
});

function piece(more: Partial<Piece>): Piece {
  return {
    ...{ type: "Tile", at: [10, 1, 0], turn: [0, 180, 0], scale: [1, 1, 1], size: [1, 1, 1] },
    ...{ tint: "#ffffff", side: "front" },
    ...more,
  };
}

describe("A move travels as its two ends, its start and its length", () => {
  const going = piece({ move: { way: "smooth", at: [0, 1, 0], turn: [0, 180, 0], start: 100, length: 40 } });

  test("it begins where it came from, ends where it is, and is half way in the middle", () => {
    expect(poseOf(going, 90).x).toBe(0);
    expect(poseOf(going, 120).x).toBeCloseTo(5);
    expect(poseOf(going, 140).x).toBe(10);
    expect([moving(going, 139), moving(going, 140)]).toEqual([true, false]);
  });

  test("whoever wants no motion sees the end", () => {
    expect(poseOf(going, Infinity).x).toBe(10);
  });

  test("it turns the shorter way round", () => {
    const turned = piece({
      turn: [0, 10, 0],
      move: { way: "smooth", at: [10, 1, 0], turn: [0, 350, 0], start: 0, length: 10 },
    });
    expect(poseOf(turned, 5).yaw % 360).toBeCloseTo(0);
  });
});

function loop(x: number, color: string, thickness: number): Line {
  const points: Line["points"] = [
    [x - 1, 1, -1],
    [x + 1, 1, -1],
    [x + 1, 1, 1],
    [x - 1, 1, 1],
  ];
  return { points, color, thickness, turn: [0, 0, 0], loop: true };
}

describe("Lines on the table point out source, target and what may be chosen", () => {
  test("an arrow goes from the first thick outline to the one of another colour", () => {
    const { arrow, field, loops } = focusOf([
      loop(0, "#fffff0", 0.07),
      loop(3, "#f0b000", 0.13),
      loop(9, "#d02010", 0.13),
    ]);
    expect(loops).toHaveLength(3);
    expect(arrow?.from.x).toBeCloseTo(3);
    expect(arrow?.to.x).toBeCloseTo(9);
    expect(arrow?.color).toBe("#d02010");
    expect(field).toEqual({ x: 6, z: 0, w: 8, d: 2 });
  });

  test("a source alone, or nothing but what is legal, has no arrow", () => {
    expect(focusOf([loop(0, "#fffff0", 0.07), loop(3, "#f0b000", 0.13)]).arrow).toBeUndefined();
    expect(focusOf([loop(0, "#fffff0", 0.07)])).toMatchObject({ arrow: undefined, field: undefined });
    expect(focusOf([]).loops).toEqual([]);
  });
});

describe("An arrow takes the shorter way on a map that goes round", () => {
  const field = { x: 0, z: 0, w: 100, d: 60 };
  const [west, east] = [
    { x: -45, z: 10 },
    { x: 45, z: 20 },
  ];

  test("it leaves over the near edge and comes in at the other", () => {
    expect(partsOfWay({ from: east, to: west }, field, true)).toEqual([
      { from: east, to: { x: 55, z: 10 } },
      { from: { x: -55, z: 20 }, to: west },
    ]);
    expect(partsOfWay({ from: west, to: east }, field, true)[0]).toEqual({
      from: west,
      to: { x: -55, z: 20 },
    });
  });

  test("it goes straight where that is shorter, and on every other map", () => {
    const near = { from: west, to: { x: 0, z: 0 } };
    expect(partsOfWay(near, field, true)).toEqual([near]);
    expect(partsOfWay({ from: west, to: east }, field, false)).toEqual([{ from: west, to: east }]);
  });
});

test("Each hotkey of the script gets a letter of its own that the page does not use", () => {
  const keys = keysOf(["Confirm", "Cancel", "Flip it", "Cf"]);
  expect([...keys]).toEqual([
    ["c", "Confirm"],
    ["a", "Cancel"],
    ["l", "Flip it"],
  ]);
});

test("keys that the game gives are those of their hotkeys, and no letter of another one", () => {
  const given = { Enter: "Confirm", C: "Cut", "Ctrl+Z": "Undo" };
  expect([...keysOf(["Confirm", "Undo", "Cancel", "Cut"], given)]).toEqual([
    ["Enter", "Confirm"],
    ["C", "Cut"],
    ["Ctrl+Z", "Undo"],
    ["a", "Cancel"],
  ]);
  const pressed = { ctrlKey: false, metaKey: false, altKey: false };
  expect(givenTo({ ...pressed, key: "Z" }, given)).toBeUndefined();
  expect(givenTo({ ...pressed, key: "z", metaKey: true }, given)).toBe("Undo");
  expect(givenTo({ ...pressed, key: "c" }, given)).toBe("Cut");
  // With Ctrl it is meant wherever the keys have gone, unless the game means something else by that.
  expect(givenTo({ ...pressed, key: "Enter", ctrlKey: true }, given)).toBe("Confirm");
  expect(givenTo({ ...pressed, key: "Enter", ctrlKey: true }, { ...given, "Ctrl+Enter": "Cut" })).toBe("Cut");
});
