import { breachWith } from "../../../core/breach";
import type { CoreRefusals, CountDue, Nothing, OfSeat } from "../../../core/refusals";
import { refuseWith } from "../../../core/refuse";
import type { FromTo, InTerritory, OfUnit } from "../../../risk/refusals";
import type { BoardPositions, BoardRefusals } from "../../../risk/europe/rules/refusals";

/** Which invariant a position breaks (rule 14.4). */
export type PositionParams = BoardPositions & {
  readonly "position.answered": OfSeat;
  readonly "position.assault": Nothing;
  readonly "position.bid": OfSeat;
  readonly "position.captain": OfSeat;
  readonly "position.cards": OfSeat;
  readonly "position.castles": Nothing;
  readonly "position.crown_cards": Nothing;
  readonly "position.dispute": InTerritory;
  readonly "position.disputes": Nothing;
  readonly "position.fresh": InTerritory;
  readonly "position.grace": OfSeat;
  readonly "position.lot": Nothing;
  readonly "position.marker": Nothing;
  readonly "position.missions": { readonly mission: string };
  readonly "position.numbers": Nothing;
  readonly "position.picks": OfSeat;
  readonly "position.split": Nothing;
  readonly "position.spoils": OfSeat;
  readonly "position.units": OfSeat & OfUnit;
};

/**
 * Refusal codes that Risk Europe adds to the table's, with the parameters that their sentences may use.
 */
export type EuropeRefusals = BoardRefusals &
  PositionParams & {
    readonly "assault.no_weapon": InTerritory;
    readonly "assault.not_by_land": FromTo;
    readonly "assault.own": InTerritory;
    readonly "assault.unclaimed": InTerritory;
    readonly "auction.army": Nothing;
    readonly "battle.none": InTerritory;
    readonly "bonus.none": { readonly bonus: string };
    readonly "buy.territory": InTerritory;
    readonly "castle.none_left": Nothing;
    readonly "castle.twice": InTerritory;
    readonly "coins.short": { readonly cost: number; readonly coins: number };
    readonly "crown.none_left": Nothing;
    readonly "crown.not_sold": Nothing;
    readonly "crown.once": Nothing;
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
  };

export const refuse = refuseWith<CoreRefusals & EuropeRefusals>();
export const breach = breachWith<EuropeRefusals>();
