import type { Refusal } from "../../../core/types";
import type { Language } from "../../../text/language";
import { phaseName } from "../../../text/names";
import { refusalText } from "../../../text/refusals";
import type { Match } from "../../match/match";
import { wordChoice, type Intent } from "../../intent/intent";
import { lastVerb } from "../../intent/again";
import { wordFor } from "../../ui/words";

/** A button: what it says, and why it is grey where it is. */
export interface Button {
  readonly id: string;
  readonly text: string;
  readonly on: boolean;
  readonly why: string;
  readonly picked: boolean;
}

function button(
  id: string,
  text: string,
  why: Refusal | undefined,
  picked: boolean,
  language: Language,
): Button {
  return {
    id,
    text,
    on: why === undefined,
    why: why === undefined ? "" : refusalText(why, language),
    picked,
  };
}

/**
 * A verb is grey, too, where there is no territory that it could begin in. While none is picked, the one is that a press on
 * a territory goes on with.
 */
export function verbButtons(match: Match, { seat, draft }: Intent, language: Language): Button[] {
  const { module, game } = match;
  const s = game.state;
  const choice = module.choices.next(s, { seat });
  const list: Button[] = [];
  if (choice.field !== "verb") return list;
  const picked = draft.verb ?? lastVerb(match, seat);
  for (const { value, why } of choice.candidates) {
    const fits = why === undefined || !module.action.unfitVerbs.includes(why.code);
    if (fits && module.action.verbs.includes(value)) {
      const verb = button(value, wordFor(language.panel.verbs, value), why, picked === value, language);
      const idle = verb.on && s.step === s.phase && !module.choices.canMove(s, seat, value);
      list.push(idle ? { ...verb, on: false, why: language.panel.noPlace } : verb);
    }
  }
  return list;
}

/** One of a few ways to do it, the cards that fit the prompt. */
export function wordButtons(match: Match, intent: Intent, language: Language): Button[] {
  const { word } = intent.draft;
  const verb = intent.draft.verb ?? "";
  const choice = wordChoice(match, intent);
  const unfit = match.module.action.unfit[verb];
  if (choice.field !== "word") return [];
  return choice.candidates
    .filter(({ why }) => why === undefined || why.code !== unfit)
    .map(({ value, why }) => button(value, language.panel.word(verb, value), why, word === value, language));
}

/** Ends the phase; undefined where none is to be ended. */
export function endButton({ module, game }: Match, { seat }: Intent, language: Language): Button | undefined {
  const s = game.state;
  const action = module.choices.end(s, seat);
  if (action === undefined) return undefined;
  const why = module.rules.check(s, action);
  return button("end", language.panel.endPhase(phaseName(s.phase, language.names)), why, false, language);
}
