import { el } from "./dom";

/** Lines over the table: what the script tells everyone, and what the page has to say. */
export interface Notices {
  /** Shows a line for a while. */
  tell: (text: string, color?: string) => void;
  /** The same for what is said to one person alone: it goes when what they are asked has been answered. */
  ask: (text: string, color?: string) => void;
  /** Takes off what was said to one who is not asked any more; what has come with the answer can be read. */
  answered: () => void;
  /** Takes off at once what stands elsewhere now, as `says` tells of a line. */
  drop: (says: (text: string) => boolean) => void;
  /** Says that something was done, for longer, with the path of a file below it in small letters. */
  report: (text: string, path: string) => void;
  /** Shows a line until it is taken off with an empty text. */
  stay: (text: string) => void;
}

/** A line, shown or waiting for its place. */
interface Line {
  element: HTMLElement;
  text: string;
  count: HTMLElement;
  /** How often it was told. */
  times: number;
  /** For how many milliseconds it is shown, and since when. */
  lasting: number;
  since: number;
  /** Whether what it asks has been answered. */
  isOver: boolean;
}

interface Lines {
  list: HTMLElement;
  shown: Line[];
  waiting: Line[];
  timer: number;
}

const LASTING = 4000;
const REPORTED = 12_000;
/** How many lines are shown at once. Of more that wait for a place the oldest are left to the chat. */
const MOST = 2;
const MOST_WAITING = 4;
/** The share of its time that a line stands at the least while another one waits for its place. */
const CROWDED = 0.5;
/** A line that is not true any more can be read so long, in milliseconds. */
const READ = 1000;
/** How long a line takes to fade, in milliseconds. */
const FADING = 400;

export function newNotices(root: HTMLElement): Notices {
  const stays = el("div", { class: "notice stays", role: "status", hidden: true });
  const list = el("div", { class: "notices", "aria-live": "polite" }, stays);
  root.append(list);
  const lines: Lines = { list, shown: [], waiting: [], timer: 0 };
  const tell = (text: string, color: string | undefined, kind: string): void => {
    const element = el("div", { class: kind }, text);
    if (color !== undefined) element.style.setProperty("--seal", color);
    add(lines, element, text, LASTING);
  };
  return {
    tell: (text, color) => tell(text, color, "notice"),
    ask: (text, color) => tell(text, color, "notice asks"),
    answered: () => {
      lines.waiting = lines.waiting.filter(({ element }) => !element.matches(".asks"));
      const asking = lines.shown.filter(({ element }) => element.matches(".asks"));
      for (const line of asking)
        Object.assign(line, { lasting: Math.max(READ, performance.now() - line.since), isOver: true });
      settle(lines);
    },
    drop: (says) => {
      const said = lines.shown.filter(({ text }) => says(text));
      lines.waiting = lines.waiting.filter(({ text }) => !says(text));
      for (const line of said) line.lasting = 0;
      if (said.length > 0) settle(lines);
    },
    report: (text, path) =>
      add(lines, el("div", { class: "notice report" }, text, el("small", {}, path)), text, REPORTED),
    stay: (text) => {
      stays.hidden = text === "";
      stays.textContent = text;
    },
  };
}

/**
 * Shows a line, or has it wait for its place; one that is told again counts on where it stands. What was answered asks
 * anew: that is no second time.
 */
function add(lines: Lines, element: HTMLElement, text: string, lasting: number): void {
  const same = [...lines.shown, ...lines.waiting].find((line) => line.text === text);
  if (same === undefined) {
    const count = el("span", { class: "times" });
    element.append(count);
    const line = { element, text, count, times: 1, lasting, since: 0, isOver: false };
    lines.waiting = [...lines.waiting, line].slice(-MOST_WAITING);
  } else {
    same.times = same.isOver ? 1 : same.times + 1;
    same.count.textContent = same.times === 1 ? "" : ` × ${same.times}`;
    Object.assign(same, { lasting, since: performance.now(), isOver: false });
  }
  settle(lines);
}

/** Takes off what has stood its time, gives the free places to those who wait, and looks again when the next one is over. */
function settle(lines: Lines): void {
  clearTimeout(lines.timer);
  const now = performance.now();
  for (const line of lines.shown) if (endOf(lines, line) <= now) fade(line.element);
  lines.shown = lines.shown.filter((line) => endOf(lines, line) > now);
  while (lines.shown.length < MOST && lines.waiting.length > 0) {
    const [line, ...rest] = lines.waiting;
    lines.waiting = rest;
    line.since = now;
    lines.list.append(line.element);
    lines.shown.push(line);
  }
  const next = Math.min(...lines.shown.map((line) => endOf(lines, line)));
  if (next < Infinity) lines.timer = window.setTimeout(() => settle(lines), next - now);
}

/** When a line goes: the oldest sooner where another one waits. */
function endOf({ shown, waiting }: Lines, line: Line): number {
  const isCrowded = waiting.length > 0 && line === shown[0];
  return line.since + line.lasting * (isCrowded ? CROWDED : 1);
}

function fade(element: HTMLElement): void {
  element.classList.add("going");
  setTimeout(() => element.remove(), FADING);
}
