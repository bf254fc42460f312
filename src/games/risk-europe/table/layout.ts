import { NOBODY } from "../../../core/types";
import { PRINTED, SIZE } from "../../../risk/europe/board";
import { size, UNIT_KINDS } from "../../../risk/units";
import { putThing, sameFacts, layMore } from "../../../session/scene/group";
import { isSameTable, type Group, type Layout } from "../../../session/scene/thing";
import { armyCount, armyId } from "../rules/army";
import type { State } from "../rules/state";
import { crownCardsLeft } from "../rules/turn/spend";
import { UNITS } from "../rules/units";
import { armyColours, crownsToWin, hasMissions, isTeams, sellsCrowns } from "../rules/variant";
import { missionsLeft } from "../rules/mission";
import { armyFacts, layArmy } from "./lay-army";
import { BANNER_KEYS, CASTLE_KEYS, unitKeys } from "../../../risk/europe/table/keys";
import { tallyAll } from "./tally";
import { ARMY_UNITS } from "../rules/numbers";
import { TERRITORIES } from "../../../risk/europe/territories.data";
import { landKeys, ownerKeys } from "../../../risk/land-keys";
import { COLOURS } from "../meta";

/** By kind of unit, then by territory: the defender's, and those of an attacker. */
const UNIT_KEYS = unitKeys(UNITS);
const FORCE_KEYS = unitKeys(UNITS, "force:");
const DISPUTE_KEYS = landKeys(TERRITORIES, "dispute");

/** By the owner's id, then by territory: a shield shows whose it is. */
const SHIELD_KEYS = ownerKeys(TERRITORIES, "shield", COLOURS);
const ATTACKER_KEYS = ownerKeys(TERRITORIES, "attacker", COLOURS);

/** Groups: the territories, then the armies, the signs, and what depends on the whole board. */
export const ARMY_GROUP = SIZE;

/**
 * What lies on the table. Faces that only one seat may know are blanks, but in the hand of a seat at which
 * somebody sits (`present`): there they are marked by `eyes`. What is as it was in `before` is taken from
 * there, which makes no difference but in time. Things of armies have the army's index: mercenaries have colours
 * and mats as players do.
 */
export function layTable(s: State, present: readonly boolean[], before?: Layout): Layout {
  const groups: Group[] = [];
  const colours = armyColours(s.colours);
  let board = before === undefined ? {} : before.board;
  const old = before === undefined || !isSameTable(before, colours) ? [] : before.groups;
  for (let t = 0; t < SIZE; t++) {
    const group = t < old.length && isLand(old[t].facts, s, t) ? old[t] : layLand(s, t);
    if (t >= old.length || group !== old[t]) board = {};
    groups[t] = group;
  }
  const n = armyCount(s);
  for (let i = 0; i < n; i++) {
    const at = ARMY_GROUP + i;
    const facts = armyFacts(s, i, present[i]);
    groups[at] = at < old.length && sameFacts(old[at].facts, facts) ? old[at] : layArmy(s, i, facts);
  }
  groups[ARMY_GROUP + n] = laySigns(s);
  const at = ARMY_GROUP + n + 1;
  groups[at] = layTallies(s, board, before !== undefined && at < old.length ? before : undefined, at);
  return { groups, board, colours };
}

/** Lays `count` more territories of a layout that emptyLayout began; says whether all are there. */
export function laySome(s: State, begun: Layout, count: number): boolean {
  return layMore(begun, count, SIZE, (t) => layLand(s, t));
}

/** A layout that laySome can begin with. */
export function emptyLayout(s: State): Layout {
  return { groups: [], board: {}, colours: armyColours(s.colours) };
}

/** Where the attacker's units stand among a territory's facts. */
const FORCE_FACTS = 7;

/** Whether a territory is as the facts say that layLand has noted. */
function isLand(facts: readonly number[], s: State, t: number): boolean {
  const [holder, footmen, archers, cavalry, weapons, disputer, castles] = facts;
  const { owner, units, castle, attacker, force } = s.territories[t];
  if (holder !== owner || disputer !== attacker || castles !== (castle ? 1 : 0)) return false;
  if (footmen !== units[0] || archers !== units[1] || cavalry !== units[2] || weapons !== units[3])
    return false;
  if (attacker === NOBODY) return true;
  for (let k = 0; k < UNIT_KINDS; k++) if (facts[FORCE_FACTS + k] !== force[k]) return false;
  return true;
}

function layLand(s: State, t: number): Group {
  const { owner, units, castle, attacker, force } = s.territories[t];
  const facts = [owner, units[0], units[1], units[2], units[3], attacker, castle ? 1 : 0].concat(force);
  const group: Group = { things: [], facts };
  for (let k = 0; k < UNIT_KINDS; k++) {
    const n = units[k];
    if (n > 0) putThing(group, UNIT_KEYS[k][t], "unit", "land", t, owner, UNITS[k], n, NOBODY);
  }
  putThing(group, SHIELD_KEYS[armyId(s, owner)][t], "shield", "land", t, owner, "", size(units), NOBODY);
  if (owner >= 0 && PRINTED[t] > 0)
    putThing(group, BANNER_KEYS[t], "banner", "land", t, owner, "", 1, NOBODY);
  if (castle) putThing(group, CASTLE_KEYS[t], "castle", "land", t, NOBODY, "", 1, NOBODY);
  if (attacker === NOBODY) return group;
  putThing(group, DISPUTE_KEYS[t], "dispute", "force", t, NOBODY, "", 1, NOBODY);
  for (let k = 0; k < UNIT_KINDS; k++) {
    const n = force[k];
    if (n > 0) putThing(group, FORCE_KEYS[k][t], "unit", "force", t, attacker, UNITS[k], n, NOBODY);
  }
  const key = ATTACKER_KEYS[armyId(s, attacker)][t];
  putThing(group, key, "attacker", "force", t, attacker, "", size(force), NOBODY);
  return group;
}

/** Rounds, who is first, whose turn it is, and the piles. */
function laySigns(s: State): Group {
  const group: Group = { things: [], facts: [] };
  if (s.round > 0) putThing(group, "round", "round", "track", 0, NOBODY, "", s.round, NOBODY);
  if (!isTeams(s)) putThing(group, "goal", "goal", "track", 0, NOBODY, "", crownsToWin(s), NOBODY);
  if (s.first !== NOBODY) putThing(group, "first", "first", "mat", s.first, s.first, "", 1, NOBODY);
  if (s.acting !== NOBODY) putThing(group, "turn", "turn", "mat", s.acting, s.acting, "", 1, NOBODY);
  if (hasMissions(s)) putThing(group, "missions", "missions", "pile", 0, NOBODY, "", missionsLeft(s), NOBODY);
  if (sellsCrowns(s))
    putThing(group, "crowns", "crowns", "pile", 1, NOBODY, "crown", crownCardsLeft(s), NOBODY);
  return group;
}

/** Reserves and crowns, which depend on the whole board: counted anew only where that can make a difference. */
function layTallies(s: State, board: object, before: Layout | undefined, at: number): Group {
  const facts = s.seats.map((player) => player.cards + player.completed.length + (player.alive ? 0 : 100));
  for (const mercenary of s.mercenaries) facts.push(mercenary.alive ? 0 : 100);
  if (before !== undefined && before.board === board && sameFacts(before.groups[at].facts, facts))
    return before.groups[at];
  const group: Group = { things: [], facts };
  const colours = armyColours(s.colours);
  const tallies = tallyAll(s);
  const n = s.seats.length;
  tallies.forEach((tally, i) => {
    if (facts[i] > 99) return;
    for (let k = 0; k < UNIT_KINDS; k++) {
      const left = ARMY_UNITS[k] - tally.units[k];
      if (left > 0)
        putThing(group, `${colours[i]}:reserve:${UNITS[k]}`, "reserve", "mat", i, i, UNITS[k], left, NOBODY);
    }
    const crowns = i < n ? tally.crowns + facts[i] : 0;
    if (crowns > 0 && !isTeams(s))
      putThing(group, `${colours[i]}:rank`, "rank", "track", i, i, "", crowns, NOBODY);
  });
  return group;
}
