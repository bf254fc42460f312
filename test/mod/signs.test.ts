/** Who hides the interface reads on the table itself how each seat stands and whose turn it is, and looks around from there. */
import { expect, test } from "vitest";
import { mustBeThere } from "../../tabletop/world/players";
import type { Table } from "../../tabletop/table";
import { playOn, say, stateOf } from "./people";
import { expectCalm, seatedTable } from "./seated";

/** What is written beside the mat of a colour: how its seat stands, then the ways to look. */
function signOf(table: Table, colour: string): { guid: string; labels: string[]; gold: boolean } {
  const mat = table.tagged("mat").find(({ data }) => data.Memo === colour);
  if (mat === undefined) throw new Error(`there is no mat of ${colour}`);
  const [first] = mat.buttons;
  return {
    guid: mat.guid,
    labels: mat.buttons.map(({ label }) => label),
    gold: first.font_color.b < 0.5,
  };
}

test(
  "signs beside the mats, by turn, undo, rewind and at the end of the game",
  { timeout: 240_000 },
  async () => {
    const table = await seatedTable(["red", "blue"], 2);
    await table.settle(4000);
    expect(signOf(table, "red").labels).toEqual([
      "Red: Player red. No title yet, 0 of 8 crowns",
      ...["Board", "My mat"],
    ]);
    expect(signOf(table, "green").labels).toEqual([""]);
    const before = table.checkpoints.length;
    const golden = async (): Promise<void> => {
      const { colours, turn } = await stateOf(table);
      expect(colours.filter((colour) => signOf(table, colour).gold)).toEqual(turn < 0 ? [] : [colours[turn]]);
    };
    await playOn(table, 7, 25);
    await table.settle(4000);
    expect((await stateOf(table)).turn).toBeGreaterThanOrEqual(0);
    await golden();
    expect(signOf(table, "red").labels[0]).toBe("Red: Player red. Lord, 1 of 8 crowns");
    await table.rewind(before);
    await table.settle(4000);
    await golden();
    expect(signOf(table, "red").labels).toHaveLength(3);

    const red = mustBeThere(table.session.world, "Red");
    const look = async (button: number): Promise<number | undefined> => {
      await table.pressButton("Red", signOf(table, "blue").guid, button);
      await table.settle();
      return red.camera?.distance;
    };
    const [board, mat] = [await look(1), await look(2)];
    expect(mat).toBeLessThan(board ?? 0);
    await say(table, "Red", "reset");
    await say(table, "Red", "reset yes");
    await table.settle(4000);
    expectCalm(table);
  },
);
