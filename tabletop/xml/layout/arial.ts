import { ADVANCES } from "./arial.data";
import type { Face, Measure } from "./measure";

/** Letters of Arial, which Unity falls back to, as a scalable font has them; pictures as `picture` says. */
export function arial(picture: Measure["picture"] = () => [0, 0]): Measure {
  return {
    advance: (character, size, face) => (widths(character)[faceIndex(face)] * size) / 2048,
    picture,
  };
}

function widths(character: string): readonly number[] {
  return (ADVANCES as Readonly<Record<string, readonly number[] | undefined>>)[character] ?? UNKNOWN;
}

/** A letter of another script takes as much as the widest figure. */
const UNKNOWN = [2048, 2048, 2048, 2048];

function faceIndex({ bold, italic }: Face): number {
  return (bold ? 1 : 0) + (italic ? 2 : 0);
}
