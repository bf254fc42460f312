/** The save file as this table reads and writes it; names are those of the file. */
export interface XYZ {
  x: number;
  y: number;
  z: number;
}

export interface RGB {
  r: number;
  g: number;
  b: number;
  a?: number;
}

export interface Transform {
  posX: number;
  posY: number;
  posZ: number;
  rotX: number;
  rotY: number;
  rotZ: number;
  scaleX: number;
  scaleY: number;
  scaleZ: number;
}

export interface SnapPoint {
  Position: XYZ;
  Rotation?: XYZ;
  Tags?: string[];
}

export interface VectorLine {
  points3: XYZ[];
  color: RGB;
  thickness: number;
  rotation: XYZ;
  loop: boolean;
  square: boolean;
}

/** One sheet of cards: a grid of faces and their back. */
export interface CardSheet {
  FaceURL: string;
  BackURL: string;
  NumWidth: number;
  NumHeight: number;
  BackIsHidden?: boolean;
  UniqueBack?: boolean;
  Type?: number;
}

export interface RotationValue {
  Value: number | string;
  Rotation: XYZ;
}

/** An object at rest in a file, in a container or in a state; unknown keys are kept as they are. */
export interface ObjectData {
  GUID?: string;
  Name: string;
  Transform: Transform;
  Nickname?: string;
  Description?: string;
  GMNotes?: string;
  Memo?: string;
  Tags?: string[];
  ColorDiffuse?: RGB;
  Locked?: boolean;
  Grid?: boolean;
  Snap?: boolean;
  Autoraise?: boolean;
  Sticky?: boolean;
  Tooltip?: boolean;
  HideWhenFaceDown?: boolean;
  Hands?: boolean;
  DragSelectable?: boolean;
  Value?: number;
  CardID?: number;
  DeckIDs?: number[];
  CustomDeck?: Record<string, CardSheet>;
  CustomImage?: Record<string, unknown>;
  CustomMesh?: Record<string, unknown>;
  Bag?: { Order?: number };
  Number?: number;
  Counter?: { value: number };
  Text?: Record<string, unknown>;
  FogColor?: string;
  RotationValues?: RotationValue[];
  ContainedObjects?: ObjectData[];
  States?: Record<string, ObjectData>;
  AttachedSnapPoints?: SnapPoint[];
  AttachedVectorLines?: VectorLine[];
  LuaScript?: string;
  LuaScriptState?: string;
  XmlUI?: string;
  [key: string]: unknown;
}

export interface NotebookTab {
  title: string;
  body: string;
  color: string;
  visibleColor?: RGB;
  id: number;
}

export interface TurnsData {
  Enable: boolean;
  Type: number;
  TurnOrder: string[];
  Reverse: boolean;
  SkipEmpty: boolean;
  DisableInteractions: boolean;
  PassTurns: boolean;
  TurnColor: string;
}

export interface UiAsset {
  Type: number;
  Name: string;
  URL: string;
}

export interface SaveFile {
  SaveName: string;
  GameMode: string;
  Date: string;
  Table: string;
  Note: string;
  TabStates: Record<string, NotebookTab>;
  Hands: { Enable: boolean; DisableUnused: boolean; Hiding: number };
  Turns: TurnsData;
  Lighting: Record<string, unknown>;
  Grid: Record<string, unknown>;
  SnapPoints: SnapPoint[];
  VectorLines: VectorLine[];
  CustomUIAssets: UiAsset[];
  LuaScript: string;
  LuaScriptState: string;
  XmlUI: string;
  ObjectStates: ObjectData[];
  [key: string]: unknown;
}
