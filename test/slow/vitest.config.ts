/** What takes long and is run by itself: `npm run test:slow`. */
import { defineConfig } from "vitest/config";
import { LUA_TEXT } from "../../scripts/lua-text.mjs";

export default defineConfig({
  plugins: [LUA_TEXT],
  test: {
    include: ["test/**/*.slow.test.ts"],
    env: { SLOW_TESTS: "yes" },
    setupFiles: ["test/setup.ts"],
    pool: "threads",
    testTimeout: 300_000,
    hookTimeout: 60_000,
  },
});
