/** What takes long and is run by itself: `npm run test:slow`. */
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { include: ["test/**/*.slow.test.ts"], pool: "threads", testTimeout: 300_000, hookTimeout: 60_000 },
});
