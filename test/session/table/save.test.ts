import { describe, expect, test } from "vitest";
import { firstLevel } from "../../../src/core/level";
import { isFault } from "../../../src/core/refuse";
import { GAMES } from "../../../src/games";
import { openSave as openAnySave, resumeSome, writeSave } from "../../../src/session/table/save";
import type { GameModule } from "../../../src/session/game/module";
import { due } from "../../../src/session/play/pace";
import { matchAt, newTable, openSave, startReplay, stepReplay } from "../../helpers/castle";
import type { Table } from "../../../src/session/table/table";
import { countCards } from "../../helpers/play";
import { faultOf } from "../../helpers/fault";
import { stateOfRecord } from "../../helpers/record";

const BEGUN = "castle_risk 1\nplayers red blue\nroll order red 6 blue 1\nred capital rome\n";
const POSITION =
  "castle_risk 1 ; players red blue ; round 4 ; phase attack ; turn red ; " +
  "seat red capital saxony coins 2 ; seat blue capital france coins 5 losses ask ; " +
  "saxony red infantry 6 cavalry 2 ; france blue infantry 4 ; lorraine blue infantry 2 archer 1";

/** The table that a save leads to. */
function tableOf(save: string): Table {
  const resume = openSave(save);
  if (isFault(resume)) throw new Error(JSON.stringify(resume));
  for (;;) {
    const done = resumeSome(resume, 5);
    if (done === true) return resume.table;
    if (done !== false) throw new Error(JSON.stringify(done));
  }
}

/** Where replay finds a fault, or how many actions it plays. */
function replayed(text: string): unknown {
  const replay = startReplay(text);
  if (isFault(replay)) return replay;
  for (;;) {
    const action = stepReplay(replay, []);
    if (action === undefined) return replay.count;
    if (isFault(action)) return action;
  }
}

test("a comment that looks like a table's setup is a comment, on whichever line of a record it stands", () => {
  const lines = BEGUN.trimEnd().split("\n");
  for (let at = 1; at <= lines.length; at++) {
    const text = [...lines.slice(0, at), "# table setup was yesterday", ...lines.slice(at), ""].join("\n");

    expect(tableOf(text).match?.game.state, text).toEqual(stateOfRecord(text));
  }
});

test("a comment about a table says nothing of the seats but in the words of a save, before the first action", () => {
  expect(tableOf(`${BEGUN}# table match host Ann seat red Ann\n`).host).toBe("");
  expect(tableOf(BEGUN.replace("roll", "# table talk host Ann\nroll")).host).toBe("");
  expect(tableOf(BEGUN.replace("roll", "# table match host Ann\nroll")).host).toBe("Ann");
  const both = BEGUN.replace("roll", "# table talk is cheap\n# table match host Ann\nroll");
  expect(tableOf(both).host).toBe("Ann");
});

test("a game that begins with a position before the first roll is saved with what differs from a new one", () => {
  const text =
    "castle_risk 1\nposition castle_risk 1 ; players red purple ; phase setup ; step order ; " +
    "contenders red purple ; discards reinforcements 1 general 1\nseed 20261122\n";
  const before = tableOf(text);
  const after = tableOf(writeSave(before));
  expect(before.match?.game.state).toMatchObject({ discards: countCards("reinforcements 1 general 1") });
  expect(after.match?.game.state).toEqual(before.match?.game.state);
});

test("the table of a match cannot close a seat that plays", () => {
  const { chairs } = tableOf(BEGUN.replace("roll", "# table match closed red\nroll"));
  expect(chairs.filter(({ closed }) => !closed).map(({ colour }) => colour)).toEqual(["red", "blue"]);
});

test.each([
  ["castle_risk 99\noption crowns_to_win 9\n# table setup\n", 1, 13, "text.version"],
  ["castle_risk 1\noption crowns_to_win 99\n# table setup\n", 2, 22, "text.range"],
  ["castle_risk 1\noption crowns 9\n# table setup\n", 2, 8, "text.unknown"],
  ["castle_risk 1\nseed -1\n# table setup\n", 2, 6, "text.number"],
  ["castle_risk 1\nroll order red 6\n# table setup\n", 1, 14, "text.missing"],
  ["castle_risk 1\nplayer red Ann\n# table setup\n", 2, 15, "text.missing"],
  ["no record at all\n# table setup\n", 1, 1, "text.game"],
  ["castle_risk 1\noption crowns_to_win 9\n", 2, 23, "text.missing"],
])("%j is no table before its match", (text, line, column, code) => {
  expect(faultOf(text)).toMatchObject({ line, column, why: { code } });
});

test.each(GAMES.map((game) => [game.meta.id, game] as const))(
  "a record of %s opens, and one of an earlier or a later version says which can be read",
  (id, game) => {
    const { version } = game.meta;
    const opened = (word: string, number: number): ReturnType<typeof openAnySave> =>
      openAnySave(game, `${word} ${number}\n# table setup\n`);
    expect(isFault(opened(id, version))).toBe(false);
    for (const other of [version - 1, version + 1])
      expect(opened(id, other)).toMatchObject({
        why: { code: "text.version", params: { version: other, current: version } },
      });
    expect(opened("chess", version)).toMatchObject({
      why: { code: "text.game", params: { word: "chess", game: id } },
    });
  },
);

test("a table before its match is saved and opened again", () => {
  const t = newTable();
  t.seed = [7];
  t.options["crowns_to_win"] = 9;
  t.host = "Ann";
  t.chairs[1].closed = true;
  const again = tableOf(writeSave(t));
  expect(again.match).toBeUndefined();
  expect([again.seed, again.options["crowns_to_win"], again.host]).toEqual([[7], 9, "Ann"]);
  expect(again.chairs[1].closed).toBe(true);
});

test.each([
  ["before the game's name", `position ${POSITION}\ncastle_risk 1\n`],
  ["before the game's name, behind an empty line", `\nposition ${POSITION}\ncastle_risk 1\n`],
  ["between actions", `${BEGUN}position ${POSITION}\nblue capital france\n`],
  ["behind the last action", `${BEGUN}position ${POSITION}\n`],
  ["twice", `castle_risk 1\nposition ${POSITION}\nposition ${POSITION}\n`],
  ["beside players", `castle_risk 1\nplayers red blue\nposition ${POSITION}\n`],
  [
    "with a byte order mark before a clause",
    `castle_risk 1\nposition ${POSITION.replace("round", "\ufeffround")}\n`,
  ],
  [
    "with a clause that is none",
    `castle_risk 1\n\nposition ${POSITION.replace("infantry 4", "infantry x")}\n`,
  ],
])("a position %s is refused by the table as by replay, at the same place", (_, text) => {
  const fault = replayed(text);
  expect(fault).toMatchObject({ why: {} });
  expect(faultOf(text)).toEqual(fault);
});

test.each([
  ["indented", `castle_risk 1\n  position ${POSITION}\n`],
  ["behind a byte order mark", `\ufeffcastle_risk 1\nposition ${POSITION}\n`],
  ["with tabs", `castle_risk 1\nposition ${POSITION.replaceAll(" ", "\t")}\r\n`],
])("a position %s is read by the table as by replay", (_, text) => {
  expect(tableOf(text).match?.game.state).toEqual(stateOfRecord(text));
});

test("a save whose comment has a position of other players is played from its beginning", () => {
  const other = POSITION.replaceAll("blue", "green");
  const text = BEGUN.replace("roll", "# table match host Ann\nroll").concat(`# position 64 ${other}\n`);
  expect(tableOf(text).match?.game.state).toEqual(stateOfRecord(text));
});

test("a save whose header goes on behind the table's line is saved and opened again", () => {
  const start = stateOfRecord(`castle_risk 1\nposition ${POSITION}\n`);
  const m = matchAt(start);
  const text = [
    ...["castle_risk 1", "# table match host Ann", `position ${POSITION}`, "player red Ann"],
    ...[`# position 64 ${m.module.notation.writePosition(start)}`, ""],
  ].join("\n");
  const again = tableOf(writeSave(tableOf(text)));
  expect(again.match?.game.state).toEqual(start);
  expect(again.match?.names).toEqual(["Ann", ""]);
});

describe("the computers of a save", () => {
  /** A game whose first level was known by another id before. */
  const renamed = (game: GameModule): GameModule => ({
    ...game,
    bots: game.bots.map((bot) => (bot === firstLevel(game) ? { ...bot, formerIds: ["sturdy"] } : bot)),
  });

  const saveOf = ({ meta }: GameModule, bot: string): string =>
    `${meta.id} ${meta.version}\n# table setup bot ${meta.colours[0]} ${bot}\n`;

  const botOf = (game: GameModule, bot: string): string => {
    const resume = openAnySave(game, saveOf(game, bot));
    if (isFault(resume)) throw new Error(JSON.stringify(resume));
    return resume.table.chairs[0].bot;
  };

  // What the levels of saves from before are called now.
  test.each([
    ["castle_risk", "steady", "normal"],
    ["risk_classic", "steady", "normal"],
    ["risk_2008", "steady", "normal"],
    ["risk_europe", "steady", "easy"],
    ["risk_europe", "normal", "normal"],
    ["castle_risk", "random", "random"],
  ])("of %s that were called %s are %s", (id, before, now) => {
    const game = GAMES.find(({ meta }) => meta.id === id) ?? GAMES[0];
    expect(botOf(game, before)).toBe(now);
  });

  test.each(GAMES.map((game) => [game.meta.id, game] as const))(
    "are those of %s by their ids, also by a former one; any other word means the one that is offered first",
    (_id, game) => {
      const first = firstLevel(game).id;
      for (const { id } of game.bots) expect(botOf(renamed(game), id)).toBe(id);
      for (const word of ["sturdy", "clever", "none", "constructor"])
        expect(botOf(renamed(game), word)).toBe(first);
      expect(botOf(game, "")).toBe("");
    },
  );

  test("move, whatever a save calls them", () => {
    const text = POSITION.replace("castle_risk 1 ; players red blue ;", "").trim();
    const save = `castle_risk 1\nposition castle_risk 1 ; players red blue ; ${text}\nseed 7\n# table match bot red clever\n`;
    const table = tableOf(save);
    expect(due(table, "normal", 0)?.action.seat).toBe(0);
    for (const chair of table.chairs) if (chair.bot !== "") chair.bot = "cleverer";
    expect(due(table, "normal", 0)?.action.seat).toBe(0);
  });
});
