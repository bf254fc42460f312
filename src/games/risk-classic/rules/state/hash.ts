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
  let hash = hashSetup(META, s);
  hash = mix(mix(mix(hash, s.round), PHASES.indexOf(s.phase)), STEPS.indexOf(s.step));
  hash = mixList(mixList(hash, s.asked), s.contenders);
  for (const seat of s.seats) hash = hashSeat(hash, seat);
  hash = mix(mixList(mixList(hash, s.owners), s.armies), s.neutralReserve);
  hash = mix(mix(mix(hash, s.first), s.turn), s.due);
  hash = hashBattle(hash, s.battle);
  // After the card a capture changes nothing more, and hashes of older records do not know it there.
  const captured = s.captured && s.phase !== "fortify";
  hash = mix(mix(hash, flag(captured) + 2 * flag(s.rewarded)), s.sets);
  return mix(mix(mixList(hash, s.discards), ENDINGS.indexOf(s.ending)), s.winner);
}

function hashSeat(before: number, player: SeatState): number {
  const hash = mixList(
    mix(mix(before, flag(player.alive) + 2 * flag(player.changed)), player.reserve),
    player.hand,
  );
  return mix(mix(mix(hash, player.headquarters), player.mission), flag(player.settings.defence === "most"));
}
