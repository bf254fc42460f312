import { decide } from "../../../src/core/bots/decide";
/** The first turn that is led through: every step that has a sentence comes in the first round, and has no other name. */
import { expect, test } from "vitest";
import { rollFrom, seedRng } from "../../../src/core/rng";
import { GAME as CASTLE } from "../../../src/games/castle-risk/module";
import { UI as CASTLE_UI } from "../../../src/games/castle-risk/text/en/ui";
import { GAME as EDITION_2008 } from "../../../src/games/risk-2008/module";
import { UI as UI_2008 } from "../../../src/games/risk-2008/text/en/ui";
import { GAME as CLASSIC } from "../../../src/games/risk-classic/module";
import { UI as CLASSIC_UI } from "../../../src/games/risk-classic/text/en/ui";
import { GAME as EUROPE } from "../../../src/games/risk-europe/module";
import { UI as EUROPE_UI } from "../../../src/games/risk-europe/text/en/ui";
import type { GameModule } from "../../../src/session/game/module";
import { act } from "../../../src/session/play/commands/act";
import { newOutcome } from "../../../src/session/play/commands/command";
import { due } from "../../../src/session/play/pace";
import { newRoom } from "../../../src/session/table/room";
import { entry } from "../../../src/text/entry";
import type { Words } from "../../../src/text/types";
import { arial } from "../../../tabletop/xml/layout/arial";
import { matchOf } from "../../helpers/presser";
import { say } from "../../helpers/say";

const GAMES: readonly [name: string, module: GameModule, sentences: Words<string>][] = [
  ["Castle Risk", CASTLE, CASTLE_UI.labels.guide],
  ["Risk Europe", EUROPE, EUROPE_UI.labels.guide],
  ["RISK", CLASSIC, CLASSIC_UI.labels.guide],
  ["RISK 2008", EDITION_2008, UI_2008.labels.guide],
];

/** The steps at which anybody is asked until the first round is over, in a match by a preset. */
function stepsAsked(module: GameModule, preset: string, seed: number): string[] {
  const room = newRoom(module);
  const [first = "", ...others] = module.meta.colours.slice(0, 4);
  const computers = others.map((colour) => `computer ${colour} ${module.bots[0]?.id}`);
  for (const words of [`sit ${first}`, `preset ${preset}`, ...computers, "close_empty", `start ${seed}`])
    expect(say(room, first, words), words).toBe("");
  const m = matchOf(room.table);
  const roll = rollFrom(seedRng(seed));
  const steps: string[] = [];
  while (m.game.state.round < 2 && m.game.state.step !== "over") {
    const s = m.game.state;
    if (s.asked.length > 0) steps.push(s.step);
    const action =
      due(room.table, "instant", 0)?.action ??
      decide(module.bots[0], module.view.state(s, s.asked[0]), s.asked[0], roll);
    if (action === undefined) break;
    expect(act(room, action, m.revision, newOutcome())).toBeUndefined();
  }
  return steps;
}

test.each(GAMES)("%s has a sentence for each of its steps", (_, module, sentences) => {
  expect(module.guide?.length).toBeGreaterThanOrEqual(4);
  expect(Object.keys(sentences)).toEqual(module.guide);
});

test.each(GAMES)("%s comes to each of them in the first round of some preset", (_, module) => {
  const steps = new Set<string>();
  for (let seed = 1; seed <= 30; seed++)
    for (const { id } of module.meta.presets)
      if (!(module.guide ?? []).every((step) => steps.has(step)))
        for (const step of stepsAsked(module, id, seed)) steps.add(step);
  expect((module.guide ?? []).filter((step) => !steps.has(step))).toEqual([]);
});

test.each(GAMES)("the sentences of %s have three lines at the most", (_, __, sentences) => {
  const { advance } = arial();
  const plain = { bold: false, italic: false };
  for (const step of Object.keys(sentences)) {
    const sentence = entry(sentences, step) ?? "";
    expect(sentence, step).not.toBe("");
    let lines = 1;
    let x = 0;
    for (const word of `1/5  ${sentence}`.split(" ")) {
      const width = Array.from(`${word} `, (letter) => advance(letter, 14, plain)).reduce((a, b) => a + b, 0);
      if (x + width > 224) {
        lines++;
        x = 0;
      }
      x += width;
    }
    expect(lines, step).toBeLessThanOrEqual(3);
  }
});
