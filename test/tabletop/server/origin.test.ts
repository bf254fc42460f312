import { describe, expect, test } from "vitest";
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
