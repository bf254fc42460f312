/** What the page of a game's notation must hold: it names every verb and every id, and no others; its examples are read. */
import { readFileSync } from "node:fs";
import { expect } from "vitest";
import type { Engine } from "../../src/core/engine";
import { nextLine, openText } from "../../src/core/lines";
import { readPosition } from "../../src/core/position";
import { isFault } from "../../src/core/refuse";
import { startReplay, stepReplay } from "../../src/core/replay";
import type { AnyAction, AnyEvent, CommonState, OptionDef } from "../../src/core/types";

export interface NotationPage {
  /** Its table of verbs has these rows, but for those of chance; two verbs may be written as one. */
  expectVerbs: (verbs: object, chance: readonly string[], besides?: readonly string[]) => void;
  /** It names all of these, and has a row for each option. */
  expectIds: (ids: readonly string[], options: readonly OptionDef[]) => void;
  /** Its record can be replayed, and leads to a step; its positions can be read. */
  expectExamples: <S extends CommonState, A extends AnyAction, E extends AnyEvent>(
    engine: Engine<S, A, E>,
    step: string,
  ) => void;
}

/** The page docs/NAME.md. */
export function notationPage(name: string): NotationPage {
  const page = readFileSync(`docs/${name}.md`, "utf8");
  const blocks = (kind: string): string[] =>
    page
      .split(`\`\`\`${kind}\n`)
      .slice(1)
      .map((rest) => rest.split("```")[0]);
  return {
    expectVerbs: (verbs, chance, besides = []) => {
      const table = (page.split("<!-- verbs -->")[1] ?? "").split("\n## ")[0];
      const rows = [...table.matchAll(/^\| `([a-z_]+)/gm)].map(([, verb]) => verb);
      const wanted = Object.keys(verbs).filter((verb) => !chance.includes(verb) && !besides.includes(verb));
      expect(rows.sort()).toEqual(wanted.sort());
    },
    expectIds: (ids, options) => {
      for (const id of ids) expect(page).toContain(`\`${id}\``);
      for (const { id } of options) expect(page).toMatch(new RegExp(`\`${id} `));
    },
    expectExamples: (engine, step) => {
      const replay = startReplay(engine, blocks("record")[0]);
      if (isFault(replay)) throw new Error(JSON.stringify(replay));
      for (let next = stepReplay(replay, []); next !== undefined; next = stepReplay(replay, []))
        expect(isFault(next), JSON.stringify(next)).toBe(false);
      expect(replay.state.step).toBe(step);
      for (const text of blocks("position")) {
        const line = nextLine(openText(text));
        expect(line === undefined || isFault(readPosition(engine, line)), text).toBe(false);
      }
    },
  };
}
