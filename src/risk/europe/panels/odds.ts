import type { AnyAction, CommonState, Seat } from "../../../core/types";
import type { OddsKit } from "../../../session/game/odds";
import type { OddsBattle } from "../../combat/odds/battle";
import { readyOf } from "../../combat/odds/ready";
import { reckonerOf } from "../../combat/odds/reckon";

/** What a game on the board of Europe says of its battles, whose units have prices. */
interface EuropeOdds<S extends CommonState, A extends AnyAction> extends Pick<
  OddsKit<S, A>,
  "attacks" | "underWay" | "units" | "assumed"
> {
  /** Prices by kind of unit. */
  readonly costs: readonly number[];
  before(this: void, view: S, seat: Seat, action: A): OddsBattle | undefined;
}

/** How the odds of battles are told; of what is no attack the force is not all that fights, and no least one is searched. */
export function europeOdds<S extends CommonState, A extends AnyAction>(
  game: EuropeOdds<S, A>,
): OddsKit<S, A> {
  return {
    ...game,
    reckoner: reckonerOf(game.costs),
    keeping: [],
    lines: 11,
    least: (view: S, seat: Seat, action: A, bounds) =>
      game.attacks.includes(action.type) ? readyOf(game.before(view, seat, action), bounds) : undefined,
  };
}
