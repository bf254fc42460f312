import { noteCounts, NONE, TURN_ORDER, type Tally } from "../../../core/tally";
import { landId } from "../../../risk/europe/board";
import type { Action } from "../rules/actions";
import { CARDS, MISSIONS } from "../rules/cards";
import { countAllCrowns, CROWN_REASONS } from "../rules/crowns";
import type { Event } from "../rules/events";
import { POLICY_IDS } from "../rules/policies";
import type { State } from "../rules/state";

/** What is counted of each kingdom. */
export const TALLIES: readonly Tally<State, Action, Event>[] = [
  TURN_ORDER,
  {
    id: "capital",
    title: "capital",
    kind: "wins",
    events: ["capital"],
    event: (event) =>
      event.type === "capital" ? [{ seat: event.seat, value: landId(event.territory) }] : NONE,
  },
  {
    id: "crowns",
    title: "crowns at the end, by what they are for",
    kind: "counts",
    after: "end",
    state: (s) =>
      countAllCrowns(s).flatMap((crowns, seat) =>
        noteCounts(
          seat,
          CROWN_REASONS,
          CROWN_REASONS.map((id) => crowns[id]),
        ),
      ),
  },
  {
    id: "policies",
    title: "policy cards picked",
    kind: "picks",
    verb: "policies",
    action: (action) =>
      action.type === "policies" ? noteCounts(action.seat, POLICY_IDS, action.cards) : NONE,
  },
  {
    id: "cards",
    title: "Castle Risk cards played",
    kind: "counts",
    events: ["played"],
    event: (event) => (event.type === "played" ? [{ seat: event.seat, value: CARDS[event.card] }] : NONE),
  },
  {
    id: "drawn",
    title: "papal missions drawn",
    kind: "counts",
    events: ["drew_mission"],
    event: (event) =>
      event.type === "drew_mission" ? [{ seat: event.seat, value: MISSIONS[event.mission] }] : NONE,
  },
  {
    id: "missions",
    title: "papal missions fulfilled",
    kind: "counts",
    events: ["declared"],
    event: (event) =>
      event.type === "declared" ? [{ seat: event.seat, value: MISSIONS[event.mission] }] : NONE,
  },
  {
    id: "false_emperors",
    title: "rounds as a false emperor",
    kind: "counts",
    events: ["false_emperors"],
    event: (event) =>
      event.type === "false_emperors" ? event.seats.map((seat) => ({ seat, value: "rounds" })) : NONE,
  },
  {
    id: "eliminated",
    title: "kingdoms that fell, by whom",
    kind: "against",
    events: ["eliminated"],
    event: (event, { colours }) =>
      event.type === "eliminated" && event.by >= 0 ? [{ seat: event.by, value: colours[event.seat] }] : NONE,
  },
];
