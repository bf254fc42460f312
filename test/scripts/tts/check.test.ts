/** What check says of a mod, of a save and of its unpacked folder. */
import { mkdirSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { createServer as createWeb } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { checkMod, type CheckOptions } from "../../../scripts/tts/check/check";
import { forGitHub, forPeople } from "../../../scripts/tts/check/report";
import { readMod } from "../../../scripts/tts/mod/read";
import { thing } from "../../tabletop/saves";
import { newPath, newTree, saveOf } from "./tree";

const USUAL: CheckOptions = { local: false, online: false };

/** What is found in a save, a line each: its place is left out, as the JSON is a test's own. */
async function found(save: string, options: CheckOptions = USUAL): Promise<readonly string[]> {
  const file = newPath();
  writeFileSync(file, save);
  const findings = await checkMod(readMod(file, "mod.json"), options);
  return findings.map(({ severity, code, message }) => `${severity} ${code}: ${message}`);
}

const codes = (list: readonly string[]): readonly string[] =>
  list.map((line) => line.replace(/:.*$/s, "")).sort();
const knight = (more: object = {}): object =>
  thing("Custom_Model", "aaaaaa", 1, 1, { Nickname: "Knight", ...more });

test("a mod with nothing wrong has no findings", async () => {
  const script = "function ride() end\nif 1 != 2 then each = |x| x + 1 end";
  const global = `local knight = getObjectFromGUID("aaaaaa")
knight.createButton({ click_function = "go" })
_G["go"] = getObjectsWithTag("horse")`;
  const save = saveOf([knight({ Tags: ["Horse"], LuaScript: script })], {
    LuaScript: global,
    XmlUI: '<Button onClick="aaaaaa/ride" image="shield"/>',
    CustomUIAssets: [{ Type: 0, Name: "shield", URL: "https://example.org/a.png" }],
    ComponentTags: { labels: [{ displayed: "Horse", normalized: "horse" }] },
  });
  expect(await found(save)).toEqual([]);
});

test("scripts that do not parse, and GUIDs and tags that are not there, by the files of a folder", async () => {
  const tree = newTree();
  const script = `function go() getObjectFromGUID("beefed").destruct() end
self.createButton({ click_function = "none", label = "a label", width = 0, height = 0 })
getObjectsWithTag("unicorn")`;
  tree.unpack(saveOf([knight({ LuaScript: script })], { LuaScript: "local x = 1\nlocal = 2" }));
  const findings = await checkMod(readMod(tree.folder, "mod"), USUAL);
  expect(forPeople(findings).split("\n")).toEqual([
    "mod/Global.ttslua:2: error: the script of Global does not parse: <name> expected near '=' [script.syntax]",
    'mod/objects/Knight.aaaaaa.ttslua:1: error: getObjectFromGUID("beefed"): no object has this GUID [guid.missing]',
    'mod/objects/Knight.aaaaaa.ttslua:3: warning: no object has the tag "unicorn", and no script gives it [tag.missing]',
    "2 errors, 1 warning.",
  ]);
});

test("functions that buttons and interfaces name and no script has, elements and pictures that there are not", async () => {
  const script = `function go() end
self.createButton({ width = 100, click_function = "gone" })
t = {} t[1] = 2`;
  const own = '<Panel>\n<Button onClick="went"/><Text onClick="go(1)"/></Panel>';
  const save = saveOf([knight({ LuaScript: script, XmlUI: own })], {
    XmlUI: '<Button onClick="aaaaaa/go"/><Button onClick="go" image="crown"/><Butten/>',
    CustomUIAssets: [{ Type: 0, Name: "shield", URL: "https://example.org/a.png" }],
  });
  expect([...(await found(save))].sort()).toEqual([
    'error button.handler: click_function "gone" names no function of any script (line 2 in the text there)',
    'error xml.handler: onClick="go" names no function of the script that it is of (line 1 in the text there)',
    'error xml.handler: onClick="went" names no function of the script that it is of (line 2 in the text there)',
    'warning asset.missing: image="crown" names no picture of CustomUIAssets (line 1 in the text there)',
    'warning asset.unused: no interface and no script names the picture "shield"',
    "warning xml.element: there is no element Butten (line 1 in the text there)",
  ]);
});

test("the shape of objects, their tags, and GUIDs that are there twice; in containers they may be", async () => {
  const bag = thing("Bag", "cccccc", 0, 0, { ContainedObjects: [knight(), knight()] });
  const objects = [
    ...[knight(), { ...thing("", "aaaaaa", 1, 1), Nickname: 5 }],
    ...[
      { GUID: "AB", Name: "Card", Tags: ["odd"] },
      { ...bag, Transform: { posX: "left" } },
    ],
  ];
  const save = saveOf(objects, { ComponentTags: { labels: [{ displayed: "even", normalized: "even" }] } });
  expect(codes(await found(save))).toEqual([
    ...["error shape.kind", "error shape.place", "error shape.place", "error shape.text"],
    ...["warning guid.form", "warning guid.twice", "warning tag.unlisted"],
  ]);
  const asked = saveOf([knight(), knight()], { LuaScript: 'getObjectFromGUID("aaaaaa")' });
  expect((await found(asked)).join()).toContain(
    "error guid.twice: Knight aaaaaa has the GUID of Knight aaaaaa",
  );
});

test("addresses of one machine, and files behind them that are missing, too large, no pictures or not used", async () => {
  const folder = newPath();
  mkdirSync(folder);
  const png = Buffer.alloc(24);
  png.writeUInt32BE(0x89504e47, 0);
  png.writeUInt32BE(9000, 16);
  writeFileSync(join(folder, "large.png"), png);
  writeFileSync(join(folder, "odd.jpg"), "no");
  const at = (name: string): string => pathToFileURL(join(folder, name)).href;
  const model = (url: string): object => knight({ GUID: "", CustomMesh: { MeshURL: url } });
  const save = saveOf([at("large.png"), at("odd.jpg"), at("gone.obj"), "example.org/b c"].map(model));
  const all = await found(save, { ...USUAL, folder });
  expect(codes(all)).toEqual([
    ...["error asset.address", "error asset.local", "error asset.missing", "error asset.picture"],
    "warning asset.size",
  ]);
  expect(all.join("\n")).toMatch(/only this machine can open file:.*large\.png, and 2 more like it/);
  expect(codes(await found(save, { ...USUAL, local: true }))).not.toContain("error asset.local");
  const hosted = saveOf([model("https://example.org/x/large.png?v=2")]);
  expect(codes(await found(hosted, { ...USUAL, folder }))).toEqual([
    "warning asset.size",
    "warning asset.unused",
  ]);
});

test("--online asks each address once, and says what a server answers", async () => {
  const asked: string[] = [];
  const web = createWeb(({ method = "", url = "" }, response) => {
    asked.push(`${method} ${url}`);
    response.statusCode = url === "/gone.png" ? 404 : `${method} ${url}` === "HEAD /old.png" ? 405 : 200;
    response.end();
  });
  await new Promise<void>((done) => web.listen(0, "127.0.0.1", done));
  onTestFinished(async () => new Promise<void>((done) => web.close(() => done())));
  const closed = createServer();
  await new Promise<void>((done) => closed.listen(0, "127.0.0.1", done));
  const [nobody, here] = [closed, web].map((one) => (one.address() as AddressInfo).port);
  await new Promise((done) => closed.close(done));
  const urls = ["a.png", "gone.png", "old.png", "a.png"].map((name) => `http://127.0.0.1:${here}/${name}`);
  const models = [...urls, `http://127.0.0.1:${nobody}/b.png`].map((MeshURL) =>
    knight({ CustomMesh: { MeshURL } }),
  );
  const all = (await found(saveOf(models), { local: true, online: true })).filter((line) =>
    /offline/.test(line),
  );
  expect(asked.sort()).toEqual(["GET /old.png", "HEAD /a.png", "HEAD /gone.png", "HEAD /old.png"]);
  expect(all.length).toBe(2);
  expect(all.join("\n")).toMatch(/gone\.png cannot be loaded: the server answers 404/);
  expect(all.join("\n")).toMatch(/b\.png cannot be loaded: .*ECONNREFUSED/);
});

test("findings for GitHub keep their lines and what is in them", () => {
  const finding = {
    file: "a,b:c.json",
    line: 3,
    severity: "error",
    code: "xml.handler",
    message: "100%\nof it",
  } as const;
  expect(forGitHub([finding])).toBe("::error file=a%2Cb%3Ac.json,line=3,title=xml.handler::100%25%0Aof it");
});
