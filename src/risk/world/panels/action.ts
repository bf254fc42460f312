import type { CommonState } from "../../../core/types";
import type { ActionKit } from "../../../session/game/kit";
import type { Lands } from "../rules/state";
import { factsOfLand, type LandGame } from "./land";

const ARMY_PICTURE = "piece-infantry";
const DICE_PICTURE = "action-roll";
/** Pictures that steppers get while they are painted. */
export const KIND_PICTURES: readonly string[] = [ARMY_PICTURE, DICE_PICTURE];

/** How the table's action panel serves a game on the board of the world: armies are of one kind, and have no price. */
export function worldAction<S extends Lands & CommonState>(
  land: LandGame<S>,
  own: Pick<ActionKit<S>, "bodies" | "prompt" | "note">,
): ActionKit<S> {
  return {
    verbs: ["attack", "storm"],
    words: [],
    unfitVerbs: [],
    unfit: {},
    steppers: 1,
    priced: [],
    picture: (kind) => (kind === "dice" ? DICE_PICTURE : ARMY_PICTURE),
    face: () => -1,
    about: (s, territory, language) => factsOfLand(s, territory, land, language),
    bodies: own.bodies,
    prompt: own.prompt,
    note: own.note,
  };
}
