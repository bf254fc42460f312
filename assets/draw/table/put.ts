/** Writes sheets of cards, their backs, mats and small pictures: as large and as grainy as they are on every table. */
import { grain, jpeg, png, render } from "../kit/picture";
import { put } from "../out";
import { sheet } from "./card";

/** How a sheet is written: pixels across a card, its grain, its quality as a JPEG. */
interface Print {
  readonly width: number;
  readonly grain: number;
  readonly quality: number;
}

/** Faces in a grid, to `path` below assets/. */
export async function putFaces(
  { path, columns }: { readonly path: string; readonly columns: number },
  cells: readonly string[],
  print: Print,
  use: string,
  source: string,
): Promise<void> {
  const picture = grain(render(sheet(cells, columns), columns * print.width), print.grain);
  put(path, await jpeg(picture, print.quality), `${use}, ${columns} across`, source);
}

/** A drawing in `colours` colours, `width` pixels wide, to `path` below assets/. */
export function putPng(
  path: string,
  drawing: string,
  { width, colours }: { readonly width: number; readonly colours: number },
  use: string,
  source: string,
): void {
  put(path, png(render(drawing, width), colours), use, source);
}

/** A back, to `path` below assets/. */
export async function putBack(path: string, picture: string, use: string, source: string): Promise<void> {
  put(path, await jpeg(grain(render(sheet([picture], 1), 480), 6), 82), use, source);
}

/** The mats of a game's seats, to `PREFIX-COLOUR.jpg` below assets/table; `about` says of which game they are. */
export async function putMats<Colour extends string>(
  prefix: string,
  colours: readonly Colour[],
  mat: (colour: Colour) => string,
  about: string,
  source: string,
): Promise<void> {
  for (const colour of colours) {
    const bytes = await jpeg(grain(render(mat(colour), 1536), 8), 82);
    put(`table/${prefix}-${colour}.jpg`, bytes, `${colour}'s mat${about}`, source);
  }
}
