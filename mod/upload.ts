import type { ObjectData, SaveFile } from "../tabletop/save/types";
import { fixed, GENERIC, model, transform } from "./object";
import { settings } from "./settings";
import type { Room } from "./box";
import type { GameMeta } from "../src/core/types";

/** A file that is to be uploaded: its name, which tells its content, and its address on this machine. */
export interface Upload {
  readonly name: string;
  readonly address: string;
}

/** Pieces in a row, and how far they lie apart. */
const ROW = 20;
const APART = 4;

/**
 * A save with one object for each file, whose memo is the file's name: Tabletop Simulator's Cloud Manager uploads what
 * objects show, and the names say afterwards which file has become which address. Pictures lie on tiles.
 */
export function makeUpload(meta: GameMeta, room: Room, uploads: readonly Upload[]): SaveFile {
  return {
    SaveName: "Upload",
    GameMode: "Upload",
    ...settings(meta, [1, 1], room),
    ...{ TabStates: {}, CameraStates: [], SnapPoints: [], CustomUIAssets: [] },
    ...{ LuaScript: "", LuaScriptState: "", XmlUI: "" },
    ObjectStates: uploads.map(objectOf),
  };
}

function objectOf({ name, address }: Upload, n: number): ObjectData {
  const spot = { x: ((n % ROW) - ROW / 2) * APART, z: (Math.floor(n / ROW) - ROW / 4) * APART };
  const object: ObjectData = {
    ...fixed("upload", { part: "rules", memo: name, title: name, spot, y: 1 }),
    Transform: transform(spot, 1, 180),
    Tags: [],
  };
  if (name.endsWith(".obj"))
    return { ...object, ...model("", "", 3, (path) => (path === ".obj" ? address : ""), GENERIC) };
  const tile = { Type: 0, Thickness: 0.1, Stackable: false, Stretch: true };
  return {
    ...object,
    Name: "Custom_Tile",
    CustomImage: {
      ImageURL: address,
      ImageSecondaryURL: "",
      ImageScalar: 1,
      WidthScale: 0,
      CustomTile: tile,
    },
  };
}
