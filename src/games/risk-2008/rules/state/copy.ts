import { copyBattle } from "../../../../risk/world/rules/battle";
import type { SeatState, State } from "../state";

/** A copy of the state that shares nothing that play changes. */
export function copyState(s: State): State {
  return {
    options: s.options,
    colours: s.colours,
    rng: [...s.rng],
    round: s.round,
    phase: s.phase,
    step: s.step,
    asked: [...s.asked],
    seats: s.seats.map((seat) => copySeat(seat)),
    owners: [...s.owners],
    armies: [...s.armies],
    cities: [...s.cities],
    objectives: [...s.objectives],
    rewards: [...s.rewards],
    airfields: [...s.airfields],
    contenders: [...s.contenders],
    first: s.first,
    turn: s.turn,
    due: s.due,
    battle: s.battle === undefined ? undefined : copyBattle(s.battle),
    taken: [...s.taken],
    collected: s.collected,
    maneuvers: s.maneuvers,
    discards: [...s.discards],
    ending: s.ending,
    winner: s.winner,
  };
}

function copySeat(player: SeatState): SeatState {
  return {
    alive: player.alive,
    reserve: player.reserve,
    hand: [...player.hand],
    rank: player.rank,
    army: player.army,
    capital: player.capital,
    settings: { defence: player.settings.defence },
  };
}
