import { expect, test } from "vitest";
import type { Drawings } from "../../mod/box";
import { EUROPE } from "../../mod/boxes/europe/box";
import { CASTLE_RISK } from "../../mod/saves/castle-risk";
import { checkPlaces } from "../../scripts/pack/check/places";
import { readJson } from "../../assets/draw/kit/json";
import { packHere } from "./packed";

const drawings = readJson<Drawings>("assets/places.json");
const { packed } = packHere();
const COLOURS = ["red", "blue", "green", "yellow", "purple", "orange"];

/** The save with so many seats. */
function withSeats(count: number): typeof packed {
  const rules = CASTLE_RISK.rules.map((picture) => ({ title: picture, picture }));
  const contents = { ...CASTLE_RISK, colours: COLOURS.slice(0, count), rules };
  const address = (path: string): string => {
    const [stem, ending] = path.replaceAll("/", "-").split(".");
    const isOf = (file: string): boolean => file.startsWith(`${stem}-`) && file.endsWith(`.${ending}`);
    return packed.base.address + ([...packed.assets.keys()].find(isOf) ?? path);
  };
  return {
    ...packed,
    save: { ...packed.save, ObjectStates: EUROPE.objects(contents, drawings, address) },
  };
}

test.each([2, 3, 4, 5, 6])("the Europe box has room for %s seats", (count) => {
  const { save, ...rest } = withSeats(count);
  const having = (tag: string) => save.ObjectStates.filter(({ Tags }) => Tags?.includes(tag));
  expect([having("mat").length, having("hand").length]).toEqual([count, count]);
  expect(checkPlaces({ save, ...rest })).toEqual([]);
});

test.each([2, 3, 4, 5, 6])("%s seats go round clockwise in the order of the colours", (count) => {
  const { ObjectStates } = withSeats(count).save;
  const hands = ObjectStates.filter(({ Tags }) => Tags?.includes("hand"));
  const angles = hands.map(({ Transform: { posX, posZ } }) => Math.atan2(-posX, -posZ));
  const first = angles[0];
  const turned = angles.map((angle) => (angle - first + 2 * Math.PI) % (2 * Math.PI));
  expect([...turned].sort((a, b) => a - b)).toEqual(turned);
});
