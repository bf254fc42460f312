import type { Address } from "./assets";
import type { Report } from "./finding";

/** Requests at a time, and milliseconds that one may take. */
const AT_ONCE = 6;
const PATIENCE = 15_000;

/** Asks servers whether what addresses name is there, each once: by its head alone, where the server can do that. */
export async function checkOnline(addresses: readonly Address[], report: Report): Promise<void> {
  const left = addresses.filter(({ url }) => /^https?:/i.test(url));
  const work = async (): Promise<void> => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      const why = await faultOf(next.url);
      if (why !== undefined)
        report("error", "asset.offline", next.at, `${next.url} cannot be loaded: ${why}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function faultOf(url: string): Promise<string | undefined> {
  try {
    let status = await statusOf(url, "HEAD");
    // Some servers know no HEAD: the first byte will do.
    if (status === 405 || status === 501 || status === 403) status = await statusOf(url, "GET");
    return status < 400 ? undefined : `the server answers ${status}`;
  } catch (error) {
    if (!(error instanceof Error)) return String(error);
    if (error.name === "TimeoutError") return `no answer within ${PATIENCE / 1000} seconds`;
    return error.cause instanceof Error ? error.cause.message : error.message;
  }
}

async function statusOf(url: string, method: "HEAD" | "GET"): Promise<number> {
  const headers = method === "GET" ? { range: "bytes=0-0" } : {};
  const answer = await fetch(url, { method, headers, signal: AbortSignal.timeout(PATIENCE) });
  await answer.body?.cancel();
  return answer.status;
}
