import { NOBODY } from "../../core/types";
import type { SeatAction } from "../../games/castle-risk/rules/actions";
import { nextChoice } from "../../games/castle-risk/choices/next";
import type { Draft } from "../../games/castle-risk/choices/types";
import type { State } from "../../games/castle-risk/rules/state";
import { refuseNow, type Intent } from "./intent";
import { canMove } from "../../games/castle-risk/choices/moves-left";
import type { Table } from "../table/table";

/** What is to be outlined on the board for a half-made action; NOBODY for no territory. */
export interface Outline {
  readonly source: number;
  readonly target: number;
  /** Where a press would go on with it: sources, or targets of the source. */
  readonly legal: readonly number[];
}

const NOTHING: Outline = { source: NOBODY, target: NOBODY, legal: [] };

/** Nobody but a seat itself knows whether it has the card for this; what is outlined all see. */
const SECRET = "reinforce";

/** What all may see of a half-made action. */
export function outline(s: State, intent: Intent): Outline {
  if (refuseNow(s, intent.seat) !== undefined || intent.draft.verb === SECRET) return NOTHING;
  const d = intent.draft;
  const source = d.from ?? NOBODY;
  const target = d.to ?? d.territory ?? NOBODY;
  return { source, target, legal: legalLands(s, d) };
}

/** Where it is fought, or was just now. */
export function fightOutline(t: Table): Outline | undefined {
  const fight = t.match?.game.state.battle ?? t.roll;
  return fight === undefined ? undefined : { source: fight.from, target: fight.to, legal: [] };
}

/** Verbs that begin with a territory. */
export const LAND_VERBS: readonly SeatAction["type"][] = [
  "capital",
  "attack",
  "fortify",
  "build",
  "bombard",
  "recruit",
  "place",
  "reinforce",
];

/** The candidates of the verb's next territory; without a verb those of all that a press may mean and that can be done. */
function legalLands(s: State, d: Draft): number[] {
  if (d.verb !== undefined) return candidates(s, { seat: d.seat, verb: d.verb, from: d.from });
  const verbs = nextChoice(s, { seat: d.seat });
  if (verbs.field !== "verb") return [];
  const legal: number[] = [];
  const seen: Record<number, boolean | undefined> = {};
  for (const c of verbs.candidates) {
    const open = c.why === undefined && c.value !== SECRET && LAND_VERBS.includes(c.value);
    if (open && canMove(s, d.seat, c.value)) {
      for (const t of candidates(s, { seat: d.seat, verb: c.value })) {
        if (seen[t] === undefined) legal.push(t);
        seen[t] = true;
      }
    }
  }
  return legal;
}

function candidates(s: State, d: Draft): number[] {
  const choice = nextChoice(s, d);
  const legal: number[] = [];
  if (choice.field === "from" || choice.field === "to" || choice.field === "territory") {
    for (const c of choice.candidates) if (c.why === undefined) legal.push(c.value);
  }
  return legal;
}
