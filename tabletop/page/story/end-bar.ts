import { isLive } from "../home/entrance";
import { button, el } from "../parts/dom";
import { beginAnew } from "../replay/saved-games";
import { runningGame } from "../replay/running";
import { WORDS } from "../words";
import { replayHere, showStory } from "./story";
import type { EndBar, Page } from "../types";

export function newEndBar(root: HTMLElement): EndBar {
  let element: HTMLElement | undefined;
  return {
    update: (page) => {
      const { drawings, store, replay, entrance } = page;
      const isOver = runningGame(drawings.quick, store.view)?.over === true;
      const isShown = isOver && replay === undefined && isLive(entrance) && !entrance.welcoming;
      if (isShown === (element !== undefined)) return;
      element?.remove();
      element = isShown ? barOf(page) : undefined;
      if (element !== undefined) root.append(element);
    },
  };
}

function barOf(page: Page): HTMLElement {
  const { story } = WORDS;
  return el(
    "section",
    { class: "end-bar", "aria-label": story.over },
    button(story.title, () => void showStory(page), { class: "accent" }),
    button(story.watch, () => void replayHere(page, 0)),
    ...(page.welcome?.host === true ? [button(story.again, () => beginAnew(page))] : []),
  );
}
