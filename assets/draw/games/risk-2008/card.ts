/** The cards of the edition of 2008: a territory with one star or two. */
import { CARD_IDS, STARS } from "../../../../src/games/risk-2008/rules/cards";
import { placeName } from "../../../../src/games/risk-2008/text/names";
import { territoryFace } from "../../boxes/world/card";
import { LEATHER } from "../../boxes/world/tones";
import type { Shapes } from "../../map/shapes";
import { at, star } from "../../pieces/motifs";
import { back } from "../../table/card";

/** Where stars stand below the picture, by how many there are. */
const ROWS: readonly (readonly number[])[] = [[], [320], [212, 428]];

/** The face of a card by its index. */
export function cardFace(shapes: Shapes, card: number): string {
  const stars = ROWS[STARS[card]].map((x) => at(x, 654, 206, star())).join("");
  return territoryFace(shapes, card, placeName(CARD_IDS[card]), () => stars);
}

export const cardBack = (): string => back({ tone: LEATHER, label: "RISK 2008" }, at(0, 0, 250, star()));
