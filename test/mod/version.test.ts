/** !version in the chat: the table tells its version, and the host whether there is a newer one. */
import { readFileSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { hostedBase } from "../../scripts/pack/addresses";
import { openTable, type Table } from "../../tabletop/table";
import type { Web, WebAnswer } from "../../tabletop/run/session";
import { HOST, packFor } from "./packed";

const NEWEST = "https://example.org/version.txt";
const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
const own = `This is version ${version}.`;
const { packed } = packFor({ ...hostedBase(HOST), newest: NEWEST });

/** The table with Ann, the host, and Bob, where the web answers this; and what it was asked. */
async function opened(answer: WebAnswer | "nothing"): Promise<{ table: Table; asked: string[] }> {
  const asked: string[] = [];
  const web: Web = ({ url }) => {
    asked.push(url);
    if (answer === "nothing") throw new Error("no network");
    return answer;
  };
  const table = await openTable(packed.text, { reading: "tts", web });
  onTestFinished(() => table.close());
  for (const name of ["Ann", "Bob"]) await table.join(name);
  await table.advance(30);
  return { table, asked };
}

async function told(table: Table, who: string): Promise<string[]> {
  const before = table.view(who).messages.length;
  await table.chat(who, "!version");
  await table.advance(5);
  return table
    .view(who)
    .messages.slice(before)
    .map(({ text }) => text);
}

test("the web is asked when the host asks, and for nobody else", async () => {
  const { table, asked } = await opened({ code: 200, text: "99.0.0\n" });
  expect(asked).toEqual([]);
  expect(await told(table, "Bob")).toEqual([own]);
  expect(asked).toEqual([]);
  expect(await told(table, "Ann")).toEqual([own, "There is a newer version: 99.0.0."]);
  expect(asked).toEqual([NEWEST]);
});

const SILENT =
  "Whether there is a newer one could not be found out: no answer came, or none that can be read.";

test.each<[string, WebAnswer | "nothing", string]>([
  ["the same version", { code: 200, text: version }, "There is no newer version."],
  ["an older one", { code: 200, text: "0.0.9" }, "There is no newer version."],
  ["a page", { code: 200, text: "<html>Sign in</html>" }, SILENT],
  ["no answer", "nothing", SILENT],
])("the host reads one sentence for %s", async (_, answer, sentence) => {
  const { table } = await opened(answer);
  expect(await told(table, "Ann")).toEqual([own, sentence]);
  expect(table.errors).toEqual([]);
});
