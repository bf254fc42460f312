/** Pages of others, which a visitor's browser has open beside the table: they know the port, and name another origin. */
import { request } from "node:http";
import { WebSocket } from "ws";
import { PROTOCOL } from "../../tabletop/wire/protocol";
import { pick } from "./fuzzer";
import { message } from "./messages";
import type { Roll } from "../../src/core/types";

/** Milliseconds within which a stranger would be answered. */
const PATIENCE = 3000;

/** What a stranger did, and what the server should not have done. */
export interface Visit {
  input: string;
  violation: string | undefined;
}

/** Where a page may come from: nowhere, elsewhere, and addresses that look like those of the table. */
function origins(port: number): readonly (string | undefined)[] {
  return [
    ...[undefined, "null", "", "http://", "file://", "chrome-extension://abcdef", "http://evil.test"],
    ...[
      `http://evil.test:${port}`,
      `http://localhost.evil.test:${port}`,
      `http://evil.test/localhost:${port}`,
    ],
    ...[`https://localhost:${port}`, `http://localhost:${port + 1}`, `http://localhost:${port}.evil.test`],
    ...[`http://localhost:${port}@evil.test`, `http://user@localhost:${port}`, `http://localhost`],
    ...[`ws://localhost:${port}`, `http://localhost:${port}, http://evil.test`, `http://[::1]:${port + 1}`],
  ];
}

/** Names that a foreign page may have for this machine: its own, which leads here. */
function hosts(port: number): readonly string[] {
  return [
    `evil.test:${port}`,
    `localhost.evil.test:${port}`,
    `localhost:${port + 1}`,
    "evil.test",
    "localhost",
  ];
}

/** Opens a socket as a page of others does, and says what a host would. It is not let in, and told nothing. */
export async function socketOfStranger(port: number, token: string, roll: Roll): Promise<Visit> {
  const isNamed = roll(3) === 0;
  const origin = isNamed ? `http://localhost:${port}` : pick(origins(port), roll);
  const host = isNamed ? pick(hosts(port), roll) : `localhost:${port}`;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/table`, {
    headers: { host, ...(origin === undefined ? {} : { origin }) },
  });
  const said = [
    JSON.stringify({ t: "hello", version: PROTOCOL, host: token, seat: "Blue", name: "Stranger" }),
    ...Array.from({ length: roll(4) }, (_, i) => message(i + 1, roll)),
  ];
  const input = [`Origin: ${origin ?? "(none)"}`, `Host: ${host}`, ...said].join("\n");
  const violation = await new Promise<string | undefined>((done) => {
    const timer = setTimeout(() => done("a stranger's socket stays open"), PATIENCE);
    const over = (found?: string): void => {
      clearTimeout(timer);
      done(found);
    };
    socket.on("open", () => {
      for (const text of said) socket.send(text);
    });
    socket.on("message", (data: Buffer) => over(`a stranger is told ${data.toString("utf8").slice(0, 80)}`));
    socket.on("error", () => over());
    socket.on("close", () => over());
  });
  socket.terminate();
  return { input, violation };
}

/** Asks for a file under another name than this machine's own, as a page does whose name leads here. It gets none. */
export async function fileOfStranger(port: number, roll: Roll): Promise<Visit> {
  const host = pick(hosts(port), roll);
  const path = pick(["/", "/games.json", "/laid", "/pictures/0", "/table"], roll);
  const input = `GET ${path}\nHost: ${host}`;
  const status = await new Promise<number>((done) => {
    const asking = request({ port, host: "127.0.0.1", path, headers: { host } }, (answer) => {
      answer.resume();
      done(answer.statusCode ?? 0);
    });
    asking.setTimeout(PATIENCE, () => asking.destroy());
    asking.on("error", () => done(0));
    asking.end();
  });
  return { input, violation: status === 200 ? `a stranger is given ${path}` : undefined };
}
