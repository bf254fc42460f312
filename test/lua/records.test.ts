import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { makeEngine } from "../../scripts/lua/bundle";
import { readHashes, readRecords } from "../../scripts/records/hashes";
import { createLua52 } from "../../tabletop/lua/lua52";

const ROOT = join(import.meta.dirname, "..", "..");
const records = readRecords(ROOT);
const committed = readHashes(ROOT);
const { code, map, errors } = makeEngine(ROOT, "castle-risk");

test("the engine of Castle Risk may ship", () => expect(errors).toEqual([]));

describe.each([
  ["plain", undefined],
  ["hostile", { seed: 7 }],
  ["hostile, shuffled otherwise", { seed: 20261121 }],
])("in Lua 5.2, %s", (_name, hostile) => {
  const lua = createLua52(hostile === undefined ? { map } : { map, hostile });
  lua.run(code);
  afterAll(() => lua.close());

  test.each(records)("$name has the committed hash after every action", ({ name, text }) => {
    const [head, ...hashes] = lua.call("table_replay", text, "", "hashes").split("\n");
    expect(head).toBe(`ok ${hashes.length}`);
    expect(hashes).toEqual(committed[name]);
  });
});
