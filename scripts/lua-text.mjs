/**
 * A plugin for vitest: a Lua file is imported as its text, as in the bundles of commands (bundle.mjs).
 * @type {import("vitest/config").Plugin}
 */
export const LUA_TEXT = {
  name: "lua-text",
  transform: (code, id) =>
    id.endsWith(".lua") ? { code: `export default ${JSON.stringify(code)};`, map: null } : undefined,
};
