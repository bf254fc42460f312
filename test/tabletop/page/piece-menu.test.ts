/** Menus of pieces: what a piece is for, nothing twice, and in few lines. */
import { expect, test } from "vitest";
import { menuOf, type Line } from "../../../tabletop/page/piece-menu";
import type { Piece } from "../../../tabletop/wire/view";

const PLAIN: Piece = {
  ...{ type: "Figurine", at: [0, 0, 0], turn: [0, 0, 0], scale: [1, 1, 1], size: [1, 1, 1] },
  ...{ tint: "#ffffff", side: "front" },
};
const button = (label: string): NonNullable<Piece["buttons"]>[number] => ({
  ...{ label, tooltip: "", at: [0, 0, 0], turn: [0, 0, 0], scale: [1, 1, 1], width: 100, height: 100 },
  ...{ fontSize: 20, color: "#ffffff", fontColor: "#000000" },
});
const labels = (lines: readonly Line[]): string[] => lines.map(({ label }) => label);

test("a shield has the menu of its script: its blank button is pressed plainly, and it lies fast", () => {
  const shield = { ...PLAIN, name: "Scotland", fixed: true as const, locked: true as const };
  const lines = menuOf(7, { ...shield, buttons: [button("12")], menu: ["Choose", "Confirm"] });
  expect(labels(lines)).toEqual(["Scotland", "Choose", "Confirm", "Point here"]);
  expect(lines[1].does).toEqual({ ask: { t: "menu", piece: 7, item: "Choose" } });
});

test("figures are taken by one, by half or all; what any table does with them comes last", () => {
  const menu = ["Choose", "Most", "Confirm", "One more", "One fewer", "Next kind", "Next owner"];
  const lines = menuOf(3, { ...PLAIN, name: "infantry", buttons: [button("7")], menu });
  expect(labels(lines)).toEqual(["infantry", ...menu, "More …"]);
  expect(lines.length).toBeLessThanOrEqual(9);
  const more = lines.at(-1)?.does;
  if (typeof more !== "object" || !("more" in more)) throw new Error("Nothing lies behind it.");
  expect(labels(more.more)).toEqual([
    ...["infantry", "Take 1 of 7", "Take 3 of 7", "Take all 7"],
    ...["Flip", "Turn left", "Turn right", "Point here"],
  ]);
  expect(more.more[2].does).toEqual({ ask: { t: "number", piece: 3, digits: "3" } });
});

test("a piece of a script without menus has what any table does, and a keypad", () => {
  const lines = menuOf(5, { ...PLAIN, type: "Deck", count: 20, side: "back", buttons: [button("Deal")] });
  expect(labels(lines)).toEqual([
    ...["Deal", "Number …", "Flip", "Turn left", "Turn right", "Shuffle or throw", "Peek", "Point here"],
  ]);
});
