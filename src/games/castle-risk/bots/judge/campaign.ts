import type { Seat } from "../../../../core/types";
import { stepsFrom } from "../../../../risk/board";
import { BOARD, PRINTED, SIZE } from "../../../../risk/europe/board";
import type { State } from "../../rules/state";
import { costOf } from "../../rules/units";
import { CAMPAIGN_FROM } from "./rounds";

/** Coins that a garrison counts besides what stands there, and steps that an army is away besides the way. */
const WALLS = 20;
const CLOSE = 3;
/** What a step towards the capital adds to the chance to win of a very large army; a half of it for one of so many coins. */
const NEARER = 0.04;
const LARGE = 60;

/**
 * Where several have the crowns to win for long, nobody wins but by the fall of capitals (rule 3.9). In a long war: the
 * steps from each territory to the capital of a rival that an own army could take soonest, by what it is worth beside what
 * stands there and by the way; undefined before.
 */
export function campaignOf(s: State, seat: Seat): readonly number[] | undefined {
  if (s.round < CAMPAIGN_FROM) return undefined;
  let best: readonly number[] | undefined;
  let most = 0;
  s.seats.forEach(({ alive, capital }, rival) => {
    if (rival === seat || !alive || capital < 0) return;
    const steps = STEPS[capital];
    let strength = 0;
    for (let t = 0; t < SIZE; t++) {
      const { owner, units } = s.territories[t];
      const there = owner === seat ? costOf(units) / (CLOSE + steps[t]) : 0;
      if (there > strength) strength = there;
    }
    const chance = strength / (WALLS + costOf(s.territories[capital].units));
    if (chance > most) {
      most = chance;
      best = steps;
    }
  });
  return best;
}

/** What it is worth, beside the chance to win, that a force comes nearer to the capital of a campaign. */
export function marchWorth(
  steps: readonly number[] | undefined,
  from: number,
  to: number,
  units: readonly number[],
): number {
  if (!isNearer(steps, from, to)) return 0;
  const cost = costOf(units);
  return (NEARER * cost) / (LARGE + cost);
}

/** Whether a campaign leads from one territory to the next. */
export function isNearer(steps: readonly number[] | undefined, from: number, to: number): boolean {
  return steps !== undefined && steps[to] < steps[from];
}

/** By city: steps from it to each territory, whoever holds what lies between. */
export const STEPS: readonly (readonly number[])[] = PRINTED.map((tax, t) =>
  tax > 0 ? stepsFrom(BOARD.near, [t], SIZE) : [],
);
