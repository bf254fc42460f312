/** The tables of a report: what was counted, in rows, each with the sentence that says what its plot shows. */
import type { GameReport } from "../../src/core/report";
import { chanceTables } from "./chances";
import type { Counted, Had } from "./count";
import { meanOf, quantileOf, shareOf, sizeOf } from "./interval";
import { columns, cut, ENOUGH, type Table } from "./table";
import { capital, joined, number, words } from "./words";

/** Values in their natural order: numbers by size, words by what comes most. */
function ordered<T>(map: ReadonlyMap<string, T>, size: (value: T) => number): [string, T][] {
  const isNumber = [...map.keys()].every((key) => /^\d+$/.test(key));
  return [...map].sort(([mine, one], [its, other]) =>
    isNumber ? Number(mine) - Number(its) : size(other) - size(one),
  );
}

/** All tables of a run. */
export function tablesOf(report: GameReport, counted: Counted): Table[] {
  return [
    sharesTable("seats", "Wins by seat", "seat", counted.seats, fairShare(counted), false),
    ...(counted.levels.size > 1
      ? [sharesTable("levels", "Wins by level", "level", counted.levels, fairShare(counted), false)]
      : []),
    ...report.tallies.flatMap(({ id, title, kind }): Table[] => {
      const values = counted.tallies.get(id);
      if (kind === "against") return againstTable(id, title, counted);
      if (values === undefined || values.size === 0) return [];
      return kind === "wins"
        ? [sharesTable(id, `Wins by ${title}`, title, values, fairShare(counted), true)]
        : [countsTable(id, title, values, kind === "picks")];
    }),
    lengthTable(counted),
    endingsTable(counted),
    measuresTable(report, counted),
    ...report.series.map(({ id, title }) => seriesTable(id, title, counted)),
    ...(counted.chances.games > 0 ? chanceTables(counted) : []),
  ];
}

/** What a seat would win if all were alike, of 100. */
export function fairShare({ seats }: Counted): number {
  let [all, won] = [0, 0];
  for (const share of seats.values()) [all, won] = [all + share.all, won + share.won];
  return all === 0 ? 0 : (100 * won) / all;
}

/** What was found, as a sentence; of lists that are empty nothing. */
function found(...parts: readonly (readonly [head: string, list: readonly string[]])[]): string {
  const text = parts
    .flatMap(([head, list]) => (list.length === 0 ? [] : [`${head} ${joined(list)}`]))
    .join("; ");
  return `${capital(text)}.`;
}

function sharesTable(
  id: string,
  title: string,
  head: string,
  values: ReadonlyMap<string, { readonly all: number; readonly won: number }>,
  fair: number,
  sort: boolean,
): Table {
  const rows = (sort ? ordered(values, ({ all, won }) => won / all) : [...values]).map(
    ([value, { all, won }]) => {
      const { value: share, low, high } = shareOf(won, all);
      return { cells: [words(value), all, won, cut(share, 1), cut(low, 1), cut(high, 1)], low, high, share };
    },
  );
  const name = (row: (typeof rows)[number]): string => `${row.cells[0]} (${number(row.share)})`;
  const above = rows.filter(({ low }) => low > fair).map(name);
  const below = rows.filter(({ high }) => high < fair).map(name);
  const told =
    above.length + below.length === 0
      ? "No interval leaves it out: what differs here may be luck."
      : found(["More than that win", above], ["fewer win", below]);
  return {
    ...{ id, title, drawing: "shares" },
    says: `Wins in 100 games, with 95 % intervals; the line is ${number(fair)}, the mean of all seats. ${told}`,
    columns: columns({ value: head, seats: "seats", won: "won", share: "of 100", low: "from", high: "to" }),
    rows: rows.map(({ cells }) => cells),
  };
}

function countsTable(id: string, title: string, values: ReadonlyMap<string, Had>, picks: boolean): Table {
  const rows = ordered(values, ({ winners, others }) => winners.sum + others.sum).map(([value, had]) => {
    const [winners, others] = [meanOf(had.winners), meanOf(had.others)];
    const ends = [winners, others].flatMap((one) => [one.value, Math.max(0, one.low), one.high]);
    const gap = winners.value - others.value;
    const apart = winners.low > others.high || winners.high < others.low;
    const cells = [
      words(value),
      ...ends.map((end) => cut(end)),
      had.all,
      cut(shareOf(had.won, had.all).value, 1),
    ];
    return { cells, gap: apart ? gap : 0, name: words(value) };
  });
  const more = rows.filter(({ gap }) => gap > 0).map(({ name }) => name);
  const less = rows.filter(({ gap }) => gap < 0).map(({ name }) => name);
  const told =
    more.length + less.length === 0
      ? "The intervals of winners and others overlap everywhere."
      : found(["Winners have more of", more], ["winners have less of", less]);
  return {
    ...{ id, title: capital(title), drawing: picks ? "picks" : "means" },
    says: `${picks ? "Of 100 picks of a winner and of another seat how many are what" : "How many a winner and another seat have in a game on average"}, with 95 % intervals. ${told}`,
    columns: columns({
      value: "what",
      winners: "a winner",
      winners_low: "from",
      winners_high: "to",
      others: "another",
      others_low: "from",
      others_high: "to",
      seats: "seats with any",
      share: "of them won, of 100",
    }),
    rows: rows.map(({ cells }) => cells),
  };
}

/** Who did it to whom: nothing where it never happened. */
function againstTable(id: string, title: string, { against, seats, games }: Counted): Table[] {
  const pairs = against.get(id);
  if (pairs === undefined) return [];
  const colours = [...seats.keys()];
  const all = [...pairs.values()].reduce((sum, one) => sum + one, 0);
  return [
    {
      ...{ id, title: capital(title) },
      says: `${number(all / games)} a game on average; a row is who did it, a column whom it befell.`,
      columns: columns({
        by: "by",
        ...Object.fromEntries(colours.map((colour) => [colour, words(colour)])),
        all: "all",
      }),
      rows: colours.map((colour) => {
        const row = colours.map((other) => pairs.get(`${colour} ${other}`) ?? 0);
        return [words(colour), ...row, row.reduce((sum, one) => sum + one, 0)];
      }),
    },
  ];
}

function lengthTable({ rounds, games, unfinished }: Counted): Table {
  const [half, most, longest] = [0.5, 0.95, 1].map((share) => quantileOf(rounds, share));
  const broken = unfinished > 0 ? ` ${unfinished} were broken off.` : "";
  let before = 0;
  return {
    ...{ id: "length", title: "How long a game is", drawing: "bars" },
    says: `In which round games end. Half end by round ${half}, 95 of 100 by round ${most}, the longest in round ${longest}.${broken}`,
    columns: columns({ value: "round", games: "games", share: "of 100", by: "over by then, of 100" }),
    rows: [...rounds]
      .sort(([one], [other]) => one - other)
      .map(([round, count]) => {
        before += count;
        return [round, count, cut((100 * count) / games, 1), cut((100 * before) / games, 1)];
      }),
  };
}

function endingsTable({ endings, games }: Counted): Table {
  const sorted = [...endings].sort(([, one], [, other]) => other - one);
  return {
    ...{ id: "endings", title: "How games end" },
    says: `Most often by ${words(sorted[0]?.[0] ?? "")}; "none" is a game that was broken off.`,
    columns: columns({ value: "ending", games: "games", share: "of 100" }),
    rows: sorted.map(([id, count]) => [words(id), count, cut((100 * count) / games, 1)]),
  };
}

function measuresTable({ measures }: GameReport, { measures: counted, actions }: Counted): Table {
  const titles = new Map(measures.measures.map(({ id, title }) => [id, title]));
  const rows = [["actions", actions] as const, ...counted].filter(
    ([id]) => id === "actions" || titles.has(id),
  );
  return {
    ...{ id: "measures", title: "What happens in a game" },
    says: "Means of a game, with 95 % intervals.",
    columns: columns({ value: "what", mean: "mean", low: "from", high: "to" }),
    rows: rows.map(([id, sums]) => {
      const { value, low, high } = meanOf(sums);
      return [titles.get(id) ?? "actions, dice and cards included", cut(value), cut(low), cut(high)];
    }),
  };
}

function seriesTable(id: string, title: string, { series }: Counted): Table {
  const spreads = series.get(id) ?? [];
  const most = spreads.length === 0 ? 0 : sizeOf(spreads[0].winners);
  const rows = spreads.flatMap(({ winners, others }, round) => {
    const left = sizeOf(winners);
    if (left === 0 || left < ENOUGH * most) return [];
    const quarters = [winners, others].flatMap((one) =>
      [0.25, 0.5, 0.75].map((share) => quantileOf(one, share)),
    );
    return [[round, left, ...quarters]];
  });
  return {
    ...{ id: `series_${id}`, title: `${capital(title)}, round by round`, drawing: "bands" },
    says: "Median of those who win and of the others after each round (0 is where play begins), and the middle half of them as a band; only games that last so long.",
    columns: columns({
      round: "round",
      winners: "winners",
      winners_low: "a quarter below",
      winners_median: "winners, median",
      winners_high: "a quarter above",
      others_low: "a quarter below",
      others_median: "others, median",
      others_high: "a quarter above",
    }),
    rows,
  };
}
