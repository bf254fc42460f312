import type { Page } from "./types";

/** Milliseconds within which what comes is taken for an answer to a press. */
const ANSWERS = 900;

/** Whether whoever looks has just pressed something. */
export function hasPressed({ pressed }: Pick<Page, "pressed">): boolean {
  return pressed !== undefined && performance.now() - pressed.since < ANSWERS;
}
