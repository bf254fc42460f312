import { expect, test } from "vitest";
import { namedOf } from "../../scripts/lua/named";
import { checkSave } from "../../scripts/pack/check/check";
import type { Packed } from "../../scripts/pack/check/packed";
import { withAssets } from "../../scripts/pack/script";
import { hostedBase } from "../../scripts/pack/addresses";
import { pack } from "../../scripts/pack/pack";
import type { ObjectData, SaveFile } from "../../tabletop/save/types";
import { CASTLE_RISK } from "../../mod/saves/castle-risk";

const HOST = "https://example.org/castle/";
const code = 'local board = getObjectsWithTag("board")';
const bundle = { code, map: "", bytes: 0, reads: [], defines: ["table_ui"], errors: [] };
const ui = {
  xml: '<Button image="frame-512x640" textAlignment="MiddleCenter" onClick="table_ui(end)"/>',
  pictures: ["frame-512x640"],
};
const whole = pack(process.cwd(), { ...CASTLE_RISK, ui: () => ui }, bundle, hostedBase(HOST)).packed;

type Draft = { -readonly [K in keyof Packed]: Packed[K] };

/** A copy of the packed save that may be broken. */
function draft(): Draft {
  return { ...whole, save: structuredClone(whole.save), assets: new Map(whole.assets) };
}

const tagged = (save: SaveFile, tag: string): ObjectData =>
  save.ObjectStates.find(({ Tags }) => Tags?.includes(tag))!;
const script = (lua: string, assets: Record<string, string> = {}, open = true): string =>
  withAssets(lua, { assets, open });
const picture = (width: number): Buffer => {
  const png = Buffer.alloc(24);
  png.writeUInt32BE(0x89504e47, 0);
  png.writeUInt32BE(width, 16);
  return png;
};

test("the save as it is passes", () => {
  expect(checkSave(draft())).toEqual([]);
});

test("a text of another local, which has the same short name, is no tag", () => {
  const lua = 'local a = "board" x.addTag(a)\nlocal function f() local a = "castle" return a end';
  expect(checkSave({ ...draft(), named: namedOf(lua) })).toEqual([]);
  expect(checkSave({ ...draft(), named: namedOf(lua.replace("return a", "x.addTag(a)")) })).toEqual([
    'LuaScript line 2: the tag "castle" is not in ComponentTags',
  ]);
});

/** What breaks a save, and what is said of it. */
const BROKEN: readonly [string, (d: Draft) => unknown, RegExp][] = [
  [
    "a misspelled key",
    ({ save }) => (save["Tabel"] = "Table_None"),
    /^the save has the key Tabel, which is none$/,
  ],
  [
    "a misspelled key of an object",
    ({ save }) => (save.ObjectStates[1]["Nicknam"] = ""),
    /^ObjectStates\[1\] has the key Nicknam/,
  ],
  [
    "a value of another kind",
    ({ save }) => (save.ObjectStates[1].Transform.posX = "0" as never),
    /^ObjectStates\[1\]\.Transform\.posX must be a number$/,
  ],
  ["a missing key", ({ save }) => delete save["Sky"], /^the save must have required property 'Sky'$/],
  [
    "a table that Tabletop Simulator has not",
    ({ save }) => (save.Table = "Table_Oak"),
    /^Table must match pattern/,
  ],
  ["a value out of its list", ({ save }) => (save.Hands.Hiding = 3), /^Hands\.Hiding .*\(0, 1, 2\)$/],
  ["Lua's numbering of turns", ({ save }) => (save.Turns.Type = 2), /^Turns\.Type .*\(0, 1\)$/],
  [
    "a model without a mesh",
    ({ save }) => delete tagged(save, "board").CustomMesh,
    /must have required property 'CustomMesh'/,
  ],
  [
    "a hand without a colour",
    ({ save }) => delete tagged(save, "hand").FogColor,
    /must have required property 'FogColor'/,
  ],
  [
    "an address with a space",
    ({ save }) => (tagged(save, "board").CustomMesh!["MeshURL"] = `${HOST}a b.obj`),
    /MeshURL must match pattern/,
  ],
  [
    "a GUID that is there twice",
    ({ save }) => (save.ObjectStates[4].GUID = save.ObjectStates[2].GUID!),
    /^ObjectStates\[4\]\.GUID "\w+" is that of ObjectStates\[2\]\.GUID too$/,
  ],
  [
    "a GUID that is none",
    ({ save }) => (save.ObjectStates[4].GUID = "board"),
    /"board" is not six hexadecimal digits/,
  ],
  ["XML that is not well-formed", ({ save }) => (save.XmlUI = "<Panel>"), /^XmlUI: XML line 1: /],
  ["an element that there is not", ({ save }) => (save.XmlUI = "<Box/>"), /there is no element Box/],
  [
    "an attribute that there is not",
    ({ save }) => (save.XmlUI = '<Panel widht="2"/>'),
    /line 1: Panel has no attribute widht/,
  ],
  [
    "a handler that the script has not",
    ({ save }) => (save.XmlUI = '<Button onClick="castle_click(end)"/>'),
    /onClick="castle_click\(end\)" names no global/,
  ],
  [
    "a handler from the theme",
    ({ save }) => (save.XmlUI = '<Defaults><Button onClick="nobody"/></Defaults>\n<Button/>'),
    /line 2: onClick="nobody" names no global/,
  ],
  [
    "a picture that has no address",
    ({ save }) => (save.XmlUI = '<Image image="crest"/>'),
    /image="crest" names no picture/,
  ],
  [
    "an empty visibility",
    ({ save }) => (save.XmlUI = '<Panel visibility=""/>'),
    /an empty visibility shows Panel to all/,
  ],
  [
    "an attribute that is not laid out here",
    ({ save }) => (save.XmlUI = '<Panel rotation="0 0 45"/>'),
    /XmlUI line 1, Panel: rotation of Panel is not in the subset/,
  ],
  [
    "an id that is there twice",
    ({ save }) => (save.XmlUI = '<Text id="a"/><Text id="a"/>'),
    /the id a is there twice/,
  ],
  [
    "a file that is not packed",
    ({ assets }) =>
      (assets as Map<string, Buffer>).delete([...assets.keys()].find((name) => name.startsWith("board-"))!),
    /DiffuseURL: there is no file board-\w+\.jpg in dist\/assets/,
  ],
  [
    "an address elsewhere",
    ({ save }) => (tagged(save, "mat").CustomMesh!["DiffuseURL"] = "https://example.com/mat.jpg"),
    /"https:\/\/example\.com\/mat\.jpg" is not in /,
  ],
  [
    "a script whose asset is not packed",
    (d) => (d.save.LuaScript = script("", { "models/a.obj": `${HOST}a.obj` })),
    /^table_assets of models\/a\.obj: there is no file a\.obj/,
  ],
  [
    "a script without its assets",
    ({ save }) => (save.LuaScript = "-- nothing"),
    /^LuaScript does not begin with the addresses/,
  ],
  [
    "a script that promises pictures",
    ({ save }) => (save.LuaScript = script("", {}, false)),
    /^table_assets_public is false, but others reach/,
  ],
  [
    "a picture above 4096 pixels",
    ({ assets }) => (assets as Map<string, Buffer>).set("wide.png", picture(4097)),
    /^wide\.png is 4097 by 0 pixels; 4096 are the most$/,
  ],
  [
    "a picture that is none",
    ({ assets }) => (assets as Map<string, Buffer>).set("no.png", Buffer.from("nothing here")),
    /^no\.png is neither PNG nor JPEG$/,
  ],
  [
    "a tag of an object that is not registered",
    ({ save }) => save.ObjectStates[3].Tags!.push("red"),
    /^ObjectStates|the tag "red" is not in ComponentTags/,
  ],
  [
    "a tag in a call of the script",
    (d) => (d.named = namedOf('local t = getObjectsWithTag("boards")')),
    /^LuaScript line 1: the tag "boards"/,
  ],
  [
    "a tag of the script in a list",
    (d) => (d.named = namedOf('getObjectsWithAllTags({"ours", "thin"})')),
    /the tag "thin"/,
  ],
  [
    "a tag of the script behind a constant",
    (d) => (d.named = namedOf('local MINE = "castle"\nlocal d = { Tags = { MINE } }')),
    /^LuaScript line 2: the tag "castle"/,
  ],
  [
    "a tag of the script from another module",
    (d) => (d.named = namedOf('local e = {} e.MINE = "castle"\nx.addTag(e.MINE)')),
    /^LuaScript line 2: the tag "castle"/,
  ],
  [
    "a folder of this machine",
    (d) => (d.text += `"${process.cwd()}/x"`),
    /^the save names .*, a folder of this machine$/,
  ],
  [
    "a file of this machine",
    (d) => (d.text += '"file:///tmp/board.jpg"'),
    /^the save names a file of this machine/,
  ],
  [
    "too long a script",
    ({ save }) => (save.LuaScript += " ".repeat(640_001)),
    /^LuaScript: \d+ bytes; the limit is 640000$/,
  ],
  [
    "too long a page",
    ({ save }) => (save.TabStates["1"].body = "a".repeat(10_001)),
    /^TabStates: the page "Rules: the realm" has 10001 characters/,
  ],
  [
    "a mat under the board",
    ({ save }) => (tagged(save, "mat").Transform.posZ = -18),
    /^ObjectStates\[1\].* and ObjectStates\[2\].* overlap$/,
  ],
  [
    "a hand over the edge",
    ({ save }) => (tagged(save, "hand").Transform.posZ = -40),
    /^ObjectStates\[7\].* reaches over the edge of the table$/,
  ],
  [
    "a seat without a hand",
    ({ save }) => save.ObjectStates.splice(save.ObjectStates.indexOf(tagged(save, "hand")), 1),
    /^each seat must have one mat and one hand/,
  ],
  [
    "no board",
    ({ save }) => (tagged(save, "board").Tags = ["ours"]),
    /^there must be an object with the tag table/,
  ],
];

test.each(BROKEN)("is refused: %s", (_, harm, said) => {
  const broken = draft();
  harm(broken);
  const found = checkSave(broken);
  expect(
    found.some((line) => said.test(line)),
    found.join("\n"),
  ).toBe(true);
});

test("without an address for others the folder of the assets may be named", () => {
  const base = { address: `file://${process.cwd()}/dist/assets/`, open: false };
  const text = whole.text
    .replaceAll(HOST, base.address)
    .replace("table_assets_public=true", "table_assets_public=false");
  expect(checkSave({ ...whole, text, save: JSON.parse(text) as SaveFile, base })).toEqual([]);
});
