/** An arrow stands for as long as somebody decides: it is drawn when it comes, and not in every frame. */
import { beforeAll, afterAll, expect, test } from "vitest";
import { focusOf } from "../../../tabletop/page/map/focus";
import { newSheet } from "../../../tabletop/page/map/sheet";
import { paintPointed, type Pointed } from "../../../tabletop/page/map/pointed";
import type { Camera } from "../../../tabletop/page/map/camera";
import type { Scene } from "../../../tabletop/page/map/types";
import type { Still } from "../../../tabletop/page/map/drawn";
import type { Viewport } from "../../../tabletop/page/map/render";

let calls = 0;
/** Takes whatever a canvas takes, and counts what is drawn on it. */
const context: object = new Proxy(
  {},
  {
    get: (_, name) => (name === "canvas" ? undefined : () => calls++),
    set: () => true,
  },
);
const Path = class {
  moveTo = (): void => undefined;
  lineTo = (): void => undefined;
  closePath = (): void => undefined;
};
const given = { document: Reflect.get(globalThis, "document"), Path2D: Reflect.get(globalThis, "Path2D") };
beforeAll(() => {
  const element = (): object => ({
    style: {},
    setAttribute: () => undefined,
    append: () => undefined,
    getContext: () => context,
  });
  Object.assign(globalThis, { document: { createElement: element }, Path2D: Path });
});
afterAll(() => Object.assign(globalThis, given));

const loop = (x: number, color: string): object => ({
  ...{ loop: true, color, thickness: 0.3 },
  points: [
    [x, 1, 0],
    [x + 2, 1, 0],
    [x + 2, 1, 2],
    [x, 1, 2],
  ],
});
const LINES = [loop(0, "#aa0000"), loop(12, "#0000aa")] as unknown as Parameters<typeof focusOf>[0];
const camera: Camera = { x: 6, z: 0, scale: 20, center: { x: 400, y: 300 } };

function table(): {
  scene: Scene;
  still: Still;
  pointed: Pointed;
  drawn: (now: number, seen?: Partial<Viewport>) => number;
} {
  const scene = {
    ...{ focus: focusOf(LINES), field: { x: 0, z: 0, w: 40, d: 30 }, goesRound: false },
    ...{ arrowSince: 1000, instant: () => false },
  } as unknown as Scene;
  const still = { drawn: [] } as unknown as Still;
  const pointed: Pointed = { sheet: newSheet(), of: undefined };
  const drawn = (now: number, seen: Partial<Viewport> = {}): number => {
    calls = 0;
    paintPointed({ camera, w: 800, h: 600, ratio: 1, ...seen } as Viewport, scene, pointed, still, now);
    return calls;
  };
  return { scene, still, pointed, drawn };
}

test("an arrow is drawn in each frame in which it grows, and then no more until something changes", () => {
  const { drawn, scene, pointed } = table();
  for (const now of [1000, 1100, 1349]) expect(drawn(now), `${now}`).toBeGreaterThan(3);
  expect(drawn(1350)).toBeGreaterThan(3);
  for (const now of [1367, 1383, 5000]) expect(drawn(now), `${now}`).toBe(0);
  // The same place of the table, worked out anew.
  expect(drawn(5016, { camera: { ...camera, center: { ...camera.center } } })).toBe(0);
  expect(drawn(5033, { camera: { ...camera, scale: 30 } })).toBeGreaterThan(3);
  scene.focus = focusOf([]);
  drawn(5050);
  expect(pointed.sheet.canvas.hidden).toBe(true);
});

test("pieces that lie otherwise are written on anew under the arrow", () => {
  const { drawn, still } = table();
  drawn(2000);
  expect(drawn(2016)).toBe(0);
  still.drawn = [];
  expect(drawn(2033)).toBeGreaterThan(3);
});
