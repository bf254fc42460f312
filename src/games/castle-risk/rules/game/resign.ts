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
function applyResign(s: State, a: ActionOf<"resign">, events: Event[]): void {
  const asked = s.asked.includes(a.seat);
  const fight = s.battle;
  eliminate(s, a.seat, NO_VICTOR, events);
  if (s.phase === "over") {
    // Nobody is left to fight: the survivor's force goes back to where it came from.
    if (fight !== undefined && fight.attacker !== a.seat) add(s.territories[fight.from].units, fight.force);
    return;
  }
  s.asked = s.asked.filter((seat) => seat !== a.seat);
  if (s.phase === "setup") leaveSetup(s, a.seat, events);
  else if (s.phase === "policies") leaveRound(s, a.seat, events);
  else if (a.seat === s.turn) leaveTurn(s, events);
  else if (s.battle !== undefined && s.battle.defender === a.seat) leaveBattle(s, s.battle, asked, events);
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
function leaveBombardment(s: State, b: Bombardment, asked: boolean): void {
  if (asked || s.territories[b.to].owner === NOBODY) endBombardment(s);
}

/**
 * The defender of a combat is gone (rules 16.5, 16.6). Losses that the attacker's dice already cost it stand; the
 * rest of the phase is void. Against a neutral garrison that took over the combat goes on, into an empty territory
 * the force moves in without having conquered it.
 */
function leaveBattle(s: State, b: Battle, asked: boolean, events: Event[]): void {
  b.defenderDue = 0;
  b.attackerDice = [];
  b.defenderDice = [];
  if (!any(b.force) || s.territories[b.to].owner === NOBODY) return leaveField(s, b, events);
  b.defender = NEUTRAL;
  b.defenderCards = zeros(CARDS.length);
  if (b.attackerDue > 0) return;
  if (b.side === 0 && s.window.length > 0) {
    if (asked) continueWindow(s, events);
    return;
  }
  s.window = [];
  if (b.side < 2) nextCard(s, b);
  else if (s.step === "dice") awaitDice(s, b);
  else nextPhase(s, b);
}

/** One side is gone altogether, and with it the combat (rule 16.5). */
function leaveField(s: State, b: Battle, events: Event[]): void {
  s.battle = undefined;
  s.window = [];
  if (b.attackerDue > 0) loseCheapest(b.force, b.attackerDue, b.attacker, b.to, events);
  if (any(b.force)) {
    enterLand(s, b.attacker, b.to, b.force);
    events.push({ type: "entered", seat: b.attacker, territory: b.to, units: copyUnits(b.force) });
  } else events.push({ type: "repelled", seat: b.attacker, territory: b.to });
  ask(s, "attack", s.turn);
}

export const RESIGN: Verb<"resign"> = { at: ANYTIME, check: always, apply: applyResign, offer: undefined };
