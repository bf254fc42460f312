import { europeOdds } from "../../../risk/europe/panels/odds";
import { nameOf } from "../../../text/entry";
import type { Action, ActionOf } from "../rules/actions";
import { CARDS } from "../rules/cards";
import { playable } from "../rules/combat/playable";
import { oddsBefore, oddsUnderWay } from "../rules/odds";
import type { State } from "../rules/state";
import { handSize } from "../rules/state/hand";
import { newBattle } from "../rules/state/initial";
import { UNIT_COST } from "../rules/units";
import type { CastleLanguage } from "../text/language";
import { unitList } from "../text/names";

/** Cards that may still be played in the combat: the seat's own that fit, and of the defender, who has any, those that there are. */
function cardsThatMay(view: State, { seat, from, to }: ActionOf<"attack">): number[] {
  const { owner } = view.territories[to];
  const battle = newBattle(from, to, seat, owner, []);
  const own = playable(battle).filter((k) => view.seats[seat].hand[k] > 0);
  const holds = owner >= 0 && handSize(view.seats[owner]) > 0;
  const theirs = holds ? playable({ ...battle, playing: "defender" }) : [];
  return own.concat(theirs.filter((k) => view.options.card_counts[k] > 0 && !own.includes(k)));
}

/** How the odds of combats, bombardments and recruitments are told. */
export const ODDS = europeOdds<State, Action>({
  costs: UNIT_COST,
  attacks: ["attack"],
  before: oddsBefore,
  underWay: oddsUnderWay,
  units: (units, { names }: CastleLanguage) => unitList(units, names).join(", "),
  assumed: (view, seat, action, { panel, names }: CastleLanguage) =>
    action.type === "attack"
      ? panel.oddsAssume(
          view.seats[seat].settings.losses === "shrewd",
          cardsThatMay(view, action).map((k) => nameOf(names.cards, CARDS[k])),
        )
      : "",
});
