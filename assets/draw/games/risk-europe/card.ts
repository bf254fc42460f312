/** The cards of Risk Europe: King's Orders, and Crown Cards with their missions. */
import type { Seat } from "../../kit/palette";
import { figure, look } from "../../pieces/icon";
import { plainTone } from "../../pieces/glyphs";
import { at, scroll } from "../../pieces/motifs";
import { back, face, sceneOf, type CardText, type Deck as Frame } from "../../table/card";
import { SCENES } from "./scenes";

const DECKS = {
  order: { tone: "#274a6d", label: "King's Orders" },
  crown: { tone: "#5b2f4e", label: "Crown Card" },
} as const satisfies Record<string, Frame>;
type Deck = keyof typeof DECKS;

const BACKS: Record<Deck, string> = {
  order: at(0, 0, 250, scroll()),
  crown: at(0, 0, 230, figure("crown", look(plainTone("crown")))),
};

/** A card's face without the svg element. */
export function cardFace(deck: Deck, c: CardText): string {
  return face(DECKS[deck], c, sceneOf(SCENES, c.id));
}

/** A card's back; King's Orders carry their player's shield. */
export function cardBack(deck: Deck, seat?: Seat): string {
  return back(DECKS[deck], BACKS[deck], seat);
}
