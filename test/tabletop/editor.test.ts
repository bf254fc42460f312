/** Editors reach a table by the External Editor API as they reach Tabletop Simulator: what they say, what they are told. */
import { expect, test } from "vitest";
import { expectScriptErrors } from "../helpers/script-errors";
import { standIn, say } from "../scripts/tts/stand-in";
import { openEditorPort, PortFault } from "../../tabletop/editor/port";
import { thing } from "./saves";
import type { FromTable } from "../../scripts/tts/editor/from-table";

const SCRIPT = `function onLoad() end
function onExternalMessage(told) sendExternalMessage({ heard = told.words[2], same = told.flag }) end
function onSave() return "kept" end`;
const SAVE = {
  ...{ SaveName: "small", LuaScript: SCRIPT, XmlUI: "" },
  ObjectStates: [
    thing("Custom_Model", "aaaaaa", 1, 1, {
      Nickname: "Knight",
      LuaScript: "a = 1",
      XmlUI: "<Text>k</Text>",
    }),
    thing("Bag", "bbbbbb", 2, 1),
  ],
};

/** A table, and all that editors are told from now on. */
async function heardAt(
  save: object = SAVE,
): Promise<Awaited<ReturnType<typeof standIn>> & { heard: FromTable[] }> {
  const opened = await standIn(save);
  const heard: FromTable[] = [];
  opened.link.hear((told) => heard.push(told));
  return { ...opened, heard };
}

async function kinds(heard: readonly FromTable[], count: number): Promise<readonly string[]> {
  await expect.poll(() => heard.length).toBeGreaterThanOrEqual(count);
  return heard.map(({ kind }) => kind);
}

test("message 0 is answered with Global and the objects that have a script or an interface", async () => {
  const { link } = await heardAt();
  const scripts = await link.ask(
    { messageID: 0 },
    (told) => (told.kind === "loaded" ? told.scripts : undefined),
    "scripts",
  );
  expect(scripts).toEqual([
    { name: "Global", guid: "-1", script: SCRIPT, ui: "" },
    { name: "Knight", guid: "aaaaaa", script: "a = 1", ui: "<Text>k</Text>" },
  ]);
});

test("message 1 loads the save with other scripts: what is not named stays, a missing text is taken away", async () => {
  const { table, ports, heard } = await heardAt();
  await table.run('getObjectFromGUID("aaaaaa").setPosition({ 9, 1, 9 })');
  const script = `${SCRIPT}\nprint("new")\nprint("loaded")`;
  await say(
    ports.port,
    JSON.stringify({
      messageID: 1,
      scriptStates: [
        { guid: "-1", script },
        { guid: "aaaaaa", script: "a = 2" },
      ],
    }),
  );
  expect(await kinds(heard, 3)).toEqual(["loaded", "print", "print"]);
  expect(table.object("Knight").position.x).toBe(1);
  expect(table.object("Knight").data).toMatchObject({ LuaScript: "a = 2", XmlUI: "" });
  await say(
    ports.port,
    JSON.stringify({ messageID: 1, scriptStates: [{ guid: "aaaaaa", script: "a = = 3" }] }),
  );
  expectScriptErrors(/unexpected symbol/);
  await kinds(heard, 7);
  const failed = heard.find((told) => told.kind === "error");
  expect(failed).toMatchObject({
    guid: "aaaaaa",
    text: expect.stringMatching(/^chunk_0:\(1,0-0\): unexpected symbol/) as unknown,
  });
  expect((await table.save()).LuaScript).toBe(script);
});

test("message 2 comes to onExternalMessage, and what scripts send outside comes as message 4", async () => {
  const { ports, heard } = await heardAt();
  await say(ports.port, JSON.stringify({ messageID: 2, customMessage: { words: ["a", "ü"], flag: true } }));
  await kinds(heard, 1);
  expect(heard).toEqual([{ kind: "message", value: { heard: "ü", same: true } }]);
});

test("objects that come, scripts that fail and the script that a person wants to edit are told", async () => {
  expectScriptErrors(/no such thing/);
  const { table, editor, heard } = await heardAt();
  await table.run('spawnObject({ type = "Card", position = { 0, 3, 0 } })');
  await table.advance(10);
  await table.run('Wait.frames(function() error("no such thing") end, 1)');
  await table.advance(3);
  editor.tell();
  editor.edit("bbbbbb");
  expect(await kinds(heard, 3)).toEqual(["other", "error", "other"]);
  expect(heard[1]).toMatchObject({
    guid: "-1",
    prefix: expect.stringMatching(/^Error in Script \(Global\) function </) as unknown,
  });
});

test("two editors at once: both are obeyed, and a web page's request or a broken message is passed over", async () => {
  const { table, ports, heard } = await heardAt();
  const run = (lua: string): string => JSON.stringify({ messageID: 3, guid: "-1", script: lua, returnID: 1 });
  const bytes = Buffer.from(run('told = (told or "") .. "é"'));
  await Promise.all([
    say(ports.port, bytes.subarray(0, bytes.length - 4), bytes.subarray(bytes.length - 4)),
    say(ports.port, run("more = 1") + run("more = more + 1")),
    say(ports.port, `POST / HTTP/1.1\r\nHost: localhost:39999\r\n\r\n${run("hacked = true")}`),
    say(ports.port, '{"messageID":3,"guid":5,"script":"hacked = true"}', '{"messageID":9}', '{"mess'),
  ]);
  expect(await kinds(heard, 3)).toEqual(["answer", "answer", "answer"]);
  expect(await table.run("return { told, more, hacked }")).toEqual(["é", 2]);
});

test("a port that is taken is said in a sentence", async () => {
  const { ports } = await heardAt();
  const again = openEditorPort(
    ports,
    async () => Promise.resolve(),
    () => undefined,
  );
  await expect(again).rejects.toThrow(PortFault);
  await expect(again).rejects.toThrow(/^Port \d+ is in use: Tabletop Simulator itself listens there/);
});
