import type { OddsFlag, OddsReport, ReportedOdds } from "../../src/core/report";
import { GAMES, REPORTS } from "../../src/games/index";
import type { GameModule } from "../../src/session/game/module";
import { GAME_IDS, gameOption } from "../game";
import { FLAG, numberOption, parseArguments, TEXT, wrongUse } from "../options";
import { oddsAt } from "./at";
import { oddsJson } from "./json";
import { oddsText } from "./text";

const COMMON = { game: TEXT, losses: TEXT, least: TEXT, from: TEXT, view: TEXT, action: TEXT, json: FLAG };

/** The game that the first argument or `--game` names. */
function gameIn(args: readonly string[]): { readonly game: GameModule | undefined; readonly rest: string[] } {
  const first = args[0] as string | undefined;
  const named = GAMES.find(({ meta }) => meta.id === first);
  if (named !== undefined) return { game: named, rest: args.slice(1) };
  const at = args.findIndex((arg) => arg === "--game" || arg.startsWith("--game="));
  if (at < 0) return { game: undefined, rest: [...args] };
  const id = args[at] === "--game" ? args[at + 1] : args[at].slice("--game=".length);
  return { game: gameOption(id), rest: [...args] };
}

function optionsOf(flags: readonly OddsFlag[]): Record<string, typeof TEXT | typeof FLAG> {
  return Object.fromEntries(
    flags.map(({ name, values, most }) => [name, values === undefined && most === undefined ? FLAG : TEXT]),
  );
}

/** Complains of a flag that only other games have. */
function refuseOthersFlags(
  args: readonly string[],
  game: GameModule | undefined,
  defs: readonly OddsFlag[],
): void {
  for (const arg of args) {
    const name = /^--([^=]+)/.exec(arg)?.[1] ?? "";
    if (name in COMMON || defs.some((def) => def.name === name)) continue;
    const owners = GAMES.flatMap(({ meta: { id } }) =>
      REPORTS[id].odds.flags.some((def) => def.name === name) ? [id] : [],
    );
    if (owners.length === 0) continue;
    const has = owners.length > 1 ? "have" : "has";
    wrongUse(
      game === undefined
        ? `A game comes first: ${owners.join(", ")} ${has} --${name}.`
        : `--${name} is no option of ${game.meta.id}: ${owners.join(", ")} ${has} it.`,
    );
  }
}

/** The game's own flags that are given: each with its word, or with nothing. */
function flagsOf(
  defs: readonly OddsFlag[],
  values: Readonly<Record<string, unknown>>,
): Record<string, string | undefined> {
  const given: Record<string, string | undefined> = {};
  for (const { name, values: words, most } of defs) {
    const value = values[name];
    if (value === undefined) continue;
    given[name] = typeof value === "string" ? value : "";
    if (most !== undefined) given[name] = String(numberOption(name, given[name], 1, most));
    if (words?.includes(given[name]) === false)
      wrongUse(`--${name} wants one of ${words.join(", ")}, not "${given[name]}".`);
  }
  refuseIdle(defs, given);
  return given;
}

/** Complains of a flag that would say nothing beside the others. */
function refuseIdle(defs: readonly OddsFlag[], given: Readonly<Record<string, string | undefined>>): void {
  const named = defs.filter(({ name }) => given[name] !== undefined);
  for (const { name, for: owner } of named)
    if (owner !== undefined && given[owner] === undefined) wrongUse(`--${name} is for --${owner} alone.`);
  const single = named.find(({ alone }) => alone === true);
  const other = named.find((def) => def !== single && def.for !== single?.name);
  if (single !== undefined && other !== undefined)
    wrongUse(`--${other.name} changes nothing of --${single.name}.`);
}

/** The orders of losses of both sides. */
function lossesOf(given: string | undefined, { orders }: OddsReport): string[] {
  if (given === undefined) return ["cheapest", "cheapest"];
  if (orders.length === 0) return wrongUse("--losses is for games with several kinds of units.");
  const list = given.split(",");
  if (list.length > 2 || !list.every((order) => orders.includes(order)))
    return wrongUse(
      `--losses wants one or two of ${orders.join(", ")}, separated by a comma, not "${given}".`,
    );
  return [list[0], list[list.length - 1]];
}

/** What the command prints for these arguments; complains of what is wrong. */
export async function odds(args: readonly string[]): Promise<string> {
  const { game, rest } = gameIn(args);
  const defs = game === undefined ? [] : REPORTS[game.meta.id].odds.flags;
  refuseOthersFlags(rest, game, defs);
  const { values, positionals } = parseArguments(rest, { ...optionsOf(defs), ...COMMON });
  const least = values.least === undefined ? 0 : numberOption("least", values.least, 1, 99);
  const show = (reported: ReportedOdds): string =>
    values.json === true ? oddsJson(reported, least) : oddsText(reported, least);
  if (values.from !== undefined) {
    if (positionals.length > 0 || values.losses !== undefined || least > 0)
      wrongUse("With --from only --view, --action and --json are taken.");
    return show(await oddsAt(values.from, values.view, values.action));
  }
  if (game === undefined) return wrongUse(`A game comes first: there are ${GAME_IDS.join(", ")}.`);
  const report = REPORTS[game.meta.id].odds;
  const [attacker = "", defender = "", ...more] = positionals;
  if (more.length > 0)
    wrongUse(
      `Two armies are wanted, each in quotation marks if it has several words: "${more[0]}" is too much.`,
    );
  const flags = flagsOf(defs, values);
  const single = defs.find(({ name, alone }) => alone === true && flags[name] !== undefined);
  if (single !== undefined && (values.losses !== undefined || least > 0))
    wrongUse(`--${least > 0 ? "least" : "losses"} changes nothing of --${single.name}.`);
  const told = report.ask({
    ...{ attacker, defender, least, flags },
    losses: lossesOf(values.losses, report),
  });
  return typeof told === "string" ? wrongUse(told) : show(told);
}
