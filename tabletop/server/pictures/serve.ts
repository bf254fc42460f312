import { PICTURES_PATH } from "../table/urls";
import { picture, type Pictures } from "./pictures";
import { say } from "../files";
import type { IncomingMessage, ServerResponse } from "node:http";

/** A picture is nothing but that: opened by itself it is in nobody's name, and nothing runs in it. */
const HEADERS = {
  "Cache-Control": "private, max-age=86400",
  "Content-Security-Policy": "default-src 'none'; sandbox",
  "Cross-Origin-Resource-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff",
};

/** Answers a request for a picture of a foreign save, which is fetched where it is not kept. */
export async function servePicture(
  pictures: Pictures,
  { method, url = "" }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (method !== "GET" && method !== "HEAD") return say(response, 405, "Only GET is answered.");
  const found = await picture(pictures, url.slice(PICTURES_PATH.length)).catch(() => undefined);
  if (found === undefined) return say(response, 404, "There is no such picture.");
  response.writeHead(200, {
    ...HEADERS,
    ...{ "Content-Type": found.type, "Content-Length": found.bytes.length },
  });
  response.end(method === "HEAD" ? undefined : found.bytes);
}
