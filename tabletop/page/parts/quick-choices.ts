import { computersOf, type Quick, type QuickWish } from "../home/quick-plan";
import { el } from "./dom";
import { WORDS } from "../words";

/** A line of choices for whoever plays at once; `changed` gets each new wish. What leaves no choice is left out. */
export function quickChoices(quick: Quick, wish: QuickWish, changed: (wish: QuickWish) => void): HTMLElement {
  const { quick: words } = WORDS;
  const { least, most } = computersOf(quick);
  const counts = Array.from({ length: most - least + 1 }, (_, i) => least + i);
  const now = { ...wish };
  const list = (
    label: string,
    options: readonly { value: string; text: string }[],
    value: string,
    take: (value: string) => void,
  ): HTMLElement | undefined => {
    if (options.length < 2) return undefined;
    const choice = el(
      "select",
      { "aria-label": label },
      ...options.map((option) => el("option", { value: option.value }, option.text)),
    );
    choice.value = value;
    choice.addEventListener("change", () => {
      take(choice.value);
      changed({ ...now });
    });
    return el("label", {}, el("span", {}, label), choice);
  };
  const colors = quick.seats.map(({ color }) => ({ value: color, text: color }));
  const numbers = counts.map((count) => ({ value: String(count), text: words.count(count) }));
  const levels = quick.levels.map(({ id, name }) => ({ value: id, text: name }));
  return el(
    "div",
    { class: "way-choices", role: "group", "aria-label": words.title },
    list(words.color, colors, now.color, (value) => (now.color = value)),
    list(words.against, numbers, String(now.computers), (value) => (now.computers = Number(value))),
    list(words.level, levels, now.level, (value) => (now.level = value)),
  );
}
