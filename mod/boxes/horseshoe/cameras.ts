import type { CameraState, Contents, Drawings } from "../../box";
import type { Spot } from "../../object";
import { boardArea, seatPlaces, TABLE_TOP } from "./layout";

/** The views of the save, all with north up: the whole board, then the mat of each seat with its hand. */
export function cameraStates({ colours }: Contents, drawings: Drawings): CameraState[] {
  const board = boardArea(drawings);
  const seats = seatPlaces(board, colours);
  return [
    camera({ x: 0, z: -1.5 }, 72, board.depth + 8),
    ...seats.map(({ mat, hand }) => camera({ x: mat.x, z: (mat.z + hand.z) / 2 }, 60, 17)),
  ];
}

function camera({ x, z }: Spot, pitch: number, distance: number): CameraState {
  const angle = (pitch * Math.PI) / 180;
  const round = (n: number): number => Math.round(n * 100) / 100 + 0;
  return {
    Position: { x: round(x), y: TABLE_TOP, z: round(z) },
    Rotation: { x: pitch, y: 0, z: 0 },
    Distance: distance,
    Zoomed: false,
    AbsolutePosition: {
      x: round(x),
      y: round(TABLE_TOP + Math.sin(angle) * distance),
      z: round(z - Math.cos(angle) * distance),
    },
  };
}
