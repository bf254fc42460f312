/** The card of a territory: its land on the map, and below it what a game has it for. */
import { CONTINENTS } from "../../../../src/risk/world/continents";
import { TERRITORIES } from "../../../../src/risk/world/territories.data";
import { mix } from "../../kit/palette";
import { g } from "../../kit/svg";
import type { Shapes } from "../../map/shapes";
import { face } from "../../table/card";
import { patterns } from "./ground";
import { landScene } from "./scenes";
import { SEPIA, TONES } from "./tones";

/**
 * The face of a territory's card by its index, with the name that a game has for it. `mark` draws below the picture in
 * the continent's wash. The card of the first territory brings the patterns for its whole sheet.
 */
export function territoryFace(
  shapes: Shapes,
  index: number,
  title: string,
  mark: (wash: string) => string,
): string {
  const { id, continent } = TERRITORIES[index];
  const { wash } = TONES[continent];
  const deck = {
    tone: mix(wash, SEPIA, 0.45),
    label: CONTINENTS.find((c) => c.id === continent)?.name ?? continent,
  };
  const text = { id, title, rule: "" };
  return g({}, index === 0 ? patterns() : "", face(deck, text, landScene(shapes, index)), mark(wash));
}
