import type { ObjectData, XYZ } from "./types";

/** What an object is to the table, by the Name in its data. */
export interface Kind {
  /** What `type` tells a script. */
  type: string;
  /** Width, height and depth at scale 1, in table units. */
  size: XYZ;
  /** Takes other objects in: a deck only cards, a bag anything, an infinite one swallows, a stack what is like it. */
  holds?: "cards" | "anything" | "copies" | "alike";
  /** A volume that pieces pass through. */
  zone?: boolean;
  /** How many faces a die has. */
  faces?: number;
  /** Goes into hands unless its data says otherwise. */
  hands?: boolean;
}

const size = (x: number, y: number, z: number): XYZ => ({ x, y, z });
const CARD = size(2.2, 0.02, 3.07);
const UNIT = size(1, 1, 1);
const PAWN = size(0.7, 1.2, 0.7);
const zone = (type: string): Kind => ({ type, size: UNIT, zone: true });
const die = (faces: number): Kind => ({ type: "Dice", size: UNIT, faces });

/** Kinds by the Names that they are known by, with | between them. */
const NAMED: readonly (readonly [names: string, kind: Kind])[] = [
  ["Card|CardCustom", { type: "Card", size: CARD, hands: true }],
  ["Deck|DeckCustom|Deck_CardBot_Head|Deck_CardBot_Main", { type: "Deck", size: CARD, holds: "cards" }],
  ["Bag", { type: "Bag", size: size(2.4, 2.2, 2.4), holds: "anything" }],
  ["Bowl", { type: "Bag", size: size(2.4, 1, 2.4), holds: "anything" }],
  ["Custom_Model_Bag|Custom_Assetbundle_Bag", { type: "Bag", size: UNIT, holds: "anything" }],
  ["Infinite_Bag", { type: "Infinite", size: size(2.4, 2.2, 2.4), holds: "copies" }],
  [
    "Custom_Model_Infinite_Bag|Custom_Assetbundle_Infinite_Bag",
    { type: "Infinite", size: UNIT, holds: "copies" },
  ],
  ["ScriptingTrigger", zone("Scripting")],
  ["HandTrigger", zone("Hand")],
  ["LayoutZone", zone("Layout")],
  ["RandomizeTrigger", zone("Randomize")],
  ["FogOfWarTrigger", zone("FogOfWar")],
  ["Custom_Board", { type: "Board", size: size(20, 0.2, 20) }],
  ["Custom_Tile", { type: "Tile", size: size(2, 0.2, 2) }],
  ["Custom_Token", { type: "Generic", size: size(2, 0.2, 2) }],
  ["Custom_Model|Custom_Assetbundle", { type: "Generic", size: UNIT }],
  ["Custom_PDF", { type: "Generic", size: size(2, 0.1, 2.6) }],
  ["Figurine_Custom", { type: "Figurine", size: size(1, 2, 0.2) }],
  ["Metal Ball", { type: "Figurine", size: UNIT }],
  ["PlayerPawn", { type: "Figurine", size: PAWN }],
  ["BlockSquare|BlockTriangle", { type: "Block", size: UNIT }],
  ["BlockRectangle", { type: "Block", size: size(2, 1, 1) }],
  ["Quarter", { type: "Coin", size: size(1, 0.1, 1) }],
  ["Notecard", { type: "Notecard", size: size(3.5, 0.1, 2.2) }],
  ["Counter", { type: "Counter", size: size(2, 0.5, 1.5) }],
  ["3DText", { type: "3D Text", size: size(1, 0.01, 1) }],
  ["Custom_Dice|Die_6|Die_6_Rounded|Die_Piecepack", die(6)],
  ...[4, 8, 10, 12, 20].map((faces) => [`Die_${faces}`, die(faces)] as const),
  ["Digital_Clock", { type: "Clock", size: size(2, 1, 1) }],
  ["Tablet", { type: "Tablet", size: size(6, 0.2, 4) }],
  ["Domino", { type: "Domino", size: size(1, 0.25, 2) }],
];
const KINDS = new Map(
  NAMED.flatMap(([names, kind]) => names.split("|").map((name) => [name, kind] as const)),
);

const FAMILIES: readonly (readonly [RegExp, Kind])[] = [
  [/^Chip_\d+$/, { type: "Chip", size: size(1.2, 0.2, 1.2) }],
  [/^Chess_(?!Board)\w+$/, { type: "Chess", size: PAWN }],
  [/^\w+_[Bb]oard$/, { type: "Board", size: size(17, 0.5, 17) }],
  [/^Checker_(?!Board)\w+$/, { type: "Checker", size: size(1, 0.25, 1) }],
  [/^Chinese_Checkers_Piece$/, { type: "Checker", size: size(0.6, 0.6, 0.6) }],
  [/^backgammon_piece_\w+$/, { type: "Checker", size: size(1, 0.25, 1) }],
  [/^go_game_piece_\w+$/, { type: "GoPiece", size: size(0.5, 0.2, 0.5) }],
  [/^go_game_bowl_\w+$/, { type: "GoPiece", size: size(2.4, 1.5, 2.4) }],
  [/^Figurine_\w+$/, { type: "Figurine", size: size(1, 2, 1) }],
  [/^Mahjong_\w+$/, { type: "Domino", size: size(0.7, 0.5, 1) }],
  [/^PiecePack_\w+$/, { type: "Piecepack", size: size(1, 0.2, 1) }],
  [/^reversi_chip$/, { type: "Chip", size: size(1, 0.2, 1) }],
  [/^rpg_\w+$/, { type: "rpgFigurine", size: size(1, 2, 1) }],
  [/^Tileset_\w+$/, { type: "Tileset", size: size(2, 1, 2) }],
];

/** What stands in for a kind that this table does not know. */
const BOX: Kind = { type: "Generic", size: UNIT };

const MODEL_TYPES = ["Generic", "Figurine", "Dice", "Coin", "Board", "Chip", "Bag", "Infinite"];

/** The Name of the pieces that a stack is of; other Names are those of single pieces. */
export function pieceName(name: string): string {
  return name.replace(/_?[Ss]tack$/, "");
}

/** The kind of an object; undefined for a Name that this table does not know. A stack is of the type of its pieces. */
export function kindOf(data: ObjectData): Kind | undefined {
  const Name = pieceName(data.Name);
  if (Name === data.Name) return pieceKind(data);
  const piece = pieceKind({ ...data, Name });
  return piece === undefined ? undefined : { ...piece, holds: "alike" };
}

function pieceKind(data: ObjectData): Kind | undefined {
  const kind = KINDS.get(data.Name) ?? FAMILIES.find(([name]) => name.test(data.Name))?.[1];
  if (kind === undefined) return undefined;
  if (data.Name === "Custom_Board") return { ...kind, size: boardSize(data, kind.size) };
  if (data.Name !== "Custom_Model") return kind;
  return { ...kind, type: MODEL_TYPES[Number(data.CustomMesh?.["TypeIndex"] ?? 0)] ?? "Generic" };
}

/** The kind of an object, with a box for a Name that this table does not know, and as large as its data implies. */
export function kindOrBox(data: ObjectData): Kind {
  const kind = kindOf(data) ?? BOX;
  return data.Name.startsWith("Custom_") ? { ...kind, size: overSnapPoints(data, kind.size) } : kind;
}

/** What is as large as its picture or model, which nobody looks into, reaches at least to its own snap points. */
function overSnapPoints({ AttachedSnapPoints: points = [] }: ObjectData, { x, y, z }: XYZ): XYZ {
  const reach = (axis: "x" | "z", least: number): number =>
    points.reduce((most, { Position }) => Math.max(most, 2 * Math.abs(Position[axis])), least);
  return { x: reach("x", x), y, z: reach("z", z) };
}

/** A board is as wide as WidthScale makes it: the aspect of its picture. */
function boardSize(data: ObjectData, square: XYZ): XYZ {
  const width = Number(data.CustomImage?.["WidthScale"] ?? 1);
  return { ...square, x: square.x * (width > 0 ? width : 1) };
}
