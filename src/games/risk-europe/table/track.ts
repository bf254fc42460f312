import { COLOURS } from "../meta";

/** The track of crowns below the map, in board pixels: cells from one crown on; the last one is for all who have more. */
export const CROWN_TRACK = { x: 100, y: 3386, h: 186, cell: 324, cells: 12 } as const;

/** Where the marker of a colour lies: two beside each other in two rows. */
export function crownSpot(crowns: number, colour: string): { readonly x: number; readonly y: number } {
  const cell = crowns > CROWN_TRACK.cells ? CROWN_TRACK.cells : crowns;
  const i = COLOURS.findIndex((id) => id === colour);
  const row = i < 2 ? 0 : 1;
  const x = CROWN_TRACK.x + (cell - 1) * CROWN_TRACK.cell + 178 + (i - 2 * row) * 84;
  return { x, y: CROWN_TRACK.y + 52 + row * 82 };
}
