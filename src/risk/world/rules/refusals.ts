import { breachWith } from "../../../core/breach";
import type { AtStep, CoreRefusals, Nothing, OfSeat } from "../../../core/refusals";
import { refuseWith } from "../../../core/refuse";
import type { FromTo, InTerritory, OfCard, RiskRefusals } from "../../refusals";

type AtMost = { readonly most: number };

/** Which invariant a position breaks, in every game on the board of the world. */
type WorldPositions = {
  readonly "position.alive": { readonly count: number; readonly least: number };
  readonly "position.asked": AtStep;
  readonly "position.battle": Nothing;
  readonly "position.cards": OfCard;
  readonly "position.contenders": Nothing;
  readonly "position.due": { readonly count: number };
  readonly "position.ending": Nothing;
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
 * Refusal codes that games on the board of the world add to the table's, with the parameters that their sentences may
 * use: those of their rules, and of what they share with all games of the family.
 */
export type WorldRefusals = RiskRefusals &
  WorldPositions & {
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
    readonly "fortify.alone": InTerritory;
    readonly "fortify.armies": AtMost;
    readonly "fortify.not_connected": FromTo;
    readonly "fortify.same": Nothing;
    readonly "occupy.armies": { readonly least: number; readonly most: number };
    readonly "place.short": { readonly count: number; readonly due: number };
    readonly "storm.until": AtMost;
    readonly "territory.not_adjacent": FromTo;
    readonly "territory.not_own": InTerritory;
  };

export const refuse = refuseWith<CoreRefusals & WorldRefusals>();
export const breach = breachWith<WorldRefusals>();
