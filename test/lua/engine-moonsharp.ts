import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { makeEngine } from "../../scripts/lua/bundle";
import type { Engine } from "../../src/core/engine";
import { playOn } from "../../src/saves/engines/calls";
import { recordsOf } from "../games/contract/records";
import { isWhole, moonSharpUnderTest } from "../moonsharp/engine";

const ROOT = join(import.meta.dirname, "..", "..");

/** Actions after which all games of computers have come to fights, and how many of them are played after the first one. */
const FIRST_FIGHTS = 140;
const MORE = 12;
const FIGHT = /^roll .* vs /m;
/** The most actions of a record that is replayed where games are not played for longer. */
export const SHORT_RECORD = 500;

/** As engineLuaContract, on the MoonSharp that is tested: games have `most` actions where they are played for longer. */
export function engineMoonSharpContract(
  engine: Engine,
  entry: string,
  headers: readonly string[],
  most: number,
): void {
  const { id, title, version } = engine.meta;
  const recorded = recordsOf(id);
  const host = moonSharpUnderTest();

  describe(`${title} on MoonSharp under ${host.name}`, async () => {
    const { code, map } = makeEngine(ROOT, entry);
    const vm = await host.create({ map });
    await vm.run(code);
    afterAll(() => vm.close());

    const names = recorded.names.filter((name) => isWhole || recorded.hashes(name).length <= SHORT_RECORD);
    test.each(names)("%s has the committed hash after every action", async (name) => {
      const answer = await vm.call("table_replay", recorded.text(name), "", "hashes");
      const [head, ...hashes] = answer.split("\n");
      expect(head).toBe(`ok ${hashes.length}`);
      expect(hashes).toEqual(recorded.hashes(name));
    });

    test.each(headers)("computers play as in Node: %j", async (lines) => {
      const header = `${id} ${version}\n${lines}\nseed 5\n`;
      const begun = playOn(engine, header, FIRST_FIGHTS).split("\n");
      const actions = isWhole ? most : begun.findIndex((line) => FIGHT.test(line)) + MORE;
      const game = await vm.call("table_play_on", header, String(actions));
      expect(game).toBe(playOn(engine, header, actions));
      expect(game).toMatch(FIGHT);
    });
  });
}
