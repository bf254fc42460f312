import { expect, test } from "vitest";
import type { Drawings } from "../../mod/box";
import { EUROPE } from "../../mod/boxes/europe/box";
import { boardArea, HAND, RULES, rulePlaces, seatPlaces, TABLE } from "../../mod/boxes/horseshoe/layout";
import { CASTLE_RISK } from "../../mod/saves/castle-risk";
import { SAVES } from "../../mod/saves/index";
import { GAMES } from "../../src/games/index";
import { MAT } from "../../src/tts/objects/board/design";
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

/** Tabletop Simulator shows nothing of the type Board (4) closely; the script makes board, mats and table untouchable. */
test.each(SAVES)("the pages of the rulebook of $name can be looked at closely with Alt", (save) => {
  const places = readJson<Drawings>(`assets/${save.box.places}`);
  const contents = {
    ...save,
    colours: save.meta.colours,
    rules: save.rules.map((picture) => ({ title: picture, picture })),
  };
  const pages = save.box
    .objects(contents, places, (path) => path)
    .filter(({ Tags }) => Tags?.includes("rules"));
  expect(pages.map(({ CustomMesh }) => CustomMesh?.["TypeIndex"])).toEqual(save.rules.map(() => 0));
  expect(pages.length).toBeGreaterThan(0);
});

/** A rectangle on the table: its middle, its width and its depth. */
interface Lying {
  readonly x: number;
  readonly z: number;
  readonly width: number;
  readonly depth: number;
}

const meet = (a: Lying, b: Lying): boolean =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.z - b.z) < (a.depth + b.depth) / 2;

test.each(SAVES)("the supply of $name lies beside its board, mats, hands and rules, on the table", (save) => {
  const { meta, box, rules } = save;
  const places = readJson<Drawings>(`assets/${box.places}`);
  const pieces = GAMES.find((game) => game.meta.id === meta.id)?.pieces;
  const board = boardArea(places);
  const seats = seatPlaces(board, meta.colours);
  const there: Lying[] = [
    { x: 0, z: 0, ...board },
    ...seats.map(({ mat }) => ({ ...mat, ...MAT })),
    ...seats.map(({ hand }) => ({ ...hand, ...HAND })),
    ...rulePlaces(board, rules.length).map((page) => ({ ...page, ...RULES })),
  ];
  const supply = (pieces?.tray.things ?? []).map((thing): Lying => {
    const spot = pieces?.spot(thing, { groups: [], board: {}, colours: meta.colours });
    const { x, y, width } = spot ?? { x: 0, y: 0, width: 0 };
    const { w, h, pixelsPerUnit } = places.board;
    const across = width / pixelsPerUnit;
    return { x: (x - w / 2) / pixelsPerUnit, z: (h / 2 - y) / pixelsPerUnit, width: across, depth: across };
  });
  expect(supply.length).toBeGreaterThan(2);
  for (const piece of supply) {
    expect(there.filter((one) => meet(piece, one))).toEqual([]);
    expect(Math.abs(piece.x - TABLE.x) + piece.width / 2).toBeLessThan(TABLE.width / 2);
  }
});
