import type { Manner } from "../../../core/bots/temper";

/** How far a manner moves what a computer of Castle Risk does. */
interface MannerShift {
  /** Added to what an attack has to be better than none, and to the chance that a battle must have. */
  readonly better: number;
  readonly margin: number;
  /** How many times its dangers count, and the chances of whom it bears a grudge; coins for that one's territories. */
  readonly fear: number;
  readonly spite: number;
  readonly revenge: number;
  /** Added to the worth of a hard computer's attack on that one. */
  readonly payback: number;
}

export const MANNERS: Readonly<Record<Manner, MannerShift>> = {
  bold: { better: -0.004, margin: -0.08, fear: 0.8, spite: 1, revenge: 0, payback: 0 },
  careful: { better: 0.004, margin: 0.08, fear: 1.2, spite: 1, revenge: 0, payback: 0 },
  grudging: { better: 0, margin: 0, fear: 1, spite: 1.1, revenge: 6, payback: 0.015 },
};
