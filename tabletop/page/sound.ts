/** A note that swells and dies away: Hertz, when it begins and how long it takes in seconds, and how loud it is beside others. */
interface Note {
  hertz: number;
  at: number;
  length: number;
  loud: number;
  shape: OscillatorType;
}

/** Noise about a frequency, as of something that knocks, steps or slides. */
interface Noise {
  hertz: number;
  at: number;
  length: number;
  loud: number;
}

interface Tune {
  notes: readonly Note[];
  noises: readonly Noise[];
}

/** What can be heard: two for whoever is asked and for what a table shows to all, the others with what happens there. */
export type Sound = "asked" | "fanfare" | "dice" | "march" | "conquest" | "card" | "turn";

const SOUNDS: Readonly<Record<Sound, Tune>> = {
  asked: { notes: rising([659.26, 880], 0.16, 0.9), noises: [] },
  fanfare: { notes: rising([392, 523.25, 659.26, 783.99], 0.14, 1.3), noises: [] },
  dice: { notes: [], noises: knocks([0, 0.07, 0.13, 0.21, 0.27, 0.31], 2400, 0.045, 1.6) },
  march: { notes: [], noises: knocks([0, 0.16, 0.32], 240, 0.11, 2.4) },
  conquest: {
    notes: [
      { hertz: 261.63, at: 0, length: 0.5, loud: 0.5, shape: "triangle" },
      { hertz: 392, at: 0.12, length: 0.8, loud: 0.7, shape: "triangle" },
    ],
    noises: knocks([0], 140, 0.25, 2.2),
  },
  card: { notes: [], noises: [{ hertz: 3600, at: 0, length: 0.16, loud: 0.5 }] },
  turn: { notes: [{ hertz: 440, at: 0, length: 0.35, loud: 0.4, shape: "sine" }], noises: [] },
};

/** At full volume. */
const LOUDNESS = 0.2;
/** The same sound is not heard twice within so many seconds. */
const APART = 0.25;

let context: AudioContext | undefined;
let hiss: AudioBuffer | undefined;
const heard = new Map<Sound, number>();

function rising(hertz: readonly number[], apart: number, length: number): Note[] {
  return hertz.map((one, i) => ({ hertz: one, at: i * apart, length, loud: 1, shape: "sine" }));
}

function knocks(times: readonly number[], hertz: number, length: number, loud: number): Noise[] {
  // No two knocks of real things are alike.
  return times.map((at, i) => ({ hertz: hertz * (1 + 0.13 * ((i * 2) % 5)), at, length, loud }));
}

/** Browsers are silent until somebody has pressed something in the page. */
export function wakeSound(): void {
  const wake = (): void => {
    context ??= new AudioContext();
    void context.resume();
  };
  for (const what of ["pointerdown", "keydown"]) addEventListener(what, wake, { capture: true, once: true });
}

/** Plays a sound at a volume between 0 and 1, as far as the browser lets the page be heard. */
export function playSound(sound: Sound, volume: number): void {
  if (context?.state !== "running" || volume <= 0) return;
  const now = context.currentTime;
  if (now - (heard.get(sound) ?? -APART) < APART) return;
  heard.set(sound, now);
  const { notes, noises } = SOUNDS[sound];
  for (const note of notes) playNote(context, note, now, volume);
  for (const noise of noises) playNoise(context, noise, now, volume);
}

function playNote(audio: AudioContext, note: Note, now: number, volume: number): void {
  const tone = audio.createOscillator();
  tone.frequency.value = note.hertz;
  tone.type = note.shape;
  tone.connect(swell(audio, now + note.at, note.length, note.loud * volume)).connect(audio.destination);
  tone.start(now + note.at);
  tone.stop(now + note.at + note.length);
}

function playNoise(audio: AudioContext, noise: Noise, now: number, volume: number): void {
  hiss ??= noiseOf(audio);
  const [source, filter] = [audio.createBufferSource(), audio.createBiquadFilter()];
  source.buffer = hiss;
  filter.type = "bandpass";
  filter.frequency.value = noise.hertz;
  const volumeOf = swell(audio, now + noise.at, noise.length, noise.loud * volume);
  source.connect(filter).connect(volumeOf).connect(audio.destination);
  source.start(now + noise.at, 0, noise.length);
}

/** A volume that rises at once and dies away. */
function swell(audio: AudioContext, start: number, length: number, loud: number): GainNode {
  const node = audio.createGain();
  node.gain.setValueAtTime(0, start);
  node.gain.linearRampToValueAtTime(LOUDNESS * loud, start + Math.min(0.02, length / 4));
  node.gain.exponentialRampToValueAtTime(0.001, start + length);
  return node;
}

function noiseOf(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate / 2), audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  return buffer;
}
