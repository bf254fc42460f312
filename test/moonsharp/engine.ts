import { createMoonSharp, type MoonSharpEngine, type MoonSharpOptions } from "../../tabletop/lua/moonsharp";

/** The name of the runtime under test, and an engine on it; for tests that `npm run test:moonsharp` runs. */
export function moonSharpUnderTest(): {
  name: ".NET" | "Mono";
  create(options?: Omit<MoonSharpOptions, "command">): Promise<MoonSharpEngine>;
} {
  const text = process.env["MOONSHARP_HOST"];
  if (text === undefined)
    throw new Error("MOONSHARP_HOST is not set: run these tests by npm run test:moonsharp");
  const host = JSON.parse(text) as { name: ".NET" | "Mono"; command: string[] };
  return {
    name: host.name,
    create: (options = {}) => createMoonSharp({ ...options, command: host.command }),
  };
}
