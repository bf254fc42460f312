import { zeros } from "../../../../core/counts";
import { ask } from "../../../../core/prompt";
import { NEUTRAL, NOBODY, type Seat } from "../../../../core/types";
import { any, copyUnits } from "../../../../risk/units";
import { CARDS } from "../cards";
import type { Event } from "../events";
import type { Battle, State } from "../state";
import { enterLand } from "../turn/force";
import { lose } from "./losses";
import { cheapest } from "../../../../risk/combat/losses";

/**
 * Where the defender of a combat is gone (rules 16.5, 16.6), losses that the attacker's dice already cost it stand; the
 * rest of the phase is void. Against a neutral garrison that took over the combat goes on: then it is given back. Into
 * an empty territory the force moves in without having conquered it.
 */
export function leaveBattle(s: State, seat: Seat, events: Event[]): Battle | undefined {
  const battle = s.battle;
  if (battle === undefined || battle.defender !== seat) return undefined;
  battle.defenderDue = 0;
  battle.attackerDice = [];
  battle.defenderDice = [];
  if (!any(battle.force) || s.territories[battle.to].owner === NOBODY) {
    leaveField(s, battle, events);
    return undefined;
  }
  battle.defender = NEUTRAL;
  battle.defenderCards = zeros(CARDS.length);
  return battle;
}

/** One side is gone altogether, and with it the combat (rule 16.5). */
function leaveField(s: State, battle: Battle, events: Event[]): void {
  s.battle = undefined;
  s.window = [];
  const { attacker: seat, force, attackerDue, to } = battle;
  if (attackerDue > 0) lose(force, cheapest(force, attackerDue), seat, to, events);
  if (any(force)) {
    enterLand(s, seat, to, force);
    events.push({ type: "entered", seat, territory: to, units: copyUnits(force) });
  } else events.push({ type: "repelled", seat, territory: to });
  ask(s, "attack", s.turn);
}
