import { noteCounts, NONE, TURN_ORDER, type Tally } from "../../../core/tally";
import { landId } from "../../../risk/europe/board";
import { talliesOf } from "../../../risk/report/tallies";
import type { Action } from "../rules/actions";
import { CARDS, MISSIONS } from "../rules/cards";
import { countAllCrowns, CROWN_REASONS } from "../rules/crowns";
import type { Event } from "../rules/events";
import { POLICY_IDS } from "../rules/policies";
import type { State } from "../rules/state";

const counted = talliesOf<Event>();

/** What is counted of each kingdom. */
export const TALLIES: readonly Tally<State, Action, Event>[] = [
  TURN_ORDER,
  counted("capital", "capital", "wins", "capital", ({ territory }) => landId(territory)),
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
  counted("cards", "Castle Risk cards played", "counts", "played", ({ card }) => CARDS[card]),
  counted("drawn", "papal missions drawn", "counts", "drew_mission", ({ mission }) => MISSIONS[mission]),
  counted("missions", "papal missions fulfilled", "counts", "declared", ({ mission }) => MISSIONS[mission]),
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
