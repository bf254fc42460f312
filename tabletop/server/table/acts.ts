/** What each gesture of a browser does at the table. */
import { freeName } from "./names";
import { rename } from "../../world/coming";
import { Refused, say } from "../../world/world";
import type { Gesture } from "../../wire/protocol";
import type { Node } from "../../xml/parse";
import type { Person } from "../../world/types";
import type { Room, Tab } from "./room";
import type { Table } from "../../table";

/** Who makes a gesture, and where. */
interface Context {
  room: Room;
  table: Table;
  tab: Tab;
  by: Person;
  /** The table's gestures name people by seat or name: no name is that of a seat. */
  who: string;
}

/** A key that means nothing (any more). */
export class Gone extends Error {}

type Acts = { [T in Gesture["t"]]: (context: Context, request: Extract<Gesture, { t: T }>) => unknown };

const ACTS: Acts = {
  pick: (context, { piece }) => context.table.pickUp(context.who, freeHand(context, piece)),
  draw: (context, { piece }) => context.table.drawFrom(context.who, freeHand(context, piece)),
  drag: ({ table, who }, { x, z }) => table.drag(who, { x, z }),
  drop: ({ table, who }, { x, z }) =>
    table.drop(who, ...(x === undefined || z === undefined ? [] : [{ x, z }])),
  flip: ({ table, who, tab }, { piece }) => table.flip(who, pieceOf(tab, piece)),
  rotate: ({ table, who, tab }, { piece, steps }) => table.rotate(who, pieceOf(tab, piece), steps),
  randomize: ({ table, who, tab }, { piece }) => table.randomize(who, pieceOf(tab, piece)),
  peek: ({ table, who, tab }, { piece }) => table.peek(who, pieceOf(tab, piece)),
  hover: ({ table, who, tab }, { piece }) => table.hover(who, pieceOrNone(tab, piece)),
  number: ({ table, who, tab }, { piece, digits, alt }) =>
    table.typeNumber(who, pieceOf(tab, piece), digits, alt === true),
  press: ({ table, who, tab }, { piece, button, right }) =>
    table.pressButton(who, pieceOf(tab, piece), button, right === true),
  menu: ({ table, who, tab }, { piece: key, item, x, z }) => {
    const piece = pieceOrNone(tab, key);
    if (piece !== undefined) return table.chooseMenu(who, piece, item);
    return table.chooseTableMenu(who, item, { x: x ?? 0, y: 1, z: z ?? 0 });
  },
  hotkey: ({ table, who, tab }, { label, piece }) => table.pressHotkey(who, label, pieceOrNone(tab, piece)),
  scripting: ({ table, who }, { button }) => table.pressScripting(who, button),
  click: ({ table, who, tab }, { element, key }) =>
    table.click(who, elementOf(tab, element), String(key ?? -1)),
  type: ({ table, who, tab }, { element: key, text, submit }) => {
    const element = elementOf(tab, key);
    return submit === true ? table.submit(who, element, text) : table.type(who, element, text);
  },
  choose: ({ table, who, tab }, { element, value }) => table.choose(who, elementOf(tab, element), value),
  chat: ({ table, who }, { text }) => table.chat(who, text),
  ping: ({ table, who, tab }, { x, z, piece }) => table.ping(who, { x, y: 1, z }, pieceOrNone(tab, piece)),
  endTurn: ({ table, who }) => table.endTurn(who),
  answer: ({ table, who, tab, by }, { dialog, value }) => {
    if (by.dialog === undefined || tab.screen.dialog.n !== dialog)
      throw new Gone("That dialog is not there any more.");
    return table.answerDialog(who, value);
  },
  sit: ({ table, who }, { color }) => table.sit(who, color),
  rename: ({ room, by }, { name }) => {
    const wanted = freeName(room, name, by.id);
    if (wanted === by.name) return;
    const { world } = room.table.session;
    say(world, { way: "print", text: `${by.name} is now ${wanted}.` });
    rename(world, by, wanted);
  },
};

/** Makes a gesture at the table; what comes of it is false where the script forbids it. */
export function act(context: Context, request: Gesture): unknown {
  const does = ACTS[request.t] as (context: Context, request: Gesture) => unknown;
  return does(context, request);
}

function pieceOf({ screen }: Tab, key: number): { handle: number } {
  const handle = screen.keys.byPiece.get(key);
  if (handle === undefined) throw new Gone("That piece is no longer there.");
  return { handle };
}

function pieceOrNone(tab: Tab, key: number | undefined): { handle: number } | undefined {
  return key === undefined ? undefined : pieceOf(tab, key);
}

/** The piece of a key, for whoever holds nothing yet. */
function freeHand({ room, tab, by }: Context, key: number): { handle: number } {
  const objects = [...room.table.session.world.objects.values()];
  if (objects.some(({ heldBy }) => heldBy === by.color)) throw new Refused("your hand is full");
  return pieceOf(tab, key);
}

function elementOf({ screen }: Tab, key: number): Node {
  const node = screen.keys.byElement.get(key);
  if (node === undefined || screen.scene?.elements.has(key) !== true)
    throw new Gone("What you pressed is no longer there.");
  return node;
}
