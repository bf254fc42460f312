import { copyUnits } from "../../../../risk/units";
import type { Battle, Mercenary, SeatState, State, Territory } from "../state";

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
    mercenaries: s.mercenaries.map((mercenary) => copyMercenary(mercenary)),
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

// What both have is written out twice: to spread it takes several times as long, and computers copy states all the time.

function copyMercenary(mercenary: Mercenary): Mercenary {
  return {
    alive: mercenary.alive,
    coins: mercenary.coins,
    discards: [...mercenary.discards],
    picks: [...mercenary.picks],
    revealed: mercenary.revealed,
    captain: mercenary.captain,
  };
}

function copySeat(player: SeatState): SeatState {
  return {
    alive: player.alive,
    coins: player.coins,
    discards: [...player.discards],
    picks: [...player.picks],
    revealed: player.revealed,
    bid: player.bid,
    cards: player.cards,
    bought: player.bought,
    grace: player.grace,
    missions: [...player.missions],
    completed: [...player.completed],
    spoils: player.spoils,
    answered: player.answered,
    showing: [...player.showing],
    settings: {
      losses: player.settings.losses,
      reroll: player.settings.reroll,
      reveal: player.settings.reveal,
    },
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

function copyBattle(battle: Battle): Battle {
  return {
    land: battle.land,
    pass: battle.pass,
    rank: battle.rank,
    rerolled: battle.rerolled,
    attackerDice: [...battle.attackerDice],
    defenderDice: [...battle.defenderDice],
    attackerDue: battle.attackerDue,
    defenderDue: battle.defenderDue,
  };
}
