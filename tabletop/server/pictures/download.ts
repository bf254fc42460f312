import { lookup } from "node:dns";
import { get as getPlain, type IncomingMessage, type RequestOptions } from "node:http";
import { get as getSecure } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isPublic } from "./address";

/** Why something was not downloaded, in words for whoever started the server. */
export class Undelivered extends Error {}

/** Whether a server at an address may be asked. */
type Allows = (address: string) => boolean;

export interface Reach {
  /** Those of the internet, if not given. */
  allows?: Allows;
  /** Bytes of an answer. */
  most?: number;
  /** Milliseconds for all of it, redirections too. */
  patience?: number;
}

const MOST = 32_000_000;
const PATIENCE = 20_000;
const REDIRECTIONS = 5;

/**
 * Downloads what an address gives. It is checked anew after each redirection, and the server that is connected to is the
 * one whose address was checked. Throws an Undelivered.
 */
export async function download(address: string, reach: Reach = {}): Promise<Buffer> {
  const { most = MOST, patience = PATIENCE, allows = isPublic } = reach;
  const signal = AbortSignal.timeout(patience);
  let url = parse(address);
  for (let i = 0; i <= REDIRECTIONS; i++) {
    const answer = await ask(url, allows, signal);
    const { statusCode = 0, headers } = answer;
    if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
      answer.destroy();
      url = parse(headers.location, url);
      continue;
    }
    if (statusCode === 200) return read(answer, most);
    answer.destroy();
    throw new Undelivered(`its server answers ${statusCode}`);
  }
  throw new Undelivered("it leads from one address to the next");
}

function parse(address: string, base?: URL): URL {
  if (!URL.canParse(address, base?.href)) throw new Undelivered("its address is none");
  const url = new URL(address, base);
  const { protocol, username, password, port } = url;
  if (protocol !== "http:" && protocol !== "https:") throw new Undelivered("it is not on the web");
  if (username !== "" || password !== "") throw new Undelivered("its address has a name or a password in it");
  // A port that is not named is the usual one. Below 1024 others listen, whom no request of ours should reach.
  if (port !== "" && Number(port) < 1024) throw new Undelivered("its port is not one of the web");
  return url;
}

/** Looks a name up, and gives its addresses only if every one may be asked. */
function checkedLookup(allows: Allows): LookupFunction {
  return (name, options, done) => {
    lookup(name, { all: true }, (error, found) => {
      if (error !== null) return done(new Undelivered("its server is not known"), "");
      if (found.length === 0 || found.some(({ address }) => !allows(address)))
        return done(new Undelivered("its server is none of the internet"), "");
      if (options.all === true) return done(null, found);
      return done(null, found[0].address, found[0].family);
    });
  };
}

async function ask(url: URL, allows: Allows, signal: AbortSignal): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (isIP(host) !== 0 && !allows(host)) throw new Undelivered("its server is none of the internet");
  const options: RequestOptions = {
    ...{ agent: false, signal, headers: { Accept: "image/*", "User-Agent": "tts-stand-in" } },
    lookup: checkedLookup(allows),
  };
  return new Promise((done, fail) => {
    const get = url.protocol === "https:" ? getSecure : getPlain;
    get(url, options, done).on("error", (error) => fail(reason(error)));
  });
}

function reason(error: Error): Undelivered {
  if (error instanceof Undelivered) return error;
  return new Undelivered(error.name === "AbortError" ? "it takes too long" : "its server cannot be reached");
}

async function read(answer: IncomingMessage, most: number): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let size = 0;
  try {
    for await (const piece of answer as AsyncIterable<Buffer>) {
      size += piece.length;
      if (size > most) throw new Undelivered(`it is larger than ${Math.round(most / 1_000_000)} MB`);
      pieces.push(piece);
    }
  } catch (error) {
    throw error instanceof Error ? reason(error) : error;
  }
  return Buffer.concat(pieces);
}
