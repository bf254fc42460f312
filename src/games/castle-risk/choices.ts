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
  pressed,
});

/** The verbs that a press on a territory may mean, the likeliest first; the last one says why it cannot be. */
function pressed(s: State, d: Draft, t: number): readonly string[] {
  switch (s.step) {
    case "capital":
    case "attack":
      return [s.step];
    case "fortify":
      return pressedFortify(s, d);
    case "diplomacy":
      return pressedDiplomacy(s, d, t);
    case "placement":
      return pressedPlacement(s, d);
    default:
      return [];
  }
}

/** A castle that waits is built first, unless a move was asked for. */
function pressedFortify(s: State, d: Draft): readonly string[] {
  if (s.moves.castle !== "bought" || d.verb === "fortify") return ["fortify"];
  return s.moves.fortifies < 1 ? ["build"] : ["build", "fortify"];
}

/** A target of siege weapons that wait for one; else a neutral city is recruited, own weapons are a source. */
function pressedDiplomacy(s: State, d: Draft, t: number): readonly string[] {
  const { owner } = s.territories[t];
  if (PRINTED[t] === 0 || owner !== NEUTRAL)
    return d.verb === "recruit" && owner !== d.seat ? ["recruit"] : ["bombard"];
  if (d.verb !== "bombard") return ["recruit"];
  return d.from === undefined ? ["bombard"] : ["bombard", "recruit"];
}

/** What the reserve has, or else a Reinforcements card; of both refused it is the reserve that says why. */
function pressedPlacement(s: State, d: Draft): readonly string[] {
  if (d.verb === "reinforce") return ["reinforce"];
  if (any(s.seats[d.seat].reserve)) return ["place", "reinforce", "place"];
  return s.seats[d.seat].hand[REINFORCEMENTS] > 0 ? ["reinforce"] : ["place"];
}
