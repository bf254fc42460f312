import type { Event } from "../events";
import type { State } from "../state";
import { startPlay } from "../turn/turn";
import { isSecret } from "../variant";
import { changeEmpty } from "./mission";

/** The set-up is done: missions against colours without an army change, and the first turn begins (rules 1.6, 10.10). */
export function beginGame(s: State, events: Event[]): void {
  if (isSecret(s)) changeEmpty(s, events);
  startPlay(s, events);
}
