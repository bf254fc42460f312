/** Pictures of foreign saves: whom the server asks for them, and what it takes for one. */
import { createServer, type RequestListener } from "node:http";
import { readFileSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { isPublic } from "../../../tabletop/server/pictures/address";
import { download, type Reach } from "../../../tabletop/server/pictures/download";
import { kindOf } from "../../../tabletop/server/pictures/kind";
import { newPictures, picture } from "../../../tabletop/server/pictures/pictures";
import { folder } from "./open";

const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAIAAAADCAYAAAC56t6BAAAADklEQVR4nGP4DwYMKBQAnYAP8bQUnxQAAAAASUVORK5CYII=",
  "base64",
);
const ANY: Reach = { allows: () => true };

/** A server of this machine; gives its address. */
async function serverOf(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => void server.close());
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
}

test.each([
  ["8.8.8.8", true],
  ["2606:4700::1111", true],
  ...[
    ...[
      "127.0.0.1",
      "10.1.2.3",
      "172.16.0.1",
      "172.31.255.255",
      "192.168.1.1",
      "169.254.169.254",
      "100.64.0.1",
    ],
    ...["0.0.0.0", "224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1", "fd00::1", "ff02::1"],
    ...["::ffff:127.0.0.1", "::ffff:8.8.8.8", "64:ff9b::7f00:1", "2002:7f00:1::", "2001:0:1::", "no address"],
  ].map((address): [string, boolean] => [address, false]),
])("%s is an address of the internet: %s", (address, is) => {
  expect(isPublic(address)).toBe(is);
});

test.each([
  ["an address of this machine", "http://127.0.0.1:8080/x.png", "none of the internet"],
  ["its name", "http://localhost:8080/x.png", "none of the internet"],
  ["it as one number", "http://2130706433/x.png", "none of the internet"],
  ["it in the sixth version", "http://[::1]:8080/x.png", "none of the internet"],
  ["it in the sixth version of the fourth", "http://[::ffff:7f00:1]/x.png", "none of the internet"],
  ["the data of a machine in a cloud", "http://169.254.169.254/latest", "none of the internet"],
  ["a file", "file:///etc/passwd", "not on the web"],
  ["a script", "javascript:alert(1)", "not on the web"],
  ["a name and a password", "http://a:b@example.com/", "a name or a password"],
  ["a port of mail", "http://example.com:25/", "its port"],
])("nothing is asked of %s", async (_, url, why) => {
  await expect(download(url)).rejects.toThrow(why);
});

test("a redirection leads nowhere that may not be asked", async () => {
  const asked: string[] = [];
  const inside = await serverOf(({ url = "" }, response) => {
    asked.push(url);
    response.end(PNG);
  });
  const { port } = new URL(inside);
  const outside = await serverOf((_, response) => {
    response.writeHead(302, { Location: `http://[::1]:${port}/secret` }).end();
  });
  await expect(download(outside, { allows: (address) => address === "127.0.0.1" })).rejects.toThrow(
    "none of the internet",
  );
  expect(asked).toEqual([]);
});

test.each<[string, RequestListener, Reach, string]>([
  ["that is endless", (_, r) => r.end(Buffer.alloc(5000)), { most: 1000 }, "larger than"],
  ["that does not come", () => undefined, { patience: 100 }, "too long"],
  [
    "that leads to itself",
    (_, r) => r.writeHead(301, { Location: "/" }).end(),
    {},
    "from one address to the next",
  ],
  ["that is not there", (_, r) => r.writeHead(404).end(), {}, "answers 404"],
])("an answer %s is not taken", async (_, answer, reach, why) => {
  await expect(download(await serverOf(answer), { ...ANY, ...reach })).rejects.toThrow(why);
});

test("a picture is what its first bytes say, and one that would fill the memory is none", () => {
  expect(kindOf(PNG)).toEqual({ type: "image/png", width: 2, height: 3 });
  const bomb = Buffer.from(PNG);
  bomb.writeUInt32BE(60_000, 16);
  const html = Buffer.from("<script>alert(1)</script>".repeat(9));
  const svg = readFileSync("assets/favicon.svg");
  expect([bomb, html, svg, PNG.subarray(0, 20)].map(kindOf)).toEqual(Array(4).fill(undefined));
});

test("a picture is fetched once, kept, and asked for by a key alone", async () => {
  let asked = 0;
  const url = await serverOf((_, response) => {
    asked++;
    response.writeHead(200, { "Content-Type": "text/html" }).end(PNG);
  });
  const kept = folder();
  const lines: string[] = [];
  const log = (line: string): void => void lines.push(line);
  const pictures = newPictures(kept, log, ANY);
  const key = "0".repeat(32);
  expect(await picture(pictures, key)).toBeUndefined();
  pictures.known
    .set(key, url)
    .set("1".repeat(32), `${url.replace("127.0.0.1", "localhost.invalid")}/\u001b[2J`);
  const both = await Promise.all([picture(pictures, key), picture(pictures, key)]);
  expect(both.map((one) => one?.type)).toEqual(["image/png", "image/png"]);
  const again = newPictures(kept, log, ANY);
  again.known.set(key, url);
  expect((await picture(again, key))?.bytes.equals(PNG)).toBe(true);
  expect(asked).toBe(1);
  expect(await picture(pictures, "1".repeat(32))).toBeUndefined();
  expect(lines).toEqual([
    expect.stringMatching(/^The picture http:\/\/localhost.invalid:\d+\/\?\[2J is not shown: /),
  ]);
});
