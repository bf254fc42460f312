import type { AtStep, Nothing, OfSeat } from "../../../core/refusals";
import type { FromTo, InTerritory, OfCard, RiskRefusals, UnitRefusals } from "../../refusals";

/** Which invariant a position breaks, in every game on the board of Europe. */
export type BoardPositions = {
  readonly "position.alive": { readonly count: number; readonly least: number };
  readonly "position.asked": AtStep;
  readonly "position.battle": Nothing;
  readonly "position.battle_dice": Nothing;
  readonly "position.contenders": Nothing;
  readonly "position.draw": AtStep;
  readonly "position.ending": Nothing;
  readonly "position.moves": Nothing;
  readonly "position.no_units": InTerritory;
  readonly "position.out": OfSeat;
  readonly "position.owner_out": InTerritory;
  readonly "position.progress_of": AtStep;
  readonly "position.step": { readonly phase: string; readonly step: string };
  readonly "position.turn": { readonly phase: string };
};

/**
 * Refusal codes that games on the board of Europe add to the table's, with the parameters that their sentences may use:
 * those of their rules, and of what they share with all games of the family.
 */
export type BoardRefusals = RiskRefusals &
  UnitRefusals & {
    readonly "card.not_held": OfCard;
    readonly "card.unknown": Nothing;
    readonly "territory.not_adjacent": FromTo;
    readonly "territory.not_own": InTerritory;
  };
