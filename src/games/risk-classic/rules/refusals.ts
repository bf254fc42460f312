import { breachWith } from "../../../core/breach";
import type { CoreRefusals, Nothing, OfSeat } from "../../../core/refusals";
import { refuseWith } from "../../../core/refuse";
import type { InTerritory } from "../../../risk/refusals";
import type { WorldRefusals } from "../../../risk/world/rules/refusals";

/** Refusal codes that classic RISK adds to the table's. */
export type ClassicRefusals = WorldRefusals & {
  readonly "mission.not_in_deck": { readonly mission: string };
  readonly "mission.unknown": Nothing;
  readonly "neutral.territory": InTerritory;
  readonly "position.headquarters": OfSeat;
  readonly "position.mission": OfSeat;
  readonly "trade.count": Nothing;
  readonly "trade.must": { readonly count: number; readonly most: number };
  readonly "trade.no_set": Nothing;
  readonly "trade.not_shown": InTerritory;
  readonly "trade.rewarded": Nothing;
};

export const refuse = refuseWith<CoreRefusals & ClassicRefusals>();
export const breach = breachWith<ClassicRefusals>();
