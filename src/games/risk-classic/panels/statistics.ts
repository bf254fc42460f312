import type { AnyAction, AnyEvent, CommonState } from "../../../core/types";
import type { StatisticsKit, StatisticsTable } from "../../../session/panel/kit";
import { statisticsTable } from "../../../session/panel/statistics";
import type { Action } from "../rules/actions";
import type { Event } from "../rules/events";
import type { ClassicLanguage } from "../text/language";

/** The numbers of a seat, in the order in which they are shown; ids of ClassicPanel.statistics. */
const LINES = [
  "armies",
  "sets",
  "rolls",
  "taken",
  "lostLand",
  "killed",
  "lost",
  "cards",
  "eliminated",
] as const;

type SeatStatistics = Record<(typeof LINES)[number], number>;

/** Statistics as far as the log has been counted; what is done to the neutral army is nobody's loss. */
interface Statistics {
  readonly seats: readonly SeatStatistics[];
  round: number;
  /** Whose turn it is, and by territory who holds it, as far as attacks have told. */
  turn: number;
}

function begin(seats: number): Statistics {
  const list: SeatStatistics[] = [];
  for (let i = 0; i < seats; i++)
    list[i] = {
      armies: 0,
      sets: 0,
      rolls: 0,
      taken: 0,
      lostLand: 0,
      killed: 0,
      lost: 0,
      cards: 0,
      eliminated: 0,
    };
  return { seats: list, round: 0, turn: -1 };
}

function add(statistics: Statistics, anyAction: AnyAction | undefined, anyEvent: AnyEvent | undefined): void {
  const action = anyAction as Action | undefined;
  const event = anyEvent as Event | undefined;
  if (action !== undefined && action.type === "card") count(statistics, action.to, "cards", 1);
  if (event !== undefined) addEvent(statistics, event);
}

function count({ seats }: Statistics, seat: number, what: keyof SeatStatistics, n: number): void {
  if (seat >= 0 && seat < seats.length) seats[seat][what] += n;
}

function addEvent(all: Statistics, e: Event): void {
  switch (e.type) {
    case "round":
      all.round = e.round;
      break;
    case "turn":
      all.turn = e.seat;
      count(all, e.seat, "armies", e.armies);
      break;
    case "traded":
      count(all, e.seat, "sets", 1);
      count(all, e.seat, "armies", e.armies);
      break;
    case "fought":
      count(all, all.turn, "rolls", 1);
      count(all, all.turn, "killed", e.defenderLost);
      count(all, all.turn, "lost", e.attackerLost);
      break;
    case "captured":
      count(all, e.seat, "taken", 1);
      count(all, e.owner, "lostLand", 1);
      break;
    case "eliminated":
      count(all, e.by, "eliminated", 1);
      break;
    default:
  }
}

function tableOf(
  { seats, round }: Statistics,
  _state: CommonState,
  { panel }: ClassicLanguage,
): StatisticsTable {
  return statisticsTable(LINES, seats, round, panel.statistics);
}

/** What each player has done in a game. */
export const STATISTICS: StatisticsKit = { begin, add, table: tableOf };
