import { mix, mixList } from "../../../../core/hash";
import { hashSetup } from "../../../../core/options";
import { META } from "../../meta";
import { PHASES, STEPS } from "../steps";
import type { Battle, Marks, SeatState, State, Territory } from "../state";

/**
 * Hash of a position, 0 to 2^32 - 1: of indices and integers only, everything but the generator, so that
 * two positions that play the same hash the same in every interpreter.
 */
export function hashState(s: State): number {
  let h = hashSetup(META, s);
  h = mix(h, s.round);
  h = mix(h, PHASES.indexOf(s.phase));
  h = mix(h, STEPS.indexOf(s.step));
  h = mixList(h, s.asked);
  h = mixList(h, s.contenders);
  h = mix(mix(h, s.first), s.turn);
  for (const seat of s.seats) h = hashSeat(h, seat);
  for (const land of s.territories) h = hashTerritory(h, land);
  h = mix(mix(h, s.moves.attacks), s.moves.fortifies);
  h = mix(mix(h, s.moves.bombardments), s.moves.recruitments);
  h = mix(h, ["none", "bought", "built"].indexOf(s.moves.castle));
  h = mixList(h, s.deck);
  h = mixList(h, s.discards);
  h = mixList(h, s.missions);
  h = mixList(h, s.missionsBelow);
  h = mix(mix(h, s.deckUnknown), s.missionsUnknown);
  h = s.battle === undefined ? mix(h, 0) : hashBattle(mix(h, 1), s.battle);
  const b = s.bombardment;
  h = b === undefined ? mix(h, 0) : mix(mix(mix(h, b.from), b.to), b.due);
  const r = s.recruitment;
  h = r === undefined ? mix(h, 0) : mix(mix(mix(h, r.city), r.bribe ? 1 : 0), r.diplomat);
  for (const w of s.window) h = mix(mix(mix(h, w.card), w.seat), w.asked);
  h = mix(h, ["none", "emperor", "survivor", "limit", "draw"].indexOf(s.ending));
  return mix(h, s.winner);
}

function hashSeat(before: number, p: SeatState): number {
  let h = mix(before, p.alive ? 1 : 0);
  h = mix(mix(h, p.capital), p.coins);
  h = mixList(mixList(h, p.reserve), p.hand);
  h = mix(mix(mix(h, p.unknown), p.mission), p.progress);
  h = mixList(mixList(h, p.completed), p.policies);
  h = mix(mix(mix(h, p.picked ? 1 : 0), p.crowns), p.moved ? 1 : 0);
  h = mix(h, ["cheapest", "ask", "shrewd"].indexOf(p.settings.losses));
  h = mix(h, p.settings.dice === "ask" ? 1 : 0);
  return mix(h, ["always", "holding", "never"].indexOf(p.settings.windows));
}

function hashTerritory(before: number, land: Territory): number {
  let h = mix(before, land.owner);
  h = mixList(h, land.units);
  h = mix(h, land.tokens * 2 + (land.castle ? 1 : 0));
  return land.marks === undefined ? h : hashMarks(h, land.marks);
}

function hashMarks(before: number, m: Marks): number {
  let h = mix(before, (m.taken ? 1 : 0) + (m.reinforced ? 2 : 0));
  h = mixList(mixList(h, m.spent), m.once);
  return mix(mixList(mixList(h, m.twice), m.placed), m.fired);
}

function hashBattle(before: number, b: Battle): number {
  let h = mix(mix(before, b.from), b.to);
  h = mix(mix(h, b.attacker), b.defender);
  h = mixList(h, b.force);
  h = mix(mix(mix(h, b.cycle), b.rank), b.side);
  h = mixList(mixList(h, b.attackerCards), b.defenderCards);
  h = mixList(mixList(h, b.attackerDice), b.defenderDice);
  return mix(mix(h, b.attackerDue), b.defenderDue);
}
