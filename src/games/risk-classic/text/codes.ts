import type { AtStep, Nothing, OfSeat } from "../../../text/codes";

/** Parameters that come in groups. */
type InTerritory = { readonly territory: string };
type FromTo = { readonly from: string; readonly to: string };
type OfCard = { readonly card: string };
type AtMost = { readonly most: number };

/** Which invariant a position breaks (rule 8.6). */
export type PositionParams = {
  readonly "position.alive": { readonly count: number; readonly least: number };
  readonly "position.asked": AtStep;
  readonly "position.battle": Nothing;
  readonly "position.cards": OfCard;
  readonly "position.contenders": Nothing;
  readonly "position.due": { readonly count: number };
  readonly "position.ending": Nothing;
  readonly "position.headquarters": OfSeat;
  readonly "position.mission": OfSeat;
  readonly "position.no_armies": InTerritory;
  readonly "position.no_land": OfSeat;
  readonly "position.no_neutral": InTerritory;
  readonly "position.no_owner": InTerritory;
  readonly "position.numbers": Nothing;
  readonly "position.out": OfSeat;
  readonly "position.progress_of": AtStep;
  readonly "position.reserve": OfSeat;
  readonly "position.step": { readonly phase: string; readonly step: string };
  readonly "position.turn": { readonly phase: string };
};

/**
 * Refusal codes that classic RISK adds to the table's, with the parameters that their sentences may use. A test holds
 * this list against the sources.
 */
export type ClassicRefusals = PositionParams & {
  readonly "armies.none": Nothing;
  readonly "attack.alone": InTerritory;
  readonly "attack.dice": AtMost;
  readonly "attack.no_target": InTerritory;
  readonly "attack.own": InTerritory;
  readonly "card.not_held": OfCard;
  readonly "card.not_in_pile": OfCard;
  readonly "card.unknown": Nothing;
  readonly "claim.taken": InTerritory;
  readonly "deal.all": { readonly count: number };
  readonly "defend.dice": AtMost;
  readonly "dice.count": { readonly count: number; readonly due: number };
  readonly "dice.face": { readonly face: number };
  readonly "fortify.alone": InTerritory;
  readonly "fortify.armies": AtMost;
  readonly "fortify.not_connected": FromTo;
  readonly "fortify.same": Nothing;
  readonly "force.short": InTerritory & {
    readonly unit: string;
    readonly count: number;
    readonly free: number;
  };
  readonly "lose.count": { readonly count: number; readonly due: number };
  readonly "lose.short": { readonly unit: string; readonly count: number; readonly there: number };
  readonly "mission.not_in_deck": { readonly mission: string };
  readonly "mission.unknown": Nothing;
  readonly "neutral.territory": InTerritory;
  readonly "occupy.armies": { readonly least: number; readonly most: number };
  readonly "place.short": { readonly count: number; readonly due: number };
  readonly "storm.until": AtMost;
  readonly "territory.not_adjacent": FromTo;
  readonly "territory.not_own": InTerritory;
  readonly "trade.count": Nothing;
  readonly "trade.must": { readonly count: number; readonly most: number };
  readonly "trade.no_set": Nothing;
  readonly "trade.not_shown": InTerritory;
  readonly "trade.rewarded": Nothing;
  readonly "units.none": Nothing;
};
