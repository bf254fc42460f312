import { zeros } from "../../../../core/counts";
import type { Seat } from "../../../../core/types";
import type { SeatAction } from "../../rules/actions";
import { ADMIRAL, CARDS, DIPLOMAT, GENERAL, MARSHAL, REINFORCEMENTS, SPY } from "../../rules/cards";
import { discardsDue } from "../../rules/turn/discard";
import type { Battle, State } from "../../rules/state";
import { size } from "../../../../risk/units";
import { PRINTED } from "../../../../risk/europe/board";
import { fitting } from "../../rules/turn/window";
import { forecast } from "./forecast";
import { isLeader } from "./worth";

/** Plays a card where much is at stake, else passes. */
export function decideCard(s: State, seat: Seat): SeatAction {
  const pass: SeatAction = { type: "pass", seat };
  const { hand } = s.seats[seat];
  if (s.step === "answer") {
    return hand[SPY] > 0 && isWorthASpy(s, seat) ? { type: "play", seat, card: SPY } : pass;
  }
  for (const card of fitting(s)) {
    if (hand[card] > 0 && (card === DIPLOMAT || (s.battle !== undefined && isWorthIt(s, s.battle)))) {
      return { type: "play", seat, card };
    }
  }
  return pass;
}

/** A battle for a city, or a large one, that is not as good as won anyway. */
function isWorthIt(s: State, battle: Battle): boolean {
  if (PRINTED[battle.to] === 0 && size(battle.force) + size(s.territories[battle.to].units) < 10)
    return false;
  const { mine, theirs } = forecast(s, battle.force, battle.to);
  return mine < 0.8 * size(battle.force) && theirs < 0.8 * size(s.territories[battle.to].units);
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
