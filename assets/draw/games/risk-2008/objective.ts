/**
 * The faces of the objectives. On a mat a reward lies on an objective's lower right corner: its words stand above that,
 * and how many it asks for at the left.
 */
import {
  OBJECTIVES,
  type Condition,
  type ConditionKind,
} from "../../../../src/games/risk-2008/rules/objectives.data";
import { OBJECTIVES as OBJECTIVE_TEXTS } from "../../../../src/games/risk-2008/text/en/goals";
import { CONTINENTS } from "../../../../src/risk/world/continents";
import { patterns } from "../../boxes/world/ground";
import { chart } from "../../boxes/world/scenes";
import { SEPIA, TONES, VELLUM_LIGHT } from "../../boxes/world/tones";
import { hemisphere } from "../../boxes/world/title";
import { boundsOf } from "../../kit/geometry";
import { GOLD, INK, mix, SEATS } from "../../kit/palette";
import { el, g, path, rect, rings, stroked } from "../../kit/svg";
import { balanced, drawCentred, measure } from "../../kit/type";
import type { Shapes } from "../../map/shapes";
import { plainTone } from "../../pieces/glyphs";
import { figure, look } from "../../pieces/icon";
import { at, hourglass, medal, swords } from "../../pieces/motifs";
import { back, framed } from "../../table/card";
import { heading } from "./heading";
import { rank } from "./tones";

const TEXTS: Readonly<Record<string, { readonly name: string; readonly text: string }>> = OBJECTIVE_TEXTS;

const MIDDLE = 320;
/** The window below the words, its middle height, the middles of its left, which no reward covers, and its right. */
const WINDOW = { x: 60, y: 392, w: 520, h: 446 };
const HEIGHT = 608;
const LEFT = 178;
const RIGHT = 440;

/** A continent in its tone and pattern, as large as the window is. */
function continentOf(shapes: Shapes, id: string): string {
  const { territories } = CONTINENTS.find((one) => one.id === id) ?? CONTINENTS[0];
  const lands = territories.map((t) => shapes.lands[t]);
  const { left, right, top, low } = boundsOf(lands.flat(2));
  const k = Math.min((WINDOW.w - 70) / (right - left), (WINDOW.h - 60) / (low - top));
  const d = lands.map((land) => rings(land)).join("");
  const middle = `translate(${(-(left + right) / 2).toFixed(1)} ${(-(top + low) / 2).toFixed(1)})`;
  return g(
    {
      transform: `translate(${MIDDLE} ${HEIGHT}) scale(${k.toFixed(4)}) ${middle}`,
      "stroke-linejoin": "round",
    },
    path(d, stroked(SEPIA, 8 / k, mix(VELLUM_LIGHT, TONES[id].wash, 0.7))),
    path(d, { fill: `url(#pattern-${id})`, opacity: 0.5 }),
    path(d, stroked(SEPIA, 3 / k)),
  );
}

const globe = (x: number, size: number): string =>
  g({ transform: `translate(${x} ${HEIGHT}) scale(${size / 160})` }, hemisphere(0, 0, 70));
const standing = (x: number, kind: string, fill: string): string =>
  at(x, HEIGHT, 270, figure(kind, look(fill, 3.2)));

/** How many, in figures as large as the left of the window is. */
const number = (count: number): string =>
  path(heading(String(count), 330, 220, LEFT, HEIGHT - 20), {
    ...stroked(VELLUM_LIGHT, 16, SEPIA),
    "paint-order": "stroke",
    "stroke-linejoin": "round",
  });

/** Beside what has to be taken in one turn. */
const inOneTurn = (): string => at(252, 764, 104, hourglass());

const red = SEATS.red.fill;
const city = plainTone("city");

/** What an objective of a kind asks for, as a picture. */
const SUBJECTS: Readonly<Record<ConditionKind, (condition: Condition, shapes: Shapes) => string>> = {
  continent: ({ continent }, shapes) => continentOf(shapes, CONTINENTS[continent].id),
  continents: ({ count }) => number(count) + globe(RIGHT, 270),
  continent_taken: () => globe(LEFT, 220) + at(RIGHT, HEIGHT, 250, hourglass()),
  cities: ({ count }) => number(count) + standing(RIGHT, "city", city),
  cities_taken: ({ count }) => number(count) + standing(RIGHT, "city", city) + inOneTurn(),
  enemy_capitals: ({ count }) =>
    count === 1
      ? at(RIGHT, HEIGHT, 240, swords()) + standing(190, "capital", red)
      : number(count) + standing(RIGHT, "capital", red),
  territories: ({ count }) => number(count) + standing(RIGHT, "banner", red),
  territories_taken: ({ count }) => number(count) + standing(RIGHT, "banner", red) + inOneTurn(),
};

/** How high letters of a title are at most, by the number of its lines. */
const HIGHEST = [0, 150, 104];
const LEAST = 90;

/** What stands behind the verb: in one line, or in two where letters would be small in one. */
function titleOf(what: string): string[] {
  if ((HIGHEST[1] * 530) / measure(what, "title", HIGHEST[1]) >= LEAST) return [what];
  const last = what.lastIndexOf(" ");
  return [what.slice(0, last), what.slice(last + 1)];
}

/** The face of an objective by its index; the first of a sheet brings the patterns with it. */
export function objectiveFace(shapes: Shapes, k: number): string {
  const { id, major, condition } = OBJECTIVES[k];
  const { tone, label } = rank(major);
  const { name, text } = TEXTS[id];
  const [verb, ...rest] = name.split(" ");
  const lines = balanced(text, "bold", 33, 520);
  const titles = titleOf(rest.join(" "));
  return g(
    { "stroke-linejoin": "round" },
    k === 0 ? patterns() : "",
    ...framed(tone),
    drawCentred(verb, mix(tone, INK, 0.2), { face: "title", size: 62, x: MIDDLE, y: 102 }),
    ...titles.map((line, i) =>
      path(heading(line, HIGHEST[titles.length], 530, MIDDLE, (titles.length > 1 ? 160 : 192) + i * 88), {
        fill: tone,
      }),
    ),
    ...lines.map((line, i) =>
      drawCentred(line, INK, { face: "bold", size: 33, x: MIDDLE, y: 402 - (lines.length - i) * 37 }),
    ),
    el("clipPath", { id: "window" }, rect(WINDOW.x, WINDOW.y, WINDOW.w, WINDOW.h, { rx: 14 })),
    g(
      { "clip-path": "url(#window)" },
      g({ transform: `translate(${WINDOW.x} ${WINDOW.y}) scale(1 1.14)` }, chart(388, 206)),
      SUBJECTS[condition.kind](condition, shapes),
    ),
    rect(WINDOW.x, WINDOW.y, WINDOW.w, WINDOW.h, { rx: 14, ...stroked(INK, 6) }),
    rect(WINDOW.x, WINDOW.y, WINDOW.w, WINDOW.h, { rx: 14, ...stroked(GOLD, 2.4) }),
    drawCentred(label, tone, { face: "boldItalic", size: 36, x: LEFT - 40, y: 816 }),
  );
}

export const objectiveBack = (): string =>
  back({ tone: "#3f4a33", label: "Objective" }, at(0, 0, 250, medal()));
