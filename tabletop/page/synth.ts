import type { Noise, Note, Tune } from "./tunes";

/** At full volume: all sounds at once are still less than a loudspeaker can give. */
const LOUDNESS = 0.18;

/** Noise by the samples of a second. */
const hiss = new Map<number, AudioBuffer>();

/** How long a tune is, in seconds. */
function lengthOf({ notes, noises }: Tune): number {
  return Math.max(...[...notes, ...noises].map(({ at, length }) => at + length));
}

/** A tune at full volume, made on a thread of the browser's own; so many samples a second. */
export async function recorded(tune: Tune, rate: number): Promise<AudioBuffer> {
  const audio = new OfflineAudioContext(1, Math.ceil(lengthOf(tune) * rate), rate);
  playTune(audio, tune, 0, 1);
  return audio.startRendering();
}

/** Has a tune begin at a time of the context, in seconds, at a volume between 0 and 1. */
export function playTune(audio: BaseAudioContext, { notes, noises }: Tune, at: number, volume: number): void {
  for (const note of notes) playNote(audio, note, at, volume);
  for (const noise of noises) playNoise(audio, noise, at, volume);
}

function playNote(audio: BaseAudioContext, note: Note, now: number, volume: number): void {
  const tone = audio.createOscillator();
  tone.frequency.value = note.hertz;
  tone.type = note.shape;
  tone.connect(swell(audio, now + note.at, note.length, note.loud * volume)).connect(audio.destination);
  tone.start(now + note.at);
  tone.stop(now + note.at + note.length);
}

function playNoise(audio: BaseAudioContext, noise: Noise, now: number, volume: number): void {
  const buffer = noiseFor(audio);
  const [source, filter] = [audio.createBufferSource(), audio.createBiquadFilter()];
  source.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.value = noise.hertz;
  const volumeOf = swell(audio, now + noise.at, noise.length, noise.loud * volume);
  source.connect(filter).connect(volumeOf).connect(audio.destination);
  source.start(now + noise.at, 0, noise.length);
}

/** A volume that rises at once and dies away. */
function swell(audio: BaseAudioContext, start: number, length: number, loud: number): GainNode {
  const node = audio.createGain();
  node.gain.setValueAtTime(0, start);
  node.gain.linearRampToValueAtTime(LOUDNESS * loud, start + Math.min(0.02, length / 4));
  node.gain.exponentialRampToValueAtTime(0.001, start + length);
  return node;
}

/** The noise that tunes are cut from; made the first time that it is asked for, which takes some milliseconds. */
function noiseFor(audio: BaseAudioContext): AudioBuffer {
  const buffer = hiss.get(audio.sampleRate) ?? noiseOf(audio);
  hiss.set(audio.sampleRate, buffer);
  return buffer;
}

function noiseOf(audio: BaseAudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate / 2), audio.sampleRate);
  const data = buffer.getChannelData(0);
  // The same noise each time: what a test measures is what is heard. The numbers are those of Numerical Recipes.
  let state = 3;
  for (let i = 0; i < data.length; i++) {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    data[i] = state / 2 ** 31 - 1;
  }
  return buffer;
}
