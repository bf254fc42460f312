import type { Manner } from "../../../core/bots/temper";

/** How many times as much a manner counts losses, and places that could be attacked. */
interface MannerShift {
  readonly loss: number;
  readonly attacked: number;
}

export const MANNERS: Readonly<Record<Manner, MannerShift>> = {
  bold: { loss: 0.75, attacked: 0.75 },
  careful: { loss: 1.25, attacked: 1.3 },
  grudging: { loss: 1, attacked: 1 },
};

/** How many times as much it counts what hurts somebody whom a computer bears a grudge. */
export const SPITE = 1.6;
