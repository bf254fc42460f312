import { CITIES } from "../../rules/numbers";
import { breach } from "../../rules/refusals";
import { isWhole, zeros } from "../../../../core/counts";
import type { Breach } from "../../../../core/engine";
import { SIZE, isTerritory, landId } from "../../../../risk/world/board";
import {
  findBattleBreach,
  findLandsBreach,
  findPlayersBreach,
  firstBreach,
} from "../../../../risk/world/notation/invariants";
import { holdsLand } from "../../../../risk/world/rules/seats";
import { basicCities } from "../../rules/holdings";

import type { SeatState, State } from "../../rules/state";
import type { Step } from "../../rules/steps";
import { isBasic } from "../../rules/variant";
import { findObjectivesBreach } from "./objectives";
import { findStepBreach } from "./steps";

/**
 * The first invariant of rule 10.9 that a whole state breaks, or undefined. Play keeps all of them after every action; a
 * position may hold any state that does.
 */
export function findBreach(s: State): Breach | undefined {
  return (
    findPlayersBreach(s) ??
    firstBreach(s.seats, (player, i) => findSeatBreach(s, player, i)) ??
    findLandsBreach(s, mayBeEmpty(s), false) ??
    findCardBreach(s) ??
    findCitiesBreach(s) ??
    findObjectivesBreach(s) ??
    findStepBreach(s) ??
    findBattleBreach(s)
  );
}

/** Steps of the set-up in which all territories are still empty, or some may be. */
const EMPTY_STEPS: readonly Step[] = ["cities", "objectives", "first", "army", "deal", "capital", "claim"];

function mayBeEmpty(s: State): boolean {
  return EMPTY_STEPS.includes(s.step) || (s.step === "over" && s.round === 0);
}

/** Nothing is left of a player who is out but troops of a colour, an army and a capital (rules 6.1, 6.3). */
function findSeatBreach(s: State, player: SeatState, i: number): Breach | undefined {
  const clause = `seat ${s.colours[i]}`;
  const params = { seat: s.colours[i] };
  if (!isWhole(player.reserve) || !isWhole(player.rank)) return breach(clause, "numbers");
  if (!player.alive) {
    const none = player.reserve === 0 && player.hand.length === 0 && player.settings.defence === "ask";
    if (!none) return breach(clause, "out", params);
  } else if (player.reserve > 0 && !mayWait(s)) return breach(clause, "reserve", params);
  else if (!mayBeEmpty(s) && s.step !== "over" && !holdsLand(s, i)) return breach(clause, "no_land", params);
  if (!hasSoundRank(s, player)) return breach(clause, "rank", params);
  if (!hasSoundArmy(s, player, i)) return breach(clause, "army", params);
  return hasSoundCapital(s, player, i) ? undefined : breach(clause, "capital", params);
}

/** Whether troops may wait to be placed: in Command Room's set-up, up to the draw of the first cards (rules 3.4 to 3.7). */
function mayWait(s: State): boolean {
  return s.phase === "over" || (s.phase === "setup" && s.step !== "card" && !isBasic(s));
}

/** Ranks are of Basic Training's set-up, and below the number of players (rule 2.1). */
function hasSoundRank(s: State, { rank }: SeatState): boolean {
  const ranked =
    isBasic(s) && (s.step === "first" || s.step === "army" || (s.step === "over" && s.round === 0));
  return rank === 0 || (ranked && rank < s.seats.length);
}

/** In Basic Training everybody has an army of the set-up once they are picked, all different (rules 2.1, 2.2). */
function hasSoundArmy(s: State, { army }: SeatState, i: number): boolean {
  if (army < 0) return !isBasic(s) || s.step === "first" || s.step === "army" || s.step === "over";
  const twice = s.seats.findIndex((player) => player.army === army) < i;
  return isBasic(s) && s.step !== "first" && army < s.seats.length && !twice;
}

/** Every player has a capital once they are placed, in different territories that are held (rules 2.3, 3.4, 3.5). */
function hasSoundCapital(s: State, { alive, capital }: SeatState, i: number): boolean {
  if (capital < 0) return (EMPTY_STEPS.includes(s.step) && s.step !== "claim") || s.step === "over" || !alive;
  const twice = s.seats.findIndex((player) => player.capital === capital) < i;
  const placed = s.step === "capital" || !EMPTY_STEPS.includes(s.step) || s.step === "claim";
  return placed && isTerritory(capital) && s.owners[capital] >= 0 && !twice;
}

/** Cards add up: each is in one place; none is out before the first turn but those to start with (rules 1.3, 2.4, 3.7). */
function findCardBreach(s: State): Breach | undefined {
  const out = zeros(SIZE);
  const cards = s.seats.reduce((all, player) => all.concat(player.hand), s.discards);
  const early = s.phase === "setup" && s.step !== "card";
  for (const card of cards) {
    out[card]++;
    if (out[card] > 1 || early) return breach("discards", "cards", { card: landId(card) });
  }
  return undefined;
}

/** Cities are fifteen territories; before they are drawn there are none (rules 2.3, 3.1). */
function findCitiesBreach(s: State): Breach | undefined {
  const fixed = isBasic(s) ? basicCities() : undefined;
  const none = s.step === "cities" || (s.step === "over" && s.round === 0 && s.cities.length === 0);
  const count = none && fixed === undefined ? 0 : CITIES;
  const ordered = s.cities.every((t, i) => isTerritory(t) && (i === 0 || t > s.cities[i - 1]));
  const fits = fixed === undefined || s.cities.every((t, i) => t === fixed[i]);
  return s.cities.length === count && ordered && fits ? undefined : breach("cities", "cities", { count });
}
