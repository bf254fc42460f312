import { createHash } from "node:crypto";
import { LANGUAGE, SAVE } from "./words";
import { colourName } from "../src/text/names";
import { boardArea, type Drawings } from "./drawings";
import {
  BOARD_THICKNESS,
  HAND,
  MAT,
  MAT_THICKNESS,
  seatPlaces,
  TABLE,
  TABLE_TOP,
  type SeatPlace,
  type Spot,
} from "./layout";
import { playerColour, playerTint } from "./player";
import { OURS, type Part } from "./tags";
import type { ObjectData, SnapPoint, Transform } from "../tabletop/save/types";

/** The address of an asset by its path, as `models/infantry.obj`. */
export type AddressOf = (path: string) => string;

/** What lies on the table before the script lays anything: table, board, and a mat and a hand for each seat. */
export function fixedObjects(drawings: Drawings, address: AddressOf): ObjectData[] {
  const board = boardArea(drawings);
  const seats = seatPlaces(board);
  return [
    {
      ...fixed("table", "table", SAVE.table, TABLE, TABLE_TOP - TABLE.thickness / 2),
      ...model("table/table", "table/table.jpg", 1, address),
      Tooltip: false,
    },
    {
      ...fixed("board", "board", SAVE.board, { x: 0, z: 0 }, TABLE_TOP + BOARD_THICKNESS / 2),
      ...model("table/board", "board.jpg", 3, address),
      Tooltip: false,
    },
    ...seats.map((seat) => mat(seat, drawings, address)),
    ...seats.map(hand),
  ];
}

function mat({ colour, mat: spot }: SeatPlace, drawings: Drawings, address: AddressOf): ObjectData {
  return {
    ...fixed("mat", colour, SAVE.mat(colourName(colour, LANGUAGE.names)), spot, TABLE_TOP + MAT_THICKNESS / 2),
    ...model("table/mat", `table/mat-${colour}.jpg`, 3, address),
    AttachedSnapPoints: matPoints(drawings),
  };
}

/**
 * A hand. Its tags let nothing in but what is ours. Turned by 0 its owner, and the camera that Tabletop Simulator
 * gives them, looks north.
 */
function hand({ colour, hand: spot }: SeatPlace): ObjectData {
  const place = transform(spot, TABLE_TOP + HAND.height / 2, 0);
  return {
    ...fixed("hand", colour, "", spot, 0),
    Name: "HandTrigger",
    Transform: { ...place, scaleX: HAND.width, scaleY: HAND.height, scaleZ: HAND.depth },
    ColorDiffuse: { ...playerTint(colour), a: 0 },
    FogColor: playerColour(colour),
    Tooltip: false,
  };
}

/** An object that stays where it is. `memo` is its seat's colour, or what it is. */
function fixed(part: Part, memo: string, name: string, spot: Spot, y: number): ObjectData {
  return {
    GUID: guid(`${part} ${memo}`),
    Name: "Custom_Model",
    Transform: transform(spot, y, 180),
    Nickname: name,
    Description: "",
    GMNotes: "",
    Memo: memo,
    Tags: [OURS, part],
    ColorDiffuse: { r: 1, g: 1, b: 1 },
    Locked: true,
    Grid: false,
    Snap: false,
    Autoraise: true,
    Sticky: false,
    Tooltip: true,
    GridProjection: false,
    HideWhenFaceDown: false,
    Hands: false,
    MeasureMovement: false,
    DragSelectable: false,
    LuaScript: "",
    LuaScriptState: "",
    XmlUI: "",
  };
}

function transform({ x, z }: Spot, y: number, turn: number): Transform {
  const [posX, posY, posZ] = [x, y, z].map((n) => Math.round(n * 1e4) / 1e4);
  return { posX, posY, posZ, rotX: 0, rotY: turn, rotZ: 0, scaleX: 1, scaleY: 1, scaleZ: 1 };
}

/** Materials: 1 wood, 3 cardboard. Without a collider of its own a model gets a box, which these are. */
function model(mesh: string, picture: string, material: number, address: AddressOf): Partial<ObjectData> {
  return {
    CustomMesh: {
      MeshURL: address(`${mesh}.obj`),
      DiffuseURL: address(picture),
      NormalURL: "",
      ColliderURL: "",
      Convex: true,
      MaterialIndex: material,
      TypeIndex: 4,
      CastShadows: true,
      CustomShader: {
        SpecularColor: { r: 1, g: 1, b: 1 },
        SpecularIntensity: 0,
        SpecularSharpness: 2,
        FresnelStrength: 0,
      },
    },
  };
}

/** Where things lie on a mat: in its own frame, which is turned by half a circle. */
function matPoints({ mat: drawn }: Drawings): SnapPoint[] {
  const { policies, mission, treasury, reserve, crowns } = drawn.places;
  return [policies, mission, treasury, ...reserve, ...crowns].map(({ x, y }) => ({
    Position: {
      x: round(-(x / drawn.w - 0.5) * MAT.width),
      y: MAT_THICKNESS / 2,
      z: round((y / drawn.h - 0.5) * MAT.depth),
    },
    Rotation: { x: 0, y: 0, z: 0 },
    Tags: ["thing"],
  }));
}

function round(n: number): number {
  return Math.round(n * 1e4) / 1e4 + 0;
}

/** Six hexadecimal digits that are the same in every build. The script never uses them: it goes by tags. */
function guid(key: string): string {
  return createHash("sha256").update(`castle-risk ${key}`).digest("hex").slice(0, 6);
}
