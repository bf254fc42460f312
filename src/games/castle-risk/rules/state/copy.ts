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
    window: s.window.map((w) => ({ card: w.card, seat: w.seat, asked: w.asked })),
    ending: s.ending,
    winner: s.winner,
  };
}

function copyMoves(m: Moves): Moves {
  return {
    attacks: m.attacks,
    fortifies: m.fortifies,
    bombardments: m.bombardments,
    recruitments: m.recruitments,
    castle: m.castle,
  };
}

function copySeat(p: SeatState): SeatState {
  return {
    alive: p.alive,
    capital: p.capital,
    coins: p.coins,
    reserve: copyUnits(p.reserve),
    hand: [...p.hand],
    unknown: p.unknown,
    mission: p.mission,
    progress: p.progress,
    completed: [...p.completed],
    policies: [...p.policies],
    picked: p.picked,
    crowns: p.crowns,
    moved: p.moved,
    settings: { windows: p.settings.windows, losses: p.settings.losses, dice: p.settings.dice },
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

function copyMarks(m: Marks): Marks {
  return {
    taken: m.taken,
    spent: copyUnits(m.spent),
    once: copyUnits(m.once),
    twice: copyUnits(m.twice),
    fired: m.fired,
    placed: copyUnits(m.placed),
    reinforced: m.reinforced,
  };
}

function copyBattle(b: Battle): Battle {
  return {
    from: b.from,
    to: b.to,
    attacker: b.attacker,
    defender: b.defender,
    force: copyUnits(b.force),
    cycle: b.cycle,
    rank: b.rank,
    side: b.side,
    attackerCards: [...b.attackerCards],
    defenderCards: [...b.defenderCards],
    attackerDice: [...b.attackerDice],
    defenderDice: [...b.defenderDice],
    attackerDue: b.attackerDue,
    defenderDue: b.defenderDue,
  };
}
