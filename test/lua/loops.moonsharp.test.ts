import ts from "typescript";
import { expect, it } from "vitest";
import { moonSharpUnderTest } from "../moonsharp/engine";
import { compileLua } from "./compile";
import { loopPrograms } from "./loops";

const COUNT = 60;
const SEED = 20;

it("keeps the locals of loops with continue, as Node does", async () => {
  const source = loopPrograms(COUNT, SEED);
  const { lua, errors } = compileLua(source);
  expect(errors).toEqual([]);
  const script = ts.transpileModule(source, {
    compilerOptions: { target: ts.ScriptTarget.ES2022 },
  }).outputText;
  const node: Record<string, (argument: string) => string> = {};
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the programs exist as text alone
  (new Function("globalThis", script) as (globals: object) => void)(node);
  const vm = await moonSharpUnderTest().create();
  await vm.run(lua);
  for (let i = 0; i < COUNT; i++) {
    const name = `loops${i}`;
    expect([name, await vm.call(name, "abcd")]).toEqual([name, node[name]?.("abcd")]);
  }
  vm.close();
});
