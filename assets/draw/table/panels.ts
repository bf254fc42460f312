/** Frames and buttons of the panels, in the sizes that panels use. */
import { GOLD_DARK, INK, mix, PAPER, PAPER_DARK, PAPER_LIGHT, RUST } from "../kit/palette";
import { g, path, rect, stroked, svg } from "../kit/svg";

const corner = (x: number, y: number, sx: number, sy: number): string =>
  path("M10 46 Q10 10 46 10 M10 34 Q24 30 22 18 Q34 20 34 10", {
    ...stroked(INK, 3.4),
    transform: `translate(${x} ${y}) scale(${sx} ${sy})`,
  });

/** A parchment frame; the margins of 24 pixels hold its border. */
export function panelFrame(w: number, h: number): string {
  return svg(
    w,
    h,
    g(
      {},
      rect(2, 2, w - 4, h - 4, { rx: 18, ...stroked(INK, 4, PAPER) }),
      rect(10, 10, w - 20, h - 20, { rx: 12, ...stroked(GOLD_DARK, 2) }),
      corner(4, 4, 1, 1),
      corner(w - 4, 4, -1, 1),
      corner(4, h - 4, 1, -1),
      corner(w - 4, h - 4, -1, -1),
    ),
  );
}

/** The faces of a button in its four states. */
export const BUTTONS = {
  normal: PAPER_DARK,
  over: mix(PAPER_DARK, PAPER_LIGHT, 0.6),
  pressed: mix(PAPER_DARK, INK, 0.25),
  grey: "#c9c3b6",
  accent: RUST,
} as const;

export function button(state: keyof typeof BUTTONS): string {
  const [w, h] = [256, 72];
  const tone = BUTTONS[state];
  const down = state === "pressed";
  const ink = state === "grey" ? "#9b9486" : INK;
  return svg(
    w,
    h,
    g(
      {},
      rect(3, 5, w - 6, h - 8, { rx: 14, fill: ink }),
      rect(3, down ? 5 : 2, w - 6, h - 10, { rx: 14, ...stroked(ink, 3, tone) }),
      rect(9, down ? 11 : 8, w - 18, h - 22, {
        rx: 9,
        ...stroked(mix(tone, state === "accent" ? PAPER_LIGHT : INK, 0.35), 1.6),
      }),
      path(`M16 ${down ? 14 : 11} H${w - 16}`, {
        stroke: "#ffffff",
        "stroke-width": 2,
        opacity: down ? 0 : 0.4,
        "stroke-linecap": "round",
      }),
    ),
  );
}

/** A dark ribbon for headings. */
export function ribbon(): string {
  const [w, h] = [512, 72];
  return svg(
    w,
    h,
    g(
      { "stroke-linejoin": "round" },
      path(
        `M4 14 L60 14 L60 62 L4 62 L24 38 Z M${w - 4} 14 L${w - 60} 14 L${w - 60} 62 L${w - 4} 62 L${w - 24} 38 Z`,
        stroked(INK, 3, mix(RUST, INK, 0.35)),
      ),
      rect(40, 4, w - 80, 50, stroked(INK, 3, RUST)),
      path(`M46 10 H${w - 46} M46 48 H${w - 46}`, { stroke: PAPER_LIGHT, "stroke-width": 1.6, opacity: 0.7 }),
    ),
  );
}
