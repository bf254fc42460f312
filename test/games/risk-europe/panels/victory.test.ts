/** Who has won, in words, where that is not one seat alone. */
import { describe, expect, test } from "vitest";
import { GAME } from "../../../../src/games/risk-europe/module";
import { STATISTICS } from "../../../../src/games/risk-europe/panels/statistics";
import { ENGLISH } from "../../../../src/games/risk-europe/text/en/english";
import { newMatch } from "../../../../src/session/match/match";
import { statusOf } from "../../../../src/session/panel/status/model";
import { modelOfVictory } from "../../../../src/session/panel/victory/model";
import { eventText } from "../../../../src/text/log";
import { HOMES, play } from "../play";

/** The title of the last page, the status and the log when yellow has ended the last turn of round 16. */
function told(options: string, lands: string): string[] {
  const g = play(
    `players red blue green yellow ; ${options} ; round 16 ; phase turns ; half 2 ; first red ; opener red ; ` +
      `leader red ; turn yellow ; ${HOMES} ${lands}`,
    "yellow end",
  );
  const m = newMatch(GAME, g.state, ["Ann", "Bob", "Cid", "Dot"], [1]);
  const over = { type: "over", seats: g.state.winners, ending: g.state.ending } as const;
  return [
    modelOfVictory(m, { labels: [], columns: [], round: 16 }, false, ENGLISH).title,
    statusOf(g.state, ENGLISH, false).waitingText,
    eventText(over, g.state.colours, ENGLISH),
  ];
}

test("13.5 both players of a team have won", () => {
  const line = "Red and Green win: the last round has been played.";
  expect(told("option teams on", "poland green footman 1")).toEqual([
    "Victory for Red and Green",
    line,
    line,
  ]);
});

test("9.3 whoever shares a victory has won, and it is no draw", () => {
  const line = "Red, Blue, Green and Yellow win: several share the victory.";
  expect(
    told("option round_limit 16", "seat blue coins 15 ; seat green coins 15 ; seat yellow coins 15"),
  ).toEqual(["Victory for Red, Blue, Green and Yellow", line, line]);
});

test("14.1 one who has won alone is named", () => {
  const line = "Green wins: the last round has been played.";
  expect(told("option round_limit 16", "poland green footman 1")).toEqual([
    "Victory for Green, Cid",
    line,
    line,
  ]);
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
