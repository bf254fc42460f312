import { ask, chance } from "../../../../core/prompt";
import { highest } from "../../../../risk/contest";
import { firstVerb } from "../../../../risk/world/rules/first";
import { firstLiving } from "../../../../risk/world/rules/seats";
import type { Event } from "../events";
import type { State } from "../state";
import { isDealt, isSecret } from "../variant";
import type { Verb } from "../verb";

/** The only contender left places first (rules 1.5, 1.6); missions are dealt before anything is placed (rule 10.2). */
function lead(s: State, events: Event[]): void {
  s.first = s.contenders[0];
  s.contenders = [];
  events.push({ type: "leads", seat: s.first });
  if (isSecret(s)) chance(s, "mission");
  else beginPlacing(s);
}

/** Territories are dealt, or claimed from the first player on (rules 2.1, 2.2, 2.4, 11.1). */
export function beginPlacing(s: State): void {
  if (isDealt(s)) return chance(s, "deal");
  s.turn = firstLiving(s);
  ask(s, "claim", s.turn);
}

/** Dice for the first place; the tied highest roll again (rule 1.5). */
export const FIRST: Verb<"first"> = firstVerb(
  (s: State, action, events: Event[]) => {
    s.contenders = highest(action.seats, action.faces);
    if (s.contenders.length > 1) events.push({ type: "tied", seats: [...s.contenders] });
    else lead(s, events);
  },
  (s, events) => {
    if (s.contenders.length === 1) lead(s, events);
  },
);
