/** What the server sends of games on the board of the world, byte by byte: what rules 1.8, 9.2 and 10.3 of RISK keep, and 1.8 of RISK 2008. */
import { expect, test } from "vitest";
import { RISK_2008 } from "../../mod/saves/risk-2008";
import { RISK_CLASSIC } from "../../mod/saves/risk-classic";
import { CARD_IDS as IDS_2008 } from "../../src/games/risk-2008/rules/cards";
import { OBJECTIVE_IDS } from "../../src/games/risk-2008/rules/objectives";
import { CARD_IDS } from "../../src/games/risk-classic/rules/cards";
import { MISSIONS } from "../../src/games/risk-classic/rules/missions";
import { expectSameForOthers, facesIn, senderOf, type Press } from "./sent";

const sentOf = senderOf(RISK_CLASSIC);

/** Blue, who has taken a territory, ends the attack and so draws a card. */
function turnWith(blue: string): string {
  return [
    "option mode secret_mission ; round 2 ; phase attack ; step attack ; asked blue ; first yellow ; turn blue ; captured",
    "seat red hand south_africa mission destroy_purple",
    `seat blue ${blue}`,
    "seat purple hand greenland wild mission north_america_africa",
    "seat yellow mission asia_south_america",
    "kamchatka yellow 3 ; irkutsk yellow 1 ; japan red 1 ; siam purple 2 ; china purple 5 ; others blue 2",
    "chance 1 2 3 4",
  ].join(" ; ");
}

test(
  "cards in hand, a card that is drawn and missions reach their owner alone",
  { timeout: 120_000 },
  async () => {
    const presses: Press[] = [
      { who: "purple", land: "China" },
      // It could still attack, and is asked whether it means to end.
      { who: "blue", button: "action-end" },
      { who: "blue", button: "action-end" },
      // It has its card and does not fortify.
      { who: "blue", button: "action-end" },
      { who: "purple", land: "China" },
    ];
    const one = await sentOf(turnWith("hand alaska brazil mission destroy_yellow"), presses);
    const other = await sentOf(turnWith("hand wild egypt mission destroy_red"), presses);

    expect(facesIn(one.blue, "world-cards", CARD_IDS)).toEqual(expect.arrayContaining(["alaska", "brazil"]));
    expect(facesIn(one.blue, "world-cards", CARD_IDS)).toHaveLength(3);
    expect(facesIn(one.blue, "world-missions", MISSIONS)).toEqual(["destroy_yellow"]);
    expect(facesIn(one.purple, "world-cards", CARD_IDS)).toEqual(["greenland", "wild"]);
    expect(facesIn(one.purple, "world-missions", MISSIONS)).toEqual(["north_america_africa"]);
    expect(facesIn(one.watcher, "world-cards", CARD_IDS)).toEqual([]);
    expect(facesIn(one.watcher, "world-missions", MISSIONS)).toEqual([]);

    expectSameForOthers(one, other);
  },
);

test(
  "a headquarters that is picked reaches its owner alone until all are in",
  { timeout: 120_000 },
  async () => {
    const position =
      "option mode capital ; phase setup ; step headquarters ; asked red blue purple yellow ; first yellow ; " +
      "kamchatka yellow 3 ; japan red 1 ; china purple 5 ; others blue 2 ; chance 1 2 3 4";
    const pick = (land: string): Press[] => [
      { who: "blue", land },
      { who: "blue", button: "pick-blue-confirm" },
    ];
    const one = await sentOf(position, pick("Brazil"));
    const other = await sentOf(position, pick("Egypt"));
    expectSameForOthers(one, other);
    for (const who of ["purple", "watcher"] as const)
      expect(one[who].join("\n")).toContain("Has chosen its headquarters");
  },
);

test(
  "RISK 2008: cards in hand and a card that is drawn reach their owner alone, objectives lie open for all",
  { timeout: 120_000 },
  async () => {
    const turn = (hand: string): string =>
      [
        "option mode command_room",
        "cities alaska venezuela peru brazil argentina north_africa egypt congo east_africa south_africa madagascar indonesia new_guinea western_australia eastern_australia",
        "objective control_asia open airfield_minor",
        "round 2 ; phase attack ; step attack ; asked blue ; first yellow ; turn blue ; taken india",
        `seat red capital japan hand south_africa ; seat blue capital brazil hand ${hand}`,
        "seat purple capital china hand greenland ontario ; seat yellow capital kamchatka",
        "kamchatka yellow 3 ; irkutsk yellow 1 ; japan red 1 ; siam purple 2 ; china purple 5 ; others blue 2",
        "chance 1 2 3 4",
      ].join(" ; ");
    // Attacks and a maneuver could still be made: each end is asked for twice.
    const end: Press = { who: "blue", button: "action-end" };
    const presses: Press[] = [{ who: "purple", land: "China" }, end, end, end, end];
    const sentOf2008 = senderOf(RISK_2008);
    const one = await sentOf2008(turn("alaska brazil"), presses);
    const other = await sentOf2008(turn("siam egypt"), presses);

    expect(facesIn(one.blue, "2008-cards", IDS_2008)).toEqual(expect.arrayContaining(["alaska", "brazil"]));
    expect(facesIn(one.blue, "2008-cards", IDS_2008)).toHaveLength(3);
    expect(facesIn(one.purple, "2008-cards", IDS_2008)).toEqual(["greenland", "ontario"]);
    expect(facesIn(one.watcher, "2008-cards", IDS_2008)).toEqual([]);
    expect(facesIn(one.watcher, "2008-objectives", OBJECTIVE_IDS)).toEqual(["control_asia"]);
    expectSameForOthers(one, other);
  },
);
