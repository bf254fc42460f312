import { personOf, type Room, type Tab } from "./room";
import { COLORS } from "../../world/colors";
import { Refused } from "../../world/world";
import type { Gesture } from "../protocol";
import type { Node } from "../../xml/parse";
import type { Person } from "../../world/types";
import type { Refused as RefusedAnswer } from "../answers";

/** Why a gesture was not done; undefined when it was. */
export type Outcome = Pick<RefusedAnswer, "code" | "why"> | undefined;

/** Does what a browser asks for its person. What the table refuses is said, what the script vetoes too. */
export async function gesture(room: Room, tab: Tab, request: Gesture): Promise<Outcome> {
  const by = tab.looking === undefined ? undefined : personOf(room, tab.looking);
  if (by === undefined) return { code: "pickSeat", why: "The curtain is down." };
  try {
    const done = await act(room, tab, by, request);
    return done === false ? { code: "script", why: "The script of the table does not allow it." } : undefined;
  } catch (error) {
    if (error instanceof Gone) return { code: "gone", why: error.message };
    if (error instanceof Refused) return { code: "table", why: sentence(error.message) };
    throw error;
  }
}

/** A key that means nothing (any more). */
class Gone extends Error {}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

function pieceOf({ screen }: Tab, key: number): { handle: number } {
  const handle = screen.keys.byPiece.get(key);
  if (handle === undefined) throw new Gone("That piece is not there.");
  return { handle };
}

function elementOf({ screen }: Tab, key: number): Node {
  const node = screen.keys.byElement.get(key);
  if (node === undefined || screen.scene?.elements.has(key) !== true)
    throw new Gone("That element is not there.");
  return node;
}

function holds(room: Room, by: Person): boolean {
  return [...room.table.session.world.objects.values()].some(({ heldBy }) => heldBy === by.color);
}

/** The table's gestures name people by seat or name: no name is that of a seat. */
async function act(room: Room, tab: Tab, by: Person, request: Gesture): Promise<unknown> {
  const { table } = room;
  const who = by.name;
  const over = (key: number | undefined): { handle: number } | undefined =>
    key === undefined ? undefined : pieceOf(tab, key);
  switch (request.t) {
    case "pick":
    case "draw": {
      if (holds(room, by)) throw new Refused("your hand is full");
      const piece = pieceOf(tab, request.piece);
      return request.t === "pick" ? table.pickUp(who, piece) : table.drawFrom(who, piece);
    }
    case "drag":
      return table.drag(who, { x: request.x, z: request.z });
    case "drop": {
      const { x, z } = request;
      return table.drop(who, ...(x === undefined || z === undefined ? [] : [{ x, z }]));
    }
    case "flip":
      return table.flip(who, pieceOf(tab, request.piece));
    case "rotate":
      return table.rotate(who, pieceOf(tab, request.piece), request.steps);
    case "randomize":
      return table.randomize(who, pieceOf(tab, request.piece));
    case "peek":
      return table.peek(who, pieceOf(tab, request.piece));
    case "hover":
      return table.hover(who, over(request.piece));
    case "number":
      return table.typeNumber(who, pieceOf(tab, request.piece), request.digits, request.alt === true);
    case "press":
      return table.pressButton(who, pieceOf(tab, request.piece), request.button, request.right === true);
    case "menu": {
      const piece = over(request.piece);
      if (piece !== undefined) return table.chooseMenu(who, piece, request.item);
      return table.chooseTableMenu(who, request.item, { x: request.x ?? 0, y: 1, z: request.z ?? 0 });
    }
    case "hotkey":
      return table.pressHotkey(who, request.label, over(request.piece));
    case "scripting":
      return table.pressScripting(who, request.button);
    case "click":
      return table.click(who, elementOf(tab, request.element), String(request.key ?? -1));
    case "type": {
      const element = elementOf(tab, request.element);
      const { text } = request;
      return request.submit === true ? table.submit(who, element, text) : table.type(who, element, text);
    }
    case "choose":
      return table.choose(who, elementOf(tab, request.element), request.value);
    case "chat":
      return table.chat(who, request.text);
    case "ping":
      return table.ping(who, { x: request.x, y: 1, z: request.z }, over(request.piece));
    case "endTurn":
      return table.endTurn(who);
    case "answer":
      if (by.dialog === undefined || tab.screen.dialog.n !== request.dialog)
        throw new Gone("That dialog is not there any more.");
      return table.answerDialog(who, request.value);
    case "sit":
      return table.sit(who, request.color);
    case "rename":
      if (by.color !== "Grey") throw new Refused("whoever sits keeps their name: stand up first");
      by.name = freeName(room, request.name, by.id);
      return undefined;
  }
}

/** A name that nobody else has, and that is neither a colour nor a number: the script finds people by those. */
export function freeName(room: Room, wanted: string, except?: number): string {
  const { list } = room.table.session.world.people;
  const plain = wanted
    .replace(/[\p{C}[\]<>]/gu, "")
    .replace(/\s+/g, " ")
    .trim();
  const base = plain === "" || /^[\d\s]+$/.test(plain) || isColor(plain) ? `Guest ${plain}`.trim() : plain;
  const taken = (name: string): boolean => list.some((one) => one.id !== except && one.name === name);
  let name = base;
  for (let n = 2; taken(name); n++) name = `${base} ${n}`;
  return name;
}

function isColor(text: string): boolean {
  return COLORS.some((color) => color.toLowerCase() === text.toLowerCase());
}
