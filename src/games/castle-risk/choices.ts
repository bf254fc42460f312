import type { Draft } from "../../core/choice";
import { makeChoices } from "../../core/choices";
import { NEUTRAL } from "../../core/types";
import { PRINTED, SIZE } from "../../risk/europe/board";
import type { Action } from "./rules/actions";
import { REINFORCEMENTS } from "./rules/cards";
import type { State } from "./rules/state";
import { any } from "../../risk/units";
import { OFFERED, VERBS } from "./rules/verbs";

/** What seats may pick. */
export const CHOICES = makeChoices<State, Action>({
  verbs: VERBS,
  offered: OFFERED,
  territories: SIZE,
  /** Where several verbs come into question, the likeliest first; the last one says why it cannot be. */
  pressed: (s, draft, t) => {
    switch (s.step) {
      case "fortify":
        return pressedFortify(s, draft);
      case "diplomacy":
        return pressedDiplomacy(s, draft, t);
      case "placement":
        return pressedPlacement(s, draft);
      default:
        return undefined;
    }
  },
});

/** A castle that waits is built first, unless a move was asked for. */
function pressedFortify(s: State, draft: Draft): readonly string[] {
  if (s.moves.castle !== "bought" || draft.verb === "fortify") return ["fortify"];
  return s.moves.fortifies < 1 ? ["build"] : ["build", "fortify"];
}

/** A target of siege weapons that wait for one; else a neutral city is recruited, own weapons are a source. */
function pressedDiplomacy(s: State, draft: Draft, t: number): readonly string[] {
  const { owner } = s.territories[t];
  if (PRINTED[t] === 0 || owner !== NEUTRAL)
    return draft.verb === "recruit" && owner !== draft.seat ? ["recruit"] : ["bombard"];
  if (draft.verb !== "bombard") return ["recruit"];
  return draft.from === undefined ? ["bombard"] : ["bombard", "recruit"];
}

/** What the reserve has, or else a Reinforcements card; of both refused it is the reserve that says why. */
function pressedPlacement(s: State, draft: Draft): readonly string[] {
  if (draft.verb === "reinforce") return ["reinforce"];
  if (any(s.seats[draft.seat].reserve)) return ["place", "reinforce", "place"];
  return s.seats[draft.seat].hand[REINFORCEMENTS] > 0 ? ["reinforce"] : ["place"];
}
