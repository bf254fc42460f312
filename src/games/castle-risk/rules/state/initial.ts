import { NO_RANK } from "../../../../risk/combat/ranks";
import { initialSettings } from "../../../../core/settings";
import { SETTINGS } from "../settings";
import { zeros, type Counts } from "../../../../core/counts";
import { NOBODY, type Seat } from "../../../../core/types";
import { ALL_LANDS } from "../../../../risk/europe/board";
import type { Options } from "../../meta";
import { CARDS, MISSIONS, MISSION_COPIES, NO_MISSION } from "../cards";
import { POLICY_KINDS } from "../policies";
import type { Battle, Moves, SeatState, State, Territory } from "../state";
import { noUnits } from "../../../../risk/units";

/** A territory without units. */
function emptyTerritory(): Territory {
  return { owner: NOBODY, units: noUnits(), castle: false, tokens: 0, marks: undefined };
}

function newSeat(coins: number): SeatState {
  return {
    alive: true,
    capital: NOBODY,
    coins,
    reserve: noUnits(),
    hand: zeros(CARDS.length),
    unknown: 0,
    mission: NO_MISSION,
    progress: 0,
    completed: [],
    policies: zeros(POLICY_KINDS),
    picked: false,
    crowns: 0,
    moved: false,
    settings: initialSettings(SETTINGS),
  };
}

export function noMoves(): Moves {
  return { attacks: 0, fortifies: 0, bombardments: 0, recruitments: 0, castle: "none" };
}

/** The state before the first roll (rule 2.5); `rng` as seedRng gives it, or four zeros. */
export function newState(options: Options, colours: readonly string[], rng: number[]): State {
  return {
    options,
    colours,
    rng,
    round: 0,
    phase: "setup",
    step: "order",
    asked: [],
    contenders: colours.map((_, i) => i),
    first: NOBODY,
    turn: NOBODY,
    seats: colours.map(() => newSeat(options.starting_coins)),
    territories: ALL_LANDS.map(() => emptyTerritory()),
    moves: noMoves(),
    deck: [...options.card_counts],
    deckUnknown: 0,
    discards: zeros(CARDS.length),
    missions: MISSIONS.map(() => MISSION_COPIES),
    missionsBelow: [],
    missionsUnknown: 0,
    battle: undefined,
    bombardment: undefined,
    recruitment: undefined,
    window: [],
    ending: "none",
    winner: NOBODY,
  };
}

/** A battle before its first card; `force` becomes the battle's own (CR25). */
export function newBattle(from: number, to: number, attacker: Seat, defender: number, force: Counts): Battle {
  return {
    from,
    to,
    attacker,
    defender,
    force,
    cycle: 0,
    rank: NO_RANK,
    playing: "attacker",
    attackerCards: zeros(CARDS.length),
    defenderCards: zeros(CARDS.length),
    attackerDice: [],
    defenderDice: [],
    attackerDue: 0,
    defenderDue: 0,
  };
}
