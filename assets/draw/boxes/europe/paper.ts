import { grain, render, type Picture } from "../../kit/picture";

/** The picture of a board with its paper. */
export function onPaper(svg: string): Picture {
  return grain(render(svg, 4096), 11, 9);
}
