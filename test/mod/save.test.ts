import { expectScriptErrors } from "../helpers/script-errors";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkMod } from "../../scripts/tts/check/check";
import { readMod } from "../../scripts/tts/mod/read";
import { expect, onTestFinished, test } from "vitest";
import { hostedBase, localBase } from "../../scripts/pack/addresses";
import { assetStore } from "../../scripts/pack/assets";
import { readAssets, withAssets } from "../../scripts/pack/script";
import { namedOf } from "../../scripts/lua/named";
import { wantedAssets } from "../../scripts/pack/wanted";
import { CASTLE_COST, UNIT_COST } from "../../src/games/castle-risk/rules/units";
import { PANEL } from "../../src/text/en/panel";
import { namedColor } from "../../tabletop/save/colors";
import { createLua52 } from "../../tabletop/lua/lua52";
import { bounds } from "../../tabletop/world/bounds";
import { TABLE_TOP } from "../../mod/boxes/horseshoe/layout";
import { bundle, HOST, openPacked, packFor, packHere } from "./packed";

const here = packHere();
const { save } = here.packed;

test("the save may ship, and opens without an error or a warning", async () => {
  expect(here.errors).toEqual([]);
  const table = await openPacked(here);
  for (const [i, colour] of ["Red", "Blue", "Green", "Yellow", "Purple"].entries()) {
    expect(namedColor(colour)).toBeDefined();
    await table.join(`Player ${i}`);
    await table.sit(`Player ${i}`, colour);
  }
  await table.settle();
  const again = await table.save();
  await table.load(again);
  expect([table.errors, table.warnings]).toEqual([[], []]);
  table.close();
});

test("check finds nothing in it, as anybody's mod is checked", async () => {
  const folder = mkdtempSync(join(tmpdir(), "check-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "save.json");
  writeFileSync(file, here.packed.text);
  expect(await checkMod(readMod(file, "save.json"), { local: false, online: false })).toEqual([]);
});

test("the board is 40.96 by 36 units in the middle of the table, and each seat has a mat and a hand", async () => {
  const table = await openPacked(here);
  const [board] = table.tagged("board");
  expect(table.tagged("ours").length).toBe(16);
  const { center, size } = bounds(table.session.world, board);
  expect([center.x, center.z, size.x, size.z].map((n) => Math.round(n * 100) / 100)).toEqual([
    0, 0, 40.96, 36,
  ]);
  const memos = (tag: string) => table.tagged(tag).map(({ data }) => data.Memo);
  expect(memos("mat")).toEqual(["red", "blue", "green", "yellow", "purple"]);
  expect(memos("hand")).toEqual(memos("mat"));
  for (const hand of table.tagged("hand"))
    expect(hand.data.FogColor?.toLowerCase(), "whose hand it is").toBe(hand.data.Memo);
  // A card that lies flat on the table lies within the zone and not at its lower face.
  for (const { position, scale } of table.tagged("hand"))
    expect(position.y - scale.y / 2).toBeLessThanOrEqual(TABLE_TOP - 0.2 + 1e-6);
  table.close();
});

test("every seat looks north, and the seats go round clockwise in the order of the colours", () => {
  const hands = save.ObjectStates.filter(({ Tags }) => Tags?.includes("hand"));
  expect(hands.map(({ Transform }) => Transform.rotY)).toEqual([0, 0, 0, 0, 0]);
  const angles = hands.map(({ Transform: { posX, posZ } }) => Math.atan2(-posX, -posZ));
  const turned = angles.map((a) => (a < 0 ? a + 2 * Math.PI : a));
  expect([...turned].sort((a, b) => a - b)).toEqual(turned);
  expect((save["CameraStates"] as { Rotation: { y: number } }[]).map(({ Rotation }) => Rotation.y)).toEqual(
    Array(6).fill(0),
  );
});

test("nothing of ours snaps, so there is nothing to snap to", () => {
  expect(save.SnapPoints).toEqual([]);
  expect(save.ObjectStates.flatMap(({ AttachedSnapPoints }) => AttachedSnapPoints ?? [])).toEqual([]);
  expect(save.ObjectStates.filter(({ Snap }) => Snap !== false)).toEqual([]);
});

test("two builds are the same, byte for byte", () => {
  const again = packFor(hostedBase(HOST));
  expect(again.packed.text).toBe(here.packed.text);
  expect(again.assets.map(({ name }) => name)).toEqual(here.assets.map(({ name }) => name));
});

test("the script's lines are those of the bundle, with the addresses on the first", () => {
  const [first, ...rest] = save.LuaScript.split("\n");
  const [bundleFirst, ...bundleRest] = bundle.code.split("\n");
  expect(rest).toEqual(bundleRest);
  expect(first.endsWith(bundleFirst)).toBe(true);
  expect(readAssets(save.LuaScript)?.open).toBe(true);
});

test("an error is told with its line in the TypeScript", async () => {
  expectScriptErrors(/a nil value/);
  const broken = structuredClone(save);
  broken.LuaScript = `fails=function() log=nil broadcastToAll=nil onChat(nil) end ${save.LuaScript}`;
  broken.XmlUI = '<Button id="fail" onClick="fails"/>';
  const table = await openPacked({ ...here, packed: { ...here.packed, text: JSON.stringify(broken) } });
  await table.join("Ann");
  await table.advance(20);
  await table.click("Ann", "fail");
  const [, file, line] =
    /^(src\/[\w/.-]+):(\d+):\d+: .* (?:\(a nil value\)|a nil value \(.*\))$/.exec(table.errors[0]?.message) ??
    [];
  expect(readFileSync(file, "utf8").split("\n")[Number(line) - 1]).toMatch(/\b(log|broadcastToAll)\(/);
  table.close();
});

test("pictures are those of the build, wherever they are hosted", () => {
  const names = here.assets.map(({ name }) => name);
  for (const name of names.filter((n) => /^(board|table-board)-/.test(n)))
    expect(here.packed.text).toContain(`"${HOST}${name}"`);
  const other = packFor(hostedBase("https://cdn.example.com/x")).packed.text;
  expect(other).toContain(`"https://cdn.example.com/x/${names[0]}"`);
  expect(other.includes(HOST)).toBe(false);
});

test.each([
  ["https://example.org/a", "https://example.org/a/", true],
  ["http://10.0.0.2:8000/", "http://10.0.0.2:8000/", true],
  ["http://localhost:8000/assets", "http://localhost:8000/assets/", false],
  ["http://127.0.0.1/", "http://127.0.0.1/", false],
])("%s is a base", (url, address, open) => {
  expect(hostedBase(url)).toEqual({ address, open });
});

test.each([
  ["", /wants an address that begins with https/],
  ["assets", /wants an address that begins with https/],
  ["ftp://example.org/", /wants an address that begins with https/],
  ["https://", /wants an address that begins with https/],
  ["https://example.org/?a=1", /without \? and #/],
  ["https://me:secret@example.org/", /must not hold a name or a password/],
])("%s is no base", (url, said) => {
  expect(() => hostedBase(url)).toThrow(said);
});

test("without a host the pictures are those of the folder dist/assets, for this machine only", () => {
  expect(localBase("/some where/dist")).toEqual({
    address: "file:///some%20where/dist/assets/",
    open: false,
  });
});

test("what the script names is packed, by name and by beginning", () => {
  const there = ["icons/total-red.png", "icons/total-red.svg", "icons/total-blue.png", "models/die.obj"];
  const wanted = (lua: string) => wantedAssets(namedOf(lua).paths, there);
  expect(wanted('a("icons/total-" .. c .. ".png")')).toEqual(["icons/total-blue.png", "icons/total-red.png"]);
  expect(wanted('a("models/die.obj") b("model")')).toEqual(["models/die.obj"]);
  expect(() => wanted('a("models/dice.obj")')).toThrow("The script asks for the asset models/dice.obj");
  expect(() => wanted('a("icons/sum-")')).toThrow("The script asks for the asset icons/sum-");
});

test("an asset that is not there is complained of, and none outside the folder is taken", () => {
  const store = assetStore("assets", {});
  expect(() => store.take("icons/none.png")).toThrow("The save wants the asset icons/none.png");
  expect(() => store.take("../package.json")).toThrow("The save wants the asset ../package.json");
});

test("addresses come back from the script as they went in", () => {
  const table = { assets: { "a/b.obj": "https://x.org/a%20b.obj", "c.png": 'https://x.org/"' }, open: false };
  const read = readAssets(withAssets("return 1", table));
  expect(read).toEqual({ ...table, assets: { ...table.assets, "c.png": "https://x.org/%22" } });
});

test("of assets in one folder the script has the hash alone, beside others elsewhere, and addresses come back", () => {
  const far = "file:///home/somebody/games/risk/dist/assets/";
  const assets = {
    "cards/back-castle.jpg": `${far}cards-back-castle-2b247fd088c1.jpg`,
    "models/a.obj": `${far}models-a-d02f76cb9ddd.obj`,
    "b.png": `${far}b-2.png`,
    "sheet.png": "https://x.org/ugc/0123456789/ABCDEF/",
    "tile.png": "https://x.org/ugc/9876543210/FEDCBA/",
  };
  const script = withAssets("return 1", { assets, open: true });
  expect(readAssets(script)?.assets).toEqual(assets);
  expect(script).toContain('["cards/back-castle.jpg"]="2b247fd088c1"');
  const lua = createLua52();
  onTestFinished(() => lua.close());
  lua.run(`${script.replace("return 1", "")}
    function address(path) return table_assets[path] end`);
  for (const [path, url] of Object.entries(assets)) expect(lua.call("address", path)).toBe(url);
});

test("the Notebook has the rules, and their prices are those of the game", () => {
  const pages = Object.values(save.TabStates);
  expect(pages.map(({ title }) => title)).toEqual([
    ...["How to play", "Rules: the realm", "Rules: a turn", "Rules: combat", "Log", "Record"],
  ]);
  const prices =
    /Infantry costs (\d+) coin, an archer (\d+), cavalry (\d+), a siege weapon (\d+), a castle (\d+)/.exec(
      pages[1].body,
    );
  expect(prices?.slice(1).map(Number)).toEqual([...UNIT_COST, CASTLE_COST]);
});

test.each([
  ["on this machine alone are warned of", localBase("/home/somebody/castle"), true],
  ["that others reach are not", hostedBase(HOST), false],
])("before a match, pictures %s", async (_, base, warned) => {
  const table = await openPacked(packFor(base));
  onTestFinished(() => {
    table.close();
  });
  await table.join("Host");
  await table.settle();
  const texts = table.view("Host").interface.map(({ text }) => text);
  expect(texts.includes(PANEL.localPictures)).toBe(warned);
});
