import type { InTerritory, WorldRefusals } from "../../../risk/world/text/codes";
import type { Nothing, OfSeat } from "../../../text/codes";

/** Refusal codes that classic RISK adds to the table's. A test holds this list against the sources. */
export type ClassicRefusals = WorldRefusals & {
  readonly "mission.not_in_deck": { readonly mission: string };
  readonly "mission.unknown": Nothing;
  readonly "neutral.territory": InTerritory;
  readonly "position.headquarters": OfSeat;
  readonly "position.mission": OfSeat;
  readonly "position.no_neutral": InTerritory;
  readonly "trade.count": Nothing;
  readonly "trade.must": { readonly count: number; readonly most: number };
  readonly "trade.no_set": Nothing;
  readonly "trade.not_shown": InTerritory;
  readonly "trade.rewarded": Nothing;
};
