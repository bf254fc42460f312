import { CASTLE_COST, HIT_NEEDS, UNIT_COST } from "../../../../src/games/risk-europe/rules/numbers";
import { FOOTMAN } from "../../../../src/games/risk-europe/rules/units";
import { RANK_ARCHERS, RANK_CAVALRY, RANK_SIEGE, WEAPON_DICE } from "../../../../src/risk/combat/ranks";
import { ARCHER, CAVALRY, SIEGE } from "../../../../src/risk/units";
import { arms, cartouche, type Arm } from "../../boxes/europe/cartouche";
import { frame } from "../../boxes/europe/frame";
import { ARMS_BOX, TITLE } from "../../boxes/europe/ornaments";
import { crownTrack } from "./track";

/** What so many dice must show in a rank. */
function dice(rank: number, count = 1): string[] {
  return new Array<string>(count).fill(`${HIT_NEEDS[rank]}+`);
}

const ARMS: readonly Arm[] = [
  { kind: "infantry", name: "Footmen", cost: UNIT_COST[FOOTMAN], dice: [], note: "general attack" },
  { kind: "archer", name: "Archers", cost: UNIT_COST[ARCHER], dice: dice(RANK_ARCHERS) },
  { kind: "cavalry", name: "Cavalry", cost: UNIT_COST[CAVALRY], dice: dice(RANK_CAVALRY) },
  { kind: "siege", name: "Siege", cost: UNIT_COST[SIEGE], dice: dice(RANK_SIEGE, WEAPON_DICE) },
  { kind: "castle", name: "Castle", cost: CASTLE_COST, dice: [], note: "rolls again" },
];

/** What the game draws over the board: its title, the table of arms, the tracks. */
export function legend(): string[] {
  const { x, y, w, h } = ARMS_BOX;
  return [cartouche(TITLE.x, TITLE.y, "Risk", "Europe"), arms(x, y, w, h, ARMS), frame(crownTrack())];
}
