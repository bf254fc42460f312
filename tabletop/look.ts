import { handColor } from "./world/hands";
import { inside, isCard } from "./world/containers";
import { isFaceDown, type TableObject } from "./world/objects";
import { mustBeThere, type Person } from "./world/players";
import { seenElements, type SeenElement } from "./world/interface";
import type { CardSheet, NotebookTab, ObjectData, RGB, XYZ } from "./save/types";
import type { Message, World } from "./world/world";

/** An object as one person sees it. */
export interface SeenObject {
  /** Empty for what is hidden. */
  guid: string;
  type: string;
  name: string;
  description: string;
  position: XYZ;
  rotation: XYZ;
  scale: XYZ;
  tint: RGB;
  /** "hidden" is a question mark or a back that others may see past. */
  side: "front" | "back" | "hidden";
  /** The picture on that side, as URL and, for sheets, the cell. */
  picture: string;
  /** How much a container shows to hold; 1 for others. */
  count: number;
  value: number;
  buttons: { label: string; tooltip: string }[];
  menu: string[];
  highlighted: RGB | undefined;
  held: string | undefined;
}

/** All that one person sees and has been told. */
export interface View {
  objects: SeenObject[];
  interface: SeenElement[];
  messages: Message[];
  notebook: NotebookTab[];
  note: string;
  dialog: Person["dialog"];
  camera: Person["camera"];
  turn: string;
}

/** The view of a person by colour or name. Black sees all; spectators see what no one hides. */
export function view(world: World, who: string): View {
  const by = mustBeThere(world, who);
  const mine = (to: string | undefined): boolean =>
    to === undefined || to === by.color || to === by.name || to === String(by.id);
  return {
    objects: seenObjects(world, by),
    interface: seenElements(world, by),
    messages: world.messages.filter(
      (message) => mine(message.to) && (by.host || (message.way !== "log" && message.way !== "error")),
    ),
    notebook: Object.values(world.file.TabStates).filter(
      (tab) => tab.color === "Grey" || tab.color === by.color || by.color === "Black",
    ),
    note: world.file.Note,
    dialog: by.dialog,
    camera: by.camera,
    turn: world.file.Turns.Enable ? world.file.Turns.TurnColor : "",
  };
}

function seenObjects(world: World, by: Person): SeenObject[] {
  return [...world.objects.values()]
    .filter((object) => object.kind.zone !== true && hiding(world, object, by) !== "invisible")
    .map((object) => seen(world, object, hiding(world, object, by) === "hidden"));
}

/** How an object is kept from a person: by its hand, or by what the script attached to it. */
function hiding(world: World, object: TableObject, by: Person): "hidden" | "invisible" | undefined {
  if (by.color === "Black") return undefined;
  let found: "hidden" | undefined;
  for (const { colors, way } of object.hiddenFrom.values()) {
    if (!colors.includes(by.color)) continue;
    if (way === "invisible") return "invisible";
    found = "hidden";
  }
  const owner = handColor(world, object);
  const mode = world.file.Hands.Hiding;
  if (owner === undefined || mode === 2) return found;
  return (owner === by.color) === (mode === 1) ? "hidden" : found;
}

function seen(world: World, object: TableObject, hidden: boolean): SeenObject {
  const { data } = object;
  const cards = isCard(object) || object.kind.holds === "cards";
  const side = hidden ? "hidden" : isFaceDown(object) ? "back" : "front";
  const nameless = hidden || (side === "back" && (data.HideWhenFaceDown ?? cards));
  return {
    guid: hidden ? "" : object.guid,
    type: object.kind.type,
    name: nameless ? "" : (data.Nickname ?? ""),
    description: nameless ? "" : (data.Description ?? ""),
    ...{ position: object.position, rotation: object.rotation, scale: object.scale },
    tint: data.ColorDiffuse ?? { r: 1, g: 1, b: 1 },
    side,
    picture: cards ? cardPicture(object, side) : picture(data, side),
    count: object.kind.holds === undefined ? 1 : inside(object).length,
    value: object.value,
    buttons: object.buttons.map(({ label, tooltip }) => ({ label, tooltip })),
    menu: object.menu.map(({ label }) => label),
    highlighted:
      object.highlight !== undefined && object.highlight.until > world.clock.frame
        ? object.highlight.color
        : undefined,
    held: object.heldBy,
  };
}

function picture(data: ObjectData, side: SeenObject["side"]): string {
  const image = data.CustomImage ?? {};
  const back = image["ImageSecondaryURL"];
  if (side === "hidden") return "?";
  const url = side === "back" && typeof back === "string" && back !== "" ? back : image["ImageURL"];
  return typeof url === "string" ? url : "";
}

/** A deck shows the back or face of its top card. A sheet of backs tells which card it is, even in a hand. */
function cardPicture(object: TableObject, side: SeenObject["side"]): string {
  const list = inside(object);
  const top =
    object.kind.holds !== "cards" ? object.data : isFaceDown(object) ? list[0] : list[list.length - 1];
  const id = top.CardID ?? 0;
  const sheet = (top.CustomDeck ?? object.data.CustomDeck ?? {})[String(Math.floor(id / 100))] as
    CardSheet | undefined;
  if (sheet === undefined) return "?";
  const cell = `#${id % 100}`;
  if (side === "front") return sheet.FaceURL + cell;
  if (side === "hidden" && sheet.BackIsHidden !== true)
    return `${sheet.FaceURL}#${sheet.NumWidth * sheet.NumHeight - 1}`;
  return sheet.UniqueBack === true ? sheet.BackURL + cell : sheet.BackURL;
}
