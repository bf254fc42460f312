/** A browser's audio runs while something is heard, and rests else: to play silence takes a share of a core of each machine. */
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { playSound, wakeSound } from "../../../tabletop/page/sound";

const nothing = (): void => undefined;
const ramp = {
  setValueAtTime: nothing,
  linearRampToValueAtTime: nothing,
  exponentialRampToValueAtTime: nothing,
};

/** What a tune is made of, which nobody hears here. */
class Offline {
  destination = {};
  node = (): unknown => ({
    ...{ gain: ramp, frequency: {}, connect: (to: unknown) => to, start: nothing, stop: nothing },
  });
  createOscillator = this.node;
  createGain = this.node;
  createBufferSource = this.node;
  createBiquadFilter = this.node;
  createBuffer = (): unknown => ({ getChannelData: () => [] });
  startRendering = async (): Promise<unknown> => Promise.resolve({});
}

const browser = {
  made: 0,
  state: "suspended",
  /** Milliseconds that its audio takes to wake. */
  delay: 20,
  begun: 0,
  press: nothing,
};

/** Audio as far as the page asks for it. */
class Audio {
  sampleRate = 48_000;
  destination = {};
  constructor() {
    browser.made++;
  }
  get state(): string {
    return browser.state;
  }
  async resume(): Promise<void> {
    await new Promise((done) => setTimeout(done, browser.delay));
    browser.state = "running";
  }
  async suspend(): Promise<void> {
    browser.state = "suspended";
    return Promise.resolve();
  }
  createGain = (): unknown => ({ gain: {}, connect: (to: unknown) => to });
  createBufferSource = (): unknown => ({ connect: (to: unknown) => to, start: () => browser.begun++ });
}

const pass = async (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

beforeAll(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  vi.stubGlobal("AudioContext", Audio);
  vi.stubGlobal("OfflineAudioContext", Offline);
  vi.stubGlobal("addEventListener", (what: string, listener: () => void) => {
    if (what === "pointerdown") browser.press = listener;
  });
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("it is made by the first press, rests three seconds after it or a sound, and a sound wakes it", async () => {
  wakeSound();
  playSound("dice", 1);
  expect(browser.made).toBe(0);
  browser.press();
  await pass(1000);
  expect([browser.made, browser.state]).toEqual([1, "running"]);
  await pass(2000);
  expect(browser.state).toBe("suspended");
  playSound("dice", 1);
  await pass(100);
  expect([browser.state, browser.begun]).toEqual(["running", 1]);
  await pass(2000);
  playSound("turn", 1);
  await pass(2000);
  expect([browser.state, browser.begun]).toEqual(["running", 2]);
  await pass(1000);
  expect(browser.state).toBe("suspended");
  // What the browser would begin too late is not heard.
  browser.delay = 400;
  playSound("dice", 1);
  await pass(1000);
  expect(browser.begun).toBe(2);
});
