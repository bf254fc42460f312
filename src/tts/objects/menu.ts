import { UNITS } from "../../games/castle-risk/rules/units";
import { later } from "../queue";
import type { Thing } from "../../session/scene/thing";
import { LANGUAGE } from "../panels/language";
import { ground, pieceOf } from "./ground";
import { ownerOf } from "./look";

/** Adds what can be said to a piece of a territory in its own menu, and how it is changed by hand. */
export function addMenu(object: TtsObject, thing: Thing): void {
  const { choose, most, confirm } = LANGUAGE.objects;
  if (thing.place === "land" || thing.place === "force") {
    object.addContextMenuItem(choose, chosen);
    object.addContextMenuItem(most, saidMost);
    object.addContextMenuItem(confirm, saidConfirm);
  }
  if (ground.manual) for (const change of changesOf(thing)) addChange(object, change);
}

/** What work a menu is, in the queue. */
const MENU_COST = 1;

/** Gives all pieces the menus that they have where people may change them, or may not. */
export function keepMenus(manual: boolean): void {
  if (ground.manual === manual) return;
  ground.manual = manual;
  for (const key of Object.keys(ground.pieces)) {
    const found = ground.pieces[key];
    if (found !== undefined && changesOf(found.thing).length > 0)
      later(MENU_COST, () => {
        const piece = ground.pieces[key];
        if (piece === undefined || !piece.live || piece.object.isDestroyed()) return;
        piece.object.clearContextMenu();
        addMenu(piece.object, piece.thing);
      });
  }
}

/** An item: its words, and the command with the piece's own place in the midst. */
interface Change {
  readonly label: string;
  readonly verb: string;
  readonly more: string;
}

function changesOf(thing: Thing): Change[] {
  const { oneMore, oneFewer, nextKind, nextOwner, noCastle, fiveMore, fiveFewer } = LANGUAGE.hand;
  const kind = UNITS.findIndex((unit) => unit === thing.face);
  if (thing.kind === "coins")
    return [
      { label: oneMore, verb: "coins", more: " 1" },
      { label: oneFewer, verb: "coins", more: " -1" },
      { label: fiveMore, verb: "coins", more: " 5" },
      { label: fiveFewer, verb: "coins", more: " -5" },
    ];
  if (thing.kind === "reserve")
    return [
      { label: oneMore, verb: "reserve", more: ` ${kind} 1` },
      { label: oneFewer, verb: "reserve", more: ` ${kind} -1` },
    ];
  if (thing.place !== "land") return [];
  switch (thing.kind) {
    case "unit":
      return [
        { label: oneMore, verb: "units", more: ` ${kind} 1` },
        { label: oneFewer, verb: "units", more: ` ${kind} -1` },
        { label: nextKind, verb: "kind", more: ` ${kind}` },
        { label: nextOwner, verb: "owner", more: "" },
      ];
    case "shield":
      return [{ label: nextOwner, verb: "owner", more: "" }];
    case "castle":
      return [{ label: noCastle, verb: "castle", more: "" }];
    case "token":
      return [
        { label: oneMore, verb: "tokens", more: " 1" },
        { label: oneFewer, verb: "tokens", more: " -1" },
      ];
    default:
      return [];
  }
}

function addChange(object: TtsObject, { label, verb, more }: Change): void {
  const run = (colour: string, _at: TtsVector, on: TtsObject): void => {
    const piece = pieceOf(on);
    if (piece === undefined) return;
    const { thing } = piece;
    const where = thing.place === "mat" ? ownerOf(thing) : `${thing.at}`;
    ground.doer?.said(colour, `hand ${verb} ${where}${more}`);
  };
  object.addContextMenuItem(label, run, true);
}

function chosen(colour: string, _at: TtsVector, object: TtsObject): void {
  pressPiece(colour, object);
}

function saidMost(colour: string): void {
  ground.doer?.said(colour, "most");
}

function saidConfirm(colour: string): void {
  ground.doer?.said(colour, "confirm");
}

/** Somebody has chosen the territory where a piece stands. */
export function pressPiece(colour: string, object: TtsObject): void {
  const piece = pieceOf(object);
  if (piece === undefined) return;
  const { place, at } = piece.thing;
  if (place === "land" || place === "force") ground.doer?.pressed(colour, at);
}
