import { NOBODY } from "../core/types";
import { CARDS, MISSIONS, NO_MISSION } from "../games/castle-risk/cards";
import { POLICY_CARDS, POLICY_KINDS } from "../games/castle-risk/policies";
import { handSize, type SeatState, type State } from "../games/castle-risk/state";
import { missionsLeft } from "../games/castle-risk/turn";
import { total } from "../core/counts";
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

/** All that lies on a table, in a fixed order. */
export interface Layout {
  readonly things: readonly Thing[];
  readonly byKey: Readonly<Record<string, Thing | undefined>>;
}

interface Laying {
  readonly things: Thing[];
  readonly byKey: Record<string, Thing | undefined>;
  size: number;
}

/**
 * What lies on the table. Faces that only one seat may know are blanks, but in the hand of a seat at which
 * somebody sits (`present`): there they are marked by `eyes`.
 */
export function layTable(s: State, present: readonly boolean[]): Layout {
  const l: Laying = { things: [], byKey: {}, size: 0 };
  for (let t = 0; t < SIZE; t++) layLand(l, s, t);
  layForce(l, s);
  const n = s.seats.length;
  for (let i = 0; i < n; i++) if (s.seats[i].alive) laySeat(l, s, s.seats[i], i, present[i]);
  laySigns(l, s);
  return l;
}

function put(
  l: Laying,
  key: string,
  kind: ThingKind,
  place: Place,
  at: number,
  owner: number,
  face: string,
  count: number,
  eyes: number,
): void {
  const thing = { key, kind, place, at, owner, face, count, eyes };
  l.things[l.size] = thing;
  l.byKey[key] = thing;
  l.size++;
}

function layLand(l: Laying, s: State, t: number): void {
  const { owner, units, castle, tokens } = s.territories[t];
  if (owner !== NOBODY) {
    for (let k = 0; k < 4; k++) {
      const n = units[k];
      if (n > 0) put(l, UNIT_KEYS[k][t], "unit", "land", t, owner, UNITS[k], n, NOBODY);
    }
    if (owner >= 0) {
      put(l, BANNER_KEYS[t], "banner", "land", t, owner, "", 1, NOBODY);
      if (s.seats[owner].capital === t) put(l, CAPITAL_KEYS[t], "capital", "land", t, owner, "", 1, NOBODY);
    }
  }
  if (castle) put(l, CASTLE_KEYS[t], "castle", "land", t, owner, "", 1, NOBODY);
  if (tokens > 0) put(l, TOKEN_KEYS[t], "token", "land", t, NOBODY, "", tokens, NOBODY);
}

/** A force that fights stands before the territory that it attacks. */
function layForce(l: Laying, s: State): void {
  const b = s.battle;
  if (b === undefined) return;
  for (let k = 0; k < 4; k++) {
    const n = b.force[k];
    if (n > 0) put(l, `force:${UNITS[k]}`, "unit", "force", b.to, b.attacker, UNITS[k], n, NOBODY);
  }
}

function laySeat(l: Laying, s: State, p: SeatState, i: number, here: boolean): void {
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
}

/** Cards in the hand: by kind for their owner's eyes, or as many blanks. */
function layCards(l: Laying, p: SeatState, i: number, here: boolean): void {
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
function layPolicies(l: Laying, s: State, p: SeatState, i: number): void {
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
function laySigns(l: Laying, s: State): void {
  put(l, "round", "round", "track", 0, NOBODY, "", s.round, NOBODY);
  if (s.first !== NOBODY) put(l, "first", "first", "mat", s.first, s.first, "", 1, NOBODY);
  if (s.turn !== NOBODY) put(l, "turn", "turn", "mat", s.turn, s.turn, "", 1, NOBODY);
  put(l, "deck", "deck", "pile", 0, NOBODY, "", total(s.deck) + s.deckUnknown, NOBODY);
  for (let k = 0; k < 6; k++) {
    const n = s.discards[k];
    if (n > 0) put(l, `discards:${CARDS[k]}`, "discards", "pile", 0, NOBODY, CARDS[k], n, NOBODY);
  }
  put(l, "missions", "missions", "pile", 0, NOBODY, "", missionsLeft(s), NOBODY);
}

/** The table as one seat sees it: what others hold is as many blanks, in no order that tells anything. */
export function seenLayout(layout: Layout, seat: number): Layout {
  const l: Laying = { things: [], byKey: {}, size: 0 };
  const blanks: Record<number, number | undefined> = {};
  for (const thing of layout.things) {
    if (thing.eyes === NOBODY || thing.eyes === seat) {
      l.things[l.size] = thing;
      l.byKey[thing.key] = thing;
      l.size++;
    } else {
      const { kind, place, at, owner, count } = thing;
      const c = blanks[at] ?? 0;
      const key = kind === "card" ? `${AT_MAT[at]}blank:${c}` : thing.key;
      if (kind === "card") blanks[at] = c + 1;
      put(l, key, kind, place, at, owner, "", count, NOBODY);
    }
  }
  return l;
}
