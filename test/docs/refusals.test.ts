/** The page of refusals has every code that a table and its games give, each with its sentence and with when. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { GameModule } from "../../src/session/game/module";
import { REFUSALS as TABLE } from "../../src/text/en/refusals";
import { refusalText } from "../../src/text/refusals";
import { GAMES } from "../../src/games/index";
import { scanCodes, type Site } from "../text/codes";

const PAGE = readFileSync("docs/refusals.md", "utf8");
const CODES_OF_TABLES = Object.keys(TABLE);

interface Row {
  readonly code: string;
  readonly when: string;
  readonly sentence: string;
}

/** The rows of the table below a mark of the page. */
function rows(mark: string): Row[] {
  const below = PAGE.split(`<!-- refusals: ${mark} -->\n`)[1] ?? "";
  const lines = below.split("\n\n")[0].trim().split("\n").slice(2);
  return lines.map((line) => {
    const [code, when, sentence] = line.split("|").slice(1, -1);
    return { code: code.trim().replaceAll("`", ""), when: when.trim(), sentence: sentence.trim() };
  });
}

const SHARED = ["core", "session", "text", "tts"].flatMap((folder) => scanCodes(`src/${folder}`).sites);
const FAMILY = scanCodes("src/risk", "src/risk/world").sites;
const WORLD = scanCodes("src/risk/world").sites;
/** Of units that differ: what all games of the family share and no game on the board of the world asks. */
const NOT_ON_THE_WORLD = ["force.short", "lose.count", "lose.short"];

/** The places of a game that refuse. */
function sitesOf({ meta }: GameModule): Site[] {
  const own = scanCodes(`src/games/${meta.id.replace("_", "-")}`).sites;
  return [...own, ...(meta.box === "world" ? WORLD : []), ...FAMILY, ...SHARED];
}

/** The sentence of a code with each parameter's name in its place. */
function sentenceOf(game: GameModule, sites: readonly Site[], code: string): string {
  const names = sites.filter((site) => site.code === code).flatMap(({ params }) => params);
  const params = Object.fromEntries(names.map((name) => [name, `{${name}}`]));
  return refusalText({ code, params }, game.languages["en"]);
}

describe.each(GAMES.map((game) => [game.meta.id, game] as const))("%s", (id, game) => {
  const sites = sitesOf(game);

  test("has a row for each code that only the game gives, and no other", () => {
    const own = Object.keys(game.languages["en"].refusals).filter(
      (code) =>
        !CODES_OF_TABLES.includes(code) && !(game.meta.box === "world" && NOT_ON_THE_WORLD.includes(code)),
    );
    expect(rows(id).map(({ code }) => code)).toEqual(own.sort());
  });

  test("says each as players read it, and when", () => {
    const shared = ["any", "text", "table"]
      .flatMap(rows)
      .filter(({ code }) => sites.some((s) => s.code === code));
    for (const { code, sentence, when } of [...rows(id), ...shared]) {
      expect(sentence).toBe(sentenceOf(game, sites, code));
      expect(when).not.toBe("");
    }
  });
});

test("what any game may refuse has a row each, and no other", () => {
  const codes = ["any", "text", "table"].flatMap((mark) => rows(mark).map(({ code }) => code));
  expect(codes.sort()).toEqual([...CODES_OF_TABLES].sort());
});
