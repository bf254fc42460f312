/** The compiler's library in a script: of errors it has what is asked for. */
import ts from "typescript";
import { LuaTarget } from "typescript-to-lua";
import { buildMinimalLualibBundle, LuaLibFeature } from "typescript-to-lua/dist/LuaLib.js";
import { expect, onTestFinished, test } from "vitest";
import { withoutKinds } from "../../scripts/lua/library";
import { createLua52 } from "../../tabletop/lua/lua52";

const LIBRARY = buildMinimalLualibBundle(
  new Set([LuaLibFeature.Error, LuaLibFeature.ArrayMap]),
  LuaTarget.Lua52,
  ts.sys,
);
/** What the compiler writes at the head of each module that makes an Error. */
const IMPORTS = ["Error", "RangeError", "ReferenceError", "SyntaxError", "TypeError", "URIError"]
  .map((name) => `local ${name} = ____lualib.${name}\n`)
  .join("");

test("a script whose modules throw Error alone has no other kinds, and throws it as before", () => {
  const trimmed = withoutKinds(LIBRARY, [`${IMPORTS}error(____lualib.__TS__New(Error, "broken"), 0)`]);
  expect(trimmed).not.toMatch(/createErrorClass|RangeError|URIError|ClassExtends/);
  expect(trimmed).toContain("__TS__ArrayMap");
  const lua = createLua52();
  onTestFinished(() => lua.close());
  lua.run(`library = (function() ${trimmed} end)()
    function thrown(text)
      local _, why = pcall(function() error(library.Error(nil, text), 0) end)
      return why.name .. ": " .. why.message
    end`);
  expect(lua.call("thrown", "broken")).toBe("Error: broken");
});

test("a script that asks for one of them, or makes a class of another, has all of it", () => {
  for (const use of ['error(__TS__New(TypeError, "no"), 0)', "__TS__ClassExtends(Own, Base)"])
    expect(withoutKinds(LIBRARY, [IMPORTS, use])).toBe(LIBRARY);
});
