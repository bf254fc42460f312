import type { Node } from "../../xml/parse";

/** Where an element of the interface on a piece lies on it: units from its middle, degrees. */
export interface LyingPlace {
  x: number;
  y: number;
  turn: number;
  /** It is turned to the lower side. */
  under: boolean;
}

/** Reads place and angles of an outermost element. Half a turn about one axis of the piece shows it from below. */
export function lyingPlace(attributes: Readonly<Record<string, string>>): LyingPlace {
  const [x = 0, y = 0] = numbers(attributes["position"]);
  const [rx = 0, ry = 0, rz = 0] = numbers(attributes["rotation"]);
  const [tipped, turned] = [isHalf(rx), isHalf(ry)];
  const turn = rz + (tipped && turned ? 180 : 0);
  return { x, y, turn, under: tipped !== turned };
}

function numbers(text = ""): number[] {
  return text
    .trim()
    .split(/[\s,]+/)
    .map(Number)
    .map((value) => (Number.isFinite(value) ? value : 0));
}

function isHalf(degrees: number): boolean {
  return Math.cos((degrees * Math.PI) / 180) < -0.7;
}

/** An element within another whose place is given as on a piece, with that as an offset. */
export function offset(node: Node): Node {
  const { position, ...rest } = node.attributes;
  const children = node.children.map(offset);
  if (position === undefined || rest["offsetXY"] !== undefined) return { ...node, children };
  const [x = 0, y = 0] = numbers(position);
  return { ...node, attributes: { ...rest, offsetXY: `${x} ${y}` }, children };
}
