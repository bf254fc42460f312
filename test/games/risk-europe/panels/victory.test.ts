/** Who has won, in words, where that is not one seat alone. */
import { describe, expect, test } from "vitest";
import { GAME } from "../../../../src/games/risk-europe/module";
import { STATISTICS } from "../../../../src/games/risk-europe/panels/statistics";
import { ENGLISH } from "../../../../src/games/risk-europe/text/en/english";
import { newMatch } from "../../../../src/session/match/match";
import { statusOf } from "../../../../src/session/panels/status/model";
import { modelOfVictory } from "../../../../src/session/panels/victory/model";
import { eventText } from "../../../../src/text/log";
import { HOMES, play, type Played } from "../play";

/** What the log says of how the last round was decided. */
function why(options: string, lands: string): string {
  const g = lastTurn(options, lands);
  return eventText(g.last("decided"), g.state.colours, ENGLISH);
}

/** Yellow has ended the last turn of round 16. */
function lastTurn(options: string, lands: string): Played {
  return play(
    `players red blue green yellow ; ${options} ; round 16 ; phase turns ; half 2 ; first red ; opener red ; ` +
      `leader red ; turn yellow ; ${HOMES} ${lands}`,
    "yellow end",
  );
}

/** The title of the last page, what stands below the round in place of whose turn it is, the status and the log when yellow has ended the last turn of round 16. */
function told(options: string, lands: string): string[] {
  const g = lastTurn(options, lands);
  const m = newMatch(GAME, g.state, ["Ann", "Bob", "Cid", "Dot"], [1]);
  const over = { type: "over", seats: g.state.winners, ending: g.state.ending } as const;
  return [
    modelOfVictory(m, { labels: [], columns: [], round: 16 }, false, ENGLISH).title,
    statusOf(g.state, ENGLISH, false).turnText,
    statusOf(g.state, ENGLISH, false).waitingText,
    eventText(over, g.state.colours, ENGLISH),
  ];
}

test("13.5 both players of a team have won", () => {
  const line = "Red and Green win: the last round has been played.";
  expect(told("option teams on", "poland green footman 1")).toEqual([
    "Victory for Red and Green",
    "Victory for Red and Green",
    line,
    line,
  ]);
});

test("9.3 whoever shares a victory has won, and it is no draw", () => {
  const line = "Red, Blue, Green and Yellow win: several share the victory.";
  expect(
    told("option round_limit 16", "seat blue coins 15 ; seat green coins 15 ; seat yellow coins 15"),
  ).toEqual([
    "Victory for Red, Blue, Green and Yellow",
    "Victory for Red, Blue, Green and Yellow",
    line,
    line,
  ]);
});

test("14.1 one who has won alone is named", () => {
  const line = "Green wins: the last round has been played.";
  expect(told("option round_limit 16", "poland green footman 1")).toEqual([
    "Victory for Green, Cid",
    "Victory for Green",
    line,
    line,
  ]);
});

test.each([
  ["option round_limit 16", "poland green footman 1", "Green wins by crowns, 2 to 1."],
  ["option round_limit 16", "norway green footman 1", "Crowns are level: Green wins by territories, 2 to 1."],
  [
    "option round_limit 16",
    "seat blue coins 16",
    "Crowns and territories are level: Blue wins by coins (the marker counts ten), 16 to 15.",
  ],
  [
    "option round_limit 16",
    "seat blue coins 15",
    "Crowns, territories and coins (the marker counts ten) are level: Red and Blue share the victory.",
  ],
  ["option teams on", "poland green footman 1", "Red and Green win by cities, 3 to 2."],
  [
    "option teams on",
    "seat blue coins 15",
    "Cities, territories and coins (the marker counts ten) are level: nobody wins.",
  ],
  [
    "option crowns_to_win 5",
    "seat blue cards 4 ; seat green cards 4 coins 9",
    "Crowns and territories are level: Green wins by coins (the marker counts ten), 9 to 5.",
  ],
])("9.3, 13.5, 14.1 the log says who wins, and by what: %s, %s", (options, lands, text) => {
  expect(why(options, lands)).toBe(text);
});

describe("the statistics name what can be counted", () => {
  const labels = (options: string): readonly string[] => {
    const { state } = play(`players red blue green yellow ; ${options} ; round 1 ; phase orders ; ${HOMES}`);
    return STATISTICS.table(STATISTICS.begin(4), state, ENGLISH).labels;
  };
  const { bought = "", missions = "" } = ENGLISH.panel.statistics;

  test.each([
    {
      rule: "5.18",
      game: "Crown Cards, and no missions",
      options: "option kingdom_missions off",
      has: [bought],
    },
    {
      rule: "10.1",
      game: "missions, and no Crown Cards",
      options: "option kingdom_missions on",
      has: [missions],
    },
    { rule: "13.1", game: "teams have neither", options: "option teams on", has: [] },
  ])("$rule $game", ({ options, has }) => {
    const found = labels(options);
    expect(found).not.toContain("");
    expect([bought, missions].filter((label) => found.includes(label))).toEqual(has);
  });
});
