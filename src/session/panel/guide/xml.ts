import type { UiLanguage } from "../../../text/ui";
import { BOTTOM, GAP, RIGHT, RIGHT_WIDTH } from "../grid";
import type { Element } from "../xml/element";
import { at, button, from, HIDDEN, panel, text, UNSEEN } from "../xml/kit";

const WIDTH = 240;
const HEIGHT = 92;
const SKIP_WIDTH = 60;

/** The sentences for a first turn by the steps of the game, in their order: one at a time, left of the action; and what ends them. */
export function guideXml(sentences: Readonly<Record<string, string>>, { labels }: UiLanguage): Element {
  const steps = Object.entries(sentences);
  return panel(
    {
      id: "guide",
      class: "frame loose",
      ...from("LowerRight", RIGHT + RIGHT_WIDTH + GAP, BOTTOM, WIDTH, HEIGHT),
      ...UNSEEN,
    },
    [
      ...steps.map(([step, sentence], i) =>
        text(`<b>${i + 1}/${steps.length}</b>  ${sentence}`, {
          id: `guide-${step}`,
          ...at(8, 6, WIDTH - 16, HEIGHT - 40),
          ...HIDDEN,
        }),
      ),
      button("skip_guide", labels.skip, {
        tooltip: labels.guideHelp,
        ...from("LowerRight", 6, 5, SKIP_WIDTH, 26),
      }),
    ],
  );
}
