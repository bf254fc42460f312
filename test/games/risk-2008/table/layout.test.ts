/** What lies on the table of RISK 2008: cities, capitals and airfields, open objectives, and nothing that others may not know. */
import { describe, expect, test } from "vitest";
import { LAYING } from "../../../../src/games/risk-2008/table/layout";
import { PIECES as KIT } from "../../../../src/games/risk-2008/table/pieces";
import { BOARD } from "../../../../src/risk/world/board";
import { thingsOf, type Layout, type Thing } from "../../../../src/session/scene/thing";
import { play, room, seats, type Played } from "../play";

const GOALS =
  "objective control_asia open airfield_minor ; objective take_4_cities open ; " +
  "objective control_18_territories yellow attack_die ; objective control_2_continents green airfield_major";
/** Yellow in Alaska, where a city, Blue's capital and Green's airfield are. */
const g = play(
  room(
    `phase attack ; ${GOALS} ; airfield major siam ; ${seats("hand peru china", "hand congo")} ; ` +
      "alaska yellow 28 ; brazil yellow 1 ; siam green 2",
  ),
);

const layout = (of: Played = g): Layout => LAYING.layout(of.state, [true, false, false]);
const lying = (place: string): Thing[] => thingsOf(layout()).filter((t) => t.place === place);
const onLand = (id: string): Thing[] => lying("land").filter(({ at }) => at === BOARD.index[id]);

describe("the table of RISK 2008", () => {
  test("1.4, 5.10 a city and a capital stay where they are, the capital in the colour of its first owner", () => {
    expect(onLand("alaska")).toMatchObject([
      { kind: "unit", face: "infantry", count: 3 },
      { kind: "unit", face: "cavalry", count: 1 },
      { kind: "unit", face: "artillery", count: 2 },
      { kind: "shield", owner: 0, count: 28 },
      { kind: "city", owner: -1 },
      { kind: "capital", owner: 2 },
    ]);
  });

  test("8.3 an airfield stands in the colour of whose land it is", () => {
    expect(onLand("siam").slice(-2)).toMatchObject([
      { kind: "capital", owner: 1 },
      { kind: "airfield", face: "major", owner: 1 },
    ]);
  });

  test("1.8 cards in hand are told to whoever sits there, and are blanks to all others", () => {
    expect(lying("hand").map(({ face, eyes }) => [face, eyes])).toEqual([
      ["peru", 0],
      ["china", 0],
      ["", -1],
    ]);
  });

  test("3.2, 7.6 open objectives lie beside the board with their rewards, collected ones on the mat of whose they are", () => {
    expect(lying("track").map(({ face, at }) => [face, at])).toEqual([
      ["control_asia", 0],
      ["airfield_minor", 0],
      ["take_4_cities", 1],
    ]);
    const onMats = lying("mat").filter(({ kind }) => kind === "objective" || kind === "reward");
    expect(onMats.map(({ face, at }) => [face, at])).toEqual([
      ["control_18_territories", 0],
      ["attack_die", 0],
      ["control_2_continents", 1],
      ["airfield_major", 1],
    ]);
  });

  test("7.1 an objective that is collected leaves its space empty: no other one moves there", () => {
    const spaces = (holder: string): number[] => {
      const of = play(
        room(
          `phase attack ; objective control_europe ${holder} ; objective control_asia open ; ${seats()} ; ` +
            "brazil yellow 1 ; siam green 2",
        ),
      );
      return thingsOf(layout(of)).flatMap(({ face, at }) => (face === "control_asia" ? [at] : []));
    };
    expect(spaces("open")).toEqual([1]);
    expect(spaces("yellow")).toEqual([1]);
  });

  test("every thing has a place, and no two pieces of a territory the same", () => {
    const all = layout();
    const lost = thingsOf(all).filter((thing) => thing.eyes < 0 && KIT.spot(thing, all) === undefined);
    expect(lost).toEqual([]);
    const both = play(
      room(
        `phase attack ; objective control_asia yellow airfield_minor ; objective control_2_continents yellow airfield_major ; ` +
          `airfield major brazil ; airfield minor brazil ; ${seats()} ; brazil yellow 28 ; siam green 2`,
      ),
    );
    const laid = layout(both);
    const pieces = laid.groups[BOARD.index["brazil"]].things;
    expect(pieces.map(({ kind }) => kind).sort()).toEqual([
      "airfield",
      "airfield",
      "capital",
      "city",
      "shield",
      "unit",
      "unit",
      "unit",
    ]);
    const spots = pieces.map((thing) => KIT.spot(thing, laid));
    expect(new Set(spots.map((spot) => `${spot?.x} ${spot?.y}`)).size).toBe(spots.length);
  });
});
