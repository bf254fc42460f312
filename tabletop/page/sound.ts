import { noiseFor, playTune } from "./synth";
import { TUNES, type Sound } from "./tunes";

/** The same sound is not heard twice within so many seconds. */
const APART = 0.25;

/** Milliseconds after a press in which the page is busy with what it has brought about. */
const CALM = 400;

let context: AudioContext | undefined;
const heard = new Map<Sound, number>();

/** Browsers are silent until somebody has pressed something in the page. */
export function wakeSound(): void {
  const wake = (): void => {
    context ??= new AudioContext();
    void context.resume();
    // The first dice that fall have enough to do.
    setTimeout(() => context !== undefined && noiseFor(context), CALM);
  };
  for (const what of ["pointerdown", "keydown"]) addEventListener(what, wake, { capture: true, once: true });
}

/** Plays a sound at a volume between 0 and 1, as far as the browser lets the page be heard. */
export function playSound(sound: Sound, volume: number): void {
  if (context?.state !== "running" || volume <= 0) return;
  const now = context.currentTime;
  if (now - (heard.get(sound) ?? -APART) < APART) return;
  heard.set(sound, now);
  playTune(context, TUNES[sound], now, volume);
}
