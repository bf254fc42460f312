/** Whoever tells the system that nothing is to move, or may again, has told a page that is open. */
import { afterAll, expect, test, vi } from "vitest";
import { followMotion, type Likes } from "../../../tabletop/page/parts/settings";

afterAll(() => vi.unstubAllGlobals());

test("a page that is open follows the system", () => {
  const system = new EventTarget();
  vi.stubGlobal("matchMedia", () => system);
  const likes: Likes = { scale: 0, instant: false, sound: true, effects: true, volume: 1 };
  const told: boolean[] = [];
  followMotion(likes, () => told.push(likes.instant));
  for (const matches of [true, false]) system.dispatchEvent(Object.assign(new Event("change"), { matches }));
  expect(told).toEqual([true, false]);
});
