import { livingSeats } from "../../../../risk/europe/rules/seats";
import { breach } from "../../rules/refusals";
import { areCounts, isWhole, total, occurrences } from "../../../../core/counts";
import type { Breach } from "../../../../core/engine";
import { NOBODY } from "../../../../core/types";
import { GOLD, SIZE, landId } from "../../../../risk/europe/board";
import { any } from "../../../../risk/units";
import { armyCount, armyId, armyOf, isArmy, reserveOf } from "../../rules/army";
import { CARD_KINDS } from "../../rules/cards";
import { PICKS, handOf } from "../../rules/game/round";
import { castlesLeft } from "../../rules/land";
import { MISSIONS, SPOILS_OF_WAR } from "../../rules/missions";
import { UNBID, type Army, type SeatState, type State } from "../../rules/state";
import { crownCardsLeft } from "../../rules/turn/spend";
import { UNITS } from "../../rules/units";
import { allied, hasMissions, sellsCrowns } from "../../rules/variant";
import { clauseOf } from "./army";
import { findProgressBreach } from "./combat";
import { findStepBreach } from "./steps";

/**
 * The first invariant of rule 14.4 that a whole state breaks, or undefined. Play keeps all of them after every action; a
 * position may hold any state that does.
 */
export function findBreach(s: State): Breach | undefined {
  return (
    findSeatsBreach(s) ??
    findLandBreaches(s) ??
    findArmyBreaches(s) ??
    findCrownBreach(s) ??
    findStepBreach(s) ??
    findProgressBreach(s)
  );
}

function findSeatsBreach(s: State): Breach | undefined {
  const least = s.step === "over" ? 1 : 2;
  const count = livingSeats(s).length;
  return count < least ? breach("players", "alive", { count, least }) : undefined;
}

function findArmyBreaches(s: State): Breach | undefined {
  for (let i = 0; i < armyCount(s); i++) {
    const army = armyOf(s, i);
    const found = army.alive ? findArmyBreach(s, army, i) : findGhost(s, army, i);
    if (found !== undefined) return found;
  }
  for (let i = 0; i < s.seats.length; i++) {
    const found = findSeatBreach(s, s.seats[i], i);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Coins, units within the box, hand, picks and discards together the deck (rules 2.1, 4.2, 14.4). */
function findArmyBreach(s: State, army: Army, i: number): Breach | undefined {
  const clause = clauseOf(s, i);
  const params = { seat: armyId(s, i) };
  const k = reserveOf(s, i).findIndex((n) => n < 0);
  if (k >= 0) return breach(clause, "units", { seat: armyId(s, i), unit: UNITS[k] });
  if (!isWhole(army.coins) || !areCounts(army.discards, CARD_KINDS)) return breach(clause, "numbers");
  if (handOf(army).some((n) => n < 0)) return breach(clause, "cards", params);
  if (army.picks.length > PICKS || army.revealed > army.picks.length) return breach(clause, "picks", params);
  const due = picksDue(s, i);
  if (due >= 0 && army.picks.length !== due) return breach(clause, "picks", params);
  if (i >= s.seats.length && army.revealed !== army.picks.length) return breach(clause, "picks", params);
  if (s.step === "pick" && total(handOf(army)) + army.picks.length < PICKS)
    return breach(clause, "cards", params);
  return s.phase === "orders" && army.revealed > 0 ? breach(clause, "picks", params) : undefined;
}

/** How many cards an army has picked at this step; -1 where that is open. */
function picksDue(s: State, i: number): number {
  if (s.phase === "setup" || s.phase === "missions") return 0;
  if (s.phase === "over") return -1;
  if (s.phase === "orders")
    return i >= s.seats.length || (s.step === "pick" && s.asked.includes(i)) ? 0 : PICKS;
  return i < s.seats.length ? PICKS : -1;
}

/** Nothing is left of an army that is out (rule 9.4). */
function findGhost(s: State, army: Army, i: number): Breach | undefined {
  const left = army.coins + total(army.discards) + army.picks.length + army.revealed;
  return left === 0 ? undefined : breach(clauseOf(s, i), "out", { seat: armyId(s, i) });
}

function findSeatBreach(s: State, player: SeatState, i: number): Breach | undefined {
  const clause = clauseOf(s, i);
  const params = { seat: armyId(s, i) };
  const cards = player.cards + player.missions.length + player.completed.length;
  if (!player.alive) {
    const left = cards + player.spoils + player.showing.length;
    const none = left === 0 && !player.bought && !player.grace && !player.answered && player.bid === UNBID;
    return none ? undefined : breach(clause, "out", params);
  }
  const bidding = s.step === "bid" || s.step === "tie";
  if (player.bid !== UNBID && !(bidding && player.bid <= player.coins)) return breach(clause, "bid", params);
  if (bidding && (player.bid === UNBID) !== s.asked.includes(i))
    return breach("asked", "asked", { step: s.step });
  if (player.spoils > 0 && !player.missions.concat(player.completed).includes(SPOILS_OF_WAR))
    return breach(clause, "spoils", params);
  if ((player.answered || player.showing.length > 0) && s.step !== "missions")
    return breach(clause, "answered", params);
  if (!player.answered && player.showing.length > 0) return breach(clause, "answered", params);
  if (player.showing.some((mission) => !player.missions.includes(mission)))
    return breach(clause, "answered", params);
  return player.grace && player.cards + player.completed.length === 0
    ? breach(clause, "grace", params)
    : undefined;
}

/** Crown Cards and missions are those of the box, and of the game that is played (rules 2.6, 10.1, 13.1, 14.4). */
function findCrownBreach(s: State): Breach | undefined {
  if (crownCardsLeft(s) < 0) return breach("gone_cards", "crown_cards");
  if (!sellsCrowns(s) && (s.goneCards > 0 || s.seats.some((player) => player.cards > 0 || player.bought)))
    return breach("gone_cards", "crown_cards");
  const copies = hasMissions(s) ? 1 : 0;
  for (let k = 0; k < MISSIONS.length; k++) {
    let n = s.missions[k] + occurrences(s.below, k) + occurrences(s.gone, k) + occurrences(s.drawn, k);
    for (const player of s.seats) n += occurrences(player.missions, k) + occurrences(player.completed, k);
    if (s.missions[k] < 0 || n !== copies) return breach("below", "missions", { mission: MISSIONS[k] });
  }
  return undefined;
}

function findLandBreaches(s: State): Breach | undefined {
  for (let t = 0; t < SIZE; t++) {
    const found = findLandBreach(s, t);
    if (found !== undefined) return found;
  }
  return castlesLeft(s) < 0 ? breach("castle", "castles") : undefined;
}

/** Who controls a territory has units there and is in the game; so has who disputes it, another army (rules 1.3, 14.4). */
function findLandBreach(s: State, t: number): Breach | undefined {
  const land = s.territories[t];
  const clause = landId(t);
  const where = { territory: clause };
  if (!areCounts(land.units, 4) || !areCounts(land.force, 4)) return breach(clause, "numbers");
  if (land.owner !== NOBODY && !isInGame(s, land.owner)) return breach(clause, "owner_out", where);
  // In a battle both sides may be gone before it ends.
  const fought = s.battle !== undefined && s.battle.land === t;
  if ((land.owner !== NOBODY) !== any(land.units) && !fought) return breach(clause, "no_units", where);
  if (land.fresh && (land.owner === NOBODY || !GOLD[t])) return breach(clause, "fresh", where);
  if (land.attacker === NOBODY) return any(land.force) ? breach(clause, "dispute", where) : undefined;
  if (!isInGame(s, land.attacker)) return breach(clause, "owner_out", where);
  const same = land.attacker === land.owner || allied(s, land.attacker, land.owner);
  if (land.owner === NOBODY || same || (!any(land.force) && !fought)) return breach(clause, "dispute", where);
  const peace = s.phase === "setup" || s.phase === "orders" || s.phase === "missions";
  return peace ? breach(clause, "dispute", where) : undefined;
}

function isInGame(s: State, army: number): boolean {
  return isArmy(s, army) && armyOf(s, army).alive;
}
