import type { MapFile } from "../assets/draw/map/file";
import type { ObjectData, XYZ } from "../tabletop/save/types";

/** The address of an asset by its path, as `models/infantry.obj`. */
export type AddressOf = (path: string) => string;

/** What a save needs to know of its board's drawing, of the file of its places. */
export type Drawings = Pick<MapFile, "board">;

/** What a game puts into a box. */
export interface Contents {
  /** The save's name, from which the GUIDs of its objects are made: they are the same in every build. */
  readonly name: string;
  /** The colours that can play, in the order of play: each has a place. */
  readonly colours: readonly string[];
  /** The path of the board's picture. */
  readonly board: string;
  readonly mat: Mat;
  /** The rulebook's pages in their order: what they are called, and the paths of their pictures. */
  readonly rules: readonly { readonly title: string; readonly picture: string }[];
  readonly words: BoxWords;
}

export interface Mat {
  /** The path of its picture, by colour id. */
  readonly picture: (colour: string) => string;
}

/** The names that objects of a box show. */
export interface BoxWords {
  readonly board: string;
  readonly table: string;
  /** By colour id. */
  readonly mat: (colour: string) => string;
}

/** The room around the table, as the save's fields of these names have it. */
export interface Room {
  readonly PlayArea: number;
  readonly Table: string;
  readonly Sky: string;
  readonly Lighting: Readonly<Record<string, unknown>>;
}

/** The table that several games share: board, room, light, views, and places for seats. */
export interface Box {
  /** As in a game's meta. */
  readonly id: string;
  /** What people call it. */
  readonly title: string;
  readonly room: Room;
  /** The file of the board's places and its drawing as vectors: paths below assets/. */
  readonly places: string;
  readonly vectors: string;
  /** Whether the map goes round: what leaves over its left edge comes in at the right one. */
  readonly goesRound?: true;
  /** Models that the save adds to the drawings, by path, as OBJ text. */
  readonly models: (drawings: Drawings) => Readonly<Record<string, string>>;
  /** What lies on the table before the script lays anything. */
  readonly objects: (contents: Contents, drawings: Drawings, address: AddressOf) => ObjectData[];
  /** Views that a player can call up: the whole board, then each seat. */
  readonly cameras: (contents: Contents, drawings: Drawings) => CameraState[];
  /** Pieces that a page leaves out where the map is far away, by model. */
  readonly small: readonly string[];
}

/** A view that a player can call up: where it looks, from which height in degrees, from how far. */
export interface CameraState {
  readonly Position: XYZ;
  readonly Rotation: XYZ;
  readonly Distance: number;
  readonly Zoomed: boolean;
  /** Where the camera itself is. */
  readonly AbsolutePosition: XYZ;
}
