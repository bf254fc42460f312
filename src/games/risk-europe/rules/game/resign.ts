import { leaveStep, resignVerb } from "../../../../core/leave";
import { ask } from "../../../../core/prompt";
import { NOBODY, type Seat } from "../../../../core/types";
import { nextPlayer } from "../army";
import { nextBattle } from "../battle/order";
import type { Event } from "../events";
import type { State } from "../state";
import { endTurn } from "../turn/turn";
import type { Deeds, Verb } from "../verb";
import { eliminate } from "./elimination";
import { judgeSurvivors } from "./finish";
import { settleHits } from "./hits";

/** A captain's armies pass to the next player clockwise for the rest of the round. */
function passCommand(s: State, seat: Seat, events: Event[]): void {
  s.mercenaries.forEach((mercenary, i) => {
    if (mercenary.captain !== seat) return;
    mercenary.captain = nextPlayer(s, seat);
    events.push({ type: "captain", seat: mercenary.captain, army: s.seats.length + i });
  });
}

/** The new captain is asked what the old one was; missions that were to be drawn or chosen are void. */
function leaveCommand(s: State): void {
  s.turn = s.mercenaries[s.acting - s.seats.length].captain;
  if (s.step === "mission" || s.step === "keep") ask(s, "turn", s.turn);
  else if (s.step === "turn" || s.step === "split") ask(s, s.step, s.turn);
}

/** A battle of the seat's is over without a victor; where none is fought the next one may be another. */
function isBattleOver({ battle, territories }: State): boolean {
  return battle === undefined || territories[battle.land].attacker === NOBODY;
}

/**
 * A seat gives up (rule 14.2): it is out at once, and whatever waited for it goes on. `deeds` are all other verbs, each of
 * which knows what becomes of its step (Verb.leave).
 */
export function makeResign(deeds: Deeds): Verb<"resign"> {
  return resignVerb((s: State, seat, events: Event[]) => {
    const asked = s.asked.includes(seat);
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
    if (s.phase === "turns") {
      // An own turn ends; one of mercenaries goes on with their new captain.
      if (s.acting === seat) return endTurn(s, events);
      if (deciding) leaveCommand(s);
    }
    if (s.phase === "battles" && isBattleOver(s)) {
      s.battle = undefined;
      return nextBattle(s, events);
    }
    leaveStep(deeds, s, seat, asked, events);
  });
}
