import { total } from "../../../core/counts";
import type { StatisticsKit, StatisticsTable, CourseLine } from "../../../session/game/kit";
import { newNumbers } from "../../../risk/statistics";
import { statisticsTable } from "../../../session/ui/statistics";
import type { Action } from "../rules/actions";
import type { Event } from "../rules/events";
import type { State } from "../rules/state";
import { hasMissions, sellsCrowns } from "../rules/variant";
import type { EuropeLanguage } from "../text/language";
import { unitsOf } from "../rules/army";
import { crownsOf } from "../rules/crowns";

/** What is counted of a seat, in the order in which it is shown; ids of EuropePanel.statistics. */
const LINES = [
  "coins",
  "claimed",
  "attacks",
  "won",
  "killed",
  "lost",
  "castles",
  "bought",
  "missions",
] as const;

type SeatStatistics = Record<(typeof LINES)[number], number>;

/** Statistics as far as the log has been counted; what mercenaries do is nobody's. */
interface Statistics {
  readonly seats: readonly SeatStatistics[];
  round: number;
  /** The armies of the last fight. */
  attacker: number;
  defender: number;
}

function begin(seats: number): Statistics {
  return { seats: newNumbers(LINES, seats), round: 0, attacker: -1, defender: -1 };
}

function add(statistics: Statistics, action: Action | undefined, event: Event | undefined): void {
  if (action !== undefined && action.type === "crown") count(statistics, action.seat, "bought", 1);
  if (event !== undefined) addEvent(statistics, event);
}

/** Adds to the number of an army that is a seat's. */
function count({ seats }: Statistics, army: number, what: keyof SeatStatistics, n: number): void {
  if (army >= 0 && army < seats.length) seats[army][what] += n;
}

function addEvent(all: Statistics, event: Event): void {
  switch (event.type) {
    case "round":
      all.round = event.round;
      break;
    case "battle":
      all.attacker = event.attacker;
      all.defender = event.defender;
      break;
    case "volley":
      all.attacker = event.army;
      all.defender = -1;
      break;
    case "lost":
      count(all, event.army, "lost", total(event.units));
      count(all, event.army === all.attacker ? all.defender : all.attacker, "killed", total(event.units));
      break;
    case "taxed":
    case "loot":
      count(all, event.army, "coins", event.coins);
      break;
    case "claimed":
      count(all, event.army, "claimed", 1);
      count(all, event.army, "coins", event.coins);
      break;
    case "disputed":
      count(all, event.army, "attacks", 1);
      break;
    case "conquered":
      count(all, event.army, "won", 1);
      break;
    case "repelled":
      count(all, all.defender, "won", 1);
      break;
    case "castle":
      count(all, event.army, "castles", 1);
      break;
    case "completed":
      count(all, event.seat, "missions", 1);
      break;
    default:
  }
}

/** Missions are counted where they are played, and Crown Cards where they are sold. */
function tableOf(statistics: Statistics, state: State, { panel }: EuropeLanguage): StatisticsTable {
  const ids = LINES.filter(
    (id) => (id !== "missions" || hasMissions(state)) && (id !== "bought" || sellsCrowns(state)),
  );
  return statisticsTable(ids, statistics.seats, statistics.round, panel.statistics);
}

/** What each player has done in a game. */
export const STATISTICS: StatisticsKit<State, Action, Event, Statistics> = { begin, add, table: tableOf };

/** What each player's own army has from round to round; mercenary armies are nobody's. */
export const COURSE: readonly CourseLine<State>[] = [
  { id: "crowns", of: (s) => s.seats.map((_, seat) => crownsOf(s, seat)) },
  { id: "units", of: (s) => s.seats.map((_, seat) => total(unitsOf(s, seat))) },
  { id: "coins", of: (s) => s.seats.map(({ coins }) => coins) },
];
