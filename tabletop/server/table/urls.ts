import { createHash } from "node:crypto";
import { pathOf } from "../find";
import type { Told } from "./told";
import type { Rewrite } from "./messages";
import type { Urls } from "./wire";

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
  for (const { from, to } of rewrites) {
    if (!url.startsWith(from)) continue;
    const rest = url.slice(from.length);
    return pathOf(`/${rest}`) === undefined ? "" : to + rest;
  }
  return /^https?:\/\//i.test(url) ? url : "";
}

/** Where browsers ask for pictures of foreign saves. */
export const PICTURES_PATH = "/pictures/";
/** Characters of an address; longer ones are none. How many a table may have: a script can make any number of them. */
const LONGEST = 2000;
const MOST = 20_000;

/** Browsers are given no address of a foreign save: nothing, or a key of this server's own, which is told what it is for. */
export function foreignUrls(online: boolean, told: Told[]): Urls {
  if (!online) return () => "";
  const known = new Map<string, string>();
  return (url) => {
    const found = known.get(url);
    if (found !== undefined) return found;
    if (known.size >= MOST) return "";
    const fits = /^https?:\/\//i.test(url) && url.length <= LONGEST;
    const key = createHash("sha256").update(url).digest("hex").slice(0, 32);
    if (fits) told.push({ key, url });
    const path = fits ? PICTURES_PATH + key : "";
    known.set(url, path);
    return path;
  };
}
