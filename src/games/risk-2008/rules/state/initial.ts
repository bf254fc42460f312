import { STARTING_TROOPS } from "../numbers";
import { zeros } from "../../../../core/counts";
import { initialSettings } from "../../../../core/settings";
import { NOBODY } from "../../../../core/types";
import { ALL_LANDS, SIZE } from "../../../../risk/world/board";
import { SETTINGS } from "../../../../risk/world/rules/settings";
import type { Options } from "../../meta";
import { basicCities } from "../holdings";
import { OBJECTIVES, REWARDS } from "../objectives.data";
import { AIRFIELDS } from "../objectives";
import { GONE, OPEN, type SeatState, type State } from "../state";
import { isBasic, isConquest } from "../variant";

function newSeat(reserve: number): SeatState {
  return {
    alive: true,
    reserve,
    hand: [],
    rank: 0,
    army: NOBODY,
    capital: NOBODY,
    settings: initialSettings(SETTINGS),
  };
}

/** The state before anything has happened, with no objective and no city; `rng` as newRng gives it, or four zeros. */
export function blankState(options: Options, colours: readonly string[], rng: number[]): State {
  return {
    options,
    colours,
    rng,
    round: 0,
    phase: "setup",
    step: "cities",
    asked: [],
    seats: colours.map(() => newSeat(0)),
    owners: ALL_LANDS.map(() => NOBODY),
    armies: zeros(SIZE),
    cities: [],
    objectives: OBJECTIVES.map(() => GONE),
    rewards: REWARDS.map(() => NOBODY),
    airfields: AIRFIELDS.map(() => NOBODY),
    contenders: [],
    first: NOBODY,
    turn: NOBODY,
    due: 0,
    battle: undefined,
    taken: [],
    collected: false,
    maneuvers: 0,
    discards: [],
    ending: "none",
    winner: NOBODY,
  };
}

/** The state before the first roll (rules 2.1, 2.3), or before cities are drawn (rules 3.1, 3.3). */
export function newState(options: Options, colours: readonly string[], rng: number[]): State {
  const s = blankState(options, colours, rng);
  if (!isBasic(s)) {
    for (const player of s.seats) player.reserve = STARTING_TROOPS[colours.length];
    return s;
  }
  s.step = "first";
  s.contenders = colours.map((_, i) => i);
  s.cities = basicCities();
  if (!isConquest(s)) s.objectives = OBJECTIVES.map(({ basic }) => (basic ? OPEN : GONE));
  return s;
}
