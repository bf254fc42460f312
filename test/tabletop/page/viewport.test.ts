/** While something floats over the map it stays where it is; it moves for what is chosen, and goes back at the end. */
import { expect, test } from "vitest";
import { fit, toWindow, type Camera, type Field, type Place } from "../../../tabletop/page/map/camera";
import { focusOf } from "../../../tabletop/page/map/focus";
import { focusOn, lookAt, setFree } from "../../../tabletop/page/map/viewport";
import type { Rect } from "../../../tabletop/xml/layout/rect";
import type { Scene } from "../../../tabletop/page/map/types";

const BOARD: Field = { x: 0, z: 0, w: 40, d: 30 };
const FREE: Rect = { x: 0, y: 0, w: 800, h: 600 };
/** Two lands under the upper edge of the window, and a battle that hangs over the first. */
const NORTH: Field = { x: 0, z: 11, w: 6, d: 4 };
const EAST: Field = { x: 9, z: 11, w: 4, d: 4 };
const BATTLE: Rect = { x: 280, y: 0, w: 240, h: 200 };
/** The same with a question below it. */
const ASKING: Rect = { ...BATTLE, h: 330 };
const WHOLE = fit(BOARD, FREE);

/** A map that shows its board, of which nothing is painted. */
function mapOf(): Scene {
  const scene: Partial<Scene> = {
    ...{ free: FREE, over: [], laidFor: undefined, field: BOARD, focus: focusOf([]), camera: WHOLE },
    ...{ moved: false, shown: true, glide: undefined, instant: () => true, asked: true },
  };
  return scene as Scene;
}

/** Where the map looks when something is chosen and panels lie so. */
function looks(
  scene: Scene,
  chosen: Field | undefined,
  over: readonly Rect[],
  free = FREE,
  who?: { watches?: boolean; opens?: boolean },
): Camera {
  focusOn(scene, { ...scene.focus, field: chosen });
  setFree(scene, free, over, who);
  return scene.camera;
}

/** As much room is left around what is chosen, as a share of it. */
const AIR = 1.12;

/** Where the upper edge of a part of the table with that room is seen on the whole board, in pixels. */
function topOf(place: Field): number {
  return toWindow(WHOLE, place).y - (place.d * AIR * WHOLE.scale) / 2;
}

function covers({ x, y, w, h }: Rect, camera: Camera, place: Place): boolean {
  const at = toWindow(camera, place);
  return at.x > x && at.x < x + w && at.y > y && at.y < y + h;
}

test("a battle that begins on what is chosen moves the map; a question that comes with it does not", () => {
  const scene = mapOf();
  expect(looks(scene, NORTH, [])).toEqual(WHOLE);
  const fought = looks(scene, NORTH, [BATTLE]);
  expect([covers(BATTLE, WHOLE, NORTH), covers(BATTLE, fought, NORTH)]).toEqual([true, false]);
  expect(looks(scene, NORTH, [ASKING])).toBe(fought);
  expect(looks(scene, NORTH, [ASKING, { x: 0, y: 0, w: 100, h: 90 }])).toBe(fought);
  expect(looks(scene, NORTH, [BATTLE])).toBe(fought);
});

test("a map over which a battle has begun beside what is chosen stays as well when it grows over that", () => {
  const scene = mapOf();
  const beside = { ...BATTLE, h: 20 };
  expect(looks(scene, NORTH, [beside])).toEqual(WHOLE);
  expect(looks(scene, NORTH, [BATTLE])).toEqual(WHOLE);
});

test("something else that is chosen under it moves the map, and so does another room for it", () => {
  const scene = mapOf();
  looks(scene, EAST, [BATTLE]);
  const other = looks(scene, NORTH, [BATTLE]);
  expect(covers(BATTLE, other, NORTH)).toBe(false);
  const narrow = { ...FREE, w: 600 };
  expect(looks(scene, NORTH, [BATTLE], narrow).center).toEqual({ x: 300, y: 300 });
});

test("while whoever watches reads a page the map stays, wherever the computers go; it goes back when that is closed", () => {
  const scene = mapOf();
  const read = looks(scene, undefined, [BATTLE], FREE, { watches: true });
  expect(read).toEqual(WHOLE);
  for (const chosen of [NORTH, EAST, undefined, NORTH])
    expect(looks(scene, chosen, [BATTLE], FREE, { watches: true })).toBe(read);
  expect(looks(scene, undefined, [], FREE, { watches: true })).toEqual(WHOLE);
});

test("a page that whoever watches opens over what computers do does not move the map; a battle that begins there does", () => {
  const opened = looks(mapOf(), NORTH, [BATTLE], FREE, { watches: true, opens: true });
  expect(opened).toEqual(WHOLE);
  for (const who of [{ watches: true }, { opens: true }])
    expect(covers(BATTLE, looks(mapOf(), NORTH, [BATTLE], FREE, who), NORTH)).toBe(false);
});

test("when the battle is gone the map shows the whole board again", () => {
  const scene = mapOf();
  looks(scene, NORTH, [BATTLE]);
  expect(looks(scene, NORTH, [])).toEqual(WHOLE);
});

test("a battle over a small part of what is chosen is borne, one over half of it is not", () => {
  const [some, half] = [0.2, 0.55].map((share) => ({
    ...BATTLE,
    h: topOf(NORTH) + share * NORTH.d * AIR * WHOLE.scale,
  }));
  expect(looks(mapOf(), NORTH, [some])).toEqual(WHOLE);
  expect(covers(half, looks(mapOf(), NORTH, [half]), { x: 0, z: 12 })).toBe(false);
});

test("where a script turns the camera the map goes and stays, until it shows the whole board again", () => {
  const scene = mapOf();
  lookAt(scene, { at: [9, 1, 5], distance: 12 });
  expect([scene.camera.x, scene.camera.z, scene.camera.scale > WHOLE.scale * 2]).toEqual([9, 5, true]);
  const { scale } = scene.camera;
  expect(looks(scene, undefined, [], { ...FREE, w: 600 })).toEqual({
    x: 9,
    z: 5,
    scale,
    center: { x: 300, y: 300 },
  });
  looks(scene, undefined, []);
  lookAt(scene, { at: [0, 1, 0], distance: 42 });
  expect(scene.camera).toEqual(WHOLE);
});
