import type { Draft } from "../../core/choice";
import { NOBODY } from "../../core/types";
import type { Match } from "../match/match";
import type { Table } from "../table/table";
import { refuseNow, type Intent } from "../intent/intent";
import { placesOf } from "../intent/site";

/** What is to be outlined on the board for a half-made action; NOBODY for no territory. */
export interface Outline {
  readonly source: number;
  readonly target: number;
  /** Where a press would go on with it: sources, or targets of the source. */
  readonly legal: readonly number[];
}

const NOTHING: Outline = { source: NOBODY, target: NOBODY, legal: [] };

/** What all may see of a half-made action. */
export function outline(match: Match, intent: Intent): Outline {
  // Nobody but a seat itself knows whether it can do what is secret; what is outlined all see.
  const { secret } = match.module.choices;
  if (refuseNow(match.game.state, intent.seat) !== undefined || secret.includes(intent.draft.verb ?? ""))
    return NOTHING;
  const draft = intent.draft;
  const { from, to } = placesOf(draft);
  return { source: from, target: to, legal: legalTerritories(match, draft) };
}

/** Where it is fought, or was just now. */
export function fightOutline(table: Table): Outline | undefined {
  const { match, module, roll } = table;
  const fight = match === undefined ? undefined : (module.table.fight(match.game.state) ?? roll);
  return fight === undefined ? undefined : { source: fight.from, target: fight.to, legal: [] };
}

/** The candidates of the verb's next territory; without a verb those of all that a press may mean and that can be done. */
function legalTerritories(match: Match, draft: Draft): number[] {
  if (draft.verb !== undefined) {
    const { seat, verb, from, territory } = draft;
    // Another territory may be picked in place of this one, unless it goes on from here.
    const onward =
      territory === undefined
        ? undefined
        : match.module.choices.next(match.game.state, { seat, verb, territory });
    return candidates(match, onward?.field === "to" ? { seat, verb, territory } : { seat, verb, from });
  }
  const { canMove, next, secret } = match.module.choices;
  const s = match.game.state;
  const verbs = next(s, { seat: draft.seat });
  if (verbs.field !== "verb") return [];
  const legal: number[] = [];
  const seen: Record<number, boolean | undefined> = {};
  for (const candidate of verbs.candidates) {
    const open = candidate.why === undefined && !secret.includes(candidate.value);
    if (open && canMove(s, draft.seat, candidate.value)) {
      for (const t of candidates(match, { seat: draft.seat, verb: candidate.value })) {
        if (seen[t] === undefined) legal.push(t);
        seen[t] = true;
      }
    }
  }
  return legal;
}

/** What may be picked next, and leaves something to pick after it. */
function candidates(match: Match, draft: Draft): number[] {
  const { leads, next } = match.module.choices;
  const s = match.game.state;
  const choice = next(s, draft);
  const legal: number[] = [];
  if (choice.field === "from" || choice.field === "to" || choice.field === "territory") {
    for (const candidate of choice.candidates)
      if (candidate.why === undefined && leads(s, draft, candidate.value)) legal.push(candidate.value);
  }
  return legal;
}
