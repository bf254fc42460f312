import { NOBODY } from "../../../core/types";
import type { PieceKind, Tint } from "../../../session/scene/pieces";
import type { Thing } from "../../../session/scene/thing";
import { colourName } from "../../../text/names";
import { LANGUAGE } from "../../language";
import { registry } from "../registry";

/** What the game says of all pieces like this one. */
export function kindOf(thing: Thing): PieceKind {
  return registry.kit.kinds[thing.kind];
}

/** Whether a thing is a solid model; else it is flat. */
export function isModel(thing: Thing): boolean {
  return kindOf(thing).form === "model";
}

/** Id of whoever a thing belongs to: a colour or "neutral". */
export function ownerOf(thing: Thing): string {
  const { layout } = registry;
  return thing.owner < 0 || layout === undefined ? "neutral" : layout.colours[thing.owner];
}

/** The model of a thing that has one: the name of its file. */
export function modelOf(thing: Thing): string {
  const { model, models } = kindOf(thing);
  return model ?? models?.[thing.face] ?? thing.face;
}

/** The picture of a token, as a path below assets/. */
export function pictureOf(thing: Thing): string {
  const { picture, owned } = kindOf(thing);
  return owned === true ? `${picture ?? ""}${ownerOf(thing)}.png` : (picture ?? "");
}

/** The colour that a model takes: its owner's where pieces are told apart by it, else its own. */
export function tintOf(thing: Thing): Tint {
  const { tints } = registry.kit;
  const tint = kindOf(thing).owned === true ? tints[ownerOf(thing)] : tints[modelOf(thing)];
  return tint ?? tints.neutral ?? WHITE;
}

const WHITE: Tint = { r: 1, g: 1, b: 1 };

/** Whether people can pick an object up. */
export function isFree(thing: Thing): boolean {
  return isHeld(thing) || kindOf(thing).movable?.includes(thing.place) === true;
}

/** Whether a thing is a card in the hand of somebody who sits there. */
export function isHeld(thing: Thing): boolean {
  return thing.place === "hand" && thing.eyes !== NOBODY;
}

/** The same for things of which the one could become the other, by moving alone; empty for all others. */
export function figureOf(thing: Thing): string {
  return kindOf(thing).figure === true ? `${thing.face} ${thing.owner}` : "";
}

/**
 * What an object says when the pointer rests on it; figures whose they are, besides, as they differ by colour alone. Cards
 * of a hand say nothing: others must not read it.
 */
export function nameOf(thing: Thing): string {
  if (isHeld(thing)) return "";
  const name = registry.kit.name(thing, LANGUAGE);
  const { figure, owned } = kindOf(thing);
  if (figure !== true || owned !== true) return name;
  return LANGUAGE.objects.figure(name, colourName(ownerOf(thing), LANGUAGE.names));
}
