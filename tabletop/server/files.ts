import { createReadStream } from "node:fs";
import { pipeline } from "node:stream";
import { findFile, pathOf } from "./find";
import type { IncomingMessage, ServerResponse } from "node:http";

const HEADERS = {
  "Cache-Control": "no-cache",
  "Content-Security-Policy": policy("'self' data: blob: http: https:"),
  "Cross-Origin-Resource-Policy": "same-origin",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
};

/** What a page may load; `pictures`: from where. */
function policy(pictures: string): string {
  return `default-src 'self'; img-src ${pictures}; style-src 'self' 'unsafe-inline'; connect-src 'self' ws:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'`;
}

/** The page of a foreign save loads nothing from anywhere else, whatever the save makes it draw. */
const FOREIGN = { ...HEADERS, "Content-Security-Policy": policy("'self' data: blob:") };

/** A folder of files, and the path under which browsers find it. The first that matches counts. */
export interface Served {
  path: string;
  folder: string;
}

/** Answers a request for a file. Nothing outside the folders is served, whatever links lead there. */
export function serveFile(
  request: IncomingMessage,
  response: ServerResponse,
  folders: readonly Served[],
  own = true,
): void {
  if (request.method !== "GET" && request.method !== "HEAD")
    return say(response, 405, "Only GET is answered.");
  const path = pathOf(request.url ?? "/");
  const served = path === undefined ? undefined : folders.find((one) => path.startsWith(one.path));
  if (path === undefined || served === undefined) return say(response, 404, "There is no such file.");
  const file = findFile(served.folder, path.slice(served.path.length));
  if (file === undefined)
    return path === "/"
      ? say(response, 503, "The page is not built yet: npm run build makes it.")
      : say(response, 404, "There is no such file.");
  const tag = `"${file.size.toString(36)}-${file.changed.toString(36)}"`;
  const headers = { ...(own ? HEADERS : FOREIGN), ETag: tag, "Content-Type": file.type };
  if (request.headers["if-none-match"] === tag) {
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(200, { ...headers, "Content-Length": file.size });
  if (request.method === "HEAD" || file.size === 0) {
    response.end();
    return;
  }
  // Closes the file, too, where the browser does not wait for all of it. What has been added since is not sent.
  pipeline(createReadStream(file.name, { end: file.size - 1 }), response, () => undefined);
}

export function say(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { ...HEADERS, "Content-Type": "text/plain; charset=utf-8" }).end(`${text}\n`);
}
