import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { installSave, savesFolder } from "../../scripts/install/install";
import { CASTLE_RISK } from "../../mod/saves/castle-risk";

let root = "";
let dist = "";
let saves = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "castle-saves-"));
  [dist, saves] = ["dist", "Saves"].map((name) => join(root, name));
  mkdirSync(dist);
  mkdirSync(saves);
  build("first");
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function build(text: string): void {
  writeFileSync(join(dist, "castle-risk.json"), text);
  writeFileSync(join(dist, "castle-risk.png"), "picture");
}
const read = (name: string): string => readFileSync(join(saves, name), "utf8");

test("the save takes the next free number, and its place again after the next build", () => {
  writeFileSync(join(saves, "TS_Save_7.json"), "a game of theirs");
  expect(installSave(dist, saves, CASTLE_RISK)).toBe("TS_Save_8.json");
  build("second");
  expect(installSave(dist, saves, CASTLE_RISK)).toBe("TS_Save_8.json");
  expect([read("TS_Save_8.json"), read("TS_Save_8.png"), read("TS_Save_7.json")]).toEqual([
    ...["second", "picture", "a game of theirs"],
  ]);
  expect(readdirSync(saves)).toHaveLength(4);
});

test("a game that was saved in its place since stays", () => {
  expect(installSave(dist, saves, CASTLE_RISK)).toBe("TS_Save_1.json");
  writeFileSync(join(saves, "TS_Save_1.json"), "round 5");
  expect(installSave(dist, saves, CASTLE_RISK)).toBe("TS_Save_2.json");
  expect(read("TS_Save_1.json")).toBe("round 5");
});

test("each game has its own place", () => {
  writeFileSync(join(dist, "other.json"), "another game");
  writeFileSync(join(dist, "other.png"), "picture");
  const other = { name: "other", meta: { ...CASTLE_RISK.meta, title: "Another Game" } };
  expect(installSave(dist, saves, CASTLE_RISK)).toBe("TS_Save_1.json");
  expect(installSave(dist, saves, other)).toBe("TS_Save_2.json");
  build("second");
  expect(installSave(dist, saves, CASTLE_RISK)).toBe("TS_Save_1.json");
  expect([read("TS_Save_1.json"), read("TS_Save_2.json")]).toEqual(["second", "another game"]);
});

test("a picture without its save takes the number too", () => {
  writeFileSync(join(saves, "TS_Save_3.png"), "theirs");
  expect(installSave(dist, saves, CASTLE_RISK)).toBe("TS_Save_4.json");
});

test("what is missing is said in one sentence", () => {
  expect(() => installSave(join(root, "none"), saves, CASTLE_RISK)).toThrow("run npm run build first.");
  expect(() => installSave(dist, join(root, "none"), CASTLE_RISK)).toThrow(
    /^There is no folder .*none: start Tabletop/,
  );
  expect(() => installSave(dist, join(dist, "castle-risk.json"), CASTLE_RISK)).toThrow(
    /^There is no folder /,
  );
});

test("each system has its folder", () => {
  const folder = (system: string): string => savesFolder(system, "/me").replaceAll("\\", "/");
  expect(["win32", "darwin", "linux"].map(folder)).toEqual([
    "/me/Documents/My Games/Tabletop Simulator/Saves",
    "/me/Library/Tabletop Simulator/Saves",
    "/me/.local/share/Tabletop Simulator/Saves",
  ]);
});
