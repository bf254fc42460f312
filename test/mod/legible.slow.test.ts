/** The same as legible.test.ts in games that last twice as long. */
import { expect, test } from "vitest";
import { FIVE, playLegibly, SIX } from "./legible";

/** Games, who plays them, what is agreed on, after how many actions which round has to be over. */
test.each([
  ["risk_europe", ["Red", "Blue", "Green", "Yellow"], ["preset missions"], 160, 3],
  ["risk_classic", SIX, ["preset secret_mission", "option armies_a_turn all"], 150, 2],
  [
    "risk_2008",
    FIVE,
    ["preset command_room", "option initial_placement dealt", "option armies_a_turn all"],
    150,
    1,
  ],
] as const)(
  "so it is in %s, played by %j, %j",
  { timeout: 240_000 },
  async (game, seats, agreed, most, over) => {
    expect(await playLegibly(game, seats, agreed, most)).toBeGreaterThan(over);
  },
);
