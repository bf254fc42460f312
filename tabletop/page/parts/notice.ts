import { el } from "./dom";

/** Lines over the table: what the script tells everyone, and what the page has to say. */
export interface Notices {
  /** Shows a line for a while. */
  tell: (text: string, color?: string) => void;
  /** The same for what is said to one person alone: it goes when what they are asked has been answered. */
  ask: (text: string, color?: string) => void;
  /** Takes off what was said to one who is not asked any more; what has come with the answer can be read. */
  answered: () => void;
  /** Says that something was done, for longer, with the path of a file below it in small letters. */
  report: (text: string, path: string) => void;
  /** Shows a line until it is taken off with an empty text. */
  stay: (text: string) => void;
}

const LASTING = 4200;
const REPORTED = 12_000;
const MOST = 2;
/** A line that is not true any more can be read so long, in milliseconds. */
const READ = 1000;

export function newNotices(root: HTMLElement): Notices {
  const stays = el("div", { class: "notice stays", role: "status", hidden: true });
  const list = el("div", { class: "notices", "aria-live": "polite" }, stays);
  root.append(list);
  const add = (line: HTMLElement, lasting: number): void => {
    list.append(line);
    const lines = list.querySelectorAll(".notice:not(.stays)");
    for (const old of [...lines].slice(0, -MOST)) old.remove();
    setTimeout(() => line.classList.add("going"), lasting);
    setTimeout(() => line.remove(), lasting + 400);
  };
  const tell = (text: string, color: string | undefined, kind: string): void => {
    if (list.querySelector(".notice:not(.stays):last-child")?.textContent === text) return;
    const line = el("div", { class: kind }, text);
    line.dataset["since"] = String(performance.now());
    if (color !== undefined) line.style.setProperty("--seal", color);
    add(line, LASTING);
  };
  return {
    tell: (text, color) => tell(text, color, "notice"),
    ask: (text, color) => tell(text, color, "notice asks"),
    answered: () => {
      for (const line of list.querySelectorAll<HTMLElement>(".asks")) {
        const age = performance.now() - Number(line.dataset["since"]);
        setTimeout(() => line.remove(), Math.max(0, READ - age));
      }
    },
    report: (text, path) => add(el("div", { class: "notice report" }, text, el("small", {}, path)), REPORTED),
    stay: (text) => {
      stays.hidden = text === "";
      stays.textContent = text;
    },
  };
}
