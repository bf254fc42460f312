/** Counts the lines of a run, one after the other, for the tables of its report. */
import type { GameReport } from "../../src/core/report";
import { countChanges, leadersOf, sureFrom } from "../review/lead";
import type { Line } from "../simulate/game";
import { addCount, addTo, newSums, type Histogram, type Sums } from "./interval";

/** Seats and how many of them won. */
export interface Share {
  all: number;
  won: number;
}

/** What seats had of a value: how many had any, and how much winners and others had; of picks the share of 100. */
export interface Had extends Share {
  readonly winners: Sums;
  readonly others: Sums;
}

/** By seats that won or not, what each had after a round, by how often. */
export interface Spread {
  readonly winners: Histogram;
  readonly others: Histogram;
}

export const LUCK_STEP = 10;

/** What chances to win come to, in runs that measure them. */
const newChances = () => ({
  games: 0,
  /** By round: games that went on after it, and those that the leader won. */
  leaders: [] as Share[],
  changes: new Map<number, number>(),
  /** By how many rounds before the end the winner's chance stays above 90 of 100; 0 is only the end. */
  sure: new Map<number, number>(),
  /** By luck in steps of ten points. */
  byLuck: new Map<number, Share>(),
  /** Over all seats of games that somebody has won: of luck, of winning, and of both together. */
  ...{ luck: newSums(), winning: newSums(), both: 0 },
  /** What winners gained from where play begins, and what of it was luck, in points. */
  ...{ gain: 0, lucky: 0 },
});

export type Chances = ReturnType<typeof newChances>;

const newCounted = () => ({
  ...{ games: 0, unfinished: 0, nobody: 0, rounds: new Map<number, number>(), actions: newSums() },
  seats: new Map<string, Share>(),
  levels: new Map<string, Share>(),
  endings: new Map<string, number>(),
  measures: new Map<string, Sums>(),
  tallies: new Map<string, Map<string, Had>>(),
  /** By tally of seats against seats: who, whom, how often. */
  against: new Map<string, Map<string, number>>(),
  series: new Map<string, Spread[]>(),
  chances: newChances(),
});

export type Counted = ReturnType<typeof newCounted>;

/** What stands in a map at a key, made where there is nothing yet. */
function at<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const found = map.get(key);
  if (found !== undefined) return found;
  const made = make();
  map.set(key, made);
  return made;
}

const newShare = (): Share => ({ all: 0, won: 0 });
const newHad = (): Had => ({ ...newShare(), winners: newSums(), others: newSums() });

function addShare(share: Share, won: boolean): void {
  share.all++;
  if (won) share.won++;
}

/** Counts games, whichever game they are of; `report` says what its lines have. */
export function countLines(report: GameReport, lines: Iterable<Line>): Counted {
  const counted = newCounted();
  for (const line of lines) {
    const won = line.seats.map(({ colour }) => line.winners.includes(colour));
    countEnd(counted, line, won);
    countTallies(report, counted, line, won);
    for (const [id, rows] of Object.entries(line.series)) countRows(counted, id, rows, won);
    if (line.chances !== undefined) countChances(counted.chances, line, won);
  }
  fillTallies(counted);
  return counted;
}

function countEnd(counted: Counted, line: Line, won: readonly boolean[]): void {
  counted.games++;
  if (!line.ended) counted.unfinished++;
  else if (line.winners.length === 0) counted.nobody++;
  line.seats.forEach(({ colour, level }, seat) => {
    addShare(at(counted.seats, colour, newShare), won[seat]);
    addShare(at(counted.levels, level, newShare), won[seat]);
  });
  const { ending } = line;
  counted.endings.set(ending, (counted.endings.get(ending) ?? 0) + 1);
  addCount(counted.rounds, line.rounds);
  addTo(counted.actions, line.actions);
  for (const [id, number] of Object.entries(line.measures)) addTo(at(counted.measures, id, newSums), number);
}

function countTallies({ tallies }: GameReport, counted: Counted, line: Line, won: readonly boolean[]): void {
  for (const { id, kind } of tallies) {
    // Results may be older than a tally.
    if (!(id in line.tallies)) continue;
    const values = at(counted.tallies, id, () => new Map<string, Had>());
    line.tallies[id].forEach((notes, seat) => {
      const all = kind === "picks" ? Object.values(notes).reduce((sum, count) => sum + count, 0) / 100 : 1;
      for (const [value, count] of Object.entries(notes)) {
        if (kind === "against") {
          const pairs = at(counted.against, id, () => new Map<string, number>());
          const pair = `${line.seats[seat].colour} ${value}`;
          pairs.set(pair, (pairs.get(pair) ?? 0) + count);
          continue;
        }
        const had = at(values, value, newHad);
        addShare(had, won[seat]);
        addTo(won[seat] ? had.winners : had.others, count / all);
      }
    });
  }
}

/** Seats that had none of a value count as well: they have 0 of it. */
function fillTallies({ seats, tallies }: Counted): void {
  let [all, won] = [0, 0];
  for (const share of seats.values()) [all, won] = [all + share.all, won + share.won];
  for (const values of tallies.values())
    for (const had of values.values()) {
      had.winners.count = won;
      had.others.count = all - won;
    }
}

function countRows(
  counted: Counted,
  id: string,
  rows: readonly (readonly number[])[],
  won: readonly boolean[],
): void {
  const spreads = at(counted.series, id, () => []);
  rows.forEach((row, round) => {
    spreads[round] ??= { winners: new Map(), others: new Map() };
    row.forEach((number, seat) => {
      addCount(won[seat] ? spreads[round].winners : spreads[round].others, number);
    });
  });
}

function countChances(chances: Chances, line: Line, won: readonly boolean[]): void {
  const { chances: rows = [], luck = [] } = line;
  const winners = won.flatMap((one, seat) => (one ? [seat] : []));
  const shares = rows.map((row) => ({ chances: row.map((chance) => chance / 100) }));
  const leaders = leadersOf(shares);
  chances.games++;
  addCount(chances.changes, countChanges(leaders));
  if (winners.length === 0) return;
  leaders.slice(0, -1).forEach((leader, round) => {
    chances.leaders[round] ??= newShare();
    addShare(chances.leaders[round], won[leader]);
  });
  const sure = sureFrom(shares, winners);
  addCount(chances.sure, sure < 0 ? 0 : rows.length - 1 - sure);
  luck.forEach((points, seat) => {
    const step = LUCK_STEP * Math.round(points / LUCK_STEP);
    addShare(at(chances.byLuck, step, newShare), won[seat]);
    addTo(chances.luck, points);
    addTo(chances.winning, won[seat] ? 1 : 0);
    if (!won[seat]) return;
    chances.both += points;
    chances.lucky += points;
    chances.gain += rows[rows.length - 1][seat] - rows[0][seat];
  });
}

/** The share of the spread of winning that luck explains: the square of their correlation. */
export function explained({ luck, winning, both }: Chances): number {
  const n = luck.count;
  const spread = (sums: Sums): number => n * sums.squares - sums.sum * sums.sum;
  const together = n * both - luck.sum * winning.sum;
  const apart = spread(luck) * spread(winning);
  return apart > 0 ? (together * together) / apart : 0;
}
