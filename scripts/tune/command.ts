import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Weighted } from "../../src/core/engine";
import type { AnyAction, CommonState } from "../../src/core/types";
import { REPORTS } from "../../src/games/index";
import { Complaint } from "../complaint";
import { gameOption } from "../game";
import { FLAG, numberOption, parseOptions, TEXT, wrongUse } from "../options";
import { playGame } from "../simulate/game";
import { MOST_GAMES, playersOption, presetsOption, seedOption } from "../simulate/options";
import { chosenOptions, newPlan } from "../simulate/plan";
import { newProgress } from "../simulate/progress";
import { programOf } from "../simulate/run";
import { changed, numbersOf, type Numbers } from "./change";
import { readProgress, writeProgress, type Progress, type Search } from "./checkpoint";
import { verdict } from "./contest";
import { FEWEST_LESSONS, tuneNetworks } from "./networks";

export const USAGE = `Usage: npm run -s tune -- --game ID --out DIR [options]
  --game ID     whose computers
  --out DIR     where the search is kept (checkpoint.json), and what it finds (weights.data.ts); called again with the
                same folder it goes on where it was
  --games N     games to play in all, 2000 if not given
  --preset ID   what is played, the first preset if not given
  --players N   how many play, as few as may if not given
  --seed S      seed of the search, 1 if not given
  --rounds N    a game that lasts longer is broken off, 300 if not given
  --networks    instead of weights the networks of RISK: the games are kept (positions.ndjson), and three networks are
                trained on who won them (network.data.ts)
  --help        this text
Three weights at a time are changed at random. New and old weights play the same games, each seat of either in turn,
until a sequential test tells that the new ones win more, or do not; those that do are kept.
Exit code 0: played; 1: refused; 2: wrong use.`;

type Game = ReturnType<typeof gameOption>;
type Tuned = Weighted<CommonState, AnyAction>;

/** The seats' levels of two games in a row, which have the same seed. */
const SIDES = [
  ["new", "old"],
  ["old", "new"],
];

/** Plays the next game of the open contest, and draws the conclusion where it is over. */
function playNext(game: Game, tuned: Tuned, { plan }: Search, progress: Progress): void {
  const { best, contest, attempt } = progress;
  const bots = [
    { id: "old", think: tuned.thinkBy(best) },
    { id: "new", think: tuned.thinkBy(changed(best, plan.seed, attempt)) },
  ];
  const played = contest.won + contest.lost + contest.even;
  const number = attempt * 1000 + Math.floor(played / 2);
  const options = chosenOptions(game, game.meta.presets[0].id, plan.options);
  const sides = { ...plan, levels: SIDES[played % 2] };
  const { line } = playGame({ ...game, bots }, REPORTS[plan.game], options, sides, number);
  const winner = line.seats.find(({ colour }) => colour === line.winners[0]);
  if (!line.ended || winner === undefined || line.winners.length === line.seats.length) contest.even++;
  else if (winner.level === "new") contest.won++;
  else contest.lost++;
  progress.games++;
  const said = verdict(contest);
  if (said === "open") return;
  if (said === "better") {
    progress.best = changed(best, plan.seed, attempt);
    progress.found.push({ attempt, ...contest });
  }
  progress.attempt++;
  progress.contest = { won: 0, lost: 0, even: 0 };
}

/** The weights as data, and what they were made of. */
function dataOf(
  { plan, program }: Search,
  defaults: Numbers,
  { best, found, games, attempt }: Progress,
): string {
  const lines = found.map(
    ({ attempt: n, won, lost, even }) =>
      ` * Change ${n} won ${won} and lost ${lost}${even > 0 ? `, ${even} even` : ""}.`,
  );
  const weights = Object.entries(best).map(
    ([name, value]) =>
      `  ${name}: ${value},${value === defaults[name] ? "" : ` // before ${defaults[name]}`}`,
  );
  return [
    "/**",
    ` * Made by npm run -s tune: ${plan.game}, ${plan.players} players, seed ${plan.seed}, ${games} games, ${attempt} changes tried,`,
    ` * by the program ${program}. Options: ${plan.options.join(", ")}.`,
    ...lines,
    " */",
    "export const TUNED = {",
    ...weights,
    "};",
    "",
  ].join("\n");
}

function tunedOf(game: Game): Tuned {
  const tuned = game.bots.find(({ weights }) => weights !== undefined)?.weights;
  if (tuned === undefined) throw new Complaint(`No computer of ${game.meta.title} plays by weights.`);
  return tuned;
}

/** Runs the command in the project's folder; gives what is printed. */
export async function tune(root: string, args: readonly string[]): Promise<string> {
  const values = parseOptions(args, {
    ...{ game: TEXT, out: TEXT, games: TEXT, preset: TEXT, players: TEXT, seed: TEXT, rounds: TEXT },
    networks: FLAG,
  });
  if (values.out === undefined) return wrongUse("--out wants the folder in which the search is kept.");
  const game = gameOption(values.game);
  const [preset] = presetsOption(game, values.preset);
  const isNetworks = values.networks === true;
  const tuned = tunedOf(game);
  const { facts: factsOf } = tuned;
  if (isNetworks && factsOf === undefined)
    throw new Complaint(`No computer of ${game.meta.title} judges by networks.`);
  const games = numberOption("games", values.games ?? "2000", isNetworks ? FEWEST_LESSONS : 1, MOST_GAMES);
  const options = chosenOptions(game, preset, []);
  const plan = newPlan(game, options, {
    ...{ players: playersOption(game, values.players), seed: seedOption(values.seed) },
    ...{ rounds: numberOption("rounds", values.rounds ?? "300", 1, 10_000), levels: SIDES[0], rotate: false },
  });
  const { program } = await programOf(root);
  const search: Search = { plan, program };
  const folder = resolve(values.out);
  if (isNetworks && factsOf !== undefined)
    return tuneNetworks(search, { game, tuned, factsOf, options }, games, folder);
  const defaults = numbersOf(tuned.defaults);
  const progress = readProgress(folder, search) ?? {
    ...{ best: defaults, attempt: 0, games: 0, found: [] },
    contest: { won: 0, lost: 0, even: 0 },
  };
  const bar = newProgress(games, Math.min(games, progress.games));
  while (progress.games < games) {
    playNext(game, tuned, search, progress);
    writeProgress(folder, search, progress);
    bar.add(1);
  }
  bar.stop();
  const file = join(folder, "weights.data.ts");
  writeFileSync(file, dataOf(search, defaults, progress));
  return `${progress.games} games, ${progress.attempt} changes tried, ${progress.found.length} found better: ${file}`;
}
