import { describe, expect, test } from "vitest";
import { chat, elementOf, is, pieceNamed, type Browser } from "./browser";
import { openGame, type Opened } from "./open";
import type { View } from "../../../tabletop/wire/view";

/** Ann is the host and sits at Red, Bob at Blue. */
async function two(): Promise<Opened & { ann: Browser; bob: Browser }> {
  const opened = await openGame();
  const ann = await opened.host({ name: "Ann", seat: "Red" });
  const bob = await opened.come({ name: "Bob", seat: "Blue" });
  for (const browser of [ann, bob]) await browser.sees(({ ui }) => ui.roots.length > 0);
  return { ...opened, ann, bob };
}

describe("a browser at the table", () => {
  test("comes in, sits down and sees what lies there", async () => {
    const { come, host } = await openGame();
    const ann = await host({ name: "Ann", seat: "Red" });
    const bob = await come({ name: "Bob" });
    const view = await bob.sees(({ seats }) => seats["Red"].person !== undefined);
    expect(view.you).toMatchObject({ color: "Grey", host: false });
    expect(Object.values(view.people).map(({ name, color }) => `${name} ${color}`)).toEqual([
      "Ann Red",
      "Bob Grey",
    ]);
    expect(await bob.ask({ t: "sit", color: "Red" })).toBe("table");
    expect(await bob.ask({ t: "sit", color: "Blue" })).toBe("done");
    await ann.sees(({ seats }) => seats["Blue"].person !== undefined);
    expect(ann.view().table.name).toBe("small game");
    const token = ann.view().pieces[pieceNamed(ann.view(), "token")];
    expect(token).toMatchObject({
      ...{ type: "Generic", tint: "#ff0000", description: "made of wood", menu: ["Polish"] },
      picture: { url: "/art/token.png" },
    });
    expect(JSON.stringify(token)).not.toMatch(/token1|round/);
  });

  test("presses, clicks, chooses and types; others hear of it within a tenth of a second", async () => {
    const { ann, bob } = await two();
    const view = ann.view();
    const took: number[] = [];
    for (let i = 1; i <= 5; i++) {
      const began = performance.now();
      ann.say({ t: "press", id: 1000 + i, piece: pieceNamed(view, "board"), button: 0 });
      await bob.sees((now) => chat(now).length === i);
      took.push(performance.now() - began);
    }
    // Others use the machine too: what counts is what it can do.
    expect(Math.min(...took)).toBeLessThan(100);
    await ann.ask({ t: "click", element: elementOf(view, "go"), key: -2 });
    const nameless = Object.entries(view.ui.elements).find(([, { text }]) => text === "Nameless");
    await ann.ask({ t: "click", element: Number(nameless?.[0]) });
    await ann.ask({ t: "type", element: elementOf(view, "field"), text: "a word" });
    await ann.ask({ t: "choose", element: elementOf(view, "list"), value: "two" });
    await ann.ask({ t: "click", element: elementOf(view, "switch") });
    await ann.ask({ t: "menu", piece: pieceNamed(view, "token"), item: "Polish" });
    await ann.ask({ t: "menu", item: "Tidy" });
    await ann.ask({ t: "hotkey", label: "Nudge" });
    await ann.ask({ t: "scripting", button: 4 });
    await ann.ask({ t: "ping", x: 3, z: 4 });
    const after = await bob.sees((now) => chat(now).includes("Red key 4") && now.pings["1"]);
    expect(chat(after)).toEqual([
      ...took.map(() => "pressed by Red"),
      ...["click Red -2 go", "click Red no id nil"],
      ...["polish Red", "tidy Red", "nudge Red", "Red key 4"],
    ]);
    expect(Object.values(after.pings)).toMatchObject([{ by: "Red", at: [3, 1, 4] }]);
    await ann.sees((now) => chat(now).includes("typed a word in field"));
    const { elements } = ann.view().ui;
    expect(elements[elementOf(view, "field")].text).toBe("a word");
    expect(elements[elementOf(view, "list")].text).toBe("two");
    expect(elements[elementOf(view, "switch")].attributes["isOn"]).toBe("True");
  });

  test("sees its own panels and no other's, and cannot use what it does not see", async () => {
    const { ann, bob } = await two();
    expect(() => elementOf(bob.view(), "redPanel")).toThrow("no element redPanel");
    expect([ann.view().you.asked, bob.view().you.asked]).toEqual([true, false]);
    const keys = Object.keys(bob.view().ui.elements).map(Number);
    expect(await bob.ask({ t: "click", element: Math.max(...keys) + 1 })).toBe("gone");
    await ann.ask({ t: "chat", text: "!title New" });
    await bob.sees(({ ui }) => Object.values(ui.elements).some(({ text }) => text === "New"));
  });

  test("drags a piece: others see it go, a veto and a locked piece stay where they are", async () => {
    const { ann, bob } = await two();
    const token = pieceNamed(ann.view(), "token");
    expect(await ann.ask({ t: "pick", piece: token })).toBe("done");
    expect(await ann.ask({ t: "pick", piece: pieceNamed(ann.view(), "stuck") })).toBe("table");
    for (let x = 0; x < 5; x++) ann.say({ t: "drag", x, z: 9 });
    const bobs = pieceNamed(bob.view(), "token");
    await bob.sees(({ pieces }) => pieces[bobs].held === "Red" && pieces[bobs].at[0] === 4);
    expect(await bob.ask({ t: "pick", piece: bobs })).toBe("table");
    expect(await ann.ask({ t: "drop", x: 5, z: 9 })).toBe("done");
    const { pieces } = await bob.sees((now) => now.pieces[bobs].held === undefined);
    expect(pieces[bobs]).toMatchObject({
      at: [5, expect.anything(), 9],
      move: { way: "fall", at: [5, 2.8, 9] },
    });
    await bob.sees((now) => now.pieces[bobs].move === undefined);
    expect(await bob.ask({ t: "pick", piece: pieceNamed(bob.view(), "stuck") })).toBe("script");
    expect(await bob.ask({ t: "pick", piece: pieceNamed(bob.view(), "board") })).toBe("table");
    expect(await bob.ask({ t: "drop" })).toBe("table");
  });

  test("is told of a smooth move once at its beginning and once at its end", async () => {
    const { ann, bob } = await two();
    const token = pieceNamed(bob.view(), "token");
    await ann.ask({ t: "chat", text: "!glide" });
    await bob.sees(({ pieces }) => pieces[token].move?.way === "smooth");
    expect(bob.view().pieces[token]).toMatchObject({
      at: [-6, 2, -6],
      move: { at: [6, 1.2, 6], length: 51 },
    });
    await bob.sees(({ pieces }) => pieces[token].move === undefined && pieces[token].at[1] < 1.3);
    const told = bob.texts.filter((text) => text.includes(`"pieces":{"${token}":`));
    expect(told.length).toBeLessThanOrEqual(3);
  });

  test("answers its dialogs, looks where it is shown, types numbers, flips and ends nothing twice", async () => {
    const { ann, bob } = await two();
    await bob.ask({ t: "chat", text: "!ask" });
    const { dialog } = await bob.sees((now) => now.dialog && now);
    expect(ann.view().dialog).toBeUndefined();
    expect(await bob.ask({ t: "answer", dialog: (dialog?.n ?? 0) + 1, value: "" })).toBe("gone");
    expect(await bob.ask({ t: "answer", dialog: dialog?.n, value: "" })).toBe("done");
    expect(await bob.ask({ t: "answer", dialog: dialog?.n, value: "" })).toBe("gone");
    await bob.ask({ t: "chat", text: "!look" });
    expect((await bob.sees(({ camera }) => camera)).camera).toMatchObject({
      at: [1, 2, 3],
      pitch: 60,
      distance: 20,
    });
    const token = pieceNamed(bob.view(), "token");
    await bob.ask({ t: "number", piece: token, digits: "1" });
    await bob.ask({ t: "number", piece: token, digits: "2" });
    await ann.sees((now) => chat(now).includes("sure Blue") && chat(now).includes("Blue typed 12"));
    await bob.ask({ t: "flip", piece: token });
    await ann.sees(({ pieces }) => pieces[pieceNamed(ann.view(), "token")].turn[2] === 180);
    expect(await bob.ask({ t: "endTurn" })).toBe("table");
  });

  test("sees the cards in its hand, and of others' hands the backs and how many", async () => {
    const { ann, bob } = await two();
    const hand = (browser: Browser): unknown[] =>
      Object.values(browser.view().pieces)
        .filter((piece) => piece.hand === "Red")
        .map(({ name, side, picture }) => [name, side, picture?.cell]);
    expect(hand(ann)).toEqual([
      ["card 3", "front", 3],
      ["card 4", "front", 4],
    ]);
    expect(hand(bob)).toEqual([
      [undefined, "hidden", undefined],
      [undefined, "hidden", undefined],
    ]);
    expect(bob.view().seats["Red"].hands).toMatchObject([{ count: 2 }]);
    await ann.ask({ t: "chat", text: "!hide" });
    await bob.sees(({ pieces }) => Object.values(pieces).some(({ type }) => type === "Hidden"));
    expect(JSON.stringify(bob.view().pieces)).not.toMatch(/token|wood|ff0000/);
  });

  test("plays for several seats, with the table hidden while one is picked", async () => {
    const { ann, bob } = await two();
    expect(await bob.ask({ t: "addSeat", color: "Red", name: "Eve" })).toBe("table");
    expect(await bob.ask({ t: "addSeat", color: "Green", name: "Eve" })).toBe("done");
    expect(await bob.ask({ t: "pickSeat" })).toBe("done");
    const behind = await bob.sees(({ you }) => you.pickingSeat);
    expect(behind.you).toMatchObject({
      color: "Grey",
      own: { Blue: { name: "Bob" }, Green: { name: "Eve" } },
    });
    expect(await bob.ask({ t: "chat", text: "who speaks?" })).toBe("pickSeat");
    expect(await bob.ask({ t: "lookAs", color: "Red" })).toBe("table");
    expect(await bob.ask({ t: "lookAs", color: "Green" })).toBe("done");
    await bob.sees(({ you }) => you.color === "Green");
    await bob.ask({ t: "chat", text: "hello" });
    const { chat: lines } = await ann.sees((now) => chat(now).includes("hello") && now);
    expect(Object.values(lines).at(-1)?.from).toEqual({ name: "Eve", color: "Green" });
    expect(await bob.ask({ t: "dropSeat", color: "Green" })).toBe("table");
    await bob.ask({ t: "lookAs", color: "Blue" });
    expect(await bob.ask({ t: "dropSeat", color: "Green" })).toBe("done");
    await ann.sees(({ seats }) => seats["Green"].person === undefined);
  });

  test("has a name of its own, and none that the script could take for a seat or a number", async () => {
    const { come, ann } = await two();
    const names = ["Ann", "Red", " 7 ", "grey", "[b]Bo[/b]"];
    for (const name of names) await come({ name });
    const there = await ann.sees(({ people }) => Object.keys(people).length === 7 && people);
    expect(Object.values(there.people).map(({ name }) => name)).toEqual([
      ...["Ann", "Bob", "Ann 2", "Guest Red", "Guest 7", "Guest grey", "bBo/b"],
    ]);
  });

  test("changes the name in the seat, and the script hears of it", async () => {
    const { ann, bob } = await two();
    const sat = (now: View): number => chat(now).filter((text) => text === "sits Red").length;
    const before = sat(ann.view());
    expect(await ann.ask({ t: "rename", name: "Bob" })).toBe("done");
    const after = await ann.sees((now) => sat(now) === before + 1 && now);
    expect(after.you.color).toBe("Red");
    await bob.sees(({ people }) =>
      Object.values(people).some(({ name, color }) => name === "Bob 2" && color === "Red"),
    );
    // Nobody has left for that.
    expect(chat(after).filter((text) => text === "Ann is now Bob 2." || text === "sits Grey")).toEqual([
      "Ann is now Bob 2.",
    ]);
  });

  test("asks for a whole view where a delta is missing", async () => {
    const { ann, bob } = await two();
    const before = bob.answers.length;
    bob.say({ t: "again" });
    const whole = await bob.until(
      (answer): answer is Extract<typeof answer, { t: "view" }> =>
        is("view")(answer) && bob.answers.indexOf(answer) >= before,
    );
    await ann.ask({ t: "chat", text: "!title Next" });
    await bob.sees(({ ui }) => Object.values(ui.elements).some(({ text }) => text === "Next"));
    const later = bob.answers.slice(bob.answers.indexOf(whole) + 1);
    expect(later.map((answer) => (answer.t === "delta" ? answer.n - whole.n : answer.t))).toEqual(
      later.map((_, i) => i + 1),
    );
  });
});
