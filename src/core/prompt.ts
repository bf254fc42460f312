import type { Seat } from "./types";

/** What a prompt changes of a state. */
interface Prompted<Step extends string> {
  step: Step;
  asked: Seat[];
}

/** Waits for one seat. */
export function ask<Step extends string>(s: Prompted<Step>, step: Step, seat: Seat): void {
  s.step = step;
  s.asked = [seat];
}

/** Waits for chance. */
export function chance<Step extends string>(s: Prompted<Step>, step: Step): void {
  s.step = step;
  s.asked = [];
}
