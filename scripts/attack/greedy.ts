/** Who takes what is for all: files that are asked for and not read, pings without end. */
import { existsSync, readdirSync, readlinkSync } from "node:fs";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { WebSocket } from "ws";
import { pick } from "./fuzzer";
import type { Roll } from "../../src/core/types";

/** A large file of the page. */
export const LARGE = "large.png";
/** Milliseconds that somebody stays who takes nothing, and within which what was opened for them is closed. */
const STAY = 60;
const PATIENCE = 5000;
const DESCRIPTORS = "/proc/self/fd";

/** Asks for many files at once on one connection, reads none, and hangs up. */
export async function askMany(port: number, roll: Roll): Promise<string> {
  const many = 1 + roll(300);
  const path = pick([`/${LARGE}`, "/", "/nothing.js", "/games.json", "/laid"], roll);
  const request = `${pick(["GET", "HEAD"], roll)} ${path} HTTP/1.1\r\nHost: localhost:${port}\r\n\r\n`;
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined).pause();
  socket.write(request.repeat(many));
  await pause(STAY);
  if (roll(2) === 0) socket.resetAndDestroy();
  else socket.destroy();
  return `(${many} times and not read: ${request.split("\r\n")[0]})`;
}

/** Pings, or answers that nobody has asked for, on a connection that says nothing else and perhaps reads nothing. */
export async function pingMany(port: number, roll: Roll): Promise<string> {
  const many = 1 + roll(3000);
  const isRead = roll(2) === 0;
  const kind = pick(["ping", "pong"] as const, roll);
  const socket = new WebSocket(`ws://localhost:${port}/table`, {
    headers: { origin: `http://localhost:${port}` },
  });
  socket.on("error", () => undefined);
  await new Promise((done) => socket.once("open", done).once("close", done));
  if (!isRead) socket.pause();
  for (let i = 0; i < many && socket.readyState === WebSocket.OPEN; i++)
    socket[kind]("x".repeat(125), undefined, () => undefined);
  await pause(STAY);
  socket.terminate();
  return `(${many} times ${kind}${isRead ? "" : ", not read"})`;
}

/** How many files of a folder stay open in this process for nobody; none where a system does not tell. */
export async function openFiles(folder: string): Promise<number> {
  if (!existsSync(DESCRIPTORS)) return 0;
  const end = performance.now() + PATIENCE;
  for (;;) {
    const open = countOpen(folder);
    if (open === 0 || performance.now() > end) return open;
    await pause(5);
  }
}

function countOpen(folder: string): number {
  return readdirSync(DESCRIPTORS).filter((name) => {
    try {
      return readlinkSync(`${DESCRIPTORS}/${name}`).startsWith(folder);
    } catch {
      return false;
    }
  }).length;
}
