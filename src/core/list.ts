import type { Draft } from "./choice";
import type { Engine } from "./engine";
import type { CommonState, Refusal, Seat } from "./types";

/** What a seat may do: whole actions, or a family's template with its bounds; and what it may not, and why. */
export interface ChoiceList {
  readonly actions: string[];
  readonly refused: { readonly action: string; readonly why: Refusal }[];
}

/**
 * Walks through all choices of a seat that is asked. Families of counts are one line, a template of the game's
 * notation: each number as `least..most`, then in brackets the limits that hold for all together.
 */
export function listChoices(engine: Engine, s: CommonState, seat: Seat): ChoiceList {
  const list: ChoiceList = { actions: [], refused: [] };
  if (s.asked.includes(seat)) walk(engine, s, { seat }, list);
  return list;
}

function walk(engine: Engine, s: CommonState, draft: Draft, list: ChoiceList): void {
  const { choices, notation } = engine;
  const choice = choices.next(s, draft);
  if (choice.field === "done") {
    list.actions.push(notation.writeAction(choice.action, s.colours));
    return;
  }
  if (choice.field === "counts") {
    list.actions.push(notation.writeDraft(draft, choice.bounds, s.colours));
    return;
  }
  const { field } = choice;
  const among = field === "verb" || field === "word" ? undefined : choices.candidates(s, draft);
  for (const { value, why } of choice.candidates) {
    const longer: Draft = { ...draft, [field]: value };
    if (why === undefined) walk(engine, s, longer, list);
    // Of refused territories those that come into question are worth a line each, not all of the board.
    else if (among === undefined || typeof value === "string" || among.includes(value))
      list.refused.push({ action: notation.writeDraft(longer, undefined, s.colours), why });
  }
}
