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
});
