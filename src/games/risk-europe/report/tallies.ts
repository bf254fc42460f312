import { NONE, TURN_ORDER, type Noted, type Tally } from "../../../core/tally";
import { CITIES, landId } from "../../../risk/europe/board";
import type { Action } from "../rules/actions";
import { CARD_IDS } from "../rules/cards";
import { crownsOn } from "../rules/cities";
import type { Event } from "../rules/events";
import { MISSIONS } from "../rules/missions";
import type { State } from "../rules/state";

/** What is counted of each player; mercenary armies are nobody's. */
export const TALLIES: readonly Tally<State, Action, Event>[] = [
  TURN_ORDER,
  {
    id: "start",
    title: "city where play begins",
    kind: "wins",
    after: 0,
    state: (s) =>
      CITIES.map((t) => ({ seat: s.territories[t].owner, value: landId(t) })).filter(
        ({ seat }) => seat >= 0 && seat < s.seats.length,
      ),
  },
  {
    id: "crowns",
    title: "crowns at the end, by what they are for",
    kind: "counts",
    after: "end",
    state: crowns,
  },
  {
    id: "orders",
    title: "King's Orders picked",
    kind: "picks",
    verb: "pick",
    action: (action) =>
      action.type === "pick" ? action.cards.map((k) => ({ seat: action.seat, value: CARD_IDS[k] })) : NONE,
  },
  {
    id: "kept",
    title: "Kingdom Missions kept",
    kind: "counts",
    events: ["kept"],
    event: (event) => (event.type === "kept" ? [{ seat: event.seat, value: MISSIONS[event.mission] }] : NONE),
  },
  {
    id: "missions",
    title: "Kingdom Missions completed",
    kind: "counts",
    events: ["completed"],
    event: (event) =>
      event.type === "completed" ? [{ seat: event.seat, value: MISSIONS[event.mission] }] : NONE,
  },
  {
    id: "attacked",
    title: "battles, who attacked whom",
    kind: "against",
    events: ["battle"],
    // Who falls has lost the last city in one of these: the event of that names nobody else.
    event: (event, { colours }) =>
      event.type === "battle" && event.attacker < colours.length && event.defender in colours
        ? [{ seat: event.attacker, value: colours[event.defender] }]
        : NONE,
  },
];

/** Each seat's crowns: for cities by their names, Crown Cards purchased, missions completed (rule 9.1). */
function crowns(s: State): Noted[] {
  const notes: Noted[] = [];
  s.seats.forEach(({ cards, completed }, seat) => {
    if (cards > 0) notes.push({ seat, value: "crown_cards", count: cards });
    if (completed.length > 0) notes.push({ seat, value: "missions", count: completed.length });
  });
  for (const t of CITIES) {
    const seat = s.territories[t].owner;
    if (seat >= 0 && seat < s.seats.length) notes.push({ seat, value: landId(t), count: crownsOn(t) });
  }
  return notes;
}
