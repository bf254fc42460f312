import { playTune, recorded } from "./synth";
import { SOUNDS, TUNES, type Sound } from "./tunes";

/** The same sound is not heard twice within so many seconds. */
const APART = 0.25;

/** Milliseconds after a press in which the page is busy with what it has brought about. */
const CALM = 400;

let context: AudioContext | undefined;
const heard = new Map<Sound, number>();
/** Tunes that are made: to play one takes two parts of the browser's, and to make it while it plays up to thirty. */
const records = new Map<Sound, AudioBuffer>();

/** Browsers are silent until somebody has pressed something in the page. */
export function wakeSound(): void {
  const wake = (): void => {
    context ??= new AudioContext();
    void context.resume();
    const { sampleRate } = context;
    // The first dice that fall have enough to do.
    setTimeout(() => void record(sampleRate), CALM);
  };
  for (const what of ["pointerdown", "keydown"]) addEventListener(what, wake, { capture: true, once: true });
}

/** Makes all tunes, one after the other. */
async function record(rate: number): Promise<void> {
  for (const sound of SOUNDS) records.set(sound, await recorded(TUNES[sound], rate));
}

/** Plays a sound at a volume between 0 and 1, as far as the browser lets the page be heard. */
export function playSound(sound: Sound, volume: number): void {
  if (context?.state !== "running" || volume <= 0) return;
  const now = context.currentTime;
  if (now - (heard.get(sound) ?? -APART) < APART) return;
  heard.set(sound, now);
  const buffer = records.get(sound);
  if (buffer === undefined) return playTune(context, TUNES[sound], now, volume);
  const [source, gain] = [context.createBufferSource(), context.createGain()];
  source.buffer = buffer;
  gain.gain.value = volume;
  source.connect(gain).connect(context.destination);
  source.start();
}
