import { NONE, TURN_ORDER, type Memory, type Noted, type Tally } from "../../../core/tally";
import { NOBODY } from "../../../core/types";
import { CITIES, landId } from "../../../risk/europe/board";
import { talliesOf } from "../../../risk/report/tallies";
import type { Action } from "../rules/actions";
import { CARD_IDS } from "../rules/cards";
import { crownsOn } from "../rules/cities";
import type { Event } from "../rules/events";
import { MISSIONS } from "../rules/missions";
import type { State } from "../rules/state";

const counted = talliesOf<Event>();

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
    /** Each seat's crowns: for cities by their names, Crown Cards purchased, missions completed (rule 9.1). */
    state: (s) => {
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
    },
  },
  {
    id: "orders",
    title: "King's Orders picked",
    kind: "picks",
    verb: "pick",
    action: (action) =>
      action.type === "pick" ? action.cards.map((k) => ({ seat: action.seat, value: CARD_IDS[k] })) : NONE,
  },
  counted("kept", "Kingdom Missions kept", "counts", "kept", ({ mission }) => MISSIONS[mission]),
  counted(
    "missions",
    "Kingdom Missions completed",
    "counts",
    "completed",
    ({ mission }) => MISSIONS[mission],
  ),
  {
    id: "attacked",
    title: "battles, who attacked whom",
    kind: "against",
    events: ["battle"],
    event: (event, { colours }) =>
      event.type === "battle" && event.attacker < colours.length && event.defender in colours
        ? [{ seat: event.attacker, value: colours[event.defender] }]
        : NONE,
  },
  {
    id: "eliminated",
    title: "players eliminated, by who took the last city in battle",
    kind: "against",
    events: ["battle", "conquered", "eliminated"],
    event: (event, { colours }, _, memory) => {
      noteTaken(event, memory);
      if (event.type !== "eliminated") return NONE;
      const by = memory[takerOf(event.army)] ?? NOBODY;
      return by in colours && event.army in colours ? [{ seat: by, value: colours[event.army] }] : NONE;
    },
  },
];

/** Under which key the army stands that has taken a city of another one last. */
const takerOf = (army: number): string => `taker of ${army}`;

/** Who falls at the end of a round has lost the last city before (rule 9.4): the event of that names nobody else. */
function noteTaken(event: Event, memory: Memory): void {
  if (event.type === "battle") {
    memory["land"] = event.territory;
    memory["defender"] = event.defender;
  }
  if (event.type !== "conquered" || memory["land"] !== event.territory) return;
  if (CITIES.includes(event.territory)) memory[takerOf(memory["defender"] ?? NOBODY)] = event.army;
  memory["land"] = undefined;
}
