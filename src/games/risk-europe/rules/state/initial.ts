import { initialSettings } from "../../../../core/settings";
import { SETTINGS } from "../settings";
import { zeros } from "../../../../core/counts";
import { NOBODY } from "../../../../core/types";
import { ALL_LANDS } from "../../../../risk/europe/board";
import { COLOURS, type Options } from "../../meta";
import { CARD_KINDS } from "../cards";
import { MISSIONS } from "../missions";
import type { Army, Battle, Moves, SeatState, State, Territory } from "../state";
import { UNBID } from "../state";
import { playsMissions } from "../variant";
import { STARTING_COINS } from "../numbers";
import { noUnits } from "../../../../risk/units";

function newArmy(): Army {
  return { alive: true, coins: STARTING_COINS, discards: zeros(CARD_KINDS), picks: [], revealed: 0 };
}

function newSeat(): SeatState {
  return {
    ...newArmy(),
    bid: UNBID,
    cards: 0,
    bought: false,
    grace: false,
    missions: [],
    completed: [],
    spoils: 0,
    answered: false,
    showing: [],
    settings: initialSettings(SETTINGS),
  };
}

function newTerritory(): Territory {
  return {
    owner: NOBODY,
    units: noUnits(),
    castle: false,
    attacker: NOBODY,
    force: noUnits(),
    fresh: false,
  };
}

export function noMoves(): Moves {
  return { order: "none", bonus: "none", rode: false, gratis: 0 };
}

/** A battle before its first rank. */
export function newBattle(land: number): Battle {
  return {
    land,
    pass: 1,
    rank: 0,
    rerolled: false,
    attackerDice: [],
    defenderDice: [],
    attackerDue: 0,
    defenderDue: 0,
  };
}

/** The state before the first tile or bid (rules 3.1, 11.1, 12.1); `rng` as seedRng gives it, or four zeros. */
export function newState(options: Options, colours: readonly string[], rng: number[]): State {
  const mercenaries = COLOURS.slice(colours.length).map(() => ({ ...newArmy(), captain: NOBODY }));
  const tiles = mercenaries.length > 0;
  return {
    options,
    colours,
    rng,
    round: 0,
    phase: "setup",
    step: tiles ? "tile" : "bid",
    asked: tiles ? [] : colours.map((_, i) => i),
    seats: colours.map(() => newSeat()),
    mercenaries,
    territories: ALL_LANDS.map(() => newTerritory()),
    first: NOBODY,
    opener: NOBODY,
    leader: NOBODY,
    lot: NOBODY,
    contenders: [],
    acting: NOBODY,
    turn: NOBODY,
    half: 0,
    moves: noMoves(),
    split: undefined,
    assault: undefined,
    battle: undefined,
    drawn: [],
    missions: MISSIONS.map(() => (playsMissions(options, colours.length) ? 1 : 0)),
    below: [],
    missionsUnknown: 0,
    gone: [],
    goneCards: 0,
    ending: "none",
    winner: NOBODY,
    winners: [],
  };
}
