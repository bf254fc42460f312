/** A whole game between computers, with somebody who watches, costs every client few messages for its panels. */
import { expect, onTestFinished, test } from "vitest";
import { interfaceMessages } from "../../scripts/bench/messages";
import { saveOf } from "../../scripts/pack/saves";
import { presetOptions } from "../../src/core/options";
import { GAMES } from "../../src/games/index";
import type { GameModule } from "../../src/session/game/module";
import { openTable, type Table } from "../../tabletop/table";
import { packed } from "../tabletop/page/packed";

/** The most that a game may take; when this was written the games below took 590 to 1,570. */
const MOST = 3000;
const LEVELS = ["easy", "normal", "hard"];
/** Frames between two looks whether the game is over, and after which it is given up: an hour. */
const LOOK = 600;
const LONGEST = 216_000;

/** The saved state of a game that begins, of the preset for an evening, with computers at three seats. */
function beginning({ meta }: GameModule, level: string): string {
  const seats = meta.colours.slice(0, 3);
  const chosen = presetOptions(meta, "evening");
  const options = meta.options.flatMap(({ id, default: usual }) => {
    const value = String(chosen[id]);
    return value === String(usual) ? [] : [`option ${id} ${value}`];
  });
  const bots = seats.map((colour) => `bot ${colour} ${level}`).join(" ");
  const lines = [`${meta.id} 1`, `players ${seats.join(" ")}`, ...options, "seed 7"];
  return `${lines.join("\n")}\n# table match speed normal idle wait ${bots}\n`;
}

function isOver(table: Table): boolean {
  const status = table.view("Ann").interface.find(({ id }) => id === "status-title");
  return JSON.stringify(status ?? {}).includes("end of the game");
}

test.each(GAMES.flatMap((game) => LEVELS.map((level) => ({ id: game.meta.id, level, game }))))(
  "$id between computers that are $level",
  { timeout: 900_000 },
  async ({ id, level, game }) => {
    const table = await openTable(packed(saveOf(id)).options.save, { trace: "texts" });
    onTestFinished(() => {
      table.close();
    });
    await table.join("Ann");
    await table.settle();
    await table.load({ ...(await table.save()), LuaScriptState: beginning(game, level) });
    const begun = table.log.length;
    for (let frames = 0; !isOver(table) && frames < LONGEST; frames += LOOK) await table.advance(LOOK);
    expect([isOver(table), table.errors]).toEqual([true, []]);
    const sent = interfaceMessages(table.log.slice(begun));
    expect(sent).toBeGreaterThan(300);
    expect(sent).toBeLessThanOrEqual(MOST);
  },
);
