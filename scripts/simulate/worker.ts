/** Plays batches of games in a thread of its own; run.ts starts it. */
import { GAMES, REPORTS } from "../../src/games/index";
import type { GameModule } from "../../src/session/game/module";
import { chancesIn } from "./chances";
import { playGame, type Line, type Played } from "./game";
import { chosenOptions, type Plan } from "./plan";
import { soakLine } from "./soak";

/** Games of one run, by their numbers, and whether their records are wanted. */
export interface Batch {
  readonly plan: Plan;
  readonly numbers: readonly number[];
  readonly records: boolean;
}

/** What came of a batch: of each game in the batch's order its line as JSON, and its record if wanted. */
export interface Results {
  readonly lines: readonly string[];
  readonly records: readonly string[];
  /** What a game took, the first one left out where there are others: the code may not have been warm. */
  readonly seconds: number;
}

function playBatch({ plan, numbers, records }: Batch): Results {
  const game: GameModule | undefined = GAMES.find(({ meta }) => meta.id === plan.game);
  if (game === undefined) throw new Error(`there is no game ${plan.game}`);
  const options = chosenOptions(game, game.meta.presets[0].id, plan.options);
  const play = (n: number): Played =>
    plan.soak === true ? soakLine(game, plan, n) : playGame(game, REPORTS[plan.game], options, plan, n);
  const results = { lines: [] as string[], records: [] as string[] };
  let begun = performance.now();
  for (const [i, n] of numbers.entries()) {
    if (i === 1) begun = performance.now();
    const { line, record } = play(n);
    results.lines.push(JSON.stringify(plan.chances === true ? withChances(game, line, record()) : line));
    if (records) results.records.push(record());
  }
  const seconds = (performance.now() - begun) / 1000 / Math.max(1, numbers.length - 1);
  return { ...results, seconds };
}

function withChances(game: GameModule, line: Line, record: string): Line {
  const { measures, chances, luck } = chancesIn(game, record);
  return { ...line, measures: { ...line.measures, ...measures }, chances, luck };
}

/** What the pool calls. */
export default playBatch;
