import type { Language } from "../../text/language";
import type { Group, Layout, Place, Thing } from "./thing";

/** The kind of the pieces in the tray: who drags one onto the board changes by hand what lies there. */
export const SUPPLY = "supply";

export interface PieceKind {
  /** A solid model, a flat token cut out of a picture, or a card. */
  readonly form: "model" | "token" | "card";
  /** Of a model the name of its file in assets/models; without one the face of the thing is the name. */
  readonly model?: string;
  /** Of a model whose file is not called like its face: the file by the face. */
  readonly models?: Readonly<Record<string, string | undefined>>;
  /** Of a model the path of its texture below assets/, where it is not the first one. */
  readonly texture?: string;
  /** Of a token the path of its picture below assets/; of an `owned` one what stands before its owner's id. */
  readonly picture?: string;
  /** Whether it looks like its owner's: a model by the tint, a token by the picture. */
  readonly owned?: boolean;
  /** Whether a model lies flat rather than stands. */
  readonly flat?: boolean;
  /** The places where people can pick it up. Cards in the hand of whoever sits there can be picked up always. */
  readonly movable?: readonly Place[];
  /** Whether one becomes another of the same face and owner by moving alone, as those that march do. */
  readonly figure?: boolean;
  /** The least count that is written on it: 2 if it is not given. */
  readonly counted?: number;
  /** Whether its whole face is a button, even where nothing is written on it. */
  readonly button?: boolean;
  /** Whether a card is played by being dragged out of the hand. */
  readonly played?: boolean;
}

/** Where a thing lies, in the pixels of a picture (y downward) or along a hand. */
export interface PieceSpot {
  /** The board, the mat of its owner, or the place of the owner's hand: there x counts from the middle, in its widths. */
  readonly on: "board" | "mat" | "hand";
  readonly x: number;
  readonly y: number;
  /** How wide it is; of a model how many pixels its unit has. */
  readonly width: number;
  /** How many things lie below it; -6 is flush with the board. */
  readonly layer: number;
}

/** Which side of which sheet a card shows. */
export interface CardFace {
  /** A number below 20 that no other pair of sheet and back has. */
  readonly deck: number;
  /** Paths of the sheet and of the back, below assets/. */
  readonly sheet: string;
  readonly back: string;
  readonly columns: number;
  readonly rows: number;
  /** Cell of the sheet, row by row; -1 for a blank. */
  readonly cell: number;
}

/** An item in a piece's menu by which people change what lies there: `manual VERB` where the piece is, then `more`. */
export interface PieceChange {
  readonly label: string;
  readonly verb: string;
  /** Further words with a blank before each; or empty. */
  readonly more: string;
}

/** The parts of a colour, from 0 to 1. */
export interface Tint {
  readonly r: number;
  readonly g: number;
  readonly b: number;
}

/** Size of a picture in pixels. */
interface PictureSize {
  readonly w: number;
  readonly h: number;
}

/** A disc on the picture: its middle, its radius, and the territories that it stands for. */
interface Badge {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly territories: readonly number[];
}

/** What a table has to know of the board's picture, in its pixels; territories by index. */
export interface BoardPicture extends PictureSize {
  /** How many pixels a table unit has where the board is as large as it was meant to be. */
  readonly pixelsPerUnit: number;
  /** The rings of each territory as "x y dx dy ...;x y ...", each corner by half its way from the one before, without a blank before a minus; clockwise on the page. */
  readonly outlines: readonly string[];
  /** x and y of points that belong to a territory even where they lie beside its rings. */
  readonly places: readonly (readonly number[])[];
  /** x and y of a point that can be told on the drawing; empty for a territory without one. */
  readonly landmarks: readonly (readonly number[])[];
  /** What stands on the picture for several territories together, and takes the colour of who owns all of them. */
  readonly badges: readonly Badge[];
  /** Where a die is laid, the first one at 0: nothing else is there. */
  die(this: void, at: number): { readonly x: number; readonly y: number };
}

/** Where the number of a piece stands, in units of the piece: of a model its own, of flat ones their width. */
export interface LabelSpot {
  readonly at: readonly [x: number, y: number, z: number];
  readonly width: number;
  readonly font: number;
}

/** Numbers on pieces of the boxes: a disc before a figure's foot; in a card's middle; on all of a shield, which is pressed. */
export const LABELS: PieceKit["labels"] = {
  model: { at: [0, 0.06, 0.37], width: 0.3, font: 0.24 },
  card: { at: [0, 0.06, 0], width: 0.36, font: 0.3 },
  token: { at: [0, 0.12, -0.1], width: 0.98, font: 0.42 },
};

/** What the things of a game look like, and where they lie. */
export interface PieceKit {
  /** By the kind of the thing. */
  readonly kinds: Readonly<Record<string, PieceKind>>;
  /** By an owner's id, "neutral" among them, and by the file of a model that has a colour of its own. */
  readonly tints: Readonly<Record<string, Tint | undefined>>;
  readonly labels: Readonly<Record<PieceKind["form"], LabelSpot>>;
  /** Owners on whose colour ink is read better than paper. */
  readonly pale: readonly string[];
  readonly board: BoardPicture;
  readonly mat: PictureSize;
  /** Pieces of the kind SUPPLY, for changes by hand. */
  readonly tray: Group;
  /** Where a thing of a layout lies; undefined where there is no place for it. Not asked for cards that are held. */
  spot(this: void, thing: Thing, layout: Layout): PieceSpot | undefined;
  /** Things that lie elsewhere in `after` than in `before`, though nothing of themselves has changed. */
  shifted(this: void, before: Layout, after: Layout): readonly Thing[];
  /** What a piece says when the pointer rests on it; empty for nothing. */
  name(this: void, thing: Thing, language: Language): string;
  landmark(this: void, territory: number, language: Language): string;
  /** What a card shows; `owner` is the owner's id. */
  card(this: void, thing: Thing, owner: string): CardFace;
  /** How people may change a piece where the table lets them. */
  changes(this: void, thing: Thing, language: Language): readonly PieceChange[];
}
