import { createHash } from "node:crypto";
import { findFile, pathOf } from "../find";
import type { PictureAddress } from "./room";
import type { Rewrite } from "./messages";
import type { Urls } from "./wire";

/** The name of a file in an address of some machine's file. */
const FILE_NAME = /^file:.*[\\/]([^\\/?#]+)$/i;

/**
 * Leads the URLs of a save to the server's own files where it has them, and not out of their folder. Others on the web are left alone; files of this
 * machine are nobody's business, and neither is what a URL of another kind might do in a browser.
 */
export function urlsOf(rewrites: readonly Rewrite[]): Urls {
  const known = new Map<string, string>();
  return (url) => {
    const found = known.get(url) ?? lead(url, rewrites);
    known.set(url, found);
    return found;
  };
}

function lead(url: string, rewrites: readonly Rewrite[]): string {
  const found = servedAt(url, rewrites);
  if (found === undefined) return /^https?:\/\//i.test(url) ? url : "";
  return pathOf(`/${found.rest}`) === undefined ? "" : found.to + found.rest;
}

/** What of the server's an address of a save leads to, and the rest of the address; undefined for what it has not. */
export function servedAt(
  url: string,
  rewrites: readonly Rewrite[],
): (Rewrite & { rest: string }) | undefined {
  for (const rewrite of rewrites) {
    const { from, folder } = rewrite;
    const isNamed = from !== undefined && url.startsWith(from);
    const rest = isNamed ? url.slice(from.length) : from === undefined ? FILE_NAME.exec(url)?.[1] : undefined;
    if (rest === undefined) continue;
    if (isNamed || (folder !== undefined && isThere(folder, rest))) return { ...rewrite, rest };
  }
  return undefined;
}

function isThere(folder: string, name: string): boolean {
  const path = pathOf(`/${name}`);
  return path !== undefined && findFile(folder, path.slice(1)) !== undefined;
}

/** Where browsers ask for pictures of foreign saves. */
export const PICTURES_PATH = "/pictures/";
/** Characters of an address; longer ones are none. How many a table may have: a script can make any number of them. */
const LONGEST = 2000;
const MOST = 20_000;

/** Browsers are given no address of a foreign save: nothing, or a key of this server's own, which is told what it is for. */
export function foreignUrls(online: boolean, pictures: PictureAddress[]): Urls {
  if (!online) return () => "";
  const known = new Map<string, string>();
  return (url) => {
    const found = known.get(url);
    if (found !== undefined) return found;
    if (known.size >= MOST) return "";
    const fits = /^https?:\/\//i.test(url) && url.length <= LONGEST;
    const key = createHash("sha256").update(url).digest("hex").slice(0, 32);
    if (fits) pictures.push({ key, url });
    const path = fits ? PICTURES_PATH + key : "";
    known.set(url, path);
    return path;
  };
}
