import { NOBODY } from "../core/types";
import { CARDS, MISSIONS, NO_MISSION } from "../games/castle-risk/cards";
import { POLICY_CARDS, POLICY_KINDS } from "../games/castle-risk/policies";
import { handSize, type SeatState, type State } from "../games/castle-risk/state";
import { missionsLeft } from "../games/castle-risk/turn";
import { total } from "../core/counts";
import { isCapital } from "../games/castle-risk/tax";
import { UNITS } from "../games/castle-risk/units";
import { SIZE } from "../games/castle-risk/world";
import { AT_MAT, BANNER_KEYS, CAPITAL_KEYS, CASTLE_KEYS, TOKEN_KEYS, UNIT_KEYS } from "./piece-keys";

/** Something that lies on the table. */
export interface Thing {
  /** What it is known by as long as it lies there; no two things have the same. */
  readonly key: string;
  readonly kind: ThingKind;
  /** Where: land, track or pile, then which. `land` and `force` count territories, the others seats. */
  readonly place: Place;
  readonly at: number;
  /** Whose it looks like: a seat, NEUTRAL, or NOBODY. */
  readonly owner: number;
  /** Id of the unit, card, policy card or mission; empty for a blank and for what has but one face. */
  readonly face: string;
  /** How many it stands for; on a track which space. */
  readonly count: number;
  /** The only seat that may know the face, or NOBODY where everybody may. */
  readonly eyes: number;
}

export type ThingKind =
  | "unit"
  | "banner"
  | "castle"
  | "capital"
  | "token"
  | "rank"
  | "round"
  | "first"
  | "turn"
  | "deck"
  | "discards"
  | "missions"
  | "coins"
  | "reserve"
  | "card"
  | "policy"
  | "mission";

export type Place = "land" | "force" | "mat" | "hand" | "track" | "pile";

/** Things that change together: those of a territory, of a force, of a seat, and the rest. */
export interface Group {
  readonly things: Thing[];
  /** The numbers from which they were made: as long as these are the same, so are the things. */
  readonly facts: readonly number[];
}

/** All that lies on a table, in a fixed order. */
export interface Layout {
  readonly groups: readonly Group[];
  /** The same object as before, as long as no territory is different. */
  readonly board: object;
}

/**
 * What lies on the table. Faces that only one seat may know are blanks, but in the hand of a seat at which
 * somebody sits (`present`): there they are marked by `eyes`. What is as it was in `before` is taken from
 * there, which makes no difference but in time.
 */
export function layTable(s: State, present: readonly boolean[], before?: Layout): Layout {
  const groups: Group[] = [];
  let board = before === undefined ? {} : before.board;
  const old = before === undefined ? [] : before.groups;
  for (let t = 0; t < SIZE; t++) {
    const group = t < old.length && isLand(old[t].facts, s, t) ? old[t] : layLand(s, t);
    if (t >= old.length || group !== old[t]) board = {};
    groups[t] = group;
  }
  groups[SIZE] = layForce(s);
  const n = s.seats.length;
  for (let i = 0; i < n; i++) {
    const at = SIZE + 1 + i;
    const facts = seatFacts(s, s.seats[i], i, present[i]);
    groups[at] = at < old.length && isSame(old[at].facts, facts) ? old[at] : laySeat(s, s.seats[i], i, facts);
  }
  groups[SIZE + 1 + n] = laySigns(s);
  return { groups, board };
}

/** The things of a layout one behind the other. */
export function thingsOf(layout: Layout): Thing[] {
  const things: Thing[] = [];
  let n = 0;
  for (const group of layout.groups) {
    for (const thing of group.things) {
      things[n] = thing;
      n++;
    }
  }
  return things;
}

function put(
  g: Group,
  key: string,
  kind: ThingKind,
  place: Place,
  at: number,
  owner: number,
  face: string,
  count: number,
  eyes: number,
): void {
  g.things.push({ key, kind, place, at, owner, face, count, eyes });
}

function isSame(a: readonly number[], b: readonly number[]): boolean {
  const n = a.length;
  if (n !== b.length) return false;
  for (let i = 0; i < n; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** Whether a territory is as it was: owner, units, castle, tokens, whose capital. */
function isLand(facts: readonly number[], s: State, t: number): boolean {
  const { owner, units, castle, tokens } = s.territories[t];
  if (facts[0] !== owner) return false;
  if (owner !== NOBODY) {
    if (facts[1] !== units[0] || facts[2] !== units[1] || facts[3] !== units[2] || facts[4] !== units[3])
      return false;
    if (owner >= 0 && (facts[7] === 1) !== (s.seats[owner].capital === t)) return false;
  }
  return (facts[5] === 1) === castle && facts[6] === tokens;
}

/** All that a seat's things depend on. */
function seatFacts(s: State, p: SeatState, i: number, here: boolean): number[] {
  const facts = [
    p.alive ? 1 : 0,
    p.coins,
    p.crowns,
    here ? 1 : 0,
    p.unknown,
    p.mission,
    p.picked ? 1 : 0,
    s.step === "policies" ? 1 : 0,
    s.turn === i && s.moves.castle === "bought" ? 1 : 0,
    p.completed.length,
  ];
  let n = addAll(facts, 10, p.reserve);
  n = addAll(facts, n, p.hand);
  n = addAll(facts, n, p.policies);
  addAll(facts, n, p.completed);
  return facts;
}

/** Writes `more` behind the first `at` facts; says how many there are then. */
function addAll(facts: number[], at: number, more: readonly number[]): number {
  let n = at;
  for (const x of more) {
    facts[n] = x;
    n++;
  }
  return n;
}

function layLand(s: State, t: number): Group {
  const { owner, units, castle, tokens } = s.territories[t];
  const home = isCapital(s, t);
  const facts = [owner, units[0], units[1], units[2], units[3], castle ? 1 : 0, tokens, home ? 1 : 0];
  const g: Group = { things: [], facts };
  for (let k = 0; k < 4; k++) {
    const n = units[k];
    if (n > 0) put(g, UNIT_KEYS[k][t], "unit", "land", t, owner, UNITS[k], n, NOBODY);
  }
  if (owner >= 0) put(g, BANNER_KEYS[t], "banner", "land", t, owner, "", 1, NOBODY);
  if (home) put(g, CAPITAL_KEYS[t], "capital", "land", t, owner, "", 1, NOBODY);
  if (castle) put(g, CASTLE_KEYS[t], "castle", "land", t, owner, "", 1, NOBODY);
  if (tokens > 0) put(g, TOKEN_KEYS[t], "token", "land", t, NOBODY, "", tokens, NOBODY);
  return g;
}

/** A force that fights stands before the territory that it attacks. */
function layForce(s: State): Group {
  const g: Group = { things: [], facts: [] };
  const b = s.battle;
  if (b === undefined) return g;
  for (let k = 0; k < 4; k++) {
    const n = b.force[k];
    if (n > 0) put(g, `force:${UNITS[k]}`, "unit", "force", b.to, b.attacker, UNITS[k], n, NOBODY);
  }
  return g;
}

function laySeat(s: State, p: SeatState, i: number, facts: readonly number[]): Group {
  const l: Group = { things: [], facts };
  if (!p.alive) return l;
  const here = facts[3] === 1;
  const mat = AT_MAT[i];
  put(l, `${mat}coins`, "coins", "mat", i, i, "", p.coins, NOBODY);
  put(l, `${mat}rank`, "rank", "track", i, i, "", p.crowns, NOBODY);
  for (let k = 0; k < 4; k++) {
    const n = p.reserve[k];
    if (n > 0) put(l, `${mat}reserve:${UNITS[k]}`, "reserve", "mat", i, i, UNITS[k], n, NOBODY);
  }
  if (s.turn === i && s.moves.castle === "bought")
    put(l, `${mat}castle`, "castle", "mat", i, i, "", 1, NOBODY);
  layCards(l, p, i, here);
  layPolicies(l, s, p, i);
  if (p.mission !== NO_MISSION) {
    const face = here && p.mission < MISSIONS.length ? MISSIONS[p.mission] : "";
    put(l, `${mat}mission`, "mission", "hand", i, i, face, 1, face === "" ? NOBODY : i);
  }
  const n = p.completed.length;
  for (let k = 0; k < n; k++)
    put(l, `${mat}done:${k}`, "mission", "mat", i, i, MISSIONS[p.completed[k]], 1, NOBODY);
  return l;
}

/** Cards in the hand: by kind for their owner's eyes, or as many blanks. */
function layCards(l: Group, p: SeatState, i: number, here: boolean): void {
  const mat = AT_MAT[i];
  if (!here || p.unknown > 0) {
    const n = handSize(p);
    for (let c = 0; c < n; c++) put(l, `${mat}blank:${c}`, "card", "hand", i, i, "", 1, NOBODY);
    return;
  }
  for (let k = 0; k < 6; k++) {
    for (let c = 0; c < p.hand[k]; c++)
      put(l, `${mat}card:${CARDS[k]}:${c}`, "card", "hand", i, i, CARDS[k], 1, i);
  }
}

/** Picks are blanks until all are turned over. */
function layPolicies(l: Group, s: State, p: SeatState, i: number): void {
  const mat = AT_MAT[i];
  if (!p.picked) return;
  if (s.step === "policies") {
    const n = p.crowns < POLICY_KINDS ? p.crowns : POLICY_KINDS;
    for (let c = 0; c < n; c++) put(l, `${mat}pick:${c}`, "policy", "mat", i, i, "", 1, NOBODY);
    return;
  }
  for (let k = 0; k < POLICY_KINDS; k++) {
    const n = p.policies[k];
    for (let c = 0; c < n; c++)
      put(l, `${mat}policy:${POLICY_CARDS[k].id}:${c}`, "policy", "mat", i, i, POLICY_CARDS[k].id, 1, NOBODY);
  }
}

/** Rounds, who is first, whose turn it is, and the piles. */
function laySigns(s: State): Group {
  const l: Group = { things: [], facts: [] };
  put(l, "round", "round", "track", 0, NOBODY, "", s.round, NOBODY);
  if (s.first !== NOBODY) put(l, "first", "first", "mat", s.first, s.first, "", 1, NOBODY);
  if (s.turn !== NOBODY) put(l, "turn", "turn", "mat", s.turn, s.turn, "", 1, NOBODY);
  put(l, "deck", "deck", "pile", 0, NOBODY, "", total(s.deck) + s.deckUnknown, NOBODY);
  for (let k = 0; k < 6; k++) {
    const n = s.discards[k];
    if (n > 0) put(l, `discards:${CARDS[k]}`, "discards", "pile", 0, NOBODY, CARDS[k], n, NOBODY);
  }
  put(l, "missions", "missions", "pile", 0, NOBODY, "", missionsLeft(s), NOBODY);
  return l;
}

/** What one seat sees of all that lies there: what others hold is as many blanks, in no order that tells anything. */
export function seenThings(layout: Layout, seat: number): Thing[] {
  const blanks: Record<number, number | undefined> = {};
  return thingsOf(layout).map((thing) => {
    if (thing.eyes === NOBODY || thing.eyes === seat) return thing;
    const { kind, place, at, owner, count } = thing;
    let { key } = thing;
    if (kind === "card") {
      const c = blanks[at] ?? 0;
      key = `${AT_MAT[at]}blank:${c}`;
      blanks[at] = c + 1;
    }
    return { key, kind, place, at, owner, face: "", count, eyes: NOBODY };
  });
}
