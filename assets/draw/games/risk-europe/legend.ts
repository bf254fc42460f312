import { arms, cartouche, type Arm } from "../../boxes/europe/cartouche";
import { frame } from "../../boxes/europe/frame";
import { ARMS_BOX, TITLE } from "../../boxes/europe/ornaments";
import { crownTrack } from "./track";

const ARMS: readonly Arm[] = [
  { kind: "infantry", name: "Footmen", cost: 1, dice: [], note: "general attack" },
  { kind: "archer", name: "Archers", cost: 2, dice: ["5+"] },
  { kind: "cavalry", name: "Cavalry", cost: 3, dice: ["3+"] },
  { kind: "siege", name: "Siege", cost: 10, dice: ["3+", "3+"] },
  { kind: "castle", name: "Castle", cost: 12, dice: [], note: "rolls again" },
];

/** What the game draws over the board: its title, the table of arms, the tracks. */
export function legend(): string[] {
  const { x, y, w, h } = ARMS_BOX;
  return [cartouche(TITLE.x, TITLE.y, "Risk", "Europe"), arms(x, y, w, h, ARMS), frame(crownTrack())];
}
