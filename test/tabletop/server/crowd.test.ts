import { describe, expect, onTestFinished, test } from "vitest";
import { WebSocket } from "ws";
import { browse, is, until, type Browser } from "./browser";
import { addClient, clientsOut, forgetOld, newClients, readClients } from "../../../tabletop/server/clients";
import { gameSave } from "./save";
import { openGame } from "./open";
import {
  countWrong,
  mayCome,
  placeOf,
  secondsToWait,
  type Visitors,
} from "../../../tabletop/server/visitors";

/** A browser that has said hello; what it is told is left to the test. */
async function knock(port: number, hello: object, from?: string): Promise<Browser> {
  const browser = await browse(port, hello, {}, from);
  onTestFinished(async () => browser.close());
  return browser;
}

async function closed({ socket }: Browser): Promise<void> {
  await until(
    () => socket.readyState === socket.CLOSED,
    () => "a socket to close",
  );
}

/** What somebody is told who says hello: welcome, conflict, or why not. */
async function told(browser: Browser): Promise<string> {
  const first = await until(
    () => browser.answers.at(0),
    () => "an answer to hello",
  );
  return first.t === "closed" ? first.code : first.t;
}

describe("who is not in", () => {
  test("has as long to answer a conflict as to say hello", async () => {
    const { come, port } = await openGame({ hello: 200 });
    const { token } = await (await come({ name: "Bob" })).welcome();
    const copy = await knock(port, { token });
    await copy.until(is("conflict"));
    await closed(copy);
    await closed(await browse(port));
  });

  test("keeps nobody out: many sockets that say nothing make room for those who come", async () => {
    const { come, host, port } = await openGame();
    const open = Array.from({ length: 120 }, () => {
      const socket = new WebSocket(`ws://localhost:${port}/table`, {
        headers: { origin: `http://localhost:${port}` },
      });
      socket.on("error", () => undefined);
      onTestFinished(() => socket.terminate());
      return new Promise((done) => socket.once("open", done));
    });
    await Promise.all(open);
    expect((await (await come({ name: "Bob" })).welcome()).host).toBe(false);
    expect((await (await host({ name: "Ann" })).welcome()).host).toBe(true);
  });

  test("does not keep the server from ending", async () => {
    const { port, server } = await openGame();
    const silent = await browse(port);
    const before = performance.now();
    await server.close();
    expect(performance.now() - before).toBeLessThan(5000);
    await closed(silent);
  });

  test("waits once or twice with a token that is in use, not a hundred times", async () => {
    const { come, port } = await openGame();
    const { token } = await (await come({ name: "Bob" })).welcome();
    const copies: Browser[] = [];
    for (let i = 0; i < 6; i++) {
      copies.push(await knock(port, { token }));
      await copies[i].until(is("conflict"));
    }
    const open = (): Browser[] => copies.filter(({ socket }) => socket.readyState === socket.OPEN);
    await until(
      () => open().length === 2,
      () => `${open().length} wait`,
    );
    expect(open()).toEqual(copies.slice(-2));
  });
});

describe("a socket that is not in and sends on", () => {
  test("after its first message was none, or a message in a thousand pieces, is ended soon", async () => {
    const { port, come, host } = await openGame();
    const ann = await host({ name: "Ann", seat: "Red" });
    const rude = await browse(port);
    for (let i = 0; i < 200; i++) rude.socket.send("no message");
    const cut = await come({ name: "Cut" });
    for (let i = 0; i < 1000; i++) cut.socket.send("", { fin: false });
    const before = performance.now();
    for (const { socket } of [rude, cut]) socket.pause();
    await ann.sees(({ people }) => Object.values(people).every(({ name, here }) => name !== "Cut" || !here));
    expect(performance.now() - before).toBeLessThan(5000);
    for (const { socket } of [rude, cut]) socket.resume();
    await closed(rude);
    await closed(cut);
  });
});

describe("a socket that pings", () => {
  /** How often a ping is answered, each sent so many milliseconds behind the last. */
  async function answered(socket: WebSocket, pings: number, pause: number): Promise<number> {
    let pongs = 0;
    socket.on("pong", () => pongs++);
    for (let i = 0; i < pings && socket.readyState === socket.OPEN; i++) {
      socket.ping("x");
      if (pause > 0) await new Promise((done) => setTimeout(done, pause));
    }
    return pongs;
  }

  test("now and then is answered, in or not", async () => {
    const { come, port } = await openGame();
    const { socket } = await come({ name: "Bob" });
    expect(await answered(socket, 12, 60)).toBeGreaterThan(9);
    expect(socket.readyState).toBe(socket.OPEN);
    expect(await answered((await browse(port)).socket, 10, 10)).toBeGreaterThan(7);
  });

  test("more than twenty times a second is ended, in or not, and so is one that answers what nobody asked", async () => {
    const { come, port } = await openGame();
    for (const browser of [await come({ name: "Bob" }), await browse(port)]) {
      await answered(browser.socket, 60, 0);
      await closed(browser);
    }
    const answers = await browse(port);
    for (let i = 0; i < 60; i++) answers.socket.pong("x");
    await closed(answers);
  });
});

describe("the table is full", () => {
  test("with forty, also where more come at once; the host comes in nevertheless", async () => {
    const { host, port } = await openGame();
    const tabs = await Promise.all(Array.from({ length: 45 }, async () => knock(port, {})));
    const answers = await Promise.all(tabs.map(told));
    expect(answers.filter((answer) => answer === "welcome")).toHaveLength(40);
    expect(answers.filter((answer) => answer === "full")).toHaveLength(5);
    await host();
    // Whoever is in and loads the page anew has a place.
    const { token } = await tabs[answers.indexOf("welcome")].welcome();
    const again = await knock(port, { token, takeOver: true });
    expect(await told(again)).toBe("welcome");
  });
});

describe("whoever is sent away", () => {
  test("for a flood is gone like one who hangs up: the host frees the seat, and grace ends", async () => {
    const { come, host } = await openGame({ grace: 400 });
    const ann = await host({ name: "Ann", seat: "Red" });
    const flood = await come({ name: "Flood", seat: "Blue" });
    const { person } = await flood.welcome();
    await ann.sees(({ seats }) => seats["Blue"].person === person);
    for (let i = 0; i < 1000; i++) flood.say({ t: "hover" });
    expect(await flood.until(is("closed"))).toMatchObject({ code: "flood" });
    await ann.sees(({ people }) => !people[person].here);
    expect(await ann.ask({ t: "freeSeat", color: "Blue" })).toBe("done");
    await ann.sees(({ people }) => people[person] === undefined);
  });

  test("because the connection takes nothing is gone as well", async () => {
    const filler = "word ".repeat(60_000);
    const { come, host } = await openGame({
      ...{ patience: 100, grace: 100 },
      save: gameSave([1], { XmlUI: `<Panel><Text id="title">${filler}</Text></Panel>` }),
    });
    const ann = await host({ name: "Ann", seat: "Red" });
    const slow = await come({ name: "Slow", seat: "Blue" });
    const { person } = await slow.welcome();
    await slow.sees(({ ui }) => ui.roots.length > 0);
    slow.socket.pause();
    const asking = setInterval(() => slow.say({ t: "again" }), 40);
    onTestFinished(() => clearInterval(asking));
    await ann.sees(({ people }) => people[person] === undefined);
    expect(ann.view().seats["Blue"].person).toBeUndefined();
    clearInterval(asking);
    slow.socket.resume();
  }, 30_000);

  test("does not get around it by taking over: the token keeps what it may still send", async () => {
    const { come, port } = await openGame();
    const bob = await come({ name: "Bob" });
    const { token } = await bob.welcome();
    const overBudget = async (browser: Browser, messages: number): Promise<void> => {
      // What there is no such message for is refused at once, and waits for nothing.
      for (let i = 0; i < messages; i++) browser.say({ t: "nonsense", id: i + 1 });
      await until(
        () => browser.answers.some((answer) => answer.t === "refused" && answer.code === "often"),
        () => "a message too many",
      );
    };
    await overBudget(bob, 400);
    const copy = await knock(port, { token, takeOver: true });
    await copy.welcome();
    await overBudget(copy, 150);
  });
});

describe("how often somebody may come", () => {
  test("is counted for each token: taking over again and again ends", async () => {
    const { port, come } = await openGame();
    const { token } = await (await come({ name: "Bob" })).welcome();
    const answers: string[] = [];
    for (let i = 0; i < 30 && answers.at(-1) !== "often"; i++)
      answers.push(await told(await knock(port, { token, takeOver: true })));
    expect(answers.slice(0, 10).every((answer) => answer === "welcome")).toBe(true);
    expect(answers.at(-1)).toBe("often");
  });

  test("is counted for each address, and comes back with time", () => {
    const visitors: Visitors = new Map();
    const joins = (place: string, now: number): number => {
      let n = 0;
      while (n < 1000 && mayCome(visitors, place, "joins", now)) n++;
      return n;
    };
    expect([joins("a", 0), joins("a", 1000), joins("b", 1000), joins("a", 21_000)]).toEqual([60, 0, 60, 10]);
  });

  test("is the same for all addresses of one household", () => {
    expect(["::ffff:10.0.0.7", "10.0.0.7", "::1", undefined].map(placeOf)).toEqual([
      ...["10.0.0.7", "10.0.0.7", "0:0:0:0", ""],
    ]);
    expect(placeOf("2001:db8:1:2:3:4:5:6")).toBe(placeOf("2001:db8:1:2::9"));
    expect(placeOf("2001:db8:1:3::9")).not.toBe(placeOf("2001:db8:1:2::9"));
  });
});

describe("wrong join codes", () => {
  // Other addresses of the loopback are there on Linux alone.
  test.skipIf(process.platform !== "linux")("slow the one who tries, not the table", async () => {
    const { server, port } = await openGame({ host: "0.0.0.0" });
    const { code } = server;
    const why = async (hello: object, from: string): Promise<string> => {
      const browser = await knock(port, hello, from);
      return (await browser.until(is("closed"))).why;
    };
    for (let i = 0; i < 4; i++)
      expect(await why({ code: `WRONG${i}` }, "127.0.0.2")).toBe(
        "The join code is wrong: ask whoever started the table.",
      );
    const waiting = /^Too many wrong join codes came from here: the next is looked at in \d+ s\.$/;
    expect(await why({ code: "WRONG9" }, "127.0.0.2")).toMatch(waiting);
    expect(await why({ code }, "127.0.0.2")).toMatch(waiting);
    expect(await told(await knock(port, { code }, "127.0.0.3"))).toBe("welcome");
  });

  test("have one wait for twice as long each time, for a minute at most; they are forgotten", () => {
    const visitors: Visitors = new Map();
    const waits: number[] = [];
    let now = 0;
    for (let i = 0; i < 12; i++) {
      countWrong(visitors, "a", now);
      waits.push(secondsToWait(visitors, "a", now));
      now += secondsToWait(visitors, "a", now) * 1000;
    }
    expect(waits).toEqual([0, 0, 0, 2, 4, 8, 16, 32, 60, 60, 60, 60]);
    expect(secondsToWait(visitors, "b", now)).toBe(0);
    now += 601_000;
    countWrong(visitors, "a", now);
    expect(secondsToWait(visitors, "a", now)).toBe(0);
  });
});

describe("the list of seats", () => {
  const one = (
    id: number,
    color: string,
  ): { id: number; name: string; color: string; promoted: boolean } => ({
    ...{ id, name: `P${id}`, color, promoted: false },
  });

  test("keeps those who sit and those who are here, however many come after them", () => {
    const clients = newClients();
    const sits = addClient(clients, "sits-0123456789abcdef", true, [one(1, "Red")]);
    const watches = addClient(clients, "here-0123456789abcdef", false, [one(2, "Grey")]);
    sits.entered = watches.entered = true;
    sits.lastHere = 1000;
    const sat = addClient(clients, "sat--0123456789abcdef", false, [one(3, "Blue")]);
    for (let i = 10; i < 510; i++) {
      const later = addClient(clients, `later-${i}-0123456789`, false, [one(i, "Grey")]);
      later.lastHere = i;
      forgetOld(clients);
    }
    const out = clientsOut(clients) as { token: string }[];
    expect(out).toHaveLength(200);
    expect(out.slice(0, 4).map(({ token }) => token)).toEqual([
      ...[sits.token, watches.token, sat.token, "later-509-0123456789"],
    ]);
    expect(clients.byToken.size).toBe(200);
    // The next server begins with what this one has written.
    const next = newClients();
    readClients(next, JSON.parse(JSON.stringify(out)));
    expect((clientsOut(next) as { token: string }[])[0].token).toBe(sits.token);
    expect(next.byToken.get("later-509-0123456789")?.lastHere).toBe(509);
  });
});
