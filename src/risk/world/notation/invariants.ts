import { breach } from "../rules/refusals";
import { isWhole } from "../../../core/counts";
import type { Breach } from "../../../core/engine";
import { NEUTRAL, NOBODY } from "../../../core/types";
import { landId } from "../board";
import { isFighting, isSound } from "./battle";
import type { WorldGame } from "./draft";
import { livingSeats } from "../rules/seats";

/*
 * What every sound state of a game on the world board holds, whatever its phases are: "over" ends it, "setup" begins it.
 */

/** The first breach that one of several things makes. */
export function firstBreach<T>(
  list: readonly T[],
  find: (this: void, one: T, i: number) => Breach | undefined,
): Breach | undefined {
  for (let i = 0; i < list.length; i++) {
    const found = find(list[i], i);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Enough players are left. */
export function findPlayersBreach(s: WorldGame): Breach | undefined {
  const least = s.step === "over" ? 1 : 2;
  const count = livingSeats(s).length;
  return count < least ? breach("players", "alive", { count, least }) : undefined;
}

/**
 * Every territory is held with at least one army, but for one that is being captured; `mayBeEmpty` says whether some may
 * be nobody's, `hasNeutral` whether there is a neutral army besides the players'.
 */
export function findLandsBreach(s: WorldGame, mayBeEmpty: boolean, hasNeutral: boolean): Breach | undefined {
  return firstBreach(s.owners, (owner, t) => {
    const armies = s.armies[t];
    const where = { territory: landId(t) };
    if (!isWhole(armies)) return breach(landId(t), "numbers");
    if (owner === NOBODY)
      return mayBeEmpty && armies === 0 ? undefined : breach(landId(t), "no_owner", where);
    if (owner === NEUTRAL && !hasNeutral) return breach(landId(t), "no_neutral", where);
    const taken = s.step === "occupy" && s.battle?.to === t;
    return armies > 0 !== taken ? undefined : breach(landId(t), "no_armies", where);
  });
}

/** Whether this is a seat. */
export function isSeat(s: WorldGame, seat: number): boolean {
  return seat >= 0 && seat < s.seats.length && seat % 1 === 0;
}

/** Whose turn it is, is in the game where the step has one (`turned`), and the round fits the phase. */
export function findTurnBreach(s: WorldGame, turned: boolean): Breach | undefined {
  const params = { phase: s.phase };
  if (s.phase === "over")
    return s.turn === NOBODY || isSeat(s, s.turn) ? undefined : breach("turn", "turn", params);
  if (!isWhole(s.round) || s.round > 0 === (s.phase === "setup")) return breach("round", "turn", params);
  if (!turned) return s.turn === NOBODY ? undefined : breach("turn", "turn", params);
  return isSeat(s, s.turn) && s.seats[s.turn].alive ? undefined : breach("turn", "turn", params);
}

/** Those who roll against each other are several, in the game, clockwise, and only at the step `first`. */
export function findContendersBreach(s: WorldGame): Breach | undefined {
  const { contenders } = s;
  const bad = breach("contenders", "contenders");
  if (s.step !== "first") return contenders.length === 0 ? undefined : bad;
  if (contenders.length < 2) return bad;
  for (let i = 0; i < contenders.length; i++) {
    const ordered = i === 0 || contenders[i] > contenders[i - 1];
    if (!ordered || !isSeat(s, contenders[i]) || !s.seats[contenders[i]].alive) return bad;
  }
  return undefined;
}

/** Armies are to be placed at `place` and at the steps that lead there, while the game is set up no more than are left. */
export function findDueBreach(s: WorldGame, before: readonly string[]): Breach | undefined {
  const { due, step } = s;
  const bad = breach("due", "due", { count: due });
  if (!isWhole(due)) return bad;
  if (step === "place") {
    const most = s.phase === "setup" ? s.seats[s.turn].reserve : due;
    return due > 0 && due <= most ? undefined : bad;
  }
  // In an attack cards may have to be turned in that bring all there is to place.
  const known = before.includes(step) ? due > 0 || s.phase === "attack" : due === 0;
  return known ? undefined : bad;
}

/** A game that is over says how, and who has won; one that is not says neither. */
export function findEndingBreach(s: WorldGame & { readonly ending: string }): Breach | undefined {
  const bad = breach("ending", "ending");
  if ((s.phase === "over") !== (s.ending !== "none")) return bad;
  const nobody = s.phase !== "over" || s.ending === "draw";
  const won = isSeat(s, s.winner) && s.seats[s.winner].alive;
  return (nobody ? s.winner === NOBODY : won) ? undefined : bad;
}

/** Those who are asked are the ones whom the step asks, all of them in the game. */
export function findAskedBreach(s: WorldGame, due: readonly number[]): Breach | undefined {
  const same = due.length === s.asked.length && due.every((seat, i) => seat === s.asked[i]);
  const known = due.every((seat) => isSeat(s, seat) && s.seats[seat].alive);
  return same && known ? undefined : breach("asked", "asked", { step: s.step });
}

/** An attack is under way exactly where the step says so, and is one that play could have begun. */
export function findBattleBreach(s: WorldGame): Breach | undefined {
  const battle = s.battle;
  if ((battle !== undefined) !== isFighting(s.step)) return breach("battle", "progress_of", { step: s.step });
  return battle === undefined || isSound(s, battle) ? undefined : breach("battle", "battle");
}
