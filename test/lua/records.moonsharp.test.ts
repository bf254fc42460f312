import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { makeEngine } from "../../scripts/lua/bundle";
import { readHashes, readRecords } from "../../scripts/records/hashes";
import { isWhole, moonSharpUnderTest } from "../moonsharp/engine";
import { SHORT_RECORD } from "./engine-moonsharp";

const ROOT = join(import.meta.dirname, "..", "..");
const host = moonSharpUnderTest();
const committed = readHashes(ROOT);

describe(`on MoonSharp under ${host.name}`, async () => {
  const { code, map } = makeEngine(ROOT, "castle-risk");
  const vm = await host.create({ map });
  await vm.run(code);
  afterAll(() => vm.close());

  const records = readRecords(ROOT).filter(
    ({ name }) => isWhole || (committed[name]?.length ?? 0) <= SHORT_RECORD,
  );
  test.each(records)("$name has the committed hash after every action", async ({ name, text }) => {
    const [head, ...hashes] = (await vm.call("table_replay", text, "", "hashes")).split("\n");
    expect(head).toBe(`ok ${hashes.length}`);
    expect(hashes).toEqual(committed[name]);
  });
});
