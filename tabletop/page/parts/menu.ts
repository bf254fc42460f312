import { button, el } from "./dom";
import type { Point } from "../map/camera";

/** A line of a menu: what it says and does; without `act` it is a heading. */
export interface Entry {
  label: string;
  act?: () => void;
  key?: string;
}

/** Opens a menu at a point; it closes when something is chosen, on Escape, and on a press beside it. */
export function openMenu(
  root: HTMLElement,
  point: Point,
  entries: readonly Entry[],
  closed: () => void,
): void {
  root.querySelector(".menu-back")?.remove();
  const close = (): void => {
    back.remove();
    closed();
  };
  const list = el("div", { class: "menu", role: "menu" });
  for (const { label, act, key } of entries)
    list.append(
      act === undefined
        ? el("div", { class: "menu-head" }, label)
        : button(
            label,
            () => {
              close();
              act();
            },
            { role: "menuitem", ...(key === undefined ? {} : { "data-key": key }) },
          ),
    );
  const back = el("div", { class: "menu-back" }, list);
  back.addEventListener("pointerdown", (event) => {
    if (event.target === back) close();
  });
  back.addEventListener("contextmenu", (event) => event.preventDefault());
  back.addEventListener("keydown", (event) => {
    const items = [...list.querySelectorAll<HTMLElement>("button")];
    const at = items.indexOf(document.activeElement as HTMLElement);
    if (event.key === "Escape") close();
    else if (event.key === "ArrowDown") items[(at + 1) % items.length].focus();
    else if (event.key === "ArrowUp") items[(at + items.length - 1) % items.length].focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  root.append(back);
  const { offsetWidth: w, offsetHeight: h } = list;
  list.style.left = `${Math.max(6, Math.min(point.x, innerWidth - w - 6))}px`;
  list.style.top = `${Math.max(6, Math.min(point.y, innerHeight - h - 6))}px`;
  list.querySelector("button")?.focus();
}
