/** Dice of the panels show one face after the other while they tumble, and then the one that fell. */
import { describe, expect, test } from "vitest";
import { runAlone } from "./alone";
import { NO_CHROMIUM } from "./chromium";

/** Has a die fall that shows 1 and then 4; says what was seen of it, frame by frame, until it lies. */
const FALL = `(async () => {
  document.body.innerHTML = '<div id="frame"><div id="panels"><div data-key="7" style="position:absolute;width:20px;height:20px">' +
    '<i class="ui-ground"></i></div></div></div>';
  const [frame, panels] = ["frame", "panels"].map((id) => document.getElementById(id));
  const faces = [1, 2, 3, 4, 5, 6];
  const dice = Object.fromEntries(faces.map((face) => ["die-" + face, { side: 0, face, beaten: false }]));
  const assets = Object.fromEntries(faces.map((face) => ["die-" + face, "data:image/svg+xml,die-" + face]));
  const shown = newPanelDice(frame, panels, dice, () => false);
  const die = document.querySelector("[data-key]");
  const tint = { r: 1, g: 1, b: 1, a: 1 };
  const show = (name) =>
    shown.update(shown.plan([{ line: 7, x: 0, y: 0, w: 20, h: 20, picture: { name, tint } }], { assets }));
  const fell = [show("die-1"), show("die-4")];
  // Drawn in one frame, it is seen as it begins to tumble in the next one.
  const before = die.style.scale;
  await new Promise(requestAnimationFrame);
  const strip = die.querySelector(":scope > i > i");
  const pictures = getComputedStyle(strip).backgroundImage.match(/die-\\d/g);
  const seen = { fell, begins: [before, die.style.scale], faces: [], animated: [], changes: 0, lies: "" };
  for (const animation of document.getAnimations())
    for (const { offset, computedOffset, easing, composite, ...of } of animation.effect.getKeyframes())
      seen.animated.push(...Object.keys(of));
  seen.animated = [...new Set(seen.animated)].sort();
  const watcher = new MutationObserver((all) => seen.changes += all.filter(({ type }) => type === "attributes").length);
  watcher.observe(document.body, { subtree: true, attributes: true });
  while (document.getAnimations().length > 0) {
    const pushed = -new DOMMatrix(getComputedStyle(strip).transform).e;
    const face = pictures[Math.round(pushed / 20)];
    if (strip.isConnected && seen.faces.at(-1) !== face) seen.faces.push(face);
    await new Promise(requestAnimationFrame);
  }
  await new Promise(requestAnimationFrame);
  seen.lies = pictures[Math.round(-new DOMMatrix(getComputedStyle(strip).transform).e / 20)];
  // What falls while the page is not seen lies when somebody comes back to it: frames wait until then.
  Object.defineProperty(document, "hidden", { value: true, configurable: true });
  for (const name of ["die-2", "die-3"]) show(name);
  delete document.hidden;
  await new Promise(requestAnimationFrame);
  seen.away = document.getAnimations().length;
  return seen;
})()`;

interface Seen {
  fell: boolean[];
  begins: string[];
  faces: string[];
  animated: string[];
  changes: number;
  lies: string;
  away: number;
}

describe.skipIf(NO_CHROMIUM)("Dice of the panels", () => {
  test("turn from face to face without the page, and lie as they fell", { timeout: 60_000 }, async () => {
    const seen = await runAlone<Seen>({ "./panels/dice": ["newPanelDice"] }, FALL);
    expect(seen.fell).toEqual([false, true]);
    expect(seen.begins).toEqual(["0.55", ""]);
    expect(new Set(seen.faces).size).toBeGreaterThan(1);
    // A compositor moves by these alone, without the page and its styles.
    expect(seen.animated).toEqual(["opacity", "rotate", "scale", "transform", "translate"]);
    expect(seen.changes).toBe(0);
    // What it showed meanwhile stays over it, with the face that fell: to take it away would have all drawn anew.
    expect(seen.lies).toBe("die-4");
    expect(seen.away).toBe(0);
  });
});
