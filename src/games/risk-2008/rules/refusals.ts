import { breachWith } from "../../../core/breach";
import type { CoreRefusals, Nothing, OfSeat } from "../../../core/refusals";
import { refuseWith } from "../../../core/refuse";
import type { WorldRefusals } from "../../../risk/world/rules/refusals";

type OfObjective = { readonly objective: string };
type OfReward = { readonly reward: string };

/** Refusal codes that RISK 2008 adds to the table's. */
export type Refusals2008 = WorldRefusals & {
  readonly "army.taken": Nothing;
  readonly "army.unknown": Nothing;
  readonly "objective.not_met": OfObjective;
  readonly "objective.not_open": OfObjective;
  readonly "objective.unknown": Nothing;
  readonly "objectives.count": { readonly count: number };
  readonly "objectives.rank": OfReward;
  readonly "position.airfield": Nothing;
  readonly "position.army": OfSeat;
  readonly "position.capital": OfSeat;
  readonly "position.cities": { readonly count: number };
  readonly "position.objective": OfObjective;
  readonly "position.objectives": { readonly count: number; readonly most: number };
  readonly "position.rank": OfSeat;
  readonly "position.reward": OfReward;
  readonly "reward.unknown": Nothing;
  readonly "stars.count": { readonly count: number; readonly least: number; readonly most: number };
};

export const refuse = refuseWith<CoreRefusals & Refusals2008>();
export const breach = breachWith<Refusals2008>();
