import { playTune, recorded } from "./synth";
import { SOUNDS, TUNES, type Sound } from "./tunes";

/** The same sound is not heard twice within so many milliseconds, nor is one that the browser begins later than that. */
const APART = 250;

/** Milliseconds after a press in which the page is busy with what it has brought about. */
const CALM = 400;

/**
 * A browser that is not told to rest plays silence, which takes hundredths of a core on each machine at the table. It rests
 * so many milliseconds after a sound has begun: none is as long.
 */
const SILENCE = 3000;

let context: AudioContext | undefined;
let resting: ReturnType<typeof setTimeout> | undefined;
const heard = new Map<Sound, number>();
/** Tunes that are made: to play one takes two parts of the browser's, and to make it while it plays up to thirty. */
const records = new Map<Sound, AudioBuffer>();

/** Browsers are silent until somebody has pressed something in the page. */
export function wakeSound(): void {
  const wake = (): void => {
    context ??= new AudioContext();
    void context.resume();
    restLater(context);
    const { sampleRate } = context;
    // The first dice that fall have enough to do.
    setTimeout(() => void record(sampleRate), CALM);
  };
  for (const what of ["pointerdown", "keydown"]) addEventListener(what, wake, { capture: true, once: true });
}

function restLater(audio: AudioContext): void {
  clearTimeout(resting);
  resting = setTimeout(() => void audio.suspend(), SILENCE);
}

/** Makes all tunes, one after the other. */
async function record(rate: number): Promise<void> {
  for (const sound of SOUNDS) records.set(sound, await recorded(TUNES[sound], rate));
}

/** Plays a sound at a volume between 0 and 1, as far as the browser lets the page be heard. */
export function playSound(sound: Sound, volume: number): void {
  if (context === undefined || volume <= 0) return;
  const now = performance.now();
  if (now - (heard.get(sound) ?? -APART) < APART) return;
  heard.set(sound, now);
  const audio = context;
  restLater(audio);
  if (audio.state === "running") return begin(audio, sound, volume);
  void audio.resume().then(() => {
    if (performance.now() - now < APART) begin(audio, sound, volume);
  });
}

function begin(audio: AudioContext, sound: Sound, volume: number): void {
  const buffer = records.get(sound);
  if (buffer === undefined) return playTune(audio, TUNES[sound], audio.currentTime, volume);
  const [source, gain] = [audio.createBufferSource(), audio.createGain()];
  source.buffer = buffer;
  gain.gain.value = volume;
  source.connect(gain).connect(audio.destination);
  source.start();
}
