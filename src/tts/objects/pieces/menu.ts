import { later } from "../../queue";
import type { PieceChange } from "../../../session/scene/pieces";
import type { Thing } from "../../../session/scene/thing";
import { LANGUAGE } from "../../language";
import { registry, pieceOf } from "../registry";
import { ownerOf } from "./look";

/** Adds what can be said to a piece of a territory in its own menu, and how it is changed by hand. */
export function addMenu(object: TtsObject, thing: Thing): void {
  const { choose, most, confirm } = LANGUAGE.objects;
  if (thing.place === "land" || thing.place === "force") {
    object.addContextMenuItem(choose, chosen);
    object.addContextMenuItem(most, saidMost);
    object.addContextMenuItem(confirm, saidConfirm);
  }
  if (registry.manual) for (const change of registry.kit.changes(thing, LANGUAGE)) addChange(object, change);
}

/** What work a menu is, in the queue. */
const MENU_COST = 1;

/** Gives all pieces the menus that they have where people may change them, or may not. */
export function keepMenus(manual: boolean): void {
  if (registry.manual === manual) return;
  registry.manual = manual;
  for (const key of Object.keys(registry.pieces)) {
    const found = registry.pieces[key];
    if (found !== undefined && registry.kit.changes(found.thing, LANGUAGE).length > 0)
      later(MENU_COST, () => {
        const piece = registry.pieces[key];
        if (piece === undefined || !piece.live || piece.object.isDestroyed()) return;
        piece.object.clearContextMenu();
        addMenu(piece.object, piece.thing);
      });
  }
}

/** The command names where the piece is when it is said: a colour of a mat, or a territory. */
function addChange(object: TtsObject, { label, verb, more }: PieceChange): void {
  const run = (colour: string, _at: TtsVector, on: TtsObject): void => {
    const piece = pieceOf(on);
    if (piece === undefined) return;
    const { thing } = piece;
    const where = thing.place === "mat" ? ownerOf(thing) : `${thing.at}`;
    registry.handlers.commanded(colour, `manual ${verb} ${where}${more}`);
  };
  object.addContextMenuItem(label, run, true);
}

function chosen(colour: string, _at: TtsVector, object: TtsObject): void {
  pressPiece(colour, object);
}

function saidMost(colour: string): void {
  registry.handlers.commanded(colour, "most");
}

function saidConfirm(colour: string): void {
  registry.handlers.commanded(colour, "confirm");
}

/** Somebody has chosen the territory where a piece stands, maybe for all that may go there. */
export function pressPiece(colour: string, object: TtsObject, all = false): void {
  const piece = pieceOf(object);
  if (piece === undefined) return;
  const { place, at } = piece.thing;
  if (place === "land" || place === "force") registry.handlers.pressed(colour, at, all);
}
