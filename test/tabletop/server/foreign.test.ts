/** A save of somebody else on the server: what of it reaches a browser, and what becomes of a script that does not end. */
import { expect, onTestFinished, test } from "vitest";
import { openRoom, perform } from "../../../tabletop/server/table/tasks";
import { expectScriptErrors } from "../../helpers/script-errors";
import { join } from "node:path";
import { writeFileSync } from "node:fs";
import { folder, openGame } from "./open";
import type { Answer, Examined, Whole } from "../../../tabletop/wire/answers";
import type { Room } from "../../../tabletop/server/table/room";
import { saveOf, SEATS, thing } from "../saves";

const BAD = "https://elsewhere.test/picture.png";
const ASSETS = [{ Type: 0, Name: "sign", URL: BAD }];
const PIECE = thing("Custom_Token", "aaaaaa", 0, 0, {
  CustomImage: { ImageURL: BAD, ImageSecondaryURL: "javascript:alert(1)" },
  CustomMesh: { MeshURL: "file:///etc/passwd" },
});
const SAVE = JSON.stringify(
  saveOf("", [...SEATS, PIECE], {
    CustomUIAssets: ASSETS,
    XmlUI: '<Image image="sign" width="9" height="9" />',
  }),
);

async function toldOf(online: boolean): Promise<{ texts: string; pictures: unknown }> {
  const opening = { save: SAVE, written: true };
  const foreign = { online };
  const room = await openRoom({ t: "open", opening, seed: 1, rewrites: [], nextPerson: 1, foreign });
  onTestFinished(() => room.table.close());
  const people = [{ id: 0, name: "Ann", color: "Red", promoted: false }];
  await perform(room, { t: "enter", tab: 1, host: true, people, looking: 0 });
  const { out = [], pictures } = await perform(room, { t: "tick", frames: 20, stopped: false });
  return { texts: out.map(({ text }) => text).join("\n"), pictures };
}

const OWN = `count = 0
  function onLoad() self.createButton({ label = "Broken", click_function = "nothing", function_owner = self }) end
  function pressed(player) count = count + 1 self.UI.setAttribute("told", "text", player.color .. count) end`;
const XML =
  '<Text id="told" text="0" /><Button id="go" onClick="pressed" /><Button id="no" onClick="Global/gone" />';

async function roomOf(piece: Record<string, unknown>): Promise<Room> {
  const save = JSON.stringify(
    saveOf("score = { Red = 3 }", [...SEATS, thing("BlockSquare", "bbbbbb", 0, 0, piece)]),
  );
  const opening = { save, written: true };
  const foreign = { online: false };
  const room = await openRoom({ t: "open", opening, seed: 1, rewrites: [], nextPerson: 1, foreign });
  onTestFinished(() => room.table.close());
  const people = [{ id: 0, name: "Ann", color: "Red", promoted: false }];
  await perform(room, { t: "enter", tab: 1, host: true, people, looking: 0 });
  return room;
}

async function toldIn(room: Room, ticks: number): Promise<Answer[]> {
  const out: Answer[] = [];
  for (let i = 0; i < ticks; i++) {
    const result = await perform(room, { t: "tick", frames: 1, stopped: false });
    for (const { text } of result.out ?? []) out.push(JSON.parse(text) as Answer);
  }
  return out;
}

test("the interface on a piece is told with it, and clicked by its keys", async () => {
  const room = await roomOf({ LuaScript: OWN, XmlUI: XML });
  const [first] = await toldIn(room, 20);
  const { ui } = (first as Whole).view;
  expect(ui.roots).toEqual([]);
  const [lying] = Object.values(ui.on ?? {});
  const keyOf = (id: string): number =>
    lying.roots.find((key) => ui.elements[key].attributes["id"] === id) ?? 0;
  const click = { t: "click", id: 1, element: keyOf("go") } as const;
  expect(await perform(room, { t: "act", tab: 1, request: click })).not.toHaveProperty("refused");
  const [delta] = await toldIn(room, 1);
  expect(delta).toMatchObject({ patch: { ui: { elements: { [keyOf("told")]: { text: "Red1" } } } } });
});

test("the inspector tells of a script its variables, and which functions its controls lack", async () => {
  const room = await roomOf({ LuaScript: OWN, XmlUI: XML });
  await perform(room, { t: "inspect", tab: 1, on: true, object: "bbbbbb" });
  const examined = async (): Promise<Examined | undefined> =>
    (await toldIn(room, 30)).flatMap((one) => (one.t === "inspection" ? [one.inspection] : [])).at(-1)
      ?.examined;
  const found = await examined();
  expect(found?.variables).toEqual([
    { name: "count", value: "0" },
    { name: "onLoad", value: "function" },
    { name: "pressed", value: "function" },
  ]);
  expect(found?.controls).toEqual([
    { what: 'button "Broken"', calls: "nothing of BlockSquare bbbbbb", there: false },
    { what: "Button go, onClick", calls: "pressed of BlockSquare bbbbbb", there: true },
    { what: "Button no, onClick", calls: "gone of Global", there: false },
  ]);
  await perform(room, { t: "inspect", tab: 1, on: true, object: "Global" });
  expect((await examined())?.variables).toEqual([{ name: "score", value: "{Red = 3}" }]);
});

test("no address of a foreign save reaches a browser", async () => {
  const { texts, pictures } = await toldOf(false);
  expect(texts).toContain('"type":"Generic"');
  expect(texts).not.toMatch(/elsewhere|javascript|passwd|\/pictures\//);
  expect(pictures).toBeUndefined();
});

test("online a browser is told of keys, and the server alone of what they are for", async () => {
  const { texts, pictures } = await toldOf(true);
  expect(texts).not.toMatch(/elsewhere|javascript|passwd/);
  const key = /"\/pictures\/([0-9a-f]{32})"/.exec(texts)?.[1];
  expect(pictures).toEqual([{ key, url: BAD }]);
});

test("the page may load nothing from elsewhere, and who asks for a picture that nobody told of gets none", async () => {
  const files = folder();
  writeFileSync(join(files, "index.html"), "<!doctype html>");
  const { port } = await openGame({ save: SAVE, foreign: { online: true }, page: files });
  const page = await fetch(`http://localhost:${port}/`);
  expect(page.headers.get("content-security-policy")).toContain("img-src 'self' data: blob:;");
  const answer = await fetch(`http://localhost:${port}/pictures/${"a".repeat(32)}`);
  expect([answer.status, await answer.text()]).toEqual([404, "There is no such picture.\n"]);
});

test("a search that never ends ends the thread, and the table goes on", async () => {
  const script = `function onChat() local s = ("a"):rep(40) .. "!" s:find(("a-"):rep(30) .. "b") end`;
  const { host, lines } = await openGame({
    save: JSON.stringify(saveOf(script)),
    foreign: { online: false },
    limit: 400,
  });
  const browser = await host({ name: "Ann" });
  await browser.ask({ t: "chat", text: "go" });
  await browser.until(
    (one): one is Extract<typeof one, { t: "notice" }> => one.t === "notice" && one.code === "hung",
  );
  expect(lines.join("\n")).toContain("The script did not come to an end");
  expect(await browser.ask({ t: "ping", x: 1, z: 1 })).toBe("done");
}, 40_000);

test.each([
  ["a handler of each frame that never ends", "function onUpdate() while true do end end"],
  [
    "handlers of several scripts that never end",
    "function onPlayerConnect() while true do end end function onPlayerChangeColor() while true do end end",
  ],
])("%s are ended before their thread is, and the table goes on", async (_, script) => {
  expectScriptErrors(/it took longer than/, /none is called until a load/);
  const piece = thing("BlockSquare", "aaaaaa", 0, 0, { LuaScript: script });
  const save = JSON.stringify(saveOf(script, [...SEATS, piece]));
  const { host, lines } = await openGame({ save, foreign: { online: false, seconds: 1 }, limit: 4000 });
  const ann = await host({ name: "Ann", seat: "Red" });
  expect(await ann.ask({ t: "chat", text: "is anybody there?" })).toBe("done");
  expect(ann.answers.filter(({ t }) => t === "notice")).toEqual([]);
  expect(lines.join("\n")).not.toContain("did not come to an end");
});

test("a script that is too slow for sixty frames a second makes the table slow, and does not end its thread", async () => {
  // Eight frames at once, as a tick makes up for them, would take longer than the thread may.
  const slow = "function onUpdate() local began = os.clock() while os.clock() - began < 0.35 do end end";
  const { host } = await openGame({
    save: JSON.stringify(saveOf(slow)),
    foreign: { online: false },
    limit: 2000,
  });
  const ann = await host({ name: "Ann", seat: "Red" });
  for (let i = 0; i < 4; i++) expect(await ann.ask({ t: "chat", text: `word ${i}` })).toBe("done");
  expect(ann.answers.filter(({ t }) => t === "notice")).toEqual([]);
});

test("a save whose script never ends as it is opened is refused in a sentence, and nothing else is said", async () => {
  const script = `function onLoad() local s = ("a"):rep(40) .. "!" s:find(("a-"):rep(30) .. "b") end`;
  const begin = { save: JSON.stringify(saveOf(script)), written: false };
  const lines: string[] = [];
  const opening = openGame({
    ...{ begin, foreign: { online: false }, limit: 200 },
    log: (line) => void lines.push(line),
  });
  await expect(opening).rejects.toThrow("The save cannot be opened: its script does not come to an end.");
  expect(lines).toEqual([]);
});
