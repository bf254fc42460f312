/** Computers that think longer than a frame: at the packed table they play what they play in Node, slice by slice. */
import { expect, onTestFinished, test } from "vitest";
import { playGame } from "../../scripts/simulate/game";
import { newPlan } from "../../scripts/simulate/plan";
import { presetOptions } from "../../src/core/options";
import { GAME } from "../../src/games/risk-classic/module";
import { REPORT } from "../../src/games/risk-classic/report";
import { openClassic } from "./classic";
import { expectCalm } from "./seated";

const ACTIONS = 30;

/** The lines of a record that are actions. */
const actionsOf = (record: string): string[] =>
  record
    .split("\n")
    .filter((line) => line !== "" && !/^(#|(risk_classic|players|player|option|seed) )/.test(line));

test("three hard computers at the table take the actions that they take in Node, each in its manner", async () => {
  const options = presetOptions(GAME.meta, "evening");
  const plan = newPlan(GAME, options, {
    ...{ players: 3, levels: ["hard"], rotate: false, seed: 5, rounds: 4, manners: true },
  });
  const { line, record } = playGame(GAME, REPORT, options, plan, 0);
  const text = record();
  const wanted = actionsOf(text).slice(0, ACTIONS);
  expect(wanted).toHaveLength(ACTIONS);
  const table = await openClassic();
  onTestFinished(() => {
    table.close();
  });
  await table.join("Wim");
  const seats = line.seats.map(({ colour, level }) => `bot ${colour} ${level}`);
  const header = text.slice(0, text.indexOf(wanted[0]));
  const LuaScriptState = `${header}# table match speed instant ${seats.join(" ")}\n`;
  await table.load({ ...(await table.save()), LuaScriptState });
  let played: string[] = [];
  for (let frames = 0; frames < 4000 && played.length < ACTIONS; frames += 20) {
    await table.advance(20);
    played = actionsOf(await table.scriptState());
  }
  expect(played.slice(0, ACTIONS)).toEqual(wanted);
  expectCalm(table);
});
