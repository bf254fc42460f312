import { NOBODY } from "../../core/types";
import type { Thing } from "../../session/scene/thing";
import { TURN_ICON } from "../assets";
import { TINTS } from "../data/marks.data";
import { ground } from "./ground";

/** A solid model, a flat token cut out of a picture, or a card. */
type Form = "model" | "token" | "card";

const FORMS: Readonly<Record<string, Form>> = {
  unit: "model",
  shield: "token",
  banner: "model",
  castle: "model",
  capital: "model",
  token: "model",
  crown: "model",
  rank: "token",
  round: "model",
  first: "model",
  turn: "token",
  deck: "card",
  discards: "card",
  missions: "card",
  coins: "model",
  reserve: "model",
  card: "card",
  policy: "card",
  mission: "card",
  supply: "model",
};

export function formOf(thing: Thing): Form {
  return FORMS[thing.kind];
}

/** Id of whoever a thing belongs to: a colour or "neutral". */
export function ownerOf(thing: Thing): string {
  const { layout } = ground;
  return thing.owner < 0 || layout === undefined ? "neutral" : layout.colours[thing.owner];
}

/** The model of a thing that has one: the name of its file. */
export function modelOf(thing: Thing): string {
  switch (thing.kind) {
    case "unit":
    case "reserve":
      return thing.face;
    case "supply":
      return thing.face === "token" ? "plundered" : thing.face;
    case "token":
      return "plundered";
    case "coins":
      return "coin";
    case "round":
      return "crown";
    case "first":
      return "first_player";
    default:
      return thing.kind;
  }
}

/** The picture of a token, as a path below assets/. */
export function pictureOf(thing: Thing): string {
  if (thing.kind === "turn") return TURN_ICON;
  const owner = ownerOf(thing);
  return thing.kind === "shield" ? `icons/total-${owner}.png` : `icons/shield-${owner}.png`;
}

/** The colour that a model takes: its owner's where pieces are told apart by it, else its own. */
export function tintOf(thing: Thing): TtsRGB {
  const { kind } = thing;
  if (kind === "unit" || kind === "reserve" || kind === "banner" || kind === "capital")
    return TINTS[ownerOf(thing) as keyof typeof TINTS];
  const own = TINTS[modelOf(thing) as keyof typeof TINTS] as TtsRGB | undefined;
  return own ?? TINTS.neutral;
}

/** Whether an object changes its colour with its owner. */
export function isTinted(thing: Thing): boolean {
  return FORMS[thing.kind] === "model";
}

/** Whether people can pick an object up: units, the reserve, what was bought, coins, and cards in the hand. */
export function isFree(thing: Thing): boolean {
  const { kind, place } = thing;
  if (kind === "unit") return place === "land";
  if (kind === "castle") return place === "mat";
  return kind === "reserve" || kind === "coins" || kind === "supply" || isHeld(thing);
}

/** Whether a thing is a card in the hand of somebody who sits there. */
export function isHeld(thing: Thing): boolean {
  return thing.place === "hand" && thing.eyes !== NOBODY;
}

/** The same for things of which the one could become the other, by moving alone. */
export function figureOf(thing: Thing): string {
  const { kind } = thing;
  return kind === "unit" || kind === "reserve" ? `${thing.face} ${thing.owner}` : "";
}
