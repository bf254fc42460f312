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
    neutralReserve: s.neutralReserve,
    contenders: [...s.contenders],
    first: s.first,
    turn: s.turn,
    due: s.due,
    battle: s.battle === undefined ? undefined : copyBattle(s.battle),
    captured: s.captured,
    rewarded: s.rewarded,
    discards: [...s.discards],
    sets: s.sets,
    ending: s.ending,
    winner: s.winner,
  };
}

function copySeat(player: SeatState): SeatState {
  return {
    alive: player.alive,
    reserve: player.reserve,
    hand: [...player.hand],
    headquarters: player.headquarters,
    mission: player.mission,
    changed: player.changed,
    settings: { defence: player.settings.defence },
  };
}
