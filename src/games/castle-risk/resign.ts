import { zeros } from "../../core/counts";
import { NEUTRAL, NOBODY, type Seat } from "../../core/types";
import type { ActionOf } from "./actions";
import { awaitDice, nextCard, nextPhase } from "./battle";
import { endBombardment } from "./bombard";
import { CARDS } from "./cards";
import { NO_VICTOR, eliminate } from "./elimination";
import type { Event } from "./events";
import { lead } from "./first";
import { enterLand } from "./force";
import { reveal } from "./round";
import { nextCapital } from "./setup";
import { ask, type Battle, type State } from "./state";
import { endTurn } from "./turn";
import { copyUnits } from "./units";
import { continueWindow } from "./window";

/** A seat gives up: its kingdom ends without a victor, and whatever waited for it goes on (CR36). */
export function applyResign(s: State, a: ActionOf<"resign">, events: Event[]): void {
  const asked = s.asked.includes(a.seat);
  eliminate(s, a.seat, NO_VICTOR, events);
  if (s.phase === "over") return;
  s.asked = s.asked.filter((seat) => seat !== a.seat);
  if (s.phase === "setup") leaveSetup(s, a.seat, events);
  else if (s.phase === "policies") leaveRound(s, a.seat, events);
  else if (a.seat === s.turn) {
    s.battle = undefined;
    s.bombardment = undefined;
    s.recruitment = undefined;
    s.window = [];
    endTurn(s, events);
  } else if (s.battle !== undefined && s.battle.defender === a.seat) leaveBattle(s, s.battle, events);
  else if (asked && s.bombardment !== undefined) endBombardment(s);
  else if (asked) continueWindow(s, events);
}

function leaveSetup(s: State, seat: Seat, events: Event[]): void {
  if (s.contenders.length > 0) return leaveContenders(s, seat, events);
  if (s.turn === seat) nextCapital(s, events);
}

function leaveRound(s: State, seat: Seat, events: Event[]): void {
  if (s.step === "first") leaveContenders(s, seat, events);
  else if (s.asked.length === 0) reveal(s, events);
}

/** The others go on rolling for first place; a last one need not roll. */
function leaveContenders(s: State, seat: Seat, events: Event[]): void {
  s.contenders = s.contenders.filter((other) => other !== seat);
  if (s.contenders.length === 1) lead(s, events);
}

/**
 * The defender of a combat is gone: against a neutral garrison that took over the combat goes on with
 * its next phase, into an empty territory the force moves in without having conquered it.
 */
function leaveBattle(s: State, b: Battle, events: Event[]): void {
  s.window = [];
  b.attackerDue = 0;
  b.defenderDue = 0;
  b.attackerDice = [];
  b.defenderDice = [];
  if (s.territories[b.to].owner === NOBODY) {
    s.battle = undefined;
    enterLand(s, b.attacker, b.to, b.force);
    events.push({ type: "entered", seat: b.attacker, territory: b.to, units: copyUnits(b.force) });
    return ask(s, "attack", s.turn);
  }
  b.defender = NEUTRAL;
  b.defenderCards = zeros(CARDS.length);
  if (b.side < 2) nextCard(s, b);
  else if (s.step === "dice") awaitDice(s, b);
  else nextPhase(s, b);
}
