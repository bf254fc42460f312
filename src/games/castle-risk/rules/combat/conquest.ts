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
import { CITY_FORCE } from "../units";
import { any, copyUnits } from "../../../../risk/units";
import { PRINTED } from "../../../../risk/europe/board";

/** Ends a combat: the territory is conquered, held, or empty (rule 9.1; CR31). */
export function endBattle(s: State, b: Battle, events: Event[]): void {
  s.battle = undefined;
  if (any(b.force)) conquer(s, b, events);
  else if (any(s.territories[b.to].units))
    events.push({ type: "repelled", seat: b.attacker, territory: b.to });
  else wipeOut(s, b, events);
  if (s.phase !== "over") ask(s, "attack", s.turn);
}

/**
 * The victor moves in; a city is looted and plundered, a capital ends its kingdom (rules 9.1, 9.2, 9.5, 14.6; CR34,
 * CR35).
 */
function conquer(s: State, b: Battle, events: Event[]): void {
  const capital = isCapital(s, b.to);
  const loot = cityValue(s, b.to);
  enterLand(s, b.attacker, b.to, b.force);
  events.push({ type: "conquered", seat: b.attacker, territory: b.to, units: copyUnits(b.force) });
  if (PRINTED[b.to] === 0) return;
  const victor = s.seats[b.attacker];
  victor.coins = raised(victor.coins, loot);
  events.push({ type: "looted", seat: b.attacker, territory: b.to, coins: loot });
  const land = s.territories[b.to];
  land.tokens = raised(land.tokens, 1);
  events.push({ type: "plundered", territory: b.to, tokens: land.tokens });
  progressMission(s, b.attacker, PURGE, 1, events);
  if (capital) eliminate(s, b.defender, b.attacker, events);
}

/** Both sides are gone: a city turns neutral again, a capital falls without a victor (rules 9.10, 9.11, 9.12; CR31). */
export function wipeOut(s: State, b: Battle, events: Event[]): void {
  events.push({ type: "wiped_out", seat: b.attacker, territory: b.to });
  if (isCapital(s, b.to)) eliminate(s, b.defender, NO_VICTOR, events);
  else if (PRINTED[b.to] > 0) {
    garrison(s, b.to, NEUTRAL, CITY_FORCE);
    events.push({ type: "garrison", territory: b.to, units: copyUnits(CITY_FORCE) });
  } else vacate(s, b.to);
}
