/** What each gesture of a browser does at the table. */
import { freeName } from "./names";
import { rename } from "../../world/coming";
import { Refused, say } from "../../world/world";
import type { Gesture } from "../../wire/protocol";
import type { Node } from "../../xml/parse";
import type { Person } from "../../world/types";
import type { Refused as RefusedAnswer } from "../../wire/answers";
import { personOf, type Room, type Tab } from "./room";
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
class Gone extends Error {}

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

/** Why a gesture was not done; undefined when it was. */
export type Outcome = Pick<RefusedAnswer, "code" | "why"> | undefined;

/** Does what a browser asks for its person. What the table refuses is said, what the script vetoes too. */
export async function gesture(room: Room, tab: Tab, request: Gesture): Promise<Outcome> {
  const by = tab.looking === undefined ? undefined : personOf(room, tab.looking);
  if (by === undefined) return { code: "pickSeat", why: "Say first who is at the screen." };
  const act = ACTS[request.t] as (context: Context, request: Gesture) => unknown;
  try {
    const done = await act({ room, tab, by, table: room.table, who: by.name }, request);
    return done === false ? { code: "script", why: "The script of the table does not allow it." } : undefined;
  } catch (error) {
    if (error instanceof Gone) return { code: "gone", why: error.message };
    if (error instanceof Refused) return { code: "table", why: sentence(error.message) };
    throw error;
  }
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
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
