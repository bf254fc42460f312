/** What is lost by dice is struck off on the map, and nothing else. */
import { expect, test } from "vitest";
import { figuresOf, type Figure } from "../../../tabletop/page/map/figures";
import { lossesOf } from "../../../tabletop/page/map/losses";
import type { Drawings } from "../../../tabletop/page/drawings";
import type { Piece } from "../../../tabletop/wire/view";

const DRAWINGS: Drawings = {
  title: "",
  files: {
    red: { icon: "red.svg", far: "grow", width: 1 },
    blue: { icon: "blue.svg", far: "grow", width: 1 },
    soldier: { icon: "soldier.svg", far: "hide", width: 1 },
  },
};
const [DICE, NOW] = [1000, 1200];

/** Shields five units apart, each of a land: "red 5" is red's, with five armies. */
function shields(
  lands: Readonly<Record<string, string>>,
  more: Readonly<Record<string, Piece>> = {},
): Figure[] {
  const pieces = Object.entries(lands).map(([land, text], i): [string, Piece] => {
    const [color, count] = text.split(" ");
    return [land, pieceAt(5 * i, color, Number(count))];
  });
  return figuresOf({ ...Object.fromEntries(pieces), ...more }, DRAWINGS, "Red");
}

function pieceAt(x: number, kind: string, count: number): Piece {
  return {
    ...{
      type: "Generic",
      at: [x, 1, 0],
      turn: [0, 180, 0],
      scale: [1, 1, 1],
      size: [1, 1, 1],
      tint: "#ffffff",
    },
    ...{ side: "front", mesh: `/a/${kind}.obj`, count },
  };
}

const struckOff = (before: readonly Figure[], figures: Figure[], diceFell = DICE): Record<string, number> =>
  Object.fromEntries(
    lossesOf({ figures, diceFell }, before, NOW).map(({ key, count }) => [key, count] as const),
  );

const BEFORE = { china: "red 7", siam: "blue 4", india: "blue 1" };

test("where dice have fallen, as many as have fallen on each side", () => {
  const after = shields({ ...BEFORE, china: "red 6", siam: "blue 3" });
  expect(struckOff(shields(BEFORE), after)).toEqual({ china: 1, siam: 1 });
  expect(struckOff(shields(BEFORE), after, NOW - 3000)).toEqual({});
});

test("an army that is in the next land at once, and in the one behind it, was not lost", () => {
  const taken = shields({ china: "red 1", siam: "red 3", india: "blue 1" });
  expect(struckOff(shields(BEFORE), taken)).toEqual({ china: 3 });
  const both = shields({ china: "red 1", siam: "red 1", india: "red 3" });
  expect(struckOff(shields(BEFORE), both)).toEqual({ china: 2 });
});

test("nothing is where pieces march off", () => {
  const soldier: Piece = {
    ...pieceAt(1, "soldier", 2),
    move: { way: "smooth", at: [1, 1, 0], turn: [0, 180, 0], start: 0, length: 30 },
  };
  const after = shields({ ...BEFORE, china: "red 5" }, { soldier });
  expect(struckOff(shields(BEFORE), after)).toEqual({});
});
