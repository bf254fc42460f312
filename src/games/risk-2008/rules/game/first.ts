import { chance } from "../../../../core/prompt";
import { highest } from "../../../../risk/contest";
import { firstVerb, type FirstAction } from "../../../../risk/world/rules/first";
import { livingSeats } from "../../../../risk/world/rules/seats";
import type { Event } from "../events";
import type { State } from "../state";
import { isBasic, isDealt } from "../variant";
import type { Verb } from "../verb";
import { askArmy } from "./army";
import { askCapital } from "./placing";

/** The only contender left begins (rule 1.7): with territories that are dealt, or with the first capital (rules 3.4, 3.5). */
function lead(s: State, events: Event[]): void {
  s.first = s.contenders[0];
  s.contenders = [];
  events.push({ type: "leads", seat: s.first });
  if (isDealt(s)) return chance(s, "deal");
  askCapital(s, s.first - 1, events);
}

/** Players after whom so many others are sure to pick: those of the lowest rank that several share, else none (rule 2.1). */
function tiedSeats(s: State): number[] {
  const living = livingSeats(s);
  let tied: number[] = [];
  for (const seat of living) {
    const { rank } = s.seats[seat];
    const same = living.filter((other) => s.seats[other].rank === rank);
    if (same.length > 1 && (tied.length === 0 || rank < s.seats[tied[0]].rank)) tied = same;
  }
  return tied;
}

/** Those who are level roll again among themselves; when nobody is, armies are picked in falling order (rule 2.1). */
function rankOn(s: State, events: Event[]): void {
  s.contenders = tiedSeats(s);
  if (s.contenders.length === 0) return askArmy(s, events);
  chance(s, "first");
}

function rankBy(s: State, { seats, faces }: FirstAction, events: Event[]): void {
  seats.forEach((seat, i) => {
    s.seats[seat].rank += faces.filter((face) => face > faces[i]).length;
  });
  rankOn(s, events);
  if (s.contenders.length > 0) events.push({ type: "tied", seats: [...s.contenders] });
}

/** Dice for the first place (rule 1.7), or for the order in which armies are picked (rule 2.1); the tied roll again. */
export const FIRST: Verb<"first"> = firstVerb(
  (s: State, action, events: Event[]) => {
    if (isBasic(s)) return rankBy(s, action, events);
    s.contenders = highest(action.seats, action.faces);
    if (s.contenders.length > 1) events.push({ type: "tied", seats: [...s.contenders] });
    else lead(s, events);
  },
  (s, events) => {
    if (isBasic(s)) return s.contenders.length < 2 ? rankOn(s, events) : undefined;
    if (s.contenders.length === 1) lead(s, events);
  },
);
