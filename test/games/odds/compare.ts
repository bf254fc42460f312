import type { Engine } from "../../../src/core/engine";
import { rollFrom, seedRng } from "../../../src/core/rng";
import type { AnyAction, AnyEvent, CommonState, Roll } from "../../../src/core/types";
import type { End, OddsBattle, Outcome } from "../../../src/risk/combat/odds/battle";
import { outcome } from "../../helpers/odds";

/** Battles that are fought for each that is drawn. */
const FIGHTS = 20_000;
/** Standard errors that a chance may be off. */
const ERRORS = 4.5;
/** How likely that is, on one side; how many may be expected of what is rare. */
const TAIL = 3.4e-6;
const MANY = 20;
/** Ends that are expected less often are counted together. */
const RARE = 5;

/** A battle that was drawn: where it stands, its odds, and how it is fought there. */
export interface Trial<S extends CommonState> {
  /** For whoever reads a failure. */
  readonly name: string;
  readonly state: S;
  readonly odds: OddsBattle;
}

/** How the battles of a game are fought by its own rules. */
export interface Fights<S extends CommonState, A extends AnyAction, E extends AnyEvent> {
  readonly engine: Engine<S, A, E>;
  isOver(this: void, state: S): boolean;
  /** What an event costs both sides, kind by kind, in places 0 and 1. */
  losses(this: void, event: E, state: S): readonly [readonly number[], readonly number[]] | undefined;
  /** A state to fight in, where the rules' own copy takes longer than the battle. */
  copy?(this: void, state: S): S;
  /** What a seat answers that is asked. */
  answer?(this: void, state: S): A;
}

/** Draws numbers for trials, the same in each run. */
export function drawsFrom(seed: number): Roll {
  const rng = seedRng(seed);
  return rollFrom(rng);
}

function keyOf({ attacker, defender }: Pick<End, "attacker" | "defender">): string {
  return `${attacker.join(" ")} / ${defender.join(" ")}`;
}

/** What is left on both sides when a battle has been fought to its end. */
function fight<S extends CommonState, A extends AnyAction, E extends AnyEvent>(
  { engine: { rules }, isOver, losses, copy = rules.copy, answer }: Fights<S, A, E>,
  { state, odds }: Trial<S>,
  roll: Roll,
): string {
  const s = copy(state);
  const attacker =
    odds.kind === "ranks" ? [...odds.attacker.units] : odds.kind === "rolls" ? [odds.armies] : [];
  const defender =
    odds.kind === "ranks"
      ? [...odds.defender.units]
      : odds.kind === "rolls"
        ? [odds.defenders]
        : odds.kind === "volley"
          ? [...odds.units]
          : [];
  while (!isOver(s)) {
    const events: E[] = [];
    const action = s.asked.length > 0 && answer !== undefined ? answer(s) : rules.deal(s, roll);
    if (action === undefined) throw new Error(`nothing to do at ${s.step}`);
    rules.verbs[action.type as A["type"]].apply(s, action, events);
    for (const event of events) {
      const lost = losses(event, s);
      attacker.forEach((n, k) => (attacker[k] = n - (lost?.[0][k] ?? 0)));
      defender.forEach((n, k) => (defender[k] = n - (lost?.[1][k] ?? 0)));
    }
  }
  return keyOf({ attacker, defender });
}

/** Fights a trial's battle many times; gives what speaks against its odds, or nothing. */
export function compare<S extends CommonState, A extends AnyAction, E extends AnyEvent>(
  fights: Fights<S, A, E>,
  trial: Trial<S>,
  roll: Roll,
  times = FIGHTS,
): string[] {
  const counts = new Map<string, number>();
  for (let i = 0; i < times; i++) {
    const key = fight(fights, trial, roll);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [
    ...offMargins(outcome(trial.odds), counts, times),
    ...offEnds(outcome(trial.odds), counts, times),
  ].map((line) => `${trial.name}: ${line}`);
}

/** The three chances that are further off than chance explains. */
function offMargins(odds: Outcome, counts: ReadonlyMap<string, number>, times: number): string[] {
  const alive = (text: string): boolean => /[1-9]/.test(text);
  const seen = { win: 0, lose: 0, both: 0 };
  for (const [key, n] of counts) {
    const [attacker, defender] = key.split("/");
    if (!alive(defender) && (alive(attacker) || attacker.trim() === "")) seen.win += n;
    else if (alive(defender)) seen.lose += n;
    else seen.both += n;
  }
  return (["win", "lose", "both"] as const).flatMap((name) => {
    const p = odds[name];
    const rare = p < 0.5 ? seen[name] : times - seen[name];
    if (isLikely(times * (p < 0.5 ? p : 1 - p), rare)) return [];
    const error = Math.sqrt((p * (1 - p)) / times) + 1e-9;
    const off = Math.abs(seen[name] / times - p) / error;
    return off > ERRORS ? [`${name} ${p}, seen ${seen[name]} of ${times}, ${off.toFixed(1)} errors off`] : [];
  });
}

/** Of what is seen rarely no normal law holds: whether so many or more are seen as often as 4.5 standard errors are passed. */
function isLikely(expected: number, seen: number): boolean {
  if (expected > MANY) return false;
  let term = Math.exp(-expected);
  let less = 0;
  for (let k = 0; k < seen; k++) {
    less += term;
    term *= expected / (k + 1);
  }
  return 1 - less > TAIL;
}

/** All ends by chi², those that are rare counted together; an end that cannot be, but was seen, is always off. */
function offEnds({ ends }: Outcome, counts: ReadonlyMap<string, number>, times: number): string[] {
  const known = new Map(ends.map((end) => [keyOf(end), end.chance]));
  if (known.size !== ends.length) return ["an end is listed twice"];
  for (const key of counts.keys()) if (!known.has(key)) return [`seen, but not listed: ${key}`];
  let sum = 0;
  let classes = 0;
  let rare = 0;
  let rareSeen = 0;
  const addClass = (expected: number, n: number): void => {
    sum += (n - expected) ** 2 / expected;
    classes++;
  };
  for (const [key, chance] of known)
    if (chance * times < RARE) {
      rare += chance * times;
      rareSeen += counts.get(key) ?? 0;
    } else addClass(chance * times, counts.get(key) ?? 0);
  if (rare >= RARE) addClass(rare, rareSeen);
  const free = classes - 1;
  if (free < 1) return [];
  // Wilson and Hilferty: the cube root of chi² over its mean is nearly normal.
  const z = ((sum / free) ** (1 / 3) - 1 + 2 / (9 * free)) / Math.sqrt(2 / (9 * free));
  return z > ERRORS ? [`chi² ${sum.toFixed(1)} of ${free}, ${z.toFixed(1)} errors off`] : [];
}
