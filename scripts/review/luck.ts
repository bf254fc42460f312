import { CHANCE } from "../../src/core/types";
import type { Course } from "./course";

/**
 * By action whether what it changed is luck: those of chance, and those of seats that carry out what chance has decided,
 * as losses after dice.
 */
export function luckyOf({ steps, report }: Pick<Course, "steps" | "report">): boolean[] {
  const lucky: boolean[] = [];
  steps.forEach(({ action }, i) => {
    const { seat, type } = action;
    lucky.push(seat === CHANCE || (i > 0 && lucky[i - 1] && report.carriesOut.includes(type)));
  });
  return lucky;
}

/** The chances before an action. */
export function chancesBefore({ steps, start }: Course, at: number): readonly number[] {
  return at === 0 ? start : steps[at - 1].chances;
}

/**
 * By seat, what luck among the actions from one to another (which counts as well) has changed in the chance to win.
 * Of a draw that is what it is better than the mean of those that might have come: that a card comes at all is no luck.
 */
export function luckIn(course: Course, lucky: readonly boolean[], from: number, to: number): number[] {
  const luck = course.start.map(() => 0);
  for (let i = from; i <= to; i++) {
    if (!lucky[i]) continue;
    const before = course.steps[i].mean ?? chancesBefore(course, i);
    course.steps[i].chances.forEach((chance, seat) => {
      luck[seat] += chance - before[seat];
    });
  }
  return luck;
}
