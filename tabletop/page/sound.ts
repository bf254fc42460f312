/** The notes of the chime in Hertz, each after the last one, and how long one takes to die away, in seconds. */
const NOTES = [659.26, 880];
const APART = 0.16;
const LENGTH = 0.9;
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
  if (context?.state !== "running") return;
  for (const [i, note] of NOTES.entries()) {
    const [tone, volume] = [context.createOscillator(), context.createGain()];
    const start = context.currentTime + i * APART;
    tone.frequency.value = note;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(LOUDNESS, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, start + LENGTH);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + LENGTH);
  }
}
