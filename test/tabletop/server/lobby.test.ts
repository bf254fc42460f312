import { writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { listen } from "../../../tabletop/server/listen";
import { openLobby, type Lobby } from "../../../tabletop/server/lobby";
import { browse } from "./browser";
import { folder } from "./open";
import { freePort } from "../../helpers/port";

const GAMES = ["draughts", "halma"].map((id) => ({
  ...{ id, title: id, minSeats: 2, maxSeats: 4, box: "wood" },
  ...{ minutes: [10, 30] as const, line: "Men on a board." },
}));

async function lobby(port = 0): Promise<Lobby & { key: string; at: string }> {
  const page = folder();
  writeFileSync(join(page, "index.html"), "<p>games</p>");
  const opened = await openLobby({ port, host: "127.0.0.1", page, games: GAMES });
  onTestFinished(() => opened.close());
  const key = opened.link.split("#host=")[1];
  return { ...opened, key, at: `http://localhost:${opened.port}` };
}

function choose(at: string, body: string, origin = at): Promise<Response> {
  return fetch(`${at}/choose`, { method: "POST", headers: { origin }, body });
}

test("the list of games is a page and its data", async () => {
  const { at } = await lobby();
  expect(await (await fetch(`${at}/`)).text()).toBe("<p>games</p>");
  expect(await (await fetch(`${at}/games.json`)).json()).toEqual(GAMES);
});

test("who has the host's link chooses, and is told where the table stands on the same port", async () => {
  const { at, key, port, chosen, makeRoom, close } = await lobby(await freePort());
  const answer = choose(at, `halma\n${key}`);
  expect(await chosen).toBe("halma");
  makeRoom();
  const table = createServer();
  onTestFinished(() => void table.close());
  expect(await listen(table, port, "127.0.0.1")).toBe(port);
  close("http://localhost:1/#host=there");
  expect((await (await answer).text()).trim()).toBe("http://localhost:1/#host=there");
});

test.each([
  ["without the host's key", "halma\n", undefined, 403],
  ["with another key", "halma\nabc", undefined, 403],
  ["from a foreign page", "halma\nKEY", "http://elsewhere.example", 403],
  ["of a game that there is not", "chess\nKEY", undefined, 404],
])("a choice %s is refused", async (_what, body, origin, status) => {
  const { at, key } = await lobby();
  const answer = await choose(at, body.replace("KEY", key), origin ?? at);
  expect(answer.status).toBe(status);
});

test("the second choice is refused", async () => {
  const { at, key, chosen } = await lobby();
  void choose(at, `halma\n${key}`).catch(() => undefined);
  await chosen;
  expect((await choose(at, `draughts\n${key}`)).status).toBe(409);
});

test("the host of the table before chooses by the same token", async () => {
  const page = folder();
  const opened = await openLobby({
    port: 0,
    host: "127.0.0.1",
    page,
    games: GAMES,
    token: "of-the-table-before",
  });
  onTestFinished(() => opened.close());
  const at = `http://localhost:${opened.port}`;
  expect((await choose(at, "halma\nanother")).status).toBe(403);
  void choose(at, "halma\nof-the-table-before").catch(() => undefined);
  expect(await opened.chosen).toBe("halma");
});

test("whoever does not choose waits without asking again, and is told when the table stands", async () => {
  const { at, key, port, chosen, makeRoom, close } = await lobby();
  let told = "";
  const waits = fetch(`${at}/laid`).then(async (answer) => (told = await answer.text()));
  const answer = choose(at, `halma\n${key}`);
  await chosen;
  makeRoom();
  await new Promise((done) => setTimeout(done, 50));
  expect(told).toBe("");
  close(`http://localhost:${port}/#host=there`);
  expect((await waits).trim()).toBe("A table stands here.");
  expect((await (await answer).text()).trim()).toContain("#host=there");
});

test("a page of a table that is gone is told at once that there is no table to connect to", async () => {
  const { port } = await lobby();
  await expect(browse(port)).rejects.toThrow("Unexpected server response: 404");
});
