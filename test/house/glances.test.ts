import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../..");

/** What is imported from modules with this ending, by all files of computers. */
function taken(from: string): string[] {
  const names = new Set<string>();
  const files = readdirSync(join(ROOT, "src"), { recursive: true, encoding: "utf8" });
  for (const file of files.filter((path) => path.includes("/bots/") && path.endsWith(".ts"))) {
    const text = readFileSync(join(ROOT, "src", file), "utf8");
    for (const [, list, path] of text.matchAll(/import (?:type )?\{([^}]*)\} from "([^"]*)"/g))
      if (path.endsWith(from)) for (const name of list.split(",")) names.add(name.trim());
  }
  names.delete("");
  return [...names].sort();
}

describe("computers decide on battles by their exact odds", () => {
  test("they take no chance from the fit of the odds, but a lead that orders armies", () => {
    expect(taken("combat/odds/fit")).toEqual(["facingOf", "groundOf", "leadOf", "type Ground"]);
    expect(taken("combat/odds/book").length).toBeGreaterThan(2);
  });
});
