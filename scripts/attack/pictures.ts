/** Servers of strangers that are asked for the pictures of a save: what they send is a picture, or reaches nobody. */
import { createServer, type RequestListener, type Server } from "node:http";
import { deflateRawSync } from "node:zlib";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { newPictures, type Pictures } from "../../tabletop/server/pictures/pictures";
import { PICTURES_PATH } from "../../tabletop/server/table/urls";
import { pick, textTrial, type Fuzzer, type Trial } from "./fuzzer";
import { servePicture } from "../../tabletop/server/pictures/serve";
import type { Roll } from "../../src/core/types";

/** Addresses of this machine: strangers' servers are at the first alone, which is the one that may be asked. */
const OUTSIDE = "127.0.0.1";
const INSIDE = "127.0.0.2";
/** Bytes of an answer that are taken, and milliseconds for one. */
const MOST = 200_000;
const PATIENCE = 400;
const LIMIT = 5000;

const SCRIPT = `<script>alert(1)</script>`;
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${SCRIPT}<image href="http://evil.test/a"/><foreignObject><iframe src="javascript:alert(1)"/></foreignObject></svg>`;
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAIAAAADCAYAAAC56t6BAAAADklEQVR4nGP4DwYMKBQAnYAP8bQUnxQAAAAASUVORK5CYII=",
  "base64",
);
/** What pictures begin with, by what they are. */
const BEGINNINGS: Readonly<Record<string, RegExp | undefined>> = {
  "image/png": /^\x89PNG\r\n\x1a\n/,
  "image/jpeg": /^\xff\xd8\xff/,
  "image/gif": /^GIF8[79]a/,
  "image/webp": /^RIFF[^]{4}WEBP/,
};

function bomb(): Buffer {
  const large = Buffer.from(PNG);
  large.writeUInt32BE(60_000, 16);
  large.writeUInt32BE(60_000, 20);
  return large;
}

/** Documents, drawings with scripts, halves of pictures, pictures with a document after, what fills the memory. */
const BODIES: readonly Buffer[] = [
  ...[SVG, `<?xml version="1.0"?>${SVG}`, `\ufeff${SVG}`, `  \n${SVG}`, `<!DOCTYPE html><body>${SCRIPT}`].map(
    (text) => Buffer.from(text),
  ),
  ...[Buffer.from(SVG, "utf16le"), Buffer.from(`GIF89a/*${SVG}*/=1;alert(1)//`), Buffer.alloc(0), bomb()],
  ...[
    Buffer.concat([PNG, Buffer.from(SVG)]),
    PNG.subarray(0, 20),
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
  ],
  ...[Buffer.from(`RIFF\x10\0\0\0WEBP${SVG}`, "latin1"), Buffer.from(`\xff\xd8\xff${SVG}`, "latin1")],
  ...[Buffer.concat([Buffer.from("\xff\xd8\xff\xe0\0\x02", "latin1"), Buffer.alloc(400, 0xff)]), PNG],
  ...[
    Buffer.alloc(MOST + 1, PNG),
    deflateRawSync(SVG),
    Buffer.from(`BM${SVG}`),
    Buffer.from("\0\0\x01\0ico"),
  ],
];
const TYPES = [
  "image/svg+xml",
  "image/png",
  "text/html",
  "image/svg+xml; charset=utf-16",
  "",
  "*/*",
  "multipart/x-mixed-replace",
];

interface World {
  outside: Server;
  inside: Server;
  browser: Server;
  pictures: Pictures;
  /** How the stranger answers next. */
  answer: RequestListener;
  /** Whether a server was asked that may not be. */
  isReached: boolean;
}

const portOf = (server: Server): number => {
  const address = server.address();
  return typeof address === "object" && address !== null ? address.port : 0;
};

async function listening(answer: RequestListener, host: string): Promise<Server> {
  const server = createServer(answer);
  await new Promise<void>((done) => server.listen(0, host, done));
  return server;
}

/** Lets the server of pictures fetch from a stranger's, and a browser ask for what came. */
export async function picturesFuzzer(): Promise<Fuzzer> {
  const folder = mkdtempSync(join(tmpdir(), "attack-"));
  const reach = { allows: (address: string) => address === OUTSIDE, most: MOST, patience: PATIENCE };
  const pictures = newPictures(folder, () => undefined, reach);
  const world: Partial<World> = { pictures, isReached: false };
  world.outside = await listening((request, response) => world.answer?.(request, response), OUTSIDE);
  world.inside = await listening((_, response) => {
    world.isReached = true;
    response.end(PNG);
  }, INSIDE);
  world.browser = await listening(
    (request, response) => void servePicture(pictures, request, response),
    OUTSIDE,
  );
  const whole = world as World;
  return {
    name: "pictures",
    limit: LIMIT,
    attempt: async (roll) => attempt(whole, roll),
    close: () => {
      for (const server of [whole.outside, whole.inside, whole.browser]) {
        server.closeAllConnections();
        server.close();
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A way of answering, and what it is called. */
function wayOf(world: World, roll: Roll): { name: string; answer: RequestListener } {
  const body = pick(BODIES, roll);
  const type = pick(TYPES, roll);
  const there = `http://${INSIDE}:${portOf(world.inside)}/`;
  const location = pick(
    [there, `//${INSIDE}:${portOf(world.inside)}/`, "file:///etc/passwd", "data:image/svg+xml,<svg/>", "/"],
    roll,
  );
  const way = roll(8);
  if (way === 0)
    return {
      name: `leads to ${location}`,
      answer: (_, r) => r.writeHead(pick([301, 302, 303, 307, 308], roll), { Location: location }).end(),
    };
  if (way === 1) return { name: "never ends", answer: (_, r) => void r.writeHead(200).write(body) };
  if (way === 2)
    return {
      name: "hangs up",
      answer: (_, r) => void (r.writeHead(200, { "Content-Length": MOST }).write(body), r.destroy()),
    };
  const headers = {
    "Content-Type": type,
    "Content-Disposition": `inline; filename="a.svg"`,
    Refresh: "0;url=//evil.test",
  };
  return {
    name: `${type} ${body.toString("latin1", 0, 40)}`,
    answer: (_, r) => r.writeHead(200, headers).end(body),
  };
}

async function attempt(world: World, roll: Roll): Promise<Trial> {
  const { name, answer } = wayOf(world, roll);
  world.answer = answer;
  world.isReached = false;
  const key = Array.from({ length: 32 }, () => roll(16).toString(16)).join("");
  world.pictures.known.set(
    key,
    `http://${OUTSIDE}:${portOf(world.outside)}/${pick(["a.png", "a.svg", "?x=<svg>"], roll)}`,
  );
  const asked = pick(
    [key, key, key, `../${key}`, `${key}/../../x`, "..%2f..%2fetc%2fpasswd", "__proto__"],
    roll,
  );
  const response = await fetch(`http://${OUTSIDE}:${portOf(world.browser)}${PICTURES_PATH}${asked}`);
  const bytes = Buffer.from(await response.arrayBuffer());
  return textTrial([name, asked], faultOf(world, response, bytes));
}

function faultOf({ isReached }: World, { status, headers }: Response, bytes: Buffer): string | undefined {
  if (isReached) return "a server of this machine is asked";
  if (status === 404) return undefined;
  if (status !== 200) return `a browser is answered ${status}`;
  const type = headers.get("content-type") ?? "";
  const beginning = BEGINNINGS[type];
  if (beginning === undefined || !beginning.test(bytes.toString("latin1", 0, 40)))
    return `a browser is given ${type}, and it is none`;
  if (headers.get("x-content-type-options") !== "nosniff") return "a browser may guess what it is";
  const policy = headers.get("content-security-policy") ?? "";
  if (!policy.includes("default-src 'none'") || !policy.includes("sandbox")) return "what is in it may run";
  for (const name of ["refresh", "content-disposition", "set-cookie", "location"])
    if (headers.has(name)) return `a browser is given the stranger's ${name}`;
  return undefined;
}
