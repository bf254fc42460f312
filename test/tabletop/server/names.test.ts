import { expect, test } from "vitest";
import { openGame } from "./open";

/** The names by which people of these names are known who come one after the other. */
async function known(...names: string[]): Promise<string[]> {
  const { come } = await openGame();
  const got: string[] = [];
  for (const name of names) {
    const one = await come({ name });
    const { person } = await one.welcome();
    const { people } = await one.sees((view) => Object.hasOwn(view.people, person));
    got.push(people[person].name);
  }
  return got;
}

test("somebody whose name looks like another's gets a number behind it", async () => {
  // Cyrillic, Greek, full width, a mark as a letter of its own, I for l, O for 0, spaces, soft hyphen.
  expect(await known("Bob", "Воb", "Βob", "Ｂｏｂ", "B\u00ado\u200bb", "bob")).toEqual([
    ...["Bob", "Воb 2", "Βob 3", "Bob 4", "Bob 5", "bob"],
  ]);
  expect(await known("Zo\u00eb", "Zoe\u0308", "Zо\u0451", "Al10", "AIlO", "A l10")).toEqual([
    ...["Zo\u00eb", "Zo\u00eb 2", "Zо\u0451 3", "Al10", "AIlO 2", "A l10"],
  ]);
});

test("a name is never blank, a number or a seat, whatever it is written with", async () => {
  expect(await known("\u3164", "\u115f\u2800\u00a0", "\u0301", "１２", "Rеd", "ＢLUE", "Anna")).toEqual([
    ...["Guest", "Guest 2", "Guest \u0301", "Guest 12", "Guest Rеd", "Guest BLUE", "Anna"],
  ]);
});

test("a name that grows when it is put in plain letters is cut", async () => {
  const [name] = await known("\ufdfa".repeat(32));
  expect(name.length).toBeLessThanOrEqual(32);
});
