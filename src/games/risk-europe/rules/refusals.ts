import { breachWith } from "../../../core/breach";
import type { AtStep, CoreRefusals, CountDue, Nothing, OfSeat } from "../../../core/refusals";
import { refuseWith } from "../../../core/refuse";
import type { FromTo, InTerritory, OfCard, OfUnit, RiskRefusals, UnitRefusals } from "../../../risk/refusals";

/** Which invariant a position breaks (rule 14.4). */
export type PositionParams = {
  readonly "position.alive": { readonly count: number; readonly least: number };
  readonly "position.answered": OfSeat;
  readonly "position.asked": AtStep;
  readonly "position.assault": Nothing;
  readonly "position.battle": Nothing;
  readonly "position.battle_dice": Nothing;
  readonly "position.bid": OfSeat;
  readonly "position.captain": OfSeat;
  readonly "position.cards": OfSeat;
  readonly "position.castles": Nothing;
  readonly "position.contenders": Nothing;
  readonly "position.crown_cards": Nothing;
  readonly "position.dispute": InTerritory;
  readonly "position.disputes": Nothing;
  readonly "position.draw": AtStep;
  readonly "position.ending": Nothing;
  readonly "position.fresh": InTerritory;
  readonly "position.grace": OfSeat;
  readonly "position.lot": Nothing;
  readonly "position.marker": Nothing;
  readonly "position.missions": { readonly mission: string };
  readonly "position.moves": Nothing;
  readonly "position.no_units": InTerritory;
  readonly "position.numbers": Nothing;
  readonly "position.out": OfSeat;
  readonly "position.owner_out": InTerritory;
  readonly "position.picks": OfSeat;
  readonly "position.progress_of": AtStep;
  readonly "position.split": Nothing;
  readonly "position.spoils": OfSeat;
  readonly "position.step": { readonly phase: string; readonly step: string };
  readonly "position.turn": { readonly phase: string };
  readonly "position.units": OfSeat & OfUnit;
};

/**
 * Refusal codes that Risk Europe adds to the table's, with the parameters that their sentences may use.
 */
export type EuropeRefusals = RiskRefusals &
  UnitRefusals &
  PositionParams & {
    readonly "assault.no_weapon": InTerritory;
    readonly "assault.not_by_land": FromTo;
    readonly "assault.own": InTerritory;
    readonly "assault.unclaimed": InTerritory;
    readonly "auction.army": Nothing;
    readonly "battle.none": InTerritory;
    readonly "bonus.none": { readonly bonus: string };
    readonly "buy.territory": InTerritory;
    readonly "card.not_held": OfCard;
    readonly "card.unknown": Nothing;
    readonly "castle.none_left": Nothing;
    readonly "castle.twice": InTerritory;
    readonly "coins.short": { readonly cost: number; readonly coins: number };
    readonly "crown.none_left": Nothing;
    readonly "crown.not_sold": Nothing;
    readonly "crown.once": Nothing;
    readonly "dice.rank": { readonly rank: string };
    readonly "expand.castle": InTerritory;
    readonly "expand.own": InTerritory;
    readonly "force.leave": InTerritory & { readonly least: number };
    readonly "fortify.territory": InTerritory;
    readonly "keep.not_drawn": Nothing;
    readonly "maneuver.far": FromTo & { readonly most: number };
    readonly "maneuver.same": InTerritory;
    readonly "missions.count": CountDue;
    readonly "missions.not_next": Nothing;
    readonly "order.given": { readonly order: string };
    readonly "order.not_on_card": { readonly order: string; readonly card: string };
    readonly "pick.count": CountDue;
    readonly "reserve.short": OfUnit & { readonly count: number; readonly left: number };
    readonly "reveal.not_complete": { readonly mission: string };
    readonly "settle.both": Nothing;
    readonly "settle.city": InTerritory;
    readonly "settle.count": CountDue;
    readonly "settle.not_gold": InTerritory;
    readonly "settle.taken": InTerritory;
    readonly "split.same": InTerritory;
    readonly "tax.no_city": InTerritory;
    readonly "team.closed": InTerritory;
    readonly "territory.disputed": InTerritory;
    readonly "territory.not_adjacent": FromTo;
    readonly "territory.not_own": InTerritory;
  };

export const refuse = refuseWith<CoreRefusals & EuropeRefusals>();
export const breach = breachWith<EuropeRefusals>();
