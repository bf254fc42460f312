import { LANGUAGE } from "../../language";
import { later } from "../../queue";
import { placeOf, transformOf } from "./frame";
import { registry, OURS } from "../registry";

const LANDMARK = "landmark";
const SIZE = 0.25;

/**
 * Puts a labelled block on each point that can be told on the drawing, or takes them away again: people can see whether
 * what is measured agrees with what is drawn.
 */
export function landmarks(): void {
  const there = getObjectsWithAllTags([OURS, LANDMARK]);
  if (there.length > 0) {
    for (const object of there) object.destruct();
    return;
  }
  const { board, kit } = registry;
  if (board === undefined) return;
  const { landmarks: spots } = kit.board;
  const n = spots.length;
  for (let t = 0; t < n; t++) {
    const spot = spots[t];
    if (spot.length > 0) {
      const at = placeOf(board, spot[0], spot[1], SIZE / 2);
      const name = kit.landmark(t, LANGUAGE);
      later(5, mark, name, at, board.yaw);
    }
  }
}

function mark(name: string, at: TtsXYZ, yaw: number): void {
  spawnObjectData({
    data: {
      Name: "BlockSquare",
      Nickname: name,
      Tags: [OURS, LANDMARK],
      Locked: true,
      ColorDiffuse: { r: 0.85, g: 0.16, b: 0.1 },
      Transform: transformOf(at, yaw, 0, SIZE),
    },
    callback_function: (object) => {
      object.createButton({
        click_function: "table_press",
        label: name,
        position: [0, 0.6, 1.6],
        width: 2400,
        height: 800,
        font_size: 600,
      });
    },
  });
}
