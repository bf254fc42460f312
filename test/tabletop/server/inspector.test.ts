import { expect, test } from "vitest";
import { chat, is, type Browser } from "./browser";
import { openGame } from "./open";
import type { Inspection } from "../../../tabletop/server/answers";

async function inspections(browser: Browser, fits: (one: Inspection) => boolean): Promise<Inspection> {
  const found = await browser.until(
    (answer): answer is Extract<typeof answer, { t: "inspection" }> =>
      is("inspection")(answer) && fits(answer.inspection),
  );
  return found.inspection;
}

test("the inspector shows all that the table knows, and what the script calls", async () => {
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
  expect(slices.some(({ names = [] }) => names.join().includes("UI.setAttribute"))).toBe(true);
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
  expect(await ann.ask({ t: "inspect", on: false, all: false })).toBe("done");
  await bob.ask({ t: "chat", text: "still here" });
  await bob.sees((view) => chat(view).includes("still here"));
});
