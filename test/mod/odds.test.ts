/** Odds at the packed table, of all four games: what stands there before an attack is what the command says. */
import { expect, onTestFinished, test } from "vitest";
import { CASTLE_RISK } from "../../mod/saves/castle-risk";
import { RISK_2008 } from "../../mod/saves/risk-2008";
import { RISK_CLASSIC } from "../../mod/saves/risk-classic";
import { RISK_EUROPE } from "../../mod/saves/risk-europe";
import type { Save } from "../../mod/save";
import { odds } from "../../scripts/odds/command";
import { GAME as CASTLE } from "../../src/games/castle-risk/module";
import { GAME as EDITION_2008 } from "../../src/games/risk-2008/module";
import { GAME as CLASSIC } from "../../src/games/risk-classic/module";
import { GAME as EUROPE } from "../../src/games/risk-europe/module";
import { BOARD as EUROPE_BOARD } from "../../src/risk/europe/board";
import { BOARD as WORLD } from "../../src/risk/world/board";
import type { GameModule } from "../../src/session/game/module";
import { thingsOf } from "../../src/session/scene/thing";
import type { Table } from "../../tabletop/table";
import { matchAt, press } from "../games/contract/people";
import { openGame } from "../games/contract/packed";
import { colourOf } from "./people";
import { ground as castle } from "../helpers/play";
import { room as edition2008, seats } from "../games/risk-2008/play";
import { ground as classic } from "../games/risk-classic/play";
import { HOMES } from "../games/risk-europe/play";

interface Case {
  readonly save: Save;
  readonly game: GameModule;
  readonly position: string;
  readonly from: number;
  readonly to: number;
  /** The same attack for the command; a stepper that is pressed, and what it is then. */
  readonly words: readonly string[];
  readonly step: string;
  readonly less: readonly string[];
}

const CASES: Readonly<Record<string, Case>> = {
  "Castle Risk": {
    ...{
      save: CASTLE_RISK,
      game: CASTLE,
      from: EUROPE_BOARD.index["lorraine"],
      to: EUROPE_BOARD.index["burgundy"],
    },
    position: castle({
      red: "lorraine infantry 7 archer 3 cavalry 2 siege 1",
      blue: "burgundy infantry 6 archer 3 cavalry 2 siege 1",
    }),
    words: ["castle_risk", "infantry 6 archer 3 cavalry 2 siege 1", "infantry 6 archer 3 cavalry 2 siege 1"],
    step: "step 0 -1",
    less: ["castle_risk", "infantry 5 archer 3 cavalry 2 siege 1", "infantry 6 archer 3 cavalry 2 siege 1"],
  },
  RISK: {
    ...{ save: RISK_CLASSIC, game: CLASSIC, from: WORLD.index["alaska"], to: WORLD.index["kamchatka"] },
    position: classic({ red: "alaska 14", blue: "kamchatka 13" }),
    words: ["risk_classic", "14", "13"],
    step: "step 0 -1",
    less: ["risk_classic", "14", "13", "--dice", "2"],
  },
  "Risk Europe": {
    ...{
      save: RISK_EUROPE,
      game: EUROPE,
      from: EUROPE_BOARD.index["lorraine"],
      to: EUROPE_BOARD.index["burgundy"],
    },
    position:
      "players red blue green yellow ; phase turns ; turn red ; seat red picks expand_fortify tax ; " +
      `${HOMES} lorraine red footman 7 archer 3 cavalry 2 siege 1 ; ` +
      "burgundy blue footman 6 archer 3 cavalry 2 siege 1",
    words: ["risk_europe", "footman 6 archer 3 cavalry 2 siege 1", "footman 6 archer 3 cavalry 2 siege 1"],
    step: "step 0 -1",
    less: ["risk_europe", "footman 5 archer 3 cavalry 2 siege 1", "footman 6 archer 3 cavalry 2 siege 1"],
  },
  "RISK 2008": {
    ...{ save: RISK_2008, game: EDITION_2008, from: WORLD.index["india"], to: WORLD.index["siam"] },
    position: edition2008(`phase attack ; ${seats()} ; india yellow 14 ; brazil yellow 1 ; siam green 13`),
    words: ["risk_2008", "14", "13"],
    step: "step 0 -1",
    less: ["risk_2008", "14", "13", "--dice", "2"],
  },
};

/** Goes on at the table from a position, with somebody at each seat. */
async function tableAt({ save, game, position }: Case): Promise<{ table: Table; who: string }> {
  const table = await openGame(save, { trace: "texts" });
  onTestFinished(() => {
    table.close();
  });
  const { id, version, colours } = game.meta;
  const seated = colours.filter(
    (colour) => position.startsWith("players") && position.includes(` ${colour} `),
  );
  for (const colour of seated) {
    await table.join(`Player ${colour}`);
    await table.sit(`Player ${colour}`, colourOf(colour));
  }
  const clauses = position.replace(/(;\s*)+/g, "; ");
  const LuaScriptState = `${id} ${version}\nseed 9\nposition ${id} ${version} ; ${clauses}\n`;
  await table.load({ ...(await table.save()), LuaScriptState });
  await table.settle();
  return { table, who: colourOf(position.split(" ")[1]) };
}

async function pressLand(table: Table, game: GameModule, who: string, land: number): Promise<void> {
  const m = await matchAt(table, game);
  if (m === undefined) throw new Error("no match");
  const keys = thingsOf(game.table.layout(m.game.state, []))
    .filter((thing) => thing.place === "land" && thing.at === land)
    .filter((thing) => game.pieces.kinds[thing.kind].button === true)
    .map(({ key }) => key);
  const piece = table.tagged("thing").find((object) => keys.includes(object.data.Memo ?? ""));
  if (piece === undefined) throw new Error(`territory ${land} cannot be pressed`);
  await table.pressButton(who, piece.guid, 0);
  await table.settle();
}

/** What somebody reads of odds; empty where nothing is shown. */
function told(table: Table, who: string): string {
  const found = table.view(who).interface.find(({ attributes }) => attributes["id"] === "action-odds");
  return found?.attributes["text"] ?? "";
}

/** The chances that stand on the map. */
function marks(table: Table): string {
  return table
    .tagged("thing")
    .flatMap(({ buttons }) => buttons.map(({ label }) => label.split("\n").at(1) ?? ""))
    .join(" ");
}

/** The chance that the command gives, as the panel would say it: what falls short of 50 of 100 does not look like it. */
async function chanceOf(words: readonly string[]): Promise<string> {
  const { win } = JSON.parse(await odds([...words, "--json"])) as { readonly win: number };
  const whole = win < 0.5 ? Math.min(49, Math.round(100 * win)) : Math.round(100 * win);
  return `<b>${whole} of 100 to win.</b>`;
}

test.each(Object.entries(CASES))(
  "%s: the chance before an attack is the command's, one message tells of another force, and others see nothing",
  { timeout: 120_000 },
  async (_, one) => {
    const { table, who } = await tableAt(one);
    await pressLand(table, one.game, who, one.from);
    expect(marks(table)).toMatch(/\d+%/);
    await pressLand(table, one.game, who, one.to);
    await press(table, who, "most");
    await table.settle();
    expect(told(table, who).includes(await chanceOf(one.words)), told(table, who)).toBe(true);
    expect(told(table, who)).toContain("For 50");
    const before = table.log.length;
    await press(table, who, one.step);
    await table.settle();
    expect(told(table, who).includes(await chanceOf(one.less)), told(table, who)).toBe(true);
    const sent = table.log
      .slice(before)
      .flatMap(({ traced = [] }) => traced)
      .filter(({ text }) => text.includes("action-odds"));
    expect(sent).toHaveLength(1);
    for (const other of one.game.meta.colours.map(colourOf))
      if (other !== who && one.position.includes(` ${other.toLowerCase()} `))
        expect(told(table, other), other).toBe("");
    expect(table.errors).toEqual([]);
  },
);
