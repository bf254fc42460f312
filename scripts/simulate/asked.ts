/** What a call of the command asks for: a run, or the variants of a comparison. */
import { resolve } from "node:path";
import { firstLevel } from "../../src/core/level";
import type { GameModule } from "../../src/session/game/module";
import { gameOption } from "../game";
import { FLAG, numberOption, parseArguments, TEXT, TEXTS, wrongUse } from "../options";
import { comparisonOption, handicapOption, type Compared } from "./compared";
import { FEWEST_COMPARED } from "./comparison";
import { levelsOption, MOST_GAMES, playersOption, presetsOption, seedOption } from "./options";
import { chosenOptions, newPlan, type Plan } from "./plan";
import type { Part } from "./store";

/** What the command takes. */
export function parseRun(args: readonly string[]) {
  return parseArguments(args, {
    ...{ out: TEXT, game: TEXT, players: TEXT, preset: TEXT, level: TEXT, games: TEXT, seed: TEXT },
    ...{ rounds: TEXT, workers: TEXT, records: TEXT, handicap: TEXT, report: TEXT, from: TEXT },
    ...{ share: TEXT, queue: TEXT, worker: TEXT, merge: FLAG },
    ...{ option: TEXTS, compare: TEXTS },
    ...{ rotate: FLAG, chances: FLAG, manners: FLAG, json: FLAG },
  });
}

export type Values = ReturnType<typeof parseRun>["values"];

export interface Asked {
  readonly game: GameModule;
  readonly plan: Plan;
  readonly games: number;
  readonly folder: string;
  readonly compared: readonly Compared[];
  readonly part: Part | undefined;
  readonly records: string | undefined;
}

/** Complains about what cannot be played, and about what does not go together. */
export function askedOf(given: Values, folder: string): Asked {
  const game = gameOption(given.game);
  const [preset] = presetsOption(game, given.preset);
  const changes = given.option ?? [];
  const rest = {
    players: playersOption(game, given.players),
    levels: levelsOption(game, given.level ?? firstLevel(game).id),
    rotate: given.rotate === true,
    seed: seedOption(given.seed),
    rounds: numberOption("rounds", given.rounds ?? "300", 1, 10_000),
    ...(given.chances === true ? { chances: true as const } : {}),
    ...(given.manners === true ? { manners: true as const } : {}),
  };
  const handicap =
    given.handicap === undefined ? undefined : handicapOption(game, rest.players, given.handicap);
  const plan = newPlan(game, chosenOptions(game, preset, changes), rest, handicap);
  const asked = {
    ...{ game, plan, folder, part: partOption(given.share) },
    games: numberOption("games", given.games ?? "1000", 1, MOST_GAMES),
    compared: (given.compare ?? []).map((text) => comparisonOption(game, preset, changes, plan, text)),
    records: given.records === undefined ? undefined : resolve(given.records),
  };
  refuse(asked, given);
  return asked;
}

function refuse({ plan, games, compared, part, records }: Asked, { report }: Values): void {
  const isCompared = compared.length > 0;
  const plans = [plan, ...compared.flat().map((one) => one.plan)];
  if (records !== undefined && (isCompared || plan.handicap !== undefined))
    wrongUse("--records goes with neither --handicap nor --compare.");
  if (plan.chances === true && plans.some((one) => one.handicap !== undefined))
    wrongUse("--chances does not go with a handicap: such games have no records.");
  if (isCompared && report !== undefined)
    wrongUse("--report goes with one run: with --compare, each variant can be read by --from.");
  if (isCompared && part !== undefined) wrongUse("--share goes with one run, not with --compare.");
  if (isCompared && games < FEWEST_COMPARED) wrongUse(`--compare wants at least ${FEWEST_COMPARED} games.`);
}

const MOST_PARTS = 10_000;

/** `--share K/N`: each part has every Nth game. */
function partOption(text: string | undefined): Part | undefined {
  if (text === undefined) return undefined;
  const [, part = "", of = ""] = /^(\d{1,5})\/(\d{1,5})$/.exec(text) ?? [];
  const [first, step] = [Number(part) - 1, Number(of)];
  if (first < 0 || first >= step || step > MOST_PARTS)
    wrongUse(`--share wants a part and how many there are, as 3/10, not "${text}".`);
  return { first, step };
}
