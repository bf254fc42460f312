import { copyUnits } from "../../../../risk/units";
import type { Army, Battle, SeatState, State, Territory } from "../state";

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
    mercenaries: s.mercenaries.map((m) => ({ ...copyArmy(m), captain: m.captain })),
    territories: s.territories.map((land) => copyTerritory(land)),
    first: s.first,
    opener: s.opener,
    leader: s.leader,
    lot: s.lot,
    contenders: [...s.contenders],
    acting: s.acting,
    turn: s.turn,
    half: s.half,
    moves: { order: s.moves.order, bonus: s.moves.bonus, rode: s.moves.rode, gratis: s.moves.gratis },
    split:
      s.split === undefined
        ? undefined
        : { from: s.split.from, to: s.split.to, units: copyUnits(s.split.units) },
    assault:
      s.assault === undefined ? undefined : { from: s.assault.from, to: s.assault.to, due: s.assault.due },
    battle: s.battle === undefined ? undefined : copyBattle(s.battle),
    drawn: [...s.drawn],
    missions: [...s.missions],
    below: [...s.below],
    missionsUnknown: s.missionsUnknown,
    gone: [...s.gone],
    goneCards: s.goneCards,
    ending: s.ending,
    winner: s.winner,
    winners: [...s.winners],
  };
}

function copyArmy(a: Army): Army {
  return {
    alive: a.alive,
    coins: a.coins,
    discards: [...a.discards],
    picks: [...a.picks],
    revealed: a.revealed,
  };
}

function copySeat(p: SeatState): SeatState {
  return {
    ...copyArmy(p),
    bid: p.bid,
    cards: p.cards,
    bought: p.bought,
    grace: p.grace,
    missions: [...p.missions],
    completed: [...p.completed],
    spoils: p.spoils,
    answered: p.answered,
    showing: [...p.showing],
    settings: { losses: p.settings.losses, reroll: p.settings.reroll, reveal: p.settings.reveal },
  };
}

function copyTerritory(land: Territory): Territory {
  return {
    owner: land.owner,
    units: copyUnits(land.units),
    castle: land.castle,
    attacker: land.attacker,
    force: copyUnits(land.force),
    fresh: land.fresh,
  };
}

function copyBattle(b: Battle): Battle {
  return {
    land: b.land,
    pass: b.pass,
    rank: b.rank,
    rerolled: b.rerolled,
    attackerDice: [...b.attackerDice],
    defenderDice: [...b.defenderDice],
    attackerDue: b.attackerDue,
    defenderDue: b.defenderDue,
  };
}
