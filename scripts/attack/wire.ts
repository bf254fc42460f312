import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { WebSocket } from "ws";
import { bundleThread } from "../start/thread";
import { openServer, type TableServer } from "../../tabletop/server/server";
import { LONGEST, PROTOCOL } from "../../tabletop/wire/protocol";
import { askMany, LARGE, openFiles, pingMany } from "./greedy";
import { message } from "./messages";
import { fileOfStranger, socketOfStranger } from "./strangers";
import { readRecords } from "../start/records";
import { pick, textTrial, thrown, type Fuzzer, type Trial } from "./fuzzer";
import type { Opening, Rewrite } from "../../tabletop/server/table/messages";
import type { Roll } from "../../src/core/types";

/** Messages in one attempt. */
const BURST = 12;
/** Milliseconds between two attempts of one connection, so that it stays within what it may send. */
const PACE = 300;
const ATTACKERS = 3;
/** Milliseconds within which the host is answered. */
const PATIENCE = 20_000;

interface Line {
  socket: WebSocket;
  answers: Set<number>;
  next: number;
}

interface Wire {
  server: TableServer;
  host: Line;
  /** What makes a visitor the host. */
  token: string;
  attackers: (Line | undefined)[];
  /** What the server has said to whoever started it. */
  lines: string[];
  /** What nobody has caught. */
  uncaught: string[];
  turn: number;
  page: string;
}

/** Sends a server of its own, on this machine, messages that are not as they should be; its host goes on playing. */
export async function wireFuzzer(
  root: string,
  opening: Opening,
  rewrites: readonly Rewrite[],
): Promise<Fuzzer> {
  const archive = mkdtempSync(join(tmpdir(), "attack-"));
  const page = mkdtempSync(join(tmpdir(), "attack-"));
  writeFileSync(join(page, LARGE), Buffer.alloc(4_000_000));
  const lines: string[] = [];
  const server = await openServer({
    ...{ port: 0, host: "127.0.0.1", archive, page, folders: [], rewrites, seed: 8, limit: 60_000 },
    ...{ source: async () => Promise.resolve(opening), log: (line: string) => void lines.push(line) },
    worker: await bundleThread(root),
    records: readRecords(),
  });
  const token = server.hostLink.split("#host=")[1] ?? "";
  const host = await come(server, { host: token, seat: "Red", name: "Host" });
  const uncaught: string[] = [];
  const onUncaught = (error: unknown): void => void uncaught.push(thrown(error));
  process.on("uncaughtException", onUncaught).on("unhandledRejection", onUncaught);
  const wire: Wire = {
    server,
    host,
    token,
    attackers: Array<undefined>(ATTACKERS).fill(undefined),
    lines,
    uncaught,
    turn: 0,
    page,
  };
  return {
    name: "wire",
    limit: Infinity,
    attempt: async (roll) => attempt(wire, roll),
    close: async () => {
      for (const line of [host, ...wire.attackers]) line?.socket.terminate();
      await server.close();
      process.off("uncaughtException", onUncaught).off("unhandledRejection", onUncaught);
      for (const folder of [archive, page]) rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function come({ port }: TableServer, hello: object): Promise<Line> {
  const origin = `http://localhost:${port}`;
  const socket = new WebSocket(`ws://localhost:${port}/table`, { headers: { origin } });
  const line: Line = { socket, answers: new Set(), next: 1 };
  const welcomed = new Promise<void>((done, fail) => {
    socket.on("message", (data: Buffer) => {
      const answer = JSON.parse(data.toString("utf8")) as { t: string; id?: number };
      if (answer.id !== undefined && (answer.t === "done" || answer.t === "refused"))
        line.answers.add(answer.id);
      if (answer.t === "welcome" || answer.t === "closed") done();
    });
    socket.on("error", fail);
    socket.on("close", () => done());
  });
  socket.on("open", () => socket.send(JSON.stringify({ t: "hello", version: PROTOCOL, ...hello })));
  await welcomed;
  socket.on("error", () => undefined);
  return line;
}

async function attempt(wire: Wire, roll: Roll): Promise<Trial> {
  const sent: string[] = [];
  const trial = (violation: string | undefined): Trial => textTrial(sent, violation);
  const way = roll(40);
  if (way < 2) sent.push(await knock(wire.server.port, roll));
  else if (way === 2) sent.push(await askMany(wire.server.port, roll));
  else if (way === 3) sent.push(await pingMany(wire.server.port, roll));
  else if (way < 7) {
    const { port } = wire.server;
    const { input, violation } =
      way === 6 ? await fileOfStranger(port, roll) : await socketOfStranger(port, wire.token, roll);
    sent.push(input);
    if (violation !== undefined) return trial(violation);
  } else await burst(wire, sent, roll);
  const answered = await ask(wire.host);
  if (!answered) return trial("the host is not answered any more");
  const open = await openFiles(wire.page);
  if (open > 0) return trial(`${open} files stay open`);
  const failed = wire.lines.splice(0).find((line) => /fail|error|\bat .*:\d+:\d+/i.test(line));
  if (failed !== undefined) return trial(`the server says: ${failed.split("\n")[0]}`);
  const uncaught = wire.uncaught.splice(0)[0];
  return trial(uncaught === undefined ? undefined : `nobody catches: ${uncaught}`);
}

/** Some messages on one of the connections, which is opened anew where it has been closed. */
async function burst(wire: Wire, sent: string[], roll: Roll): Promise<void> {
  const turn = wire.turn++ % ATTACKERS;
  if (turn === 0) await pause(PACE);
  let line = wire.attackers[turn];
  if (line?.socket.readyState !== WebSocket.OPEN) {
    line = await come(wire.server, {
      name: `Guest${turn}`,
      ...(roll(2) === 0 ? { seat: pick(["Blue", "Green"], roll) } : {}),
    });
    wire.attackers[turn] = line;
  }
  for (let i = 0; i < BURST && line.socket.readyState === WebSocket.OPEN; i++) {
    const text = message(line.next++, roll);
    sent.push(text);
    line.socket.send(text);
  }
  if (roll(15) === 0) sent.push(odd(line.socket, roll));
}

/** What is no message: too long, binary, no UTF-8, or half of one. */
function odd(socket: WebSocket, roll: Roll): string {
  const what = ["too long", "binary", "no UTF-8", "a fragment", "a ping", "hung up"][roll(6)];
  if (what === "too long") socket.send("x".repeat(LONGEST + 1));
  else if (what === "binary") socket.send(Buffer.from([1, 2, 3]), { binary: true });
  else if (what === "no UTF-8") socket.send(Buffer.from([0x7b, 0xff, 0xfe]), { binary: false });
  else if (what === "a fragment") socket.send("{", { fin: false });
  else if (what === "a ping") socket.ping("x");
  else socket.terminate();
  return `(${what})`;
}

/** A connection that is none of HTTP, or no upgrade as it should be. */
async function knock(port: number, roll: Roll): Promise<string> {
  const request = [
    ...["GET /table HTTP/1.1", `Host: localhost:${port}`, "Connection: Upgrade", "Upgrade: websocket"],
    ...[
      `Origin: http://localhost:${port}`,
      "Sec-WebSocket-Version: 13",
      "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
    ],
  ];
  const spoilt = request.map((line) =>
    roll(4) === 0 ? line.slice(0, roll(line.length)) + pick(["", "\u0000", "%", "é"], roll) : line,
  );
  const text = `${spoilt.join("\r\n")}\r\n${roll(2) === 0 ? "\r\n" : ""}`;
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  await new Promise<void>((done) => {
    socket.once("close", () => done());
    socket.once("data", () => socket.destroy());
    socket.write(text);
    setTimeout(() => socket.destroy(), 100);
  });
  return text;
}

async function ask(host: Line): Promise<boolean> {
  const id = host.next++;
  host.socket.send(JSON.stringify({ t: "ping", id, x: 1, z: 1 }));
  const end = performance.now() + PATIENCE;
  while (!host.answers.delete(id)) {
    if (performance.now() > end) return false;
    await pause(3);
  }
  return true;
}
