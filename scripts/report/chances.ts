/** Tables of lead and luck, of games whose chances to win were measured. */
import { explained, LUCK_STEP, type Chances, type Counted, type Share } from "./count";
import { shareOf, sizeOf, type Histogram } from "./interval";
import { columns, cut, ENOUGH, type Table } from "./table";
import { number } from "./words";

export function chanceTables({ chances }: Counted): Table[] {
  const { changes, sure } = chances;
  const late = (100 * (sure.get(0) ?? 0)) / Math.max(1, sizeOf(sure));
  return [
    leaderTable(chances),
    histogramTable(
      ...(["lead_changes", "How often the lead changes", "changes", changes] as const),
      `How often somebody else has the highest chance than a round before: ${number(meanIn(changes))} times a game on average.`,
    ),
    histogramTable(
      ...(["sure", "How long the winner was sure", "rounds before the end", sure] as const),
      `For how many rounds before the end the winner's chance had been above 90 of 100: for ${number(meanIn(sure))} on average; in ${number(late)} of 100 games it was open up to the end.`,
    ),
    luckTable(chances),
  ];
}

function leaderTable({ leaders }: Chances): Table {
  const rounds = leaders.filter(({ all }, _, [first]) => all >= ENOUGH * first.all);
  return {
    ...{ id: "leader", title: "Whoever leads wins", drawing: "lines" },
    says: "How many of 100 who have the highest chance to win after a round do win, with 95 % intervals.",
    columns: shareColumns("round", "games"),
    rows: rounds.map((share, round) => shareRow(round, share)),
  };
}

function luckTable(chances: Chances): Table {
  const share = chances.gain > 0 ? (100 * chances.lucky) / chances.gain : 0;
  return {
    ...{ id: "luck", title: "Luck and winning", drawing: "lines" },
    says: `How many of 100 seats win by the luck they had, in steps of ${LUCK_STEP} points of chance. Luck is ${number(share)} of 100 of what winners gain, and explains ${number(100 * explained(chances))} of 100 of who wins.`,
    columns: shareColumns("luck", "seats"),
    rows: [...chances.byLuck]
      .sort(([one], [other]) => one - other)
      .map(([step, counted]) => shareRow(step, counted)),
  };
}

function shareColumns(head: string, counted: string): Table["columns"] {
  return columns({ value: head, [counted]: counted, share: "of 100", low: "from", high: "to" });
}

function shareRow(value: number, { won, all }: Share): number[] {
  const share = shareOf(won, all);
  return [value, all, cut(share.value, 1), cut(share.low, 1), cut(share.high, 1)];
}

function histogramTable(id: string, title: string, head: string, values: Histogram, says: string): Table {
  const all = sizeOf(values);
  return {
    ...{ id, title, says, drawing: "bars" },
    columns: columns({ value: head, games: "games", share: "of 100" }),
    rows: [...values]
      .sort(([one], [other]) => one - other)
      .map(([value, count]) => [value, count, cut((100 * count) / all, 1)]),
  };
}

/** The mean of a histogram's numbers. */
export function meanIn(histogram: Histogram): number {
  let sum = 0;
  for (const [value, count] of histogram) sum += value * count;
  return sum / Math.max(1, sizeOf(histogram));
}
