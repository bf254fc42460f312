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
  let h = hashSetup(META, s);
  h = mix(mix(mix(h, s.round), PHASES.indexOf(s.phase)), STEPS.indexOf(s.step));
  h = mixList(mixList(h, s.asked), s.contenders);
  for (const seat of s.seats) h = hashSeat(hashArmy(h, seat), seat);
  for (const m of s.mercenaries) h = mix(hashArmy(h, m), m.captain);
  for (const land of s.territories) h = hashTerritory(h, land);
  h = mix(mix(mix(mix(h, s.first), s.opener), s.leader), s.lot);
  h = mix(mix(mix(h, s.acting), s.turn), s.half);
  h = hashMoves(h, s.moves);
  h = hashProgress(h, s);
  h = mixList(mixList(mixList(h, s.drawn), s.missions), s.below);
  h = mixList(mix(mix(h, s.missionsUnknown), s.goneCards), s.gone);
  return mixList(mix(mix(h, ENDINGS.indexOf(s.ending)), s.winner), s.winners);
}

function hashArmy(before: number, a: Army): number {
  const h = mixList(mixList(mix(mix(before, flag(a.alive)), a.coins), a.discards), a.picks);
  return mix(h, a.revealed);
}

function hashSeat(before: number, p: SeatState): number {
  let h = mix(mix(before, p.bid), p.cards);
  h = mix(h, flag(p.bought) + 2 * flag(p.grace) + 4 * flag(p.answered));
  h = mixList(mixList(mixList(h, p.missions), p.completed), p.showing);
  h = mix(h, p.spoils);
  const { losses, reroll, reveal } = p.settings;
  const wishes = flag(losses === "ask") + 2 * flag(reroll === "automatic") + 4 * flag(reveal === "ask");
  return mix(h, wishes + 8 * flag(losses === "shrewd"));
}

function hashTerritory(before: number, land: Territory): number {
  const h = mixList(mix(before, land.owner), land.units);
  return mixList(mix(mix(h, land.attacker), flag(land.castle) + 2 * flag(land.fresh)), land.force);
}

const ORDERS: readonly Moves["order"][] = ["none", "expand", "split", "maneuver", "tax", "spend"];
const BONUSES: readonly Moves["bonus"][] = ["none", "king", "fortify", "siege"];

function hashMoves(before: number, m: Moves): number {
  const h = mix(mix(before, ORDERS.indexOf(m.order)), BONUSES.indexOf(m.bonus));
  return mix(mix(h, flag(m.rode)), m.gratis);
}

function hashProgress(before: number, s: State): number {
  const { split, assault, battle } = s;
  let h = split === undefined ? mix(before, 0) : mixList(mix(mix(before, split.from), split.to), split.units);
  h = assault === undefined ? mix(h, 0) : mix(mix(mix(h, assault.from), assault.to), assault.due);
  return battle === undefined ? mix(h, 0) : hashBattle(mix(h, 1), battle);
}

function hashBattle(before: number, b: Battle): number {
  const h = mix(mix(mix(mix(before, b.land), b.pass), b.rank), flag(b.rerolled));
  return mix(mix(mixList(mixList(h, b.attackerDice), b.defenderDice), b.attackerDue), b.defenderDue);
}
