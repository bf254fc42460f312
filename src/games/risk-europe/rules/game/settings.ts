import { ANYTIME, always } from "../../../../core/verb";
import type { ActionOf } from "../actions";
import type { State } from "../state";
import type { Verb } from "../verb";

function applySet(s: State, a: ActionOf<"set">): void {
  const settings = s.seats[a.seat].settings;
  if (a.setting === "losses") settings.losses = a.value;
  else if (a.setting === "reroll") settings.reroll = a.value;
  else settings.reveal = a.value;
}

/** A standing wish (rules 7.5, 7.7, 10.4); it counts from the next question on. */
export const SET: Verb<"set"> = { at: ANYTIME, check: always, apply: applySet, offer: undefined };
