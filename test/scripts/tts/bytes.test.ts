/** Saves become trees of small files, and the same bytes again. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, onTestFinished, test } from "vitest";
import { openTable } from "../../../tabletop/table";
import { anyText } from "../../helpers/any-text";
import { newPath, saveOf, treeOf } from "./tree";

describe("the tree", () => {
  test("has a file for each object, script, interface and long text; contents, states and children have folders", () => {
    const script = "function onLoad()\n\tprint('ready')\nend\n";
    const card = { GUID: "c00001", Name: "Card", Nickname: "Fire Ball" };
    const bag = {
      ...{ GUID: "ba6000", Name: "Bag", Nickname: "Spells", LuaScript: script, XmlUI: "<Text/>" },
      ...{ GMNotes: "Said only to the host. ".repeat(8), ContainedObjects: [card] },
      ...{ States: { 2: { ...card, GUID: "c00002" } }, ChildObjects: [{ ...card, GUID: "c00003" }] },
    };
    const tabs = { 0: { title: "Rules", body: "Who has most, wins.\nTies are shared.", color: "Grey" } };
    const tree = treeOf(saveOf([bag], { LuaScript: "--[[ ]]", LuaScriptState: "", TabStates: tabs }));
    expect(tree.files()).toEqual([
      "Global.ttslua",
      "Notebook_0_Rules.body.txt",
      "objects/Spells.ba6000.gmnotes.txt",
      "objects/Spells.ba6000.json",
      "objects/Spells.ba6000.ttslua",
      "objects/Spells.ba6000.xml",
      "objects/Spells.ba6000/children/Fire_Ball.c00003.json",
      "objects/Spells.ba6000/contents/Fire_Ball.c00001.json",
      "objects/Spells.ba6000/states/2_Fire_Ball.c00002.json",
      "save.json",
    ]);
    expect(tree.read("objects/Spells.ba6000.ttslua")).toBe(script);
    expect(JSON.parse(tree.read("save.json"))).toMatchObject({
      LuaScript: { $text: "Global.ttslua" },
      ObjectStates: { $objects: ["objects/Spells.ba6000.json"] },
    });
  });

  test("tells equal names and GUIDs apart, in any case, and gives names that every file system takes", () => {
    const nicknames = [
      "Knight",
      "KNIGHT",
      "knight",
      "CON",
      "a/b\\c:d*?",
      "..",
      "",
      "[ff0000]Red[-]",
      "Замок",
      "x".repeat(300),
    ];
    const tree = treeOf(saveOf(nicknames.map((Nickname) => ({ GUID: "aaaaaa", Name: "Block", Nickname }))));
    expect(tree.files().filter((path) => path.startsWith("objects/"))).toEqual(
      [
        ...[
          "Block.aaaaaa",
          "Block.aaaaaa-2",
          "KNIGHT.aaaaaa-2",
          "Knight.aaaaaa",
          "Red.aaaaaa",
          "_CON.aaaaaa",
        ],
        ...["a_b_c_d.aaaaaa", "knight.aaaaaa-3", `${"x".repeat(32)}.aaaaaa`, "Замок.aaaaaa"],
      ]
        .map((stem) => `objects/${stem}.json`)
        .sort(),
    );
  });

  test("has the modules of a bundled script apart: one file for equal ones, another for another text", () => {
    const register = (name: string, text: string, line: string): string =>
      `__bundle_register("${name}", function(require, _LOADED, __bundle_register, __bundle_modules)${line}${text}${line}end)${line}`;
    const bundle = (root: string, board: string, line = "\n"): string =>
      `-- Bundled by luabundle {"luaVersion":"5.2","rootModuleName":"${root}","version":"1.7.0"}${line}local x = 1${line}` +
      register(root, 'require("core/board")', line) +
      register("core/board", board, line) +
      `return __bundle_require("${root}")`;
    const scripts = [
      bundle("__root", "é = 1"),
      bundle("main.ttslua", "é = 1"),
      bundle("__root", "b = 2", "\r\n"),
      "-- Bundled by luabundle {}",
    ];
    const tree = treeOf(
      saveOf(scripts.map((LuaScript, i) => ({ GUID: `00000${i}`, Nickname: "Bag", LuaScript }))),
    );
    expect(tree.files().filter((path) => path.endsWith(".ttslua"))).toEqual([
      ...[0, 1, 2, 3].map((i) => `objects/Bag.00000${i}.ttslua`),
      ...["src/core/board-2.ttslua", "src/core/board.ttslua"],
    ]);
    expect(tree.read("objects/Bag.000001.ttslua")).toBe('require("core/board")');
    tree.write("src/core/board.ttslua", "é = 3");
    expect(tree.pack().match(/é = 3/g)).toHaveLength(2);
  });

  test("leaves plain cards in the file of their deck: a card with a script alone has one of its own", () => {
    const card = (GUID: string, more: object = {}): object => ({
      GUID,
      Name: "CardCustom",
      Nickname: "Spell",
      ...more,
    });
    const cards = [card("c00001"), card("c00002", { LuaScript: "a = 1" }), card("c00003")];
    const deck = { GUID: "dec000", Name: "DeckCustom", ContainedObjects: cards };
    const tree = treeOf(saveOf([deck, { ...deck, GUID: "dec001", ContainedObjects: cards.slice(0, 1) }]));
    expect(tree.files().filter((path) => path.includes("Spell"))).toEqual([
      "objects/DeckCustom.dec000/contents/Spell.c00002.json",
      "objects/DeckCustom.dec000/contents/Spell.c00002.ttslua",
    ]);
    const [first, second] = tree.read("objects/DeckCustom.dec000.json").split("$object");
    expect([first, second].map((part) => part.match(/c0000\d/g))).toEqual([["c00001"], ["c00002", "c00003"]]);
  });

  test("is changed by hand: pack takes scripts, order and objects as the files have them", () => {
    const tree = treeOf(saveOf([{ GUID: "aaaaaa", LuaScript: "a = 1" }, { GUID: "bbbbbb" }]));
    tree.write("objects/object.aaaaaa.ttslua", 'print("two\tlines")\n');
    tree.write("objects/new.json", '{"GUID": "cccccc", "Value": 1.0}');
    tree.write("save.json", tree.read("save.json").replace("objects/object.bbbbbb.json", "objects/new.json"));
    expect(tree.pack()).toBe(
      saveOf([
        { GUID: "aaaaaa", LuaScript: 'print("two\tlines")\n' },
        { GUID: "cccccc", Value: 1.5 },
      ]).replace("1.5", "1.0"),
    );
  });
});

/** Texts that writers of saves are known for, or that a person has edited. */
const ODD: Readonly<Record<string, string>> = {
  "numbers as their text":
    '{"a": [1.0, 1E-05, -0.0, 1.2e+5, 123456789012345678901234567890, NaN], "ObjectStates": []}',
  "line ends of Windows": saveOf([{ LuaScript: "a\r\nb\n" }]).replaceAll("\n", "\r\n"),
  "tabs, a byte order mark and a final line": `\ufeff${JSON.stringify({ ObjectStates: [{}] }, undefined, "\t")}\n`,
  "one line": '{"ObjectStates":[{"GUID":"aaaaaa","LuaScript":"a"}],"x":{}}',
  "one line with spaces": '{"ObjectStates": [{"GUID": "aaaaaa", "Tags": ["a", "b"]}], "x": {}}',
  "a stray tab, and empty lines": '\n{\n  "a": 1,\t\n\n  "ObjectStates": [ ],\n "b" :{ }\n}\n\n',
  "escapes that no writer needs":
    '{"LuaScript": "\\u0061\\/b", "ObjectStates": [{"Nickname": "\\u00e9\\/", "XmlUI": "<a\\u003e"}]}',
  "escapes of Tabletop Simulator":
    '{"LuaScript": "\\u0085\\u2028\\u0001\\b\\f\\"\\\\é🎲", "ObjectStates": []}',
  "escapes of JavaScript": '{"LuaScript": "\u0085\u2028é", "ObjectStates": []}',
  "escapes of ASCII alone": '{"LuaScript": "\\u00e9\\ud83c\\udfb2\\u007f", "ObjectStates": []}',
  "half a character": '{"LuaScript": "\\ud83c and so on", "ObjectStates": []}',
  "a key twice": '{"LuaScript": "a", "LuaScript": "b", "ObjectStates": [{"GUID": "a", "GUID": "b"}]}',
  "values of other kinds":
    '{"LuaScript": null, "XmlUI": {}, "ObjectStates": [1, {}], "TabStates": [{"body": "a\\nb"}]}',
  "states and contents of other kinds":
    '{"ObjectStates": [{"States": {"2": 3}, "ContainedObjects": {}, "ChildObjects": []}]}',
  "names of the tree's own files": saveOf([
    { Nickname: "object" },
    {},
    { Nickname: "object", GUID: "json" },
    { GUID: "xml" },
    { XmlUI: "a" },
  ]),
};

describe("the same bytes come back", () => {
  test.each(Object.keys(ODD))("%s", (name) => {
    treeOf(ODD[name]);
  });

  test("a save of the stand-in's example, and those that the build has made", () => {
    const built = existsSync("dist")
      ? readdirSync("dist").filter((name) => /^[a-z0-9-]+\.json$/.test(name))
      : [];
    const saves = built.filter((name) => name !== "written.json").map((name) => join("dist", name));
    for (const file of ["tabletop/example/save.json", ...saves]) treeOf(readFileSync(file, "utf8"));
  });

  test("a bag in a bag, forty times, on file systems whose paths are short", () => {
    let bag: object = { GUID: "aaaaaa", Nickname: "The innermost bag of all", LuaScript: "a" };
    for (let i = 0; i < 40; i++)
      bag = { GUID: "aaaaaa", Nickname: "A bag in a bag", ContainedObjects: [bag] };
    const longest = Math.max(
      ...treeOf(saveOf([bag]))
        .files()
        .map(({ length }) => length),
    );
    expect(longest).toBeLessThan(220);
  });

  test("any save, whatever its names, texts and white space", () => {
    const space = fc.constantFrom("", "", "", " ", "\n  ", "\r\n", "\t");
    const text = fc.oneof(
      anyText(10).map((value) => JSON.stringify(value)),
      fc.string().map(
        (value) =>
          `"${Array.from(value)
            .map((c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`)
            .join("")}"`,
      ),
      fc.constantFrom('"a\\nb"', '"CON"', '"a/b"', '"aaaaaa"', `"${"long text ".repeat(12)}"`),
    );
    const key = fc.oneof(
      text,
      fc
        .constantFrom(
          ...["LuaScript", "XmlUI", "LuaScriptState", "GMNotes", "GUID", "Nickname", "Name", "Description"],
          ...["ContainedObjects", "States", "ChildObjects", "TabStates", "body", "Note"],
        )
        .map((name) => `"${name}"`),
    );
    const scalar = fc.oneof(text, fc.constantFrom("1.0", "-0.0", "1E-05", "0.1000", "true", "null", "1e400"));
    const { object } = fc.letrec<{ value: string; object: string }>((tie) => ({
      value: fc.oneof(
        { depthSize: "small", withCrossShrink: true },
        scalar,
        tie("object"),
        fc
          .tuple(fc.array(fc.oneof(tie("object"), tie("object"), tie("value")), { maxLength: 3 }), space)
          .map(([items, gap]) => `[${gap}${items.join(`,${gap}`)}]`),
      ),
      object: fc
        .tuple(fc.array(fc.tuple(key, space, tie("value")), { maxLength: 4 }), space)
        .map(
          ([fields, gap]) =>
            `{${fields.map(([name, s, value]) => `${gap}${name}${s}:${value}`).join(",")}${gap}}`,
        ),
    }));
    const save = fc
      .tuple(object, fc.array(object, { maxLength: 4 }), space, space)
      .map(
        ([head, objects, gap, end]) => `{"x":${head},${gap}"ObjectStates":[${objects.join()}${gap}]}${end}`,
      );
    fc.assert(
      fc.property(save, (given) => {
        treeOf(given);
      }),
      { numRuns: 60 },
    );
  });
});

test("an unpacked folder opens as its save does, with what was changed in its files", async () => {
  const tree = treeOf(readFileSync("tabletop/example/save.json", "utf8"));
  const script = "objects/Score.5c0ae1.ttslua";
  tree.write(script, tree.read(script).replace("-1 or 1", "-1 or 5"));
  const table = await openTable(tree.folder, { reading: "tts", missing: "throw" });
  onTestFinished(() => table.close());
  await table.join("Ann");
  await table.sit("Ann", "Red");
  await table.pressButton("Red", "Score", "+1");
  expect(table.object("Score").data.Description).toBe("5 points");
  tree.write("save.json", tree.read("save.json").replace("Score.5c0ae1.json", "Gone.5c0ae1.json"));
  await expect(openTable(tree.folder)).rejects.toThrow(
    "objects/Gone.5c0ae1.json is missing: save.json names it.",
  );
  await expect(openTable(newPath())).rejects.toThrow("the save is not JSON");
});
