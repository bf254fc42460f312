/** Refusals that no recorded game comes to, shown at the table all the same; refusals.test.ts has the others. */
import { readFileSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { MAX_LINE, MAX_TEXT } from "../../src/core/lines";
import { LAND_IDS } from "../helpers/lands";
import { refuseWith } from "../../src/core/refuse";
import type { TableRefusals } from "../../src/text/codes";
import type { CastleRefusals } from "../../src/games/castle-risk/rules/refusals";
import type { Refusal } from "../../src/core/types";
import { ENGLISH } from "../../src/games/castle-risk/text/en/english";
import { refusalText } from "../../src/text/refusals";
import type { Table } from "../../tabletop/table";
import { faultOf } from "../helpers/fault";
import { openPacked, packHere } from "./packed";
import { say, sitDown } from "./people";
import { expectCalm } from "./seated";

const refuse = refuseWith<TableRefusals & CastleRefusals>();

/** A table at which Red, the host, and Blue sit. */
async function tableOfTwo(): Promise<Table> {
  const table = await openPacked(packHere());
  onTestFinished(() => {
    table.close();
  });
  await sitDown(table, { Red: "Ann", Blue: "Bob" });
  return table;
}

/** Goes on from this text as if it had been saved. */
async function resume(table: Table, text: string, settle = true): Promise<void> {
  await table.load({ ...(await table.save()), LuaScriptState: text });
  if (settle) await table.settle();
}

function lastTold(table: Table, colour: string): string {
  const told = table.session.world.messages.filter(({ to }) => to === colour || to === undefined);
  return told.at(-1)?.text ?? "";
}

async function refused(table: Table, words: string, why: Refusal): Promise<void> {
  await say(table, "Ann", words);
  expect(lastTold(table, "Red"), words).toContain(refusalText(why, ENGLISH));
}

test.each([
  ["nothing but a comment", "# a game\n", "text.empty"],
  ["another game", "chess 1\nplayers red blue\n", "text.game"],
  ["an earlier version", "castle_risk 0\nplayers red blue\n", "text.version"],
  ["a later version", "castle_risk 2\nplayers red blue\n", "text.version"],
  ["one player", "castle_risk 1\nplayers red\n", "text.players"],
  [
    "players and a position",
    "castle_risk 1\nplayers red blue\nposition castle_risk 1 ; players red blue\n",
    "text.position_and_players",
  ],
  [
    "a line without end",
    `castle_risk 1\nplayers red blue\nplayer red ${"A".repeat(MAX_LINE)}\n`,
    "text.long_line",
  ],
  [
    "more than a record can hold",
    `castle_risk 1\nplayers red blue\n${"\n".repeat(MAX_TEXT)}`,
    "text.too_long",
  ],
])("a save of %s is refused in words and kept", async (_what, text, code) => {
  const table = await tableOfTwo();
  const { why } = faultOf(text);
  expect(why.code).toBe(code);
  await resume(table, text);
  expect(table.session.world.messages.map((m) => m.text).join("\n")).toContain(refusalText(why, ENGLISH));
  expect(await table.scriptState()).toBe(text);
  expectCalm(table);
});

test("a save of another game that the build knows is refused with its title", async () => {
  const table = await tableOfTwo();
  const now = await table.save();
  const LuaScript = now.LuaScript.replace("game_titles={", 'game_titles={["chess"]="Chess, rapid",');
  await table.load({ ...now, LuaScript, LuaScriptState: "chess 1\nplayers red blue\n" });
  await table.settle();
  const why = refuse("text.other_game", { title: "Chess, rapid" });
  expect(table.session.world.messages.map((m) => m.text).join("\n")).toContain(refusalText(why, ENGLISH));
});

const AFOOT =
  "castle_risk 1\nposition castle_risk 1 ; players red blue ; seat red capital rome coins 99999 mission support 0 hand " +
  "reinforcements 2 policies expand_fortify 1 ; seat blue capital france ; rome red infantry 2 castle ; " +
  "france blue infantry 2 ; turn red ; phase";

test.each([
  ["purchase", "!buy castle", refuse("castle.no_site")],
  [
    "purchase",
    "!buy infantry 9999",
    refuse("units.limit", { unit: "infantry", territory: "rome", most: 10000 }),
  ],
  // With Rome alone nothing would be left to do.
  [
    "placement ; lombardy red infantry 1",
    "!reinforce rome archer",
    refuse("reinforce.twice", { territory: "rome" }),
  ],
])("in the %s phase: %s", async (phase, words, why) => {
  const table = await tableOfTwo();
  await resume(table, `${AFOOT} ${phase}\n`);
  if (phase.startsWith("placement")) await table.chat("Red", words);
  await table.settle();
  await table.chat("Red", words);
  expect(lastTold(table, "Red")).toContain(refusalText(why, ENGLISH));
  expectCalm(table);
});

test("what no button says", async () => {
  const table = await tableOfTwo();
  await resume(table, `${AFOOT} purchase\n`);
  await refused(table, "press 49", refuse("territory.unknown"));
  await refused(table, "card joker", refuse("card.unknown"));
  await say(table, "Ann", "verb buy");
  await refused(table, "step 4 1", refuse("counts.malformed"));
  await say(table, "Ann", "cancel");
  await say(table, "Ann", "verb donate");
  await say(table, "Ann", "least");
  await refused(table, "confirm", refuse("donate.none"));
  expectCalm(table);
});

test("to go back to what has not been read again since the table was loaded", async () => {
  const table = await tableOfTwo();
  const lines = readFileSync("test/records/two-players.txt", "utf8").split("\n");
  const isAction = (line: string): boolean => /^(red|blue|roll|deal|draw) /.test(line);
  let n = 0;
  // A position is saved with every 64th action.
  const record = lines.filter((line) => !isAction(line) || n++ < 64).join("\n");
  await resume(table, record);
  const saved = await table.scriptState();
  expect(saved).toContain("\n# position 64 ");
  await resume(table, saved, false);
  const why = refusalText(refuse("undo.not_ready"), ENGLISH);
  for (let i = 0; i < 60 && lastTold(table, "Red") !== why; i++) {
    await table.advance(1);
    await say(table, "Ann", "back");
  }
  expect(lastTold(table, "Red")).toBe(why);
  await table.settle();
  await say(table, "Ann", "back");
  expect(table.view("Ann").interface.map(({ id }) => id)).toContain("proposal");
  expectCalm(table);
});

test("advice by somebody who is still in the game, and where no computer is", async () => {
  const table = await tableOfTwo();
  await resume(table, `${AFOOT} purchase\n`);
  await refused(table, "advise", refuse("table.in_play"));
  await say(table, "Ann", "stand");
  await table.settle();
  await say(table, "Ann", "advise");
  expect(table.view("Ann").messages.at(-1)?.text).toContain(
    refusalText(refuse("table.no_computer"), ENGLISH),
  );
});

test("what a computer would do, at a table that tells no plans", async () => {
  const table = await tableOfTwo();
  await resume(table, `${AFOOT} purchase\n`);
  await refused(table, "plan", refuse("advice.off"));
  await say(table, "Ann", "advice plans");
  await say(table, "Ann", "plan");
  expect(lastTold(table, "Red")).not.toContain(refusalText(refuse("advice.off"), ENGLISH));
  expectCalm(table);
});

test("coins by hand for a player who is out", async () => {
  const table = await tableOfTwo();
  await resume(
    table,
    "castle_risk 1\nposition castle_risk 1 ; players red blue green ; seat red capital rome ; seat blue capital france ; " +
      "seat green out ; rome red infantry 2 ; france blue infantry 2 ; turn red ; phase attack\n",
  );
  await say(table, "Ann", "automation off");
  await say(table, "Ann", "manual coins green 5");
  await refused(table, "read", refuse("position.out", { seat: "green" }));
  expectCalm(table);
});

test("a press on a territory from which nothing can move", async () => {
  const table = await tableOfTwo();
  await resume(
    table,
    "castle_risk 1\nposition castle_risk 1 ; players red blue ; seat red capital rome ; seat blue capital france ; " +
      "rome red infantry 4 ; lombardy red infantry 3 ; england red infantry 3 ; france blue infantry 2 ; " +
      "turn red ; phase fortify\n",
  );
  await refused(table, `press ${LAND_IDS.indexOf("england")}`, refuse("draft.no_target"));
  expectCalm(table);
});

test("no refusal is left that the table was never seen to say", () => {
  const files = ["mod/refusals.test.ts", "mod/unshown.test.ts", "scripts/try.data.ts"].map(
    (name) => `test/${name}`,
  );
  const shown = [...files, "test/games/castle-risk/notation/position.data.ts"]
    .map((name) => readFileSync(name, "utf8"))
    .join("\n");
  expect(Object.keys(ENGLISH.refusals).filter((code) => !shown.includes(`"${code}"`))).toEqual([]);
});
