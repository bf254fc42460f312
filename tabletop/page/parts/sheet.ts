import { el, trap } from "./dom";

/** A card of parchment over the table, with what is in it. */
export interface Sheet {
  element: HTMLElement;
  close: () => void;
}

/** What the first of its parts says, which stands for a title. */
function firstWords(children: readonly (Node | string)[]): string {
  for (const child of children) {
    const words =
      child instanceof HTMLImageElement ? child.alt : typeof child === "string" ? child : child.textContent;
    if (words !== null && words.trim() !== "") return words.trim();
  }
  return "";
}

/** Opens a sheet; Escape calls `leave`, if it may be left. `kind` is a class of its own. */
export function openSheet(
  root: HTMLElement,
  kind: string,
  title: string,
  children: readonly (Node | string)[],
  leave?: () => void,
): Sheet {
  const card = el(
    "section",
    {
      class: "sheet",
      role: "dialog",
      "aria-modal": "true",
      "aria-label": title === "" ? firstWords(children) : title,
    },
    ...(title === "" ? [] : [el("h2", {}, title)]),
    ...children,
  );
  const back = el("div", { class: `sheet-back ${kind}` }, card);
  back.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || leave === undefined) return;
    event.stopPropagation();
    leave();
  });
  root.append(back);
  const release = trap(card);
  return {
    element: back,
    close: () => {
      release();
      back.remove();
    },
  };
}

/** The same, closed by Escape and by what is in it: `fill` is given what closes it. */
export function openClosable(
  root: HTMLElement,
  kind: string,
  title: string,
  fill: (close: () => void) => readonly (Node | string)[],
): Sheet {
  const close = (): void => sheet.close();
  const sheet = openSheet(root, kind, title, fill(close), close);
  return sheet;
}
