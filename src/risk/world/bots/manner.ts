import type { Temper } from "../../../core/bots/temper";
import type { Level } from "./levels.data";
import { MANNERS } from "./manners.data";

/** A level as a computer of this temper has it. */
export function tempered(level: Level, temper: Temper | undefined): Level {
  if (temper === undefined) return level;
  const { land, least, failure, danger, spite } = MANNERS[temper.manner];
  const { weights } = level;
  return {
    ...level,
    weights: {
      ...weights,
      land: weights.land + land,
      least: weights.least + least,
      failure: weights.failure + failure,
      danger: weights.danger * danger,
    },
    spite,
    grudge: temper.grudge,
  };
}
