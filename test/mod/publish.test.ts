import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { assetStore } from "../../scripts/pack/assets";
import { publish } from "../../scripts/pack/publish";

let dist = "";
beforeEach(() => {
  dist = join(mkdtempSync(join(tmpdir(), "castle-dist-")), "dist");
});
afterEach(() => rmSync(join(dist, ".."), { recursive: true, force: true }));

const asset = (path: string, text: string) => assetStore(".", { [path]: text }).take(path);
const names = (folder = ""): string[] =>
  readdirSync(join(dist, folder))
    .filter((name) => name !== "written.json")
    .sort();
const read = (name: string): string => readFileSync(join(dist, name), "utf8");

test("what a build writes, the next one replaces, and assets of before go", () => {
  const [one, two] = [asset("a/b.obj", "one"), asset("a/b.obj", "two")];
  expect(one.name).toMatch(/^a-b-[0-9a-f]{12}\.obj$/);
  expect(two.name).not.toBe(one.name);
  publish(dist, [{ name: "save.json", bytes: "1" }], [one]);
  publish(dist, [{ name: "save.json", bytes: "2" }], [two]);
  expect([names(), read("save.json")]).toEqual([["assets", "save.json"], "2"]);
  expect(names("assets")).toEqual([two.name]);
});

test("a file that was changed since stays, and nothing is written", () => {
  publish(dist, [{ name: "save.json", bytes: "1" }], [asset("b.obj", "one")]);
  writeFileSync(join(dist, "save.json"), "mine");
  const before = names("assets");
  expect(() => publish(dist, [{ name: "save.json", bytes: "2" }], [asset("b.obj", "two")])).toThrow(
    "dist/save.json is not as the build left it: move it away, then build again.",
  );
  expect([read("save.json"), names("assets")]).toEqual(["mine", before]);
});

test("a file that lay there before the first build stays, and a folder in its place too", () => {
  mkdirSync(join(dist, "map.json"), { recursive: true });
  writeFileSync(join(dist, "save.json"), "mine");
  for (const name of ["save.json", "map.json"])
    expect(() => publish(dist, [{ name, bytes: "2" }])).toThrow(`dist/${name} is not as the build left it`);
  expect(read("save.json")).toBe("mine");
});

test("where one of several games is built, the assets of the others stay", () => {
  const [mine, theirs] = [asset("a.obj", "one"), asset("b.obj", "two")];
  publish(dist, [{ name: "other.json", bytes: "1" }], [theirs]);
  publish(dist, [{ name: "save.json", bytes: "1" }], [mine], false);
  expect(names("assets")).toEqual([mine.name, theirs.name].sort());
});

test("a list of what is ours that bore a save's name still counts", () => {
  publish(dist, [{ name: "save.json", bytes: "1" }]);
  renameSync(join(dist, "written.json"), join(dist, "save.written.json"));
  publish(dist, [{ name: "save.json", bytes: "2" }]);
  expect(read("save.json")).toBe("2");
});

test("a bundle from before there was a list of what is ours is replaced", () => {
  mkdirSync(dist, { recursive: true });
  writeFileSync(join(dist, "castle-risk.lua"), "old");
  publish(dist, [{ name: "castle-risk.lua", bytes: "new" }]);
  expect(read("castle-risk.lua")).toBe("new");
});

test("files of others among the assets stay, whatever they are called", () => {
  const [mine, stranger] = [asset("b.obj", "one"), "photo-0123456789ab.jpg"];
  publish(dist, [], [mine]);
  writeFileSync(join(dist, "assets", stranger), "a picture");
  writeFileSync(join(dist, "assets", "notes.txt"), "notes");
  publish(dist, [], [asset("c.obj", "two")]);
  expect(names("assets")).toEqual(["c-3fc4ccfe7458.obj", "notes.txt", stranger].sort());
});

test("an asset that is not what its name says is not written over", () => {
  const mine = asset("b.obj", "one");
  publish(dist, [], [mine]);
  writeFileSync(join(dist, "assets", mine.name), "other");
  expect(() => publish(dist, [], [mine])).toThrow(`dist/assets/${mine.name} is not what its name says`);
});
