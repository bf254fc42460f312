/** Seats that nobody has are offered to those who watch while a game goes on, and not once it is over. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isFault } from "../../../src/core/refuse";
import { GAME } from "../../../src/games/risk-classic/module";
import { ENGLISH } from "../../../src/games/risk-classic/text/en/english";
import { STATUS } from "../../../src/session/panels/status/paint";
import { newRoom } from "../../../src/session/table/room";
import { openSave, resumeSome } from "../../../src/session/table/save";
import type { Writer } from "../../../src/session/game/panel";

/** The claims that are shown, and to whom their panel is, at a table that goes on where these lines of a record end. */
function claimsAt(lines: (all: string[]) => string[]): {
  shown: string[];
  viewers: string;
  put: Record<string, string>;
} {
  const record = readFileSync("test/records/risk_classic/two-players.txt", "utf8").trimEnd().split("\n");
  const save = openSave(GAME, `${lines(record).join("\n")}\n`);
  if (isFault(save)) throw new Error(save.why.code);
  while (!resumeSome(save, 1000));
  const room = newRoom(GAME);
  room.table.match = save.table.match;
  const found = { shown: [] as string[], viewers: "", put: {} as Record<string, string> };
  const nothing = (): void => undefined;
  const writer: Writer = {
    ...{ put: nothing, show: nothing, showTo: nothing },
    putAll: (id, name, value) => {
      if (id.startsWith("claim")) found.put[`${id} ${name}`] = value;
    },
    ...{ shown: () => undefined, setCopies: () => [], isLocal: () => true },
    later: (run) => {
      run();
    },
    showAllTo: (id, viewers) => {
      if (id === "claims") found.viewers = viewers;
    },
    showAll: (id, on) => {
      if (on && id.startsWith("claim-")) found.shown.push(id);
    },
  };
  STATUS.paint(room, "", writer, ENGLISH);
  return found;
}

test("both seats are offered in a game under way", () => {
  const { shown, viewers } = claimsAt((all) => all.slice(0, -40));
  expect(shown.sort()).toEqual(["claim-blue", "claim-red"]);
  expect(viewers).not.toBe("");
});

test("two seats of a game for six fill their panel, which has one row", () => {
  const { put } = claimsAt((all) => all.slice(0, -40));
  expect([put["claim-red offsetXY"], put["claim-red width"]]).toEqual(["14 -4", "236"]);
  expect([put["claim-blue offsetXY"], put["claim-blue width"]]).toEqual(["255 -4", "236"]);
  expect(put["claims preferredHeight"]).toBe("38");
});

test("the winner's is not once the game is over", () => {
  expect(claimsAt((all) => all)).toMatchObject({ shown: [], viewers: "" });
});
