import { button, el } from "./dom";
import { openClosable } from "./sheet";
import { WORDS } from "../words";

/** A page of the rulebook that lies on the table. */
export interface RulePage {
  page: number;
  name: string;
  url: string;
}

/** The page that was open last: it opens there again. */
let last = 0;

/** Shows the rulebook, a page at a time; `words` of the notebook are what its pages say, for who cannot see pictures. */
export function openRules(
  root: HTMLElement,
  pages: readonly RulePage[],
  words: readonly { title: string; body: string }[],
): void {
  const picture = el("img", { class: "rule-page" });
  const view = el("div", { class: "rule-view", tabindex: 0 }, picture);
  const show = (to: number): void => {
    last = Math.max(0, Math.min(pages.length - 1, to));
    const { url, name } = pages[last];
    picture.src = url;
    picture.alt = textOf(words.find(({ title }) => title === name)?.body ?? name);
    tabs.forEach((tab, i) => tab.setAttribute("aria-pressed", String(i === last)));
    before.disabled = last === 0;
    next.disabled = last === pages.length - 1;
    view.scrollTop = 0;
  };
  const tabs = pages.map(({ name }, i) => button(shortOf(name), () => show(i), { class: "tab" }));
  const before = button("\u2039", () => show(last - 1), { "aria-label": WORDS.rules.before, class: "leaf" });
  const next = button("\u203a", () => show(last + 1), { "aria-label": WORDS.rules.next, class: "leaf" });
  const larger = button(WORDS.rules.larger, () => {
    const on = view.classList.toggle("large");
    larger.setAttribute("aria-pressed", String(on));
  });
  const body = el("div", { class: "rule-leaves" }, before, view, next);
  const sheet = openClosable(root, "rules", WORDS.rules.title, (close) => {
    const head = el("div", { class: "rule-tabs" }, ...tabs, larger, button(WORDS.rules.close, close));
    return pages.length === 0 ? [el("p", {}, WORDS.rules.none), head] : [head, body];
  });
  sheet.element.addEventListener("keydown", ({ key }) => {
    if (pages.length === 0) return;
    if (key === "ArrowLeft" || key === "PageUp") show(last - 1);
    if (key === "ArrowRight" || key === "PageDown") show(last + 1);
  });
  if (pages.length > 0) show(last);
}

/** "Rules: a turn" is one of the rules: "A turn". */
function shortOf(name: string): string {
  const short = name.replace(/^.*: /, "");
  return short.slice(0, 1).toUpperCase() + short.slice(1);
}

/** The words of a page of the notebook without its marks. */
function textOf(body: string): string {
  return body.replace(/\[\/?[a-z]\]/g, "");
}
