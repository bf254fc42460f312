/** What people change on the table past the rules becomes the new position where a game could stand so (rule 14.4). */
import { expect, it } from "vitest";
import type { Refusal } from "../../../../src/core/types";
import type { State } from "../../../../src/games/risk-europe/rules/state";
import { layTable } from "../../../../src/games/risk-europe/table/layout";
import { MANUAL } from "../../../../src/games/risk-europe/table/manual";
import { PIECES } from "../../../../src/games/risk-europe/table/pieces";
import { ENGLISH } from "../../../../src/games/risk-europe/text/en/english";
import { BOARD } from "../../../../src/risk/europe/board";
import { thingsOf } from "../../../../src/session/scene/thing";
import { HOMES, Played, play, turn } from "../play";

const ALONE = [false, false, false, false];
const at = (territory: string): number => BOARD.index[territory];

/** Says one change after the other, and has what then lies there read. */
function byHand(g: Played, ...changes: readonly string[]): Played | Refusal {
  const contents = MANUAL.contents(g.state);
  for (const words of changes) {
    const why = MANUAL.change(contents, g.state, 0, words.split(" "));
    if (why !== undefined) return why;
  }
  const next: State | Refusal = MANUAL.takeOver(g.state, contents);
  return "code" in next ? next : new Played(next);
}

function read(g: Played, ...changes: readonly string[]): Played {
  const next = byHand(g, ...changes);
  if (next instanceof Played) return next;
  throw new Error(next.code);
}

it("an untouched table is what it was", () => {
  const g = play(
    turn("split", `${HOMES} saxony red footman 4 ; bohemia blue footman 2 against red archer 1`),
  );
  expect(read(g).state).toEqual(g.state);
});

it("units, owners, castles and coins are taken over, those of mercenaries as well", () => {
  const g = play(
    "players red blue green ; phase turns ; turn red ; seat red picks split tax coins 3 ; army yellow captain red coins 4 ; " +
      "england red footman 9 ; sweden blue footman 9 ; turkey green footman 9 ; leon_castile yellow footman 9",
  );
  const next = read(
    g,
    `units ${at("england")} 1 2`,
    `move ${at("england")} ${at("wales")} 0 4`,
    `castle ${at("wales")}`,
    `owner ${at("turkey")}`,
    "coins yellow 5",
    "coins red -3",
  );
  expect(next.at("england")).toBe("red footman 5 archer 2");
  expect(next.at("wales")).toBe("red footman 4 castle");
  expect(next.at("turkey")).toBe("yellow footman 9");
  expect([next.coins("yellow"), next.coins("red")]).toEqual([9, 0]);
});

it("8.1 a golden city that changes hands by hand has a tile that does not act yet", () => {
  const g = play(turn("split", HOMES));
  expect(read(g, `owner ${at("sweden")}`).state.territories[at("sweden")].fresh).toBe(true);
});

it("14.4 what no game could hold is refused, with everything as it was", () => {
  const g = play(
    turn("split", `${HOMES} saxony red footman 4 ; bohemia blue footman 2 against red archer 1`),
  );
  const before = MANUAL.contents(g.state);
  expect(byHand(g, `units ${at("england")} 0 30`)).toMatchObject({ code: "position.units" });
  // Nobody is left to defend.
  expect(byHand(g, `units ${at("bohemia")} 0 -2`)).toHaveProperty("code");
  expect(byHand(g, `units ${at("saxony")} 0 -5`)).toMatchObject({ code: "manual.short" });
  expect(byHand(g, "coins purple 1")).toMatchObject({ code: "seat.not_in_game" });
  expect(byHand(g, "owner 99")).toMatchObject({ code: "territory.unknown" });
  expect(MANUAL.contents(g.state)).toEqual(before);
});

it("nothing is changed by hand while a battle is fought or a split half named", () => {
  const g = play(turn("split", `${HOMES} saxony red footman 4 ; bohemia blue footman 2`));
  expect(MANUAL.refuse(g.state)).toBeUndefined();
  g.do("red split saxony bohemia footman 3");
  expect(MANUAL.refuse(g.state)).toMatchObject({ code: "step.other" });
});

it("drops and menus of pieces say such changes, and the log tells of them", () => {
  const g = play(turn("split", HOMES));
  const contents = MANUAL.contents(g.state);
  const drop = {
    kind: "unit",
    face: "footman",
    owner: 0,
    mat: "",
    from: at("england"),
    to: at("wales"),
    count: 0,
  };
  expect(MANUAL.drop(contents, drop)).toBe(`move ${at("england")} ${at("wales")} 0 9`);
  const castle = { ...drop, kind: "supply", face: "castle", from: -1 };
  expect(MANUAL.drop(contents, castle)).toBe(`castle ${at("wales")}`);
  const coins = thingsOf(layTable(g.state, ALONE)).find(({ kind }) => kind === "coins");
  const menu = coins === undefined ? [] : PIECES.changes(coins, ENGLISH);
  expect(menu.map(({ verb, more }) => verb + more)).toEqual(["coins 1", "coins -1", "coins 5", "coins -5"]);
  expect(MANUAL.describe(contents, g.state, "Ann", ["owner", `${at("england")}`], ENGLISH)).toEqual([
    "Ann, by hand: in England now lie 9 footmen of Red.",
  ]);
});
