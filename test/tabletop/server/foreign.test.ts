/** A save of somebody else on the server: what of it reaches a browser, and what becomes of a script that does not end. */
import { expect, onTestFinished, test } from "vitest";
import { openRoom, perform } from "../../../tabletop/server/table/tasks";
import { join } from "node:path";
import { writeFileSync } from "node:fs";
import { folder, openGame } from "./open";
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
