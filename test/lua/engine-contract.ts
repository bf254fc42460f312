import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { makeEngine } from "../../scripts/lua/bundle";
import type { Engine } from "../../src/core/engine";
import { playOn } from "../../src/saves/engines/calls";
import { createLua52 } from "../../tabletop/lua/lua52";
import { recordsOf } from "../games/contract/records";

const ROOT = join(import.meta.dirname, "..", "..");

/**
 * The engine of a game plays in Lua 5.2 as in Node: its records, and what computers play from these headers,
 * which are given without their first line, for so many actions.
 */
export function engineLuaContract(
  engine: Engine,
  entry: string,
  headers: readonly string[],
  most: number,
): void {
  const { code, map, errors } = makeEngine(ROOT, entry);
  const { id, title, version } = engine.meta;
  const recorded = recordsOf(id);

  test(`the engine of ${title} may ship`, () => expect(errors).toEqual([]));

  // What plain Lua does a hostile one does too: of the games of computers it plays one.
  describe.each([
    ["plain", undefined, headers.slice(0, 1)],
    ["hostile", { seed: 7 }, headers],
  ])("in Lua 5.2, %s", (_name, hostile, played) => {
    const lua = createLua52(hostile === undefined ? { map } : { map, hostile });
    lua.run(code);
    afterAll(() => lua.close());

    test.each(recorded.names)("%s has the committed hash after every action", (name) => {
      const [head, ...hashes] = lua.call("table_replay", recorded.text(name), "", "hashes").split("\n");
      expect(head).toBe(`ok ${hashes.length}`);
      expect(hashes).toEqual(recorded.hashes(name));
    });

    test.each(played)("computers play as in Node: %j", (lines) => {
      const header = `${id} ${version}\n${lines}\nseed 5\n`;
      const game = lua.call("table_play_on", header, String(most));
      expect(game).toBe(playOn(engine, header, most));
      expect(game.split("\n").length).toBeGreaterThan(100);
    });
  });
}
