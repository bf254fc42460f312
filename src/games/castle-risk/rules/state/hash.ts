import { mix, mixList } from "../../../../core/hash";
import { hashSetup } from "../../../../core/options";
import { META } from "../../meta";
import { PHASES, STEPS } from "../steps";
import { PLAYING, type Battle, type Marks, type SeatState, type State, type Territory } from "../state";

/**
 * Hash of a position, 0 to 2^32 - 1: of indices and integers only, everything but the generator, so that
 * two positions that play the same hash the same in every interpreter.
 */
export function hashState(s: State): number {
  let hash = hashSetup(META, s);
  hash = mix(hash, s.round);
  hash = mix(hash, PHASES.indexOf(s.phase));
  hash = mix(hash, STEPS.indexOf(s.step));
  hash = mixList(hash, s.asked);
  hash = mixList(hash, s.contenders);
  hash = mix(mix(hash, s.first), s.turn);
  for (const seat of s.seats) hash = hashSeat(hash, seat);
  for (const land of s.territories) hash = hashTerritory(hash, land);
  hash = mix(mix(hash, s.moves.attacks), s.moves.fortifies);
  hash = mix(mix(hash, s.moves.bombardments), s.moves.recruitments);
  hash = mix(hash, ["none", "bought", "built"].indexOf(s.moves.castle));
  hash = mixList(hash, s.deck);
  hash = mixList(hash, s.discards);
  hash = mixList(hash, s.missions);
  hash = mixList(hash, s.missionsBelow);
  hash = mix(mix(hash, s.deckUnknown), s.missionsUnknown);
  hash = s.battle === undefined ? mix(hash, 0) : hashBattle(mix(hash, 1), s.battle);
  const bombardment = s.bombardment;
  hash =
    bombardment === undefined
      ? mix(hash, 0)
      : mix(mix(mix(hash, bombardment.from), bombardment.to), bombardment.due);
  const recruitment = s.recruitment;
  hash =
    recruitment === undefined
      ? mix(hash, 0)
      : mix(mix(mix(hash, recruitment.city), recruitment.bribe ? 1 : 0), recruitment.diplomat);
  for (const card of s.window) hash = mix(mix(mix(hash, card.card), card.seat), card.asked);
  hash = mix(hash, ["none", "emperor", "survivor", "limit", "draw"].indexOf(s.ending));
  return mix(hash, s.winner);
}

function hashSeat(before: number, player: SeatState): number {
  let hash = mix(before, player.alive ? 1 : 0);
  hash = mix(mix(hash, player.capital), player.coins);
  hash = mixList(mixList(hash, player.reserve), player.hand);
  hash = mix(mix(mix(hash, player.unknown), player.mission), player.progress);
  hash = mixList(mixList(hash, player.completed), player.policies);
  hash = mix(mix(mix(hash, player.picked ? 1 : 0), player.crowns), player.moved ? 1 : 0);
  hash = mix(hash, ["cheapest", "ask", "shrewd"].indexOf(player.settings.losses));
  hash = mix(hash, player.settings.dice === "ask" ? 1 : 0);
  return mix(hash, ["always", "holding", "never"].indexOf(player.settings.windows));
}

function hashTerritory(before: number, land: Territory): number {
  let hash = mix(before, land.owner);
  hash = mixList(hash, land.units);
  hash = mix(hash, land.tokens * 2 + (land.castle ? 1 : 0));
  return land.marks === undefined ? hash : hashMarks(hash, land.marks);
}

function hashMarks(before: number, marks: Marks): number {
  let hash = mix(before, (marks.taken ? 1 : 0) + (marks.reinforced ? 2 : 0));
  hash = mixList(mixList(hash, marks.spent), marks.once);
  return mix(mixList(mixList(hash, marks.twice), marks.placed), marks.fired);
}

function hashBattle(before: number, battle: Battle): number {
  let hash = mix(mix(before, battle.from), battle.to);
  hash = mix(mix(hash, battle.attacker), battle.defender);
  hash = mixList(hash, battle.force);
  hash = mix(mix(mix(hash, battle.cycle), battle.rank), PLAYING.indexOf(battle.playing));
  hash = mixList(mixList(hash, battle.attackerCards), battle.defenderCards);
  hash = mixList(mixList(hash, battle.attackerDice), battle.defenderDice);
  return mix(mix(hash, battle.attackerDue), battle.defenderDue);
}
