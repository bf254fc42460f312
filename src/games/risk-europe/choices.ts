import { makeChoices } from "../../core/choices";
import { SIZE } from "../../risk/europe/board";
import type { Action } from "./rules/actions";
import { ORDER_CARDS } from "./rules/cards";
import type { State } from "./rules/state";
import { openCard } from "./rules/turn/card";
import { OFFERED, VERBS } from "./rules/verbs";

/** What seats may pick. */
export const CHOICES = makeChoices<State, Action>({
  verbs: VERBS,
  offered: OFFERED,
  territories: SIZE,
  /** In a turn the verb that is picked, or what the open card offers; the last one says why it cannot be. */
  pressed: (s, draft) => {
    if (s.step !== "turn") return undefined;
    return draft.verb === undefined ? usual(s) : [draft.verb];
  },
});

/** The open card's order, its bonus action, its other order; of an order that is given what may still follow. */
function usual(s: State): readonly string[] {
  const { order, bonus } = s.moves;
  const [first, second] = ORDER_CARDS[openCard(s)].orders;
  const bonuses = bonus === "fortify" ? ["fortify"] : bonus === "siege" ? ["assault"] : [];
  if (order === "spend") return ["buy"];
  if (order !== "none") return bonuses.concat("maneuver");
  return [first as string].concat(bonuses, second === "spend" ? "buy" : second);
}
