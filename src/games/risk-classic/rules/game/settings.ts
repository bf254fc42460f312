import { applySetting } from "../../../../core/settings";
import { ANYTIME, always } from "../../../../core/verb";
import type { Verb } from "../verb";

/** A standing wish (rule 5.4); it counts from the next question on. */
export const SET: Verb<"set"> = {
  at: ANYTIME,
  check: always,
  apply: (s, a) => {
    applySetting(s.seats[a.seat].settings, a);
  },
  offer: undefined,
};
