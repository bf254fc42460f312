import { describe, expect, test } from "vitest";
import { browse, chat, is, pieceNamed, until, type Browser } from "./browser";
import { gameSave } from "./save";
import { openGame } from "./open";
import { PROTOCOL } from "../../../tabletop/wire/protocol";
import { connect } from "node:net";

/** The game goes on for somebody who behaves. */
async function goesOn(browser: Browser): Promise<void> {
  await browser.ask({ t: "press", piece: pieceNamed(browser.view(), "board"), button: 0 });
  await browser.sees((view) => chat(view).includes("pressed by Red"));
}

async function codeOf(browser: Browser): Promise<string> {
  const { code } = await browser.until(is("closed"));
  return code;
}

describe("a browser that does not behave", () => {
  test("is told what was wrong with its message, and nothing else happens", async () => {
    const { come, host } = await openGame();
    const ann = await host({ seat: "Red" });
    const eve = await come({ seat: "Blue" });
    await ann.sees(({ ui }) => ui.roots.length > 0);
    const wrong = [
      ["{", "the message is not JSON."],
      ["[1]", "the message is not an object."],
      ['{"t":"constructor"}', "there is no such message."],
      ['{"t":"__proto__","id":3}', "there is no such message."],
      ['{"t":"pick","id":4}', "the message pick is wrong: its field piece is missing."],
      ['{"t":"pick","id":4,"piece":"7"}', "the message pick is wrong: its field piece is wrong."],
      ['{"t":"pick","id":4,"piece":1.5}', "the message pick is wrong: its field piece is wrong."],
      ['{"t":"pick","id":4,"piece":7,"who":"Red"}', "the message pick is wrong: it has no field who."],
      ['{"t":"drop","id":5,"x":1e99,"z":0}', "the message drop is wrong: its field x is wrong."],
      ['{"t":"sit","id":6,"color":"Red\\u0000"}', "the message sit is wrong: its field color is wrong."],
      [
        '{"t":"number","id":7,"piece":1,"digits":"-1"}',
        "the message number is wrong: its field digits is wrong.",
      ],
      [
        `{"t":"chat","id":8,"text":"${"x".repeat(501)}"}`,
        "the message chat is wrong: its field text is wrong.",
      ],
      [`{"t":"hello","version":${PROTOCOL}}`, "You are in already."],
    ];
    for (const [message] of wrong) eve.socket.send(message);
    await eve.sees(() => eve.answers.filter(is("refused")).length >= wrong.length - 1);
    const why = eve.answers.filter(is("refused")).map((answer) => answer.why);
    expect(why).toEqual(wrong.slice(0, -1).map(([, text]) => text));
    await goesOn(ann);
  });

  test("cannot do what is the host's, touch another's hand, or name what it does not see", async () => {
    const { come, host } = await openGame();
    const ann = await host({ seat: "Red" });
    const eve = await come({ seat: "Blue" });
    const view = await eve.sees(({ ui, pieces }) => ui.roots.length > 0 && Object.keys(pieces).length > 6);
    for (const message of [
      { t: "kick", person: 1 },
      { t: "newGame" },
      { t: "rewind", checkpoint: 0 },
      { t: "save", name: "x" },
      { t: "pause", on: true },
      { t: "inspect", on: true },
    ])
      expect(await eve.ask(message)).toBe("host");
    const hidden = Object.entries(view.pieces).find(([, { hand }]) => hand === "Red");
    for (const t of ["pick", "flip", "peek"])
      expect(await eve.ask({ t, piece: Number(hidden?.[0]) })).toBe("table");
    for (const piece of [999, 2_000_000_000]) expect(await eve.ask({ t: "pick", piece })).toBe("gone");
    expect(await eve.ask({ t: "sit", color: "Black" })).toBe("table");
    expect(await eve.ask({ t: "sit", color: "Teal" })).toBe("table");
    const seen = Object.entries(ann.view().pieces).filter(([, { hand }]) => hand === "Red");
    expect(seen.map(([, { held }]) => held)).toEqual([undefined, undefined]);
  });

  test("is cut off when it sends too much at once, or a message that is too long", async () => {
    const { come, host } = await openGame();
    const ann = await host({ seat: "Red" });
    await ann.sees(({ ui }) => ui.roots.length > 0);
    const flood = await come({ name: "Flood" });
    for (let i = 0; i < 1000; i++) flood.say({ t: "chat", id: i + 1, text: `!title ${i}` });
    expect(await codeOf(flood)).toBe("flood");
    expect(flood.answers.filter(is("refused")).some(({ code }) => code === "often")).toBe(true);
    const long = await come({ name: "Long" });
    const closed = new Promise((done) => {
      long.socket.once("close", done);
    });
    long.socket.send(`{"t":"chat","id":1,"text":"${"x".repeat(20_000)}"}`);
    expect(await closed).toBe(1009);
    const binary = await come({ name: "Binary" });
    const ended = new Promise((done) => {
      binary.socket.once("close", done);
    });
    binary.socket.send(Buffer.from([1, 2, 3]));
    expect(await ended).toBe(1003);
    await goesOn(ann);
  });

  test("has to say hello first, in the right version", async () => {
    const { port } = await openGame();
    const rude = await browse(port);
    rude.say({ t: "chat", id: 1, text: "hi" });
    expect(await codeOf(rude)).toBe("hello");
    const old = await browse(port, { version: 99 });
    expect(await codeOf(old)).toBe("version");
  });

  test("is not let in from a foreign page, under a foreign name, or at another path", async () => {
    const { port } = await openGame();
    const refused = async (headers: object): Promise<void> => {
      await expect(browse(port, {}, headers)).rejects.toThrow("403");
    };
    await refused({ origin: "http://evil.example" });
    await refused({ origin: `https://localhost:${port}` });
    await refused({ origin: `http://localhost:${port + 1}` });
    await refused({ origin: "null" });
    await refused({ host: "evil.example", origin: "http://evil.example" });
    const fine = await browse(port, {}, { host: `127.0.0.1:${port}`, origin: `http://127.0.0.1:${port}` });
    await fine.welcome();
    await fine.close();
  });

  test("that hangs up while it is sent away ends nothing but itself", async () => {
    const { host, port } = await openGame();
    const ann = await host({ seat: "Red" });
    await ann.sees(({ ui }) => ui.roots.length > 0);
    for (let i = 0; i < 20; i++) {
      const socket = connect(port, "127.0.0.1");
      const closed = new Promise((done) => socket.once("close", done));
      socket.on("error", () => undefined);
      socket.write(
        "GET /table HTTP/1.1\r\nHost: evil.example\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n",
        () => socket.resetAndDestroy(),
      );
      await closed;
    }
    await goesOn(ann);
  });

  test("that takes nothing gets a whole view once it has caught up", async () => {
    const filler = "word ".repeat(60_000);
    const { come, host } = await openGame({
      save: gameSave([1], { XmlUI: `<Panel><Text id="title">${filler}</Text></Panel>` }),
    });
    const ann = await host({ seat: "Red" });
    const slow = await come({ seat: "Blue" });
    await slow.sees(({ ui }) => ui.roots.length > 0);
    const before = slow.answers.length;
    slow.socket.pause();
    for (let i = 0; i < 60; i++) {
      slow.say({ t: "again" });
      await new Promise((done) => setTimeout(done, 40));
    }
    await ann.ask({ t: "chat", text: "!title short" });
    await ann.sees(({ ui }) => Object.values(ui.elements).some(({ text }) => text === "short"));
    slow.socket.resume();
    await slow.sees(({ ui }) => Object.values(ui.elements).some(({ text }) => text === "short"));
    const numbers = slow.answers
      .slice(before)
      .flatMap((answer) => (answer.t === "view" || answer.t === "delta" ? [answer] : []));
    expect(numbers.length).toBeLessThan(60);
    const gaps = numbers.filter((answer, i) => i > 0 && answer.n !== numbers[i - 1].n + 1);
    expect(gaps.map(({ t }) => t)).not.toContain("delta");
    expect(gaps.length).toBeGreaterThan(0);
    await until(
      () => ann.view().people["2"].here,
      () => "slow is still here",
    );
  }, 30_000);
});
