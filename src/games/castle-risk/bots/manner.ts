import type { Temper } from "../../../core/bots/temper";
import { NOBODY } from "../../../core/types";
import type { Habits } from "./habits.data";
import type { Spited } from "./judge/judge";
import type { Odds } from "./judge/odds";
import type { Weights } from "./judge/weights.data";
import { MANNERS } from "./manners.data";

/** How a hard computer judges: what parts of kingdoms are worth, whom it bears a grudge, and what it knows of odds. */
export interface Mind {
  readonly weights: Weights;
  readonly spited: Spited;
  readonly odds: Odds;
}

const NO_SPITE: Spited = { seat: NOBODY, times: 1, attack: 0 };

/** The weights as a computer of this temper has them. */
export function mindOf(weights: Weights, odds: Odds, temper: Temper | undefined): Mind {
  if (temper === undefined) return { weights, odds, spited: NO_SPITE };
  const { better, fear, spite, payback } = MANNERS[temper.manner];
  return {
    odds,
    weights: { ...weights, better: weights.better + better, fear: weights.fear * fear },
    spited: { seat: temper.grudge, times: spite, attack: payback },
  };
}

/** The habits as a computer of this temper has them. */
export function habitsOf(habits: Habits, temper: Temper | undefined): Habits {
  if (temper === undefined) return habits;
  const { margin, revenge } = MANNERS[temper.manner];
  return { ...habits, margin: habits.margin + margin, grudge: temper.grudge, revenge };
}
