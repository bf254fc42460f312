/** The cards of Castle Risk: policies, missions, and those of the deck. */
import { back, face, sceneOf, type CardText, type Deck as Frame } from "../../table/card";
import type { Seat } from "../../kit/palette";
import { figure, look } from "../../pieces/icon";
import { at, church, scroll, swords } from "../../pieces/motifs";
import { SCENES } from "./scenes";

const DECKS = {
  policy: { tone: "#7c3a22", label: "Kingdom Policy" },
  mission: { tone: "#33493a", label: "Papal Mission" },
  castle: { tone: "#2f5068", label: "Castle Risk" },
} as const satisfies Record<string, Frame>;
type Deck = keyof typeof DECKS;

const BACKS: Record<Deck, string> = {
  policy: at(0, 0, 250, scroll()),
  mission: at(0, 6, 236, church()),
  castle: at(0, -6, 210, swords()) + at(0, 20, 190, figure("castle", look("#d8cbb0"))),
};

/** A card's face without the svg element. */
export function cardFace(deck: Deck, c: CardText): string {
  return face(DECKS[deck], c, sceneOf(SCENES, c.id));
}

/** A card's back; policies carry their player's shield. */
export function cardBack(deck: Deck, seat?: Seat): string {
  return back(DECKS[deck], BACKS[deck], seat);
}
