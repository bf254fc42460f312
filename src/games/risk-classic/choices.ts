import type { Draft } from "../../core/choice";
import { makeChoices } from "../../core/choices";
import { SIZE } from "../../risk/world/board";
import type { Action } from "./rules/actions";
import type { State } from "./rules/state";
import { OFFERED, VERBS } from "./rules/verbs";

/** What seats may pick. */
export const CHOICES = makeChoices<State, Action>({
  verbs: VERBS,
  offered: OFFERED,
  territories: SIZE,
  pressed,
});

/** The verbs that a press on a territory may mean, the likeliest first; the last one says why it cannot be. */
function pressed(s: State, draft: Draft): readonly string[] {
  switch (s.step) {
    case "claim":
    case "place":
    case "neutral":
    case "headquarters":
    case "fortify":
      return [s.step];
    case "attack":
      return [draft.verb === "storm" ? "storm" : "attack"];
    case "trade":
      return ["trade_on"];
    default:
      return [];
  }
}
