import { entry } from "../../../text/entry";
import type { UiLanguage } from "../../../text/ui";
import { isGuideOwn } from "./guided";
import { GUIDE_HEIGHT as HEIGHT } from "./geometry";
import { BOTTOM, GAP, RIGHT, RIGHT_WIDTH } from "../../ui/grid";
import type { Element } from "../../ui/xml/element";
import type { GameUi } from "../../ui/xml/game";
import { at, button, from, HIDDEN, panel, text, UNSEEN } from "../../ui/xml/kit";

const SKIP_WIDTH = 54;
const [LEFT, EDGE] = [8, 5];

/** The sentences for a first turn in their order, one at a time, left of the action; and what ends them. Nothing for a game without. */
export function guideXml({ module }: GameUi, { labels }: UiLanguage): Element[] {
  const steps = module.guide ?? [];
  if (steps.length === 0) return [];
  const guide = panel(
    {
      id: "guide",
      class: "frame loose",
      ...from("LowerRight", RIGHT + RIGHT_WIDTH + GAP, BOTTOM, RIGHT_WIDTH, HEIGHT),
      ...(isGuideOwn(module) ? HIDDEN : UNSEEN),
    },
    [
      ...steps.map((step, i) =>
        text(`<b>${i + 1}/${steps.length}</b>  ${entry(labels.guide, step) ?? ""}`, {
          id: `guide-${step}`,
          ...at(LEFT, EDGE, RIGHT_WIDTH - LEFT - SKIP_WIDTH - 2 * EDGE, HEIGHT - 2 * EDGE),
          ...HIDDEN,
        }),
      ),
      button("skip_guide", labels.skip, {
        tooltip: labels.guideHelp,
        ...from("LowerRight", EDGE, EDGE, SKIP_WIDTH, 26),
      }),
    ],
  );
  return [guide];
}
