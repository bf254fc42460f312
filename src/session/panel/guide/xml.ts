import type { UiLanguage } from "../../../text/ui";
import { BOTTOM, GAP, RIGHT, RIGHT_WIDTH } from "../grid";
import type { Element } from "../xml/element";
import { at, button, from, panel, text, UNSEEN } from "../xml/kit";

const WIDTH = 240;
const HEIGHT = 92;
const SKIP_WIDTH = 60;

/** The sentence for a first turn, left of the action; and what ends these sentences. */
export function guideXml({ labels }: UiLanguage): Element {
  return panel(
    {
      id: "guide",
      class: "frame solid loose",
      ...from("LowerRight", RIGHT + RIGHT_WIDTH + GAP, BOTTOM, WIDTH, HEIGHT),
      ...UNSEEN,
    },
    [
      text("", { id: "guide-text", ...at(8, 6, WIDTH - 16, HEIGHT - 40) }),
      button("fold guide", labels.skip, {
        tooltip: labels.guideHelp,
        ...from("LowerRight", 6, 5, SKIP_WIDTH, 26),
      }),
    ],
  );
}
