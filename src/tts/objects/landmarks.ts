import { landId } from "../../risk/europe/board";
import { cityName } from "../../games/castle-risk/text/names";
import { CITY_SPOTS } from "../data/places.data";
import { LANGUAGE } from "../panels/language";
import { later } from "../queue";
import { placeOf } from "./frame";
import { ground, OURS } from "./ground";

const LANDMARK = "landmark";
const SIZE = 0.25;

/**
 * Puts a labelled block on the middle of each city's symbol, or takes them away again: people can see whether
 * what is measured agrees with what is drawn.
 */
export function landmarks(): void {
  const there = getObjectsWithAllTags([OURS, LANDMARK]);
  if (there.length > 0) {
    for (const object of there) object.destruct();
    return;
  }
  const { board } = ground;
  if (board === undefined) return;
  const n = CITY_SPOTS.length;
  for (let t = 0; t < n; t++) {
    const spot = CITY_SPOTS[t];
    if (spot.length > 0) {
      const at = placeOf(board, spot[0], spot[1], SIZE / 2);
      const name = cityName(landId(t), LANGUAGE.names);
      later(5, () => {
        mark(name, at, board.yaw);
      });
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
      Transform: {
        ...{ posX: at.x, posY: at.y, posZ: at.z, rotX: 0, rotY: yaw, rotZ: 0 },
        ...{ scaleX: SIZE, scaleY: SIZE, scaleZ: SIZE },
      },
    },
    callback_function: (object) => {
      object.createButton({
        click_function: "castle_press",
        label: name,
        position: [0, 0.6, 1.6],
        width: 2400,
        height: 800,
        font_size: 600,
      });
    },
  });
}
