/** From a table to the list of games: the host alone leads there, all are told, and the game is kept. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openLobby } from "../../../tabletop/server/lobby";
import { is } from "./browser";
import { folder, openGame } from "./open";
import { freePort } from "../../helpers/port";

test("the host leads to the list of games, if there is one, and nobody else does", async () => {
  let asked = 0;
  const { host, come } = await openGame({ otherGames: () => asked++ });
  const [ann, bob] = [await host({ name: "Ann" }), await come({ name: "Bob" })];
  expect([(await ann.welcome()).games, (await bob.welcome()).games]).toEqual([true, undefined]);
  expect([await bob.ask({ t: "games" }), asked]).toEqual(["host", 0]);
  expect([await ann.ask({ t: "games" }), asked]).toEqual(["done", 1]);
  const alone = await openGame();
  const cid = await alone.host();
  expect([await cid.ask({ t: "games" }), (await cid.welcome()).games]).toEqual(["table", undefined]);
});

test("who is there when the list comes is told so, and the game is in its folder", async () => {
  const archive = folder();
  const { server, host, come } = await openGame({ archive });
  const ann = await host({ name: "Ann", seat: "Red" });
  const bob = await come({ name: "Bob" });
  await ann.ask({ t: "chat", text: "!title Next" });
  await server.close(true);
  for (const one of [ann, bob]) {
    const notices = one.answers.filter(is("notice")).map(({ code, text }) => [code, text]);
    expect(notices).toContainEqual(["games", "The host chooses another game. The game is saved."]);
    expect(notices.map(([code]) => code)).not.toContain("stopping");
  }
  expect(existsSync(join(archive, "autosave.json"))).toBe(true);
});

test("the next table has the join code of the one before, if it is given that", async () => {
  const first = await openGame({ host: "0.0.0.0" });
  const { code = "" } = first.server;
  const next = await openGame({ host: "0.0.0.0", code });
  expect(next.server.code).toBe(code);
  const { welcome } = await next.come({ code });
  expect((await welcome()).t).toBe("welcome");
});

test("who is led to the list keeps the connection until that stands at the table's port, and does nothing there", async () => {
  const { server, host, port } = await openGame({ port: await freePort() });
  const ann = await host({ name: "Ann", seat: "Red" });
  const games = async (): Promise<unknown> => (await fetch(`http://localhost:${port}/games.json`)).json();
  expect(await games()).toBeNull();
  await server.close(true);
  const page = folder();
  const list = await openLobby({ port, host: "127.0.0.1", page, games: [] });
  onTestFinished(() => list.close());
  expect(await games()).toEqual([]);
  const before = ann.answers.length;
  ann.say({ t: "chat", id: 99, text: "hello" });
  await new Promise((done) => setTimeout(done, 100));
  expect([ann.socket.readyState, ann.answers.length]).toEqual([ann.socket.OPEN, before]);
  server.leave();
  expect(await ann.until(is("closed"))).toMatchObject({ code: "stopped" });
});
