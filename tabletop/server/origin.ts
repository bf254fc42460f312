import { hostname, networkInterfaces } from "node:os";

/** The addresses under which this machine is reached from others, without its own loopback. */
function addresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter(
      ({ internal, family, address }) => !internal && !(family === "IPv6" && address.startsWith("fe80")),
    )
    .map(({ address, family }) => (family === "IPv6" ? `[${address}]` : address));
}

const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];
const ANY = ["0.0.0.0", "::", "[::]"];

export function isLoopback(host: string): boolean {
  return LOOPBACK.includes(host) || host === "::1";
}

/** The address that others reach this machine by, such as http://192.168.0.7:8080. */
export function addressOf(host: string, port: number): string {
  const any = ANY.includes(host) ? (addresses().at(0) ?? "localhost") : bracketed(host);
  // A browser may take "localhost" for the older loopback alone.
  const name = isLoopback(host) && any !== "[::1]" ? "localhost" : any;
  return `http://${name}${port === 80 ? "" : `:${port}`}`;
}

/** An IPv6 address is written in brackets. */
function bracketed(host: string): string {
  return host.includes(":") && !host.startsWith("[") ? `[${host}]` : host;
}

/**
 * The values of the Host header that are us, in small letters, as browsers write them. Any other means that a foreign
 * page has found a name of its own for this machine, and would read the table through its visitor's browser.
 */
export function ownHosts(host: string, port: number): Set<string> {
  const names = isLoopback(host)
    ? LOOPBACK
    : [
        ...LOOPBACK,
        hostname(),
        `${hostname()}.local`,
        ...(ANY.includes(host) ? addresses() : [bracketed(host)]),
      ];
  const written = names.map((name) => name.toLowerCase());
  return new Set(written.flatMap((name) => (port === 80 ? [name, `${name}:80`] : [`${name}:${port}`])));
}

/** Whether a request to open a socket comes from our own page. */
export function isOwnOrigin(origin: string | undefined, hosts: ReadonlySet<string>): boolean {
  if (origin?.startsWith("http://") !== true) return false;
  return hosts.has(origin.slice("http://".length));
}
