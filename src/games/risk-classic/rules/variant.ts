import { atATime } from "../../../risk/world/rules/placing";
import type { Options } from "../meta";
import type { State } from "./state";

type Table = Pick<State, "options" | "colours">;

/** Which game of the rulebook is played (rule 1.1): two players always have a neutral army between them. */
export function modeOf(s: Table): Options["mode"] | "two_players" {
  return s.colours.length === 2 ? "two_players" : s.options.mode;
}

export function isCapital(s: Table): boolean {
  return modeOf(s) === "capital";
}

export function isSecret(s: Table): boolean {
  return modeOf(s) === "secret_mission";
}

/** Whether the territories are dealt (rules 2.1, 11.1). */
export function isDealt(s: Table): boolean {
  const { initial_placement: way } = s.options;
  const mode = modeOf(s);
  if (mode === "two_players") return true;
  return way === "book" ? mode === "secret_mission" : way === "dealt";
}

/** Armies that a player places at a time while the game is set up (rules 2.6, 11.2). */
export function armiesAtATime(s: Table, reserve: number): number {
  return atATime(modeOf(s) === "two_players" ? "2" : s.options.armies_a_turn, reserve);
}
