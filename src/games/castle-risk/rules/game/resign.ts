import { leaveStep, resignVerb } from "../../../../core/leave";
import { add } from "../../../../core/counts";
import { any } from "../../../../risk/units";
import { wipeOut } from "../combat/conquest";
import { lose } from "../combat/losses";
import { cheapest } from "../../../../risk/combat/losses";
import type { Event } from "../events";
import type { State } from "../state";
import { endTurn } from "../turn/turn";
import type { Deeds, Verb } from "../verb";
import { NO_VICTOR, eliminate } from "./elimination";

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
  if (due > 0) lose(units, cheapest(units, due), owner, t, events);
}

/**
 * A seat gives up: its kingdom ends without a victor, and whatever waited for it goes on (rules 16.1, 16.2, 16.4,
 * 16.8; CR36). `deeds` are all other verbs, each of which knows what becomes of its step (Verb.leave).
 */
export function makeResign(deeds: Deeds): Verb<"resign"> {
  return resignVerb((s: State, seat, events: Event[]) => {
    const asked = s.asked.includes(seat);
    const fight = s.battle;
    eliminate(s, seat, NO_VICTOR, events);
    if (s.phase === "over") {
      // Nobody is left to fight: the survivor's force goes back to where it came from.
      if (fight !== undefined && fight.attacker !== seat) add(s.territories[fight.from].units, fight.force);
      return;
    }
    s.asked = s.asked.filter((other) => other !== seat);
    if (s.phase !== "setup" && s.turn === seat) leaveTurn(s, events);
    else leaveStep(deeds, s, seat, asked, events);
  });
}
