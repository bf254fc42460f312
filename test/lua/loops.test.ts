import { describe, expect, it } from "vitest";
import { createLua52 } from "../../tabletop/lua/lua52";
import { compileLua, HEAD } from "./compile";
import { inNode, loopPrograms } from "./loops";

/** The Lua of a program's loop, line by line. */
function loopOf(body: string): string[] {
  const { lua, errors } = compileLua(
    `${HEAD} out("f", (a) => { let t = a.length; ${body} return "" + t; });`,
  );
  expect(errors).toEqual([]);
  const lines = lua.split("\n").map((line) => line.trim());
  return lines.filter((line) => /\b(for|while|ipairs)\b/.test(line));
}

describe("the loops of the bundle", () => {
  it("do what they do in Node", () => {
    const source = loopPrograms(60, 4711);
    const { lua, errors } = compileLua(source);
    expect(errors).toEqual([]);
    const node = inNode(source);
    const vm = createLua52();
    vm.run(lua);
    const names = Object.keys(node);
    expect(names.length).toBe(60);
    for (const name of names) expect([name, vm.call(name, "abcd")]).toEqual([name, node[name]("abcd")]);
    vm.close();
  }, 120_000);

  it.each([
    ["for (let i = 0; i < 4; i++) t += i;", "for i = 0, 3 do"],
    ["const l = [1, 2]; const n = l.length; for (let i = 0; i < n; i++) t += i;", "for i = 0, n + -1 do"],
    ["const l = [1, 2]; const n = l.length; for (let i = 0; i < n; i++) t += l[i];", "for i = 1, n do"],
    ["const h = t / 2; for (let i = 1; i < h; i++) t += i;", "for i = 1, h + -0.000001 do"],
    ["const l = [1, 2]; for (let i = t; i < 9; i++) t += l[i];", "for i = t + 1, 9 do"],
    ["const l = [1, 2]; const n = l.length; for (let i = 1; i <= n; i++) t += l[i - 1];", "for i = 1, n do"],
    ["const h = t / 2; const l = [1, 2]; for (let i = 0; i <= h; i++) t += l[i];", "for i = 1, h + 1 do"],
    [
      "for (const x of [4, 5]) t += x;",
      /^do local ____l = {2,}\{4, 5\} for ____i = 1, #____l do local x = ____l\[____i\]$/,
    ],
  ])("count: %s", (body, line) =>
    expect(loopOf(body)).toEqual([typeof line === "string" ? line : expect.stringMatching(line)]),
  );

  it("stay as they are where they begin at the counter of a loop that counts one further, and others count", () => {
    const body = `const l = [3, 5, 9]; const n = l.length;
      for (let i = 0; i < n; i++) for (let j = i + 1; j < n; j++) t += l[i] * l[j];
      for (let i = 0; i < 4; i++) t += i;`;
    expect(loopOf(body)).toEqual(["for i = 1, n do", "while j < n do", "for i = 0, 3 do"]);
    const source = `${HEAD} out("f", (a) => { let t = a.length; ${body} return "" + t; });`;
    const vm = createLua52();
    vm.run(compileLua(source).lua);
    expect(vm.call("f", "abcd")).toBe(inNode(source)["f"]("abcd"));
    vm.close();
  });

  it.each([
    ["the limit changes", "let n = 4; for (let i = 0; i < n; i++) if (i === 2) n--;", "while i < n do"],
    ["the counter changes", "for (let i = 0; i < 4; i++) if (t > 3) i++;", "while i < 4 do"],
    [
      "the limit is asked anew",
      "const l = [t]; for (let i = 0; i < l.length; i++) l[i + 1] = 1;",
      "while i < #l do",
    ],
    [
      "the list is named",
      "const l = [t]; for (const x of l) if (x > 9) l.push(x);",
      "for ____, x in ipairs(l) do",
    ],
    [
      "anything is called",
      "const f = (): void => {}; for (const x of [t]) { t += x; f(); }",
      /ipairs\(\{t\}\)/,
    ],
  ])("stay as they are where %s", (_why, body, line) =>
    expect(loopOf(body)).toEqual([typeof line === "string" ? line : expect.stringMatching(line)]),
  );

  it("count through a list whose body ends with a call", () =>
    expect(loopOf("const f = (): string => 'x'; for (const x of [t]) if (x > 9) return f();")[0]).toContain(
      "#____l",
    ));

  it("leave every line where it was, and a list in its column", () => {
    const source = `${HEAD} out("f", (a) => {\n let t = a.length;\n for (const x of [4, 5]) t += x;\n return "" + t; });`;
    const raw = compileLua(source, true).lua.split("\n");
    const done = compileLua(source).lua.split("\n");
    expect(done.length).toBe(raw.length);
    const at = raw.findIndex((line) => line.includes("ipairs({4, 5})"));
    expect(at).toBeGreaterThan(0);
    expect(done[at].indexOf("{4, 5}")).toBe(raw[at].indexOf("{4, 5}"));
  });
});
