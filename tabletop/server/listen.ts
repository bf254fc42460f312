import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { ServerFault } from "./saved/archive";

/** Opens a port of an address, and says which; throws a ServerFault with a sentence where that does not go. */
export async function listen(http: Server, port: number, host: string): Promise<number> {
  if (host.trim() === "")
    throw new ServerFault("An empty address is none: --host 0.0.0.0 takes all that this machine has.");
  return new Promise((done, fail) => {
    http.once("error", (error: NodeJS.ErrnoException) => {
      fail(new ServerFault(listenFault(error, port, host)));
    });
    // Brackets are how an address of IPv6 is written in links.
    http.listen(port, host.replace(/^\[(.*)\]$/, "$1"), () => done((http.address() as AddressInfo).port));
  });
}

function listenFault({ code, message }: NodeJS.ErrnoException, port: number, host: string): string {
  if (code === "EADDRINUSE") return `Port ${port} is in use: choose another with --port.`;
  if (code === "EACCES")
    return `Port ${port} may not be used by this user: choose one above 1023 with --port.`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
    return `${host} is no address of this machine: --host 0.0.0.0 takes all there are.`;
  return `Port ${port} of ${host} cannot be opened: ${message}.`;
}
