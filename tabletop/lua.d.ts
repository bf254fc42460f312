/** A Lua file is imported as its text: by esbuild's text loader (scripts/bundle.mjs), in tests by vitest.config.ts. */
declare module "*.lua" {
  const source: string;
  export default source;
}
