import type { Seat } from "../../../../core/types";
import type { State } from "../state";
import type { Step } from "../steps";

/** Waits for one seat. */
export function ask(s: State, step: Step, seat: Seat): void {
  s.step = step;
  s.asked = [seat];
}

/** Waits for chance. */
export function chance(s: State, step: Step): void {
  s.step = step;
  s.asked = [];
}
