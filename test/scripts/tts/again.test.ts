/** A tree is renewed, and what somebody wrote in it stays; what cannot be done is said in one sentence. */
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { tts, usageOf } from "../../../scripts/tts/command";
import { Complaint, resultOf } from "../../../scripts/complaint";
import { pack } from "../../../scripts/tts/pack";
import { unpack } from "../../../scripts/tts/unpack";
import { COMMANDS } from "../../../scripts/tts/commands/index";
import { complaint, newPath, newTree, NORMAL, saveOf, treeOf } from "./tree";

const ALONE = { commands: COMMANDS, call: "npx tts" };

describe("into a tree that is there", () => {
  const knight = {
    GUID: "aaaaaa",
    Nickname: "Knight",
    Transform: { posX: 1.5, rotY: 359.99, scaleX: 1 },
    LuaScript: "a = 1",
  };
  const at = (Transform: object, more: object = {}): string => saveOf([{ ...knight, Transform, ...more }]);

  test("nothing is written that is the same, and only what has changed", () => {
    const tree = treeOf(saveOf([knight, { GUID: "bbbbbb" }]));
    expect(tree.unpack(saveOf([knight, { GUID: "bbbbbb" }]))).toMatchObject({ written: 0, removed: 0 });
    const changed = saveOf([{ ...knight, LuaScript: "a = 2" }, { GUID: "bbbbbb" }]);
    expect(tree.unpack(changed)).toMatchObject({ written: 1, removed: 0, kept: [] });
    expect(tree.pack()).toBe(changed);
  });

  test("what only drifted keeps the tree's text: places, turns over the whole circle, colours", () => {
    const before = at({ posX: 1.5, rotY: 359.99, scaleX: 1 }, { ColorDiffuse: { r: 0.5 } });
    const drifted = at({ posX: 1.5004, rotY: 0.02, scaleX: 0.99999 }, { ColorDiffuse: { r: 0.500009 } });
    const moved = at({ posX: 1.5006, rotY: 0.06, scaleX: 1.001 }, { ColorDiffuse: { r: 0.50002 } });
    const tree = treeOf(before);
    expect(tree.unpack(drifted)).toMatchObject({ written: 0, steady: 4 });
    expect(tree.pack()).toBe(before);
    expect(tree.unpack(moved)).toMatchObject({ written: 1, steady: 0 });
    expect(tree.pack()).toBe(moved);
    tree.unpack(before, { exact: true });
    expect(tree.unpack(drifted, { exact: true })).toMatchObject({ written: 1, steady: 0 });
    expect(tree.pack()).toBe(drifted);
  });

  test("dates and states stay the tree's, long ones too, until --exact takes them", () => {
    const state = (round: number): string => JSON.stringify({ round, seats: "red blue green ".repeat(8) });
    const save = (date: string, round: number): string =>
      saveOf([{ ...knight, LuaScriptState: state(round) }], { Date: date, LuaScriptState: `{${round}}` });
    const tree = treeOf(save("today", 1));
    expect(tree.unpack(save("tomorrow", 2))).toMatchObject({ written: 0, steady: 3 });
    expect(tree.pack()).toBe(save("today", 1));
    tree.unpack(save("tomorrow", 2), { exact: true });
    expect(tree.pack()).toBe(save("tomorrow", 2));
  });

  test("a shuffled deck keeps each card's own state and place", () => {
    const card = (GUID: string, posX: number, state: string): object => ({
      ...{ GUID, Name: "Card", Transform: { posX }, LuaScriptState: state },
    });
    const deck = (...cards: readonly object[]): string =>
      saveOf([{ GUID: "dec000", Name: "Deck", ContainedObjects: cards }]);
    const tree = treeOf(deck(card("c00001", 1, "one"), card("c00002", 1.0003, "two")));
    tree.unpack(deck(card("c00002", 1.0001, "two"), card("c00001", 1.0002, "one"), card("c00003", 1, "new")));
    expect(tree.pack()).toBe(
      deck(card("c00002", 1.0003, "two"), card("c00001", 1, "one"), card("c00003", 1, "new")),
    );
  });

  test("what somebody changed is kept and named, and nothing is taken away that it may name", () => {
    const tree = treeOf(saveOf([knight, { GUID: "bbbbbb" }]));
    tree.write("objects/Knight.aaaaaa.ttslua", "a = 3 -- mine");
    const { kept, removed } = tree.unpack(saveOf([{ ...knight, LuaScript: "a = 2" }]));
    expect({ kept, removed }).toEqual({ kept: ["objects/Knight.aaaaaa.ttslua"], removed: 0 });
    expect(tree.read("objects/Knight.aaaaaa.ttslua")).toBe("a = 3 -- mine");
    expect(existsSync(join(tree.folder, "objects/object.bbbbbb.json"))).toBe(true);
    const forced = tree.unpack(saveOf([{ ...knight, LuaScript: "a = 2" }]), { force: true });
    expect(forced).toMatchObject({ kept: [], removed: 1 });
    expect(tree.pack()).toBe(saveOf([{ ...knight, LuaScript: "a = 2" }]));
  });

  test("a changed file that the save has no more is named once, and is its writer's from then on", () => {
    const tree = treeOf(saveOf([knight, { GUID: "bbbbbb" }]));
    tree.write("objects/Knight.aaaaaa.ttslua", "a = 3 -- mine");
    const save = saveOf([{ GUID: "bbbbbb" }]);
    expect(tree.unpack(save)).toMatchObject({ removed: 0, kept: ["objects/Knight.aaaaaa.ttslua"] });
    expect(tree.unpack(save)).toMatchObject({ removed: 1, kept: [] });
    expect(tree.unpack(save, { force: true })).toMatchObject({ written: 0, removed: 0, kept: [] });
    expect(tree.read("objects/Knight.aaaaaa.ttslua")).toBe("a = 3 -- mine");
  });

  test("the tree of another save is left alone, unless --force says so", () => {
    const tree = treeOf(saveOf([knight]));
    const other = saveOf([{ GUID: "bbbbbb", Nickname: "King" }]);
    expect(complaint(() => tree.unpack(other))).toContain("is of another save, which has no object of");
    expect(tree.pack()).toBe(saveOf([knight]));
    tree.unpack(other, { force: true });
    expect(tree.pack()).toBe(other);
  });

  test("objects that are gone go with their folders; files that somebody added stay", () => {
    const tree = treeOf(saveOf([{ GUID: "ba6000", ContainedObjects: [knight] }, { GUID: "bbbbbb" }]));
    tree.write("README.md", "Mine");
    tree.write("objects/notes.txt", "Mine");
    expect(tree.unpack(saveOf([{ GUID: "bbbbbb" }]))).toMatchObject({ removed: 3, kept: [] });
    expect(tree.files()).toEqual([
      "README.md",
      "objects/notes.txt",
      "objects/object.bbbbbb.json",
      "save.json",
    ]);
  });

  test("a folder with other files of these names, or with links in the way, is refused before anything is written", () => {
    const tree = newTree();
    tree.write("save.json", "Mine");
    expect(complaint(() => tree.unpack(saveOf([])))).toContain("has other files in the way");
    expect(tree.files()).toEqual(["save.json"]);
    const linked = newTree();
    mkdirSync(linked.folder);
    symlinkSync(tree.folder, join(linked.folder, "objects"));
    expect(complaint(() => linked.unpack(saveOf([{}])))).toContain("objects/object.json");
    expect(linked.files()).toEqual([]);
  });
});

describe("into a tree that a person has changed", () => {
  const knight = (more: object = {}): object => ({
    GUID: "aaaaaa",
    Nickname: "Knight",
    Locked: true,
    ...more,
  });
  const king = { GUID: "bbbbbb", Nickname: "King" };
  const SCRIPT = "function a() end\nfunction b() end\n";
  const [A, B] = ["function a() end\n", "function b() end\n"];
  const save = (objects: readonly object[], LuaScript = SCRIPT): string =>
    saveOf(objects, { Note: "", LuaScript });
  /** A tree whose script somebody has split. */
  const splitTree = (): ReturnType<typeof treeOf> => {
    const tree = treeOf(save([knight()]));
    const both = '{ "$joined": [{ "$text": "Global.ttslua" }, { "$text": "src/b.ttslua" }] }';
    tree.write("save.json", tree.read("save.json").replace(/\{\s*"\$text": "Global.ttslua"\s*\}/, both));
    tree.write("Global.ttslua", A);
    tree.write("src/b.ttslua", B);
    expect(tree.pack()).toBe(save([knight()]));
    return tree;
  };

  test("an object that was added in the game comes in, and the split of the script stays", () => {
    const tree = splitTree();
    for (let n = 0; n < 2; n++) {
      expect(tree.unpack(save([king, knight({ Locked: false })]))).toMatchObject({ kept: [] });
      expect(tree.pack()).toBe(save([king, knight({ Locked: false })]));
      expect([tree.read("Global.ttslua"), tree.read("src/b.ttslua")]).toEqual([A, B]);
    }
    // It is gone again, with its file; the person's files never go.
    expect(tree.unpack(save([knight()]))).toMatchObject({ kept: [], removed: 1 });
    expect(tree.pack()).toBe(save([knight()]));
    expect(tree.read("src/b.ttslua")).toBe(B);
  });

  test("a split script that was written on, and is not in the game yet, stays too", () => {
    const tree = treeOf(save([knight()], A));
    const both = '{ "$joined": [{ "$text": "Global.ttslua" }, { "$text": "src/b.ttslua" }] }';
    tree.write("save.json", tree.read("save.json").replace(/\{\s*"\$text": "Global.ttslua"\s*\}/, both));
    tree.write("src/b.ttslua", B);
    expect(tree.unpack(save([knight(), king], A))).toMatchObject({ kept: [] });
    expect(tree.pack()).toBe(save([knight(), king]));
  });

  test("another script in the save is named, as often as it comes, and all else comes in", () => {
    const tree = splitTree();
    for (let n = 0; n < 2; n++) {
      const changed = save([knight(), king], `${SCRIPT}-- by somebody else`);
      expect(tree.unpack(changed)).toMatchObject({ kept: ["save.json (LuaScript)"] });
      expect(tree.pack()).toBe(save([knight(), king]));
    }
    tree.unpack(save([knight(), king], "-- new"), { force: true });
    expect(tree.pack()).toBe(save([knight(), king], "-- new"));
    expect(tree.read("src/b.ttslua")).toBe(B);
  });

  test("fields that one of both has changed are taken; one that both have is the person's, and named", () => {
    const tree = treeOf(save([knight({ Description: "Old", Value: 1 }), king]));
    const path = "objects/Knight.aaaaaa.json";
    const mine = tree
      .read(path)
      .replace('"Old"', '"Mine"')
      .replace('"Value": 1', '"Value": 2,\n  "Memo": "x"');
    tree.write(path, mine);
    const played = (more: object): string => save([knight({ Description: "Old", Value: 1, ...more }), king]);
    expect(tree.unpack(played({ Locked: false }))).toMatchObject({ kept: [], written: 1 });
    const both = { Locked: false, Description: "Mine", Value: 2, Memo: "x" };
    expect(JSON.parse(tree.read(path))).toEqual({ ...knight(), ...both });
    expect(tree.unpack(played({ Locked: false }))).toMatchObject({ kept: [], written: 0 });
    const conflict = played({ Locked: true, Description: "Theirs" });
    expect(tree.unpack(conflict).kept).toEqual([`${path} (Description)`]);
    expect(JSON.parse(tree.read(path))).toEqual({ ...knight(), ...both, Locked: true });
    // What has been in the game is the save's again.
    expect(tree.unpack(tree.pack())).toMatchObject({ kept: [], written: 0 });
    expect(tree.unpack(played({ Value: 3 }))).toMatchObject({ kept: [], written: 1 });
    expect(tree.pack()).toBe(played({ Value: 3 }));
  });

  test("objects that a person has put in or taken out of a list stay so", () => {
    const tree = treeOf(save([knight(), king]));
    tree.write("objects/Mine.json", JSON.stringify({ GUID: "cccccc" }));
    const names = tree.read("save.json").replace('"objects/King.bbbbbb.json"', '"objects/Mine.json"');
    tree.write("save.json", names);
    const queen = { GUID: "dddddd", Nickname: "Queen" };
    expect(tree.unpack(save([queen, knight(), king])).kept).toEqual(["save.json (ObjectStates)"]);
    expect(tree.pack()).toBe(save([queen, knight(), { GUID: "cccccc" }]));
  });

  test("what came while a file could not be read comes in once it can be again", () => {
    const tree = treeOf(save([knight()]));
    const path = "objects/Knight.aaaaaa.json";
    const text = tree.read(path);
    tree.write(path, `<<<<<<< HEAD\n${text}`);
    const played = save([knight({ Locked: false })]);
    expect(tree.unpack(played).kept).toEqual([path]);
    tree.write(path, text.replace('"Knight"', '"Sir"'));
    expect(tree.unpack(played).kept).toEqual([]);
    expect(tree.pack()).toBe(save([knight({ Nickname: "Sir", Locked: false })]));
  });

  test("a file that is of another object now, or is no JSON any more, is kept whole", () => {
    const tree = treeOf(saveOf([{ Name: "Dice", GUID: "" }, { Name: "Dice" }]));
    for (const mine of ['{ "Name": "Dice", "GUID": "eeeeee" }', "{ mine"]) {
      tree.write("objects/Dice.json", mine);
      expect(tree.unpack(saveOf([{ Name: "Dice", GUID: "", a: 1 }])).kept).toContain("objects/Dice.json");
      expect(tree.read("objects/Dice.json")).toBe(mine);
    }
  });
});

describe("what cannot be done is said in one sentence", () => {
  test.each([
    [
      "a save that was cut",
      '{\n  "ObjectStates": [{"a',
      /ends in the middle \(line 2, column 23\): it was cut/,
    ],
    ["no JSON", '{"a": 01, "ObjectStates": []}', /no JSON: a comma or } is missing at line 1, column 8/],
    ["no save", "[]", /is no save of Tabletop Simulator: it has no list ObjectStates/],
    ["fields that a tree has itself", '{"ObjectStates": [{"a": {"$text": "b"}}]}', /has a field \$text/],
    ["values without end", `{"ObjectStates": ${"[".repeat(100_000)}`, /more than 500 others/],
  ])("%s", (_, save, sentence) => {
    const tree = newTree();
    expect(complaint(() => tree.unpack(save))).toMatch(sentence);
    expect(existsSync(tree.folder)).toBe(false);
  });

  test("a file that is no text in UTF-8, a folder, none at all", () => {
    const file = newPath();
    writeFileSync(file, Buffer.from([0x7b, 0xff, 0x7d]));
    const to = newPath();
    expect(complaint(() => unpack(file, to, NORMAL))).toContain("no text in UTF-8");
    expect(complaint(() => unpack(dirname(file), to, NORMAL))).toContain("is a folder");
    expect(complaint(() => unpack(newPath(), to, NORMAL))).toContain("There is no file");
    expect(complaint(() => unpack("/dev/null", to, NORMAL))).toContain("is no file, but a pipe or a device");
    expect(complaint(() => pack(to, file, { force: false }))).toContain("There is no folder");
    expect(complaint(() => pack(dirname(file), file, { force: false }))).toContain("has no save.json");
  });

  test("a place that the system refuses: what was there is whole", () => {
    const tree = treeOf(saveOf([{ GUID: "aaaaaa", LuaScript: "a" }]));
    const save = saveOf([{ GUID: "aaaaaa", LuaScript: "b" }]);
    const file = newPath();
    writeFileSync(file, save);
    expect(complaint(() => unpack(file, join(file, "tree"), NORMAL))).toContain(
      "cannot be written: a part of its path is no folder. Each file there is whole, old or new",
    );
    expect(complaint(() => pack(tree.folder, join(file, "save.json"), { force: false }))).toContain(
      "There is no folder",
    );
    expect(readFileSync(file, "utf8")).toBe(save);
  });

  test("what the system does not let us read: where, why, and what to do", async () => {
    const round = newPath();
    symlinkSync(round, round);
    const run = async (path: string): Promise<string> =>
      (await resultOf("", async () => tts(ALONE, ["unpack", path, newPath()]))).err;
    expect(await run(round)).toBe(
      `${round} cannot be read: its links lead round in a circle. Put that right and try again.\n`,
    );
    const long = "x".repeat(5000);
    expect(await run(long)).toBe(
      `${long} cannot be read: the name is too long. Put that right and try again.\n`,
    );
  });

  test.runIf(process.platform === "linux")(
    "a tree's file that cannot be read is not called another text",
    () => {
      const tree = treeOf(saveOf([{ GUID: "aaaaaa", LuaScript: "a" }]));
      const file = join(tree.folder, "objects/object.aaaaaa.ttslua");
      rmSync(file);
      // A file like any other, whose bytes the system does not give.
      symlinkSync("/proc/self/mem", file);
      expect(complaint(() => tree.pack())).toBe(
        `${file} cannot be read: see that you may read it and that its disk works, and try again.`,
      );
    },
  );

  test("a tree whose files are missing, are in themselves, or lie elsewhere", () => {
    const tree = treeOf(saveOf([{ GUID: "aaaaaa", LuaScript: "a" }]));
    const refer = (text: string): string => {
      tree.write("objects/object.aaaaaa.json", text);
      return complaint(() => tree.pack());
    };
    expect(refer('{"a": {"$text": "b.txt"}}')).toContain(
      "objects/b.txt is missing: objects/object.aaaaaa.json names it",
    );
    expect(refer('{"a": {"$object": "object.aaaaaa.json"}}')).toContain("is in itself");
    expect(refer('{"a": {"$text": "../../secret"}}')).toContain("outside of the tree");
    expect(refer('{"a": {"$text": "/etc/passwd"}}')).toContain("outside of the tree");
    expect(refer('{"a": {"$objects": [1]}}')).toContain("names no file");
    expect(refer('{"a"')).toContain("ends in the middle");
  });

  test("pack writes over its own saves alone, and a save that is refused stays whole", () => {
    const tree = treeOf(saveOf([{ GUID: "aaaaaa", LuaScript: "a" }]));
    const file = newPath();
    pack(tree.folder, file, { force: false });
    tree.write("objects/object.aaaaaa.ttslua", "b");
    pack(tree.folder, file, { force: false });
    expect(readFileSync(file, "utf8")).toBe(saveOf([{ GUID: "aaaaaa", LuaScript: "b" }]));
    writeFileSync(file, "A game was saved here.");
    expect(complaint(() => pack(tree.folder, file, { force: false }))).toContain(
      "unpack it first, or say --force",
    );
    expect(readFileSync(file, "utf8")).toBe("A game was saved here.");
    pack(tree.folder, file, { force: true });
    const own = join(tree.folder, "save.json");
    expect(complaint(() => pack(tree.folder, own, { force: true }))).toContain("is a file of the tree");
    expect(readFileSync(file, "utf8")).toContain("SaveName");
  });

  test("a wrong command line", async () => {
    const refused = async (...args: readonly string[]): Promise<string> =>
      tts(ALONE, args).catch((error: unknown) =>
        error instanceof Complaint ? error.message : String(error),
      );
    expect(await refused()).toBe("A command is wanted.");
    expect(await refused("upack")).toBe('There is no command "upack".');
    expect(await refused("unpack", "a")).toBe("unpack wants a save and a folder.");
    expect(await refused("unpack", "a", "b", "c")).toBe("unpack wants a save and a folder.");
    expect(await refused("check")).toBe("check wants one save or folder.");
    expect(await refused("check", "--game", "castle_risk")).toBe("--game is no option.");
    expect(await refused("pack", "a", "b", "--exact")).toBe("--exact is for unpack.");
    expect(await refused("pack", "a", "b", "--exalt")).toBe("--exalt is no option.");
    expect(await refused("unpack", "a", "b", "--exact=yes")).toBe("--exact takes no value.");
    expect(await refused("unpack", "nowhere.json", "b")).toMatch(/^There is no file .*nowhere.json\.$/);
    expect(await tts(ALONE, ["--help"])).toContain("Usage: npx tts");
    expect(await usageOf(ALONE, ["pack", "a"])).toContain("tts pack <folder> <save>");
  });

  test("a shell completes commands and their options", async () => {
    const completed = async (...words: readonly string[]): Promise<readonly string[]> =>
      (await tts(ALONE, ["--get-yargs-completions", "tts", ...words])).split("\n");
    expect(await completed("un")).toContain("unpack");
    expect(await completed("unpack", "--e")).toContain("--exact");
    expect(await tts(ALONE, ["completion"])).toContain(
      "complete -o bashdefault -o default -F _tts_yargs_completions tts",
    );
  });
});
