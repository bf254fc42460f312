/** One's own board is shown beside the map, and what is pressed there is what lies on it. */
import { beforeAll, expect, test } from "vitest";
import { toTable, toWindow, type Point } from "../../../tabletop/page/map/camera";
import { gatheringsOf } from "../../../tabletop/page/map/gatherings";
import { drawnPose, windowPoint } from "../../../tabletop/page/map/pose";
import { flyIn } from "../../../tabletop/page/map/settle";
import { cameraOf, insetFor, ownBoard, seenFrom, withoutBoards } from "../../../tabletop/page/map/inset";
import { figuresOf } from "../../../tabletop/page/map/figures";
import type { Piece, View } from "../../../tabletop/wire/view";
import type { Scene } from "../../../tabletop/page/map/types";
import type { Rect } from "../../../tabletop/xml/layout/rect";

const flat = (url: string, x: number, z: number, w: number, d: number): Piece => ({
  ...{
    type: "Board",
    at: [x, 1, z],
    turn: [0, 180, 0],
    scale: [1, 1, 1],
    size: [w, 0.2, d],
    tint: "#ffffff",
  },
  ...{ side: "front", picture: { url }, locked: true },
});
const DRAWINGS = { title: "", files: {} };
const FIGURES = figuresOf(
  {
    map: flat("/a/map.jpg", 0, 0, 40, 30),
    red: flat("/a/mat-red.jpg", 0, -22, 16, 8),
    blue: flat("/a/mat-blue.jpg", 20, -22, 16, 8),
    rules: flat("/a/rules-1.jpg", 26, 10, 6.9, 9.2),
  },
  { title: "", files: { map: { board: true }, "rules-1": { page: 1 } } },
  "Red",
);
const seats = Object.fromEntries(
  [["Red", 0] as const, ["Blue", 20] as const].map(([color, x]) => [
    color,
    { hands: [{ at: [x, 3, -29], turn: [0, 0, 0], size: [13, 5, 4], count: 0 }] },
  ]),
) as unknown as View["seats"];
const viewOf = (color: string): View => ({ you: { color }, seats }) as View;

/** The status and the action at the right of a window of 1440 by 900. */
const DOCKED = [
  { x: 1190, y: 553, w: 250, h: 50 },
  { x: 1190, y: 640, w: 250, h: 230 },
];

beforeAll(() => void Object.assign(globalThis, { innerWidth: 1440, innerHeight: 900 }));

test("pages of the rules are read behind their button, and do not lie on the map", () => {
  expect(FIGURES.map(({ key }) => key).sort()).toEqual(["blue", "map", "red"]);
});

test("it is the board beside one's own hand; who only watches has none", () => {
  expect(["Red", "Blue", "Grey"].map((color) => ownBoard(FIGURES, viewOf(color))?.key)).toEqual([
    ...["red", "blue"],
    undefined,
  ]);
});

test("the boards of colours that nobody plays are left out, the others and the map are not", () => {
  const keys = (colors: string[]): string[] =>
    withoutBoards(colors, FIGURES, viewOf("Red")).map(({ key }) => key);
  expect(keys(["Blue"]).sort()).toEqual(["map", "red"]);
  expect(keys([]).sort()).toEqual(["blue", "map", "red"]);
  expect(keys(["Purple"]), "a colour without a hand has no board").toHaveLength(3);
});

test("it stands over the panels at the right, as wide as there is room; where that is too narrow there is none", () => {
  const board = ownBoard(FIGURES, viewOf("Red"));
  if (board === undefined) throw new Error("Red has no board");
  const inset = insetFor(board, { docked: DOCKED, floating: [] }, 1188);
  expect(inset?.rect).toEqual({ x: 1196, y: 427, w: 236, h: 118 });
  expect(insetFor(board, { docked: DOCKED, floating: [] }, 1400)).toBeUndefined();
  const scene = { inset, camera: { x: 0, z: 0, scale: 20, center: { x: 600, y: 400 } } } as unknown as Scene;
  const middle = { x: 1196 + 118, y: 427 + 59 };
  const place = toTable(seenFrom(scene, middle).camera, middle);
  expect([place.x, place.z]).toEqual([0, -22]);
  expect(seenFrom(scene, { x: 600, y: 400 })).toBe(scene);
});

test("what one wins flies from the middle of the map to where one's own board is seen, and lies on that", () => {
  const mine = figuresOf({ crown: { ...flat("", 2, -23, 1, 1), type: "Generic" } }, DRAWINGS, "Red");
  const board = ownBoard(FIGURES, viewOf("Red"));
  if (board === undefined) throw new Error("Red has no board");
  const inset = insetFor(board, { docked: DOCKED, floating: [] }, 1188);
  const camera = { x: 0, z: 0, scale: 20, center: { x: 600, y: 400 } };
  const scene = {
    ...{ inset, camera, figures: [...FIGURES, ...mine], gatherings: gatheringsOf(mine), lying: undefined },
    ...{ store: { frame: () => 0 }, instant: () => false, settling: new Map(), held: undefined },
    ...{ asked: true, isStale: {}, vectors: () => undefined },
  } as unknown as Scene;
  const [crown] = mine;
  const end = windowPoint(scene, crown);
  if (inset === undefined) throw new Error("there is no inset");
  expect(end.x).toBeGreaterThan(inset.rect.x);
  flyIn(scene, "crown", toTable(camera, { x: 620, y: 350 }));
  const at = (share: number): { x: number; y: number } => {
    const off = scene.settling.get("crown");
    if (off === undefined) throw new Error("it does not fly");
    scene.settling.set("crown", { ...off, start: performance.now() - share * off.length });
    return toWindow(camera, drawnPose(scene, crown));
  };
  expect(at(0).x).toBeCloseTo(620, 0);
  expect(at(0).y).toBeCloseTo(350, 0);
  const late = at(0.97);
  expect(Math.hypot(late.x - end.x, late.y - end.y)).toBeLessThan(30);
  expect(at(1)).toEqual(toWindow(camera, { x: 2, z: -23 }));
});

/** What moves from the cards above the map onto Red's own board, or back: in 60 frames. */
function goal(from: [number, number], to: [number, number]): Piece {
  const piece: Piece = { ...flat("", to[0], to[1], 2, 2), type: "Card" };
  return {
    ...piece,
    move: { way: "smooth", at: [from[0], 1, from[1]], turn: [0, 180, 0], start: 0, length: 60 },
  };
}

test("an objective that is collected goes over the window to where one's own board is seen, and leaves it the same way", () => {
  const board = ownBoard(FIGURES, viewOf("Red"));
  if (board === undefined) throw new Error("Red has no board");
  const inset = insetFor(board, { docked: DOCKED, floating: [] }, 1188);
  if (inset === undefined) throw new Error("there is no inset");
  const camera = { x: 0, z: 0, scale: 20, center: { x: 600, y: 400 } };
  const pathOf = (piece: Piece): { onMap: Point[]; beside: Point[] } => {
    const figures = figuresOf({ goal: piece }, DRAWINGS, "Red");
    const points = (frame: number): { onMap: Point; beside: Point } => {
      const scene = {
        ...{ inset, camera, map: undefined, figures: [...FIGURES, ...figures], lying: undefined },
        ...{ gatherings: gatheringsOf(figures), store: { frame: () => frame }, instant: () => false },
        ...{ settling: new Map(), held: undefined, vectors: () => undefined },
      } as unknown as Scene;
      const seen = seenFrom(scene, inset.rect);
      const [figure] = figures;
      return {
        onMap: toWindow(camera, drawnPose(scene, figure)),
        beside: toWindow(seen.camera, drawnPose(seen, figure)),
      };
    };
    const all = [0, 10, 20, 30, 40, 50, 59].map(points);
    return { onMap: all.map(({ onMap }) => onMap), beside: all.map(({ beside }) => beside) };
  };
  const there = pathOf(goal([-10, 17], [2, -23]));
  expect(there.onMap[0]).toEqual(toWindow(camera, { x: -10, z: 17 }));
  const end = toWindow(cameraOf(inset), { x: 2, z: -23 });
  const last = there.onMap[6];
  expect(Math.hypot(last.x - end.x, last.y - end.y)).toBeLessThan(2);
  for (const [i, { x, y }] of there.onMap.entries()) {
    expect(y).toBeLessThan(900);
    expect(there.beside[i].x).toBeCloseTo(x, 6);
    expect(there.beside[i].y).toBeCloseTo(y, 6);
  }
  const back = pathOf(goal([2, -23], [-10, 17]));
  expect(back.onMap[0].x).toBeCloseTo(end.x, 6);
  expect(back.onMap[0].y).toBeCloseTo(end.y, 6);
  expect(Math.max(...back.onMap.map(({ y }) => y))).toBeLessThan(900);
  // What only passes over the map goes its own way.
  expect(pathOf(goal([-10, 10], [10, -10])).onMap[3]).toEqual(toWindow(camera, { x: 0, z: 0 }));
});

test("what floats in the upper right corner covers nothing of it: it is smaller, or gone where it could not be read", () => {
  const board = ownBoard(FIGURES, viewOf("Red"));
  if (board === undefined) throw new Error("Red has no board");
  const below = (high: number): Rect | undefined => {
    const floating = [{ x: 985, y: 0, w: 455, h: high }];
    return insetFor(board, { docked: DOCKED, floating }, 1188)?.rect;
  };
  expect(below(300), "it is below the box").toEqual({ x: 1196, y: 427, w: 236, h: 118 });
  const smaller = below(430);
  expect(smaller?.y).toBe(438);
  expect(smaller?.w).toBeLessThan(236);
  expect(below(500)).toBeUndefined();
  const aside = { x: 300, y: 0, w: 455, h: 500 };
  expect(insetFor(board, { docked: DOCKED, floating: [aside] }, 1188)?.rect.w).toBe(236);
});
