/** On the map counts lie beside shields and beside each other, however crowded a land is. */
import { describe, expect, test } from "vitest";
import { readFileSync } from "node:fs";
import { TERRITORIES } from "../../../src/risk/europe/territories.data";
import { UNITS } from "../../../src/games/castle-risk/rules/units";
import { PLACES, SLOTS } from "../../../src/risk/europe/places.data";
import { countRect, totalRect } from "../../../tabletop/page/map/count";
import { toWindow } from "../../../tabletop/page/map/camera";
import { sizeOf } from "../../../tabletop/page/map/figure";
import { poseOf } from "../../../tabletop/page/map/place";
import { figuresOf, type Figure } from "../../../tabletop/page/map/figures";
import { gatheringsOf, spreadOf } from "../../../tabletop/page/map/gatherings";
import type { Drawings } from "../../../tabletop/page/drawings";
import type { Rect } from "../../../tabletop/xml/layout/rect";
import type { Piece } from "../../../tabletop/wire/view";

const { footprints } = JSON.parse(readFileSync("assets/places.json", "utf8")) as {
  footprints: Record<string, [number, number]>;
};
const DRAWINGS: Drawings = {
  title: "",
  files: {
    shield: { icon: "shield.svg", far: "grow", width: 1 },
    ...Object.fromEntries(
      UNITS.map((unit) => [unit, { icon: `${unit}.svg`, far: "hide", width: 2 * footprints[unit][0] }]),
    ),
  },
};

/** An army of all kinds in each territory, and the shields; two figures in each number. */
function armies(others: Readonly<Record<string, Piece>> = {}): Figure[] {
  const pieces: Record<string, Piece> = { ...others };
  for (const [t, row] of PLACES.entries())
    for (const kind of ["shield", ...UNITS]) {
      const slot = SLOTS.indexOf(kind as (typeof SLOTS)[number]);
      const scale = kind === "shield" ? 0.8 : 1;
      pieces[`${TERRITORIES[t].id} ${kind}`] = {
        ...{ type: "Generic", at: [(row[2 * slot] - 2048) / 100, 1.2, (1800 - row[2 * slot + 1]) / 100] },
        ...{ turn: [0, 180, 0], scale: [scale, scale, scale], size: [1, 1, 1], tint: "#ffffff" },
        ...{ side: "front", mesh: `/a/${kind}.obj`, count: 40 },
      };
    }
  return figuresOf(pieces, DRAWINGS, "Red");
}

const common = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

/** Of a count so much may lie below something else: the room between its round end and its corner. */
const CORNER = 0.22;

const isShield = ({ drawing }: Figure): boolean => drawing?.far === "grow";

describe("the count of a piece", () => {
  const figures = armies();
  const gatherings = gatheringsOf(figures);

  // From the scale at which pieces are drawn one by one to that of a single land.
  test.each([20, 22, 25, 30, 40, 60])(
    "at %i pixels for a unit lies beside shields and other counts",
    (scale) => {
      const camera = { x: 0, z: 0, scale, center: { x: 0, y: 0 } };
      const at = (figure: Figure): { x: number; y: number } =>
        toWindow(camera, spreadOf(gatherings, figure, poseOf(figure.piece, 0), scale));
      const taken: Rect[] = figures
        .filter(isShield)
        .map((figure) => totalRect(at(figure), sizeOf(figure, scale)));
      const faults: string[] = [];
      for (const figure of figures.filter((one) => !isShield(one))) {
        const size = sizeOf(figure, scale);
        const font = Math.max(11, size * 0.34);
        const rect = countRect(at(figure), size, font * 1.57, font * 1.15, taken);
        const covered = taken.reduce((sum, other) => sum + common(rect, other), 0) / (rect.w * rect.h);
        if (covered > CORNER) faults.push(`${figure.key} ${covered.toFixed(2)}`);
        taken.push(rect);
      }
      expect(faults).toEqual([]);
    },
  );

  test("lies below the shields, and so do the pieces", () => {
    expect(figures.slice(-PLACES.length).every(isShield)).toBe(true);
  });
});

describe("far away", () => {
  test("units go where a shield tells their number, and stay beside the board", () => {
    const supply: Piece = {
      ...{ type: "Generic", at: [23, 1, 2.7], turn: [0, 180, 0], scale: [1, 1, 1], size: [1, 1, 1] },
      ...{ tint: "#ffffff", side: "front", mesh: "/a/archer.obj" },
    };
    const sizes = armies({ supply }).filter((one) => !isShield(one));
    expect(sizes.filter((one) => sizeOf(one, 15) > 0).map(({ key }) => key)).toEqual(["supply"]);
  });
});
