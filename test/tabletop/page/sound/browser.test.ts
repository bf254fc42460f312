/**
 * What the page plays, rendered by a browser and measured: each sound is heard, none is cut off, none drowns the others,
 * and all of them together are not too much for a loudspeaker.
 */
import { describe, expect, test } from "vitest";
import { runAlone } from "../alone";
import { NO_CHROMIUM } from "../chromium";

/**
 * Of full scale: the highest sample, the loudest twentieth of a second in decibels, the mean, and how far a sample is from
 * the one after it where the sound begins and where it ends, and its last samples. In seconds: when it rises above a
 * thousandth, and for how long.
 */
interface Measured {
  peak: number;
  loudest: number;
  mean: number;
  edges: number;
  begins: number;
  seconds: number;
  end: number;
}

const NAMES = ["asked", "card", "conquest", "dice", "fanfare", "march", "turn"];
const TOGETHER = "all at once";

const MEASURE = `(async () => {
  const rate = 48000;
  const measured = {};
  const records = new Map();
  for (const [name, tune] of Object.entries(TUNES)) records.set(name, (await recorded(tune, rate)).getChannelData(0));
  const together = new Float32Array(Math.max(...[...records.values()].map((one) => one.length)));
  for (const one of records.values()) one.forEach((sample, i) => (together[i] += sample));
  records.set("${TOGETHER}", together);
  for (const [name, samples] of records) {
    const span = rate / 20;
    let [peak, first, last, most] = [0, -1, 0, 0];
    for (let i = 0; i < samples.length; i++) {
      peak = Math.max(peak, Math.abs(samples[i]));
      if (Math.abs(samples[i]) <= 0.001) continue;
      if (first < 0) first = i;
      last = i;
    }
    for (let from = 0; from + span <= samples.length; from += span / 4) {
      let sum = 0;
      for (let i = from; i < from + span; i++) sum += samples[i] ** 2;
      most = Math.max(most, Math.sqrt(sum / span));
    }
    const step = (at) => Math.abs(samples[at] - (samples[at - 1] ?? 0));
    const mean = samples.slice(first, last + 1).reduce((sum, one) => sum + one, 0) / (last + 1 - first);
    const end = Math.max(...samples.slice(-16).map(Math.abs));
    const times = { begins: first / rate, seconds: (last - first) / rate };
    measured[name] = { peak, loudest: 20 * Math.log10(most), mean, edges: Math.max(step(first), last + 1 < samples.length ? step(last + 1) : 0), end, ...times };
  }
  return measured;
})()`;

const NOTHING: Measured = {
  peak: NaN,
  loudest: NaN,
  mean: NaN,
  edges: NaN,
  begins: NaN,
  seconds: NaN,
  end: NaN,
};

describe.skipIf(NO_CHROMIUM)("The page's sounds", () => {
  test(
    "are alike in loudness, not cut off, short, and clear even all at once",
    { timeout: 60_000 },
    async () => {
      const measured = await runAlone<Record<string, Measured>>(
        { "./synth": ["recorded"], "./tunes": ["TUNES"] },
        MEASURE,
      );
      expect(Object.keys(measured).sort()).toEqual([...NAMES, TOGETHER].sort());
      for (const name of NAMES) {
        const { peak, loudest, mean, edges, begins, seconds, end } = measured[name] ?? NOTHING;
        expect([name, peak < 0.9]).toEqual([name, true]);
        // None is three times as loud as another.
        expect([name, loudest > -24 && loudest < -15]).toEqual([name, true]);
        // It is heard when the thing happens; it does not click; it does not push the loudspeaker to one side.
        expect([name, begins < 0.01]).toEqual([name, true]);
        expect([name, edges < 0.02]).toEqual([name, true]);
        // It has died away where the record ends.
        expect([name, end < 0.01]).toEqual([name, true]);
        expect([name, Math.abs(mean) < 0.001]).toEqual([name, true]);
        // What comes with each move must not outlast it.
        const longest = name === "fanfare" || name === "asked" ? 2 : 1;
        expect([name, seconds > 0.1 && seconds < longest]).toEqual([name, true]);
      }
      expect(measured[TOGETHER]?.peak).toBeLessThan(0.98);
    },
  );
});
