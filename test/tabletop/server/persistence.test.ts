import { expectScriptErrors } from "../../helpers/script-errors";
import { chat, is, until } from "./browser";
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { folder, openGame } from "./open";
import { gameSave } from "./save";
import { join } from "node:path";

/** The text of a file; empty while it is not there: the server moves an autosave away before it writes the next. */
function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

describe("a game", () => {
  test("goes on where it was after the server has ended, with its seats and its host", async () => {
    const archive = folder();
    const one = await openGame({ archive });
    const ann = await one.host({ name: "Ann", seat: "Red" });
    const bob = await one.come({ name: "Bob", seat: "Blue" });
    await ann.ask({ t: "chat", text: "!keep a word" });
    const { token } = await bob.welcome();
    await one.server.close();
    expect(await bob.until(is("closed"))).toMatchObject({ code: "stopped" });
    const two = await openGame({ archive });
    expect([one.server.resumed, two.server.resumed]).toEqual([false, true]);
    expect(two.server.hostLink.split("#")[1]).toBe(one.server.hostLink.split("#")[1]);
    const back = await two.come({ token });
    await back.sees(({ you }) => you.color === "Blue");
    await back.ask({ t: "chat", text: "!state" });
    await back.sees((view) => chat(view).includes("state a word"));
  });

  test("goes on from the last autosave after a crash, and knows the seats", async () => {
    const [archive, left] = [folder(), folder()];
    const one = await openGame({ archive, autosave: 50 });
    const ann = await one.host({ name: "Ann", seat: "Red" });
    await ann.ask({ t: "chat", text: "!keep a word" });
    const file = join(archive, "autosave.json");
    await until(
      () => textOf(file).includes("a word"),
      () => "an autosave",
    );
    cpSync(archive, left, { recursive: true });
    const two = await openGame({ archive: left });
    expect(two.server.resumed).toBe(true);
    const back = await two.come({ token: (await ann.welcome()).token });
    await back.sees(({ you }) => you.color === "Red" && you.host);
    await back.ask({ t: "chat", text: "!state" });
    await back.sees((view) => chat(view).includes("state a word"));
    for (const name of ["table.json", "autosave.json"])
      expect([name, statSync(join(archive, name)).mode & 0o077]).toEqual([name, 0]);
  });

  test("keeps its state under a script that has changed since", async () => {
    const archive = folder();
    const one = await openGame({ archive });
    const ann = await one.host({ seat: "Red" });
    await ann.ask({ t: "chat", text: "!keep a word" });
    await one.server.close();
    const changed = gameSave().replace('\\"state \\" .. state', '\\"new: \\" .. state');
    expect(changed).not.toBe(gameSave());
    const two = await openGame({ archive, save: changed });
    const back = await two.host();
    await back.ask({ t: "chat", text: "!state" });
    await back.sees((view) => chat(view).includes("new: a word"));
  });

  test("that is given up for a new one stays in a file, and so does a save by name", async () => {
    const archive = folder();
    const { host } = await openGame({ archive, autosave: 3_600_000 });
    const ann = await host({ seat: "Red" });
    await ann.ask({ t: "chat", text: "!keep a word" });
    expect(await ann.ask({ t: "save", name: "../evening/1" })).toBe("done");
    expect(await ann.ask({ t: "save", name: "../evening/1" })).toBe("done");
    expect(readdirSync(join(archive, "saves"))).toEqual(["evening1 2.json", "evening1.json"]);
    // Whatever has happened since the last autosave is in it.
    await ann.sees((view) => chat(view).includes("kept a word"));
    expect(existsSync(join(archive, "autosave.json"))).toBe(false);
    expect(await ann.ask({ t: "newGame" })).toBe("done");
    const [kept] = readdirSync(join(archive, "games"));
    expect(readFileSync(join(archive, "games", kept), "utf8")).toContain("a word");
    await ann.until(is("notice"));
    await ann.ask({ t: "chat", text: "!state" });
    await ann.sees((view) => chat(view).includes("state "));
  });

  test("stays where it is where there is no save to begin a new one with", async () => {
    const archive = folder();
    let there = true;
    const source = async (): Promise<{ save: string; written: boolean }> =>
      there ? Promise.resolve({ save: gameSave(), written: false }) : Promise.reject(new Error("not built"));
    const { host } = await openGame({ archive, autosave: 20, source });
    const ann = await host({ seat: "Red" });
    await ann.ask({ t: "chat", text: "!keep a word" });
    const file = join(archive, "autosave.json");
    await until(
      () => textOf(file).includes("a word"),
      () => "an autosave",
    );
    there = false;
    expect(await ann.ask({ t: "newGame" })).toBe("table");
    expect(readdirSync(archive)).not.toContain("games");
    expect(readFileSync(file, "utf8")).toContain("a word");
  });

  test("goes back to a checkpoint, and on with another script; people keep their seats", async () => {
    let save = gameSave();
    const { host, server } = await openGame({
      pace: "manual",
      source: async () => Promise.resolve({ save, written: false }),
    });
    const ann = await host({ seat: "Red" });
    await ann.ask({ t: "chat", text: "!keep one" });
    for (let i = 0; i < 11; i++) await server.tick(60);
    await ann.ask({ t: "chat", text: "!keep two" });
    expect(await ann.ask({ t: "rewind", checkpoint: 7 })).toBe("table");
    expect(await ann.ask({ t: "rewind", checkpoint: 0 })).toBe("done");
    await ann.ask({ t: "chat", text: "!state" });
    await server.tick(20);
    await ann.sees((view) => chat(view).includes("state one") && view.you.color === "Red");
    save = save.replace('\\"state \\" .. state', '\\"new: \\" .. state');
    expect(await ann.ask({ t: "reload" })).toBe("done");
    await ann.ask({ t: "chat", text: "!state" });
    await server.tick(20);
    await ann.sees((view) => chat(view).includes("new: one"));
    expect(ann.answers.filter(is("view")).length).toBe(3);
  });

  test("goes on with the old script where the new one fails as it loads", async () => {
    expectScriptErrors(/not today/);
    let save = gameSave();
    const { host } = await openGame({ source: async () => Promise.resolve({ save, written: false }) });
    const ann = await host({ seat: "Red" });
    await ann.ask({ t: "chat", text: "!keep a word" });
    save = save.replace("state = saved", 'error(\\"not today\\")');
    expect(await ann.ask({ t: "reload" })).toBe("table");
    const refused = ann.answers.find(is("refused"));
    expect(refused?.why).toMatch(/^The new script fails at onLoad, and the old one goes on\. .*not today/);
    await ann.ask({ t: "chat", text: "!state" });
    await ann.sees((view) => chat(view).includes("state a word") && view.you.color === "Red");
  });
});

describe("a script that hangs", () => {
  test("ends in a message and the last autosave; everyone sits where they sat", async () => {
    const archive = folder();
    const file = join(archive, "autosave.json");
    const { come, host, lines } = await openGame({ archive, limit: 1000, autosave: 50 });
    const ann = await host({ name: "Ann", seat: "Red" });
    const bob = await come({ name: "Bob", seat: "Blue" });
    await bob.ask({ t: "addSeat", color: "Green", name: "Eve" });
    await bob.ask({ t: "pickSeat" });
    await ann.ask({ t: "chat", text: "!keep a word" });
    await until(
      () => textOf(file).includes("a word"),
      () => "an autosave",
    );
    expect(await ann.ask({ t: "chat", text: "!hang" })).toBe("table");
    const notice = await bob.until(is("notice"));
    expect(notice).toMatchObject({ code: "hung" });
    expect(lines.join()).toContain("The script did not come to an end");
    await ann.sees(({ seats }) => seats["Red"].person !== undefined && seats["Green"].person !== undefined);
    await bob.sees(({ you }) => you.pickingSeat && Object.keys(you.own).join() === "Blue,Green");
    await ann.ask({ t: "chat", text: "!state" });
    await ann.sees((view) => chat(view).includes("state a word"));
  });

  test("as soon as it is opened gives up at last, and says so", async () => {
    const hanging = gameSave().replace(
      "function onLoad(saved)",
      "function onLoad(saved) while saved ~= '' do end",
    );
    const archive = folder();
    const { host, lines } = await openGame({ archive, limit: 300, autosave: 20, save: hanging });
    const ann = await host({ seat: "Red" });
    await ann.ask({ t: "chat", text: "!keep x" });
    await until(
      () => readdirSync(archive).includes("autosave.json"),
      () => "an autosave",
    );
    await ann.ask({ t: "chat", text: "!hang" });
    await until(
      () => lines.some((line) => line.includes("begins anew")),
      () => lines.join("\n"),
    );
    await ann.ask({ t: "chat", text: "hello" });
    await ann.sees((view) => chat(view).includes("hello"));
  }, 30_000);

  test("that fails is told to the host alone, and the table goes on", async () => {
    expectScriptErrors(/broken on purpose/);
    const { come, host } = await openGame();
    const ann = await host({ seat: "Red" });
    const bob = await come({ seat: "Blue" });
    await bob.ask({ t: "chat", text: "!fail" });
    await ann.sees((view) => chat(view).some((line) => line.includes("broken on purpose")));
    await bob.ask({ t: "chat", text: "on we go" });
    await bob.sees((view) => chat(view).includes("on we go"));
    expect(chat(bob.view()).join()).not.toContain("broken");
  });
});

test("a list of seats with an empty token for the host, or no code, gets new ones", async () => {
  const archive = folder();
  for (const hostToken of ["", "short", 7]) {
    writeFileSync(join(archive, "table.json"), JSON.stringify({ hostToken, code: "", clients: [] }));
    const { server, come, host } = await openGame({ archive, host: "0.0.0.0" });
    expect(server.hostLink).toMatch(/#host=[\w-]{22}$/);
    expect(server.code).toMatch(/^[A-Z2-9]{6}$/);
    const eve = await come({ host: "", code: server.code });
    expect((await eve.welcome()).host).toBe(false);
    expect((await (await host()).welcome()).host).toBe(true);
    await server.close();
  }
});

describe("what cannot be opened is one sentence", () => {
  test.skipIf(!existsSync("/proc/self"))("a folder that cannot be made, or written", async () => {
    await expect(openGame({ archive: "/proc/table/games" })).rejects.toThrow(
      /^The saves cannot be kept in \/proc\/table\/games: a file or folder is missing\.$/,
    );
    const file = join(folder(), "file");
    writeFileSync(file, "");
    await expect(openGame({ archive: join(file, "games") })).rejects.toThrow(
      "a part of its path is no folder.",
    );
  });

  test("a save that is none, a port in use, an address that is not ours", async () => {
    await expect(openGame({ save: "{" })).rejects.toThrow(
      /^The save cannot be opened: the save is not JSON: /,
    );
    await expect(openGame({ save: '{"ObjectStates": 3}' })).rejects.toThrow(
      "The save cannot be opened: ObjectStates must be a list.",
    );
    const deep = `{"ObjectStates": [], "XmlUI": "${"<Panel>".repeat(5000)}${"</Panel>".repeat(5000)}"}`;
    await expect(openGame({ save: deep })).rejects.toThrow(
      /^The save cannot be opened: XmlUI [^\n]*nested[^\n]*\.$/,
    );
    const { port } = await openGame();
    await expect(openGame({ port })).rejects.toThrow(`Port ${port} is in use: choose another with --port.`);
    await expect(openGame({ host: "203.0.113.7" })).rejects.toThrow(
      "203.0.113.7 is no address of this machine",
    );
    await expect(openGame({ host: "" })).rejects.toThrow(
      "An empty address is none: --host 0.0.0.0 takes all",
    );
  });

  test("a folder of somebody else's files, or of another server", async () => {
    const foreign = folder();
    writeFileSync(join(foreign, "autosave.json"), "mine");
    await expect(openGame({ archive: foreign })).rejects.toThrow("holds files that are not ours");
    expect(readdirSync(foreign)).toEqual(["autosave.json"]);
    const archive = folder();
    await openGame({ archive });
    await expect(openGame({ archive })).rejects.toThrow("Another server keeps its saves in");
  });

  test("an autosave that cannot be opened is put aside, and the game goes on from the one before", async () => {
    const archive = folder();
    const one = await openGame({ archive });
    const ann = await one.host({ seat: "Red" });
    await ann.ask({ t: "chat", text: "!keep a word" });
    await one.server.close();
    renameSync(join(archive, "autosave.json"), join(archive, "autosave-before.json"));
    const kind = '{"ObjectStates": [{"Name": "Foo", "Transform": 1}]}';
    const line = '{"ObjectStates": [], "VectorLines": [7]}';
    for (const broken of ['{"SaveName": "other", "ObjectStates": 1}', "half a sa", kind, line]) {
      writeFileSync(join(archive, "autosave.json"), broken);
      const two = await openGame({ archive });
      expect(two.server.resumed).toBe(true);
      expect(two.lines.join("\n")).toMatch(/^The autosave cannot be opened: .*\.\nIt is kept in [^\n]*$/);
      const back = await two.host();
      await back.ask({ t: "chat", text: "!state" });
      await back.sees((view) => chat(view).includes("state a word"));
      await two.server.close();
    }
    const kept = readdirSync(join(archive, "games")).map((name) =>
      readFileSync(join(archive, "games", name), "utf8"),
    );
    expect(kept.sort()).toEqual(["half a sa", '{"SaveName": "other", "ObjectStates": 1}', kind, line].sort());
  });

  test("an autosave that cannot be read is put aside, and the game begins anew", async () => {
    const archive = folder();
    const one = await openGame({ archive });
    await one.server.close();
    writeFileSync(join(archive, "autosave.json"), '{"SaveName": "other", "ObjectStates": 1}');
    const two = await openGame({ archive });
    expect(two.server.resumed).toBe(false);
    expect(two.lines.join("\n")).toMatch(
      /The autosave cannot be opened: ObjectStates must be a list.\nIt is kept in /,
    );
    expect(readdirSync(join(archive, "games"))).toHaveLength(1);
  });
});
