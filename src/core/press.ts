import type { Draft } from "./choice";
import { beginsWithTerritory, isTerritoryField, leadsOn, offerOf, picked, refuseVerb } from "./fields";
import { refuse } from "./refusals";
import type { CommonState, Refusal } from "./types";
import type { Field, Verbs } from "./verb";

/**
 * What a press on a territory makes of a draft, of a seat that is asked: it is picked for the first of the verbs
 * that it suits, pressed again it is let go. Where it suits none, the last verb says why; so it does of one from which
 * nothing could be picked next.
 */
export function press(table: Verbs, s: CommonState, draft: Draft, t: number): Draft | Refusal {
  if (!(t >= 0 && t < table.territories && t % 1 === 0)) return refuse("territory.unknown");
  let answer: Draft | Refusal = refuse("step.other", { step: s.step });
  for (const verb of table.pressed?.(s, draft, t) ?? usual(table, s, draft)) {
    answer = pressVerb(table, s, draft, verb, t);
    if (!("code" in answer)) return answer;
  }
  return answer;
}

/** The verbs that a press means where the game says nothing: see Verbs.pressed. */
function usual(table: Verbs, { step }: CommonState, draft: Draft): readonly string[] {
  const verbs = table.offered.filter(
    (verb) => table.verbs[verb].at[step] === true && beginsWithTerritory(offerOf(table, verb)),
  );
  return draft.verb !== undefined && verbs.includes(draft.verb) ? [draft.verb] : verbs.slice(0, 1);
}

function pressVerb(table: Verbs, s: CommonState, draft: Draft, verb: string, t: number): Draft | Refusal {
  const { seat } = draft;
  const none = refuseVerb(table, s, seat, verb);
  if (none !== undefined) return none;
  const picks = offerOf(table, verb)?.picks ?? [];
  const last = lastTerritory(picks);
  let filled: Draft = { seat, verb };
  for (let i = 0; i <= last; i++) {
    const field = picks[i];
    const before = draft.verb === verb ? draft[field.field] : undefined;
    if (isTerritoryField(field) && (before === undefined || i === last)) {
      const why = field.refuse(s, picked(filled), t);
      if (why === undefined) {
        if (before === t) return filled;
        const next: Draft = { ...filled, [field.field]: t };
        return leadsOn(s, picked(next), picks, i + 1) ? withUsual(next, picks, i) : refuse("draft.no_target");
      }
      const anew = i > 0 && field.restarts?.(s, picked(filled), t) === true;
      return anew ? pressVerb(table, s, { seat }, verb, t) : why;
    }
    if (before === undefined) return refuse("draft.incomplete");
    if (before === t) return filled;
    filled = { ...filled, [field.field]: before };
  }
  return refuse("step.other", { step: s.step });
}

function lastTerritory(picks: readonly Field<CommonState>[]): number {
  let last = -1;
  for (let i = 0; i < picks.length; i++) if (isTerritoryField(picks[i])) last = i;
  return last;
}

/** The draft with the word that goes along with its `i`-th pick, if any does. */
function withUsual(draft: Draft, picks: readonly Field<CommonState>[], i: number): Draft {
  const field = picks[i + 1] as Field<CommonState> | undefined;
  return field !== undefined && field.field === "word" && field.default !== undefined
    ? { ...draft, word: field.default }
    : draft;
}
