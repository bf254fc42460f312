import type { CoreRefusals, CountDue, Nothing } from "../core/refusals";
import { refuseWith } from "../core/refuse";

/** Parameters that come in groups: ids are the notation's. */
export type InTerritory = { readonly territory: string };
export type FromTo = { readonly from: string; readonly to: string };
export type OfCard = { readonly card: string };
export type OfUnit = { readonly unit: string };

/** Refusal codes that every game of the family adds to the core's. */
export type RiskRefusals = {
  readonly "dice.count": CountDue;
  readonly "dice.face": { readonly face: number };
  readonly "units.none": Nothing;
};

/** Those of games whose kinds of units differ. */
export type UnitRefusals = {
  readonly "dice.rank": { readonly rank: string };
  readonly "force.short": InTerritory & OfUnit & { readonly count: number; readonly free: number };
  readonly "lose.count": CountDue;
  readonly "lose.short": OfUnit & { readonly count: number; readonly there: number };
};

export const refuse = refuseWith<CoreRefusals & RiskRefusals & UnitRefusals>();
