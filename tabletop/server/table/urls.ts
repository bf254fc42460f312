import { pathOf } from "../find";
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
