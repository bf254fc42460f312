/** What an element looked like when it was drawn: its own tag and parts, without what scrolls in it. */
const drawn = new WeakMap<Element, string>();

/** What a new element was made of, where that is known. */
const written = new WeakMap<Element, string>();

/** What an element was made of last, in this order, by the keys of its parts. */
const last = new WeakMap<Element, ReadonlyMap<number, string>>();

/** What makes the elements in another those of some parts. */
export interface Change {
  /** What they were made of when it was worked out, and what they are to be made of. */
  before: ReadonlyMap<number, string>;
  now: ReadonlyMap<number, string>;
  /** The elements whose look is another one, as they are to look. */
  fresh: ReadonlyMap<string, HTMLElement>;
  /** None comes, goes or moves. */
  isInOrder: boolean;
}

type Live = (element: HTMLElement, key: number) => void;

const NONE: ReadonlyMap<number, string> = new Map();

/**
 * Works out what makes the elements in `into` those of `parts`, which can be done before a frame that is to draw it: a
 * browser parses what has changed alone. The keys are those of `data-key`. `live` is called for each that is new.
 */
export function changeOf(into: Element, parts: readonly { key: number; html: string }[], live: Live): Change {
  const before = last.get(into) ?? NONE;
  const now = new Map(parts.map(({ key, html }) => [key, html]));
  const changed = parts.filter(({ key, html }) => before.get(key) !== html);
  const isInOrder = before.size === now.size && [...before.keys()].every((key, i) => key === parts[i].key);
  if (changed.length === 0) return { before, now, isInOrder, fresh: new Map() };
  const template = document.createElement("template");
  template.innerHTML = changed.map(({ html }) => html).join("");
  const made = [...template.content.children] as HTMLElement[];
  for (const [i, one] of made.entries()) {
    written.set(one, changed[i].html);
    if (!before.has(changed[i].key)) enliven(one, keyOf(one), renew(undefined, one, live), live);
  }
  return { before, now, isInOrder, fresh: new Map(made.map((one) => [keyOf(one), one])) };
}

/** Whether a change is still one of what is there. */
export function isCurrent(into: Element, { before }: Change): boolean {
  return (last.get(into) ?? NONE) === before;
}

/**
 * Changes the elements in another, keeping each that has the same key: so hovering, focus and scrolling stay. `live` is
 * called for each that has changed.
 */
export function morph(into: Element, { now, fresh, isInOrder }: Change, live: Live): void {
  last.set(into, now);
  if (isInOrder && fresh.size === 0) return;
  if (isInOrder && into.childElementCount === now.size) renewAll(into, fresh, live);
  else arrange(into, [...now.keys()].map(String), fresh, live);
}

/** Gives the elements of some keys in another their new look, where none comes, goes or moves. */
function renewAll(into: Element, fresh: ReadonlyMap<string, HTMLElement>, live: Live): void {
  const left = new Map(fresh);
  for (
    let element = into.firstElementChild;
    element !== null && left.size > 0;
    element = element.nextElementSibling
  ) {
    const key = keyOf(element as HTMLElement);
    const made = left.get(key);
    if (made === undefined) continue;
    left.delete(key);
    enliven(element as HTMLElement, key, renew(element as HTMLElement, made, live), live);
  }
}

/** Has an element work whose look is another one now. */
function enliven(element: HTMLElement, key: string, look: string, live: Live): void {
  if (drawn.get(element) === look) return;
  drawn.set(element, look);
  live(element, Number(key));
}

function replace(into: Element, from: Element, live: Live): void {
  const fresh = new Map([...from.children].map((one) => [keyOf(one as HTMLElement), one as HTMLElement]));
  arrange(into, [...fresh.keys()], fresh, live);
}

/** Puts the elements of some keys into another, in their order; those in `fresh` as they look there, others as they are. */
function arrange(
  into: Element,
  keys: readonly string[],
  fresh: ReadonlyMap<string, HTMLElement>,
  live: Live,
): void {
  const left = new Set(keys);
  const old = new Map<string, HTMLElement>();
  // First, so that nothing has to move up behind them: what moves loses the press on it, focus and scrolling.
  for (const element of [...into.children] as HTMLElement[])
    if (left.delete(keyOf(element))) old.set(keyOf(element), element);
    else element.remove();
  let before = into.firstElementChild;
  for (const key of keys) {
    const [former, made] = [old.get(key), fresh.get(key)];
    const isAlive = made !== undefined && former === undefined && drawn.has(made);
    const look = made === undefined || isAlive ? undefined : renew(former, made, live);
    const element = former ?? made;
    if (element === undefined) continue;
    if (element === before) before = before.nextElementSibling;
    else into.insertBefore(element, before);
    if (look !== undefined) enliven(element, key, look, live);
  }
}

/** Gives an element, if there was one, another's look and what scrolls in it; what the look is, without that. */
function renew(former: HTMLElement | undefined, fresh: HTMLElement, live: Live): string {
  const scroll = fresh.querySelector(":scope > .ui-scroll");
  scroll?.remove();
  const look = scroll === null ? (written.get(fresh) ?? fresh.outerHTML) : fresh.outerHTML;
  const element = former ?? fresh;
  if (former !== undefined && drawn.get(former) !== look) dress(former, fresh);
  if (scroll === null) return look;
  let inner = element.querySelector(":scope > .ui-scroll");
  if (inner === null) {
    inner = document.createElement("div");
    inner.className = "ui-scroll";
    element.append(inner);
  }
  replace(inner, scroll, live);
  return look;
}

function keyOf(element: HTMLElement): string {
  // Faster than `dataset`: it is asked of every element of the interface.
  return element.getAttribute("data-key") ?? "";
}

/** Gives an element another's attributes and parts; what it scrolls and the real control in it stay. */
function dress(element: HTMLElement, fresh: HTMLElement): void {
  for (const name of ["class", "style", "data-tip", "data-id"]) {
    const value = fresh.getAttribute(name);
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
  const stays = (node: ChildNode): boolean => node instanceof Element && node.matches(".ui-scroll, .ui-real");
  for (const child of [...element.childNodes]) if (!stays(child)) child.remove();
  element.prepend(...fresh.childNodes);
}
