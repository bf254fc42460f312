import { describe, expect, onTestFinished, test } from "vitest";
import { browse, chat, is, pieceNamed, until, type Browser } from "./browser";
import { folder, openGame } from "./open";
import { PROTOCOL } from "../../../tabletop/wire/protocol";

describe("a tab and its token", () => {
  test("two tabs are two players; one that comes back has its seat, its name and its chat", async () => {
    const { come, host } = await openGame();
    const ann = await host({ name: "Ann", seat: "Red" });
    const first = await come({ name: "Bob", seat: "Blue" });
    const second = await come({ name: "Bob", seat: "Green" });
    await second.sees(({ seats }) => seats["Blue"].person !== seats["Green"].person);
    const { token } = await first.welcome();
    expect(token).not.toBe((await second.welcome()).token);
    await ann.ask({ t: "chat", text: "welcome" });
    await first.close();
    await ann.sees(({ people }) => !people["2"].here);
    const back = await come({ token });
    const view = await back.sees(({ you }) => you.color === "Blue");
    expect((await back.welcome()).lost).toBeUndefined();
    expect(Object.values(view.chat).map(({ text }) => text)).toEqual(["welcome"]);
    expect(Object.values(view.people).map(({ name }) => name)).toEqual(["Ann", "Bob", "Bob 2"]);
    await ann.sees(({ people }) => people["2"].here);
  });

  test("a copy of a tab asks who is meant; taking over closes the other", async () => {
    const { come, port } = await openGame();
    const bob = await come({ name: "Bob", seat: "Blue" });
    const { token } = await bob.welcome();
    const copy = await browse(port, { token });
    expect(await copy.until(is("conflict"))).toMatchObject({ name: "Bob", color: "Blue" });
    copy.say({ t: "hello", version: PROTOCOL, token, takeOver: true });
    await copy.sees(({ you }) => you.color === "Blue");
    expect(await bob.until(is("closed"))).toMatchObject({ code: "replaced" });
    await copy.close();
    const other = await browse(port, { token: "made up, and long enough" });
    expect((await other.until(is("welcome"))).token).not.toBe("made up, and long enough");
    await other.close();
  });

  test("of two tabs that come with one token at the same time, one has the seat and the other is asked", async () => {
    const archive = folder();
    const before = await openGame({ archive });
    const { token } = await (await before.come({ name: "Bob", seat: "Blue" })).welcome();
    await before.server.close();
    const { host, port } = await openGame({ archive });
    const ann = await host({ name: "Ann" });
    const tabs = await Promise.all([browse(port), browse(port)]);
    for (const tab of tabs) onTestFinished(async () => tab.close());
    for (const tab of tabs) tab.say({ t: "hello", version: PROTOCOL, token });
    const first = async ({ answers }: Browser): Promise<string> =>
      (
        await until(
          () => answers.at(0),
          () => "an answer to hello",
        )
      ).t;
    expect((await Promise.all(tabs.map(first))).sort()).toEqual(["conflict", "welcome"]);
    const bob = tabs.find(({ answers }) => answers[0].t === "welcome");
    await bob?.sees(({ you }) => you.color === "Blue");
    await ann.sees(({ people }) => Object.keys(people).length === 2);
  });

  test("a seat is kept for a while; whoever has it then is named to the one who comes back", async () => {
    const { come, host } = await openGame({ grace: 100 });
    const ann = await host({ name: "Ann", seat: "Red" });
    const bob = await come({ name: "Bob", seat: "Blue" });
    const { token } = await bob.welcome();
    await ann.sees(({ seats }) => seats["Blue"].person !== undefined);
    await bob.close();
    await ann.sees(({ seats }) => seats["Blue"].person === undefined);
    const cy = await come({ name: "Cy", seat: "Blue" });
    await cy.sees(({ you }) => you.color === "Blue");
    const back = await come({ token });
    expect((await back.welcome()).lost).toEqual({ color: "Blue", by: "Cy" });
    expect((await back.sees(({ you }) => you)).you.color).toBe("Grey");
  });

  test("all are told who has lost the connection, who is back and who has left", async () => {
    const { come, host } = await openGame({ grace: 400 });
    const ann = await host({ name: "Ann", seat: "Red" });
    const bob = await come({ name: "Bob", seat: "Blue" });
    const { token } = await bob.welcome();
    await ann.sees(({ seats }) => seats["Blue"].person !== undefined);
    const lines = (): string[] => chat(ann.view()).filter((text) => text.startsWith("Bob"));
    await bob.close();
    await ann.sees(() => lines().length === 1);
    const back = await come({ token });
    await ann.sees(() => lines().length === 2);
    await back.close();
    await ann.sees(() => lines().length === 4);
    await come({ token });
    await ann.sees(() => lines().length === 5);
    const [lost, returned, left] = ["has lost the connection", "is back", "has left the table"];
    expect(lines()).toEqual([lost, returned, lost, left, returned].map((what) => `Bob (Blue) ${what}.`));
  });

  test("what it holds goes back where it was when the connection breaks", async () => {
    const { come, host } = await openGame();
    const ann = await host({ seat: "Red" });
    const bob = await come({ seat: "Blue" });
    await bob.sees(({ ui }) => ui.roots.length > 0);
    const token = pieceNamed(ann.view(), "token");
    await bob.ask({ t: "pick", piece: pieceNamed(bob.view(), "token") });
    bob.say({ t: "drag", x: -20, z: 0 });
    await ann.sees(({ pieces }) => pieces[token].at[0] === -20);
    bob.socket.terminate();
    const { pieces } = await ann.sees((view) => view.pieces[token].held === undefined);
    expect([pieces[token].at[0], pieces[token].at[2]]).toEqual([6, 6]);
  });
});

describe("the host", () => {
  const hosts = (browser: Browser): string[] =>
    Object.values(browser.view().people).flatMap(({ name, host }) => (host ? [name] : []));

  test("is who has the host's token, whoever came first", async () => {
    const { come, host } = await openGame();
    const bob = await come({ name: "Bob" });
    expect((await bob.welcome()).host).toBe(false);
    const ann = await host({ name: "Ann" });
    await bob.sees(() => hosts(bob).join() === "Ann");
    await ann.sees(({ ui }) => Object.values(ui.elements).some(({ text }) => text === "for the host"));
    expect(JSON.stringify(bob.view())).not.toContain("for the host");
    const { token } = await ann.welcome();
    await ann.close();
    const back = await come({ token });
    expect((await back.welcome()).host).toBe(true);
    expect(await come({ host: "a guess" }).then(async (guess) => (await guess.welcome()).host)).toBe(false);
  });

  test("comes once by the link that a browser is opened with, and by the token for the tab from then on", async () => {
    const { server, come } = await openGame();
    const pass = server.openLink().split("#host=")[1];
    expect(server.hostLink).not.toContain(pass);
    const ann = await come({ host: pass, name: "Ann" });
    const { host, key } = await ann.welcome();
    expect([host, server.hostLink.endsWith(`#host=${key}`)]).toEqual([true, true]);
    // Other users of the machine may have read the link in the list of processes.
    const eve = await come({ host: pass, name: "Eve" });
    expect(await eve.welcome()).toMatchObject({ host: false });
    expect((await eve.welcome()).key).toBeUndefined();
    expect(await (await come({ host: key })).welcome()).toMatchObject({ host: true });
    expect(server.openLink()).not.toContain(pass);
  });

  test("comes by such a link, too, where the browser remembers another tab of the host's", async () => {
    const { server, come, port } = await openGame();
    const ann = await come({ host: server.hostLink.split("#host=")[1], name: "Ann" });
    const { token } = await ann.welcome();
    const pass = server.openLink().split("#host=")[1];
    const again = await browse(port, { token, host: pass });
    onTestFinished(async () => again.close());
    await again.until(is("conflict"));
    again.say({ t: "hello", version: PROTOCOL, host: pass });
    expect(await again.welcome()).toMatchObject({ host: true });
  });

  test("sends people away, frees seats, promotes, stops the clock and lets it step", async () => {
    const { come, host, port } = await openGame();
    const ann = await host({ name: "Ann", seat: "Red" });
    const bob = await come({ name: "Bob", seat: "Blue" });
    const { token, person } = await bob.welcome();
    await ann.sees(({ people }) => Object.hasOwn(people, person));
    expect(await ann.ask({ t: "freeSeat", color: "Blue" })).toBe("table");
    await bob.close();
    await ann.sees(({ people }) => !people[person].here);
    expect(await ann.ask({ t: "freeSeat", color: "Blue" })).toBe("done");
    await ann.sees(({ seats }) => seats["Blue"].person === undefined);
    const again = await come({ token });
    await ann.ask({ t: "promote", person });
    await again.sees(({ you }) => you.promoted);
    expect(await ann.ask({ t: "kick", person: (await ann.welcome()).person })).toBe("table");
    expect(await ann.ask({ t: "kick", person })).toBe("done");
    expect(await again.until(is("closed"))).toMatchObject({ code: "kicked" });
    const stranger = await browse(port, { token, name: "Bob" });
    expect((await stranger.until(is("welcome"))).token).not.toBe(token);
    await stranger.close();
    expect(await ann.ask({ t: "step", frames: 5 })).toBe("table");
    // What changes while the interface is being read is lost, as in the original.
    await ann.sees(({ ui }) => Object.values(ui.elements).some(({ text }) => text !== ""));
    await ann.ask({ t: "pause", on: true });
    await ann.sees(({ table }) => table.stopped);
    await ann.ask({ t: "chat", text: "!title stopped" });
    const { frame } = await ann.until(is("delta"));
    expect(frame).toBeGreaterThan(0);
    const last = (): number =>
      ann.answers.flatMap((one) => (one.t === "delta" ? [one.frame] : [])).at(-1) ?? 0;
    await ann.sees(({ ui }) => Object.values(ui.elements).some(({ text }) => text === "stopped"));
    const stopped = last();
    await ann.ask({ t: "step", frames: 7 });
    await ann.ask({ t: "chat", text: "!title stepped" });
    await ann.sees(({ ui }) => Object.values(ui.elements).some(({ text }) => text === "stepped"));
    expect(last()).toBe(stopped + 7);
  });
});

describe("a server for other machines", () => {
  test("asks for its code; the host's link and the tokens that it gave need none", async () => {
    const { server, come, host, port } = await openGame({ host: "0.0.0.0" });
    const { code = "" } = server;
    expect(code).toMatch(/^[A-Z2-9]{6}$/);
    expect(server.link).toContain(`#join=${code}`);
    for (const hello of [{}, { code: "WRONG1" }, { code: "" }]) {
      const stranger = await browse(port, hello);
      expect(await stranger.until(is("closed"))).toMatchObject({ code: "code" });
    }
    await host();
    const bob = await come({ code: code.toLowerCase() });
    const { token, invite } = await bob.welcome();
    expect(invite).toEqual({ link: server.link, code });
    await bob.close();
    await come({ token });
  });
});

test("the clock stands still while nobody is there", async () => {
  const { come } = await openGame();
  const bob = await come();
  await bob.sees(({ ui }) => ui.roots.length > 0);
  const { token } = await bob.welcome();
  await bob.ask({ t: "chat", text: "!title one" });
  await bob.sees(({ ui }) => Object.values(ui.elements).some(({ text }) => text === "one"));
  const frameOf = (browser: Browser): number =>
    browser.answers.flatMap((one) => (one.t === "delta" || one.t === "view" ? [one.frame] : [])).at(-1) ?? 0;
  const before = frameOf(bob);
  await bob.close();
  await new Promise((done) => setTimeout(done, 500));
  const back = await come({ token });
  await back.until(is("view"));
  const passed = frameOf(back) - before;
  expect(passed).toBeLessThan(20);
});
