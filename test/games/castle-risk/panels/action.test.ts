/** What a seat reads and is asked before it acts. */
import { describe, expect, test } from "vitest";
import { ENGLISH } from "../../../../src/games/castle-risk/text/en/english";
import { BOARD, CITIES, landId } from "../../../../src/risk/europe/board";
import { modelOfAction, type ActionModel } from "../../../../src/session/panels/action/model";
import type { Gesture } from "../../../../src/session/game/gesture";
import { newIntent, type Answer } from "../../../../src/session/intent/intent";
import { matchAt } from "../../../helpers/castle";
import { makeGestures } from "../../../helpers/gestures";
import { duel, type Said } from "../../../helpers/play";

const press = (territory: string): Gesture => ({ type: "press", territory: BOARD.index[territory] });
const CONFIRM: Gesture = { type: "confirm" };
const MOST: Gesture = { type: "most" };
const fewer = (kind: number): Gesture => ({ type: "step", kind, by: -1 });

/** What Red's panel shows behind these gestures in a position, and what the last one came to. */
function behind(said: Said, ...gestures: readonly Gesture[]): Answer & { model: ActionModel } {
  const m = matchAt(duel({ ...said, green: "" }).state);
  const answer = makeGestures(m, newIntent(m, 0), gestures);
  return { ...answer, model: modelOfAction(m, answer.intent, ENGLISH) };
}

describe("a force that leaves the own capital to one unit", () => {
  const attack: Said = { red: "saxony infantry 3", blue: "franconia infantry 1" };

  test("7.3 is asked about once; pressed again, it marches", () => {
    const asked = behind(attack, press("saxony"), press("franconia"), MOST, CONFIRM);
    expect([asked.why, asked.action]).toEqual([undefined, undefined]);
    expect(asked.model.asks).toBe(true);
    expect(asked.model.prompt).toBe("One unit would stay in your capital. March all the same?");
    expect(asked.model.confirm).toBe(true);
    const gone = behind(attack, press("saxony"), press("franconia"), MOST, CONFIRM, CONFIRM);
    expect(gone.action).toMatchObject({ type: "attack", units: [2, 0, 0, 0] });
  });

  test("is asked about anew when it is another force, and not where two stay", () => {
    const two = behind(attack, press("saxony"), press("franconia"), MOST, CONFIRM, fewer(0));
    expect(two.model.asks).toBe(false);
    const gone = behind(attack, press("saxony"), press("franconia"), MOST, CONFIRM, fewer(0), CONFIRM);
    expect(gone.action).toMatchObject({ type: "attack", units: [1, 0, 0, 0] });
    const most = behind(attack, press("saxony"), press("franconia"), MOST, CONFIRM, fewer(0), MOST, CONFIRM);
    expect(most.model.asks).toBe(true);
  });

  test("cancelled, it stays at home; the end of the phase has a question of its own", () => {
    const before = [press("saxony"), press("franconia"), MOST, CONFIRM];
    const home = behind(attack, ...before, { type: "cancel" });
    expect([home.model.asks, home.model.draft]).toEqual([false, ""]);
    const end = behind(attack, ...before, { type: "end" });
    expect([end.model.asks, end.action]).toEqual([true, undefined]);
    expect(end.model.prompt).toContain("Still possible: Attack.");
    expect(behind(attack, ...before, { type: "end" }, CONFIRM).action?.type).toBe("end");
  });

  test("11.1 is asked about when it only moves, too", () => {
    const fortify = { phase: "fortify", red: "saxony infantry 3 ; franconia infantry 1" };
    const asked = behind(fortify, press("saxony"), press("franconia"), MOST, CONFIRM);
    expect([asked.model.asks, asked.action]).toEqual([true, undefined]);
    const gone = behind(fortify, press("saxony"), press("franconia"), MOST, CONFIRM, CONFIRM);
    expect(gone.action).toMatchObject({ type: "fortify", units: [2, 0, 0, 0] });
  });

  test("goes without asking where there are units to be placed", () => {
    const bought = { ...attack, red: "reserve infantry 2 ; saxony infantry 3" };
    const gone = behind(bought, press("saxony"), press("franconia"), MOST, CONFIRM);
    expect(gone.action).toMatchObject({ type: "attack", units: [2, 0, 0, 0] });
  });

  test("goes without asking from anywhere else", () => {
    const elsewhere = { ...attack, red: "lorraine infantry 3" };
    const gone = behind(elsewhere, press("lorraine"), press("franconia"), MOST, CONFIRM);
    expect(gone.action).toMatchObject({ type: "attack", units: [2, 0, 0, 0] });
  });
});

test("6.1 what is too dear stands among what can be bought, grey and with its price", () => {
  const { model } = behind({ phase: "purchase", red: "coins 3" }, { type: "verb", verb: "buy" });
  expect(model.steppers.map(({ name, most, isDear }) => [name, most, isDear])).toEqual([
    ["Infantry (1)", 3, false],
    ["Archers (2)", 1, false],
    ["Cavalry (3)", 1, false],
    ["Siege weapons (6)", 0, true],
  ]);
});

describe("while a force is chosen", () => {
  const against = (said: Said, from: string, to: string): string =>
    behind(said, press(from), press(to)).model.sumText;

  test("7.6, 8.6 stands what will defend: the units, and the die of a city", () => {
    const zurich = { red: "franconia infantry 4", land: "swabia neutral infantry 4 archer 2 cavalry 1" };
    expect(against(zurich, "franconia", "swabia")).toBe(
      "Against 4 infantry, 2 archers, 1 cavalry. City: 1 siege die.",
    );
    const plain = { red: "lorraine infantry 3", blue: "burgundy archer 1" };
    expect(against(plain, "lorraine", "burgundy")).toBe("Against 1 archer.");
  });

  test("8.6, 8.7, 8.10 a capital rolls two dice, and a castle has dice and a +1", () => {
    const castle = { red: "lorraine infantry 3 siege 1", blue: "france infantry 2 castle" };
    expect(against(castle, "lorraine", "france")).toBe(
      "Against 2 infantry. Castle: 2 archer dice, main die +1. Capital: 2 siege dice.",
    );
  });

  test("10.3, 10.6 stands how many cards the defender holds, and which kinds could come here", () => {
    const read = (hand: string, to: string, table = ""): string =>
      against({ table, red: "lorraine infantry 3", blue: `hand ${hand} ; ${to} archer 1` }, "lorraine", to);
    expect(read("spy 1 marshal 1", "burgundy")).toBe("Against 1 archer. Holds 2 cards, maybe Marshal.");
    expect(read("spy 1 marshal 1", "england")).toBe(
      "Against 1 archer. City: 1 siege die. Holds 2 cards, maybe Marshal or Admiral.",
    );
    // Which cards are held makes no difference, and nobody plays one that the table's deck does not have.
    for (const hand of ["spy 2", "admiral 1 diplomat 1"])
      expect(read(hand, "burgundy")).toBe("Against 1 archer. Holds 2 cards, maybe Marshal.");
    const none = read("spy 2", "england", "option card_counts marshal 8 spy 2");
    expect(none).toContain("Holds 2 cards, maybe Marshal.");
  });

  test("10.3 neutral units play no cards, and who holds none is not spoken of", () => {
    const neutral = { red: "lorraine infantry 3", land: "burgundy neutral archer 1" };
    expect(against(neutral, "lorraine", "burgundy")).toBe("Against 1 archer.");
  });

  test("7.5 empty land is told to be empty, and the words stay while the steppers go down to nothing", () => {
    const empty = { red: "lorraine infantry 3" };
    expect(against(empty, "lorraine", "burgundy")).toBe("Nobody defends it.");
    expect(behind(empty, press("lorraine"), press("burgundy")).model.draft).toBe("From Lorraine to Burgundy");
    const none = behind(empty, press("lorraine"), press("burgundy"), { type: "least" });
    const { draft, sumText, confirm } = none.model;
    expect([draft, sumText, confirm]).toEqual(["From Lorraine to Burgundy", "Nobody defends it.", false]);
  });
});

describe("a purchase in a round with King Me", () => {
  const buy = (coins: number, king = 1): Said => ({
    phase: "purchase",
    table: `moves attacks 1 fortifies 1 recruitments ${king}`,
    red: `coins ${coins}`,
    land: "swabia neutral infantry 1",
  });
  const more = (n: number): Gesture => ({ type: "step", kind: 0, by: n });
  const KEEP = "Keep 3 for King Me.";
  const shout = `<b><color=#8E2A16>${KEEP}</color></b>`;

  test("12.5 says what its attempt takes later, in red when too little would be left", () => {
    expect(behind(buy(7)).model.sumText).toBe(`Spent: 0 of 7. ${KEEP}`);
    expect(behind(buy(7), more(4)).model.sumText).toBe(`Spent: 4 of 7. ${KEEP}`);
    expect(behind(buy(7), more(5)).model.sumText).toBe(`Spent: 5 of 7. ${shout}`);
    expect(behind(buy(7), MOST, CONFIRM).action).toMatchObject({ type: "buy", units: [7, 0, 0, 0] });
  });

  test("6.2, 6.4 a castle and a donation take from the same coins", () => {
    const red = "coins 14 mission support 0 policies tax_king 1 expand_fortify 1 picked";
    const rich = { ...buy(14), red };
    const castle = behind(rich, { type: "verb", verb: "castle" }).model;
    expect([castle.draft, castle.sumText]).toEqual(["Red buys a castle.", `Spent: 12 of 14. ${shout}`]);
    const gift = behind(rich, { type: "verb", verb: "donate" }, { type: "set", kind: 0, to: 2 }).model;
    expect(gift.sumText).toBe(`Spent: 2 of 14. ${KEEP}`);
  });

  test("without King Me, without the coins or a neutral city nothing is to be kept", () => {
    const rest = CITIES.map(landId).filter((id) => !/^(saxony|france|turkey|swabia)$/.test(id));
    const all = ["swabia", ...rest].map((id) => `${id} red infantry 1`).join(" ; ");
    const taken = { ...buy(7), land: all };
    for (const position of [buy(7, 0), buy(2), taken])
      expect(behind(position).model.sumText).toMatch(/^Spent: 0 of \d coins$/);
  });
});

test("12.5 who has no attempt left, no coins or no city for it is not asked to press a neutral city", () => {
  const diplomacy = (coins: number): Said => ({
    phase: "diplomacy",
    red: `coins ${coins} policies expand_siege 1 tax_king 1 ; lorraine siege 1`,
  });
  expect(behind(diplomacy(3)).model.prompt).toContain("Press a neutral city");
  expect(behind(diplomacy(2)).model.prompt).toContain(
    "You can recruit no city now. Press siege weapons to bombard, or end the phase.",
  );
});
