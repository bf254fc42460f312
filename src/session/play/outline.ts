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
export function outline(m: Match, intent: Intent): Outline {
  // Nobody but a seat itself knows whether it can do what is secret; what is outlined all see.
  const { secret } = m.module.choices;
  if (refuseNow(m.game.state, intent.seat) !== undefined || secret.includes(intent.draft.verb ?? ""))
    return NOTHING;
  const d = intent.draft;
  const { from, to } = placesOf(d);
  return { source: from, target: to, legal: legalTerritories(m, d) };
}

/** Where it is fought, or was just now. */
export function fightOutline(t: Table): Outline | undefined {
  const { match, module, roll } = t;
  const fight = match === undefined ? undefined : (module.table.fight(match.game.state) ?? roll);
  return fight === undefined ? undefined : { source: fight.from, target: fight.to, legal: [] };
}

/** The candidates of the verb's next territory; without a verb those of all that a press may mean and that can be done. */
function legalTerritories(m: Match, d: Draft): number[] {
  if (d.verb !== undefined) {
    const { seat, verb, from, territory } = d;
    // Another territory may be picked in place of this one, unless it goes on from here.
    const onward =
      territory === undefined ? undefined : m.module.choices.next(m.game.state, { seat, verb, territory });
    return candidates(m, onward?.field === "to" ? { seat, verb, territory } : { seat, verb, from });
  }
  const { canMove, next, secret } = m.module.choices;
  const s = m.game.state;
  const verbs = next(s, { seat: d.seat });
  if (verbs.field !== "verb") return [];
  const legal: number[] = [];
  const seen: Record<number, boolean | undefined> = {};
  for (const c of verbs.candidates) {
    const open = c.why === undefined && !secret.includes(c.value);
    if (open && canMove(s, d.seat, c.value)) {
      for (const t of candidates(m, { seat: d.seat, verb: c.value })) {
        if (seen[t] === undefined) legal.push(t);
        seen[t] = true;
      }
    }
  }
  return legal;
}

/** What may be picked next, and leaves something to pick behind it. */
function candidates(m: Match, d: Draft): number[] {
  const { leads, next } = m.module.choices;
  const s = m.game.state;
  const choice = next(s, d);
  const legal: number[] = [];
  if (choice.field === "from" || choice.field === "to" || choice.field === "territory") {
    for (const c of choice.candidates) if (c.why === undefined && leads(s, d, c.value)) legal.push(c.value);
  }
  return legal;
}
