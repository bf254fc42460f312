/** What lies on the table of Risk Europe: disputes side by side, and nothing that others may not know. */
import { describe, expect, test } from "vitest";
import { BOARD, SIZE } from "../../../../src/risk/europe/board";
import { FORCES } from "../../../../src/risk/europe/forces.data";
import { thingsOf, type Layout, type Thing } from "../../../../src/session/scene/thing";
import { layTable } from "../../../../src/games/risk-europe/table/layout";
import { PIECES } from "../../../../src/games/risk-europe/table/pieces";
import { HOMES, play, turn } from "../play";

const lying = (layout: Layout, place: string): Thing[] => thingsOf(layout).filter((t) => t.place === place);
/** Nobody sits at any seat: no hand may be seen. */
const ALONE = [false, false, false, false];
const SEATED = [true, false, false, false];

describe("the table of Risk Europe", () => {
  test("1.3 in a dispute both armies stand in the territory, the attacker's beside the defender's with a shield of its own", () => {
    const g = play(turn("split", `${HOMES} saxony red footman 4 ; bohemia blue footman 2`));
    g.do("red split saxony bohemia footman 3", "red alone");
    const layout = layTable(g.state, ALONE);
    const here = thingsOf(layout).filter(({ at }) => at === BOARD.index["bohemia"]);
    expect(lying({ ...layout, groups: [{ things: here, facts: [] }] }, "land")).toMatchObject([
      { kind: "unit", owner: 1, face: "footman", count: 2 },
      { kind: "shield", owner: 1, count: 2 },
    ]);
    const force = lying(layout, "force");
    expect(force).toMatchObject([
      { kind: "dispute", owner: -1 },
      { kind: "unit", owner: 0, face: "footman", count: 3 },
      { kind: "attacker", owner: 0, count: 3 },
    ]);
    const spots = here.map((thing) => PIECES.spot(thing, layout));
    expect(new Set(spots.map((spot) => `${spot?.x} ${spot?.y}`)).size).toBe(here.length);
  });

  test("every thing has a place", () => {
    const g = play(turn("expand_siege", `${HOMES} saxony red footman 4 castle ; bohemia blue footman 2`));
    const layout = layTable(g.state, SEATED);
    const lost = thingsOf(layout).filter(
      (thing) => thing.eyes < 0 && PIECES.spot(thing, layout) === undefined,
    );
    expect(lost).toEqual([]);
  });

  test("forces of neighbours never stand in one place", () => {
    expect(FORCES.length).toBe(SIZE);
    const points = FORCES.flatMap((row) => [0, 2, 4, 6].map((i) => [row[i], row[i + 1]]));
    for (let i = 0; i < points.length; i++)
      for (let j = i + 1; j < points.length; j++)
        expect(Math.hypot(points[i][0] - points[j][0], points[i][1] - points[j][1])).toBeGreaterThan(30);
  });

  test("1.8 a hand shows its faces to its owner alone, and picks are blanks until they are turned up", () => {
    const g = play(turn("split", HOMES));
    const cards = (present: boolean[]): Thing[] =>
      lying(layTable(g.state, present), "hand").filter(({ at, kind }) => at === 0 && kind === "card");
    expect(cards(ALONE).every(({ face, eyes }) => face === "" && eyes < 0)).toBe(true);
    expect(cards(SEATED).every(({ face, eyes }) => face !== "" && eyes === 0)).toBe(true);
    expect(cards(ALONE).length).toBe(cards(SEATED).length);
    const picks = thingsOf(layTable(g.state, SEATED)).filter(({ kind }) => kind === "pick");
    expect(picks.filter(({ at }) => at === 0).map(({ face }) => face)).toEqual(["split", ""]);
    expect(picks.filter(({ at }) => at > 0).every(({ face }) => face === "")).toBe(true);
  });

  test("2.1 a reserve is what is not on the board", () => {
    const g = play(turn("tax", `${HOMES} saxony red footman 4 siege 1`));
    const left = lying(layTable(g.state, ALONE), "mat").filter(
      ({ kind, owner }) => kind === "reserve" && owner === 0,
    );
    expect(left.map(({ face, count }) => `${face} ${count}`).join(" ")).toBe(g.reserve("red"));
  });
});
