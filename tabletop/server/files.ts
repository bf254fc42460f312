import { createReadStream } from "node:fs";
import { realpath, stat } from "node:fs/promises";
import { extname, join, sep } from "node:path";
import { pipeline } from "node:stream";
import type { IncomingMessage, ServerResponse } from "node:http";

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

const HEADERS = {
  "Cache-Control": "no-cache",
  "Content-Security-Policy":
    "default-src 'self'; img-src 'self' data: blob: http: https:; style-src 'self' 'unsafe-inline'; connect-src 'self' ws:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
};

/** A folder of files, and the path under which browsers find it. The first that matches counts. */
export interface Served {
  path: string;
  folder: string;
}

/** Answers a request for a file. Nothing outside the folders is served, whatever links lead there. */
export async function serveFile(
  request: IncomingMessage,
  response: ServerResponse,
  folders: readonly Served[],
): Promise<void> {
  if (request.method !== "GET" && request.method !== "HEAD")
    return say(response, 405, "Only GET is answered.");
  const path = pathOf(request.url ?? "/");
  const served = path === undefined ? undefined : folders.find((one) => path.startsWith(one.path));
  if (path === undefined || served === undefined) return say(response, 404, "There is no such file.");
  const file = await find(served.folder, path.slice(served.path.length));
  if (file === undefined)
    return path === "/"
      ? say(response, 503, "The page is not built yet: npm run build makes it.")
      : say(response, 404, "There is no such file.");
  const tag = `"${file.size.toString(36)}-${file.changed.toString(36)}"`;
  const headers = { ...HEADERS, ETag: tag, "Content-Type": file.type };
  if (request.headers["if-none-match"] === tag) {
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(200, { ...headers, "Content-Length": file.size });
  if (request.method === "HEAD") {
    response.end();
    return;
  }
  // Closes the file, too, where the browser does not wait for all of it.
  pipeline(createReadStream(file.name), response, () => undefined);
}

/** The path of a request without its query; undefined for one that is malformed or names what is hidden. */
function pathOf(url: string): string | undefined {
  let path: string;
  try {
    path = decodeURIComponent(url.split(/[?#]/, 1)[0]);
  } catch {
    return undefined;
  }
  if (!path.startsWith("/") || /[\0\\:]/.test(path) || /\/\./.test(path)) return undefined;
  return path;
}

async function find(
  folder: string,
  path: string,
): Promise<{ name: string; type: string; size: number; changed: number } | undefined> {
  const wanted = path === "" || path.endsWith("/") ? `${path}index.html` : path;
  const type = TYPES[extname(wanted).toLowerCase()];
  if (type === undefined) return undefined;
  try {
    const root = await realpath(folder);
    const name = await realpath(join(root, wanted));
    if (!name.startsWith(root + sep)) return undefined;
    const found = await stat(name);
    if (!found.isFile()) return undefined;
    return { name, type, size: found.size, changed: Math.round(found.mtimeMs) };
  } catch {
    return undefined;
  }
}

export function say(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { ...HEADERS, "Content-Type": "text/plain; charset=utf-8" }).end(`${text}\n`);
}
