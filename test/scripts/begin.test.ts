import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { CASTLE_RISK } from "../../mod/saves/castle-risk";
import { saveOf } from "../../scripts/pack/saves";
import { readAsked, refuseFolder } from "../../scripts/start/begin";

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

test("a folder in which another game goes on is refused with its title, and left as it is", () => {
  const named = mkdtempSync(join(folder, "games-"));
  expect(() => refuseFolder(named, OTHER)).not.toThrow();
  const autosave = join(named, "autosave.json");
  for (const text of [
    save("renamed", "castle_risk 1\nplayers red blue\n"),
    save("Castle Risk: Europe", ""),
  ]) {
    writeFileSync(autosave, text);
    expect(() => refuseFolder(named, OTHER)).toThrow(`${named}: The game in this folder ${HERE}`);
    expect(() => refuseFolder(named, CASTLE_RISK)).not.toThrow();
    expect(readFileSync(autosave, "utf8")).toBe(text);
  }
  // What cannot be read is put aside when the table opens.
  writeFileSync(autosave, "no save");
  expect(() => refuseFolder(named, OTHER)).not.toThrow();
});

test("a game that there is not is refused, and those that there are are named", async () => {
  expect(() => saveOf("chess")).toThrow(
    '--game wants a game, not "chess": there are castle_risk, risk_europe, risk_classic, risk_2008.',
  );
  const path = file("chess.txt", "chess 1\nplayers red blue\n");
  await expect(readAsked({ record: path }, undefined)).rejects.toThrow(
    /"chess" is no game .*castle_risk, risk_europe, risk_classic, risk_2008\.$/,
  );
});

test("a record begins a table as replay plays it, or is refused as replay refuses it", async () => {
  const begun = "castle_risk 1\nplayers red blue\n# table setup was yesterday\nroll order red 6 blue 1\n";
  const good = file("good.txt", begun);
  expect((await readAsked({ record: good }, undefined)).begin).toEqual({ state: begun });
  const setup = file("setup.txt", "castle_risk 1\noption crowns_to_win 9\n# table setup\n");
  await expect(readAsked({ record: setup }, undefined)).rejects.toThrow(/setup\.txt:2:23: .*players/);
  const other = file("version.txt", "castle_risk 99\noption crowns_to_win 99\n# table setup\n");
  await expect(readAsked({ record: other }, undefined)).rejects.toThrow(/version\.txt:1:13: .*version 99/);
  const none = file("none.txt", "\u0001\u0002 not a record at all\n# table setup\n");
  await expect(readAsked({ record: none }, undefined)).rejects.toThrow(/none\.txt:1:4: "not" is no game/);
});

test("a comment that says a game stands otherwise than its record leads to is refused where it stands", async () => {
  const position =
    "castle_risk 1 ; players red blue ; round 4 ; phase attack ; turn red ; seat red capital saxony ; " +
    "seat blue capital france losses ask ; saxony red infantry 6 ; france blue infantry 4";
  const text = `castle_risk 1\nplayers red blue\n# table match host Ann\n# position 64 ${position}\n`;
  const wrong = file("wrong.txt", text);
  await expect(readAsked({ record: wrong }, undefined)).rejects.toThrow(/wrong\.txt:4:1: The game does not/);
});

const nested = (levels: number): string => {
  const bag =
    '{"Name":"Bag","Transform":{"posX":0,"posY":0,"posZ":0,"rotX":0,"rotY":0,"rotZ":0,"scaleX":1,"scaleY":1,"scaleZ":1}';
  return `${bag},"ContainedObjects":[`.repeat(levels) + bag + "}" + "]}".repeat(levels);
};

test.each([
  ["a kind that there is not", nested(0).replace("Bag", "Foo"), /ObjectStates\[0\] is of a kind .*"Foo"/],
  ["bags in bags, 3000 deep", nested(3000), /ObjectStates is nested deeper/],
  ["an object that is none", "null", /ObjectStates\[0\] must be an object/],
])("a save with %s is refused in one sentence", async (_, object, why) => {
  const path = file("bad.json", `{"SaveName":"x","ObjectStates":[${object}]}`);
  await expect(readAsked({ save: path }, undefined)).rejects.toThrow(
    /^[^\n]*bad\.json cannot be opened: [^\n]*\.$/,
  );
  await expect(readAsked({ save: path }, undefined)).rejects.toThrow(why);
});

test("a save without a script is opened, and one with fields nested 100,000 deep refused", async () => {
  const path = file("null.json", '{"SaveName":"Castle Risk: Europe","LuaScript":null,"ObjectStates":[]}');
  expect((await readAsked({ save: path }, undefined)).game).toBe(CASTLE_RISK);
  const deep = file("deep.json", `{"ObjectStates":[],"Extra":${"[".repeat(1e5)}${"]".repeat(1e5)}}`);
  await expect(readAsked({ save: deep }, undefined)).rejects.toThrow(
    /deep\.json cannot be opened: Extra is nested/,
  );
});
