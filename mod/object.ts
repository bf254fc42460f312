import { createHash } from "node:crypto";
import type { ObjectData, Transform } from "../tabletop/save/types";
import type { AddressOf } from "./box";
import { OURS, type Part } from "./tags";

/** A place on the table: x to the east, z to the north. */
export interface Spot {
  readonly x: number;
  readonly z: number;
}

/** What an object is, and where it stays; `memo` is its seat's colour, or what it is. */
interface Fixed {
  readonly part: Part;
  readonly memo: string;
  /** The name that it shows. */
  readonly title: string;
  readonly spot: Spot;
  readonly y: number;
}

/** An object of the save `name` that stays where it is. */
export function fixed(name: string, { part, memo, title, spot, y }: Fixed): ObjectData {
  return {
    GUID: guid(`${name} ${part} ${memo}`),
    Name: "Custom_Model",
    Transform: transform(spot, y, 180),
    Nickname: title,
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

/** A place in table units, turned about y by degrees. */
export function transform({ x, z }: Spot, y: number, turn: number): Transform {
  const [posX, posY, posZ] = [x, y, z].map((n) => Math.round(n * 1e4) / 1e4);
  return { posX, posY, posZ, rotX: 0, rotY: turn, rotZ: 0, scaleX: 1, scaleY: 1, scaleZ: 1 };
}

/** Types of models: a board is shown closely to nobody, what is read has to be of no type. */
const BOARD = 4;
export const GENERIC = 0;

/** Materials: 1 wood, 3 cardboard. Without a collider of its own a model gets a box, which these are. */
export function model(
  mesh: string,
  picture: string,
  material: number,
  address: AddressOf,
  type = BOARD,
): Partial<ObjectData> {
  return {
    CustomMesh: {
      MeshURL: address(`${mesh}.obj`),
      DiffuseURL: address(picture),
      NormalURL: "",
      ColliderURL: "",
      Convex: true,
      MaterialIndex: material,
      TypeIndex: type,
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

/** Six hexadecimal digits that are the same in every build. The script never uses them: it goes by tags. */
function guid(key: string): string {
  return createHash("sha256").update(key).digest("hex").slice(0, 6);
}
