/** How the games of a run went, in a few lines or as JSON. */
import { addCount, quantileOf, type Histogram } from "../report/interval";
import { CHANCE_MEASURES } from "./chances";
import { linesOf, type Store } from "./store";

interface Summary {
  games: number;
  /** By colour and by level, the games won; a game that several win is won by each. */
  readonly won: { readonly colours: Record<string, number>; readonly levels: Record<string, number> };
  /** Draws, and games that were broken off. */
  nobody: number;
  unfinished: number;
  readonly rounds: { half: number; most: number; longest: number };
  /** With `--manners`: by manner, the seats of computers that have it, and how many of them won. */
  manners?: Record<string, { seats: number; won: number }>;
  /** With `--chances`: sums over all games. */
  chances?: Record<string, number>;
}

/** Reads a run's lines; `games` of them count. */
function summarise(store: Store, games: number): Summary {
  const rounds: Histogram = new Map();
  const summary: Summary = {
    games: 0,
    won: { colours: {}, levels: {} },
    nobody: 0,
    unfinished: 0,
    rounds: { half: 0, most: 0, longest: 0 },
  };
  const { colours, levels } = summary.won;
  for (const line of linesOf(store, games)) {
    summary.games++;
    addCount(rounds, line.rounds);
    for (const { colour, level, manner } of line.seats) {
      const won = line.winners.includes(colour) ? 1 : 0;
      colours[colour] = (colours[colour] ?? 0) + won;
      levels[level] = (levels[level] ?? 0) + won;
      if (manner === undefined) continue;
      summary.manners ??= {};
      const sums = (summary.manners[manner] ??= { seats: 0, won: 0 });
      sums.seats++;
      sums.won += won;
    }
    for (const { id } of CHANCE_MEASURES) {
      if (!(id in line.measures)) continue;
      summary.chances ??= {};
      summary.chances[id] = (summary.chances[id] ?? 0) + line.measures[id];
    }
    if (!line.ended) summary.unfinished++;
    else if (line.winners.length === 0) summary.nobody++;
  }
  Object.assign(summary.rounds, {
    half: quantileOf(rounds, 0.5),
    most: quantileOf(rounds, 0.95),
    longest: quantileOf(rounds, 1),
  });
  return summary;
}

const listed = (won: Readonly<Record<string, number>>): string =>
  Object.entries(won)
    .map(([id, count]) => `${id} ${count}`)
    .join(", ");

function chancesLine(sums: Readonly<Record<string, number>>, games: number): string {
  const mean = (id: string): string => (sums[id] / games).toFixed(1);
  const gain = sums["winner_gain"];
  const share = gain > 0 ? ((100 * sums["winner_luck"]) / gain).toFixed(0) : "0";
  return (
    `lead     changes ${mean("lead_changes")} times a game, sure for the last ${mean("sure_rounds")} rounds; ` +
    `luck is ${share} of 100 of what winners gain`
  );
}

function mannersLine(manners: Required<Summary>["manners"]): string {
  const each = Object.entries(manners).map(
    ([id, { seats, won }]) => `${id} ${((100 * won) / seats).toFixed(1)} of 100 (${seats} seats)`,
  );
  return `manners  ${each.sort().join(", ")}`;
}

/** What the command prints: lines for people, or one of JSON. */
export function summaryOf(store: Store, games: number, json: boolean): string {
  const summary = summarise(store, games);
  if (json) return JSON.stringify(summary);
  const { won, rounds, nobody, unfinished, chances, manners } = summary;
  const lines = [
    `games    ${summary.games}, in ${store.folder}`,
    `won      ${listed(won.colours)}${nobody > 0 ? `, by nobody ${nobody}` : ""}`,
    ...(Object.keys(won.levels).length > 1 ? [`levels   ${listed(won.levels)}`] : []),
    ...(manners === undefined ? [] : [mannersLine(manners)]),
    `rounds   half end by ${rounds.half}, 95 of 100 by ${rounds.most}, the longest by ${rounds.longest}`,
    ...(chances === undefined ? [] : [chancesLine(chances, summary.games)]),
    ...(unfinished > 0 ? [`broken off  ${unfinished}`] : []),
  ];
  return lines.join("\n");
}
