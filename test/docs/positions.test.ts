/** The pages of the notation: positions on them can be read, and their tables of steps, options and presets are the code's. */
import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Engine } from "../../src/core/engine";
import { nextLine, openText, type Line } from "../../src/core/lines";
import { writeValue } from "../../src/core/options";
import { readPosition } from "../../src/core/position";
import { isFault } from "../../src/core/refuse";
import { startReplay, stepReplay } from "../../src/core/replay";
import type { CommonState, Fault } from "../../src/core/types";
import { GAMES } from "../../src/games/index";
import { PHASES as PHASES_2008 } from "../../src/games/risk-2008/rules/steps";
import { STEPS as STEPS_2008 } from "../../src/games/risk-2008/rules/steps";
import { PHASES as CASTLE_PHASES, STEPS as CASTLE_STEPS } from "../../src/games/castle-risk/rules/steps";
import { PHASES as CLASSIC_PHASES, STEPS as CLASSIC_STEPS } from "../../src/games/risk-classic/rules/steps";
import { PHASES as EUROPE_PHASES, STEPS as EUROPE_STEPS } from "../../src/games/risk-europe/rules/steps";

interface Page {
  readonly file: string;
  readonly records: string;
  readonly phases: readonly string[];
  readonly steps: readonly string[];
}

const PAGES: Readonly<Record<string, Page>> = {
  castle_risk: {
    file: "docs/notation.md",
    records: "test/records",
    phases: CASTLE_PHASES,
    steps: CASTLE_STEPS,
  },
  risk_europe: {
    file: "docs/notation-risk-europe.md",
    records: "test/records/risk_europe",
    phases: EUROPE_PHASES,
    steps: EUROPE_STEPS,
  },
  risk_classic: {
    file: "docs/notation-risk-classic.md",
    records: "test/records/risk_classic",
    phases: CLASSIC_PHASES,
    steps: CLASSIC_STEPS,
  },
  risk_2008: {
    file: "docs/notation-risk-2008.md",
    records: "test/records/risk_2008",
    phases: PHASES_2008,
    steps: STEPS_2008,
  },
};

const quoted = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, id]) => id);

function linesOf(text: string): Line[] {
  const opened = openText(text);
  const lines: Line[] = [];
  for (let line = nextLine(opened); line !== undefined; line = nextLine(opened)) lines.push(line);
  return lines;
}

/** The positions of a page, one on each line of its blocks. */
function examples(text: string): Line[] {
  const blocks = text.split("```position\n").slice(1);
  return blocks.flatMap((rest) => linesOf(rest.split("```")[0]));
}

/** The rows of the table below a mark, cell by cell. */
function rows(text: string, mark: string): string[][] {
  const table = (text.split(`<!-- ${mark} -->\n`)[1] ?? "").split("\n\n")[0].trim().split("\n");
  return table.slice(2).map((row) => row.replaceAll("\\|", " ").split("|").slice(1, -1));
}

/** The steps of a page's table, each with its phases: `attack dice`. */
const pairsOf = (text: string): string[] =>
  rows(text, "ids: steps").flatMap(([step, phases]) =>
    quoted(phases).map((phase) => `${phase} ${quoted(step)[0]}`),
  );

function stateOf(engine: Engine, line: Line): CommonState {
  const read = readPosition(engine, line);
  if (isFault(read)) throw new Error(`${line.words.join(" ")}: ${read.why.code}`);
  return read;
}

const pairOf = ({ phase, step }: CommonState): string => `${phase} ${step}`;

/** A position for each phase and step that the recorded games of a folder come to. */
function recorded(engine: Engine, folder: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const name of readdirSync(folder).filter((file) => file.endsWith(".txt"))) {
    const replay = startReplay(engine, readFileSync(`${folder}/${name}`, "utf8"));
    if (isFault(replay)) throw new Error(name);
    for (
      let action = stepReplay(replay, []);
      action !== undefined && !isFault(action);
      action = stepReplay(replay, [])
    ) {
      const pair = pairOf(replay.state);
      if (!found.has(pair)) found.set(pair, engine.notation.writePosition(replay.state));
    }
  }
  return found;
}

/** The position with another step, and whoever that step asks. */
function atStep(engine: Engine, position: string, step: string): CommonState | Fault {
  const text = position.replace(/ step \w+/, ` step ${step}`).replace(/ ; asked [^;]+ ;/, " ;");
  return readPosition(engine, linesOf(text)[0]);
}

describe.each(GAMES.map((game) => [game.meta.id, game] as const))("the notation's page of %s", (id, game) => {
  const { file, records, phases, steps } = PAGES[id];
  const text = readFileSync(file, "utf8");

  test("has positions that can be read, and written again come to the same", () => {
    const lines = examples(text);
    expect(lines.length).toBeGreaterThan(20);
    for (const line of lines) {
      const state = stateOf(game, line);
      const [again] = linesOf(game.notation.writePosition(state));
      expect(game.rules.hash(stateOf(game, again))).toBe(game.rules.hash(state));
    }
  });

  test("says which steps a phase has: each occurs, and no other is let in", () => {
    const found = recorded(game, records);
    for (const line of examples(text)) {
      const state = stateOf(game, line);
      const pair = pairOf(state);
      if (!found.has(pair)) found.set(pair, game.notation.writePosition(state));
    }
    const pairs = pairsOf(text);
    expect(pairs.toString().split(",").sort()).toEqual([...found.keys()].sort());
    expect([...new Set(pairs.map((pair) => pair.split(" ")[1]))].sort()).toEqual([...steps].sort());
    for (const [pair, position] of found) {
      const [phase] = pair.split(" ");
      const others = steps.filter((step) => !pairs.includes(`${phase} ${step}`));
      for (const step of others) {
        const read = atStep(game, position, step);
        expect(isFault(read) ? read.why.code : "", `${phase} ${step}`).toMatch(/^position\./);
      }
    }
    expect([...new Set(pairs.map((pair) => pair.split(" ")[0]))].sort()).toEqual([...phases].sort());
  });

  test("has an example for each step", () => {
    const shown = new Set(examples(text).map((line) => pairOf(stateOf(game, line))));
    expect(pairsOf(text).filter((pair) => !shown.has(pair))).toEqual([]);
  });

  test("says of each option what it does, the default first", () => {
    const listed = rows(text, "ids: options").map((row) =>
      quoted(row.slice(0, 2).join(" ")).join(" ").split(" "),
    );
    expect(listed.map(([option]) => option)).toEqual(game.meta.options.map((def) => def.id));
    game.meta.options.forEach((def, i) => {
      if (def.kind !== "choice") return;
      expect(listed[i].slice(1, 1 + def.values.length)).toEqual(def.values);
      expect(def.values[0]).toBe(def.default);
    });
  });

  test("names the options of each preset", () => {
    const listed = rows(text, "presets").map(([preset, options]) => [quoted(preset)[0], quoted(options)]);
    const real = game.meta.presets.map((preset) => [
      preset.id,
      game.meta.options.flatMap((def) => {
        const value = preset.options[def.id];
        return value === undefined ? [] : [`${def.id} ${writeValue(def, value)}`];
      }),
    ]);
    expect(listed).toEqual(real);
  });
});
