import { any } from "../../../../risk/units";
import { isPlayer } from "../army";
import { STOCKHOLM } from "../cities";
import type { Event } from "../events";
import { endDispute, hasTile, pay, takeOver, vacate } from "../land";
import { bonusOf } from "../mission";
import { SPOILS_OF_WAR } from "../missions";
import type { Battle, State } from "../state";
import { nextBattle } from "./order";
import { RAID } from "../numbers";

/** Ends a battle: the attacker, the defender, or nobody is left (rules 7.9, 7.10). */
export function endBattle(s: State, battle: Battle, events: Event[]): void {
  const t = battle.land;
  const { attacker, force, units } = s.territories[t];
  s.battle = undefined;
  if (any(force)) win(s, attacker, t, events);
  else if (any(units)) {
    events.push({ type: "repelled", army: attacker, territory: t });
    endDispute(s, t);
  } else {
    events.push({ type: "wiped_out", army: attacker, territory: t });
    vacate(s, t);
  }
  nextBattle(s, events);
}

/** The attacker takes all that is there, without coins for the city (rule 7.9); Stockholm and Spoils of War pay (rules 8.3, 10.13). */
function win(s: State, army: number, t: number, events: Event[]): void {
  takeOver(s, t);
  events.push({ type: "conquered", army, territory: t });
  const coins = (hasTile(s, army, STOCKHOLM) ? RAID : 0) + (bonusOf(s, army, SPOILS_OF_WAR) ?? 0);
  if (coins > 0) {
    pay(s, army, coins);
    events.push({ type: "loot", army, coins });
  }
  if (isPlayer(s, army) && s.seats[army].missions.includes(SPOILS_OF_WAR)) s.seats[army].spoils++;
}
