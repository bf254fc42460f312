import { NOBODY } from "../../../core/types";
import type { Outline } from "../../../session/play/outline";
import { later, WHOLE_FRAME } from "../../queue";
import { placeOf, type Frame } from "./frame";
import { registry } from "../registry";
import { ringsOf } from "./rings";

/** Lines over the board: colours and thickness in table units. Source and target lie over those that are legal. */
interface Style {
  readonly key: number;
  readonly color: readonly [number, number, number];
  readonly thickness: number;
  readonly rise: number;
}
const LEGAL: Style = { key: 0, color: [0.98, 0.96, 0.86], thickness: 0.07, rise: 0.03 };
export const SOURCE_COLOR = [0.95, 0.7, 0.1] as const;
export const TARGET_COLOR = [0.85, 0.16, 0.1] as const;
const SOURCE: Style = { key: 1, color: SOURCE_COLOR, thickness: 0.13, rise: 0.05 };
const TARGET: Style = { key: 2, color: TARGET_COLOR, thickness: 0.13, rise: 0.05 };

/** Draws around source, target and legal territories; without an outline nothing. */
export function outlineBoard(outline: Outline | undefined): void {
  const drawn = registry.board === undefined ? "" : textOf(outline);
  if (drawn === registry.outlined) return;
  registry.outlined = drawn;
  later(drawn === "" ? 1 : WHOLE_FRAME, () => {
    const { board } = registry;
    if (registry.outlined !== drawn || board === undefined) return;
    Global.setVectorLines(outline === undefined ? [] : linesOf(board, outline));
  });
}

/** The same text for the same lines. */
function textOf(outline: Outline | undefined): string {
  if (outline === undefined) return "";
  const { source, target, legal } = outline;
  if (source === NOBODY && target === NOBODY && legal.length === 0) return "";
  return `${source} ${target} ${legal.join(" ")}`;
}

function linesOf(board: Frame, { source, target, legal }: Outline): TtsVectorLine[] {
  let lines: TtsVectorLine[] = [];
  for (const t of legal) if (t !== source && t !== target) lines = lines.concat(around(board, t, LEGAL));
  if (source !== NOBODY) lines = lines.concat(around(board, source, SOURCE));
  if (target !== NOBODY) lines = lines.concat(around(board, target, TARGET));
  return lines;
}

function around(board: Frame, t: number, style: Style): TtsVectorLine[] {
  if (registry.linesBoard !== board) {
    registry.linesBoard = board;
    registry.lines = {};
  }
  const drawn = registry.lines[style.key] ?? {};
  registry.lines[style.key] = drawn;
  const lines = drawn[t] ?? draw(board, t, style);
  drawn[t] = lines;
  return lines;
}

function draw(board: Frame, t: number, style: Style): TtsVectorLine[] {
  return ringsOf(t).map((ring) => {
    const points: TtsVectorLike[] = [];
    const n = ring.points.length / 2;
    for (let i = 0; i < n; i++) {
      const { x, y, z } = placeOf(board, ring.points[2 * i], ring.points[2 * i + 1], style.rise);
      points[i] = [x, y, z];
    }
    return { points, color: style.color, thickness: style.thickness, loop: true };
  });
}
