import type { OddsFlag, OddsReport } from "../../src/core/report";
import { GAMES, REPORTS } from "../../src/games/index";

function line(name: string, help: string): string {
  return `  ${name.padEnd(34)}${help}`;
}

function flagLine({ name, help, values, most }: OddsFlag): string {
  const value = most === undefined ? (values === undefined ? "" : ` ${values.join("|")}`) : " N";
  return line(`--${name}${value}`, help);
}

function gameLines(id: string, { example, flags }: OddsReport): string[] {
  return [`${id}, for one: npm run -s odds -- ${id} ${example}`, ...flags.map(flagLine)];
}

/** What the command takes in every game. */
function commonLines(): string[] {
  return [
    "Usage: npm run -s odds -- GAME ATTACKER DEFENDER [options]",
    "       npm run -s odds -- --from FILE [--view COLOUR] [--action LINE] [--json]",
    line("ATTACKER, DEFENDER", 'units, like "infantry 6 archer 3"; in the world\'s games armies, like 14,'),
    line("", "the attacker's being those in the source, one of which stays"),
    line("--game ID", "the game, if it does not come first"),
    line(
      "--losses ORDER[,ORDER]",
      "cheapest or shrewd, for both or the attacker first; cheapest if not given",
    ),
    line("--least N", "the least force with that chance, 1 to 99 of 100"),
    line("--from FILE", "the battle under way where a record ends, or with --action before an action"),
    line("--view COLOUR", "as that seat sees it; without it as one sees it who only watches"),
    line("--action LINE", 'a line of a record, like "red attack rome lombardy infantry 3"'),
    line("--json", "one object: docs/odds.md"),
    line("--help", "all flags of all games; GAME --help those of one"),
  ];
}

const EXITS = "Exit code 0: computed; 1: refused; 2: wrong use.";

/**
 * What the command takes, with the flags of the game that these arguments name. Where they name none, help has those of
 * all games, and what stands after a complaint those of none.
 */
export function usageFor(args: readonly string[], isHelp: boolean): string {
  const named = GAMES.filter(({ meta }) => args.includes(meta.id) || args.includes(`--game=${meta.id}`));
  const games = named.length > 0 ? named.slice(0, 1) : GAMES;
  const flags = games.flatMap(({ meta }) => gameLines(meta.id, REPORTS[meta.id].odds));
  const ids = line("GAME", games.map(({ meta }) => meta.id).join(", "));
  return [...commonLines(), ...(isHelp || named.length > 0 ? flags : [ids]), EXITS].join("\n");
}
