/** What lies on the table of classic RISK: pieces for armies, a shield to press, and nothing that others may not know. */
import { describe, expect, test } from "vitest";
import { PIECES as KIT } from "../../../../src/games/risk-classic/table/pieces";
import { LAYING } from "../../../../src/games/risk-classic/table/layout";
import { BOARD } from "../../../../src/risk/world/board";
import { thingsOf, type Layout, type Thing } from "../../../../src/session/scene/thing";
import { duel, play, type Played } from "../play";

const REST = "siam green 1 ; others blue 1";
const SEATED = [true, false, false];

const layout = (g: Played): Layout => LAYING.layout(g.state, SEATED);
const lying = (g: Played, place: string): Thing[] => thingsOf(layout(g)).filter((t) => t.place === place);
const inAlaska = (g: Played): Thing[] => lying(g, "land").filter(({ at }) => at === BOARD.index["alaska"]);

describe("the table of classic RISK", () => {
  test("1.3 infantry stands for one army, cavalry for five, artillery for ten; the shield has their number", () => {
    const g = duel({ red: "alaska 28" });
    expect(inAlaska(g)).toMatchObject([
      { kind: "unit", face: "infantry", count: 3 },
      { kind: "unit", face: "cavalry", count: 1 },
      { kind: "unit", face: "artillery", count: 2 },
      { kind: "shield", owner: 0, count: 28 },
    ]);
  });

  test("1.8 cards in hand are told to whoever sits there, and are blanks to all others", () => {
    const g = duel({ red: "hand peru wild wild ; alaska 2", blue: "hand congo" });
    expect(lying(g, "hand").map(({ face, eyes }) => [face, eyes])).toEqual([
      ["peru", 0],
      ["wild", 0],
      ["wild", 0],
      ["", -1],
    ]);
  });

  test("9.2 a headquarters lies on the board once all are shown, in the colour of its first owner", () => {
    const capital = "players red blue green ; option mode capital";
    const own = "seat red headquarters alaska ; seat blue headquarters peru ; seat green headquarters siam";
    const g = play(`${capital} ; phase attack ; ${own} ; alaska blue 2 ; brazil red 2 ; ${REST}`);
    expect(inAlaska(g).at(-1)).toMatchObject({ kind: "headquarters", owner: 0 });
    const early = play(
      `${capital} ; phase setup ; step headquarters ; first red ; seat red headquarters alaska ; alaska red 2 ; ${REST}`,
    );
    expect(inAlaska(early).some(({ kind }) => kind === "headquarters")).toBe(false);
  });

  test("10.3 a mission is in its owner's hand alone, and open when the game is over", () => {
    const g = duel({
      table: "option mode secret_mission",
      red: "mission territories_24 ; alaska 2",
      blue: "mission territories_18",
      green: "mission asia_africa",
    });
    const missions = (): Thing[] => thingsOf(layout(g)).filter(({ kind }) => kind === "mission");
    expect(missions().map(({ face, eyes }) => [face, eyes])).toEqual([
      ["territories_24", 0],
      ["", -1],
      ["", -1],
    ]);
    g.do("green resign", "red resign");
    expect(missions()).toMatchObject([{ place: "mat", face: "territories_18", eyes: -1 }]);
  });

  test("3.4 the marker on the ladder shows what the next set brings, also beyond its end", () => {
    const marker = (sets: number): Thing | undefined =>
      lying(duel({ table: `sets ${sets}`, red: "alaska 2" }), "track")[0];
    expect([0, 5, 6, 40].map((sets) => marker(sets)?.count)).toEqual([4, 15, 20, 190]);
    const fixed = duel({ table: "option set_values fixed", red: "alaska 2" });
    expect(lying(fixed, "track")).toEqual([]);
  });

  test("every thing has a place, and no two pieces of a territory the same", () => {
    const g = duel({ table: "sets 40", red: "alaska 28" });
    const all = layout(g);
    const lost = thingsOf(all).filter((thing) => thing.eyes < 0 && KIT.spot(thing, all) === undefined);
    expect(lost).toEqual([]);
    const spots = inAlaska(g).map((thing) => KIT.spot(thing, all));
    expect(new Set(spots.map((spot) => `${spot?.x} ${spot?.y}`)).size).toBe(spots.length);
  });
});
