import { flag, mix, mixList } from "../../../../core/hash";
import { hashSetup } from "../../../../core/options";
import { hashBattle } from "../../../../risk/world/rules/battle";
import { META } from "../../meta";
import { PHASES, STEPS } from "../steps";
import { ENDINGS, type SeatState, type State } from "../state";

/**
 * Hash of a position, 0 to 2^32 - 1: of indices and integers only, everything but the generator, so that two positions
 * that play the same hash the same in every interpreter.
 */
export function hashState(s: State): number {
  let h = hashSetup(META, s);
  h = mix(mix(mix(h, s.round), PHASES.indexOf(s.phase)), STEPS.indexOf(s.step));
  h = mixList(mixList(h, s.asked), s.contenders);
  for (const seat of s.seats) h = hashSeat(h, seat);
  h = mix(mixList(mixList(h, s.owners), s.armies), s.neutralReserve);
  h = mix(mix(mix(h, s.first), s.turn), s.due);
  h = hashBattle(h, s.battle);
  // Behind the card a capture changes nothing more, and hashes of older records do not know it there.
  const captured = s.captured && s.phase !== "fortify";
  h = mix(mix(h, flag(captured) + 2 * flag(s.rewarded)), s.sets);
  return mix(mix(mixList(h, s.discards), ENDINGS.indexOf(s.ending)), s.winner);
}

function hashSeat(before: number, p: SeatState): number {
  const h = mixList(mix(mix(before, flag(p.alive) + 2 * flag(p.changed)), p.reserve), p.hand);
  return mix(mix(mix(h, p.headquarters), p.mission), flag(p.settings.defence === "most"));
}
