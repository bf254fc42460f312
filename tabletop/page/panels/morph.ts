/** What an element looked like when it was drawn: its own tag and parts, without what scrolls in it. */
const drawn = new WeakMap<Element, string>();

/** What was made of an element last; its boxes are counted in the HTML. */
const last = new WeakMap<Element, { html: string; keys: readonly number[] }>();

/**
 * Makes the elements in `into` those of `html`, keeping each that has the same key: so hovering, focus and scrolling
 * stay. `keys` are those of the boxes in the HTML's `data-box`. `live` is called for each that is new or has changed.
 */
export function morph(
  into: Element,
  html: string,
  keys: readonly number[],
  live: (element: HTMLElement, key: number) => void,
): void {
  const before = last.get(into);
  if (before?.html === html && before.keys.every((key, i) => key === keys[i])) return;
  last.set(into, { html, keys });
  const template = document.createElement("template");
  template.innerHTML = html;
  for (const element of template.content.querySelectorAll<HTMLElement>("[data-box]")) {
    element.dataset["key"] = String(keys[Number(element.dataset["box"])]);
    delete element.dataset["box"];
  }
  replace(into, template.content, live);
}

function replace(into: Element, from: ParentNode, live: (element: HTMLElement, key: number) => void): void {
  const wanted = [...from.children] as HTMLElement[];
  const keys = new Set(wanted.map(keyOf));
  const old = new Map<string, HTMLElement>();
  // First, so that nothing has to move up behind them: what moves loses the press on it, focus and scrolling.
  for (const element of [...into.children] as HTMLElement[])
    if (keys.delete(keyOf(element))) old.set(keyOf(element), element);
    else element.remove();
  let before = into.firstElementChild;
  for (const fresh of wanted) {
    const key = keyOf(fresh);
    const former = old.get(key);
    const scroll = fresh.querySelector(":scope > .ui-scroll");
    scroll?.remove();
    const look = fresh.outerHTML;
    const element = former ?? fresh;
    if (former !== undefined && drawn.get(former) !== look) dress(former, fresh);
    if (scroll !== null) {
      let inner = element.querySelector(":scope > .ui-scroll");
      if (inner === null) {
        inner = document.createElement("div");
        inner.className = "ui-scroll";
        element.append(inner);
      }
      replace(inner, scroll, live);
    }
    if (element === before) before = before.nextElementSibling;
    else into.insertBefore(element, before);
    if (drawn.get(element) !== look) {
      drawn.set(element, look);
      live(element, Number(key));
    }
  }
}

function keyOf(element: HTMLElement): string {
  return element.dataset["key"] ?? "";
}

/** Gives an element another's attributes and parts; what it scrolls and the real control in it stay. */
function dress(element: HTMLElement, fresh: HTMLElement): void {
  for (const name of ["class", "style", "data-tip", "data-id"]) {
    const value = fresh.getAttribute(name);
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
  for (const child of [...element.children]) if (!child.matches(".ui-scroll, .ui-real")) child.remove();
  element.prepend(...fresh.childNodes);
}
