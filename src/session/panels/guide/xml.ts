import { entry } from "../../../text/entry";
import type { UiLanguage } from "../../../text/ui";
import { isGuideOwn } from "./guided";
import { GUIDE_HEIGHT as HEIGHT, GUIDE_WIDTH as WIDTH } from "./geometry";
import { BOTTOM, GAP, RIGHT, RIGHT_WIDTH } from "../../ui/grid";
import type { Element } from "../../ui/xml/element";
import type { GameUi } from "../../ui/xml/game";
import { at, button, from, HIDDEN, panel, text, UNSEEN } from "../../ui/xml/kit";

const SKIP_WIDTH = 60;

/** The sentences for a first turn in their order, one at a time, left of the action; and what ends them. Nothing for a game without. */
export function guideXml({ module }: GameUi, { labels }: UiLanguage): Element[] {
  const steps = module.guide ?? [];
  if (steps.length === 0) return [];
  const guide = panel(
    {
      id: "guide",
      class: "frame loose",
      ...from("LowerRight", RIGHT + RIGHT_WIDTH + GAP, BOTTOM, WIDTH, HEIGHT),
      ...(isGuideOwn(module) ? HIDDEN : UNSEEN),
    },
    [
      ...steps.map((step, i) =>
        text(`<b>${i + 1}/${steps.length}</b>  ${entry(labels.guide, step) ?? ""}`, {
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
  return [guide];
}
