/** A note that swells and dies away: Hertz, when it begins and how long it takes in seconds, and how loud it is beside others. */
export interface Note {
  hertz: number;
  at: number;
  length: number;
  loud: number;
  shape: OscillatorType;
}

/** Noise about a frequency, as of something that knocks, steps or slides. */
export interface Noise {
  hertz: number;
  at: number;
  length: number;
  loud: number;
}

export interface Tune {
  notes: readonly Note[];
  noises: readonly Noise[];
}

/** What can be heard: two for whoever is asked and for what a table shows to all, the others with what happens there. */
export const SOUNDS = ["asked", "fanfare", "dice", "march", "conquest", "card", "turn"] as const;
export type Sound = (typeof SOUNDS)[number];

export const TUNES: Readonly<Record<Sound, Tune>> = {
  asked: { notes: rising([659.26, 880], 0.16, 0.9), noises: [] },
  fanfare: { notes: rising([392, 523.25, 659.26, 783.99], 0.14, 1.3), noises: [] },
  dice: { notes: [], noises: knocks([0, 0.07, 0.13, 0.21, 0.27, 0.31], 2400, 0.045, 4) },
  march: { notes: [], noises: knocks([0, 0.16, 0.32], 240, 0.11, 11) },
  conquest: {
    notes: [
      { hertz: 261.63, at: 0, length: 0.5, loud: 0.65, shape: "triangle" },
      { hertz: 392, at: 0.12, length: 0.8, loud: 0.9, shape: "triangle" },
    ],
    noises: knocks([0], 140, 0.25, 2.8),
  },
  card: { notes: [], noises: [{ hertz: 3600, at: 0, length: 0.16, loud: 2.8 }] },
  turn: { notes: [{ hertz: 440, at: 0, length: 0.35, loud: 0.85, shape: "sine" }], noises: [] },
};

function rising(hertz: readonly number[], apart: number, length: number): Note[] {
  return hertz.map((one, i) => ({ hertz: one, at: i * apart, length, loud: 1, shape: "sine" }));
}

function knocks(times: readonly number[], hertz: number, length: number, loud: number): Noise[] {
  // No two knocks of real things are alike.
  return times.map((at, i) => ({ hertz: hertz * (1 + 0.13 * ((i * 2) % 5)), at, length, loud }));
}
