import { availableParallelism } from "node:os";
import { configDefaults, defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    exclude: [...configDefaults.exclude, "**/*.moonsharp.test.ts", "**/*.slow.test.ts"],
    pool: "threads",
    // Files share what they import: the compiler of the bundle alone takes a second to load. None may change it.
    isolate: false,
    // The default leaves one core idle, which on two cores is half of the machine.
    maxWorkers: availableParallelism(),
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
