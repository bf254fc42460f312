/** What the game draws for its models and pictures; made when the page is built. */
export interface Drawings {
  /** Stands on the welcome until the table has told its name. */
  title: string;
  /** By the name of a model's or picture's file, without hash and ending. */
  files: Readonly<Record<string, Drawing | undefined>>;
  /** Pictures of the interface's controls that say something of them: that one is off, or closes what it lies on. */
  controls?: { off: string; close: string };
  /**
   * Pictures of dice in the interface: the side that they belong to, counted from 0, the face, 0 where it is written, and
   * whether the die across beats it.
   */
  dice?: Readonly<Record<string, { side: number; face: number; beaten: boolean } | undefined>>;
  /** Pictures of the button that opens what one plays for; small windows have a tab for it, called as its tooltip says. */
  goals?: readonly string[];
  /** Keys of the page for hotkeys of the script, by their labels: as `Enter`, `E`, `Ctrl+Z`. */
  keys?: Readonly<Record<string, string>>;
  /** How a game is begun at once, and what is known of one that is under way. */
  quick?: {
    /**
     * The seats in their order, each with ids: of the button that closes it, of the one that gives it to a computer,
     * of what is there while it is in the game, and of what has a tooltip while a computer plays it, which says that.
     */
    seats: readonly {
      color: string;
      close: string;
      computer: string;
      plays: string;
      who: readonly string[];
    }[];
    /** What an element of `plays` has as a tooltip where nobody plays, nor can. */
    unplayed?: string;
    /** How few may play. */
    least: number;
    /**
     * The computers' levels from the weakest on, the id of the one that a seat's button gives, and of each the button that
     * then picks it.
     */
    levels: readonly { id: string; name: string; button: string }[];
    level: string;
    /** The ids of the buttons that choose the rules, and that begin. */
    preset: string;
    /** What that preset is, in a sentence. */
    rules: string;
    start: string;
    /** Elements that are there while a game is under way, and say how it stands, by a tooltip how it has ended: ids. */
    status: readonly string[];
    /** What is there in place of those for whoever has folded them up: an id. */
    folded?: string;
    /** How the ids of the buttons begin that offer a seat of the game to whoever has none. */
    claim: string;
    /** What is said in the chat to give up one's seat. */
    resign: string;
  };
}

export interface Drawing {
  /** Drawn upright in place of a model or a picture. */
  icon?: string;
  /** The same by the colour of the tint; the nearest is taken. */
  tints?: Readonly<Record<string, string>>;
  /** How an icon takes part when the map is far away: it goes, or it grows and stands for those that go. */
  far?: "hide" | "grow";
  /** The width of the icon in table units at scale 1, if it is not that of the model. */
  width?: number;
  /** Its picture has the faces of a die, from 1 on, along the rows: the one that is up is drawn. */
  faces?: { columns: number; rows: number };
  /** Vectors over the picture. */
  outlines?: string;
  /** What the map is fitted to. */
  board?: true;
  /** The cards of this sheet are seen along with the board where they lie beside it. */
  beside?: true;
  /** Its buttons say what the panels say, for those who hide them: they are there only then. */
  signs?: true;
  /** What the cards of this sheet are called, by its cells, for whoever sees their faces: in a hand they have no names. */
  cells?: readonly string[];
  /** The map goes round: what leaves over its left edge comes in at the right one. */
  goesRound?: true;
  /** What somebody wins: it flies to its place when it comes, or when it stands for more than before. */
  prize?: true;
  /** A page of the rulebook, and which one. */
  page?: number;
  /** Covers its whole rectangle in tiles that wide, in table units. */
  tile?: number;
}

/** Vectors of a picture, in its pixels. */
export interface Outlines {
  w: number;
  h: number;
  /** Closed outlines by name: borders, and what a press into one means. */
  regions: Readonly<Record<string, string>>;
  /** Where the piece lies that stands for a region. */
  anchors?: Readonly<Record<string, readonly [number, number]>>;
  /** Where near its anchor that piece has room within its region when it is drawn larger than it is. */
  roomy?: Readonly<Record<string, readonly [number, number]>>;
  /** By colour, in a square of 100: what is repeated in what a line of that colour encloses, for those who do not see it. */
  marks?: Readonly<Record<string, string>>;
  /** Lines that are only drawn. */
  strokes: readonly { d: string; color: string; width: number; dash?: readonly number[] }[];
}

const NONE: Drawings = { title: "", files: {} };

/** Reads the game's drawings; a table without any shows pictures and plain shapes. */
export async function readDrawings(): Promise<Drawings> {
  return ((await readJson("drawings.json")) as Drawings | undefined) ?? NONE;
}

export async function readJson(path: string): Promise<unknown> {
  try {
    const answer = await fetch(path);
    return answer.ok ? ((await answer.json()) as unknown) : undefined;
  } catch {
    return undefined;
  }
}

/** `/a/models-boat-0123456789ab.obj` is of `models-boat`. */
function stemOf(url: string): string {
  const name = url.slice(url.lastIndexOf("/") + 1).split(/[?#]/, 1)[0];
  return name.replace(/\.\w+$/, "").replace(/-[0-9a-f]{12}$/, "");
}

export function drawingOf(drawings: Drawings, url: string | undefined): Drawing | undefined {
  return url === undefined ? undefined : drawings.files[stemOf(url)];
}

/** The icon for a tint: the one whose colour is the nearest. */
export function iconOf(drawing: Drawing, tint: string): string | undefined {
  const tints = Object.entries(drawing.tints ?? {});
  if (tints.length === 0) return drawing.icon;
  return tints.reduce((best, one) => (farOff(one[0], tint) < farOff(best[0], tint) ? one : best))[1];
}

/** How far two colours are from each other; both as #rrggbb. */
export function farOff(one: string, other: string): number {
  return [1, 3, 5].reduce((sum, at) => sum + (part(one, at) - part(other, at)) ** 2, 0);
}

function part(color: string, at: number): number {
  return parseInt(color.slice(at, at + 2), 16);
}
