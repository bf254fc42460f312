import { button, buttonRow, el, onEnter } from "./dom";
import { openClosable, openSheet, type Sheet } from "./sheet";
import { WORDS } from "../words";
import type { SavedGame } from "../../wire/answers";

/** What may be done with a kept game; what is missing is not offered. */
export interface KeptActs {
  replay: (game: SavedGame) => void;
  open?: (game: SavedGame) => void;
  rename?: (game: SavedGame, name: string) => void;
}

/** The game at the table, as the list of games names it. */
const TABLE = "table";

/** Lists the games that are kept, each with what can be done with it. */
export function openKeptGames(
  root: HTMLElement,
  games: readonly SavedGame[],
  acts: KeptActs,
  close: () => void,
): Sheet {
  const { savedGames } = WORDS;
  const list = el("ul", { class: "kept" }, ...games.map((game) => rowOf(game, acts)));
  const none = el("p", { class: "tagline" }, savedGames.none);
  const leave = buttonRow(button(savedGames.close, close, { class: "accent" }));
  return openSheet(root, "kept-games", savedGames.title, [games.length === 0 ? none : list, leave], close);
}

function rowOf(game: SavedGame, { replay, open, rename }: KeptActs): HTMLElement {
  const { savedGames } = WORDS;
  const { key, how, names, steps } = game;
  const isHere = key === TABLE;
  const title = isHere ? savedGames.here : game.name;
  const about = [isHere ? "" : whenText(game.when), how, names.join(", ")].filter((part) => part !== "");
  const head = el("div", { class: "kept-about" }, el("b", {}, title), el("span", {}, about.join(" · ")));
  const named = (): void => {
    const field = el("input", { maxlength: 60, value: game.name, "aria-label": savedGames.nameOf(title) });
    const done = (): void => {
      const name = field.value.trim();
      if (name !== "" && name !== game.name) rename?.(game, name);
      else field.replaceWith(head);
    };
    field.addEventListener("change", done);
    field.addEventListener("blur", done);
    head.replaceWith(field);
    field.select();
  };
  const can = [
    ...(steps > 0
      ? [button(savedGames.replay, () => replay(game), { "aria-label": savedGames.replayOf(title) })]
      : []),
    ...(open === undefined || isHere
      ? []
      : [button(savedGames.open, () => open(game), { "aria-label": savedGames.openOf(title) })]),
    ...(rename === undefined || isHere
      ? []
      : [button(savedGames.rename, named, { "aria-label": savedGames.nameOf(title) })]),
  ];
  return el("li", {}, head, el("div", { class: "kept-acts" }, ...can));
}

/** A date with its time, as people write it. */
export function whenText(when: number): string {
  return new Date(when).toLocaleString([], { dateStyle: "medium", timeStyle: "short" });
}

/** Asks for a name to save the game by. */
export function openSaving(root: HTMLElement, name: string, save: (name: string) => void): void {
  const { savedGames } = WORDS;
  const field = el("input", { maxlength: 60, value: name, "aria-label": savedGames.name });
  openClosable(root, "saving", savedGames.saving, (close) => {
    const done = (): void => {
      const wanted = field.value.trim();
      if (wanted === "") return field.focus();
      close();
      save(wanted);
    };
    onEnter(field, done);
    return [
      el("label", { class: "line" }, el("span", { class: "label" }, savedGames.name), field),
      buttonRow(button(savedGames.save, done, { class: "accent" }), button(savedGames.cancel, close)),
    ];
  });
  field.select();
}
