/** How a game went, once it is over: who won, numbers round by round, luck, and what turned it. */
import { askOver } from "../asking";
import { seatColor } from "../map/palette";
import { button, buttonRow, el } from "../parts/dom";
import { openClosable } from "../parts/sheet";
import { watchReplay } from "../replay/replay";
import { WORDS } from "../words";
import { chartOf } from "./chart";
import type { Page } from "../types";
import type { SavedGame, StoryFacts } from "../../wire/answers";

/** The game at the table, as a replay asks for it. */
const TABLE = "table";

/** Opens the story of the game at the table. */
export async function showStory(page: Page): Promise<void> {
  const answer = await askOver(page, { t: "story", game: TABLE });
  if (answer.t === "refused") return;
  const { story } = WORDS;
  openClosable(page.root, "story", story.title, (close) => {
    const goTo = (step: number): void => {
      close();
      void replayHere(page, step);
    };
    return [
      el("p", { class: "tagline" }, answer.how),
      legend(answer),
      el(
        "div",
        { class: "charts" },
        ...answer.charts.map((chart) => chartBox(answer, chart)),
        luckTable(answer),
      ),
      moments(story.turns, answer.turns, goTo),
      moments(story.lucky, answer.lucky, goTo),
      buttonRow(
        button(story.watch, () => goTo(0), { class: "accent", autofocus: true }),
        button(story.close, close),
      ),
    ];
  });
}

/** Watches the game at the table anew, from a step on. */
export async function replayHere(page: Page, step: number): Promise<void> {
  const answer = await askOver(page, { t: "savedGames" });
  if (answer.t === "refused") return;
  const game: SavedGame | undefined = answer.games.find(({ key }) => key === TABLE);
  if (game !== undefined) watchReplay(page, game, step);
}

function nameOf({ seats }: StoryFacts, color: string): string {
  return seats.find((seat) => seat.color === color)?.name ?? color;
}

function legend({ seats }: StoryFacts): HTMLElement {
  return el(
    "p",
    { class: "legend" },
    ...seats.map(({ color, name }) => seatMark(color, `${color}: ${name}`)),
  );
}

function seatMark(color: string, text: string): HTMLElement {
  const dot = el("span", { class: "dot", "aria-hidden": "true" });
  dot.style.background = seatColor(color);
  return el("span", { class: "seat-mark" }, dot, text);
}

function chartBox(story: StoryFacts, chart: StoryFacts["charts"][number]): HTMLElement {
  const ends = Object.entries(chart.lines).map(
    ([color, values]) => `${nameOf(story, color)} ${values.at(-1) ?? 0}`,
  );
  return el(
    "figure",
    {},
    el("figcaption", {}, capital(chart.title)),
    chartOf(chart, WORDS.story.chart(chart.title, ends)),
  );
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** Hundredths with a sign. */
function points(share: number): string {
  const hundredths = Math.round(share * 100);
  return hundredths > 0 ? `+${hundredths}` : String(hundredths).replace("-", "−");
}

function luckTable(story: StoryFacts): HTMLElement {
  const { story: words } = WORDS;
  const cell = (text: string): HTMLElement => el("td", {}, text);
  const rows = story.luck.map(({ color, all, fights }) =>
    el(
      "tr",
      {},
      el("th", { scope: "row" }, seatMark(color, nameOf(story, color))),
      cell(points(all)),
      cell(points(fights)),
    ),
  );
  const head = el(
    "tr",
    {},
    ...[words.luck, words.luckAll, words.luckFights].map((text) => el("th", { scope: "col" }, text)),
  );
  return el("table", { class: "luck", "data-tip": words.luckHelp }, head, ...rows);
}

function moments(title: string, list: StoryFacts["turns"], goTo: (step: number) => void): HTMLElement {
  const { story } = WORDS;
  const lines = list.map(({ round, text, step }) =>
    el(
      "li",
      {},
      button(story.round(round), () => goTo(step), { title: story.see }),
      ` ${text}`,
    ),
  );
  return el("section", { class: "moments" }, el("h3", {}, title), el("ol", {}, ...lines));
}
