/** npm run -s calibrate: how well chances to win are told, by games between computers. */
import { createHash } from "node:crypto";
import { join } from "node:path";
import { firstLevel } from "../src/core/level";
import { calibrate, calibrationText } from "./calibrate/bins";
import { fitChances } from "./calibrate/fit";
import { isSampled, sampleGame, type Sampled, type Sampler } from "./calibrate/play";
import { runCommand } from "./complaint";
import { gameOption } from "./game";
import { FLAG, numberOption, OWN, parseOptions, TEXT } from "./options";
import { readGames, writeGame } from "./simulate/lines";
import { levelsOption, MOST_GAMES, playersOption, presetsOption, seedOption } from "./simulate/options";
import { chosenOptions, newPlan } from "./simulate/plan";
import { root } from "./root";

const USAGE = `Usage: npm run -s calibrate -- [options]
  --game ID     which game, the first one if not given
  --players N   how many play; if not given, as many games of each number that may
  --preset ID   the options of a preset, of the first one if not given
  --level ID    who plays: computers of the level that tables offer first, if not given
  --games N     how many games, 200 if not given
  --seed S      seed of the games, 1 if not given
  --rounds R    where a game without an end is broken off, which then does not count; 200 if not given
  --fit         prints the weights that fit these games best as well, and tells chances by them
  --json        one object of JSON
At the start of each turn a position is kept, as somebody sees it who only watches: its seats' chances in ten bins, beside how
often they won. What was played is kept in .cache/calibrate: stopped and called again, it goes on where it was.`;

/** Milliseconds between two lines that say how far it is. */
const TELL = 15_000;

/** The games of a run, those that are missing played now; on standard error stands first what they cost. */
function gamesOf(sampler: Sampler, games: number): Sampled[] {
  const { plan, kit } = sampler;
  const name = createHash("sha256")
    .update(JSON.stringify([plan, kit.terms]))
    .digest("hex")
    .slice(0, 16);
  const file = join(root, ".cache", "calibrate", `${name}.ndjson`);
  const known = readGames(file, isSampled);
  let told = 0;
  for (let n = known.length; n < games; n++) {
    const begun = Date.now();
    const sampled = sampleGame(sampler, n);
    known.push(sampled);
    writeGame(file, sampled);
    // The first game says what the others cost.
    if (Date.now() - told > TELL && n + 1 < games) {
      const seconds = ((games - n - 1) * (Date.now() - begun)) / 1000;
      process.stderr.write(`${n + 1} of ${games} games; the rest takes about ${Math.ceil(seconds)} s.\n`);
      told = Date.now();
    }
  }
  return known.slice(0, games);
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

function main(): string {
  const values = parseOptions(OWN, {
    ...{ game: TEXT, players: TEXT, preset: TEXT, level: TEXT, games: TEXT, seed: TEXT, rounds: TEXT },
    ...{ fit: FLAG, json: FLAG },
  });
  const game = gameOption(values.game);
  const { minSeats, maxSeats } = game.meta;
  const { chance: kit } = game;
  const [preset] = presetsOption(game, values.preset);
  const options = chosenOptions(game, preset, []);
  const counts =
    values.players === undefined ? range(minSeats, maxSeats) : [playersOption(game, values.players)];
  const rest = {
    levels: levelsOption(game, values.level ?? firstLevel(game).id),
    rotate: true,
    seed: seedOption(values.seed),
    rounds: numberOption("rounds", values.rounds ?? "200", 1, 10_000),
  };
  const games = numberOption("games", values.games ?? "200", 1, MOST_GAMES);
  const all = counts.flatMap((players) => {
    const plan = newPlan(game, options, { players, ...rest });
    return gamesOf({ game, kit, options, plan }, Math.ceil(games / counts.length));
  });
  const won = all.filter(({ winners }) => winners.length > 0);
  const { weights, luck } = values.fit === true ? fitChances(won, kit.terms.length) : kit;
  const calibration = calibrate(won, { weights, luck });
  if (values.json === true) return JSON.stringify({ ...calibration, terms: kit.terms, weights, luck });
  const fitted = kit.terms.map((term, i) => `${term} ${weights[i]}`).join(", ");
  return `${calibrationText(calibration)}${values.fit === true ? `\nWeights: ${fitted}. Luck ${luck}.` : ""}`;
}

await runCommand(USAGE, main);
