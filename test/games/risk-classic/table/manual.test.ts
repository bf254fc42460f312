/** What people change on the table past the rules becomes the new position where a game could stand so (rule 8.6). */
import { describe, expect, test } from "vitest";
import type { Refusal } from "../../../../src/core/types";
import { MANUAL } from "../../../../src/games/risk-classic/table/manual";
import { ENGLISH } from "../../../../src/games/risk-classic/text/en/english";
import { BOARD } from "../../../../src/risk/world/board";
import { Played, duel } from "../play";

const at = (territory: string): number => BOARD.index[territory];
const g = duel({ red: "alaska 12 ; brazil 2", green: "siam 3" });

/** Says one change after the other, and has what then lies there read. */
function byHand(...changes: readonly string[]): Played | Refusal {
  const contents = MANUAL.contents(g.state);
  for (const words of changes) {
    const why = MANUAL.change(contents, g.state, 0, words.split(" "));
    if (why !== undefined) return why;
  }
  const next = MANUAL.takeOver(g.state, contents);
  return "code" in next ? next : new Played(next);
}

function read(...changes: readonly string[]): Played {
  const next = byHand(...changes);
  if (next instanceof Played) return next;
  throw new Error(next.code);
}

describe("changes by hand", () => {
  test("an untouched table is what it was", () => {
    expect(read().state).toEqual(g.state);
  });

  test("armies and owners are taken over; armies that are carried over take the place of another's", () => {
    const next = read(
      `units ${at("brazil")} 0 3`,
      `owner ${at("peru")}`,
      `move ${at("alaska")} ${at("siam")} 0 4`,
      `owner ${at("egypt")}`,
    );
    expect(next.at("brazil")).toBe("red 5");
    expect(next.at("peru")).toBe("green 1");
    expect(next.at("alaska")).toBe("red 8");
    expect(next.at("siam")).toBe("red 4");
  });

  test("8.6 what no game could be is refused: a territory without armies, a player without territory", () => {
    expect(byHand(`units ${at("brazil")} 0 -2`)).toMatchObject({ code: "position.no_armies" });
    expect(byHand(`owner ${at("siam")}`)).toMatchObject({ code: "position.no_land" });
    expect(byHand(`units ${at("brazil")} 0 -3`)).toMatchObject({ code: "manual.short" });
    expect(byHand("units 42 0 1")).toMatchObject({ code: "territory.unknown" });
  });

  test("a piece stands for as many armies as it shows, and no more are carried than are there", () => {
    const contents = MANUAL.contents(g.state);
    const drop = { owner: 0, mat: "", count: 0, kind: "unit", from: at("alaska"), to: at("kamchatka") };
    const words = (face: string, count: number): string => MANUAL.drop(contents, { ...drop, face, count });
    expect(words("artillery", 0)).toBe(`move ${at("alaska")} ${at("kamchatka")} 0 10`);
    expect(words("artillery", 3)).toBe(`move ${at("alaska")} ${at("kamchatka")} 0 12`);
    const supply = { ...drop, kind: "supply", face: "cavalry", from: -1 };
    expect(MANUAL.drop(contents, supply)).toBe(`units ${at("kamchatka")} 0 5`);
  });

  test("each change is told", () => {
    const contents = MANUAL.contents(g.state);
    const words = `owner ${at("alaska")}`.split(" ");
    MANUAL.change(contents, g.state, 0, words);
    expect(MANUAL.describe(contents, g.state, "Ann", words, ENGLISH)).toEqual([
      "Ann, by hand: Alaska is now of Blue, with 12 armies.",
    ]);
  });
});
