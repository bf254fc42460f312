/** The one drawing of each kind of piece, in a square of 100: its solids, and the lines within. */
import type { Point } from "../kit/geometry";
import type { Solid } from "./solid";

export interface Figure {
  solids: Solid[];
  /** Lines drawn on the shape, and what is filled dark or light within it: path data. */
  lines: string;
  dark?: string;
  light?: string;
  /** Lies flat on the table instead of standing on a base. */
  flat?: boolean;
}

const ground = (x1: number, x2: number): Solid => ({ d: `M${x1} 96 Q${x1 + 2} 90 ${x1 + 10} 90 L${x2 - 10} 90 Q${x2 - 2} 90 ${x2} 96 Z` });

const battlement = (x1: number, x2: number, y: number, teeth: number, bottom: number): Solid => {
  const points: Point[] = [[x1, bottom]];
  const step = (x2 - x1) / (teeth * 2 - 1);
  for (let i = 0; i < teeth * 2 - 1; i++) {
    const top = i % 2 === 0 ? y : y + 6;
    points.push([x1 + i * step, top], [x1 + (i + 1) * step, top]);
  }
  points.push([x2, bottom]);
  return { poly: points };
};

const CROWN_PATH = "M12 88 L6 34 L27 56 L33 20 L50 48 L67 20 L73 56 L94 34 L88 88 Z";

export const FIGURES: Record<string, Figure> = {
  infantry: {
    solids: [
      { disc: [50, 21, 11.5] },
      { poly: [[50, 4], [39, 16], [61, 16]] },
      { d: "M37 32 Q50 27 63 32 L67 62 L71 78 L29 78 L34 60 Z" },
      { poly: [[34, 74], [47, 74], [46, 93], [31, 93]] },
      { poly: [[53, 74], [67, 74], [69, 93], [54, 93]] },
      { bar: [[62, 37], [74, 48], [82, 46]], width: 9 },
      { bar: [[82, 14], [82, 92]], width: 4.6 },
      { poly: [[82, -1], [88.5, 13], [82, 21], [75.5, 13]] },
      { d: "M8 38 Q25 28 42 38 Q44 62 25 86 Q6 62 8 38 Z" },
      ground(20, 90),
    ],
    lines: "M8 38 Q25 28 42 38 Q44 62 25 86 Q6 62 8 38 Z M25 33 L25 84 M8.5 50 L41.5 50 M39 18 L61 18 M50 18 L50 27 M44 62 L68 62 M50 78 L50 90",
  },
  archer: {
    solids: [
      { disc: [43, 20, 10] },
      { poly: [[46, 6], [33, 13], [25, 26], [35, 31], [51, 31], [54, 16]] },
      { d: "M34 31 Q45 27 55 32 L56 56 L61 75 L29 75 L35 56 Z" },
      { poly: [[31, 72], [45, 72], [37, 94], [24, 94]] },
      { poly: [[47, 72], [60, 72], [69, 94], [56, 94]] },
      { bar: [[51, 37], [90, 37]], width: 7 },
      { bar: [[38, 36], [22, 40], [38, 37]], width: 8 },
      { bar: [[69, 2], [75, 4], [80, 8], [85, 15], [88, 23], [90, 31], [90.5, 38], [90, 45], [88, 53], [85, 61], [80, 68], [75, 72], [69, 74]], width: 5.4 },
      { poly: [[17, 42], [26, 38], [37, 62], [28, 67]] },
      ground(16, 76),
    ],
    lines: "M51 31 Q43 35 35 31 M52 17 Q44 22 42 30 M34 57 L57 57 M17 42 L26 38 M45 75 L45 84 M70 2 L38 37 L70 74 M38 37 L97 37 M97 37 L92 34 M97 37 L92 40",
  },
  cavalry: {
    solids: [
      { d: "M18 60 Q20 48 36 50 L58 52 Q66 50 72 36 Q76 25 85 22 L88 17 L90 25 Q96 30 99 40 Q99 47 93 47 Q88 46 84 42 Q82 52 76 60 Q72 74 60 74 L34 74 Q18 74 18 60 Z" },
      { bar: [[66, 68], [79, 72], [76, 86]], width: 7 },
      { bar: [[60, 70], [62, 92]], width: 8 },
      { bar: [[26, 66], [21, 78], [25, 92]], width: 9 },
      { bar: [[36, 70], [42, 80], [39, 92]], width: 8 },
      { bar: [[20, 56], [11, 62], [9, 74], [11, 82]], width: 6.5 },
      { d: "M37 26 Q46 22 54 27 L57 58 L36 58 Z" },
      { disc: [46, 15, 9.5] },
      { poly: [[46, 2], [37, 12], [55, 12]] },
      { bar: [[47, 54], [54, 70], [58, 79]], width: 7.5 },
      { bar: [[52, 32], [62, 42]], width: 7 },
      { bar: [[38, 52], [92, 4]], width: 4 },
      { poly: [[88, 6], [70, 4], [75, 11], [66, 15], [79, 16]] },
      ground(12, 86),
    ],
    lines: "M37 14 L55 14 M46 14 L46 22 M38 44 L55 44 M36 58 Q46 62 57 58 M72 36 Q80 42 84 42 M90 33 L91 34 M70 40 Q66 50 58 52 M95 43 L91 41 M30 56 Q26 62 28 70",
  },
  siege: {
    solids: [
      { poly: [[6, 78], [94, 78], [94, 86], [6, 86]] },
      { disc: [22, 86, 10.5] },
      { disc: [78, 86, 10.5] },
      { bar: [[28, 80], [48, 36]], width: 7 },
      { bar: [[72, 80], [48, 36]], width: 7 },
      { bar: [[36, 62], [62, 62]], width: 5 },
      { bar: [[22, 46], [88, 14]], width: 7 },
      { poly: [[9, 44], [35, 44], [31, 70], [13, 70]] },
      { disc: [88, 12, 9] },
    ],
    lines: "M9 50 L34 50 M13 64 L32 64 M6 82 L94 82 M22 86 L22 80 M22 86 L16 90 M22 86 L28 90 M78 86 L78 80 M78 86 L72 90 M78 86 L84 90 M81 15 Q88 22 95 15",
    dark: "M44 36 A4 4 0 1 0 52 36 A4 4 0 1 0 44 36 Z",
  },
  castle: {
    solids: [
      battlement(6, 32, 38, 3, 95),
      battlement(68, 94, 38, 3, 95),
      battlement(33, 67, 24, 3, 95),
      battlement(24, 76, 58, 5, 95),
      { bar: [[50, 4], [50, 28]], width: 3.6 },
      { poly: [[50, 3], [72, 9], [50, 16]] },
    ],
    lines: "M6 51 L32 51 M68 51 L94 51 M33 37 L67 37 M13 62 L13 70 M25 62 L25 70 M75 62 L75 70 M87 62 L87 70 M8 80 L16 80 M20 86 L30 86 M70 84 L80 84 M84 78 L92 78 M36 56 L42 56 M58 52 L64 52",
    dark: "M42 95 L42 76 Q42 66 50 66 Q58 66 58 76 L58 95 Z M47 42 L53 42 L53 52 L47 52 Z",
  },
  capital: {
    solids: [
      { d: "M20 42 L10 8 L31 25 L37 1 L50 22 L63 1 L69 25 L90 8 L80 42 Z" },
      { disc: [10, 8, 4.6] },
      { disc: [37, 3, 4.6] },
      { disc: [63, 3, 4.6] },
      { disc: [90, 8, 4.6] },
      { poly: [[20, 38], [80, 38], [80, 50], [20, 50]] },
      { poly: [[28, 48], [72, 48], [72, 60], [28, 60]] },
      { poly: [[32, 56], [68, 56], [72, 96], [28, 96]] },
      { poly: [[18, 84], [82, 84], [86, 96], [14, 96]] },
    ],
    lines: "M20 50 L80 50 M20 40 L80 40 M28 60 L72 60 M18 84 L30 84 M70 84 L82 84 M36 68 L42 68 M58 66 L65 66 M35 78 L40 78 M60 76 L66 76",
    dark: "M42 96 L42 82 Q42 74 50 74 Q58 74 58 82 L58 96 Z",
    light: "M27 45 A2.6 2.6 0 1 0 32.2 45 A2.6 2.6 0 1 0 27 45 Z M47 45 A3 3 0 1 0 53 45 A3 3 0 1 0 47 45 Z M67.8 45 A2.6 2.6 0 1 0 73 45 A2.6 2.6 0 1 0 67.8 45 Z",
  },
  plundered: {
    solids: [
      { poly: [[10, 95], [12, 52], [19, 46], [24, 53], [30, 42], [36, 56], [34, 62], [44, 70], [58, 64], [64, 72], [72, 60], [80, 66], [84, 76], [92, 82], [94, 95]] },
      { d: "M50 68 Q34 52 46 34 Q48 42 54 40 Q46 20 60 4 Q60 20 70 30 Q76 24 75 16 Q88 36 80 54 Q74 68 62 70 Z" },
    ],
    lines: "M12 70 L20 70 M22 80 L32 80 M14 88 L22 88 M72 82 L82 82 M62 90 L72 90 M40 82 L50 82 M56 62 Q50 52 58 42 Q60 52 66 50 Q66 44 70 40 Q74 52 66 62 Z",
    dark: "M19 60 L27 60 L27 72 L19 72 Z M46 95 L46 86 Q51 80 56 86 L56 95 Z",
  },
  banner: {
    solids: [
      { bar: [[22, 8], [22, 92]], width: 5.6 },
      { disc: [22, 6, 6] },
      { d: "M22 12 C40 2 58 22 94 11 L80 31 L94 53 C58 62 40 42 22 54 Z" },
      ground(4, 42),
    ],
    lines: "M30 12 C31 24 31 38 30 50 M38 16 Q39 30 38 46",
    light: "M52 24 L58 24 L58 30 L64 30 L64 36 L58 36 L58 42 L52 42 L52 36 L46 36 L46 30 L52 30 Z",
  },
  coin: {
    solids: [{ disc: [50, 50, 44] }],
    lines: "M14 50 A36 36 0 1 0 86 50 A36 36 0 1 0 14 50 Z",
    light: "M30 66 L26 36 L39 48 L50 30 L61 48 L74 36 L70 66 Z M30 70 L70 70 L70 75 L30 75 Z",
    flat: true,
  },
  crown: {
    solids: [
      { d: CROWN_PATH },
      { disc: [6, 33, 5.6] },
      { disc: [33, 17, 5.6] },
      { disc: [67, 17, 5.6] },
      { disc: [94, 33, 5.6] },
      { poly: [[11, 76], [89, 76], [89, 95], [11, 95]] },
    ],
    lines: "M11 76 L89 76 M12 90 L88 90 M33 56 L33 62 M67 56 L67 62 M50 56 L50 64",
    light: "M24 83 A3.4 3.4 0 1 0 30.8 83 A3.4 3.4 0 1 0 24 83 Z M50 78.4 L54.6 83 L50 87.6 L45.4 83 Z M69.2 83 A3.4 3.4 0 1 0 76 83 A3.4 3.4 0 1 0 69.2 83 Z",
  },
  first_player: {
    solids: [
      { disc: [50, 60, 33] },
      { poly: [[46.5, 30], [53.5, 30], [53.5, 20], [64, 23], [64, 9], [53.5, 12], [57, 0], [43, 0], [46.5, 12], [36, 9], [36, 23], [46.5, 20]] },
      { poly: [[40, 26], [60, 26], [64, 34], [36, 34]] },
      { poly: [[28, 88], [72, 88], [76, 96], [24, 96]] },
    ],
    lines: "M17.5 55 Q50 66 82.5 55 M17.5 64 Q50 75 82.5 64 M44 62 L45 30 M56 62 L55 30 M36 34 L64 34",
    light: "M46 66 L50 62 L54 66 L50 70 Z M28 63.5 L31 60.5 L34 64 L31 67 Z M66 64 L69 60.5 L72 63.5 L69 67 Z",
  },
  artillery: {
    solids: [
      { bar: [[20, 50], [92, 28]], width: 17 },
      { poly: [[83, 20], [95, 16], [100, 32], [88, 37]] },
      { disc: [17, 51, 9.5] },
      { disc: [6, 54.5, 5] },
      { bar: [[46, 60], [4, 90]], width: 9 },
      { disc: [50, 68, 24] },
      ground(8, 84),
    ],
    lines: "M26 68 A24 24 0 1 0 74 68 A24 24 0 1 0 26 68 Z M32 68 A18 18 0 1 0 68 68 A18 18 0 1 0 32 68 Z M50 50 L50 86 M32 68 L68 68 M37 55 L63 81 M63 55 L37 81 M72 27 L77 41 M31 40 L35 54 M85 22 L90 36",
    dark: "M45 68 A5 5 0 1 0 55 68 A5 5 0 1 0 45 68 Z",
  },
  city: {
    solids: [
      { poly: [[13, 36], [35, 36], [35, 95], [13, 95]] },
      { poly: [[8, 39], [24, 0], [40, 39]] },
      { poly: [[30, 68], [69, 68], [69, 95], [30, 95]] },
      { poly: [[30, 72], [33, 50], [64, 50], [70, 72]] },
      { poly: [[60, 74], [92, 74], [92, 95], [60, 95]] },
      { poly: [[55, 79], [76, 56], [98, 79]] },
    ],
    lines: "M35 40 L35 95 M60 79 L60 95 M35 72 L61 72 M8 39 L40 39 M55 79 L98 79",
    dark: "M10 37 L24 3 L38 37 Z M35 71 L35 52 L63 52 L64.5 66 L60 71 Z M57 78 L76 58 L96 78 Z M18 95 L18 82 Q24 74 30 82 L30 95 Z M20 48 L28 48 L28 62 L20 62 Z M40 78 L46 78 L46 88 L40 88 Z M50 78 L56 78 L56 88 L50 88 Z M65 84 L73 84 L73 92 L65 92 Z M79 84 L87 84 L87 92 L79 92 Z",
  },
  airfield: {
    solids: [
      { d: "M50 3 C72 3 85 17 85 35 C85 50 72 60 62 70 L38 70 C28 60 15 50 15 35 C15 17 28 3 50 3 Z" },
      { bar: [[39, 68], [42, 84]], width: 4.6 },
      { bar: [[61, 68], [58, 84]], width: 4.6 },
      { d: "M36 80 L64 80 L61 95 L39 95 Z" },
      ground(26, 74),
    ],
    lines: "M38 70 L62 70 M37 86 L63 86",
    light: "M42 4 C27 18 28 48 41 69 L46 69 C34 48 34 18 47 3.4 Z M58 4 C73 18 72 48 59 69 L54 69 C66 48 66 18 53 3.4 Z",
  },
};
export const KINDS = Object.keys(FIGURES);

/** A texture that kinds share: a cell for each of them in rows, and a last row of plain wood for edges and bases. */
export interface Texture {
  /** Path below assets/. */
  path: string;
  columns: number;
  rows: number;
  kinds: readonly string[];
}

/** How many kinds the first texture has. */
const FIRST = 12;
/** The textures: the first one is full. */
export const TEXTURES: readonly Texture[] = [
  { path: "models/pieces.png", columns: 4, rows: 4, kinds: KINDS.slice(0, FIRST) },
  { path: "models/pieces-2.png", columns: 2, rows: 2, kinds: KINDS.slice(FIRST) },
];
