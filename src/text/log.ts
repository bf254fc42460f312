import type { Action } from "../games/castle-risk/rules/actions";
import type { Event } from "../games/castle-risk/rules/events";
import { ENGLISH } from "./en/english";
import type { Colours, Language } from "./language";

/** An event in words: one line of a log. `colours` by seat, as the state has them. */
export function eventText(event: Event, colours: Colours, language: Language = ENGLISH): string {
  type Say = (this: void, e: Event, colours: Colours) => string;
  const say = language.events[event.type] as Say;
  return say(event, colours);
}

/** An action in words: one line of a log that names nothing secret. */
export function actionText(action: Action, colours: Colours, language: Language = ENGLISH): string {
  type Say = (this: void, a: Action, colours: Colours) => string;
  const say = language.actions[action.type] as Say;
  return say(action, colours);
}
