import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { wrongUse } from "../options";

/** Where the assets of a save are looked for. */
export interface Base {
  /** Stands before every file name; ends with a slash. */
  readonly address: string;
  /** Whether other players reach it too. */
  readonly open: boolean;
  /** Addresses of files that were uploaded, by the files' names; the others lie at `address`. */
  readonly uploaded?: ReadonlyMap<string, string>;
}

/** The address of a file. */
export function addressOf({ address, uploaded }: Base, name: string): string {
  return uploaded?.get(name) ?? address + name;
}

/** Gives the name of the file at an address; undefined for an address of no file. */
export function namesAt({ address, uploaded }: Base): (url: string) => string | undefined {
  const names = new Map([...(uploaded ?? [])].map(([name, url]) => [url, name]));
  return (url) => names.get(url) ?? (url.startsWith(address) ? url.slice(address.length) : undefined);
}

/** The folder in which the build lays the assets down. */
export function localBase(dist: string): Base {
  return { address: pathToFileURL(join(dist, "assets")).href + "/", open: false };
}

/** What --assets-url gives; complains where it is no address that Tabletop Simulator can load pictures from. */
export function hostedBase(text: string): Base {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:\/\//i.test(text))
    return wrongUse(`--assets-url wants an address that begins with https:// or http://, not "${text}".`);
  if (url.search !== "" || url.hash !== "" || /[?#]$/.test(text))
    return wrongUse(`--assets-url wants the address of a folder, without ? and #, not "${text}".`);
  if (url.username !== "" || url.password !== "")
    return wrongUse("--assets-url must not hold a name or a password: all players could read it.");
  return { address: url.href.replace(/\/*$/, "/"), open: !isHere(url.hostname) };
}

/** Whether a host is this machine itself, which other players cannot reach. */
function isHere(host: string): boolean {
  return host === "localhost" || host.endsWith(".localhost") || host === "[::1]" || /^127\./.test(host);
}
