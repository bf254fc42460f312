import { zeros } from "../../../../core/counts";
import type { Thought } from "../../../../core/bots/thought";
import type { Seat } from "../../../../core/types";
import type { SeatAction } from "../../rules/actions";
import { ADMIRAL, CARDS, DIPLOMAT, GENERAL, MARSHAL, REINFORCEMENTS, SPY } from "../../rules/cards";
import { discardsDue } from "../../rules/turn/discard";
import type { State } from "../../rules/state";
import { size } from "../../../../risk/units";
import { PRINTED } from "../../../../risk/europe/board";
import { fitting } from "../../rules/turn/window";
import { combatOdds } from "../../rules/odds";
import { startStudy, studyOn, type Expected, type Study } from "../battle";
import { isLeader } from "./worth";

/** Plays a card where much is at stake, else passes. */
export function thinkCard(s: State, seat: Seat): Thought<SeatAction> {
  let best: SeatAction = { type: "pass", seat };
  const { hand } = s.seats[seat];
  let study: Study | undefined;
  let held: number[] = [];
  if (s.step === "answer") {
    if (hand[SPY] > 0 && isWorthASpy(s, seat)) best = { type: "play", seat, card: SPY };
  } else {
    held = fitting(s).filter((card) => hand[card] > 0);
    if (held.includes(DIPLOMAT)) best = { type: "play", seat, card: DIPLOMAT };
    const battle = held.length > 0 && isForMuch(s) ? combatOdds(s, seat) : undefined;
    if (battle !== undefined && held[0] !== DIPLOMAT) study = startStudy(battle);
  }
  return {
    more: (units) => {
      if (study === undefined) return true;
      studyOn(study, units);
      if (study.expected === undefined) return false;
      if (isOpen(study, study.expected)) best = { type: "play", seat, card: held[0] };
      study = undefined;
      return true;
    },
    best: () => best,
  };
}

/** A battle for a city, or a large one. */
function isForMuch({ battle, territories }: State): boolean {
  return (
    battle !== undefined &&
    (PRINTED[battle.to] > 0 || size(battle.force) + size(territories[battle.to].units) >= 10)
  );
}

/** Neither side comes off lightly on average. */
function isOpen({ battle: { attacker, defender } }: Study, { mine, theirs }: Expected): boolean {
  return mine < 0.8 * size(attacker.units) && theirs < 0.8 * size(defender.units);
}

/** A Spy protects the own card, the own land and the own attack, and stops a leader; a Spy of others is theirs. */
function isWorthASpy(s: State, seat: Seat): boolean {
  const top = s.window[s.window.length - 1];
  const depth = s.window.length;
  if (top.card === SPY) return depth > 1 && s.window[depth - 2].seat === seat;
  const battle = s.battle;
  if (battle === undefined) return isLeader(s, top.seat);
  const mine = battle.attacker === seat || battle.defender === seat;
  if (mine) return PRINTED[battle.to] > 0 || size(battle.force) > 6;
  return top.seat === battle.attacker && PRINTED[battle.to] > 0 && isLeader(s, battle.attacker);
}

/** Which cards are missed least, worst first. */
const WORTH = [REINFORCEMENTS, DIPLOMAT, ADMIRAL, MARSHAL, GENERAL, SPY];

/** Duplicates go first, then what is missed least. */
export function decideDiscard(s: State, seat: Seat): number[] {
  const left = [...s.seats[seat].hand];
  const gone = zeros(CARDS.length);
  const due = discardsDue(s);
  for (let i = 0; i < due; i++) {
    let worst = -1;
    for (const card of WORTH) if (left[card] > 0 && (worst < 0 || left[card] > left[worst])) worst = card;
    left[worst]--;
    gone[worst]++;
  }
  return gone;
}
