import { readFile, stat } from "node:fs/promises";
import { connect } from "node:net";
import { recordIn } from "../save/check";
import { codeOf } from "./reason";

/** Where a process that claims a folder listens on this machine, and what it knows by which it is told from others. */
export interface Place {
  port: number;
  key: string;
}

/** Milliseconds for an answer: a process that has stopped for a while may have the folder nevertheless. */
const PATIENCE = 3000;

/** Errors of a connection that say that nobody listens, or somebody else. With any other, one cannot tell. */
const DEAD = ["ECONNREFUSED", "ECONNRESET", "EPIPE"];

/** What a claim is worth: its process has the folder, wants it, or lives no more; "gone": there is no claim any more. */
export async function askHolder(file: string): Promise<"held" | "claimed" | "dead" | "gone"> {
  let text: string;
  let itself: string;
  try {
    // To read a pipe would wait for ever; no process has made a claim of one.
    if (!(await stat(file)).isFile()) return "gone";
    text = await readFile(file, "utf8");
    itself = await identity(file);
  } catch (error) {
    // One that cannot be read is somebody's: it is not ours to say that they are dead.
    return codeOf(error) === "ENOENT" ? "gone" : "held";
  }
  const place = placeIn(text);
  return place === undefined ? "dead" : ask(place, itself);
}

/** Tells a file from a copy of it: who copies a folder copies the claims in it. */
export async function identity(file: string): Promise<string> {
  const { dev, ino } = await stat(file, { bigint: true });
  return `${dev}:${ino}`;
}

/** What a process is asked that claims a folder, by the key in a claim and which file that is. */
export function question(key: string, itself: string): string {
  return `${key} ${itself}\n`;
}

function placeIn(text: string): Place | undefined {
  const { port, key } = recordIn(text) ?? {};
  const fits = Number.isInteger(port) && Number(port) > 0 && Number(port) < 65_536;
  return fits && typeof key === "string" ? { port: Number(port), key } : undefined;
}

/** Asks at a port. Another process that listens there by now does not know the answer. */
async function ask({ port, key }: Place, itself: string): Promise<"held" | "claimed" | "dead"> {
  return new Promise((done) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(question(key, itself)));
    let answer = "";
    const end = (what: "held" | "claimed" | "dead"): void => {
      socket.destroy();
      done(what);
    };
    socket.setTimeout(PATIENCE, () => end("held"));
    socket.on("data", (data) => {
      answer += data.toString("utf8");
      if (answer === "held\n") end("held");
      else if (answer === "claimed\n") end("claimed");
      else if (answer.length > 10) end("dead");
    });
    socket.once("close", () => end("dead"));
    socket.once("error", ({ code }: NodeJS.ErrnoException) =>
      end(DEAD.includes(code ?? "") ? "dead" : "held"),
    );
  });
}
