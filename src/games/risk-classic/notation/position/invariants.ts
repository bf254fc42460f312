import { isWhole } from "../../../../core/counts";
import type { Breach } from "../../../../core/engine";
import {
  findBattleBreach,
  findLandsBreach,
  findPlayersBreach,
  firstBreach,
} from "../../../../risk/world/notation/invariants";
import { holdsLand } from "../../../../risk/world/rules/seats";
import { SIZE } from "../../../../risk/world/board";
import { WILDS } from "../../rules/numbers";
import { breach } from "../../rules/refusals";
import { CARD_IDS, WILD } from "../../rules/cards";
import { lotOf } from "../../rules/game/headquarters";
import { isPlayed, nextMission } from "../../rules/game/mission";
import { GOALS } from "../../rules/missions";
import type { SeatState, State } from "../../rules/state";
import type { Step } from "../../rules/steps";
import { isCapital, isSecret, modeOf } from "../../rules/variant";
import { findStepBreach } from "./steps";

/**
 * The first invariant of rule 8.6 that a whole state breaks, or undefined. Play keeps all of them after every action; a
 * position may hold any state that does.
 */
export function findBreach(s: State): Breach | undefined {
  return (
    findPlayersBreach(s) ??
    firstBreach(s.seats, (player, i) => findSeatBreach(s, player, i)) ??
    findNeutralBreach(s) ??
    findLandsBreach(s, mayBeEmpty(s), modeOf(s) === "two_players") ??
    findCardBreach(s) ??
    findHeadquartersBreach(s) ??
    findMissionBreach(s) ??
    findStepBreach(s) ??
    findBattleBreach(s)
  );
}

/** Steps of the set-up in which territories may still be empty. */
const EMPTY_STEPS: readonly Step[] = ["first", "mission", "deal", "claim"];

/** Nothing is left of a player who is out but armies of a colour and headquarters (rules 8.7, 9.6). */
function findSeatBreach(s: State, player: SeatState, i: number): Breach | undefined {
  const clause = `seat ${s.colours[i]}`;
  const params = { seat: s.colours[i] };
  if (!isWhole(player.reserve)) return breach(clause, "numbers");
  if (!player.alive) {
    const none = player.reserve === 0 && player.hand.length === 0 && player.mission < 0 && !player.changed;
    return none && player.settings.defence === "ask" ? undefined : breach(clause, "out", params);
  }
  if (player.reserve > 0 && s.phase !== "setup" && s.phase !== "over")
    return breach(clause, "reserve", params);
  const landed = EMPTY_STEPS.includes(s.step) || s.step === "over" || holdsLand(s, i);
  return landed ? undefined : breach(clause, "no_land", params);
}

function mayBeEmpty(s: State): boolean {
  return EMPTY_STEPS.includes(s.step) || (s.step === "over" && s.round === 0);
}

/** Cards add up: each is in one place; none is out before the first turn (rules 3.1, 9.3). */
function findCardBreach(s: State): Breach | undefined {
  const out: number[] = CARD_IDS.map(() => 0);
  for (const card of s.discards) out[card]++;
  for (const player of s.seats) {
    for (const card of player.hand) out[card]++;
    if (player.headquarters >= 0 && s.phase !== "setup") out[player.headquarters]++;
  }
  return firstBreach(out, (n, card) => {
    const most = s.phase === "setup" ? 0 : card === WILD ? WILDS : 1;
    return n > most ? breach("discards", "cards", { card: CARD_IDS[card] }) : undefined;
  });
}

/** Headquarters are different territories, picked after all armies, one of each player (rules 9.2, 12.2). */
function findHeadquartersBreach(s: State): Breach | undefined {
  for (let i = 0; i < s.seats.length; i++) {
    const t = s.seats[i].headquarters;
    const twice = s.seats.findIndex((player) => player.headquarters === t) < i;
    const sound = t < 0 ? mayLackHeadquarters(s, i) : mayHaveHeadquarters(s, i, t) && !twice;
    if (!sound) return breach(`seat ${s.colours[i]}`, "headquarters", { seat: s.colours[i] });
  }
  return s.step === "lot" && lotOf(s) < 0
    ? breach("step", "step", { phase: s.phase, step: s.step })
    : undefined;
}

function mayLackHeadquarters(s: State, seat: number): boolean {
  return !isCapital(s) || s.phase === "setup" || s.phase === "over" || !s.seats[seat].alive;
}

function mayHaveHeadquarters(s: State, seat: number, t: number): boolean {
  if (!isCapital(s)) return false;
  const picking = s.step === "headquarters" || s.step === "lot";
  return s.phase !== "setup" || (picking && s.owners[t] === seat);
}

/** A mission each, all different, of those that are played (rules 10.1, 10.2); only one against a colour can change. */
function findMissionBreach(s: State): Breach | undefined {
  for (let i = 0; i < s.seats.length; i++) {
    const { mission, changed } = s.seats[i];
    const twice = s.seats.findIndex((player) => player.mission === mission) < i;
    const sound =
      mission < 0 ? mayLackMission(s, i) && !changed : mayHaveMission(s, mission, changed) && !twice;
    if (!sound) return breach(`seat ${s.colours[i]}`, "mission", { seat: s.colours[i] });
  }
  return s.step === "mission" && nextMission(s) < 0
    ? breach("step", "step", { phase: s.phase, step: s.step })
    : undefined;
}

function mayLackMission(s: State, seat: number): boolean {
  const early = s.step === "first" || s.step === "mission" || s.step === "over";
  return !isSecret(s) || early || !s.seats[seat].alive;
}

function mayHaveMission(s: State, mission: number, changed: boolean): boolean {
  const fits = isSecret(s) && s.step !== "first" && isPlayed(s, mission);
  return fits && (!changed || GOALS[mission].kind === "destroy");
}

/** The cards of the neutral army, and of each of two players (rule 11.1). */
const CARDS = SIZE / 3;

/**
 * Only between two players are there neutral armies to place, while the game is set up. Each is placed after armies of
 * a player (rule 11.2), so no more are left than there are such placements; before the deal there is one for each card.
 */
function findNeutralBreach(s: State): Breach | undefined {
  return isWhole(s.neutralReserve) && isPlaceable(s) ? undefined : breach("neutral", "numbers");
}

function isPlaceable(s: State): boolean {
  const { neutralReserve: neutral, phase, step } = s;
  if (modeOf(s) !== "two_players") return neutral === 0;
  if (phase === "over") return true;
  if (phase !== "setup") return neutral === 0;
  const cards = step === "first" || step === "deal" ? CARDS : 0;
  return neutral >= cards && neutral - cards <= countPlacements(s, cards);
}

/** How often the neutral army has its turn after that of a player, once each player has placed the armies of its cards. */
function countPlacements(s: State, cards: number): number {
  let placements = s.step === "neutral" ? 1 : 0;
  s.seats.forEach(({ reserve }, seat) => {
    const begun = seat === s.turn ? s.due : 0;
    const left = reserve - cards - begun;
    if (begun > 0) placements++;
    if (left > 0) placements += (left + (left % 2)) / 2;
  });
  return placements;
}
