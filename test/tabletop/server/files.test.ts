import { describe, expect, onTestFinished, test } from "vitest";
import { folder, openGame } from "./open";
import { until } from "./browser";
import { join } from "node:path";
import { existsSync, mkdirSync, readdirSync, readlinkSync, symlinkSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { connect, type Socket } from "node:net";
import type { ServerOptions } from "../../../tabletop/server/state";

interface Got {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** Asks for a path as it is written: fetch would tidy it up. */
async function get(port: number, path: string, headers = {}, method = "GET"): Promise<Got> {
  return new Promise((done, fail) => {
    request({ host: "127.0.0.1", port, path, method, headers }, (response) => {
      let body = "";
      response.setEncoding("utf8");
      response.on("data", (piece: string) => (body += piece));
      response.on("end", () => done({ status: response.statusCode ?? 0, headers: response.headers, body }));
    })
      .on("error", fail)
      .end();
  });
}

async function served(): Promise<number> {
  const [page, assets, outside] = [folder(), folder(), folder()];
  writeFileSync(join(page, "index.html"), "<p>page</p>");
  writeFileSync(join(page, "main.js"), "1");
  writeFileSync(join(page, ".hidden.js"), "secret");
  mkdirSync(join(assets, "models"));
  writeFileSync(join(assets, "models", "pawn.obj"), "v 0 0 0");
  writeFileSync(join(assets, "a b.png"), "png");
  writeFileSync(join(assets, "script.exe"), "no");
  writeFileSync(join(outside, "secret.json"), "secret");
  symlinkSync(join(outside, "secret.json"), join(assets, "link.json"));
  const { port } = await openGame({ page, folders: [{ path: "/assets/", folder: assets }] });
  return port;
}

/** A server with a large file, and how often that is open. */
async function large(options: Partial<ServerOptions> = {}): Promise<{ port: number; open: () => number }> {
  const page = folder();
  writeFileSync(join(page, "large.png"), Buffer.alloc(8_000_000));
  const { port } = await openGame({ page, ...options });
  const isLarge = (fd: string): boolean => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`).startsWith(page);
    } catch {
      return false;
    }
  };
  return { port, open: () => readdirSync("/proc/self/fd").filter(isLarge).length };
}

/** A connection on which nothing is said yet. */
async function dial(port: number): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  onTestFinished(() => void socket.destroy());
  await new Promise((done) => socket.once("connect", done));
  return socket;
}

describe("files", () => {
  test("have their types, are asked for anew, and are not sent twice", async () => {
    const port = await served();
    const page = await get(port, "/");
    expect(page).toMatchObject({ status: 200, body: "<p>page</p>" });
    expect(page.headers).toMatchObject({
      ...{ "content-type": "text/html; charset=utf-8", "cache-control": "no-cache" },
      ...{ "x-content-type-options": "nosniff", "content-length": "11" },
    });
    expect((await get(port, "/main.js?x=1")).headers["content-type"]).toContain("text/javascript");
    expect((await get(port, "/assets/models/pawn.obj")).body).toBe("v 0 0 0");
    expect((await get(port, "/assets/a%20b.png")).headers["content-type"]).toBe("image/png");
    const again = await get(port, "/main.js", {
      "If-None-Match": (await get(port, "/main.js")).headers["etag"],
    });
    expect(again).toMatchObject({ status: 304, body: "" });
    expect(await get(port, "/main.js", {}, "HEAD")).toMatchObject({ status: 200, body: "" });
    expect((await get(port, "/", {}, "POST")).status).toBe(405);
  });

  test("nothing outside the folders is served, nothing hidden, and nothing of another kind", async () => {
    const port = await served();
    for (const path of [
      ...["/../secret.json", "/assets/../../secret.json", "/assets/%2e%2e/%2e%2e/secret.json"],
      ...["/assets/..%2fx.json", "/assets/link.json", "/assets/models", "/assets/models/", "/.hidden.js"],
      ...["/%2ehidden.js", "/assets//etc/x.txt", "/assets/script.exe", "/a%00.js", "/%zz"],
      ...["/assets/..\\..\\x.json", "//etc/hosts.txt", "/nothing.js"],
    ])
      expect({ path, ...(await get(port, path)) }).toMatchObject({
        ...{ path, status: 404, body: "There is no such file.\n" },
      });
  });

  test.skipIf(!existsSync("/proc/self/fd"))("are closed where a browser does not wait for them", async () => {
    const { port, open } = await large();
    for (let i = 0; i < 5; i++)
      await new Promise((done) => {
        const asked = request({ host: "127.0.0.1", port, path: "/large.png" }, (response) => {
          response.once("data", () => asked.destroy());
          response.once("close", done);
        });
        asked.on("error", () => undefined).end();
      });
    await until(
      () => open() === 0,
      () => `${open()} files are open`,
    );
  });

  test.skipIf(!existsSync("/proc/self/fd"))(
    "are opened one at a time on a connection that asks for many and reads none, and closed when it goes",
    async () => {
      const { port, open } = await large();
      const line = (first: string): string => `${first} HTTP/1.1\r\nHost: localhost:${port}\r\n`;
      const upgrade = `${line("GET /table")}Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n`;
      for (const asked of [
        `${line("GET /large.png")}\r\n`.repeat(900),
        `${line("GET /large.png")}\r\n${line("GET /large.png")}\r\n`,
        `${line("GET /large.png")}\r\n${upgrade}`,
      ]) {
        const socket = await dial(port);
        socket.pause().write(asked);
        let most = 0;
        for (let i = 0; i < 30; i++) {
          most = Math.max(most, open());
          await new Promise((done) => setTimeout(done, 5));
        }
        expect(most).toBeLessThan(2);
        socket.destroy();
        await until(
          () => open() === 0,
          () => `${open()} files are open`,
        );
      }
      expect((await get(port, "/large.png")).status).toBe(200);
    },
  );

  test.skipIf(!existsSync("/proc/self/fd"))("are closed where a browser takes nothing for long", async () => {
    const { port, open } = await large({ patience: 100 });
    const socket = await dial(port);
    socket.pause().write(`GET /large.png HTTP/1.1\r\nHost: localhost:${port}\r\n\r\n`);
    await until(
      () => open() === 1,
      () => "the file to be opened",
    );
    await until(
      () => open() === 0,
      () => "the file to be closed",
    );
  });

  test("come in the order in which they were asked for, also where the next request is early", async () => {
    const port = await served();
    const socket = await dial(port);
    let text = "";
    socket.setEncoding("utf8").on("data", (piece: string) => (text += piece));
    const ask = (path: string): boolean =>
      socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\n\r\n`);
    ask("/");
    ask("/main.js");
    await until(
      () => /<p>page<\/p>HTTP\/1\.1 200 OK[^]*\r\n\r\n1$/.test(text),
      () => text,
    );
    ask("/nothing.js");
    await until(
      () => text.includes("There is no such file."),
      () => text,
    );
  });

  test("are served to whoever comes while one address keeps hundreds of connections that say nothing", async () => {
    const port = await served();
    const silent = await Promise.all(Array.from({ length: 400 }, async () => dial(port)));
    expect((await get(port, "/")).status).toBe(200);
    const open = (): number => silent.filter(({ closed, destroyed }) => !closed && !destroyed).length;
    await until(
      () => open() <= 300,
      () => `${open()} are open`,
    );
    // The latest stay.
    expect(silent.slice(-250).every(({ destroyed }) => !destroyed)).toBe(true);
  });

  test("nothing is served under a foreign name, and without a page it says what to do", async () => {
    const port = await served();
    expect((await get(port, "/", { host: "evil.example" })).status).toBe(403);
    const bare = await openGame();
    const { status, body } = await get(bare.port, "/");
    expect([status, body]).toEqual([503, "The page is not built yet: npm run build makes it.\n"]);
  });
});
