import { livingSeats } from "../../../../risk/europe/rules/seats";
import { areCounts, exceeds, isWhole, total, occurrences } from "../../../../core/counts";
import { NEUTRAL, NOBODY } from "../../../../core/types";
import { CARDS, MISSIONS, MISSION_COPIES, MISSION_GOAL, NO_MISSION } from "../../rules/cards";
import { refuseSite } from "../../rules/turn/build";
import { roomFor } from "../../rules/limits";
import { POLICY_IDS, policyDeck } from "../../rules/policies";
import { PHASES, type Phase } from "../../rules/steps";
import type { Marks, SeatState, State } from "../../rules/state";
import { ownerId } from "../../../../core/common";
import { any, SIEGE, UNIT_KINDS } from "../../../../risk/units";
import { ALL_LANDS, PRINTED, SIZE, isTerritory, landId } from "../../../../risk/europe/board";
import type { Breach } from "../../../../core/engine";
import { breach } from "../../rules/refusals";
import { findBattleBreach } from "./combat";
import { findStepBreach } from "./steps";

/**
 * The first invariant of CR43 that a whole state breaks, or undefined (rule 15.1). Play keeps all of them after
 * every action; a position may hold any state that does.
 */
export function findBreach(s: State): Breach | undefined {
  return (
    findDeckBreach(s) ??
    findSeatBreaches(s) ??
    findLandBreaches(s) ??
    findStepBreach(s) ??
    findBattleBreach(s)
  );
}

/** Cards in hands, discards and deck add up to the option's, missions to two of each (CR37, CR39). */
function findDeckBreach(s: State): Breach | undefined {
  const cards = s.options.card_counts;
  for (let k = 0; k < CARDS.length; k++) {
    let n = s.deck[k] + s.discards[k];
    for (const player of s.seats) n += player.hand[k];
    if (s.deck[k] < 0 || n !== cards[k])
      return breach("discards", "cards", { card: CARDS[k], count: cards[k] });
  }
  for (let k = 0; k < MISSIONS.length; k++) {
    let n = s.missions[k];
    for (const player of s.seats) n += (player.mission === k ? 1 : 0) + occurrences(player.completed, k);
    n += occurrences(s.missionsBelow, k);
    if (s.missions[k] < 0 || n !== MISSION_COPIES)
      return breach("below", "missions", { mission: MISSIONS[k], count: MISSION_COPIES });
  }
  return undefined;
}

function findSeatBreaches(s: State): Breach | undefined {
  const least = s.step === "over" ? 1 : 2;
  const count = livingSeats(s).length;
  if (count < least) return breach("players", "alive", { count, least });
  const n = s.seats.length;
  for (let i = 0; i < n; i++) {
    const found = s.seats[i].alive ? findSeatBreach(s, s.seats[i], i) : findGhost(s.seats[i], s.colours[i]);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A living player has a capital, which is a city of its own; not before the choice, nor if all others left then. */
function findSeatBreach(s: State, player: SeatState, i: number): Breach | undefined {
  const seat = s.colours[i];
  const clause = `seat ${seat}`;
  const missing = player.capital === NOBODY;
  if (missing ? s.phase !== "setup" && s.phase !== "over" : !isTerritory(player.capital))
    return breach(clause, "capital", { seat });
  if (!missing && (PRINTED[player.capital] === 0 || s.territories[player.capital].owner !== i))
    return breach(clause, "capital_owner", { seat, territory: landId(player.capital) });
  if (!isWhole(player.coins) || !areCounts(player.reserve, 4)) return breach(clause, "numbers", { seat });
  if (
    player.mission !== NO_MISSION &&
    !(player.progress >= 0 && player.progress <= MISSION_GOAL[player.mission])
  ) {
    return breach(clause, "progress", { seat, most: MISSION_GOAL[player.mission] });
  }
  const deck = policyDeck(s.options);
  const over = exceeds(player.policies, deck);
  if (over >= 0) return breach(clause, "policies", { seat, card: POLICY_IDS[over], copies: deck[over] });
  if (s.step === "policies" && !player.picked && total(player.policies) > 0)
    return breach(clause, "picked", { seat });
  return undefined;
}

/** Nothing is left of an eliminated player (CR35). */
function findGhost(player: SeatState, seat: string): Breach | undefined {
  const remaining =
    player.coins +
    total(player.reserve) +
    total(player.hand) +
    player.completed.length +
    total(player.policies);
  const none = remaining === 0 && player.capital === NOBODY && player.mission === NO_MISSION;
  return none ? undefined : breach(`seat ${seat}`, "out", { seat });
}

function findLandBreaches(s: State): Breach | undefined {
  for (let t = 0; t < SIZE; t++) {
    const land = s.territories[t];
    const clause = landId(t);
    const params = { territory: clause };
    const attacked = s.battle !== undefined && s.battle.to === t;
    if (!areCounts(land.units, 4) || isCrowded(s, t))
      return breach(clause, "numbers", { seat: ownerId(s, land.owner) });
    if (land.owner === NOBODY && any(land.units)) return breach(clause, "unowned_units", params);
    if (land.owner !== NOBODY && !any(land.units) && !attacked) return breach(clause, "no_units", params);
    if (land.owner >= 0 && !s.seats[land.owner].alive) return breach(clause, "owner_out", params);
    if (land.owner < 0 && land.owner !== NEUTRAL && land.owner !== NOBODY)
      return breach(clause, "no_units", params);
    if (land.tokens > 0 && PRINTED[t] === 0) return breach(clause, "tokens", params);
    if (land.marks !== undefined && !marksFit(s, t, land.marks)) return breach(clause, "marks", params);
  }
  if (s.moves.castle === "bought" && !ALL_LANDS.some((t) => refuseSite(s, s.turn, t) === undefined))
    return breach("moves", "castle_site");
  return undefined;
}

/** Too many of a kind, with those that wait for the capital and those that left for the battle. */
function isCrowded(s: State, t: number): boolean {
  const battle = s.battle;
  for (let k = 0; k < UNIT_KINDS; k++) {
    if (roomFor(s, t, k) < (battle !== undefined && battle.from === t ? battle.force[k] : 0)) return true;
  }
  return false;
}

/** Marks are those of units that are there, of moves made by now, in territories of the seat whose turn it is. */
function marksFit(s: State, t: number, marks: Marks): boolean {
  const land = s.territories[t];
  if (land.owner !== s.turn || s.turn === NOBODY || before(s.phase, "attack")) return false;
  if (marks.taken && s.seats[s.turn].capital === t) return false;
  for (let k = 0; k < UNIT_KINDS; k++) {
    if (marks.spent[k] + marks.once[k] + marks.twice[k] > land.units[k] || marks.placed[k] > land.units[k])
      return false;
  }
  if (before(s.phase, "fortify") && total(marks.once) + total(marks.twice) > 0) return false;
  if (before(s.phase, "diplomacy") && marks.fired > 0) return false;
  if (before(s.phase, "placement") && (marks.reinforced || total(marks.placed) > 0)) return false;
  return marks.fired <= land.units[SIEGE] - marks.spent[SIEGE] - marks.once[SIEGE] - marks.twice[SIEGE];
}

function before(phase: Phase, other: Phase): boolean {
  return PHASES.indexOf(phase) < PHASES.indexOf(other);
}
