import { total } from "../../../core/counts";
import { NOBODY } from "../../../core/types";
import type { StatisticsKit, CourseLine } from "../../../session/game/kit";
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

/** Adds to the number of an army that is a seat's. */
function count({ seats }: Statistics, army: number, what: keyof SeatStatistics, n: number): void {
  if (army >= 0 && army < seats.length) seats[army][what] += n;
}

/** The line to which an event adds one, or its coins: of its army, or of its seat. */
const ADDS: Readonly<Partial<Record<Event["type"], keyof SeatStatistics>>> = {
  ...{ taxed: "coins", loot: "coins", claimed: "claimed", disputed: "attacks", conquered: "won" },
  ...{ castle: "castles", completed: "missions" },
};

function addEvent(all: Statistics, event: Event): void {
  const line = ADDS[event.type];
  const army = "army" in event ? event.army : "seat" in event ? event.seat : NOBODY;
  const coins = "coins" in event ? event.coins : 0;
  if (line !== undefined) count(all, army, line, line === "coins" ? coins : 1);
  if (event.type === "round") all.round = event.round;
  else if (event.type === "claimed") count(all, army, "coins", coins);
  else if (event.type === "repelled") count(all, all.defender, "won", 1);
  else if (event.type === "battle") [all.attacker, all.defender] = [event.attacker, event.defender];
  else if (event.type === "volley") [all.attacker, all.defender] = [event.army, NOBODY];
  else if (event.type === "lost") {
    const other = event.army === all.attacker ? all.defender : all.attacker;
    count(all, event.army, "lost", total(event.units));
    count(all, other, "killed", total(event.units));
  }
}

/** What each player has done in a game. */
export const STATISTICS: StatisticsKit<State, Action, Event, Statistics> = {
  begin: (seats) => ({ seats: newNumbers(LINES, seats), round: 0, attacker: NOBODY, defender: NOBODY }),
  add: (statistics, action, event) => {
    if (action !== undefined && action.type === "crown") count(statistics, action.seat, "bought", 1);
    if (event !== undefined) addEvent(statistics, event);
  },
  /** Missions are counted where they are played, and Crown Cards where they are sold. */
  table: (statistics, state, { panel }: EuropeLanguage) => {
    const ids = LINES.filter(
      (id) => (id !== "missions" || hasMissions(state)) && (id !== "bought" || sellsCrowns(state)),
    );
    return statisticsTable(ids, statistics.seats, statistics.round, panel.statistics);
  },
};

/** What each player's own army has from round to round; mercenary armies are nobody's. */
export const COURSE: readonly CourseLine<State>[] = [
  { id: "crowns", of: (s) => s.seats.map((_, seat) => crownsOf(s, seat)) },
  { id: "units", of: (s) => s.seats.map((_, seat) => total(unitsOf(s, seat))) },
  { id: "coins", of: (s) => s.seats.map(({ coins }) => coins) },
];
