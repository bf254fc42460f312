import { afterAll, describe, expect, it } from "vitest";
import { createLua52 } from "../../tabletop/lua/lua52";
import { moonSharpUnderTest } from "../moonsharp/engine";
import { compileLua, HEAD } from "./compile";
import { ANSWERS, TRAPS } from "./traps";

const host = moonSharpUnderTest();

describe(`MoonSharp on ${host.name}`, async () => {
  const { lua, map } = compileLua(TRAPS);
  const vm = await host.create({ map, mapFor: "bundle", host: { ask: (text) => `${text}!` } });
  await vm.run(lua, "bundle");
  afterAll(() => vm.close());

  it("is 2.0.0.0 and says how long things took", async () => {
    expect(vm.version).toBe("2.0.0.0");
    expect(vm.runtime).toContain(host.name);
    expect(vm.compileMicros()).toBeGreaterThan(0);
    await vm.call("continues", "");
    expect(vm.lastMicros()).toBeGreaterThan(0);
  });

  it.each(ANSWERS)("%s(%s)", async (name, argument, answer) =>
    expect(await vm.call(name, argument)).toBe(answer),
  );

  it("keeps text that is thrown, and says where nil was indexed", async () => {
    expect(await vm.call("caught", "text")).toBe("other plain");
    expect(await vm.call("caught", "nil")).toMatch(
      /^other bundle:\(\d+,\d+-\d+\): attempt to index a nil value/,
    );
  });

  it("gives an uncaught Error as text with the TypeScript line", async () => {
    await expect(vm.call("uncaught", "error")).rejects.toThrow(/^main\.ts:10:\d+: Error: no territory$/);
    await expect(vm.call("uncaught", "nil")).rejects.toThrow(/^main\.ts:13:\d+: attempt to index/);
  });

  it("passes a megabyte both ways, and answers calls to the host", async () => {
    const big = "0123456789abcdé\n".repeat(1 << 16);
    expect(await vm.call("echo", big)).toBe(big);
    await vm.run("function asks(a) return ask(a) .. ask('b') end");
    expect(await vm.call("asks", "a")).toBe("a!b!");
    expect(await vm.call("asks", "")).toBe("!b!");
  });

  it("lacks what the hostile Lua 5.2 lacks", async () => {
    const source = `function names() local t = {} for k in pairs(_G) do t[#t + 1] = k end
      for _, lib in ipairs({ "os", "math", "string", "table", "coroutine" }) do for k in pairs(_G[lib]) do t[#t + 1] = lib .. "." .. k end end
      return table.concat(t, " ") end`;
    await vm.run(source);
    const there = new Set((await vm.call("names")).split(" "));
    const hostile = createLua52({ hostile: { seed: 1 } });
    hostile.run(source);
    const more = hostile
      .call("names")
      .split(" ")
      .filter((name) => !there.has(name));
    expect(more).toEqual([]);
  });

  it("reports failures of the interpreter itself as such", async () => {
    const bare = compileLua(
      `${HEAD} out("go", (a) => { let n = 0; for (let i = 0; i < 3; i++) { const x = i; if (x === 1) continue; n += x; } return a + n; });`,
      true,
    );
    // With a limit of its own it has a process of its own, which ends with it.
    const victim = await host.create({ limitMs: 60_000 });
    await victim.run(bare.lua);
    await expect(victim.call("go", "a")).rejects.toMatchObject({ failure: "host" });
    await expect(victim.run("x = = 1")).rejects.toMatchObject({ failure: "syntax" });
    victim.close();
    await expect(victim.call("go", "a")).rejects.toMatchObject({ failure: "gone" });
  });

  it("ends what takes too long", async () => {
    // The limit holds from the first text that it is sent: this one is endless by itself, so that the limit may be short.
    const slow = await host.create({ limitMs: 300 });
    await expect(slow.run("while true do end")).rejects.toMatchObject({ failure: "gone" });
    await expect(slow.call("forever")).rejects.toMatchObject({ failure: "gone" });
  });
});
