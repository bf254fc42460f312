import { defineConfig } from "vitest/config";

/** Only the tests that need MoonSharp; `npm run test:moonsharp` says which program to drive in MOONSHARP_HOST. */
export default defineConfig({
  test: {
    include: ["test/**/*.moonsharp.test.ts"],
    environment: "node",
    testTimeout: 120_000,
    passWithNoTests: false,
  },
});
