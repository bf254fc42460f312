import { expectScriptErrors } from "../../helpers/script-errors";
import { expect, test } from "vitest";
import { chat, is, type Browser } from "./browser";
import { gameSave } from "./save";
import { openGame } from "./open";
import type { Inspection } from "../../../tabletop/wire/answers";

async function inspections(browser: Browser, fits: (one: Inspection) => boolean): Promise<Inspection> {
  const found = await browser.until(
    (answer): answer is Extract<typeof answer, { t: "inspection" }> =>
      is("inspection")(answer) && fits(answer.inspection),
  );
  return found.inspection;
}

test("the inspector shows all that the table knows, and what the script calls", async () => {
  expectScriptErrors(/broken on purpose/);
  const { host } = await openGame();
  const ann = await host({ name: "Ann", seat: "Red" });
  expect(await ann.ask({ t: "inspect", on: true })).toBe("done");
  await inspections(ann, () => true);
  await ann.ask({ t: "chat", text: "!title seen" });
  await ann.ask({ t: "chat", text: "!fail" });
  const { objects } = await inspections(ann, ({ errors }) => errors.length > 0);
  expect(objects.find(({ guid }) => guid === "held00")).toMatchObject({
    ...{ kind: "Card", name: "card 3", tags: ["secret 3"], memo: "card3", hand: "Red" },
  });
  expect(objects.find(({ guid }) => guid === "held00")?.piece).toBeGreaterThan(0);
  const all = ann.answers.filter(is("inspection")).map(({ inspection }) => inspection);
  const slices = all.flatMap((one) => one.slices).filter(({ what }) => what === "onChat");
  expect(
    slices.some(({ made }) => made.some((call) => call.what === 'UI.setAttribute("title", "text", "seen")')),
  ).toBe(true);
  expect(slices.every(({ micros }) => micros >= 0)).toBe(true);
  expect(all.flatMap(({ errors }) => errors)).toMatchObject([{ what: "onChat" }]);
});

test("the inspector is off while others sit, unless it is switched on for all", async () => {
  const { come, host } = await openGame();
  const ann = await host({ seat: "Red" });
  expect(await ann.ask({ t: "inspect", on: true })).toBe("done");
  await inspections(ann, () => true);
  const bob = await come({ seat: "Blue" });
  await bob.sees(({ you }) => you.color === "Blue");
  expect(await ann.ask({ t: "inspect", on: true })).toBe("table");
  await new Promise((done) => setTimeout(done, 100));
  const before = ann.answers.filter(is("inspection")).length;
  await new Promise((done) => setTimeout(done, 1200));
  expect(ann.answers.filter(is("inspection")).length).toBe(before);
  expect(await bob.ask({ t: "inspect", on: true })).toBe("host");
  expect(await ann.ask({ t: "inspect", on: true, all: true })).toBe("done");
  await bob.until(is("notice"));
  expect(await bob.ask({ t: "inspect", on: true })).toBe("done");
  await inspections(bob, ({ objects }) => objects.some(({ name }) => name === "card 3"));
  expect(await ann.ask({ t: "inspect", on: true, all: false })).toBe("done");
  expect(await ann.ask({ t: "inspect", on: true })).toBe("table");
  await bob.ask({ t: "chat", text: "still here" });
  await bob.sees((view) => chat(view).includes("still here"));
});

test("one can go back step by step, and forth again, as long as nothing new happens", async () => {
  const { host, server } = await openGame({ pace: "manual" });
  const ann = await host({ seat: "Red" });
  await ann.ask({ t: "inspect", on: true });
  const wait = async (frames = 1): Promise<void> => {
    for (let i = 0; i < 16; i++) await server.tick(frames);
  };
  await wait();
  for (const word of ["one", "two", "three"]) {
    await ann.ask({ t: "chat", text: `!keep ${word}` });
    await wait();
  }
  const { checkpoints } = await inspections(ann, (one) => one.checkpoints.length === 4);
  expect(checkpoints.map(({ label }) => label)).toEqual(["", "one", "two", "three"]);
  await ann.ask({ t: "pause", on: true });
  for (const [step, word] of [
    [1, "one"],
    [3, "three"],
    [2, "two"],
  ] as const) {
    expect(await ann.ask({ t: "rewind", checkpoint: step })).toBe("done");
    await ann.ask({ t: "chat", text: "!state" });
    await wait(0);
    await inspections(ann, ({ back, state }) => back === step && state === word);
  }
  await ann.ask({ t: "chat", text: "!keep four" });
  await wait(0);
  const after = await inspections(ann, (one) => one.checkpoints.at(-1)?.label === "four");
  expect(after.checkpoints.map(({ label }) => label)).toEqual(["", "one", "two", "four"]);
  expect(after.back).toBeUndefined();
  // A state that differs in a comment alone is no step.
  await ann.ask({ t: "chat", text: "!keep four\n# saved anew\n" });
  await wait(0);
  await ann.ask({ t: "chat", text: "!keep five\n# saved anew\n" });
  await wait(0);
  const last = await inspections(ann, (one) => one.checkpoints.at(-1)?.label === "five");
  expect(last.checkpoints.map(({ label }) => label)).toEqual(["", "one", "two", "four", "five"]);
});

test("calls and errors are told with the lines of the source", async () => {
  expectScriptErrors(/broken on purpose/);
  const map = JSON.stringify({
    ...{ version: 3, sources: ["src/small.ts"], names: [] },
    // Every line of the bundle comes from the line of the same number.
    mappings: `AAAA${";AACA".repeat(80)}`,
  });
  const save = gameSave();
  const { LuaScript } = JSON.parse(save) as { LuaScript: string };
  const lineOf = (code: string): number => LuaScript.split("\n").findIndex((line) => line.includes(code)) + 1;
  const { host } = await openGame({ source: async () => Promise.resolve({ save, map, written: false }) });
  const ann = await host({ seat: "Red" });
  await ann.ask({ t: "inspect", on: true });
  await inspections(ann, () => true);
  await ann.ask({ t: "chat", text: "!title seen" });
  await ann.ask({ t: "chat", text: "!fail" });
  await inspections(ann, ({ errors }) => errors.length > 0);
  const all = ann.answers.filter(is("inspection")).map(({ inspection }) => inspection);
  const made = all.flatMap(({ slices }) => slices).flatMap((slice) => slice.made);
  expect(made).toContainEqual({
    ...{ what: 'UI.setAttribute("title", "text", "seen")', at: `src/small.ts:${lineOf('"title"')}` },
  });
  const [error] = all.flatMap(({ errors }) => errors);
  expect(error.message).toContain(`src/small.ts:${lineOf('"fail"')}:`);
  expect(error.message).toContain("broken on purpose");
});
