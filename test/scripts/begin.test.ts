import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { CASTLE_RISK } from "../../mod/saves/castle-risk";
import { saveOf } from "../../scripts/pack/saves";
import { readAsked } from "../../scripts/start/begin";

const folder = mkdtempSync(join(tmpdir(), "begin-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const RECORD = "test/records/spy-duel.txt";
const OTHER = { ...CASTLE_RISK, meta: { ...CASTLE_RISK.meta, id: "other", title: "Another Game" } };
const HERE = "is of Castle Risk: Europe; open it at that table (npm start -- --game castle_risk).";

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const save = (SaveName: string, LuaScriptState: string): string =>
  JSON.stringify({ SaveName, LuaScriptState, ObjectStates: [] });

test("a record chooses its game", async () => {
  expect((await readAsked({ record: RECORD }, undefined)).game).toBe(CASTLE_RISK);
});

test("a save chooses its game by the state in it, or by its name", async () => {
  const played = file("played.json", save("renamed", "castle_risk 1\nplayers red blue\n"));
  const fresh = file("fresh.json", save("Castle Risk: Europe", ""));
  for (const path of [played, fresh])
    expect((await readAsked({ save: path }, undefined)).game).toBe(CASTLE_RISK);
});

test("what is of another game than the chosen one is refused with the title of the one that plays it", async () => {
  await expect(readAsked({ record: RECORD }, OTHER)).rejects.toThrow(`${RECORD}:1:1: This record ${HERE}`);
  const path = file("other.json", save("Castle Risk: Europe", ""));
  await expect(readAsked({ save: path }, OTHER)).rejects.toThrow(`${path}: This save ${HERE}`);
});

test("a game that there is not is refused, and those that there are are named", async () => {
  expect(() => saveOf("chess")).toThrow('--game wants a game, not "chess": there is castle_risk.');
  const path = file("chess.txt", "chess 1\nplayers red blue\n");
  await expect(readAsked({ record: path }, undefined)).rejects.toThrow(/"chess" is no game .*castle_risk\.$/);
});
