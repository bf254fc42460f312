/** Lines and bars of a story, as SVG. */
import { seatColor } from "../map/palette";
import { topOf } from "./top";
import type { StoryFacts } from "../../wire/answers";

const WIDTH = 420;
const HEIGHT = 170;
const LEFT = 38;
const FOOT = 22;
const TOP = 8;

type Chart = StoryFacts["charts"][number];

function svg(
  tag: string,
  given: Record<string, string | number>,
  ...children: readonly (Node | string)[]
): SVGElement {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(given)) element.setAttribute(name, String(value));
  element.append(...children);
  return element;
}

/** A line for each seat, round by round; `label` says in words what a screen reader is to say of it. */
export function chartOf({ rounds, lines }: Chart, label: string): SVGElement {
  const most = topOf(lines);
  const last = Math.max(1, rounds.length - 1);
  const x = (i: number): number => LEFT + ((WIDTH - LEFT - 8) * i) / last;
  const y = (value: number): number => TOP + (HEIGHT - TOP - FOOT) * (1 - value / most);
  const grid = [0, most / 2, most].map((value) =>
    svg(
      "g",
      {},
      svg("line", { x1: LEFT, x2: WIDTH - 8, y1: y(value), y2: y(value), class: "grid" }),
      svg("text", { x: LEFT - 6, y: y(value) + 4, "text-anchor": "end" }, String(value)),
    ),
  );
  const every = Math.max(1, Math.ceil(rounds.length / 8));
  const feet = rounds.flatMap((round, i) =>
    i % every === 0 ? [svg("text", { x: x(i), y: HEIGHT - 5, "text-anchor": "middle" }, String(round))] : [],
  );
  const drawn = Object.entries(lines).flatMap(([color, values]) => {
    const points = values.map((value, i) => `${x(i).toFixed(1)},${y(value).toFixed(1)}`).join(" ");
    // An edge below each keeps yellow apart from the paper.
    return [
      svg("polyline", { points, class: "edge" }),
      svg("polyline", { points, stroke: seatColor(color), class: "line" }),
    ];
  });
  return svg(
    "svg",
    { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img", "aria-label": label, class: "curves" },
    ...grid,
    ...feet,
    ...drawn,
  );
}
