import type { Verb } from "../verb";
import { ask } from "../../../../core/prompt";
import { NOBODY, type Seat } from "../../../../core/types";
import { ANYTIME, always } from "../../../../core/verb";
import type { ActionOf } from "../actions";
import { deciderOf, nextPlayer } from "../army";
import { nextBattle } from "../battle/order";
import { isAttackersLoss } from "../battle/settle";
import type { Event } from "../events";
import type { Assault, Battle, State } from "../state";
import { endTurn } from "../turn/turn";
import { narrow, nextLot, openBids } from "./bid";
import { eliminate } from "./elimination";
import { closeRound } from "./end";
import { judgeSurvivors } from "./finish";
import { settleHits } from "./hits";
import { nextDraft } from "./setup";

/** A seat gives up (rule 14.2): it is out at once, and whatever waited for it goes on. */
function applyResign(s: State, action: ActionOf<"resign">, events: Event[]): void {
  const { seat } = action;
  const deciding = s.turn === seat;
  settleHits(s, seat, events);
  eliminate(s, seat, events);
  if (deciding) {
    s.gone = s.gone.concat(s.drawn);
    s.drawn = [];
  }
  if (judgeSurvivors(s, events)) return;
  passCommand(s, seat, events);
  s.asked = s.asked.filter((other) => other !== seat);
  switch (s.phase) {
    case "setup":
      return s.step === "settle" ? leaveDraft(s, seat, events) : leaveBids(s, seat, events);
    case "orders":
      return leaveOrders(s, seat, events);
    case "turns":
      return leaveTurns(s, seat, events);
    case "battles":
      return leaveBattles(s, events);
    case "missions":
      return s.asked.length === 0 ? closeRound(s, events) : undefined;
    default:
  }
}

/** A captain's armies pass to the next player clockwise for the rest of the round. */
function passCommand(s: State, seat: Seat, events: Event[]): void {
  s.mercenaries.forEach((mercenary, i) => {
    if (mercenary.captain !== seat) return;
    mercenary.captain = nextPlayer(s, seat);
    events.push({ type: "captain", seat: mercenary.captain, army: s.seats.length + i });
  });
}

function leaveDraft(s: State, seat: Seat, events: Event[]): void {
  if (s.turn === seat) nextDraft(s, events);
}

/** Bids are void, and who rolled with a tied one rolls no more. */
function leaveBids(s: State, seat: Seat, events: Event[]): void {
  if (s.step === "bid" && s.asked.length === 0) openBids(s, events);
  if (s.step !== "tie" || !s.contenders.includes(seat)) return;
  s.contenders = s.contenders.filter((other) => other !== seat);
  if (s.contenders.length === 1) narrow(s, events);
}

function leaveOrders(s: State, seat: Seat, events: Event[]): void {
  if (s.step === "bid" || s.step === "tie") leaveBids(s, seat, events);
  else if (s.asked.length === 0) nextLot(s, events);
}

/** An own turn ends; one of mercenaries goes on with their new captain. */
function leaveTurns(s: State, seat: Seat, events: Event[]): void {
  if (s.acting === seat) return endTurn(s, events);
  if (s.turn === seat) leaveCommand(s);
  if (s.assault !== undefined && s.step !== "turn") leaveAssault(s, s.assault);
}

/** The new captain is asked what the old one was; missions that were to be drawn or chosen are void. */
function leaveCommand(s: State): void {
  s.turn = s.mercenaries[s.acting - s.seats.length].captain;
  if (s.step === "mission" || s.step === "keep") ask(s, "turn", s.turn);
  else if (s.step === "turn" || s.step === "split") ask(s, s.step, s.turn);
}

/** Where nobody stands any more there is nothing to fire at; losses are chosen by who decides now. */
function leaveAssault(s: State, assault: Assault): void {
  const { owner } = s.territories[assault.to];
  if (owner === NOBODY) {
    s.assault = undefined;
    ask(s, "turn", s.turn);
  } else if (s.step === "losses") ask(s, "losses", deciderOf(s, owner, s.acting));
}

/** A battle of the seat's is over without a victor; of others' battles somebody else may have to decide. */
function leaveBattles(s: State, events: Event[]): void {
  const battle = s.battle;
  if (battle === undefined || s.territories[battle.land].attacker === NOBODY) {
    s.battle = undefined;
    return nextBattle(s, events);
  }
  askAgain(s, battle);
}

function askAgain(s: State, battle: Battle): void {
  const { attacker, owner } = s.territories[battle.land];
  if (s.step === "castle") ask(s, "castle", deciderOf(s, owner, attacker));
  else if (s.step === "losses")
    ask(s, "losses", isAttackersLoss(battle) ? deciderOf(s, attacker, owner) : deciderOf(s, owner, attacker));
}

export const RESIGN: Verb<"resign"> = { at: ANYTIME, check: always, apply: applyResign, offer: undefined };
