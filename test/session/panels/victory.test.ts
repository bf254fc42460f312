/** At the end each winner has a crown in the page of the game in numbers, whose columns are those who play. */
import { expect, test } from "vitest";
import { readFileSync } from "node:fs";
import { uiXml } from "../../../src/session/panels/document";
import { isFault } from "../../../src/core/refuse";
import { GAME as CASTLE } from "../../../src/games/castle-risk/module";
import { CASTLE_RISK_UI } from "../../../src/games/castle-risk/panels/document";
import { UI as CASTLE_LANGUAGE } from "../../../src/games/castle-risk/text/en/ui";
import { GAME as EUROPE } from "../../../src/games/risk-europe/module";
import { RISK_EUROPE_UI } from "../../../src/games/risk-europe/panels/document";
import { UI as EUROPE_LANGUAGE } from "../../../src/games/risk-europe/text/en/ui";
import { resumeSome, openSave } from "../../../src/session/table/save";
import type { GameModule } from "../../../src/session/game/module";
import type { Writer } from "../../../src/session/game/panel";
import {
  columnLeft,
  columnWidth,
  lettersOf,
  ROWS_HEIGHT,
} from "../../../src/session/panels/victory/geometry";
import { modelOfVictory } from "../../../src/session/panels/victory/model";
import { VICTORY } from "../../../src/session/panels/victory/paint";
import type { GameUi } from "../../../src/session/ui/xml/game";
import { newRoom } from "../../../src/session/table/room";
import { ENGLISH } from "../../../src/games/castle-risk/text/en/english";
import { matchAt } from "../../helpers/castle";
import { duel } from "../../helpers/play";
import { statisticsOf } from "../../helpers/statistics";
import type { UiLanguage } from "../../../src/text/ui";
import { elements } from "../../../tabletop/xml/document";
import { lineHeight } from "../../../tabletop/xml/layout/measure";
import { parseXml } from "../../../tabletop/xml/parse";

interface Ended {
  readonly record: string;
  readonly module: GameModule;
  readonly ui: GameUi;
  readonly language: UiLanguage;
  readonly winners: readonly string[];
}
const CASTLE_ENDED: Ended = {
  ...{ record: "three-players", module: CASTLE, ui: CASTLE_RISK_UI, language: CASTLE_LANGUAGE },
  winners: ["red"],
};
const TEAM_ENDED: Ended = {
  ...{ record: "risk_europe/teams", module: EUROPE, ui: RISK_EUROPE_UI, language: EUROPE_LANGUAGE },
  winners: ["blue", "yellow"],
};

test.each([CASTLE_ENDED, TEAM_ENDED])("in $record $winners", ({ record, module, ui, language, winners }) => {
  const room = newRoom(module);
  const save = openSave(module, readFileSync(`test/records/${record}.txt`, "utf8"));
  if (isFault(save)) throw new Error(save.why.code);
  while (!resumeSome(save, 1000));
  room.table.match = save.table.match;
  const marks: Record<string, { shown: boolean; left: number }> = {};
  const columns: Record<string, { left: number; width: number }> = {};
  const mark = (id: string): { shown: boolean; left: number } => (marks[id] ??= { shown: false, left: 0 });
  const nothing = (): void => undefined;
  const writer: Writer = {
    ...{ put: nothing, show: nothing, showTo: nothing, showAllTo: nothing },
    ...{ shown: () => undefined, setCopies: () => [], isLocal: () => true },
    later: (run) => {
      run();
    },
    putAll: (id, name, value) => {
      const left = Number(value.split(" ")[0]);
      if (id.startsWith("statistics-winner")) {
        if (name === "offsetXY") mark(id).left = left;
      } else if (name === "width") (columns[id] ??= { left: 0, width: 0 }).width = Number(value);
      else if (name === "offsetXY" && !id.endsWith("-emblem"))
        (columns[id] ??= { left, width: 0 }).left = left;
    },
    showAll: (id, on) => {
      if (id.startsWith("statistics-winner")) mark(id).shown = on;
    },
  };
  VICTORY.paint(room, "", writer, language);
  const playing = module.meta.colours.filter((colour) =>
    save.table.match?.game.state.colours.includes(colour),
  );
  const shown = Object.values(marks).filter((one) => one.shown);
  expect(shown.map(({ left }) => left)).toEqual(
    winners.map((colour) => columnLeft(playing.indexOf(colour), playing.length)),
  );
  const wide = columnWidth(playing.length);
  expect(Object.values(columns).sort((one, other) => one.left - other.left)).toEqual(
    playing.map((_, i) => ({ left: columnLeft(i, playing.length), width: wide })),
  );
  const listed = elements(parseXml(uiXml(ui, language)));
  for (const id of Object.keys(marks)) {
    const panel = listed.find(({ attributes }) => attributes["id"] === id);
    expect(panel?.node.children.map(({ attributes }) => attributes["image"])).toEqual(["piece-crown"]);
  }
});

test("numbers have the largest letters that leave all their lines in the page, the thirteen of Castle Risk among them", () => {
  expect([1, 9, 13].map(lettersOf)).toEqual([18, 18, 14]);
  for (const rows of [9, 10, 11, 12, 13])
    expect(rows * lineHeight(lettersOf(rows)), `${rows} lines`).toBeLessThanOrEqual(ROWS_HEIGHT);
});

test("a game that began from a position is told with the round that it stands in, as long as none has begun", () => {
  const m = matchAt(duel({ table: "round 4", red: "saxony infantry 3" }, "red resign").state);
  expect(statisticsOf(m).round).toBe(0);
  const { how } = modelOfVictory(
    m,
    { labels: [], columns: [], round: statisticsOf(m).round },
    false,
    ENGLISH,
  );
  expect(how).toContain("round 4");
});
