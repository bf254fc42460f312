import { atATime } from "../../../risk/world/rules/placing";
import type { State } from "./state";

type Table = Pick<State, "options">;

/** Whether the set-up and the rules are those of Basic Training (rules 1.1, 3.8). */
export function isBasic({ options }: Table): boolean {
  const { mode, based_on } = options;
  return mode === "basic_training" || (mode === "world_conquest" && based_on === "basic_training");
}

/** Whether objectives win nothing, and only conquest does (rule 10.7). */
export function isConquest({ options }: Table): boolean {
  return options.mode === "world_conquest";
}

/** Whether the territories are dealt (rule 3.5). */
export function isDealt(s: Table): boolean {
  return !isBasic(s) && s.options.initial_placement === "dealt";
}

/** Troops that a player places at a time while the game is set up (rule 3.6). */
export function armiesAtATime(s: Table, reserve: number): number {
  return atATime(s.options.armies_a_turn, reserve);
}
