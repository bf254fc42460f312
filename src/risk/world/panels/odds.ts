import type { AnyAction, CommonState, Seat } from "../../../core/types";
import type { OddsKit } from "../../../session/game/odds";
import type { Language } from "../../../text/language";
import type { RollBattle } from "../../combat/odds/battle";
import { ROLL_RECKONER } from "../../combat/odds/reckon-rolls";
import type { AttackOdds } from "../rules/odds";
import { panelOf } from "../text/language";

/** What a game on the board of the world says of its attacks. */
interface WorldOdds<S extends CommonState, A extends AnyAction> extends AttackOdds<S> {
  /** What helps either side, after that it is rolled on; empty for nothing. */
  helps(this: void, view: S, action: A, language: Language): string;
}

/** Armies of both sides together whose odds are computed; more occur in no game, and would take minutes. */
const MOST_ARMIES = 4000;

function isOfUse(battle: RollBattle | undefined): boolean {
  return battle !== undefined && battle.armies + battle.defenders <= MOST_ARMIES;
}

/** How the odds of attacks are told: armies are of one kind, and have no price. */
export function worldOdds<S extends CommonState, A extends AnyAction>({
  oddsBefore,
  oddsUnderWay,
  helps,
}: WorldOdds<S, A>): OddsKit<S, A> {
  const battleOf = (view: S, action: A): RollBattle | undefined => {
    const battle = oddsBefore(view, action);
    return isOfUse(battle) ? battle : undefined;
  };
  return {
    reckoner: ROLL_RECKONER,
    attacks: ["attack", "storm"],
    lines: 8,
    // Armies that stay behind.
    keeping: ["storm"],
    before: (view, _seat, action) => battleOf(view, action),
    underWay: (view) => {
      const battle = oddsUnderWay(view);
      return isOfUse(battle) ? battle : undefined;
    },
    least: (view: S, _seat: Seat, action: A) => battleOf(view, action),
    units: ([armies], { panel }) => `${armies} ${panel.kind("place", "", armies)}`,
    assumed: (view, _seat, action, language) => {
      const panel = panelOf(language);
      const helped = helps(view, action, language);
      return helped === "" ? panel.rolledOn : `${panel.rolledOn} ${helped}`;
    },
  };
}
