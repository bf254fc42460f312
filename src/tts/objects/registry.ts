import type { PieceKit } from "../../session/scene/pieces";
import type { Layout, Thing } from "../../session/scene/thing";
import type { Room } from "../../session/table/room";
import type { Frame } from "./board/frame";
import type { InputHandlers } from "./input/handlers";

/** Tags: all that is ours has the first, and what lies there for a thing of the layout the second. */
export const OURS = "ours";
export const THING = "thing";

/** A hand zone: its middle, the way its owner looks, and how far it reaches. */
export interface Hand {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly yaw: number;
  readonly width: number;
  readonly depth: number;
}

/** An object that lies on the table for a thing. */
export interface Piece {
  /** The thing's key, which the object carries as its memo. */
  key: string;
  readonly object: TtsObject;
  /** What it shows, and where it was put last. */
  thing: Thing;
  /** What is written on it; empty for nothing. */
  label: string;
  /** False until it has spawned: before that nothing can be done with it. */
  live: boolean;
}

/** The number that somebody typed over a piece before dragging it. */
interface Typed {
  readonly key: string;
  readonly count: number;
  /** What the registry's revision was: a drag when something else lies there takes no number of before. */
  readonly revision: number;
}

/** What a sign says, and for whom: how a seat stands, whether its turn it is, and whether a person looks from there. */
export interface SignText {
  readonly text: string;
  readonly isTurn: boolean;
  readonly isPerson: boolean;
}

/** A die beside the board: what it looks like, and which one it is. */
export interface Die {
  readonly skin: string;
  readonly at: number;
  object: TtsObject;
  live: boolean;
  /** When it was thrown, and whether nobody has touched it since. */
  since: number;
  thrown: boolean;
}

/** A ring of an outline: x, y, x, y ... in board pixels, and the box that it fills. */
export interface Ring {
  readonly points: readonly number[];
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What the script knows of the objects on its table. Nothing of it is saved: it is found again by tags and memos. */
interface Registry {
  /** The game's pieces, the colours of its seats, and who is told of what people do: set before anything else. */
  kit: PieceKit;
  colours: readonly string[];
  handlers: InputHandlers;
  /** The board's drawing; undefined until it was measured. */
  board: Frame | undefined;
  /** Whether board or mats did not measure what they are meant to, and whether the host has been told. */
  doubted: boolean;
  toldDoubt: boolean;
  /** Mats, the signs beside them, and hands by colour id. */
  mats: Record<string, Frame | undefined>;
  /** The sign between a mat and the board, for whoever hides the interface; undefined while nothing is written there. */
  signs: Record<string, { readonly object: TtsObject; shown: SignText | undefined } | undefined>;
  hands: Record<string, Hand | undefined>;
  /** What is to lie there: the model's layout, and its things by key. */
  layout: Layout | undefined;
  /** The next layout where it was worked out ahead. */
  ahead: Layout | undefined;
  wanted: Record<string, Thing | undefined>;
  /** What lies there or is about to, by key. */
  pieces: Record<string, Piece | undefined>;
  /** Objects that lay there before, by key, until they are taken over or taken away. */
  found: Record<string, TtsObject | undefined>;
  /** Moves on with everything that is laid: what was put off for an earlier layout is stale. */
  revision: number;
  /** Moves on with everything that has to be looked after: an earlier look is not gone on with. */
  watch: number;
  /** Moves on with each time that everything is laid again. */
  pass: number;
  /** Whether the objects of before are still being looked through. */
  resyncing: boolean;
  /** Whose table is laid once more if something goes wrong in the midst of it. */
  retry: Room | undefined;
  /** What is written on the pieces of territories besides how many they stand for. */
  marks: Readonly<Record<number, string | undefined>>;
  /** Widths of flat objects at scale 1, by family, once they are measured. */
  widths: Record<string, number | undefined>;
  /** By colour of the table. */
  typed: Record<string, Typed | undefined>;
  /** Whether people may change the pieces past the rules: then their menus say how. */
  manual: boolean;
  /** Dice that people throw. */
  dice: Die[];
  /** Outlines that were read from their text, by territory. */
  rings: Record<number, readonly Ring[] | undefined>;
  /** The lines that are drawn on the board, as a text; empty for none, "?" for those of a load. */
  outlined: string;
  /** Lines that were drawn before, by style, then by territory; of the board in `linesBoard`. */
  lines: Record<number, Record<number, TtsVectorLine[] | undefined>>;
  linesBoard: Frame | undefined;
  /** Whose borders are drawn on the board, as a text of owners by territory; "?" for those of a load. */
  borders: string;
  /** Rings of borders by territory, in the own coordinates of the board in `bordersBoard`. */
  inner: Record<number, TtsVectorLike[][] | undefined>;
  bordersBoard: Frame | undefined;
}

export const registry: Registry = {
  kit: {} as PieceKit,
  colours: [],
  handlers: {} as InputHandlers,
  board: undefined,
  doubted: false,
  toldDoubt: false,
  mats: {},
  signs: {},
  hands: {},
  layout: undefined,
  ahead: undefined,
  wanted: {},
  pieces: {},
  found: {},
  revision: 0,
  watch: 0,
  pass: 0,
  resyncing: false,
  retry: undefined,
  marks: {},
  widths: {},
  typed: {},
  manual: false,
  dice: [],
  rings: {},
  outlined: "?",
  lines: {},
  linesBoard: undefined,
  borders: "?",
  inner: {},
  bordersBoard: undefined,
};

/** The piece that an object is, if it is the one that lies there for its thing. */
export function pieceOf(object: TtsObject): Piece | undefined {
  const key = object.memo;
  const piece = key === undefined || key === "" ? undefined : registry.pieces[key];
  return piece !== undefined && piece.object === object ? piece : undefined;
}

/** An object becomes that of another thing, which it looks like: it will move there. */
export function rename(piece: Piece, key: string): void {
  registry.pieces[piece.key] = undefined;
  piece.key = key;
  piece.object.memo = key;
  registry.pieces[key] = piece;
}
