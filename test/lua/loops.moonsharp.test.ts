import { expect, it } from "vitest";
import { moonSharpUnderTest } from "../moonsharp/engine";
import { compileLua } from "./compile";
import { inNode, loopPrograms } from "./loops";

const COUNT = 60;

it("runs loops of every kind as Node does", async () => {
  const source = loopPrograms(COUNT, 20);
  const { lua, errors } = compileLua(source);
  expect(errors).toEqual([]);
  const node = inNode(source);
  const vm = await moonSharpUnderTest().create();
  await vm.run(lua);
  for (let i = 0; i < COUNT; i++) {
    const name = `loops${i}`;
    expect([name, await vm.call(name, "abcd")]).toEqual([name, node[name]?.("abcd")]);
  }
  vm.close();
});
