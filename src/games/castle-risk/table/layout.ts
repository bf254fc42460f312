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
import { size, UNIT_KINDS } from "../../../risk/units";
import { PRINTED, SIZE } from "../../../risk/europe/board";
import { addFacts, putThing, sameFacts, layMore } from "../../../session/scene/group";
import { isSameTable, type Group, type Layout } from "../../../session/scene/thing";
import { BANNER_KEYS, CASTLE_KEYS, unitKeys } from "../../../risk/europe/table/keys";
import { COLOURS } from "../meta";
import { TERRITORIES } from "../../../risk/europe/territories.data";
import { landKeys, ownerKeys } from "../../../risk/land-keys";

/** By kind of unit, then by territory. */
const UNIT_KEYS = unitKeys(UNITS);
const CAPITAL_KEYS = landKeys(TERRITORIES, "capital");
const TOKEN_KEYS = landKeys(TERRITORIES, "token");

/** By the owner's id, then by territory: a shield shows whose it is. */
const SHIELD_KEYS = ownerKeys(TERRITORIES, "shield", COLOURS);

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

/** Lays `count` more territories of a layout that emptyLayout began; says whether all are there. */
export function laySome(s: State, begun: Layout, count: number): boolean {
  return layMore(begun, count, SIZE, (t) => layLand(s, t));
}

/** A layout that laySome can begin with. */
export function emptyLayout(s: State): Layout {
  return { groups: [], board: {}, colours: s.colours };
}

/** Whether a territory is as the facts say that layLand has noted. */
function isLand(facts: readonly number[], s: State, t: number): boolean {
  const [holder, infantry, archers, cavalry, weapons, castles, plundered, capitals] = facts;
  const { owner, units, castle, tokens } = s.territories[t];
  if (holder !== owner || castles !== (castle ? 1 : 0) || plundered !== tokens) return false;
  if (infantry !== units[0] || archers !== units[1] || cavalry !== units[2] || weapons !== units[3])
    return false;
  return capitals === (isCapital(s, t) ? 1 : 0);
}

/** All that a seat's things depend on. */
function seatFacts(s: State, player: SeatState, i: number, here: boolean): number[] {
  const facts = [
    player.alive ? 1 : 0,
    player.coins,
    player.crowns,
    here ? 1 : 0,
    player.unknown,
    player.mission,
    player.picked ? 1 : 0,
    s.step === "policies" ? 1 : 0,
    s.turn === i && s.moves.castle === "bought" ? 1 : 0,
    player.completed.length,
  ];
  let n = addFacts(facts, 10, player.reserve);
  n = addFacts(facts, n, player.hand);
  n = addFacts(facts, n, player.policies);
  addFacts(facts, n, player.completed);
  return facts;
}

function layLand(s: State, t: number): Group {
  const { owner, units, castle, tokens } = s.territories[t];
  const home = isCapital(s, t);
  const facts = [owner, units[0], units[1], units[2], units[3], castle ? 1 : 0, tokens, home ? 1 : 0];
  const group: Group = { things: [], facts };
  for (let k = 0; k < UNIT_KINDS; k++) {
    const n = units[k];
    if (n > 0) putThing(group, UNIT_KEYS[k][t], "unit", "land", t, owner, UNITS[k], n, NOBODY);
  }
  putThing(group, SHIELD_KEYS[ownerId(s, owner)][t], "shield", "land", t, owner, "", size(units), NOBODY);
  if (owner >= 0 && PRINTED[t] > 0 && !home)
    putThing(group, BANNER_KEYS[t], "banner", "land", t, owner, "", 1, NOBODY);
  if (home) putThing(group, CAPITAL_KEYS[t], "capital", "land", t, owner, "", 1, NOBODY);
  if (castle) putThing(group, CASTLE_KEYS[t], "castle", "land", t, owner, "", 1, NOBODY);
  if (tokens > 0) putThing(group, TOKEN_KEYS[t], "token", "land", t, NOBODY, "", tokens, NOBODY);
  return group;
}

/** A force that fights stands before the territory that it attacks. */
function layForce(s: State): Group {
  const battle = s.battle;
  if (battle === undefined) return { things: [], facts: [] };
  const group: Group = { things: [], facts: [battle.from, battle.to] };
  for (let k = 0; k < UNIT_KINDS; k++) {
    const n = battle.force[k];
    if (n > 0)
      putThing(group, `force:${UNITS[k]}`, "unit", "force", battle.to, battle.attacker, UNITS[k], n, NOBODY);
  }
  return group;
}

function laySeat(s: State, player: SeatState, i: number, facts: readonly number[]): Group {
  const group: Group = { things: [], facts };
  if (!player.alive) return group;
  const here = facts[3] === 1;
  const mat = `${s.colours[i]}:`;
  putThing(group, `${mat}coins`, "coins", "mat", i, i, "", player.coins, NOBODY);
  if (player.crowns > 0) putThing(group, `${mat}rank`, "rank", "track", i, i, "", player.crowns, NOBODY);
  for (let k = 0; k < UNIT_KINDS; k++) {
    const n = player.reserve[k];
    if (n > 0) putThing(group, `${mat}reserve:${UNITS[k]}`, "reserve", "mat", i, i, UNITS[k], n, NOBODY);
  }
  if (s.turn === i && s.moves.castle === "bought")
    putThing(group, `${mat}castle`, "castle", "mat", i, i, "", 1, NOBODY);
  layCards(group, mat, player, i, here);
  layPolicies(group, mat, s, player, i);
  layMissions(group, mat, player, i, here);
  return group;
}

/** The active mission in the hand, and the completed ones on the mat. */
function layMissions(group: Group, mat: string, player: SeatState, i: number, here: boolean): void {
  if (player.mission !== NO_MISSION) {
    const face = here && player.mission < MISSIONS.length ? MISSIONS[player.mission] : "";
    if (face === "") putThing(group, `${mat}mission`, "mission", "hand", i, i, "", 1, NOBODY);
    else putThing(group, `${mat}mission:${face}`, "mission", "hand", i, i, face, 1, i);
  }
  const n = player.completed.length;
  for (let k = 0; k < n; k++) {
    const face = MISSIONS[player.completed[k]];
    putThing(group, `${mat}done:${face}:${k}`, "mission", "mat", i, i, face, 1, NOBODY);
  }
}

/** Cards in the hand: by kind for their owner's eyes, or as many blanks. */
function layCards(group: Group, mat: string, player: SeatState, i: number, here: boolean): void {
  if (!here || player.unknown > 0) {
    const n = handSize(player);
    for (let copy = 0; copy < n; copy++)
      putThing(group, `${mat}blank:${copy}`, "card", "hand", i, i, "", 1, NOBODY);
    return;
  }
  for (let k = 0; k < CARDS.length; k++) {
    for (let copy = 0; copy < player.hand[k]; copy++)
      putThing(group, `${mat}card:${CARDS[k]}:${copy}`, "card", "hand", i, i, CARDS[k], 1, i);
  }
}

/** Picks are blanks until all are turned over. */
function layPolicies(group: Group, mat: string, s: State, player: SeatState, i: number): void {
  if (!player.picked) return;
  if (s.step === "policies") {
    const n = player.crowns < POLICY_KINDS ? player.crowns : POLICY_KINDS;
    for (let copy = 0; copy < n; copy++)
      putThing(group, `${mat}pick:${copy}`, "policy", "mat", i, i, "", 1, NOBODY);
    return;
  }
  for (let k = 0; k < POLICY_KINDS; k++) {
    const { id } = POLICY_CARDS[k];
    for (let copy = 0; copy < player.policies[k]; copy++)
      putThing(group, `${mat}policy:${id}:${copy}`, "policy", "mat", i, i, id, 1, NOBODY);
  }
}

/** Rounds, who is first, whose turn it is, and the piles. */
function laySigns(s: State): Group {
  const group: Group = { things: [], facts: [] };
  if (s.round > 0) putThing(group, "round", "round", "track", 0, NOBODY, "", roundPlayed(s), NOBODY);
  putThing(group, "goal", "goal", "track", 0, NOBODY, "", s.options.crowns_to_win, NOBODY);
  if (s.first !== NOBODY) putThing(group, "first", "first", "mat", s.first, s.first, "", 1, NOBODY);
  if (s.turn !== NOBODY) putThing(group, "turn", "turn", "mat", s.turn, s.turn, "", 1, NOBODY);
  putThing(group, "deck", "deck", "pile", 0, NOBODY, "", total(s.deck) + s.deckUnknown, NOBODY);
  for (let k = 0; k < CARDS.length; k++) {
    const n = s.discards[k];
    if (n > 0) putThing(group, `discards:${CARDS[k]}`, "discards", "pile", 0, NOBODY, CARDS[k], n, NOBODY);
  }
  putThing(group, "missions", "missions", "pile", 0, NOBODY, "", missionsLeft(s), NOBODY);
  return group;
}

/** On each mat its crowns by reason, as things stand: counted anew only where that can make a difference. */
function layCrowns(s: State, board: object, before: Layout | undefined): Group {
  const old = before === undefined ? undefined : before.groups[SIZE + 2 + s.seats.length];
  const facts = s.seats.map((player) => player.completed.length);
  if (before !== undefined && old !== undefined && before.board === board && sameFacts(old.facts, facts))
    return old;
  const group: Group = { things: [], facts };
  const all = countAllCrowns(s);
  const n = s.seats.length;
  for (let i = 0; i < n; i++) {
    const mat = `${s.colours[i]}:`;
    for (const reason of CROWN_REASONS) {
      const count = all[i][reason];
      if (count > 0) putThing(group, `${mat}crown:${reason}`, "crown", "mat", i, i, reason, count, NOBODY);
    }
  }
  return group;
}
