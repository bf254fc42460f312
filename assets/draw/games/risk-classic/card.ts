/** The cards of classic RISK: a territory with its symbol, wild cards, missions. */
import { GOALS, MISSIONS } from "../../../../src/games/risk-classic/rules/missions";
import { ARTILLERY, CAVALRY } from "../../../../src/games/risk-classic/rules/symbols.data";
import { CONTINENTS } from "../../../../src/risk/world/continents";
import { TERRITORIES } from "../../../../src/risk/world/territories.data";
import { territoryFace } from "../../boxes/world/card";
import { patterns } from "../../boxes/world/ground";
import { rose } from "../../boxes/world/rose";
import { worldScene } from "../../boxes/world/scenes";
import { GILT, LEATHER, SEPIA, VELLUM_LIGHT } from "../../boxes/world/tones";
import { mix, SEATS, type Seat } from "../../kit/palette";
import { circle, g, stroked } from "../../kit/svg";
import type { Shapes } from "../../map/shapes";
import { figure, look } from "../../pieces/icon";
import { at, scroll } from "../../pieces/motifs";
import { back, face, type Deck } from "../../table/card";
import { countScene, destroyScene } from "./scenes";
import { MISSION_TEXTS } from "./texts";

const CARD: Deck = { tone: LEATHER, label: "RISK" };
const MISSION: Deck = { tone: "#5d2a26", label: "Secret Mission" };
const SYMBOLS = ["infantry", "cavalry", "artillery"];

const symbolOf = (id: string): string =>
  CAVALRY.includes(id) ? "cavalry" : ARTILLERY.includes(id) ? "artillery" : "infantry";

/** A symbol on a medal, `size` pixels across. */
function medal(kind: string, x: number, y: number, size: number, tone: string): string {
  return (
    circle(x, y, size / 2, stroked(SEPIA, 5, mix(VELLUM_LIGHT, tone, 0.35))) +
    circle(x, y, size / 2 - 9, stroked(GILT, 3.4)) +
    at(x, y, size * 0.68, figure(kind, look(mix(tone, VELLUM_LIGHT, 0.15), 3.4)))
  );
}

/** The face of a card of the deck. */
export function cardFace(shapes: Shapes, id: string): string {
  const index = TERRITORIES.findIndex((t) => t.id === id);
  if (index >= 0)
    return territoryFace(shapes, index, TERRITORIES[index].name, (wash) =>
      medal(symbolOf(id), 320, 660, 216, wash),
    );
  const text = { id, title: "Wild", rule: "" };
  const all = CONTINENTS.map((c) => c.id);
  const medals = SYMBOLS.map((kind, i) => medal(kind, 150 + i * 170, 664, 154, GILT));
  return g({}, face({ ...CARD, label: "any symbol" }, text, worldScene(shapes, all)), ...medals);
}

/** The face of a mission by its id. */
export function missionFace(shapes: Shapes, id: string): string {
  const goal = GOALS[MISSIONS.indexOf(id)];
  const text = { id, ...MISSION_TEXTS[id] };
  const scene =
    goal.kind === "destroy"
      ? destroyScene(goal.colour as Seat)
      : goal.kind === "continents"
        ? worldScene(
            shapes,
            goal.all.map((i) => CONTINENTS[i].id),
          )
        : countScene(shapes, goal.count);
  const tone = goal.kind === "destroy" ? SEATS[goal.colour as Seat].dark : MISSION.tone;
  const drawn = id === MISSIONS[0] ? patterns() : "";
  return g({}, drawn, face({ tone, label: MISSION.label }, text, scene));
}

export const cardBack = (): string => back(CARD, rose(0, 12, 150));
export const missionBack = (): string => back(MISSION, at(0, 0, 240, scroll()));
