/** The faces of the rewards: a large sign, for they lie small on their objectives. */
import { REWARDS } from "../../../../src/games/risk-2008/rules/objectives.data";
import { REWARDS as REWARD_TEXTS } from "../../../../src/games/risk-2008/text/en/goals";
import { GILT, SEPIA, VELLUM_LIGHT } from "../../boxes/world/tones";
import { INK, mix, PAPER_LIGHT, RUST, SEATS } from "../../kit/palette";
import { circle, g, path, stroked } from "../../kit/svg";
import { balanced, drawCentred, measure } from "../../kit/type";
import { figure, look, SHIELD } from "../../pieces/icon";
import { arrow, at, card, die, inked, star, sword, swords } from "../../pieces/motifs";
import { back, framed } from "../../table/card";
import { heading } from "./heading";
import { rank } from "./tones";

const TEXTS: Readonly<Record<string, { readonly name: string; readonly text: string }>> = REWARD_TEXTS;

const MIDDLE = 320;
const MEDAL = { y: 454, r: 216 };

const troop = (): string => figure("infantry", look("#3f6288", 3.4));
const plus = (): string => path("M40 8 H60 V40 H92 V60 H60 V92 H40 V60 H8 V40 H40 Z", inked(RUST));
const shield = (): string => path(SHIELD, inked(SEATS.blue.light, 4));

/** The sign of each reward in a square of 100. */
const SIGNS: Readonly<Record<string, (tone: string) => string>> = {
  airfield_minor: (tone) => figure("airfield", look(mix(tone, VELLUM_LIGHT, 0.3), 3)),
  airfield_major: (tone) => figure("airfield", look(mix(tone, VELLUM_LIGHT, 0.1), 3)),
  additional_maneuver: () => at(30, 50, 74, troop()) + at(76, 32, 44, arrow()) + at(76, 70, 44, arrow()),
  starting_maneuver: () => at(26, 50, 70, troop()) + at(66, 70, 40, arrow()) + at(74, 30, 56, swords()),
  guaranteed_card: () => at(50, 50, 104, card(at(50, 50, 54, star()))),
  attack_die: () => at(50, 48, 104, swords()) + at(50, 50, 52, die()) + at(84, 14, 34, plus()),
  defense_die: () => at(50, 50, 96, shield()) + at(50, 46, 50, die()) + at(88, 12, 34, plus()),
  two_troops: () => at(28, 52, 72, troop()) + at(74, 52, 72, troop()) + at(52, 10, 34, plus()),
};

/** The face of a reward by its index. */
export function rewardFace(r: number): string {
  const { id, major } = REWARDS[r];
  const { tone, label } = rank(major);
  const { name, text } = TEXTS[id];
  const words = name.split(" ");
  const titles = measure(name, "title", 92) > 540 ? [words[0], words.slice(1).join(" ")] : [name];
  const lines = balanced(text, "bold", 38, 520);
  return g(
    { "stroke-linejoin": "round" },
    ...framed(tone),
    ...titles.map((t, i) =>
      path(heading(t, titles.length > 1 ? 98 : 116, 520, MIDDLE, 140 + (i - (titles.length - 1) / 2) * 86), {
        fill: tone,
      }),
    ),
    circle(MIDDLE, MEDAL.y, MEDAL.r, stroked(SEPIA, 6, PAPER_LIGHT)),
    circle(MIDDLE, MEDAL.y, MEDAL.r - 12, stroked(GILT, 5, mix(VELLUM_LIGHT, tone, 0.16))),
    at(MIDDLE, MEDAL.y, 316, SIGNS[id](tone)),
    ...lines.map((t, i) =>
      drawCentred(t, INK, { face: "bold", size: 38, x: MIDDLE, y: 745 + (i - (lines.length - 1) / 2) * 43 }),
    ),
    drawCentred(label, tone, { face: "boldItalic", size: 34, x: MIDDLE, y: 838 }),
  );
}

export const rewardBack = (): string =>
  back({ tone: "#5a4a1e", label: "Reward" }, at(0, 0, 250, sword(), 45));
