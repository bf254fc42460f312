import { COLORS } from "../save/colors";
import { handColor } from "./hands";
import { hiding, isNameless } from "./sight";
import { countOf, inside, isCard } from "./containers";
import { isFaceDown, type TableObject } from "./objects";
import { mustBeThere, type Person } from "./players";
import { sizeOf } from "./bounds";
import { rotate } from "./vectors";
import { rotationValue } from "./dice";
import { sheetOf } from "../save/cards";
import { seenElements, type SeenElement } from "./interface";
import { colorIn } from "../save/parts";
import type { NotebookTab, ObjectData, RGB, VectorLine, XYZ } from "../save/types";
import type { Message, Motion, Ping, Place, TableButton, World } from "./types";

/** What is seen of an object: its place is where it is, or where its motion ends. */
export interface SeenObject extends Place {
  /** For whoever drives the table; a person is not told. */
  handle: number;
  /** Empty for what is hidden. */
  guid: string;
  type: string;
  name: string;
  description: string;
  /** Width, height and depth with its scale, before it is turned. */
  size: XYZ;
  motion: Readonly<Motion> | undefined;
  tint: RGB;
  /** "hidden" is a question mark or a back that others may see past. */
  side: "front" | "back" | "hidden";
  /** The picture on that side, as URL, and for sheets of cards the cell. */
  picture: string;
  sheet: { columns: number; rows: number; cell: number } | undefined;
  mesh: string;
  text: { text: string; size: number; color: RGB } | undefined;
  /** How much a container shows to hold; 1 for others. */
  count: number;
  value: number;
  /** The face that is up, for dice at rest. */
  shows: number | string | undefined;
  locked: boolean;
  interactable: boolean;
  buttons: readonly TableButton[];
  menu: string[];
  lines: readonly VectorLine[];
  highlighted: RGB | undefined;
  held: string | undefined;
  hand: string | undefined;
}

/** A hand zone, whoever sees what lies in it. */
interface SeenHand extends Place {
  color: string;
  count: number;
}

/** All that one person sees and has been told. */
export interface View {
  objects: SeenObject[];
  hands: SeenHand[];
  lines: readonly VectorLine[];
  interface: SeenElement[];
  messages: Message[];
  notebook: NotebookTab[];
  note: string;
  menu: string[];
  hotkeys: string[];
  pings: readonly Ping[];
  dialog: Person["dialog"];
  camera: Person["camera"];
  turn: string;
}

/**
 * Keeps what was seen of an object, so that what has not changed stays the same value; `make` looks again. What it
 * gives nothing for is left out.
 */
export type Recall = (object: TableObject, hidden: boolean, make: () => SeenObject) => SeenObject | undefined;

/** Makes a part of a view; where that fails, it may give what is to be seen instead. */
type Draw = <T>(what: string, make: () => T, instead: T) => T;

/** Whether a message is for a person: what the script logs and gets wrong is for the host. */
export function hears(by: Person, { to, way }: Message): boolean {
  if (!by.host && (way === "log" || way === "error")) return false;
  return to === undefined || to === by.color || to === by.name || to === String(by.id);
}

/** The view of a person by colour or name. Black sees all; spectators see what no one hides. */
export function view(world: World, who: string): View {
  return viewOf(world, mustBeThere(world, who), (_object, _hidden, make) => make());
}

/** The one place that says what a person may know. */
export function viewOf(world: World, by: Person, recall: Recall, draw: Draw = (_what, make) => make()): View {
  return {
    objects: seenObjects(world, by, recall),
    hands: seenHands(world),
    lines: world.file.VectorLines,
    interface: draw("The interface", () => seenElements(world, by), []),
    messages: world.messages.filter((message) => hears(by, message)),
    notebook: Object.values(world.file.TabStates).filter(
      (tab) => tab.color === "Grey" || tab.color === by.color || by.color === "Black",
    ),
    note: world.file.Note,
    menu: world.menu.map(({ label }) => label),
    hotkeys: world.hotkeys.map(({ label }) => label),
    pings: world.pings,
    dialog: by.dialog,
    camera: by.camera,
    turn: world.file.Turns.Enable ? world.file.Turns.TurnColor : "",
  };
}

function seenObjects(world: World, by: Person, recall: Recall): SeenObject[] {
  const out: SeenObject[] = [];
  for (const object of world.objects.values()) {
    const cover = object.kind.zone === true ? "invisible" : hiding(world, object, by);
    if (cover === "invisible") continue;
    const hidden = cover === "hidden";
    const look = (): SeenObject => (hidden ? seenHidden(world, object) : seen(world, object));
    const found = recall(object, hidden, look);
    if (found !== undefined) out.push(found);
  }
  return out;
}

function seenHands(world: World): SeenHand[] {
  const zones = [...world.objects.values()].filter(
    ({ data }) => data.Name === "HandTrigger" && COLORS.includes(data.FogColor ?? ""),
  );
  const counts = new Map<number, number>();
  for (const { hand } of world.objects.values())
    if (hand !== undefined) counts.set(hand, (counts.get(hand) ?? 0) + 1);
  return zones.map(({ handle, data, position, rotation, scale }) => ({
    ...{ color: data.FogColor ?? "", position, rotation, scale, count: counts.get(handle) ?? 0 },
  }));
}

const WHITE = { r: 1, g: 1, b: 1 };

/** What is kept from a person: its place and size, whose hand it is in, and for cards the back. */
function seenHidden(world: World, object: TableObject): SeenObject {
  const card = isCard(object) || object.kind.holds === "cards";
  const back = card ? cardPicture(object, "hidden") : NO_PICTURE;
  const { position, rotation } = destination(object);
  return {
    handle: object.handle,
    guid: "",
    type: card ? "Card" : "Hidden",
    name: "",
    description: "",
    position,
    rotation,
    scale: object.scale,
    size: sizeOf(world, object, "drawn"),
    motion: object.motion,
    tint: WHITE,
    side: "hidden",
    picture: back.picture,
    sheet: back.sheet,
    mesh: "",
    text: undefined,
    count: 1,
    value: 0,
    shows: undefined,
    locked: false,
    interactable: true,
    buttons: [],
    menu: [],
    lines: [],
    highlighted: undefined,
    held: object.heldBy,
    hand: handColor(world, object),
  };
}

/** Looked at often: one object, and nothing made on the way that is not needed. */
function seen(world: World, object: TableObject): SeenObject {
  const { data, highlight } = object;
  const cards = isCard(object) || object.kind.holds === "cards";
  const side = isFaceDown(object) ? "back" : "front";
  const named = !isNameless(object);
  const { position, rotation } = destination(object);
  const shown = cards ? cardPicture(object, side) : undefined;
  return {
    handle: object.handle,
    guid: object.guid,
    type: object.kind.type,
    name: named ? (data.Nickname ?? "") : "",
    description: named ? (data.Description ?? "") : "",
    position,
    rotation,
    scale: object.scale,
    size: sizeOf(world, object, "drawn"),
    motion: object.motion,
    tint: data.ColorDiffuse ?? WHITE,
    side,
    picture: shown === undefined ? picture(object, side) : shown.picture,
    sheet: shown?.sheet,
    mesh: url(data.CustomMesh?.["MeshURL"]),
    text: data.Name === "3DText" ? writing(data.Text ?? {}) : undefined,
    count: object.kind.holds === undefined ? 1 : countOf(object),
    value: object.value,
    shows: atRest(object) && hasFaces(object) ? rotationValue(object) : undefined,
    locked: data.Locked === true,
    interactable: object.interactable,
    buttons: named ? [...object.buttons] : object.buttons.map((button) => facing(object, button)),
    menu: object.menu.map(({ label }) => label),
    lines: object.lines,
    highlighted: highlight !== undefined && highlight.until > world.clock.frame ? highlight.color : undefined,
    held: object.heldBy,
    hand: handColor(world, object),
  };
}

const NO_PICTURE = { picture: "?", sheet: undefined };

/** Where an object is, or where its motion ends. */
function destination(object: TableObject): { position: XYZ; rotation: XYZ } {
  const { motion } = object;
  return motion === undefined ? object : { position: motion.toPosition, rotation: motion.toRotation };
}

function hasFaces({ kind, data }: TableObject): boolean {
  return kind.faces !== undefined || data.RotationValues !== undefined;
}

/** A button under a card that lies face down cannot be read; it keeps its place among the others. */
function facing(object: TableObject, button: TableButton): TableButton {
  const up = rotate(rotate({ x: 0, y: 1, z: 0 }, button.rotation), object.rotation);
  return up.y > 0 ? button : { ...button, label: "", tooltip: "", width: 0, height: 0 };
}

function atRest(object: TableObject): boolean {
  return object.motion === undefined && object.rolling === undefined && object.heldBy === undefined;
}

function writing(text: Readonly<Record<string, unknown>>): SeenObject["text"] {
  const { Text, fontSize, colorstate } = text;
  return {
    text: typeof Text === "string" ? Text : "",
    size: typeof fontSize === "number" ? fontSize : 64,
    color: colorIn(colorstate),
  };
}

function url(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** The picture of the side that is up; of a model its skin. */
function picture({ data }: TableObject, side: "front" | "back"): string {
  const image = data.CustomImage ?? {};
  const back = url(image["ImageSecondaryURL"]);
  if (side === "back" && back !== "") return back;
  return url(image["ImageURL"] ?? data.CustomMesh?.["DiffuseURL"]);
}

/** A deck shows the back or face of its top card. A sheet of backs tells which card it is, even in a hand. */
function cardPicture(object: TableObject, side: SeenObject["side"]): Pick<SeenObject, "picture" | "sheet"> {
  const list = inside(object);
  const top: ObjectData | undefined =
    object.kind.holds !== "cards" ? object.data : isFaceDown(object) ? list[0] : list[list.length - 1];
  if (top === undefined) return NO_PICTURE;
  const id = top.CardID ?? 0;
  const found = sheetOf(id, top, object.data);
  if (found === undefined) return NO_PICTURE;
  const { FaceURL, BackURL, NumWidth: columns, NumHeight: rows } = found;
  const cell = (at: number): SeenObject["sheet"] => ({ columns, rows, cell: at });
  if (side === "front") return { picture: FaceURL, sheet: cell(id % 100) };
  if (side === "hidden" && found.BackIsHidden !== true)
    return { picture: FaceURL, sheet: cell(columns * rows - 1) };
  return { picture: BackURL, sheet: found.UniqueBack === true ? cell(id % 100) : undefined };
}
