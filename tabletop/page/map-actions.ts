import { beginAnew, saveGame, showKept } from "./replay/kept";
import { askOtherGames } from "./home/other-games";
import { figureOf, type Figure } from "./map/sort";
import { menuAt } from "./menus";
import { middle, toWindow } from "./map/camera";
import { askResign, canResign } from "./resign";
import { toggleInspector } from "./inspector/inspector";

import type { HandActs } from "./parts/hand";
import type { Page } from "./types";
import type { PageActions } from "./map/types";

/** What the page does for the map. */
export function mapActions(get: () => Page): PageActions {
  return {
    say: (point, text) => get().bubbles.say(point, text),
    menu: (point, figure) => menuAt(get().root, get().map, point, figure),
    tip: (point, figure) =>
      get().bubbles.tip(point, figure?.piece.name ?? undefined, figure?.piece.description ?? ""),
    kept: () => void showKept(get()),
    save: () => saveGame(get()),
    newGame: () => beginAnew(get()),
    hasOtherGames: () => get().welcome?.games === true,
    otherGames: () => askOtherGames(get()),
    canResign: () => canResign(get()),
    resign: () => askResign(get()),
    inspect: () => toggleInspector(get().inspector),
    overHand: (point) => get().hand.over(point),
  };
}

/** What is done with a card of the hand; `lift` drags it over the map. */
export function handActions(get: () => Page, lift: (figure: Figure, event: PointerEvent) => void): HandActs {
  const figureAt = (key: string): Figure | undefined => {
    const { store, drawings } = get();
    const piece = store.view?.pieces[key];
    return piece === undefined ? undefined : figureOf(key, piece, drawings);
  };
  return {
    lift: (key, event) => {
      const figure = figureAt(key);
      if (figure !== undefined) lift(figure, event);
    },
    comesFrom: ({ move }) => {
      const { likes, scene } = get();
      if (likes.instant) return undefined;
      return move === undefined
        ? middle(scene.free)
        : toWindow(scene.camera, { x: move.at[0], z: move.at[2] });
    },
    menu: (key, point) => {
      const figure = figureAt(key);
      if (figure !== undefined) menuAt(get().root, get().map, point, figure);
    },
  };
}
