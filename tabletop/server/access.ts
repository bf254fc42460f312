import { isCode, isToken, newCode, newToken } from "./clients";
import { addressOf, isLoopback, ownHosts } from "./origin";

/** By what browsers come in: addresses, tokens and the code. The gate checks them, and takes passes away. */
export interface Access {
  readonly hostToken: string;
  /** Are worth as much as the host's token, each once. */
  readonly passes: Set<string>;
  /** The join code; undefined on loopback. */
  readonly code: string | undefined;
  /** The address that others reach it by, such as http://192.168.0.7:8080. */
  readonly address: string;
  /** Names of this machine that a browser may ask for. */
  readonly hosts: ReadonlySet<string>;
}

/** Milliseconds for a browser to start and come by the link that it is opened with. */
const OPENING = 300_000;

/** Takes the token and the code of an earlier server where its list of seats has them. */
export function newAccess(
  { host, code: given }: { host: string; code?: string },
  port: number,
  { hostToken, code }: Record<string, unknown>,
): Access {
  return {
    hostToken: isToken(hostToken) ? hostToken : newToken(),
    passes: new Set(),
    code: isLoopback(host) ? undefined : (given ?? (isCode(code) ? code : newCode())),
    address: addressOf(host, port),
    hosts: ownHosts(host, port),
  };
}

/** The link that others come by, with the join code. */
export function linkOf({ address, code }: Access): string {
  return `${address}/${code === undefined ? "" : `#join=${code}`}`;
}

/**
 * A link for the host that is good once. It is for the arguments of a process, which everybody on this machine can read.
 */
export function openLink({ address, passes }: Access): string {
  const pass = newToken();
  passes.add(pass);
  setTimeout(() => passes.delete(pass), OPENING).unref();
  return `${address}/#host=${pass}`;
}

export function hostLink({ address, hostToken }: Access): string {
  return `${address}/#host=${hostToken}`;
}
