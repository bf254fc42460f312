import type { Verb } from "../verb";
import { ANYTIME, always } from "../../../../core/verb";
import { add, zeros } from "../../../../core/counts";
import { NEUTRAL, NOBODY, type Seat } from "../../../../core/types";
import type { ActionOf } from "../actions";
import { awaitDice, nextCard, nextPhase } from "../combat/battle";
import { wipeOut } from "../combat/conquest";
import { endBombardment } from "../turn/bombard";
import { CARDS } from "../cards";
import { NO_VICTOR, eliminate } from "./elimination";
import type { Event } from "../events";
import { lead } from "./first";
import { enterLand } from "../turn/force";
import { loseCheapest } from "../combat/losses";
import { reveal } from "./round";
import { nextCapital } from "./setup";
import { ask } from "../../../../core/prompt";
import type { Battle, Bombardment, State } from "../state";
import { endTurn } from "../turn/turn";
import { any, copyUnits } from "../../../../risk/units";
import { continueWindow } from "../turn/window";

/**
 * A seat gives up: its kingdom ends without a victor, and whatever waited for it goes on (rules 16.1, 16.2, 16.4,
 * 16.8; CR36).
 */
function applyResign(s: State, action: ActionOf<"resign">, events: Event[]): void {
  const asked = s.asked.includes(action.seat);
  const fight = s.battle;
  eliminate(s, action.seat, NO_VICTOR, events);
  if (s.phase === "over") {
    // Nobody is left to fight: the survivor's force goes back to where it came from.
    if (fight !== undefined && fight.attacker !== action.seat)
      add(s.territories[fight.from].units, fight.force);
    return;
  }
  s.asked = s.asked.filter((seat) => seat !== action.seat);
  if (s.phase === "setup") leaveSetup(s, action.seat, events);
  else if (s.phase === "policies") leaveRound(s, action.seat, events);
  else if (action.seat === s.turn) leaveTurn(s, events);
  else if (s.battle !== undefined && s.battle.defender === action.seat)
    leaveBattle(s, s.battle, asked, events);
  else if (s.bombardment !== undefined) leaveBombardment(s, s.bombardment, asked);
  else if (asked) continueWindow(s, events);
}

/** The turn is over with all that is under way, but what dice already cost somebody else stands (rules 16.2, 16.4, 16.7). */
function leaveTurn(s: State, events: Event[]): void {
  const { battle, bombardment } = s;
  s.battle = undefined;
  s.bombardment = undefined;
  s.recruitment = undefined;
  s.window = [];
  if (battle !== undefined) loseAtHome(s, battle.to, battle.defenderDue, events);
  if (bombardment !== undefined) loseAtHome(s, bombardment.to, bombardment.due, events);
  if (battle !== undefined && battle.defenderDue > 0 && !any(s.territories[battle.to].units))
    wipeOut(s, battle, events);
  // A capital that fell by that may have ended the game.
  if (s.phase !== "over") endTurn(s, events);
}

/** The cheapest units of a territory that has lost so many to dice. */
function loseAtHome(s: State, t: number, due: number, events: Event[]): void {
  const { owner, units } = s.territories[t];
  if (due > 0) loseCheapest(units, due, owner, t, events);
}

function leaveSetup(s: State, seat: Seat, events: Event[]): void {
  if (s.contenders.length > 0) return leaveContenders(s, seat, events);
  if (s.turn === seat) nextCapital(s, events);
}

function leaveRound(s: State, seat: Seat, events: Event[]): void {
  if (s.step === "first") leaveContenders(s, seat, events);
  else if (s.asked.length === 0) reveal(s, events);
}

/** The others go on rolling for first place (rule 16.3); a last one need not roll. */
function leaveContenders(s: State, seat: Seat, events: Event[]): void {
  s.contenders = s.contenders.filter((other) => other !== seat);
  if (s.contenders.length === 1) lead(s, events);
}

/** Losses that were to be chosen are void (rule 16.7); where nobody stands any more there is nothing to fire at. */
function leaveBombardment(s: State, bombardment: Bombardment, asked: boolean): void {
  if (asked || s.territories[bombardment.to].owner === NOBODY) endBombardment(s);
}

/**
 * The defender of a combat is gone (rules 16.5, 16.6). Losses that the attacker's dice already cost it stand; the
 * rest of the phase is void. Against a neutral garrison that took over the combat goes on, into an empty territory
 * the force moves in without having conquered it.
 */
function leaveBattle(s: State, battle: Battle, asked: boolean, events: Event[]): void {
  battle.defenderDue = 0;
  battle.attackerDice = [];
  battle.defenderDice = [];
  if (!any(battle.force) || s.territories[battle.to].owner === NOBODY) return leaveField(s, battle, events);
  battle.defender = NEUTRAL;
  battle.defenderCards = zeros(CARDS.length);
  if (battle.attackerDue > 0) return;
  if (battle.side === 0 && s.window.length > 0) {
    if (asked) continueWindow(s, events);
    return;
  }
  s.window = [];
  if (battle.side < 2) nextCard(s, battle);
  else if (s.step === "dice") awaitDice(s, battle);
  else nextPhase(s, battle);
}

/** One side is gone altogether, and with it the combat (rule 16.5). */
function leaveField(s: State, battle: Battle, events: Event[]): void {
  s.battle = undefined;
  s.window = [];
  if (battle.attackerDue > 0)
    loseCheapest(battle.force, battle.attackerDue, battle.attacker, battle.to, events);
  if (any(battle.force)) {
    enterLand(s, battle.attacker, battle.to, battle.force);
    events.push({
      type: "entered",
      seat: battle.attacker,
      territory: battle.to,
      units: copyUnits(battle.force),
    });
  } else events.push({ type: "repelled", seat: battle.attacker, territory: battle.to });
  ask(s, "attack", s.turn);
}

export const RESIGN: Verb<"resign"> = { at: ANYTIME, check: always, apply: applyResign, offer: undefined };
