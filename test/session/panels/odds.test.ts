/** What a table tells of battles before and while they are fought, in all games. */
import { describe, expect, test } from "vitest";
import { GAME as CASTLE } from "../../../src/games/castle-risk/module";
import { CASTLE_RISK_UI } from "../../../src/games/castle-risk/panels/document";
import { INTERFACES as CASTLE_INTERFACES } from "../../../src/games/castle-risk/text/saves";
import { RISK_2008_UI } from "../../../src/games/risk-2008/panels/document";
import { INTERFACES as INTERFACES_2008 } from "../../../src/games/risk-2008/text/saves";
import { RISK_CLASSIC_UI } from "../../../src/games/risk-classic/panels/document";
import { INTERFACES as CLASSIC_INTERFACES } from "../../../src/games/risk-classic/text/saves";
import { RISK_EUROPE_UI } from "../../../src/games/risk-europe/panels/document";
import { INTERFACES as EUROPE_INTERFACES } from "../../../src/games/risk-europe/text/saves";
import { GAME as EDITION_2008 } from "../../../src/games/risk-2008/module";
import { GAME as CLASSIC } from "../../../src/games/risk-classic/module";
import { GAME as EUROPE } from "../../../src/games/risk-europe/module";
import { BOARD as EUROPE_BOARD } from "../../../src/risk/europe/board";
import { BOARD as WORLD } from "../../../src/risk/world/board";
import { uiXml } from "../../../src/session/panels/document";
import { foughtText, modelOfOdds, targetMarks, type OddsModel } from "../../../src/session/panels/odds/model";
import { weigh } from "../../../src/session/play/odds/weigh";
import type { Room } from "../../../src/session/table/room";
import type { GameUi } from "../../../src/session/ui/xml/game";
import { HOMES, battles } from "../../games/risk-europe/play";
import { room as position2008, seats } from "../../games/risk-2008/play";
import { roomAt, toldBehind, weighAll } from "../../helpers/advised";
import { say } from "../../helpers/say";
import { ground as classicGround } from "../../games/risk-classic/play";
import { ground as castleGround } from "../../helpers/play";

const press = (land: string): string => `press ${EUROPE_BOARD.index[land]}`;
const at = (land: string): string => `press ${WORLD.index[land]}`;

/** The lines of what is told, with usual blanks; of the bar how many signs each colour has. */
const lines = (text: string): string[] =>
  text
    .replaceAll("\u00a0", " ")
    .replace(/<color=[^>]*>(\|*)<\/color>/g, (_, signs: string) => `${signs.length} `)
    .replace(/<[^>]*>/g, "")
    .split("\n");

const castlePosition = (burgundy: string, blue = ""): string =>
  castleGround({
    red: "lorraine infantry 7 archer 3 cavalry 2 siege 1",
    blue,
    land: `burgundy ${burgundy}`,
  });

const castle = (burgundy: string, blue = ""): Room => roomAt(CASTLE, castlePosition(burgundy, blue));

const world = (alaska: number, kamchatka: number): Room =>
  roomAt(CLASSIC, classicGround({ red: `alaska ${alaska}`, blue: `kamchatka ${kamchatka}` }));

describe("Castle Risk", () => {
  const even = "blue infantry 6 archer 3 cavalry 2 siege 1";

  test("CR26 to CR28 stands the chance, what is lost in units and coins, the bar, the least force, the cards that may come", () => {
    const told = toldBehind(
      castle(even, "hand marshal 1 spy 1"),
      "red",
      press("lorraine"),
      press("burgundy"),
      "most",
    );
    expect(lines(told)).toEqual([
      "51 of 100 to win.",
      "26 2 24 ",
      "You lose about 9.9 (17 coins), they 10.2 (18).",
      "If the cheapest fall first; Marshal may come.",
      "For 50 of 100: 6 infantry, 3 archers, 2 cavalry, 1 siege weapon; for 75 and 90: more than there is.",
    ]);
  });

  test("no line is broken between a number and what it counts, nor before a bracket", () => {
    const told = toldBehind(castle(even), "red", press("lorraine"), press("burgundy"), "most");
    expect(told.match(/\d (?!of |to |and )[a-z]+|\S+ \(/g)).toBeNull();
    expect(told).toContain("9.9\u00a0(17\u00a0coins)");
  });

  test("of other forces for the same target the least one stays, and a step back is known already", () => {
    const room = castle("blue infantry 3");
    toldBehind(room, "red", press("lorraine"), press("burgundy"), "most");
    const whole = modelOfOdds(room, CASTLE.languages["en"]).text;
    expect(lines(whole)[4]).toMatch(/^For 50 of 100: 2 infantry, 1 archer; for 75: /);
    expect(say(room, "red", "step 0 -1")).toBe("");
    // Nothing but what is asked for is found out: the number was computed before the press.
    const before = room.odds.changes;
    weigh(room, 1);
    expect(room.odds.changes).toBe(before + 1);
    const [head, , , , least] = lines(modelOfOdds(room, CASTLE.languages["en"]).text);
    expect([head, least]).toEqual([lines(whole)[0], lines(whole)[4]]);
    weighAll(room);
    expect(say(room, "red", "step 0 1")).toBe("");
    weigh(room, 1);
    expect(modelOfOdds(room, CASTLE.languages["en"]).text).toBe(whole);
  });

  test("the seat's own wish for losses counts, and is named", () => {
    const [first, , , last] = lines(
      toldBehind(
        roomAt(CASTLE, castlePosition(even).replace("capital saxony", "capital saxony losses shrewd")),
        "red",
        press("lorraine"),
        press("burgundy"),
        "most",
      ),
    );
    expect(Number(first.slice(0, 2))).toBeGreaterThan(51);
    expect(last).toBe("If yours fall by your wish, theirs cheapest first.");
  });

  test("limits have words of their own", () => {
    const force = (burgundy: string, ...words: string[]): string =>
      lines(toldBehind(castle(burgundy), "red", press("lorraine"), press("burgundy"), ...words)).at(0) ?? "";
    expect(force("blue infantry 1", "most")).toMatch(/^All but certain to win\./);
    expect(force("blue infantry 6 archer 9 cavalry 9", "least", "step 0 1")).toMatch(
      /^Next to no chance to win\./,
    );
  });

  test("7.7 who attacks a castle needs a siege weapon, so that the least force has one", () => {
    const told = toldBehind(
      castle("blue infantry 1 castle"),
      "red",
      press("lorraine"),
      press("burgundy"),
      "most",
    );
    expect(lines(told)[4]).toBe("For 50 and 75 of 100: 1 siege weapon; for 90: 1 archer, 1 siege weapon.");
  });
});

describe("Risk Europe", () => {
  const room = (burgundy: string): Room =>
    roomAt(
      EUROPE,
      "players red blue green yellow ; phase turns ; turn red ; seat red picks expand_fortify tax ; " +
        `${HOMES} lorraine red footman 6 archer 3 cavalry 2 siege 1 ; burgundy blue ${burgundy}`,
    );

  test("RE54, RE55 an expansion is told as the battle that it brings about, with the castle's re-roll", () => {
    const told = (burgundy: string): string[] =>
      lines(toldBehind(room(burgundy), "red", press("lorraine"), press("burgundy"), "most"));
    expect(told("footman 4 archer 2")).toEqual([
      "All but certain to win.",
      "52 ",
      "You lose about 1.6 (2 coins), they 6 (8).",
      "If the cheapest fall first.",
      "For 50 of 100: 5 footmen, 1 cavalry; for 75: 5 footmen, 1 archer, 1 cavalry; for 90: 5 footmen, 2 archers, 1 cavalry.",
    ]);
    expect(told("footman 4 archer 2 castle").at(3)).toBe(
      "If the cheapest fall first; the castle rolls again by itself.",
    );
  });
});

describe("the games on the board of the world", () => {
  test("what falls short of a chance that least forces are told for does not look as if it had it", () => {
    // They have 49.87 of 100.
    const room = world(23, 25);
    toldBehind(room, "red", at("alaska"));
    const told = lines(toldBehind(room, "red", at("kamchatka")));
    expect([told[0], told[4]]).toEqual([
      "49 of 100 to win.",
      "For 50, 75 and 90 of 100: more than there is.",
    ]);
    expect(targetMarks(room, CLASSIC.languages["en"])[WORLD.index["kamchatka"]]).toBe("49%");
  });

  test("the panel is as high as what it says, and keeps room for the least forces while they are worked out", () => {
    const room = world(14, 13);
    const force = (): OddsModel => modelOfOdds(room, CLASSIC.languages["en"]);
    for (const words of [at("alaska"), at("kamchatka")]) say(room, "red", words);
    while (force().state !== "told") weigh(room, 1);
    const { more } = force();
    weighAll(room);
    expect([more, force().more]).toEqual([4, 4]);
    expect(lines(force().text).length).toBe(5);
  });

  test("5.6 an attack is told as it is if it is rolled on, with the fewest armies", () => {
    expect(lines(toldBehind(world(14, 13), "red", at("alaska"), at("kamchatka")))).toEqual([
      "59 of 100 to win.",
      "31 21 ",
      "You lose about 9.8, they 11.1.",
      "If it is rolled on with all dice.",
      "For 50 of 100: 13 armies; for 75 and 90: more than there is.",
    ]);
  });

  test("while a target is chosen each has its chance for all that may go", () => {
    const room = world(14, 13);
    expect(toldBehind(room, "red", at("alaska"))).toBe("none");
    const marks = (): unknown => targetMarks(room, CLASSIC.languages["en"]);
    const known = {
      ...{ [WORLD.index["northwest_territory"]]: ">99%", [WORLD.index["alberta"]]: ">99%" },
      [WORLD.index["kamchatka"]]: "59%",
    };
    expect(marks()).toEqual(known);
    // They stay while the force is chosen, for another target may be pressed, and go with the source.
    toldBehind(room, "red", at("kamchatka"));
    expect(marks()).toEqual(known);
    // To roll on after one roll was meant has the same targets lit.
    for (const verb of ["storm", "attack"]) {
      toldBehind(room, "red", `verb ${verb}`);
      expect(marks(), verb).toEqual(known);
    }
    toldBehind(room, "red", "cancel");
    expect(marks()).toEqual({});
  });

  test("odds of large armies are there as well, and never beyond what is certain", () => {
    const chance = (room: Room): string =>
      lines(toldBehind(room, "red", at("alaska"), at("kamchatka"))).at(0) ?? "";
    expect(chance(world(3000, 3))).toMatch(/^All but certain to win\./);
    expect(chance(world(2, 900))).toMatch(/^Next to no chance to win\./);
  });

  test("8.4, 8.7, 8.8 airfields and dice of rewards of RISK 2008 are in them, and named", () => {
    const told = (more: string): string[] => {
      const room = roomAt(
        EDITION_2008,
        position2008(`phase attack ; ${more} ; ${seats()} ; india yellow 4 ; brazil yellow 1 ; siam green 2`),
      );
      const [first, , , last] = lines(toldBehind(room, "yellow", at("india"), at("siam")));
      return [first.slice(0, 2), last];
    };
    const die = "objective control_18_territories yellow attack_die";
    const field = "objective control_2_continents green airfield_major ; airfield major siam";
    const rolled = "If it is rolled on with all dice.";
    expect(told("")).toEqual(["66", rolled]);
    expect(told(die)).toEqual(["79", `${rolled} Helps you: attack die.`]);
    expect(told(field)).toEqual(["49", `${rolled} Helps the defender: airfield.`]);
    expect(told(`${die} ; ${field}`)).toEqual([
      "64",
      `${rolled} Helps you: attack die. Helps the defender: airfield.`,
    ]);
  });
});

test("while it is fought stands the chance as all may know it; without advice nothing does", () => {
  const room = world(14, 13);
  for (const words of [at("alaska"), at("kamchatka"), "confirm"]) expect(say(room, "red", words)).toBe("");
  weighAll(room);
  const fought = (): string => lines(foughtText(room, CLASSIC.languages["en"])).join();
  expect(fought()).toBe("59% 24 16  41%");
  expect(say(room, "red", "advice none")).toBe("");
  weighAll(room);
  expect(fought()).toBe("");
  const unadvised = world(14, 13);
  expect(say(unadvised, "red", "advice none")).toBe("");
  expect(toldBehind(unadvised, "red", at("alaska"), at("kamchatka"))).toBe("none");
});

test.each([
  ["Castle Risk", CASTLE_RISK_UI, CASTLE_INTERFACES.en],
  ["Risk Europe", RISK_EUROPE_UI, EUROPE_INTERFACES.en],
  ["RISK", RISK_CLASSIC_UI, CLASSIC_INTERFACES.en],
  ["RISK 2008", RISK_2008_UI, INTERFACES_2008.en],
] as const)("odds cost the interface of %s no more than twelve elements", (_, ui, language) => {
  const { odds, ...others } = ui.module;
  expect(odds).toBeDefined();
  const count = (module: GameUi["module"]): number =>
    uiXml({ ...ui, module }, language).split(/<[A-Z]/).length;
  const cost = count(ui.module) - count(others);
  expect(cost).toBeGreaterThan(0);
  expect(cost).toBeLessThanOrEqual(12);
});

describe("what nobody but its owner knows", () => {
  test("cards and wishes of others change nothing of what a seat is told", () => {
    const even = "blue infantry 6 archer 3 cavalry 2 siege 1";
    const told = (blue: string): string =>
      toldBehind(castle(even, blue), "red", press("lorraine"), press("burgundy"), "most");
    const usual = told("hand spy 2");
    for (const blue of [
      "hand marshal 1 spy 1",
      "hand admiral 2 losses ask",
      "hand general 1 marshal 1 dice ask",
    ])
      expect(told(blue)).toBe(usual);
    expect(told("")).not.toBe(usual);
  });

  test("7.6 (RE57, RE58) nor does the wish for a castle's re-roll, before a battle and while it is fought", () => {
    const siege = (blue: string): Room =>
      roomAt(
        EUROPE,
        battles(
          "saxony blue footman 2 archer 3 castle against red footman 3 archer 1 siege 1 ; " +
            "hungary green footman 1 against yellow footman 1",
          `seat blue reroll ${blue}`,
        ),
      );
    const fought = (blue: string): string[] => {
      const room = siege(blue);
      const before = toldBehind(room, "red", press("saxony"));
      expect(say(room, "red", "confirm")).toBe("");
      weighAll(room);
      return [before, foughtText(room, EUROPE.languages["en"])];
    };
    expect(fought("ask")).toEqual(fought("automatic"));
    expect(fought("ask")[1]).toMatch(/^\d+% .* \d+%$/);
  });
});
