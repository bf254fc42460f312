import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { makeEngine } from "../../scripts/lua/bundle";
import { readHashes, readRecords } from "../../scripts/records/hashes";
import { moonSharpUnderTest } from "../moonsharp/engine";

const ROOT = join(import.meta.dirname, "..", "..");
const host = moonSharpUnderTest();
const committed = readHashes(ROOT);

describe(`on MoonSharp under ${host.name}`, async () => {
  const { code, map } = makeEngine(ROOT, "castle-risk");
  const vm = await host.create({ map });
  await vm.run(code);
  afterAll(() => vm.close());

  test.each(readRecords(ROOT))("$name has the committed hash after every action", async ({ name, text }) => {
    const [head, ...hashes] = (await vm.call("table_replay", text, "", "hashes")).split("\n");
    expect(head).toBe(`ok ${hashes.length}`);
    expect(hashes).toEqual(committed[name]);
  });
});
