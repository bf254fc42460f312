import { afterAll, describe, expect, test } from "vitest";
import { makeBundle } from "../../scripts/lua/bundle";
import "../lua/parity";
import { isWhole, moonSharpUnderTest } from "../moonsharp/engine";

const { code } = makeBundle(".", { name: "parity", entry: "test/lua/parity.ts" });
const host = moonSharpUnderTest();

describe(`odds on MoonSharp under ${host.name}`, async () => {
  const vm = await host.create({});
  await vm.run(code);
  afterAll(() => vm.close());

  test.each(isWhole ? [1, 2, 3] : [1])(
    "are those of Node, to the last bit of every end, seed %i",
    async (seed) => {
      const node = (globalThis as unknown as { odds: (seed: string) => string }).odds;
      expect(await vm.call("odds", `${seed}`)).toBe(node(`${seed}`));
    },
  );
});
