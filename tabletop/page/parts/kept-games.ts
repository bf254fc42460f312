import { button, el } from "./dom";
import { openSheet, type Sheet } from "./sheet";
import { WORDS } from "../words";
import type { KeptGame } from "../../wire/answers";

/** What may be done with a kept game; what is missing is not offered. */
export interface KeptActs {
  replay: (game: KeptGame) => void;
  open?: (game: KeptGame) => void;
  rename?: (game: KeptGame, name: string) => void;
}

/** The game at the table, as the list of games names it. */
const TABLE = "table";

/** Lists the games that are kept, each with what can be done with it. */
export function openKeptGames(
  root: HTMLElement,
  games: readonly KeptGame[],
  acts: KeptActs,
  close: () => void,
): Sheet {
  const { kept } = WORDS;
  const list = el("ul", { class: "kept" }, ...games.map((game) => rowOf(game, acts)));
  const none = el("p", { class: "tagline" }, kept.none);
  const leave = el("div", { class: "buttons" }, button(kept.close, close, { class: "accent" }));
  return openSheet(root, "kept-games", kept.title, [games.length === 0 ? none : list, leave], close);
}

function rowOf(game: KeptGame, { replay, open, rename }: KeptActs): HTMLElement {
  const { kept } = WORDS;
  const { key, how, names, steps } = game;
  const isHere = key === TABLE;
  const title = isHere ? kept.here : game.name;
  const about = [isHere ? "" : whenText(game.when), how, names.join(", ")].filter((part) => part !== "");
  const head = el("div", { class: "kept-about" }, el("b", {}, title), el("span", {}, about.join(" · ")));
  const named = (): void => {
    const field = el("input", { maxlength: 60, value: game.name, "aria-label": kept.nameOf(title) });
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
    ...(steps > 0 ? [button(kept.replay, () => replay(game), { "aria-label": kept.replayOf(title) })] : []),
    ...(open === undefined || isHere
      ? []
      : [button(kept.open, () => open(game), { "aria-label": kept.openOf(title) })]),
    ...(rename === undefined || isHere
      ? []
      : [button(kept.rename, named, { "aria-label": kept.nameOf(title) })]),
  ];
  return el("li", {}, head, el("div", { class: "kept-acts" }, ...can));
}

function whenText(when: number): string {
  return new Date(when).toLocaleString([], { dateStyle: "medium", timeStyle: "short" });
}

/** Asks for a name to save the game by. */
export function openSaving(root: HTMLElement, name: string, save: (name: string) => void): void {
  const { kept } = WORDS;
  const close = (): void => sheet.close();
  const field = el("input", { maxlength: 60, value: name, "aria-label": kept.name });
  const done = (): void => {
    const wanted = field.value.trim();
    if (wanted === "") return field.focus();
    close();
    save(wanted);
  };
  field.addEventListener("keydown", ({ key }) => {
    if (key === "Enter") done();
  });
  const line = el("label", { class: "line" }, el("span", { class: "label" }, kept.name), field);
  const buttons = [button(kept.save, done, { class: "accent" }), button(kept.cancel, close)];
  const sheet = openSheet(
    root,
    "saving",
    kept.saving,
    [line, el("div", { class: "buttons" }, ...buttons)],
    close,
  );
  field.select();
}
