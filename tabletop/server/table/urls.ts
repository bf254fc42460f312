import { findFile, pathOf } from "../find";
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
