import type { ObjectData } from "../../../tabletop/save/types";
import { BOARD_THICKNESS, MAT } from "../../../src/tts/objects/board/design";
import type { AddressOf, Contents, Drawings } from "../../box";
import { fixed, GENERIC, model, transform, type Spot } from "../../object";
import { playerColour, playerTint } from "../../player";
import { boardArea, HAND, rulePlaces, seatPlaces, TABLE, TABLE_TOP, type SeatPlace } from "./layout";

/**
 * What lies on the table before the script lays anything: table, board, a mat and a hand for each seat, and the pages of
 * the rulebook.
 */
export function fixedObjects(contents: Contents, drawings: Drawings, address: AddressOf): ObjectData[] {
  const seats = seatPlaces(boardArea(drawings), contents.colours);
  return [
    table(contents, address),
    board(contents, address),
    ...seats.map((seat) => mat(contents, seat, address)),
    ...seats.map((seat) => hand(contents, seat)),
    ...rulePlaces(boardArea(drawings), contents.rules.length).map((spot, i) =>
      rules(contents, i, spot, address),
    ),
  ];
}

function table({ name, words }: Contents, address: AddressOf): ObjectData {
  const y = TABLE_TOP - TABLE.thickness / 2;
  return {
    ...fixed(name, { part: "table", memo: "table", title: words.table, spot: TABLE, y }),
    ...model("table/table", "table/table.jpg", 1, address),
    Tooltip: false,
  };
}

function board({ name, words, board: picture }: Contents, address: AddressOf): ObjectData {
  const y = TABLE_TOP + BOARD_THICKNESS / 2;
  return {
    ...fixed(name, { part: "board", memo: "board", title: words.board, spot: { x: 0, z: 0 }, y }),
    ...model("table/board", picture, 3, address),
    Tooltip: false,
  };
}

function mat(contents: Contents, seat: SeatPlace, address: AddressOf): ObjectData {
  const { name, words } = contents;
  const { colour: memo, mat: spot } = seat;
  const y = TABLE_TOP + MAT.thickness / 2;
  return {
    ...fixed(name, { part: "mat", memo, title: words.mat(memo), spot, y }),
    ...model("table/mat", contents.mat.picture(memo), 3, address),
  };
}

/** A page of the rulebook: it stays where it is, and can be looked at closely. */
function rules({ name, rules: pages }: Contents, i: number, spot: Spot, address: AddressOf): ObjectData {
  const { title, picture } = pages[i];
  const y = TABLE_TOP + MAT.thickness / 2;
  return {
    ...fixed(name, { part: "rules", memo: `${i + 1}`, title, spot, y }),
    ...model("table/rules", picture, 3, address, GENERIC),
  };
}

/**
 * A hand. Its tags let nothing in but what is ours. Turned by 0 its owner, and the camera that Tabletop Simulator
 * gives them, looks north.
 */
function hand({ name }: Contents, { colour: memo, hand: spot }: SeatPlace): ObjectData {
  const place = transform(spot, TABLE_TOP - HAND.below + HAND.height / 2, 0);
  return {
    ...fixed(name, { part: "hand", memo, title: "", spot, y: 0 }),
    Name: "HandTrigger",
    Transform: { ...place, scaleX: HAND.width, scaleY: HAND.height, scaleZ: HAND.depth },
    ColorDiffuse: { ...playerTint(memo), a: 0 },
    FogColor: playerColour(memo),
    Tooltip: false,
  };
}
