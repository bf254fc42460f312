/** What every game must hold on its packed save: one driver that knows no verb sets it up and presses it through. */
import { describe, expect, it } from "vitest";
import type { Save } from "../../mod/save";
import { SAVES } from "../../mod/saves/index";
import { GAMES } from "../../src/games/index";
import type { GameModule } from "../../src/session/game/module";
import { openGame, playOn } from "../games/contract/packed";
import { setUp } from "../games/contract/people";
import { TOY } from "../games/toy/module";
import { TOY_SAVE } from "../games/toy/save";

const all: readonly (readonly [Save, GameModule])[] = [
  ...SAVES.map((save) => {
    const module = GAMES.find(({ meta }) => meta.id === save.meta.id);
    if (module === undefined) throw new Error(`${save.meta.id} is no game of the registry`);
    return [save, module] as const;
  }),
  [TOY_SAVE, TOY],
];

/**
 * `loads`: after which of the actions the table is saved and loaded; `most`: how many actions of seats are pressed, but for
 * the toy, which is played to its end.
 */
export function packedContract(loads: Parameters<typeof playOn>[4], most: number): void {
  describe.each(all)("the packed save of $meta.id", (save, module) => {
    it(`is set up and pressed through, saved and loaded ${loads}`, { timeout: 240_000 }, async () => {
      const table = await openGame(save);
      await setUp(table, module.meta.colours.slice(0, module.meta.minSeats), [`preset ${save.quickPreset}`]);
      const { state } = (await playOn(table, module, 3, module === TOY ? 40 : most, loads)).game;
      if (module === TOY) expect(state.step).toBe("over");
      expect(table.errors).toEqual([]);
      expect(table.warnings).toEqual([]);
    });
  });
}
