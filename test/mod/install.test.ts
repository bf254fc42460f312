import { execFileSync } from "node:child_process";
import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { dataFolderAt } from "../../scripts/install/data-folder";
import { readBuilt } from "../../scripts/install/built";
import { newInstaller } from "../../scripts/install/install";
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
const OTHER = { name: "other", meta: { ...CASTLE_RISK.meta, title: "Another Game" } };
const installSave = (from: string, folder: string, save: typeof OTHER): string => {
  const at = dataFolderAt(folder);
  return newInstaller(at, false).install(save.meta.title, readBuilt(from, save, at)).installed;
};
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
  expect(installSave(dist, saves, CASTLE_RISK)).toBe("TS_Save_1.json");
  expect(installSave(dist, saves, OTHER)).toBe("TS_Save_2.json");
  build("second");
  expect(installSave(dist, saves, CASTLE_RISK)).toBe("TS_Save_1.json");
  expect([read("TS_Save_1.json"), read("TS_Save_2.json")]).toEqual(["second", "another game"]);
});

test("a picture without its save takes the number too", () => {
  writeFileSync(join(saves, "TS_Save_3.png"), "theirs");
  expect(installSave(dist, saves, CASTLE_RISK)).toBe("TS_Save_4.json");
});

test("every number there is stays whose it was, however large it is or written", () => {
  const theirs = ["TS_Save_9007199254740992.json", "TS_Save_99999999999999999999999.json", "ts_save_3.JSON"];
  for (const name of theirs) writeFileSync(join(saves, name), "theirs");
  expect(installSave(dist, saves, CASTLE_RISK)).toBe("TS_Save_4.json");
  for (const name of theirs) expect(read(name)).toBe("theirs");
  writeFileSync(join(saves, "TS_Save_4.json"), "round 5");
  writeFileSync(join(saves, "TS_Save_999999.json"), "theirs");
  writeFileSync(join(saves, "TS_Save_1000000.json"), "theirs");
  expect(installSave(dist, saves, CASTLE_RISK)).toBe("TS_Save_1000001.json");
});

test.skipIf(process.platform === "win32")(
  "nothing is written through a link, and no link is replaced",
  () => {
    const outside = join(root, "outside");
    writeFileSync(outside, "theirs");
    for (const name of [".TS_Save_1.json.new", ".TS_Save_1.png.new", ".castle-risk-europe.installed.txt.new"])
      symlinkSync(outside, join(saves, name));
    expect(installSave(dist, saves, CASTLE_RISK)).toBe("TS_Save_1.json");
    expect(readFileSync(outside, "utf8")).toBe("theirs");
    // Our save, but a link leads there: it is theirs by now.
    renameSync(join(saves, "TS_Save_1.json"), outside);
    symlinkSync(outside, join(saves, "TS_Save_1.json"));
    build("second");
    expect(installSave(dist, saves, CASTLE_RISK)).toBe("TS_Save_2.json");
    expect(lstatSync(join(saves, "TS_Save_1.json")).isSymbolicLink()).toBe(true);
    expect(readFileSync(outside, "utf8")).toBe("first");
  },
);

test("a picture that somebody has put in the place of ours stays", () => {
  expect(installSave(dist, saves, CASTLE_RISK)).toBe("TS_Save_1.json");
  writeFileSync(join(saves, "TS_Save_1.png"), "their picture");
  build("second");
  expect(installSave(dist, saves, CASTLE_RISK)).toBe("TS_Save_1.json");
  expect([read("TS_Save_1.json"), read("TS_Save_1.png")]).toEqual(["second", "their picture"]);
  build("third");
  installSave(dist, saves, CASTLE_RISK);
  expect(read("TS_Save_1.png")).toBe("their picture");
});

test("a file with our note's name that is no note of ours is left alone, and said", () => {
  const note = join(saves, "castle-risk-europe.installed.txt");
  const refused = `${note} is in the way: it is no note of an earlier copy. Move it elsewhere and try again.`;
  for (const text of ["my notes", '{"name":"../../x.json","hash":"1"}', "null"]) {
    writeFileSync(note, text);
    expect(() => installSave(dist, saves, CASTLE_RISK)).toThrow(refused);
    expect(readFileSync(note, "utf8")).toBe(text);
  }
  rmSync(note);
  mkdirSync(note);
  expect(() => installSave(dist, saves, CASTLE_RISK)).toThrow(refused);
  expect(readdirSync(saves)).toHaveLength(1);
});

test.skipIf(process.platform === "win32")("a pipe with our note's name does not hold the copy up", () => {
  execFileSync("mkfifo", [join(saves, "castle-risk-europe.installed.txt")]);
  expect(() => installSave(dist, saves, CASTLE_RISK)).toThrow("is in the way");
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
