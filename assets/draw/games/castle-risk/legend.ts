import { arms, cartouche, type Arm } from "../../boxes/europe/cartouche";
import { frame } from "../../boxes/europe/frame";
import { ARMS_BOX, TITLE } from "../../boxes/europe/ornaments";
import { rankTrack } from "./track";

const ARMS: readonly Arm[] = [
  { kind: "infantry", name: "Infantry", cost: 1, dice: [], note: "main combat" },
  { kind: "archer", name: "Archer", cost: 2, dice: ["5+"] },
  { kind: "cavalry", name: "Cavalry", cost: 3, dice: ["3+"] },
  { kind: "siege", name: "Siege", cost: 6, dice: ["4+", "4+"] },
  { kind: "castle", name: "Castle", cost: 12, dice: ["5+", "5+"], extra: "+1" },
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
