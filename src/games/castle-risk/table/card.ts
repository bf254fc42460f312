import type { CardFace } from "../../../session/scene/pieces";
import type { Thing } from "../../../session/scene/thing";
import { COLOURS } from "../meta";
import { SHEETS } from "./marks.data";

type SheetName = keyof typeof SHEETS;

/** Each in full: a save takes all files along whose paths begin as its script has it. */
const PATHS: Readonly<Record<SheetName, string>> = {
  policies: "cards/policies.jpg",
  missions: "cards/missions.jpg",
  castle: "cards/castle.jpg",
};

/** One deck for each pair of sheet and back: policies have the back of their owner. */
const CASTLE = 1;
const MISSIONS = 2;
const POLICIES = 3;

/** What a card shows: its face, or for a blank nothing but the back. */
export function cardFace({ kind, face }: Thing, owner: string): CardFace {
  if (kind === "policy") {
    const deck = POLICIES + COLOURS.indexOf(owner as (typeof COLOURS)[number]);
    return faceOf("policies", face, deck, `cards/back-policy-${owner}.jpg`);
  }
  return kind === "mission" || kind === "missions"
    ? faceOf("missions", face, MISSIONS, "cards/back-mission.jpg")
    : faceOf("castle", face, CASTLE, "cards/back-castle.jpg");
}

function faceOf(name: SheetName, face: string, deck: number, back: string): CardFace {
  const { columns, rows } = SHEETS[name];
  const cells: readonly string[] = SHEETS[name].cells;
  const cell = face === "" ? -1 : cells.indexOf(face);
  return { deck, sheet: PATHS[name], back, columns, rows, cell };
}
