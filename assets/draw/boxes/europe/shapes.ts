/** The territories of Europe as shapes on the finished board. */
import { TERRITORIES } from "../../../../src/risk/europe/territories.data";
import { shapesOf, type Shapes } from "../../map/shapes";
import { divideEurope } from "./divide";
import { toBase } from "./project";

/** The board in pixels, and the frame's inner edge around the map. */
export const BOARD = { w: 4096, h: 3600 };
export const MAP = { x: 100, y: 150, w: 3896, h: 3200 };

/** Area in board pixels that a land wants; lands with a city need more, those on the sea can lend from it. */
const WANTED: Record<string, number> = {
  wales: 180000,
  leon_castile: 310000,
  normandy: 260000,
  brittany: 145000,
  sardinia: 230000,
  pomerania: 320000,
  prussia: 135000,
  granada: 165000,
  portugal: 165000,
  barcelona: 165000,
  valencia: 150000,
  kingdom_of_sicily: 200000,
  rome: 285000,
  greece: 290000,
  ireland: 310000,
  england: 350000,
  scotland: 215000,
  norway: 180000,
  friesland: 165000,
  denmark: 200000,
  estonia: 175000,
  burgundy: 300000,
  saxony: 240000,
  swabia: 260000,
  franconia: 140000,
  highlands: 145000,
  bohemia: 135000,
  bavaria: 140000,
  lorraine: 140000,
  smolensk: 120000,
  polotsk: 120000,
  bulgaria: 125000,
  serbia: 130000,
  rusland: 205000,
  novgorod: 290000,
  france: 235000,
  poland: 215000,
  hungary: 210000,
  turkey: 270000,
  sweden: 230000,
  algeria: 230000,
  venice: 145000,
};
const WANTED_PLAIN = 150000;
const WANTED_CITY = 240000;

/** Divides, smooths, stretches and scales the map: the same every time. */
export function makeShapes(): Shapes {
  const wanted = TERRITORIES.map((t) => WANTED[t.id] ?? (t.city ? WANTED_CITY : WANTED_PLAIN));
  return shapesOf(divideEurope(), { wanted, sea: 0.82, waste: 0.5, most: 13 }, MAP, toBase);
}
