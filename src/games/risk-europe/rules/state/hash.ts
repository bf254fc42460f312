import { flag, mix, mixList } from "../../../../core/hash";
import { hashSetup } from "../../../../core/options";
import { META } from "../../meta";
import { PHASES, STEPS } from "../steps";
import {
  ENDINGS,
  type Army,
  type Battle,
  type Moves,
  type SeatState,
  type State,
  type Territory,
} from "../state";

/**
 * Hash of a position, 0 to 2^32 - 1: of indices and integers only, everything but the generator, so that
 * two positions that play the same hash the same in every interpreter.
 */
export function hashState(s: State): number {
  let hash = hashSetup(META, s);
  hash = mix(mix(mix(hash, s.round), PHASES.indexOf(s.phase)), STEPS.indexOf(s.step));
  hash = mixList(mixList(hash, s.asked), s.contenders);
  for (const seat of s.seats) hash = hashSeat(hashArmy(hash, seat), seat);
  for (const mercenary of s.mercenaries) hash = mix(hashArmy(hash, mercenary), mercenary.captain);
  for (const land of s.territories) hash = hashTerritory(hash, land);
  hash = mix(mix(mix(mix(hash, s.first), s.opener), s.leader), s.lot);
  hash = mix(mix(mix(hash, s.acting), s.turn), s.half);
  hash = hashMoves(hash, s.moves);
  hash = hashProgress(hash, s);
  hash = mixList(mixList(mixList(hash, s.drawn), s.missions), s.below);
  hash = mixList(mix(mix(hash, s.missionsUnknown), s.goneCards), s.gone);
  return mixList(mix(mix(hash, ENDINGS.indexOf(s.ending)), s.winner), s.winners);
}

function hashArmy(before: number, army: Army): number {
  const hash = mixList(mixList(mix(mix(before, flag(army.alive)), army.coins), army.discards), army.picks);
  return mix(hash, army.revealed);
}

function hashSeat(before: number, player: SeatState): number {
  let hash = mix(mix(before, player.bid), player.cards);
  hash = mix(hash, flag(player.bought) + 2 * flag(player.grace) + 4 * flag(player.answered));
  hash = mixList(mixList(mixList(hash, player.missions), player.completed), player.showing);
  hash = mix(hash, player.spoils);
  const { losses, reroll, reveal } = player.settings;
  const wishes = flag(losses === "ask") + 2 * flag(reroll === "automatic") + 4 * flag(reveal === "ask");
  return mix(hash, wishes + 8 * flag(losses === "shrewd"));
}

function hashTerritory(before: number, land: Territory): number {
  const hash = mixList(mix(before, land.owner), land.units);
  return mixList(mix(mix(hash, land.attacker), flag(land.castle) + 2 * flag(land.fresh)), land.force);
}

const ORDERS: readonly Moves["order"][] = ["none", "expand", "split", "maneuver", "tax", "spend"];
const BONUSES: readonly Moves["bonus"][] = ["none", "king", "fortify", "siege"];

function hashMoves(before: number, moves: Moves): number {
  const hash = mix(mix(before, ORDERS.indexOf(moves.order)), BONUSES.indexOf(moves.bonus));
  return mix(mix(hash, flag(moves.rode)), moves.gratis);
}

function hashProgress(before: number, s: State): number {
  const { split, assault, battle } = s;
  let hash =
    split === undefined ? mix(before, 0) : mixList(mix(mix(before, split.from), split.to), split.units);
  hash = assault === undefined ? mix(hash, 0) : mix(mix(mix(hash, assault.from), assault.to), assault.due);
  return battle === undefined ? mix(hash, 0) : hashBattle(mix(hash, 1), battle);
}

function hashBattle(before: number, battle: Battle): number {
  const hash = mix(mix(mix(mix(before, battle.land), battle.pass), battle.rank), flag(battle.rerolled));
  return mix(
    mix(mixList(mixList(hash, battle.attackerDice), battle.defenderDice), battle.attackerDue),
    battle.defenderDue,
  );
}
