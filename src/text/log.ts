import type { Reason } from "../core/bots/reason";
import type { AnyAction, AnyEvent } from "../core/types";
import type { Language } from "./language";
import type { Colours } from "./types";

/** An event in words: one line of a log. `colours` by seat, as the state has them. */
export function eventText<E extends AnyEvent>(event: E, colours: Colours, language: Language): string {
  const say = language.events[event.type];
  return say === undefined ? event.type : say(event, colours);
}

/** An action in words: one line of a log that names nothing secret. */
export function actionText<A extends AnyAction>(action: A, colours: Colours, language: Language): string {
  const say = language.actions[action.type];
  return say === undefined ? action.type : say(action, colours);
}

/** Why a computer does something: one line of a log, with what its seat is called before it. */
export function reasonText({ code, params }: Reason, seat: string, language: Language): string {
  const say = language.reasons[code];
  return language.panel.logReason(seat, say === undefined ? code : say(params, language.names));
}
