/** Scripts go to a running Tabletop Simulator, here the stand-in's, by real sockets. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo, type Socket } from "node:net";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { Complaint } from "../../../scripts/complaint";
import { pushBuild } from "../../../scripts/dev/tts";
import { runLua } from "../../../scripts/tts/editor/lua";
import { push, report, type Pushed } from "../../../scripts/tts/editor/push";
import { pushSource } from "../../../scripts/tts/editor/source";
import { expectScriptErrors } from "../../helpers/script-errors";
import { thing } from "../../tabletop/saves";
import { linkTo, say, standIn } from "./stand-in";
import { freePort } from "../../helpers/port";
import { newPath, newTree } from "./tree";
import type { Link } from "../../../scripts/tts/editor/link";
import type { FromTable } from "../../../scripts/tts/editor/from-table";

const GLOBAL = `score = 0
function onLoad(state) score = tonumber(state) or 0 end
function onSave() return tostring(score) end
function told() return "old" end`;
const KNIGHT = `rides = 0
function onLoad(state) if state ~= "" then rides = tonumber(state) end end
function onSave() return tostring(rides) end`;

function saveOf(more: { global?: string; knight?: string; ui?: string; bag?: string } = {}): object {
  return {
    SaveName: "Jousting",
    LuaScript: more.global ?? GLOBAL,
    XmlUI: more.ui ?? '<Text id="all">all</Text>',
    ObjectStates: [
      thing("Custom_Model", "aaaaaa", 1, 1, { Nickname: "Knight", LuaScript: more.knight ?? KNIGHT }),
      thing("Custom_Model", "bbbbbb", 2, 1, { Nickname: "Lance", LuaScript: more.bag ?? "" }),
    ],
  };
}

const USUAL = { force: false, fresh: false, quiet: 60 };

/** Pushes a save, as a file. */
async function pushSave(link: Link, save: object, options = USUAL): Promise<Pushed> {
  const file = newPath();
  writeFileSync(file, JSON.stringify(save, undefined, 2));
  return push(link, pushSource(file, "jousting.json"), options);
}

async function value(link: Link, lua: string, guid = "-1"): Promise<unknown> {
  const answer = await runLua(link, lua, guid);
  return "value" in answer ? answer.value : answer.failure;
}

async function refusal(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => "nothing",
    (error: unknown) => (error instanceof Complaint ? error.message : String(error)),
  );
}

describe("push", () => {
  test("sends what has changed, and the game under way goes on by what onSave gives", async () => {
    const { link, table } = await standIn(saveOf());
    await value(link, "score = 7");
    await value(link, "rides = 3", "aaaaaa");
    const pushed = await pushSave(
      link,
      saveOf({ global: GLOBAL.replace('"old"', '"new, ä\\u{1F451}"'.replace("\\u{1F451}", "👑")) }),
    );
    expect(pushed).toMatchObject({ sent: ["Global"], same: 1, missing: [], errors: 0, goesOn: true });
    expect(report(pushed)).toBe("Global pushed. 1 are the same there. The game goes on.");
    expect(await value(link, "return told()")).toBe("new, ä👑");
    expect(await value(link, "return score")).toBe(7);
    await table.advance(10);
    expect(await value(link, "return rides", "aaaaaa")).toBe(3);
    expect(table.object("Knight").data.LuaScript).toBe(KNIGHT);
  });

  test("sends nothing where nothing differs, and the table is not loaded anew", async () => {
    const { link } = await standIn(saveOf());
    await value(link, "score = 7");
    expect(await pushSave(link, saveOf())).toMatchObject({ sent: [], same: 2 });
    expect(await value(link, "return score")).toBe(7);
  });

  test("--fresh leaves the game as the save has it", async () => {
    const { link } = await standIn(saveOf());
    await value(link, "score = 7");
    await pushSave(link, saveOf({ global: `${GLOBAL}\n` }), { ...USUAL, fresh: true });
    expect(await value(link, "return score")).toBe(0);
  });

  test("scripts reach objects that have none yet, interfaces come along, and both are taken away", async () => {
    const { link, table } = await standIn(saveOf({ ui: "" }));
    const pushed = await pushSave(link, saveOf({ knight: "", bag: "length = 4", ui: "<Text>now</Text>" }));
    expect(pushed.sent).toEqual(["Global", "Knight", "Lance"]);
    expect(await value(link, "return length", "bbbbbb")).toBe(4);
    expect(table.object("Knight").data.LuaScript).toBe("");
    expect((await table.save()).XmlUI).toBe("<Text>now</Text>");
    expect((await table.save()).LuaScript).toBe(GLOBAL);
  });

  test("another game that is loaded is refused, unless --force says so", async () => {
    const other = {
      SaveName: "Chess",
      LuaScript: "a = 1\nb = 2\nc = 3\nd = 4",
      ObjectStates: [thing("Custom_Model", "aaaaaa", 1, 1, { Nickname: "King", LuaScript: "king = 1" })],
    };
    const { link, table } = await standIn(other);
    expect(await refusal(pushSave(link, saveOf()))).toBe(
      'Tabletop Simulator has another game loaded, and not "Jousting": load that, or say --force to push all the same.',
    );
    expect((await table.save()).LuaScript).toBe(other.LuaScript);
    const pushed = await pushSave(link, saveOf(), { ...USUAL, force: true });
    expect(pushed).toMatchObject({ sent: ["Global"], missing: ["Knight aaaaaa"] });
    expect(table.object("King").data.LuaScript).toBe("king = 1");
  });

  test("Global is never made empty", async () => {
    const { link, table } = await standIn(saveOf());
    expect(await refusal(pushSave(link, saveOf({ global: " " })))).toContain("write a comment into it");
    expect((await table.save()).LuaScript).toBe(GLOBAL);
  });

  test("errors and prints are told; a script that does not load keeps the game for the next push", async () => {
    expectScriptErrors(/unexpected symbol/);
    const { link } = await standIn(saveOf());
    await value(link, "score = 7");
    const broken = await pushSave(link, saveOf({ global: `${GLOBAL}\nprint("hello")\nx = = 1` }));
    expect(broken).toMatchObject({ errors: 1, goesOn: false });
    expect(broken.lines.join("\n")).toMatch(
      /error: Error in Script \(Global\) .*jousting\.json:3 \(line 6 in the text there\)/,
    );
    expect(readFileSync(broken.aside ?? "", "utf8")).toContain('"-1":"7"');
    const mended = await pushSave(link, saveOf({ global: `${GLOBAL}\nprint("hello")` }));
    expect(mended).toMatchObject({ errors: 0, goesOn: true, lines: ["  print: hello"] });
    expect(await value(link, "return score")).toBe(7);
  });

  test("from an unpacked tree, errors name the module and its line", async () => {
    const bundled = (text: string): string =>
      `-- Bundled by luabundle {"rootModuleName":"Global.-1.lua"}\nlocal function __bundle_require() end\n__bundle_register("Global.-1.lua", function(require, _LOADED, __bundle_register, __bundle_modules)\nfunction onLoad() end\nend)\n__bundle_register("util/tilt", function(require, _LOADED, __bundle_register, __bundle_modules)\n${text}\nend)\nreturn __bundle_require("Global.-1.lua")`;
    expectScriptErrors(/unexpected symbol/);
    const { link } = await standIn(saveOf());
    const tree = newTree();
    tree.unpack(JSON.stringify(saveOf({ global: bundled("lances = 2\nsplinters = 3") }), undefined, 2));
    expect(tree.read("src/util/tilt.ttslua")).toBe("lances = 2\nsplinters = 3");
    tree.write("src/util/tilt.ttslua", "lances = 2\nsplinters = = 3");
    const source = pushSource(tree.folder, "mod");
    const { lines } = await push(link, source, { ...USUAL, force: true });
    expect(lines.join("\n")).toMatch(/mod\/src\/util\/tilt\.ttslua:2/);
    expect(source.place("-1", 4, 0)).toBe("mod/Global.ttslua:1");
    expect(source.place("aaaaaa", 2, 0)).toBe("mod/objects/Knight.aaaaaa.ttslua:2");
  });

  test("of a built game the source map says which line of TypeScript it is", () => {
    const file = newPath();
    mkdirSync(file);
    writeFileSync(join(file, "game.json"), JSON.stringify(saveOf()));
    const map = { version: 3, sources: ["src/joust.ts"], names: [], mappings: ";AACA" };
    writeFileSync(join(file, "game.lua.map"), JSON.stringify(map));
    expect(pushSource(join(file, "game.json"), "game").place("-1", 2, 0)).toBe("src/joust.ts:2:1");
  });
});

describe("npm run dev -- --tts", () => {
  test("pushes each build: the game goes on, and errors name lines of TypeScript", async () => {
    expectScriptErrors(/unexpected symbol/);
    const { link, table, ports } = await standIn(saveOf());
    await value(link, "score = 7");
    await link.close();
    const flags = { port: String(ports.port), answers: String(ports.answers), wait: "5" };
    const root = newPath();
    const built = async (global: string): Promise<string> => {
      const map = JSON.stringify({ version: 3, sources: ["src/joust.ts"], names: [], mappings: ";;;;AACA" });
      const opening = { save: JSON.stringify(saveOf({ global }), undefined, 2), map, written: false };
      return pushBuild(root, opening, flags);
    };
    expect(await built(GLOBAL.replace('"old"', '"new"'))).toBe(
      "Global pushed. 1 are the same there. The game goes on.",
    );
    expect(await table.run("return told() .. score")).toBe("new7");
    expect(await built(`${GLOBAL}\nx = = 1`)).toMatch(/One error of scripts:\n.*src\/joust\.ts:2:1/);
    expect(await built(GLOBAL)).toContain("The game goes on.");
    expect(await table.run("return told() .. score")).toBe("old7");
  });

  test("a Tabletop Simulator that is not there is said, and no build fails for it", async () => {
    const flags = { port: String(await freePort()), answers: String(await freePort()) };
    const opening = { save: JSON.stringify(saveOf()), written: false };
    expect(await pushBuild(newPath(), opening, flags)).toMatch(/does not answer at port \d+/);
    const cut = { ...opening, map: "{" };
    expect(await pushBuild(newPath(), cut, flags)).toMatch(/pushed\.lua\.map is no source map: build anew/);
  });
});

describe("exec", () => {
  test("gives what Lua returns, in Global or in an object, and what fails in it", async () => {
    expectScriptErrors(/no horse/);
    const { link } = await standIn(saveOf());
    expect(await value(link, "return #getObjects()")).toBe(10); // The seats of a save without any are eight.
    expect(await value(link, "return { 1, 2, name = self.getName() }", "aaaaaa")).toEqual({
      1: 1,
      2: 2,
      name: "Knight",
    });
    expect(await value(link, "")).toBeUndefined();
    expect(await value(link, 'error("no horse")')).toMatchObject({
      guid: "-1",
      text: expect.stringContaining("no horse") as unknown,
    });
    expect(await value(link, "return 1", "bbbbbb")).toMatchObject({
      text: "Object reference not set to an instance of an object",
    });
  });
});

describe("the line to Tabletop Simulator", () => {
  test("messages come in pieces, with characters cut in the middle, or several in one piece", async () => {
    const ports = { port: await freePort(), answers: await freePort() };
    const link = await linkTo(ports);
    const heard: FromTable[] = [];
    link.hear((told) => heard.push(told));
    const text = JSON.stringify({ messageID: 2, message: 'crown 👑 "}{" \\' });
    const bytes = Buffer.from(text);
    const cut = bytes.indexOf("👑") + 2;
    await say(ports.answers, bytes.subarray(0, 1), bytes.subarray(1, cut), bytes.subarray(cut));
    await say(ports.answers, `${text}\n${text}${text.slice(0, 5)}`, text.slice(5));
    expect(heard.map((told) => (told.kind === "print" ? told.text : told.kind))).toEqual(
      Array<string>(4).fill('crown 👑 "}{" \\'),
    );
  });

  test("a port that somebody is just leaving is waited for", async () => {
    const ports = { port: await freePort(), answers: await freePort() };
    const leaving = createServer();
    await new Promise<void>((done) => leaving.listen(ports.answers, "127.0.0.1", done));
    setTimeout(() => leaving.close(), 250);
    expect(await refusal(linkTo(ports))).toBe("nothing");
    expect(leaving.listening).toBe(false);
  });

  test("another editor that listens is named; Tabletop Simulator that is not there, too", async () => {
    const ports = { port: await freePort(), answers: await freePort() };
    const link = await linkTo(ports);
    expect(await refusal(linkTo(ports))).toMatch(
      /^Port \d+ is taken, where Tabletop Simulator answers: another editor is open/,
    );
    expect(await refusal(pushSave(link, saveOf()))).toMatch(
      /does not answer at port \d+: start it on this machine and load a game\.$/,
    );
  });

  test("what becomes of a question's connection once that is answered is nothing to the next question", async () => {
    const sockets: Socket[] = [];
    const server = createServer({ allowHalfOpen: true }, (socket) => sockets.push(socket.resume()));
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    onTestFinished(async () => new Promise<void>((done) => server.close(() => done())));
    const ports = { port: (server.address() as AddressInfo).port, answers: await freePort() };
    const link = await linkTo(ports);
    const asked = async (wanted: string): Promise<string> =>
      link.ask(
        { messageID: 0 },
        (told) => (told.kind === "print" && told.text === wanted ? wanted : undefined),
        wanted,
      );
    const print = (text: string): string => JSON.stringify({ messageID: 2, message: text });
    const first = asked("first");
    await expect.poll(() => sockets.length).toBe(1);
    await say(ports.answers, print("first"));
    expect(await first).toBe("first");
    const second = asked("second");
    await expect.poll(() => sockets.length).toBe(2);
    sockets[0].resetAndDestroy();
    await new Promise((done) => setTimeout(done, 50));
    await say(ports.answers, print("second"));
    expect(await second).toBe("second");
    for (const socket of sockets) socket.destroy();
  });

  test("a Tabletop Simulator that says nothing, ends in the middle or talks nonsense", async () => {
    const server = createServer((socket) => socket.resume());
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    onTestFinished(async () => new Promise<void>((done) => server.close(() => done())));
    const ports = { port: (server.address() as AddressInfo).port, answers: await freePort() };
    const link = await linkTo(ports, 300);
    expect(await refusal(pushSave(link, saveOf()))).toContain("gave no list of scripts within 1 seconds");
    const answered = async (...pieces: readonly string[]): Promise<string> => {
      const pushed = refusal(pushSave(link, saveOf()));
      await say(ports.answers, ...pieces);
      return pushed;
    };
    expect(await answered("HTTP/1.1 200 OK\r\n\r\n")).toContain("is no Tabletop Simulator");
    expect(await answered('{"messageID": 1, "scriptStates": [{}]}')).toContain("is no Tabletop Simulator");
    expect(await answered('{"messageID": 12}')).toContain('it says "{\\"messageID\\": 12}"');
    expect(await answered('{"messageID": 1, "scriptSta')).toContain("ends in the middle");
  });

  test("a game that was started again is pushed to by the same line", async () => {
    const first = await standIn(saveOf());
    await first.editor.close();
    expect(await refusal(pushSave(first.link, saveOf()))).toContain("does not answer");
    const { openEditor } = await import("../../../tabletop/editor/open");
    const again = await openEditor(first.table, JSON.stringify(saveOf()), first.ports);
    onTestFinished(async () => again.close());
    expect(await pushSave(first.link, saveOf({ knight: `${KNIGHT}\n` }))).toMatchObject({ sent: ["Knight"] });
  });
});
