import { describe, expect, test } from "vitest";
import { networkInterfaces } from "node:os";
import { browse } from "./browser";
import { openGame } from "./open";
import { isOwnOrigin, ownHosts } from "../../../tabletop/server/origin";

describe("The names that a server answers to", () => {
  test("are those of this machine's loopback, with the port", () => {
    expect([...ownHosts("127.0.0.1", 8080)]).toEqual(["localhost:8080", "127.0.0.1:8080", "[::1]:8080"]);
    expect(ownHosts("localhost", 80)).toContain("localhost");
  });

  test("have small letters, as browsers write them, whatever letters the machine's name has", () => {
    const hosts = ownHosts("Round-Table.example", 8080);
    expect(hosts).toContain("round-table.example:8080");
    expect(isOwnOrigin("http://round-table.example:8080", hosts)).toBe(true);
    expect([...hosts].filter((name) => name !== name.toLowerCase())).toEqual([]);
  });

  test("are no others, and only pages without TLS come from them", () => {
    const hosts = ownHosts("192.168.0.7", 8080);
    expect(isOwnOrigin("http://192.168.0.7:8080", hosts)).toBe(true);
    for (const origin of [
      "http://192.168.0.7",
      "http://evil.example:8080",
      "https://192.168.0.7:8080",
      undefined,
    ])
      expect(isOwnOrigin(origin, hosts)).toBe(false);
  });
});

/** Whether this machine has the loopback of IPv6. */
const HAS_V6 = Object.values(networkInterfaces()).some((list) =>
  list?.some(({ address }) => address === "::1"),
);

describe.skipIf(!HAS_V6)("An address of IPv6", () => {
  test("is listened on with brackets or without, and the link leads there", async () => {
    for (const host of ["::1", "[::1]"]) {
      const { server, port } = await openGame({ host });
      expect([server.code, server.link]).toEqual([undefined, `http://[::1]:${port}/`]);
      expect((await fetch(server.link)).status).toBe(503);
      const at = { host: `[::1]:${port}`, origin: `http://[::1]:${port}` };
      const ann = await browse(port, { name: "Ann" }, at, undefined, "[::1]");
      expect((await ann.welcome()).t).toBe("welcome");
      await ann.close();
    }
  });

  test("is one of all that there are, by --host :: as well, which asks for the join code", async () => {
    const { server, port } = await openGame({ host: "::" });
    const at = { host: `[::1]:${port}`, origin: `http://[::1]:${port}` };
    const bob = await browse(port, { code: server.code }, at, undefined, "[::1]");
    expect((await bob.welcome()).host).toBe(false);
    await bob.close();
    const old = await browse(port, { code: server.code }, {}, undefined, "127.0.0.1");
    await old.close();
  });
});
