/** What dice have cost is struck off by the browser alone: the page draws it once, and not in each frame. */
import { describe, expect, test } from "vitest";
import { runAlone } from "../alone";
import { NO_CHROMIUM } from "../chromium";

/** Strikes off three armies at one shield, one at another, for one camera and then for another. */
const STRIKE = `(async () => {
  const figure = (key, x) => ({ key, kind: "icon", w: 1, d: 1, icon: "red.svg", drawing: { far: "grow" },
    piece: { at: [x, 1, 0], turn: [0, 180, 0], scale: [1, 1, 1], count: 5, type: "Generic" } });
  const figures = [figure("china", 0), figure("siam", 5)];
  const scene = {
    figures, losses: [], settling: new Map(), gatherings: new Map(), lying: undefined, held: undefined,
    instant: () => false, store: { frame: () => 0 }, camera: { x: 0, z: 0, scale: 20, center: { x: 100, y: 100 } },
  };
  const struck = { element: document.createElement("div"), shown: new Map() };
  document.body.replaceChildren(struck.element);
  const now = performance.now();
  scene.losses = [["china", 3], ["siam", 1]].map(([key, count]) => ({ key, count, since: now }));
  showLosses(struck, scene, now);
  const said = () => [...struck.element.children].map(({ textContent, style }) => [textContent, style.left]);
  const seen = { first: said(), animated: [], changes: 0 };
  const watcher = new MutationObserver((all) => seen.changes += all.length);
  watcher.observe(struck.element, { subtree: true, childList: true, attributes: true });
  for (let i = 0; i < 5; i++) {
    showLosses(struck, scene, now + 16 * i);
    await new Promise(requestAnimationFrame);
  }
  seen.changes += watcher.takeRecords().length;
  watcher.disconnect();
  for (const animation of document.getAnimations())
    for (const frame of animation.effect.getKeyframes())
      for (const name of Object.keys(frame)) if (!["offset", "computedOffset", "easing", "composite"].includes(name)) seen.animated.push(name);
  seen.animated = [...new Set(seen.animated)].sort();
  scene.camera = { ...scene.camera, scale: 40 };
  showLosses(struck, scene, now + 100);
  seen.zoomed = said();
  scene.figures = figures.slice(1);
  showLosses(struck, scene, now + 120);
  seen.left = said();
  await Promise.all(document.getAnimations().map(({ finished }) => finished));
  await new Promise(requestAnimationFrame);
  seen.last = said();
  return seen;
})()`;

interface Seen {
  first: string[][];
  zoomed: string[][];
  left: string[][];
  last: string[][];
  animated: string[];
  changes: number;
}

describe.skipIf(NO_CHROMIUM)("Losses on the map", () => {
  test(
    "stand at what was lost, follow the view, fade by themselves and are gone",
    { timeout: 60_000 },
    async () => {
      const seen = await runAlone<Seen>({ "./map/struck": ["showLosses"] }, STRIKE);
      expect(seen.first).toEqual([
        ["−3", "100px"],
        ["−1", "200px"],
      ]);
      // These two a compositor moves without the page.
      expect(seen.animated).toEqual(["opacity", "transform"]);
      expect(seen.changes).toBe(0);
      expect(seen.zoomed).toEqual([
        ["−3", "100px"],
        ["−1", "300px"],
      ]);
      expect(seen.left).toEqual([["−1", "300px"]]);
      expect(seen.last).toEqual([]);
    },
  );
});
