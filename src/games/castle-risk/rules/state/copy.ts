import { copyUnits } from "../../../../risk/units";
import type { Battle, Marks, Moves, SeatState, State, Territory } from "../state";

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
    contenders: [...s.contenders],
    first: s.first,
    turn: s.turn,
    seats: s.seats.map((seat) => copySeat(seat)),
    territories: s.territories.map((land) => copyTerritory(land)),
    moves: copyMoves(s.moves),
    deck: [...s.deck],
    deckUnknown: s.deckUnknown,
    discards: [...s.discards],
    missions: [...s.missions],
    missionsBelow: [...s.missionsBelow],
    missionsUnknown: s.missionsUnknown,
    battle: s.battle === undefined ? undefined : copyBattle(s.battle),
    bombardment:
      s.bombardment === undefined
        ? undefined
        : { from: s.bombardment.from, to: s.bombardment.to, due: s.bombardment.due },
    recruitment:
      s.recruitment === undefined
        ? undefined
        : { city: s.recruitment.city, bribe: s.recruitment.bribe, diplomat: s.recruitment.diplomat },
    window: s.window.map((card) => ({ card: card.card, seat: card.seat, asked: card.asked })),
    ending: s.ending,
    winner: s.winner,
  };
}

function copyMoves(moves: Moves): Moves {
  return {
    attacks: moves.attacks,
    fortifies: moves.fortifies,
    bombardments: moves.bombardments,
    recruitments: moves.recruitments,
    castle: moves.castle,
  };
}

function copySeat(player: SeatState): SeatState {
  return {
    alive: player.alive,
    capital: player.capital,
    coins: player.coins,
    reserve: copyUnits(player.reserve),
    hand: [...player.hand],
    unknown: player.unknown,
    mission: player.mission,
    progress: player.progress,
    completed: [...player.completed],
    policies: [...player.policies],
    picked: player.picked,
    crowns: player.crowns,
    moved: player.moved,
    settings: {
      windows: player.settings.windows,
      losses: player.settings.losses,
      dice: player.settings.dice,
    },
  };
}

function copyTerritory(land: Territory): Territory {
  return {
    owner: land.owner,
    units: copyUnits(land.units),
    castle: land.castle,
    tokens: land.tokens,
    marks: land.marks === undefined ? undefined : copyMarks(land.marks),
  };
}

function copyMarks(marks: Marks): Marks {
  return {
    taken: marks.taken,
    spent: copyUnits(marks.spent),
    once: copyUnits(marks.once),
    twice: copyUnits(marks.twice),
    fired: marks.fired,
    placed: copyUnits(marks.placed),
    reinforced: marks.reinforced,
  };
}

function copyBattle(battle: Battle): Battle {
  return {
    from: battle.from,
    to: battle.to,
    attacker: battle.attacker,
    defender: battle.defender,
    force: copyUnits(battle.force),
    cycle: battle.cycle,
    rank: battle.rank,
    playing: battle.playing,
    attackerCards: [...battle.attackerCards],
    defenderCards: [...battle.defenderCards],
    attackerDice: [...battle.attackerDice],
    defenderDice: [...battle.defenderDice],
    attackerDue: battle.attackerDue,
    defenderDue: battle.defenderDue,
  };
}
