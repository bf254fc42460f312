import { registry, type Piece } from "../registry";
import { kindOf } from "../pieces/look";
import { writeLabel } from "../pieces/label";

/** Writes a mark on what is pressed in territories; others lose theirs. */
export function markLands(marks: Readonly<Record<number, string | undefined>>): void {
  registry.marks = marks;
  for (const key of Object.keys(registry.pieces)) {
    const piece = registry.pieces[key];
    if (piece?.live === true && isPressed(piece)) writeLabel(piece);
  }
}

function isPressed({ thing }: Piece): boolean {
  return thing.place === "land" && kindOf(thing).button === true;
}
