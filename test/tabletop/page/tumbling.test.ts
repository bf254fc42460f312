/** Dice of the panels show one face after the other while they tumble, and then the one that fell. */
import { build } from "esbuild";
import { chromium } from "playwright-core";
import { describe, expect, onTestFinished, test } from "vitest";
import { findChromium } from "../../../scripts/panels/chromium";

const executablePath = findChromium();

/** Has a die fall that shows 1 and then 4; says what was seen of it, frame by frame, until it lies. */
const FALL = `(async () => {
  document.body.innerHTML = '<div id="frame"><div id="panels"><div data-key="7"><i class="ui-ground"></i></div></div></div>';
  const [frame, panels] = ["frame", "panels"].map((id) => document.getElementById(id));
  const faces = [1, 2, 3, 4, 5, 6];
  const dice = Object.fromEntries(faces.map((face) => ["die-" + face, { side: 0, face, beaten: false }]));
  const assets = Object.fromEntries(faces.map((face) => ["die-" + face, "data:image/svg+xml,die-" + face]));
  const shown = newPanelDice(frame, panels, dice, () => false);
  const ground = document.querySelector(".ui-ground");
  const show = (name) => {
    ground.style.backgroundImage = 'url("' + assets[name] + '")';
    return shown.update([{ line: 7, x: 0, y: 0, w: 9, h: 9, picture: { name } }], { assets });
  };
  const fell = [show("die-1"), show("die-4")];
  const seen = { fell, faces: [], running: 0 };
  while (document.getAnimations().length > 0) {
    const face = getComputedStyle(ground).backgroundImage.match(/die-\\d/)[0];
    if (seen.faces.at(-1) !== face) seen.faces.push(face);
    seen.running += ground.getAnimations().filter(({ playState }) => playState === "running").length;
    await new Promise(requestAnimationFrame);
  }
  seen.faces.push(getComputedStyle(ground).backgroundImage.match(/die-\\d/)[0]);
  return seen;
})()`;

describe.skipIf(executablePath === undefined)("Dice of the panels", () => {
  test("turn from face to face in few frames, and lie as they fell", { timeout: 60_000 }, async () => {
    if (executablePath === undefined) return;
    const contents = `import { newPanelDice } from "./panels/dice"; Object.assign(globalThis, { newPanelDice });`;
    const { outputFiles } = await build({
      stdin: { contents, resolveDir: "tabletop/page", loader: "ts" },
      ...{ bundle: true, write: false, format: "iife" },
    });
    const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
    onTestFinished(async () => browser.close());
    const tab = await browser.newPage();
    await tab.evaluate(outputFiles[0].text);
    const seen = await tab.evaluate<{ fell: boolean[]; faces: string[]; running: number }>(FALL);
    expect(seen.fell).toEqual([false, true]);
    expect(seen.faces.length).toBeGreaterThan(2);
    expect(seen.faces.at(-1)).toBe("die-4");
    // One that runs by itself costs the styles of the page in every frame.
    expect(seen.running).toBe(0);
  });
});
