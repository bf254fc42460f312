import { NEUTRAL, NOBODY } from "../../core/types";
import { SUPPLY } from "./pieces";
import type { Group, Thing } from "./thing";

/** The supply beside the board, a piece for each of these faces: who drags one onto the board changes it by hand. */
export function trayOf(faces: readonly string[]): Group {
  return { things: faces.map((face, at) => supply(face, at)), facts: [] };
}

function supply(face: string, at: number): Thing {
  return {
    key: `supply:${face}`,
    kind: SUPPLY,
    place: "tray",
    at,
    owner: NEUTRAL,
    face,
    count: 1,
    eyes: NOBODY,
  };
}
