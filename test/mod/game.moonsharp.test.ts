import { describe, expect, onTestFinished, test } from "vitest";
import { refuse } from "../../src/text/codes";
import { refusalText } from "../../src/text/refusals";
import { isWhole, moonSharpUnderTest } from "../moonsharp/engine";
import { openPacked, packHere } from "./packed";
import { playOn, reseed, setUp } from "./people";
import { expectCalm, expectReplays, seatedTable } from "./seated";
import { ENGLISH } from "../../src/games/castle-risk/text/en/english";

const { name, create } = moonSharpUnderTest();

describe(`the packed save on MoonSharp under ${name}`, { timeout: 300_000 }, () => {
  const [colours, loads] = isWhole
    ? [["red", "blue", "green", "yellow", "purple"], 12]
    : [["red", "blue"], 2];

  test(`${colours.length} people set up and play to the end through clicks`, async () => {
    const table = await openPacked(packHere(), create);
    onTestFinished(() => {
      table.close();
    });
    await setUp(table, colours, 1);
    await reseed(table, 4);
    await table.chat("Red", "! Red Dance  ");
    const why = refusalText(refuse("text.unknown", { expected: "verb", word: "dance" }), ENGLISH);
    expect(table.session.world.messages.at(-1)).toMatchObject({ to: "Red", text: why });
    const s = await playOn(table, 1, 2000);
    await table.settle();
    expect(s.step).toBe("over");
    expectCalm(table);
    await expectReplays(table);
  });

  test(`a game is loaded after each of its first ${loads} actions`, async () => {
    const table = await seatedTable(["red", "blue"], 2, create);
    await playOn(table, 3, loads, async () => {
      await table.load(await table.save());
      await table.settle();
    });
    expectCalm(table);
    await expectReplays(table);
  });
});
