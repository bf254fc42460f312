import { NEUTRAL } from "../../../../core/types";
import { PURGE } from "../cards";
import { NO_VICTOR, eliminate, vacate } from "../game/elimination";
import type { Event } from "../events";
import { enterLand } from "../turn/force";
import { raised } from "../../../../risk/limits";
import { progressMission } from "../mission";
import { garrison } from "../game/setup";
import { ask } from "../../../../core/prompt";
import type { Battle, State } from "../state";
import { cityValue, isCapital } from "../tax";
import { any, copyUnits } from "../../../../risk/units";
import { PRINTED } from "../../../../risk/europe/board";
import { CITY_FORCE } from "../numbers";

/** Ends a combat: the territory is conquered, held, or empty (rule 9.1; CR31). */
export function endBattle(s: State, battle: Battle, events: Event[]): void {
  s.battle = undefined;
  if (any(battle.force)) conquer(s, battle, events);
  else if (any(s.territories[battle.to].units))
    events.push({ type: "repelled", seat: battle.attacker, territory: battle.to });
  else wipeOut(s, battle, events);
  if (s.phase !== "over") ask(s, "attack", s.turn);
}

/**
 * The victor moves in; a city is looted and plundered, a capital ends its kingdom (rules 9.1, 9.2, 9.5, 14.6; CR34,
 * CR35).
 */
function conquer(s: State, battle: Battle, events: Event[]): void {
  const capital = isCapital(s, battle.to);
  const loot = cityValue(s, battle.to);
  enterLand(s, battle.attacker, battle.to, battle.force);
  events.push({
    type: "conquered",
    seat: battle.attacker,
    territory: battle.to,
    units: copyUnits(battle.force),
  });
  if (PRINTED[battle.to] === 0) return;
  const victor = s.seats[battle.attacker];
  victor.coins = raised(victor.coins, loot);
  events.push({ type: "looted", seat: battle.attacker, territory: battle.to, coins: loot });
  const land = s.territories[battle.to];
  land.tokens = raised(land.tokens, 1);
  events.push({ type: "plundered", territory: battle.to, tokens: land.tokens });
  progressMission(s, battle.attacker, PURGE, 1, events);
  if (capital) eliminate(s, battle.defender, battle.attacker, events);
}

/** Both sides are gone: a city turns neutral again, a capital falls without a victor (rules 9.10, 9.11, 9.12; CR31). */
export function wipeOut(s: State, battle: Battle, events: Event[]): void {
  events.push({ type: "wiped_out", seat: battle.attacker, territory: battle.to });
  if (isCapital(s, battle.to)) eliminate(s, battle.defender, NO_VICTOR, events);
  else if (PRINTED[battle.to] > 0) {
    garrison(s, battle.to, NEUTRAL, CITY_FORCE);
    events.push({ type: "garrison", territory: battle.to, units: copyUnits(CITY_FORCE) });
  } else vacate(s, battle.to);
}
