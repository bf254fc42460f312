import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { report } from "../../src/games/castle-risk/report/report";
import { report as report2008 } from "../../src/games/risk-2008/report/report";
import { report as reportClassic } from "../../src/games/risk-classic/report/report";
import { seedRng } from "../../src/core/rng";
import { BOARD } from "../../src/risk/europe/board";
import { BOARD as WORLD } from "../../src/risk/world/board";
import { COLOURS } from "../../src/games/castle-risk/meta";
import { newState } from "../../src/games/castle-risk/rules/state/initial";
import { USUAL } from "../helpers/castle";
import { play } from "../games/risk-classic/play";
import { play as play2008, room, seats } from "../games/risk-2008/play";

const doc = readFileSync(new URL("../../docs/json.md", import.meta.url), "utf8");
const CLASSIC = "\n## A game of RISK\n";

/** The fields of an object and of all in it, without the territories of a board. */
function fieldsOf(object: object, lands: Readonly<Record<string, unknown>>): Set<string> {
  const fields = new Set<string>();
  const walk = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    for (const [key, below] of Object.entries(value)) {
      if (!Array.isArray(value) && lands[key] === undefined) fields.add(key);
      walk(below);
    }
  };
  walk(object);
  return fields;
}

describe("docs/json.md", () => {
  it("names every field of the object", () => {
    const s = newState(USUAL, COLOURS, seedRng(1));
    const fields = fieldsOf(report({ ...s, asked: [0], step: "capital" }), BOARD.index);
    expect(fields.size).toBeGreaterThan(60);
    for (const field of fields) expect(doc, field).toContain(`\`${field}\``);
  });

  it("names every field of the object of classic RISK, in its own part", () => {
    const [part = ""] = (doc.split(CLASSIC)[1] ?? "").split("\n## ");
    const { state } = play(
      "players red blue green ; phase attack ; step dice ; turn red ; alaska red 5 ; siam green 1 ; others blue 1 ; " +
        "battle alaska kamchatka dice 3 defence 1",
    );
    const fields = fieldsOf(reportClassic({ ...state, ending: "survivor" }), WORLD.index);
    expect(fields.size).toBeGreaterThan(50);
    for (const field of fields) expect(part, field).toContain(`\`${field}\``);
  });

  it("names every field of the object of RISK 2008, in its own part", () => {
    const [part = ""] = (doc.split("\n## A game of RISK 2008\n")[1] ?? "").split("\n## ");
    const { state } = play2008(
      room(
        "phase attack ; step dice ; turn yellow ; battle brazil peru dice 3 defence 1 ; " +
          `objective control_asia yellow airfield_minor ; airfield minor brazil ; ${seats()} ; brazil yellow 5 ; siam green 1`,
      ),
    );
    const ids = { ...WORLD.index, control_asia: 0 };
    const fields = fieldsOf(report2008({ ...state, ending: "survivor" }), ids);
    expect(fields.size).toBeGreaterThan(50);
    for (const field of fields) expect(part, field).toContain(`\`${field}\``);
  });
});
