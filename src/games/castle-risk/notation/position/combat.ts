import { descends } from "../../../../risk/dice";
import { areCounts } from "../../../../core/counts";
import { CARDS, DIPLOMAT, HELPERS, SPY, type Helper } from "../../rules/cards";
import { attackDice, defendDice } from "../../rules/combat/ranks";
import { NO_RANK, RANKS, RANK_MAIN } from "../../../../risk/combat/ranks";
import { readyWeapons } from "../../rules/turn/bombard";
import { NEUTRAL } from "../../../../core/types";
import { EFFECTIVE, UNPLAYED, type Battle, type State } from "../../rules/state";
import type { Step } from "../../rules/steps";
import { any, size } from "../../../../risk/units";
import { PRINTED, linked, linkedByLand } from "../../../../risk/europe/board";
import type { Breach } from "../../../../core/engine";
import { breach } from "../../rules/refusals";

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

function findFightBreach(s: State, battle: Battle): Breach | undefined {
  const { attacker, defender, force, rank, playing, attackerDue, defenderDue } = battle;
  const { units, owner } = s.territories[battle.to];
  const begun = playing === "done" && rank > NO_RANK && battle.cycle > 0;
  const unbegun = playing !== "done" && rank === NO_RANK && battle.cycle === 0;
  const rolled = s.step === "dice" || s.step === "losses" || s.step === "boost";
  const fits =
    attacker === s.turn &&
    s.territories[battle.from].owner === s.turn &&
    owner === defender &&
    defender !== attacker &&
    linked(battle.from, battle.to) &&
    areCounts(force, 4) &&
    any(units) &&
    (rolled ? begun : unbegun) &&
    rank < RANKS.length &&
    (playing !== "defender" || defender !== NEUTRAL) &&
    (any(force) || (s.step === "losses" && defenderDue > 0)) &&
    attackerDue <= size(force) &&
    defenderDue <= size(units) &&
    (s.step === "losses") === attackerDue + defenderDue > 0 &&
    (s.step !== "dice" || attackDice(battle) + defendDice(s, battle) > 0);
  return fits ? (findDiceBreach(s, battle) ?? findPlayedBreach(s, battle)) : breach("battle", "battle");
}

/** Dice lie open only while a seat is asked for its +1s: in the main phase, highest first. */
function findDiceBreach(s: State, battle: Battle): Breach | undefined {
  const { attackerDice, defenderDice } = battle;
  const fits =
    s.step === "boost"
      ? battle.rank === RANK_MAIN &&
        attackerDice.length === attackDice(battle) &&
        defenderDice.length === defendDice(s, battle) &&
        descends(attackerDice) &&
        descends(defenderDice)
      : attackerDice.length + defenderDice.length === 0;
  return fits ? undefined : breach("battle", "battle_dice");
}

/** Each side played only kinds that it may, and the window rests on one of them (CR32, CR33). */
function findPlayedBreach(s: State, battle: Battle): Breach | undefined {
  const sea = !linkedByLand(battle.from, battle.to);
  for (let k = 0; k < CARDS.length; k++) {
    if (battle.attackerCards[k] !== UNPLAYED && !helps(HELPERS.attacker, k, sea))
      return breach("battle", "battle_cards");
    if (
      battle.defenderCards[k] !== UNPLAYED &&
      (!helps(HELPERS.defender, k, sea) || battle.playing === "attacker")
    )
      return breach("battle", "battle_cards");
  }
  const seat = battle.playing === "attacker" ? battle.attacker : battle.defender;
  const played = battle.playing === "attacker" ? battle.attackerCards : battle.defenderCards;
  return findWindowBreach(s, seat, (card) => played[card] === EFFECTIVE);
}

function helps(helpers: readonly Helper[], kind: number, sea: boolean): boolean {
  return helpers.some(({ card, where }) => card === kind && (where === "everywhere" || sea));
}

/**
 * A window's lowest card is one just played, the others are Spies, each of another seat than the one
 * beneath; all of them have been discarded.
 */
function findWindowBreach(
  s: State,
  seat: number,
  hasEffect: (this: void, card: number) => boolean,
): Breach | undefined {
  const n = s.seats.length;
  const fits = s.window.every(({ card, asked, seat: by }, i) => {
    if (asked < 1 || asked >= n || by >= n || s.discards[card] < Math.max(1, i)) return false;
    if (i === 0) return by === seat && card !== SPY && hasEffect(card);
    const beneath = s.window[i - 1];
    return card === SPY && (beneath.seat + beneath.asked) % n === by;
  });
  return fits ? undefined : breach("window", "window");
}

function findShotBreach(s: State): Breach | undefined {
  const bombardment = s.bombardment;
  if (bombardment === undefined) return undefined;
  const to = s.territories[bombardment.to];
  const target =
    s.territories[bombardment.from].owner === s.turn &&
    to.owner !== s.turn &&
    any(to.units) &&
    linkedByLand(bombardment.from, bombardment.to);
  const asks = s.step === "losses";
  const stage = asks
    ? bombardment.due > 0 && bombardment.due < size(to.units)
    : s.step === "bombardment" && bombardment.due === 0 && readyWeapons(s, bombardment.from) > 0;
  return target && stage ? undefined : breach("bombardment", "bombardment");
}

function findRecruitBreach(s: State): Breach | undefined {
  const recruitment = s.recruitment;
  if (recruitment === undefined) return undefined;
  const stage = s.step === "play" || s.step === "answer" || s.step === "recruitment";
  const city = PRINTED[recruitment.city] > 0 && s.territories[recruitment.city].owner === NEUTRAL;
  if (!stage || !city || (s.step === "play" && recruitment.diplomat !== UNPLAYED))
    return breach("recruitment", "recruitment");
  return findWindowBreach(s, s.turn, (card) => card === DIPLOMAT && recruitment.diplomat === EFFECTIVE);
}
