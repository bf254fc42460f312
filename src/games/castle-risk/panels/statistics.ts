import { total } from "../../../core/counts";
import { NOBODY } from "../../../core/types";
import type { StatisticsKit, CourseLine } from "../../../session/game/kit";
import { newNumbers } from "../../../risk/statistics";
import { statisticsTable } from "../../../session/ui/statistics";
import type { Action } from "../rules/actions";
import type { Event } from "../rules/events";
import type { State } from "../rules/state";
import type { CastleLanguage } from "../text/language";
import { countAllCrowns } from "../rules/crowns";

/** What is counted of a seat, in the order in which it is shown; ids of the panel's `statistics`. */
const LINES = [
  "crowns",
  "attacks",
  "conquered",
  "killed",
  "lost",
  "coins",
  "recruited",
  "castles",
  "missions",
  "cards",
] as const;

export type SeatStatistics = Record<(typeof LINES)[number], number>;

/** Statistics as far as the log has been counted. */
export interface Statistics {
  readonly seats: readonly SeatStatistics[];
  /** Crowns at the beginning of a round, by `round seat`; a fallen kingdom has none. */
  readonly course: Record<string, number | undefined>;
  round: number;
  /** Who attacks whom at the moment. */
  attacker: number;
  defender: number;
}

const QUARTERS = 4;

/** Whoever loses units gives the other side of the fight a kill, where that is a seat. */
function addLosses(statistics: Statistics, seat: number, n: number): void {
  if (seat >= 0) statistics.seats[seat].lost += n;
  const by = seat === statistics.attacker ? statistics.defender : statistics.attacker;
  if (by >= 0) statistics.seats[by].killed += n;
}

/** The line of its seat to which an event adds one, or its coins. */
const ADDS: Readonly<Partial<Record<Event["type"], keyof SeatStatistics>>> = {
  ...{
    conquered: "conquered",
    entered: "conquered",
    taxes: "coins",
    looted: "coins",
    recruited: "recruited",
  },
  ...{ built: "castles", declared: "missions", played: "cards" },
};

function addDeed({ seats, course, round }: Statistics, event: Event): void {
  const line = ADDS[event.type];
  if (line !== undefined && "seat" in event)
    seats[event.seat][line] += line === "coins" && "coins" in event ? event.coins : 1;
  if (event.type === "eliminated") seats[event.seat].crowns = 0;
  if (event.type !== "ranked") return;
  seats[event.seat].crowns = event.crowns.total;
  course[`${round} ${event.seat}`] = event.crowns.total;
}

/** What each kingdom has done in a game. */
export const STATISTICS: StatisticsKit<State, Action, Event, Statistics> = {
  begin: (seats) => ({
    seats: newNumbers(LINES, seats),
    course: {},
    round: 0,
    attacker: NOBODY,
    defender: NOBODY,
  }),
  add: (statistics, action, event) => {
    if (action !== undefined && (action.type === "attack" || action.type === "bombard")) {
      statistics.seats[action.seat].attacks++;
      statistics.attacker = action.seat;
      statistics.defender = NOBODY;
    }
    if (event === undefined) return;
    if (event.type === "round") statistics.round = event.round;
    else if (event.type === "battle") statistics.defender = event.defender;
    else if (event.type === "lost") addLosses(statistics, event.seat, total(event.units));
    else addDeed(statistics, event);
  },
  /** How the crowns came, at the quarters of the game, and the numbers. */
  table: ({ seats, course, round }, _state, { panel }: CastleLanguage) => {
    const table = statisticsTable(LINES, seats, round, panel.statistics);
    const rounds: number[] = [];
    const step = Math.ceil(round / QUARTERS);
    for (let at = step; at < round; at += step) rounds.push(at);
    return {
      labels: rounds.map((at) => panel.crownsIn(at)).concat(table.labels),
      columns: table.columns.map((column, seat) =>
        rounds.map((at) => `${course[`${at} ${seat}`] ?? 0}`).concat(column),
      ),
      round,
    };
  },
};

/** What each kingdom has from round to round. */
export const COURSE: readonly CourseLine<State>[] = [
  { id: "crowns", of: (s) => countAllCrowns(s).map((crowns) => crowns.total) },
  { id: "units", of: countUnits },
  { id: "coins", of: (s) => s.seats.map(({ coins }) => coins) },
];

function countUnits(s: State): number[] {
  const counts = s.seats.map(() => 0);
  for (const { owner, units } of s.territories) if (owner >= 0) counts[owner] += total(units);
  return counts;
}
