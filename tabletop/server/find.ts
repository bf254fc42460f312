import { realpathSync, statSync } from "node:fs";
import { extname, join, sep } from "node:path";

const TYPES: Record<string, string | undefined> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".webp": "image/webp",
  ".ico": "image/x-icon",
  ".obj": "text/plain; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".md": "text/plain; charset=utf-8",
  ".woff": "font/woff",
  ".woff2": "font/woff2",
  ".ttf": "font/ttf",
};

/** A file of a folder that may be given away. */
interface Found {
  name: string;
  type: string;
  size: number;
  changed: number;
}

/** The path of an address without its query; undefined for one that is malformed, leads up or names what is hidden. */
export function pathOf(address: string): string | undefined {
  let path: string;
  try {
    path = decodeURIComponent(address.split(/[?#]/, 1)[0]);
  } catch {
    return undefined;
  }
  if (!path.startsWith("/") || /[\0\\:]/.test(path) || /\/\./.test(path)) return undefined;
  return path;
}

/**
 * Finds a regular file below a folder, by a path that `pathOf` has read, without the part that names the folder.
 * Undefined for one that is not there, of a type that nobody needs, a pipe or a device, or outside by a link.
 */
export function findFile(folder: string, path: string): Found | undefined {
  const wanted = path === "" || path.endsWith("/") ? `${path}index.html` : path;
  const type = TYPES[extname(wanted).toLowerCase()];
  if (type === undefined) return undefined;
  try {
    const root = realpathSync(folder);
    const name = realpathSync(join(root, wanted));
    if (!name.startsWith(root + sep)) return undefined;
    const found = statSync(name);
    if (!found.isFile()) return undefined;
    return { name, type, size: found.size, changed: Math.round(found.mtimeMs) };
  } catch {
    return undefined;
  }
}
