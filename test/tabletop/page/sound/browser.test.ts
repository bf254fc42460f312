/** What the page plays, rendered by a browser and measured: each sound is heard, none is cut off, none drowns the others. */
import { build } from "esbuild";
import { chromium } from "playwright-core";
import { describe, expect, onTestFinished, test } from "vitest";
import { findChromium } from "../../../../scripts/panels/chromium";

const executablePath = findChromium();

/** Of full scale: the highest sample; the loudest twentieth of a second in decibels; how long it is above a thousandth; the last of it. */
interface Measured {
  peak: number;
  loudest: number;
  seconds: number;
  end: number;
}

const MEASURE = `(async () => {
  const rate = 48000;
  const measured = {};
  for (const [name, tune] of Object.entries(TUNES)) {
    const samples = (await recorded(tune, rate)).getChannelData(0);
    const span = rate / 20;
    let [peak, last, most] = [0, 0, 0];
    for (let i = 0; i < samples.length; i++) {
      peak = Math.max(peak, Math.abs(samples[i]));
      if (Math.abs(samples[i]) > 0.001) last = i;
    }
    for (let from = 0; from + span <= samples.length; from += span / 4) {
      let sum = 0;
      for (let i = from; i < from + span; i++) sum += samples[i] ** 2;
      most = Math.max(most, Math.sqrt(sum / span));
    }
    const end = Math.max(...samples.slice(-16).map(Math.abs));
    measured[name] = { peak, loudest: 20 * Math.log10(most), seconds: last / rate, end };
  }
  return measured;
})()`;

describe.skipIf(executablePath === undefined)("The page's sounds", () => {
  test("are alike in loudness, not cut off, and short", { timeout: 60_000 }, async () => {
    if (executablePath === undefined) return;
    const contents = `import { recorded } from "./synth"; import { TUNES } from "./tunes"; Object.assign(globalThis, { recorded, TUNES });`;
    const { outputFiles } = await build({
      stdin: { contents, resolveDir: "tabletop/page", loader: "ts" },
      ...{ bundle: true, write: false, format: "iife" },
    });
    const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
    onTestFinished(async () => browser.close());
    const tab = await browser.newPage();
    await tab.evaluate(outputFiles[0].text);
    const all = Object.entries(await tab.evaluate<Record<string, Measured>>(MEASURE));
    expect(all.map(([name]) => name).sort()).toEqual([
      "asked",
      "card",
      "conquest",
      "dice",
      "fanfare",
      "march",
      "turn",
    ]);
    for (const [name, { peak, loudest, seconds, end }] of all) {
      expect([name, peak < 0.9]).toEqual([name, true]);
      // It has died away where the record ends.
      expect([name, end < 0.01]).toEqual([name, true]);
      expect([name, loudest > -24 && loudest < -15]).toEqual([name, true]);
      // What comes with each move must not outlast it.
      expect([name, seconds > 0.1 && seconds < (name === "fanfare" || name === "asked" ? 2 : 1)]).toEqual([
        name,
        true,
      ]);
    }
  });
});
