/** The script begins with handlers that stand in for those that come with the rest of it. */
import { expect, test } from "vitest";
import { makeBundle } from "../../scripts/lua/bundle";
import { createLua52 } from "../../tabletop/lua/lua52";
import { CASTLE_RISK } from "../../mod/saves/castle-risk";

test("Tabletop Simulator finds every handler from the first", { timeout: 120_000 }, () => {
  const lua = createLua52();
  lua.run(`function table_names()
    local names = {}
    for name, value in pairs(_G) do
      if type(value) == "function" and (name:find("^on%u") or name:find("^try%u") or name:find("^table_")) then names[#names + 1] = name end
    end
    table.sort(names)
    return table.concat(names, " ")
  end`);
  lua.run(makeBundle(".", CASTLE_RISK).code);
  const before = lua.call("table_names");
  expect(before.split(" ")).toContain("onLoad");
  // Whatever is called loads what is not there yet.
  expect(lua.call("onSave")).toBe("");
  expect(lua.call("onChat", "hello", "nobody")).toBe("true");
  expect(lua.call("table_names")).toBe(before);
  lua.close();
});
