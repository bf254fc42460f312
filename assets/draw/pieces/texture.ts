/** The pieces' common textures: a cell for each kind with its lines on pale wood; a seat's colour multiplies it. */
import { INK, PAPER_LIGHT } from "../kit/palette";
import { fractal } from "../kit/rng";
import { g, path, rect, stroked, svg } from "../kit/svg";
import { render, type Picture } from "../kit/picture";
import { FIGURES, type Texture } from "./figures.data";
import { outlinePath } from "./icon";

/** Pixels of a column. */
const COLUMN = 256;

/** The lines of a texture's kinds as one drawing, 100 units and margins of 10 to a cell. */
function textureSvg({ columns, rows, kinds }: Texture): string {
  const cells = kinds.map((kind, i) => {
    const f = FIGURES[kind];
    return g(
      {
        transform: `translate(${(i % columns) * 120 + 10} ${Math.floor(i / columns) * 120 + 10})`,
        "stroke-linejoin": "round",
        "stroke-linecap": "round",
      },
      path(outlinePath(kind), { ...stroked("#8a7f70", 5), "fill-rule": "evenodd", opacity: 0.55 }),
      f.dark ? path(f.dark, { fill: "#5a4c3e" }) : "",
      f.light ? path(f.light, stroked(INK, 1.2, "#ffffff")) : "",
      path(f.lines, stroked("#4a3b2e", 2.3)),
    );
  });
  return svg(
    columns * 120,
    rows * 120,
    rect(0, 0, columns * 120, rows * 120, { fill: PAPER_LIGHT }) + cells.join(""),
  );
}

/** A texture as a picture, with the grain of wood. */
export function textureOf(texture: Texture): Picture {
  const p = render(textureSvg(texture), texture.columns * COLUMN);
  for (let y = 0; y < p.h; y++) {
    for (let x = 0; x < p.w; x++) {
      const v = 7 * fractal(x / 120, y / 9, 3, 61) + 4 * fractal(x / 30, y / 2.5, 1, 67);
      for (let k = 0; k < 3; k++)
        p.data[(y * p.w + x) * 4 + k] = Math.max(0, Math.min(255, p.data[(y * p.w + x) * 4 + k] + v));
    }
  }
  return p;
}
