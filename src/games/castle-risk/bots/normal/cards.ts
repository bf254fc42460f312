import { zeros } from "../../../../core/counts";
import type { Thought } from "../../../../core/bots/thought";
import type { Seat } from "../../../../core/types";
import type { SeatAction } from "../../rules/actions";
import { ADMIRAL, CARDS, DIPLOMAT, GENERAL, MARSHAL, REINFORCEMENTS, SPY } from "../../rules/cards";
import { discardsDue } from "../../rules/turn/discard";
import type { Battle, State } from "../../rules/state";
import { combatOdds } from "../../rules/odds";
import { UNIT_COST } from "../../rules/units";
import { startStudy, studyOn, type Study } from "../../../../risk/combat/odds/study";
import { size } from "../../../../risk/units";
import { PRINTED } from "../../../../risk/europe/board";
import { fitting } from "../../rules/turn/window";
import { isLeader } from "./worth";

/** A battle is open where the attacker's chance lies between these. */
const OPEN = [0.03, 0.97];

/** Plays a card where much is at stake, else passes. */
export function thinkCard(s: State, seat: Seat): Thought<SeatAction> {
  const { hand } = s.seats[seat];
  let best: SeatAction = { type: "pass", seat };
  let study: Study | undefined;
  if (s.step === "answer") {
    if (hand[SPY] > 0 && isWorthASpy(s, seat)) best = { type: "play", seat, card: SPY };
    return { more: () => true, best: () => best };
  }
  const card = fitting(s).find((kind) => hand[kind] > 0);
  if (card === DIPLOMAT) best = { type: "play", seat, card };
  else if (card !== undefined && s.battle !== undefined && isForMuch(s, s.battle))
    study = startStudy(combatOdds(s, seat, s.battle), UNIT_COST);
  return {
    more: (units) => {
      if (study === undefined || card === undefined) return true;
      studyOn(study, units);
      if (study.expected === undefined) return false;
      const { win } = study.expected;
      if (win >= OPEN[0] && win <= OPEN[1]) best = { type: "play", seat, card };
      study = undefined;
      return true;
    },
    best: () => best,
  };
}

/** A battle for a city, or a large one. */
function isForMuch({ territories }: State, { to, force }: Battle): boolean {
  return PRINTED[to] > 0 || size(force) + size(territories[to].units) >= 10;
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
