/** The list of games says at which table a game waits, and how it stands there. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { gameOf } from "../../scripts/game";
import { newTable, start } from "../../src/session/table/table";
import { saveOf } from "../../scripts/pack/saves";
import { savedAt } from "../../scripts/pictures/record";
import { writeSave } from "../../src/session/table/save";
import { waitingIn } from "../../scripts/start/waiting";
import { folder } from "../tabletop/server/open";

const RECORD = readFileSync("test/records/three-players.txt", "utf8");
const CASTLE = saveOf("castle_risk");

/** A folder in which a table has saved a state. */
function savedIn(LuaScriptState: string): string {
  const at = folder();
  writeFileSync(join(at, "autosave.json"), JSON.stringify({ SaveName: CASTLE.meta.title, LuaScriptState }));
  return at;
}

test("a game that is under way waits, and says where it stands", async () => {
  const at = savedIn(savedAt(RECORD, undefined, "red attack hungary galicia archer 1 cavalry 2"));
  expect(await waitingIn(at, CASTLE)).toMatch(/^Round 4: attack, Red's turn/);
});

test("nothing waits in a folder without a game, with one that is over or in which nothing was done, or with one of another table", async () => {
  expect(await waitingIn(folder(), CASTLE)).toBe("");
  expect(await waitingIn(savedIn(""), CASTLE)).toBe("");
  expect(await waitingIn(savedIn(RECORD), CASTLE)).toBe("");
  const begun = newTable(gameOf("castle_risk 1", ""));
  expect(start(begun, [1, 2, 3, 4])).toBeUndefined();
  expect(await waitingIn(savedIn(writeSave(begun)), CASTLE)).toBe("");
  const under = savedIn(savedAt(RECORD, undefined, "red attack hungary galicia archer 1 cavalry 2"));
  expect(await waitingIn(under, saveOf("risk_classic"))).toBe("");
});
