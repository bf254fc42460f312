/** docs/balance.md: what is found, in tables and pictures. What stands above its mark is written by hand. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { GameModule } from "../../src/session/game/module";
import { meanIn } from "../report/chances";
import { explained } from "../report/count";
import { quantileOf, shareOf } from "../report/interval";
import { drawPicture } from "../report/plot";
import type { Table } from "../report/table";
import { joined, number, words } from "../report/words";
import { changesBy, type Change, type Found } from "./found";
import { BESIDE, LEVEL, PLAYERS, ROUNDS } from "./rows";

const PAGE = "docs/balance.md";
const PICTURES = "docs/pictures/balance";
const MARK = "<!-- What follows is written by `npm run balance`. -->";

/** Writes the page and its pictures; gives the files. */
export async function writePage(root: string, seed: number, found: readonly Found[]): Promise<string[]> {
  const file = join(root, PAGE);
  const before = readFileSync(file, "utf8");
  const above = before.slice(0, before.indexOf(MARK) + MARK.length);
  mkdirSync(join(root, PICTURES), { recursive: true });
  const games = [...new Set(found.map(({ row }) => row.game))];
  const parts: string[] = [];
  const files = [PAGE];
  for (const game of games) {
    const own = found.filter(({ row }) => row.game === game);
    const pictures = await drawGame(root, own);
    files.push(...pictures.map(({ path }) => path));
    parts.push(gameText(game, own, pictures));
  }
  writeFileSync(file, `${[above, howText(seed, found), ...parts].join("\n\n")}\n`);
  return files;
}

function howText(seed: number, found: readonly Found[]): string {
  const played = found.reduce((sum, { games }) => sum + games, 0);
  const wanted = found.reduce((sum, { row }) => sum + row.games, 0);
  const rest =
    played < wanted
      ? ` ${wanted - played} of ${wanted} games have not been played yet: \`npm run balance\` goes on where it was.`
      : "";
  return [
    "## How it was found",
    `${played} games of the run with the seed ${seed}, ${PLAYERS} computers each, all *${LEVEL}* but where *${BESIDE}* stands; a game is broken off after round ${ROUNDS}.${rest} [report.md](report.md) says what the numbers are. Intervals are those of 95 %.`,
  ].join("\n\n");
}

interface Picture {
  readonly table: Table;
  /** From the root of the tree. */
  readonly path: string;
}

/** The defaults' tables of what a seat has, picks and does. */
async function drawGame(root: string, own: readonly Found[]): Promise<Picture[]> {
  const report = own[0]?.report;
  if (report === undefined) return [];
  const pictures: Picture[] = [];
  for (const table of report.tables) {
    const isOfSeat = table.id === "seats" || table.id === "length" || report.counted.tallies.has(table.id);
    const svg = isOfSeat ? await drawPicture(table, report.fair) : undefined;
    if (svg === undefined) continue;
    const path = `${PICTURES}/${report.game.meta.id}-${table.id}.svg`;
    writeFileSync(join(root, path), `${svg}\n`);
    pictures.push({ table, path });
  }
  return pictures;
}

function gameText({ meta }: GameModule, own: readonly Found[], pictures: readonly Picture[]): string {
  const reports = own.filter(({ row }) => row.option === undefined);
  const options = own.filter(({ row }) => row.option !== undefined);
  const first = reports[0].report;
  return [
    `## ${meta.title}`,
    "| preset | level | games | first seat wins | first turn wins | half end by | 95 of 100 by | nobody | lead changes | luck of the gain | luck explains |",
    `| --- | --- |${" ---: |".repeat(9)}`,
    ...reports.map(presetLine),
    "",
    `Of ${meta.presets[0].id}, *${LEVEL}*, ${first?.counted.games ?? 0} games:`,
    "",
    ...pictures.flatMap(({ table, path }) => [
      `**${table.title}.** ${table.says}`,
      "",
      `![${table.title}](${path.replace("docs/", "")})`,
      "",
    ]),
    ...missionLines(reports),
    "| option | beside | games | rounds | what else differs |",
    "| --- | --- | ---: | --- | --- |",
    ...options.map((one) => optionLine(one, reports)),
  ].join("\n");
}

function presetLine({ row, games, report }: Found): string {
  const head = `| ${words(row.preset)} | ${row.level} | ${games} of ${row.games} |`;
  if (report === undefined) return `${head}${" not played yet |".padEnd(2)}${" |".repeat(7)}`;
  const { counted } = report;
  const [seat] = counted.seats.values();
  const turn = counted.tallies.get("turn_order")?.get("1");
  const share = (one: { all: number; won: number } | undefined): string => {
    if (one === undefined) return "";
    const { value, low, high } = shareOf(one.won, one.all);
    return `${number(value)} (${number(low)} to ${number(high)})`;
  };
  const { chances } = counted;
  const cells = [
    ...[share(seat), share(turn), quantileOf(counted.rounds, 0.5), quantileOf(counted.rounds, 0.95)],
    ...[
      number((100 * (counted.nobody + counted.unfinished)) / counted.games),
      number(meanIn(chances.changes)),
    ],
    ...[`${number((100 * chances.lucky) / (chances.gain || 1))} %`, `${number(100 * explained(chances))} %`],
  ];
  return `${head} ${cells.join(" | ")} |`;
}

/** Of presets with cards or places that the defaults have not, what their tables say. */
function missionLines(reports: readonly Found[]): string[] {
  const [first, ...others] = reports.filter(({ row }) => row.level === LEVEL);
  const known = new Set(first.report?.counted.tallies.keys());
  return others.flatMap(({ row, report, games }) => {
    if (report === undefined) return [];
    const tables = report.tables.filter(
      ({ id }) =>
        report.counted.tallies.has(id) &&
        (report.counted.tallies.get(id)?.size ?? 0) > 0 &&
        (!known.has(id) || first.report?.counted.tallies.get(id)?.size === 0),
    );
    return tables.flatMap((table) => [
      `**${table.title}, ${words(row.preset)}, ${games} games.** ${table.says}`,
      "",
      `| ${table.columns.map(({ title }) => title).join(" | ")} |`,
      `| --- |${" ---: |".repeat(table.columns.length - 1)}`,
      ...table.rows.map((cells) => `| ${cells.join(" | ")} |`),
      "",
    ]);
  });
}

const MOST_TOLD = 6;

function optionLine(found: Found, reports: readonly Found[]): string {
  const { row } = found;
  const head = `| ${row.option?.id} ${row.option?.value} | ${words(row.preset)} | `;
  const base = reports.find(({ row: other }) => other.preset === row.preset && other.level === row.level);
  const changes = changesBy(found, base);
  if (changes === undefined) return `${head}${found.games} of ${row.games} | not played yet | |`;
  const rounds = changes.changes.find(({ id }) => id === "rounds");
  const others = changes.changes
    .filter(({ id, differs }) => differs && id !== "rounds" && id !== "actions")
    .sort((one, other) => one.p - other.p);
  const told = others.slice(0, MOST_TOLD).map((one) => `${one.title} ${beside(one)}`);
  const more = others.length > MOST_TOLD ? `; and ${others.length - MOST_TOLD} more` : "";
  return `${head}${changes.games} | ${rounds === undefined ? "" : roundsText(rounds)} | ${told.length === 0 ? "nothing" : joined(told)}${more} |`;
}

const plain = (value: number): string => value.toFixed(Math.abs(value) < 100 ? 2 : 0);
const beside = ({ before, after }: Change): string => `${plain(after)} instead of ${plain(before)}`;
const roundsText = (change: Change): string =>
  `${plain(change.after)} instead of ${plain(change.before)} (difference ${plain(change.low)} to ${plain(change.high)}${change.differs ? "" : ", may be luck"})`;
