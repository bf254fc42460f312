/** Plays batches of games in a thread of its own; run.ts starts it. */
import { GAMES, REPORTS } from "../../src/games/index";
import type { GameModule } from "../../src/session/game/module";
import { chanceMeasures } from "./chances";
import { playGame, type Line } from "./game";
import { chosenOptions, type Plan } from "./plan";

/** Games of one run, by their numbers, and whether their records are wanted. */
export interface Batch {
  readonly plan: Plan;
  readonly numbers: readonly number[];
  readonly records: boolean;
}

/** What came of a batch: a line of each game in the batch's order, and its record if wanted. */
export interface Results {
  readonly lines: readonly Line[];
  readonly records: readonly string[];
}

/** Plays a batch. */
function playBatch({ plan, numbers, records }: Batch): Results {
  const game: GameModule | undefined = GAMES.find(({ meta }) => meta.id === plan.game);
  if (game === undefined) throw new Error(`there is no game ${plan.game}`);
  const options = chosenOptions(game, game.meta.presets[0].id, plan.options);
  const played = numbers.map((n) => playGame(game, REPORTS[plan.game].measures, options, plan, n));
  return {
    lines: played.map(({ line, record }) =>
      plan.chances === true
        ? { ...line, measures: { ...line.measures, ...chanceMeasures(game, record) } }
        : line,
    ),
    records: records ? played.map(({ record }) => record) : [],
  };
}

/** What the pool calls. */
export default playBatch;
