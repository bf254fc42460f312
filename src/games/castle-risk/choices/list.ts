import type { Refusal, Seat } from "../../../core/types";
import type { State } from "../rules/state";
import { BOARD, landId } from "../../../risk/europe/board";
import { writeAction } from "../notation/write";
import { nextChoice } from "./next";
import { COINS, DIE, type Bounds, type Choice, type Draft } from "./types";

/** What a seat may do: whole actions, or a family's template with its bounds; and what it may not, and why. */
export interface Choices {
  readonly actions: string[];
  readonly refused: { readonly action: string; readonly why: Refusal }[];
}

/**
 * Walks through all choices of a seat that is asked. Families of counts are one line, a template of
 * docs/notation.md: each number as `least..most`, then in brackets the limits that hold for all together.
 */
export function listChoices(s: State, seat: Seat): Choices {
  const out: Choices = { actions: [], refused: [] };
  if (s.asked.includes(seat)) walk(s, { seat }, s.colours[seat], out);
  return out;
}

function walk(s: State, d: Draft, text: string, out: Choices): void {
  const choice = nextChoice(s, d);
  if (choice.field === "done") out.actions.push(writeAction(choice.action, s.colours));
  else if (choice.field === "counts") out.actions.push(`${text}${boundsText(choice.bounds)}`);
  else if (choice.field === "verb") {
    for (const c of choice.candidates) {
      const word = c.value === "castle" ? "buy castle" : c.value;
      branch(s, { ...d, verb: c.value }, `${text} ${word}`, c.why, out);
    }
  } else if (choice.field === "word") {
    for (const c of choice.candidates) branch(s, { ...d, word: c.value }, `${text} ${c.value}`, c.why, out);
  } else walkLands(s, d, text, choice, out);
}

function branch(s: State, d: Draft, text: string, why: Refusal | undefined, out: Choices): void {
  if (why === undefined) walk(s, d, text, out);
  else out.refused.push({ action: text, why });
}

type LandChoice = Extract<Choice, { readonly field: "from" | "to" | "territory" }>;

function walkLands(s: State, d: Draft, text: string, choice: LandChoice, out: Choices): void {
  for (const c of choice.candidates) {
    if (c.why === undefined || isNear(s, d, choice.field, c.value)) {
      branch(s, { ...d, [choice.field]: c.value }, `${text} ${landId(c.value)}`, c.why, out);
    }
  }
}

/** Whether a refused territory is worth a line: an own one, or a neighbour of the source; not all 49 for each. */
function isNear(s: State, d: Draft, field: "from" | "to" | "territory", t: number): boolean {
  if (field === "to") return BOARD.near[d.from ?? 0].includes(t);
  const verb = d.verb;
  if (verb === "capital" || verb === "recruit") return BOARD.territories[t].city !== undefined;
  return s.territories[t].owner === d.seat;
}

/** The bounds where the action has its numbers: alone for coins and dice, as the notation has them. */
function boundsText(b: Bounds): string {
  let text = "";
  if (b.kinds[0] === COINS) return ` ${b.least}..${b.most}`;
  for (let k = 0; k < b.kinds.length; k++) {
    if (b.kinds[k] === DIE) text += ` ${b.min[k]}..${b.max[k]}`;
    else if (b.max[k] > 0) text += ` ${b.kinds[k]} ${b.min[k]}..${b.max[k]}`;
  }
  text += b.least === b.most ? ` (${b.most} in all` : ` (${b.least} to ${b.most} in all`;
  if (b.prices.length > 0)
    text += `, for at most ${b.budget} coins${b.free > 0 ? " besides 1 infantry" : ""}`;
  return `${text})`;
}
