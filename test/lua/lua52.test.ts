import { describe, expect, it } from "vitest";
import { LuaError } from "../../tabletop/lua/engine";
import { createLua52 } from "../../tabletop/lua/lua52";
import { compileLua } from "./compile";
import { ANSWERS, TRAPS } from "./traps";

const { lua, map, errors } = compileLua(TRAPS);

it("compiles the traps", () => expect(errors).toEqual([]));

describe.each([
  ["plain", undefined],
  ["hostile 1", { seed: 1 }],
  ["hostile 77", { seed: 77 }],
])("Lua 5.2, %s", (_name, hostile) => {
  const vm = createLua52({ map, mapFor: "bundle", ...(hostile === undefined ? {} : { hostile }) });
  vm.run(lua, "bundle");

  it.each(ANSWERS)("%s(%s)", (name, argument, answer) => expect(vm.call(name, argument)).toBe(answer));

  it("keeps text that is thrown, and says where nil was indexed", () => {
    expect(vm.call("caught", "text")).toBe("other plain");
    expect(vm.call("caught", "nil")).toMatch(/^other bundle:\d+: attempt to index/);
  });

  it("gives an uncaught Error as text with the TypeScript line", () => {
    expect(() => vm.call("uncaught", "error")).toThrow(/^main\.ts:10:\d+: Error: no territory$/);
    expect(() => vm.call("uncaught", "nil")).toThrow(/^main\.ts:13:\d+: attempt to index/);
    expect(vm.call("stack")).toMatch(/^bundle:\d+: Error: no territory$/);
  });

  it("passes a megabyte both ways, and bytes of zero", () => {
    const big = "0123456789abcdé\n".repeat(1 << 16);
    expect(vm.call("echo", big)).toBe(big);
    expect(vm.call("echo", "a\0b")).toBe("a\0b");
  });
});

describe("the engine", () => {
  const vm = createLua52({ host: { ask: (text) => `${text}!` } });
  vm.run(`
    function direct(a) return ask(a) end
    function inside(a)
      local co = coroutine.wrap(function() coroutine.yield(ask(a)) return ask("z") end)
      return co() .. co()
    end
    function guarded(a) local ok, v = pcall(function() return ask(a) end) return tostring(ok) .. v end
    function nothing() end
    function five() return 5 end`);

  it("lets Lua call the host, from coroutines and under pcall too", () => {
    expect(vm.call("direct", "a")).toBe("a!");
    expect(vm.call("inside", "a")).toBe("a!z!");
    expect(vm.call("guarded", "a")).toBe("truea!");
  });

  it("lets Lua call the host from within functions of C", () => {
    vm.run(`
      function sorted(a) local t = { "b", "c", "a" } table.sort(t, function(x, y) return ask(x) < ask(y) end) return table.concat(t) end
      function replaced(a) return (a:gsub("%l", ask)) end`);
    expect([vm.call("sorted", ""), vm.call("replaced", "ab")]).toEqual(["abc", "a!b!"]);
  });

  it("compiles a chunk once, and says where it fails in every engine that runs it", () => {
    const source = "function fail()\n  error('why')\nend";
    for (const name of ["first", "first", "second"]) {
      const other = createLua52();
      other.run(source, name);
      expect(() => other.call("fail")).toThrow(`${name}:2: why`);
      other.close();
    }
  });

  it("lets the host call Lua again while Lua waits, and fail", () => {
    const nested = createLua52({
      host: {
        again: (text): string => (text.length > 3 ? text : nested.call("outer", `${text}.`)),
        fails: () => {
          throw new RangeError("no such object");
        },
      },
    });
    nested.run('function outer(a) return "<" .. again(a) .. ">" end function bad() return fails("") end');
    nested.run('function guarded() pcall(fails, "") pcall(again, "a") return "went on" end');
    expect(nested.call("outer", "a")).toBe("<<<<a...>>>>");
    expect(() => nested.call("bad")).toThrow(RangeError);
    expect(() => nested.call("guarded")).toThrow(RangeError);
    expect(nested.call("outer", "ab")).toBe("<<<ab..>>>");
  });

  it("answers nil as empty text and numbers as text", () => {
    expect([vm.call("nothing"), vm.call("five")]).toEqual(["", "5"]);
  });

  it("tells a chunk that does not load from one that fails, and refuses use after close", () => {
    const failure = (f: () => unknown): string => {
      try {
        f();
      } catch (error) {
        return error instanceof LuaError ? error.failure : "no LuaError";
      }
      return "none";
    };
    expect(failure(() => vm.run("x = = 1"))).toBe("syntax");
    expect(failure(() => vm.run("error({})"))).toBe("lua");
    expect(failure(() => vm.call("missing"))).toBe("lua");
    const closed = createLua52();
    closed.close();
    expect(failure(() => closed.call("five"))).toBe("gone");
  });
});
