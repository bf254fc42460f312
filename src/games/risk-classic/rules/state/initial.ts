import { STARTING_ARMIES } from "../numbers";
import { zeros } from "../../../../core/counts";
import { initialSettings } from "../../../../core/settings";
import { NOBODY } from "../../../../core/types";
import { ALL_LANDS, SIZE } from "../../../../risk/world/board";
import { SETTINGS } from "../../../../risk/world/rules/settings";
import type { Options } from "../../meta";
import type { SeatState, State } from "../state";
import { modeOf } from "../variant";

function newSeat(reserve: number): SeatState {
  return {
    alive: true,
    reserve,
    hand: [],
    headquarters: NOBODY,
    mission: NOBODY,
    changed: false,
    settings: initialSettings(SETTINGS),
  };
}

/** The state before the first roll (rules 1.5, 1.7); `rng` as newRng gives it, or four zeros. */
export function newState(options: Options, colours: readonly string[], rng: number[]): State {
  const armies = STARTING_ARMIES[colours.length];
  return {
    options,
    colours,
    rng,
    round: 0,
    phase: "setup",
    step: "first",
    asked: [],
    seats: colours.map(() => newSeat(armies)),
    owners: ALL_LANDS.map(() => NOBODY),
    armies: zeros(SIZE),
    neutralReserve: modeOf({ options, colours }) === "two_players" ? armies : 0,
    contenders: colours.map((_, i) => i),
    first: NOBODY,
    turn: NOBODY,
    due: 0,
    battle: undefined,
    captured: false,
    rewarded: false,
    discards: [],
    sets: 0,
    ending: "none",
    winner: NOBODY,
  };
}
