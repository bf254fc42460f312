import type { Manner } from "../../../core/bots/temper";

/** How far a manner moves what a level of the world board holds dear. */
interface MannerShift {
  /** Added to what a territory by itself is worth, to the least chance of a plan that is looked at, and to what is lost of an army that fails. */
  readonly land: number;
  readonly least: number;
  readonly failure: number;
  /** How many times the danger of being wiped out counts, and the strength of whom it bears a grudge. */
  readonly danger: number;
  readonly spite: number;
}

export const MANNERS: Readonly<Record<Manner, MannerShift>> = {
  bold: { land: 0.1, least: -0.1, failure: 0, danger: 0.8, spite: 1 },
  careful: { land: 0, least: 0.15, failure: 0, danger: 1.2, spite: 1 },
  grudging: { land: 0, least: 0, failure: 0, danger: 1, spite: 1.5 },
};
