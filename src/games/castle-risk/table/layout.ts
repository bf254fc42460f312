import { NOBODY } from "../../../core/types";
import { CARDS, MISSIONS, NO_MISSION } from "../rules/cards";
import { countAllCrowns, CROWN_REASONS } from "../rules/crowns";
import { POLICY_CARDS, POLICY_KINDS } from "../rules/policies";
import { handSize } from "../rules/state/hand";
import { ownerId, roundPlayed } from "../../../core/common";
import type { SeatState, State } from "../rules/state";
import { missionsLeft } from "../rules/mission";
import { total } from "../../../core/counts";
import { isCapital } from "../rules/tax";
import { UNITS } from "../rules/units";
import { PRINTED, SIZE } from "../../../risk/europe/board";
import { addFacts, putThing, sameFacts } from "../../../session/scene/group";
import { isSameTable, thingsOf, type Group, type Layout, type Thing } from "../../../session/scene/thing";
import {
  BANNER_KEYS,
  CAPITAL_KEYS,
  CASTLE_KEYS,
  MAT_KEYS,
  SHIELD_KEYS,
  TOKEN_KEYS,
  UNIT_KEYS,
} from "./piece-keys";

/** Which group is the force that fights; those before it are the territories'. */
export const FORCE_GROUP = SIZE;

/**
 * What lies on the table. Faces that only one seat may know are blanks, but in the hand of a seat at which
 * somebody sits (`present`): there they are marked by `eyes`. What is as it was in `before` is taken from
 * there, which makes no difference but in time.
 */
export function layTable(s: State, present: readonly boolean[], before?: Layout): Layout {
  const groups: Group[] = [];
  let board = before === undefined ? {} : before.board;
  const old = before === undefined || !isSameTable(before, s.colours) ? [] : before.groups;
  for (let t = 0; t < SIZE; t++) {
    const group = t < old.length && isLand(old[t].facts, s, t) ? old[t] : layLand(s, t);
    if (t >= old.length || group !== old[t]) board = {};
    groups[t] = group;
  }
  groups[FORCE_GROUP] = layForce(s);
  const n = s.seats.length;
  for (let i = 0; i < n; i++) {
    const at = SIZE + 1 + i;
    const facts = seatFacts(s, s.seats[i], i, present[i]);
    groups[at] =
      at < old.length && sameFacts(old[at].facts, facts) ? old[at] : laySeat(s, s.seats[i], i, facts);
  }
  groups[SIZE + 1 + n] = laySigns(s);
  groups[SIZE + 2 + n] = layCrowns(s, board, before !== undefined && old.length > 0 ? before : undefined);
  return { groups, board, colours: s.colours };
}

/**
 * A layout of nothing but territories, for layTable to take over: so that a whole table can be laid in
 * slices. Lays `count` more of them; says whether all are there.
 */
export function laySome(s: State, begun: Layout, count: number): boolean {
  const from = begun.groups.length;
  const to = from + count < SIZE ? from + count : SIZE;
  for (let t = from; t < to; t++) begun.groups[t] = layLand(s, t);
  return to === SIZE;
}

/** A layout that laySome can begin with. */
export function emptyLayout(s: State): Layout {
  return { groups: [], board: {}, colours: s.colours };
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
  let n = addFacts(facts, 10, p.reserve);
  n = addFacts(facts, n, p.hand);
  n = addFacts(facts, n, p.policies);
  addFacts(facts, n, p.completed);
  return facts;
}

function layLand(s: State, t: number): Group {
  const { owner, units, castle, tokens } = s.territories[t];
  const home = isCapital(s, t);
  const facts = [owner, units[0], units[1], units[2], units[3], castle ? 1 : 0, tokens, home ? 1 : 0];
  const g: Group = { things: [], facts };
  for (let k = 0; k < 4; k++) {
    const n = units[k];
    if (n > 0) putThing(g, UNIT_KEYS[k][t], "unit", "land", t, owner, UNITS[k], n, NOBODY);
  }
  const all = units[0] + units[1] + units[2] + units[3];
  putThing(g, SHIELD_KEYS[ownerId(s, owner)][t], "shield", "land", t, owner, "", all, NOBODY);
  if (owner >= 0 && PRINTED[t] > 0 && !home)
    putThing(g, BANNER_KEYS[t], "banner", "land", t, owner, "", 1, NOBODY);
  if (home) putThing(g, CAPITAL_KEYS[t], "capital", "land", t, owner, "", 1, NOBODY);
  if (castle) putThing(g, CASTLE_KEYS[t], "castle", "land", t, owner, "", 1, NOBODY);
  if (tokens > 0) putThing(g, TOKEN_KEYS[t], "token", "land", t, NOBODY, "", tokens, NOBODY);
  return g;
}

/** A force that fights stands before the territory that it attacks. */
function layForce(s: State): Group {
  const b = s.battle;
  if (b === undefined) return { things: [], facts: [] };
  const g: Group = { things: [], facts: [b.from, b.to] };
  for (let k = 0; k < 4; k++) {
    const n = b.force[k];
    if (n > 0) putThing(g, `force:${UNITS[k]}`, "unit", "force", b.to, b.attacker, UNITS[k], n, NOBODY);
  }
  return g;
}

function laySeat(s: State, p: SeatState, i: number, facts: readonly number[]): Group {
  const l: Group = { things: [], facts };
  if (!p.alive) return l;
  const here = facts[3] === 1;
  const mat = MAT_KEYS[s.colours[i]];
  putThing(l, `${mat}coins`, "coins", "mat", i, i, "", p.coins, NOBODY);
  if (p.crowns > 0) putThing(l, `${mat}rank`, "rank", "track", i, i, "", p.crowns, NOBODY);
  for (let k = 0; k < 4; k++) {
    const n = p.reserve[k];
    if (n > 0) putThing(l, `${mat}reserve:${UNITS[k]}`, "reserve", "mat", i, i, UNITS[k], n, NOBODY);
  }
  if (s.turn === i && s.moves.castle === "bought")
    putThing(l, `${mat}castle`, "castle", "mat", i, i, "", 1, NOBODY);
  layCards(l, mat, p, i, here);
  layPolicies(l, mat, s, p, i);
  layMissions(l, mat, p, i, here);
  return l;
}

/** The active mission in the hand, and the completed ones on the mat. */
function layMissions(l: Group, mat: string, p: SeatState, i: number, here: boolean): void {
  if (p.mission !== NO_MISSION) {
    const face = here && p.mission < MISSIONS.length ? MISSIONS[p.mission] : "";
    if (face === "") putThing(l, `${mat}mission`, "mission", "hand", i, i, "", 1, NOBODY);
    else putThing(l, `${mat}mission:${face}`, "mission", "hand", i, i, face, 1, i);
  }
  const n = p.completed.length;
  for (let k = 0; k < n; k++) {
    const face = MISSIONS[p.completed[k]];
    putThing(l, `${mat}done:${face}:${k}`, "mission", "mat", i, i, face, 1, NOBODY);
  }
}

/** Cards in the hand: by kind for their owner's eyes, or as many blanks. */
function layCards(l: Group, mat: string, p: SeatState, i: number, here: boolean): void {
  if (!here || p.unknown > 0) {
    const n = handSize(p);
    for (let c = 0; c < n; c++) putThing(l, `${mat}blank:${c}`, "card", "hand", i, i, "", 1, NOBODY);
    return;
  }
  for (let k = 0; k < 6; k++) {
    for (let c = 0; c < p.hand[k]; c++)
      putThing(l, `${mat}card:${CARDS[k]}:${c}`, "card", "hand", i, i, CARDS[k], 1, i);
  }
}

/** Picks are blanks until all are turned over. */
function layPolicies(l: Group, mat: string, s: State, p: SeatState, i: number): void {
  if (!p.picked) return;
  if (s.step === "policies") {
    const n = p.crowns < POLICY_KINDS ? p.crowns : POLICY_KINDS;
    for (let c = 0; c < n; c++) putThing(l, `${mat}pick:${c}`, "policy", "mat", i, i, "", 1, NOBODY);
    return;
  }
  for (let k = 0; k < POLICY_KINDS; k++) {
    const n = p.policies[k];
    for (let c = 0; c < n; c++)
      putThing(
        l,
        `${mat}policy:${POLICY_CARDS[k].id}:${c}`,
        "policy",
        "mat",
        i,
        i,
        POLICY_CARDS[k].id,
        1,
        NOBODY,
      );
  }
}

/** Rounds, who is first, whose turn it is, and the piles. */
function laySigns(s: State): Group {
  const l: Group = { things: [], facts: [] };
  if (s.round > 0) putThing(l, "round", "round", "track", 0, NOBODY, "", roundPlayed(s), NOBODY);
  putThing(l, "goal", "goal", "track", 0, NOBODY, "", s.options.crowns_to_win, NOBODY);
  if (s.first !== NOBODY) putThing(l, "first", "first", "mat", s.first, s.first, "", 1, NOBODY);
  if (s.turn !== NOBODY) putThing(l, "turn", "turn", "mat", s.turn, s.turn, "", 1, NOBODY);
  putThing(l, "deck", "deck", "pile", 0, NOBODY, "", total(s.deck) + s.deckUnknown, NOBODY);
  for (let k = 0; k < 6; k++) {
    const n = s.discards[k];
    if (n > 0) putThing(l, `discards:${CARDS[k]}`, "discards", "pile", 0, NOBODY, CARDS[k], n, NOBODY);
  }
  putThing(l, "missions", "missions", "pile", 0, NOBODY, "", missionsLeft(s), NOBODY);
  return l;
}

/** On each mat its crowns by reason, as things stand: counted anew only where that can make a difference. */
function layCrowns(s: State, board: object, before: Layout | undefined): Group {
  const old = before === undefined ? undefined : before.groups[SIZE + 2 + s.seats.length];
  const facts = s.seats.map((p) => p.completed.length);
  if (before !== undefined && old !== undefined && before.board === board && sameFacts(old.facts, facts))
    return old;
  const l: Group = { things: [], facts };
  const all = countAllCrowns(s);
  const n = s.seats.length;
  for (let i = 0; i < n; i++) {
    const mat = MAT_KEYS[s.colours[i]];
    for (const reason of CROWN_REASONS) {
      const count = all[i][reason];
      if (count > 0) putThing(l, `${mat}crown:${reason}`, "crown", "mat", i, i, reason, count, NOBODY);
    }
  }
  return l;
}

/** What one seat sees of all that lies there: what others hold is as many blanks, in no order that tells anything. */
export function seenThings(layout: Layout, seat: number): Thing[] {
  const blanks: Record<number, number | undefined> = {};
  return thingsOf(layout).map((thing) => {
    if (thing.eyes === NOBODY || thing.eyes === seat) return thing;
    const { kind, place, at, owner, count } = thing;
    const mat = MAT_KEYS[layout.colours[at]];
    let key = `${mat}mission`;
    if (kind === "card") {
      const c = blanks[at] ?? 0;
      key = `${mat}blank:${c}`;
      blanks[at] = c + 1;
    }
    return { key, kind, place, at, owner, face: "", count, eyes: NOBODY };
  });
}
