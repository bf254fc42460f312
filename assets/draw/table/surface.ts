/** The table under the board: dark boards, drawn as numbers. */
import { fractal, noise } from "../kit/rng";
import type { Picture } from "../kit/picture";

/** Dark oak planks as a picture that repeats in both directions. */
export function tableSurface(): Picture {
  const size = 1024;
  const data = new Uint8Array(size * size * 4);
  const plank = size / 6;
  for (let y = 0; y < size; y++) {
    const row = Math.floor(y / plank);
    const inPlank = y - row * plank;
    for (let x = 0; x < size; x++) {
      const shift = (row * 397) % size;
      const along = (x + shift) % size;
      const joint = Math.min(along % (size / 2), size / 2 - (along % (size / 2)));
      const u = Math.sin((along / size) * Math.PI * 2) * 160;
      const v = Math.cos((along / size) * Math.PI * 2) * 160;
      const bend = 6 * noise(u / 60, v / 60 + row * 7.3, 3 + row);
      const rings = Math.sin(
        (inPlank + bend * 4) / 5.5 + 3 * fractal(u / 45 + row * 11, v / 45 + inPlank / 26, 3, 9 + row),
      );
      const fibre = noise(u / 2.2 + row * 5, v / 2.2 + inPlank * 0.9, 31);
      let tone = 62 + ((row * 37) % 11) + 7 * rings + 5 * fibre;
      const edge = Math.min(inPlank, plank - inPlank, joint + 0.5);
      if (edge < 3.5) tone *= 0.42 + 0.16 * edge;
      const i = (y * size + x) * 4;
      data[i] = Math.max(0, Math.min(255, tone * 1.26));
      data[i + 1] = Math.max(0, Math.min(255, tone * 0.9));
      data[i + 2] = Math.max(0, Math.min(255, tone * 0.62));
      data[i + 3] = 255;
    }
  }
  return { w: size, h: size, data };
}
