/** A few notes in Hertz, each after the last one, and how long one takes to die away, in seconds. */
interface Tune {
  notes: readonly number[];
  apart: number;
  length: number;
}

/** For whoever is asked, and for what a table shows to all. */
const CHIME: Tune = { notes: [659.26, 880], apart: 0.16, length: 0.9 };
const FANFARE: Tune = { notes: [392, 523.25, 659.26, 783.99], apart: 0.14, length: 1.3 };

const LOUDNESS = 0.12;

let context: AudioContext | undefined;

/** Browsers are silent until somebody has pressed something in the page. */
export function wakeSound(): void {
  const wake = (): void => {
    context ??= new AudioContext();
    void context.resume();
  };
  for (const what of ["pointerdown", "keydown"]) addEventListener(what, wake, { capture: true, once: true });
}

/** Plays two soft notes, as far as the browser lets the page be heard. */
export function chime(): void {
  play(CHIME);
}

/** Plays four that rise. */
export function fanfare(): void {
  play(FANFARE);
}

function play({ notes, apart, length }: Tune): void {
  if (context?.state !== "running") return;
  for (const [i, note] of notes.entries()) {
    const [tone, volume] = [context.createOscillator(), context.createGain()];
    const start = context.currentTime + i * apart;
    tone.frequency.value = note;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(LOUDNESS, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, start + length);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + length);
  }
}
