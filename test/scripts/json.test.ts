import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseJson } from "../../scripts/report/parse";
import { report } from "../../scripts/report/report";
import { seedRng } from "../../src/core/rng";
import { BOARD } from "../../src/risk/europe/board";
import { COLOURS, DEFAULT_OPTIONS } from "../../src/games/castle-risk/meta";
import { newState } from "../../src/games/castle-risk/rules/state";

describe("the JSON parser", () => {
  it("reads what JSON.stringify writes, however it is laid out", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(0, 1, "\t"), (value, indent) => {
        const text = JSON.stringify(value, undefined, indent);
        expect(parseJson(text)).toMatchObject({ value: JSON.parse(text) as unknown });
      }),
    );
  });

  it("agrees with JSON.parse on what is none, and says where", () => {
    const scraps = fc.array(
      fc.constantFrom(
        ...[
          "{",
          "}",
          "[",
          "]",
          ",",
          ":",
          '"',
          '"a"',
          '"b"',
          "1",
          "-",
          "0",
          ".5",
          "e1",
          "true",
          "nul",
          " ",
          "\n",
          "\\u00e9",
          "\\",
          "\u0001",
        ],
      ),
    );
    fc.assert(
      fc.property(scraps, (parts) => {
        const text = parts.join("");
        const mine = parseJson(text);
        if (!("message" in mine)) {
          expect(mine.value).toEqual(JSON.parse(text));
          return;
        }
        expect(mine.place.line).toBeGreaterThan(0);
        if (!mine.message.includes("twice")) expect(() => JSON.parse(text) as unknown).toThrow();
      }),
      { numRuns: 3000 },
    );
  });

  it("knows where every part stands", () => {
    const parsed = parseJson('{"a": [1,\n  {"b": null}]}');
    expect("places" in parsed && parsed.places.get("a[1].b")).toEqual({ line: 2, column: 9 });
  });
});

describe("docs/json.md", () => {
  it("names every field of the object", () => {
    const doc = readFileSync(new URL("../../docs/json.md", import.meta.url), "utf8");
    const s = newState(DEFAULT_OPTIONS, COLOURS, seedRng(1));
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
