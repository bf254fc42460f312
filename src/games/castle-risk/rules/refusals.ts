import { breachWith } from "../../../core/breach";
import type { CoreRefusals, CountDue, Nothing, OfSeat } from "../../../core/refusals";
import { refuseWith } from "../../../core/refuse";
import type { FromTo, InTerritory, OfCard } from "../../../risk/refusals";
import type { BoardPositions, BoardRefusals } from "../../../risk/europe/rules/refusals";

/** Which invariant a position breaks (CR43). */
export type PositionParams = BoardPositions & {
  readonly "position.battle_cards": Nothing;
  readonly "position.bombardment": Nothing;
  readonly "position.capital": OfSeat;
  readonly "position.capital_owner": OfSeat & InTerritory;
  readonly "position.cards": OfCard & { readonly count: number };
  readonly "position.castle_site": Nothing;
  readonly "position.discard": { readonly limit: number };
  readonly "position.gold": Nothing;
  readonly "position.marks": InTerritory;
  readonly "position.missions": { readonly mission: string; readonly count: number };
  readonly "position.numbers": OfSeat;
  readonly "position.picked": OfSeat;
  readonly "position.policies": OfSeat & OfCard & { readonly copies: number };
  readonly "position.progress": OfSeat & { readonly most: number };
  readonly "position.recruitment": Nothing;
  readonly "position.tokens": InTerritory;
  readonly "position.unowned_units": InTerritory;
  readonly "position.window": Nothing;
};

/**
 * Refusal codes that Castle Risk adds to the table's, with the parameters that their sentences may use.
 */
export type CastleRefusals = BoardRefusals &
  PositionParams & {
    readonly "attack.castle": InTerritory;
    readonly "attack.none_left": Nothing;
    readonly "attack.own": InTerritory;
    readonly "attack.spent": InTerritory;
    readonly "bombard.empty": InTerritory;
    readonly "bombard.no_weapon": InTerritory;
    readonly "bombard.none_left": Nothing;
    readonly "bombard.not_by_land": FromTo;
    readonly "bombard.own": InTerritory;
    readonly "boost.count": CountDue;
    readonly "boost.dice": CountDue;
    readonly "build.castle_there": InTerritory;
    readonly "build.none_bought": Nothing;
    readonly "capital.not_gold": InTerritory;
    readonly "capital.taken": InTerritory;
    readonly "card.admiral": OfCard;
    readonly "card.not_now": OfCard;
    readonly "castle.no_site": Nothing;
    readonly "castle.one_a_turn": Nothing;
    readonly "castle.policy": Nothing;
    readonly "coins.short": { readonly coins: number; readonly cost: number };
    readonly "deck.card": OfCard;
    readonly "deck.mission": { readonly mission: string };
    readonly "discard.count": CountDue;
    readonly "donate.mission": Nothing;
    readonly "donate.more_than_due": { readonly due: number };
    readonly "donate.none": Nothing;
    readonly "end.castle": Nothing;
    readonly "end.phase": { readonly phase: string };
    readonly "end.reserve": Nothing;
    readonly "force.leave_one": InTerritory;
    readonly "fortify.none_left": Nothing;
    readonly "fortify.spent": InTerritory;
    readonly "place.limit": InTerritory & { readonly limit: number };
    readonly "place.nowhere": InTerritory;
    readonly "place.reserve": { readonly unit: string; readonly count: number; readonly there: number };
    readonly "place.reserve_empty": Nothing;
    readonly "policies.copies": OfCard & { readonly copies: number };
    readonly "policies.count": CountDue;
    readonly "recruit.no_city": InTerritory;
    readonly "recruit.none_left": Nothing;
    readonly "recruit.not_adjacent": InTerritory;
    readonly "recruit.not_neutral": InTerritory;
    readonly "reinforce.twice": InTerritory;
    readonly "territory.taken_this_turn": InTerritory;
    readonly "units.limit": { readonly unit: string; readonly most: number } & InTerritory;
  };

export const refuse = refuseWith<CoreRefusals & CastleRefusals>();
export const breach = breachWith<CastleRefusals>();
