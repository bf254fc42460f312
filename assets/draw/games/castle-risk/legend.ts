import {
  CASTLE_COST,
  CASTLE_DICE,
  HIT_NEEDS,
  UNIT_COST,
} from "../../../../src/games/castle-risk/rules/numbers";
import { INFANTRY } from "../../../../src/games/castle-risk/rules/units";
import { RANK_ARCHERS, RANK_CAVALRY, RANK_SIEGE, WEAPON_DICE } from "../../../../src/risk/combat/ranks";
import { ARCHER, CAVALRY, SIEGE } from "../../../../src/risk/units";
import { arms, cartouche, type Arm } from "../../boxes/europe/cartouche";
import { frame } from "../../boxes/europe/frame";
import { ARMS_BOX, TITLE } from "../../boxes/europe/ornaments";
import { rankTrack } from "./track";

/** What so many dice must show in a phase. */
function dice(rank: number, count = 1): string[] {
  return new Array<string>(count).fill(`${HIT_NEEDS[rank]}+`);
}

const ARMS: readonly Arm[] = [
  { kind: "infantry", name: "Infantry", cost: UNIT_COST[INFANTRY], dice: [], note: "main combat" },
  { kind: "archer", name: "Archer", cost: UNIT_COST[ARCHER], dice: dice(RANK_ARCHERS) },
  { kind: "cavalry", name: "Cavalry", cost: UNIT_COST[CAVALRY], dice: dice(RANK_CAVALRY) },
  { kind: "siege", name: "Siege", cost: UNIT_COST[SIEGE], dice: dice(RANK_SIEGE, WEAPON_DICE) },
  { kind: "castle", name: "Castle", cost: CASTLE_COST, dice: dice(RANK_ARCHERS, CASTLE_DICE), extra: "+1" },
];

/** The title of the game on its scroll, about a middle. */
export function title(x: number, y: number): string {
  return cartouche(x, y, "Castle Risk", "Europe");
}

/** What the game draws over the board: its title, the table of arms, the tracks. */
export function legend(): string[] {
  const { x, y, w, h } = ARMS_BOX;
  return [title(TITLE.x, TITLE.y), arms(x, y, w, h, ARMS), frame(rankTrack())];
}
