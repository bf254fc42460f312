import { areCounts } from "../../../../core/counts";
import { GENERAL, MARSHAL, ADMIRAL, CARDS, DIPLOMAT, SPY } from "../../rules/cards";
import { attackDice, defendDice } from "../../rules/combat/ranks";
import { RANKS, RANK_MAIN } from "../../../../risk/combat/ranks";
import { readyWeapons } from "../../rules/turn/bombard";
import { NEUTRAL } from "../../../../core/types";
import { EFFECTIVE, UNPLAYED, type Battle, type State } from "../../rules/state";
import type { Step } from "../../rules/steps";
import { any, size } from "../../../../risk/units";
import { PRINTED, linked, linkedByLand } from "../../../../risk/europe/board";
import type { Breach } from "../../../../core/engine";
import { breach } from "../../../../core/breach";

/** What is in progress is what the step says: a battle, a bombardment, a recruitment, or nothing. */
export function findBattleBreach(s: State): Breach | undefined {
  const open =
    (s.battle === undefined ? 0 : 1) +
    (s.bombardment === undefined ? 0 : 1) +
    (s.recruitment === undefined ? 0 : 1);
  const inside = INSIDE.includes(s.step);
  if (open !== (inside ? 1 : 0)) return breach("step", "progress_of", { step: s.step });
  if ((s.step === "answer") !== s.window.length > 0) return breach("window", "window");
  if (s.battle !== undefined)
    return s.phase === "attack" ? findFightBreach(s, s.battle) : breach("battle", "battle");
  if (s.bombardment !== undefined)
    return s.phase === "diplomacy" ? findShotBreach(s) : breach("bombardment", "bombardment");
  if (s.recruitment !== undefined)
    return s.phase === "diplomacy" ? findRecruitBreach(s) : breach("recruitment", "recruitment");
  return undefined;
}

const INSIDE: readonly Step[] = ["play", "answer", "dice", "losses", "boost", "bombardment", "recruitment"];

function findFightBreach(s: State, b: Battle): Breach | undefined {
  const bad = breach("battle", "battle");
  const from = s.territories[b.from];
  const to = s.territories[b.to];
  if (b.attacker !== s.turn || from.owner !== s.turn || to.owner !== b.defender || b.defender === b.attacker)
    return bad;
  if (!linked(b.from, b.to) || !areCounts(b.force, 4) || !any(to.units)) return bad;
  const begun = b.side === 2 && b.rank >= 0 && b.cycle > 0;
  const unbegun = b.side < 2 && b.rank === -1 && b.cycle === 0;
  const rolled = s.step === "dice" || s.step === "losses" || s.step === "boost";
  if (rolled ? !begun : !unbegun) return bad;
  if (b.rank >= RANKS.length || (b.side === 1 && b.defender === NEUTRAL)) return bad;
  if (!any(b.force) && !(s.step === "losses" && b.defenderDue > 0)) return bad;
  if (b.attackerDue > size(b.force) || b.defenderDue > size(to.units)) return bad;
  if (s.step === "losses" ? b.attackerDue + b.defenderDue === 0 : b.attackerDue + b.defenderDue > 0)
    return bad;
  if (s.step === "dice" && attackDice(b) + defendDice(s, b) === 0) return bad;
  return findDiceBreach(s, b) ?? findPlayedBreach(s, b);
}

/** Dice lie open only while a seat is asked for its +1s: in the main phase, highest first. */
function findDiceBreach(s: State, b: Battle): Breach | undefined {
  const bad = breach("battle", "battle_dice");
  if (s.step !== "boost") return b.attackerDice.length + b.defenderDice.length > 0 ? bad : undefined;
  if (b.rank !== RANK_MAIN) return bad;
  if (b.attackerDice.length !== attackDice(b) || b.defenderDice.length !== defendDice(s, b)) return bad;
  return descends(b.attackerDice) && descends(b.defenderDice) ? undefined : bad;
}

function descends(dice: readonly number[]): boolean {
  for (let i = 1; i < dice.length; i++) if (dice[i] > dice[i - 1]) return false;
  return true;
}

/** Each side played only kinds that it may, and the window rests on one of them (CR32, CR33). */
function findPlayedBreach(s: State, b: Battle): Breach | undefined {
  const sea = !linkedByLand(b.from, b.to);
  for (let k = 0; k < CARDS.length; k++) {
    const admiral = k === ADMIRAL && sea;
    if (b.attackerCards[k] !== UNPLAYED && k !== GENERAL && !admiral) return breach("battle", "battle_cards");
    if (b.defenderCards[k] !== UNPLAYED && ((k !== MARSHAL && !admiral) || b.side === 0))
      return breach("battle", "battle_cards");
  }
  const seat = b.side === 0 ? b.attacker : b.defender;
  const played = b.side === 0 ? b.attackerCards : b.defenderCards;
  return findWindowBreach(s, seat, (card) => played[card] === EFFECTIVE);
}

/**
 * A window's lowest card is one just played, the others are Spies, each of another seat than the one
 * beneath; all of them have been discarded.
 */
function findWindowBreach(
  s: State,
  seat: number,
  stands: (this: void, card: number) => boolean,
): Breach | undefined {
  const n = s.seats.length;
  for (let i = 0; i < s.window.length; i++) {
    const w = s.window[i];
    if (!(w.asked >= 1 && w.asked < n) || w.seat >= n) return breach("window", "window");
    if (i === 0 ? w.seat !== seat || w.card === SPY || !stands(w.card) : w.card !== SPY)
      return breach("window", "window");
    const beneath = i === 0 ? undefined : s.window[i - 1];
    if (beneath !== undefined && (beneath.seat + beneath.asked) % n !== w.seat)
      return breach("window", "window");
    if (s.discards[w.card] < (i === 0 ? 1 : i)) return breach("window", "window");
  }
  return undefined;
}

function findShotBreach(s: State): Breach | undefined {
  const b = s.bombardment;
  if (b === undefined) return undefined;
  const to = s.territories[b.to];
  const target =
    s.territories[b.from].owner === s.turn &&
    to.owner !== s.turn &&
    any(to.units) &&
    linkedByLand(b.from, b.to);
  const asks = s.step === "losses";
  const stage = asks
    ? b.due > 0 && b.due < size(to.units)
    : s.step === "bombardment" && b.due === 0 && readyWeapons(s, b.from) > 0;
  return target && stage ? undefined : breach("bombardment", "bombardment");
}

function findRecruitBreach(s: State): Breach | undefined {
  const r = s.recruitment;
  if (r === undefined) return undefined;
  const stage = s.step === "play" || s.step === "answer" || s.step === "recruitment";
  const city = PRINTED[r.city] > 0 && s.territories[r.city].owner === NEUTRAL;
  if (!stage || !city || (s.step === "play" && r.diplomat !== UNPLAYED))
    return breach("recruitment", "recruitment");
  return findWindowBreach(s, s.turn, (card) => card === DIPLOMAT && r.diplomat === EFFECTIVE);
}
