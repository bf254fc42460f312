import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { report } from "../../src/games/castle-risk/report/report";
import { seedRng } from "../../src/core/rng";
import { BOARD } from "../../src/risk/europe/board";
import { COLOURS } from "../../src/games/castle-risk/meta";
import { newState } from "../../src/games/castle-risk/rules/state/initial";
import { USUAL } from "../helpers/castle";

describe("docs/json.md", () => {
  it("names every field of the object", () => {
    const doc = readFileSync(new URL("../../docs/json.md", import.meta.url), "utf8");
    const s = newState(USUAL, COLOURS, seedRng(1));
    const fields = new Set<string>();
    const walk = (value: unknown): void => {
      if (typeof value !== "object" || value === null) return;
      for (const [key, below] of Object.entries(value)) {
        if (!Array.isArray(value) && BOARD.index[key] === undefined) fields.add(key);
        walk(below);
      }
    };
    walk(report({ ...s, asked: [0], step: "capital" }));
    expect(fields.size).toBeGreaterThan(60);
    for (const field of fields) expect(doc, field).toContain(`\`${field}\``);
  });
});
