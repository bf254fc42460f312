/** What panels paint is there in the save: of a game with panels of its own, and of one that has none. */
import { describe, expect, it } from "vitest";
import { uiXml } from "../../src/session/panels/document";
import { CASTLE_RISK_UI } from "../../src/games/castle-risk/panels/document";
import { UI } from "../../src/games/castle-risk/text/en/ui";
import { RISK_CLASSIC_UI } from "../../src/games/risk-classic/panels/document";
import { UI as CLASSIC } from "../../src/games/risk-classic/text/en/ui";
import { RISK_2008_UI } from "../../src/games/risk-2008/panels/document";
import { UI as UI_2008 } from "../../src/games/risk-2008/text/en/ui";
import { RISK_EUROPE_UI } from "../../src/games/risk-europe/panels/document";
import { UI as EUROPE } from "../../src/games/risk-europe/text/en/ui";
import type { Writer } from "../../src/session/game/panel";
import { panelViews } from "../../src/session/panels/panels";
import type { GameUi } from "../../src/session/ui/xml/game";
import { act, refreshIntents } from "../../src/session/play/commands/act";
import { command, newOutcome } from "../../src/session/play/commands/command";
import { screenOf, newRoom, type Room } from "../../src/session/table/room";
import { dueChance } from "../../src/session/table/table";
import type { UiLanguage } from "../../src/text/ui";
import { elements } from "../../tabletop/xml/document";
import { parseXml } from "../../tabletop/xml/parse";
import { TOY_UI } from "../games/toy/save";
import { TOY_INTERFACE } from "../games/toy/text";

const PAGES = [
  "",
  "log",
  "orders",
  "settings",
  "people",
  "manual",
  "statistics",
  "crowns",
  "help",
  "goals",
  "seat_red",
];

type Ids = ReadonlyMap<string, Readonly<Record<string, string>>>;

/** Ids that were painted and that no element has, or that were shown both ways, of which one may not count. */
function strangers(room: Room, ids: Ids, language: UiLanguage): string[] {
  const found = new Set<string>();
  const put = (id: string): void => {
    if (!ids.has(id)) found.add(id);
  };
  const show = (id: string): void => {
    put(id);
    if (ids.get(id)?.["visibility"] !== undefined) found.add(`${id} has a visibility and is made active`);
  };
  const showTo = (id: string): void => {
    put(id);
    if (ids.get(id)?.["active"] !== undefined) found.add(`${id} is active or not and gets a visibility`);
  };
  const writer: Writer = {
    ...{ put, show, showTo, putAll: put, showAll: show, showAllTo: showTo },
    ...{ shown: () => undefined, setCopies: () => [], isLocal: () => true },
    later: (run) => {
      run();
    },
  };
  for (const { panel, viewer } of panelViews(room.table.module)) {
    panel.key(room, viewer);
    panel.paint(room, viewer, writer, language);
  }
  return [...found];
}

/** A game between as few people as may play, before it and at its beginning, whatever page they look at. */
function paintAll(ui: GameUi, language: UiLanguage): string[] {
  const ids = new Map(
    elements(parseXml(uiXml(ui, language))).map(({ attributes }) => [attributes["id"] ?? "", attributes]),
  );
  const room = newRoom(ui.module);
  const say = (colour: string, text: string): void => {
    const who = { player: colour, name: colour, colour, admin: true, seen: room.table.match?.revision ?? 0 };
    expect(command(room, who, text, newOutcome()), text).toBeUndefined();
  };
  const seated = ui.module.meta.colours.slice(0, ui.module.meta.minSeats);
  const [first] = seated;
  for (const colour of seated) say(colour, `sit ${colour}`);
  say(first, "close_empty");
  const found = strangers(room, ids, language);
  say(first, "start 1");
  for (let n = 0; n < 20; n++) {
    const due = dueChance(room.table);
    if (due === undefined) break;
    expect(act(room, due, room.table.match?.revision ?? 0, newOutcome())).toBeUndefined();
  }
  refreshIntents(room);
  for (const page of PAGES) {
    for (const colour of seated) Object.assign(screenOf(room, colour), { page, land: 1, size: 1 });
    found.push(...strangers(room, ids, language));
  }
  return found;
}

describe("what panels paint", () => {
  it("is there for a game with panels of its own", () => {
    expect(paintAll(CASTLE_RISK_UI, UI)).toEqual([]);
    expect(paintAll(RISK_EUROPE_UI, EUROPE)).toEqual([]);
    expect(paintAll(RISK_CLASSIC_UI, CLASSIC)).toEqual([]);
    expect(paintAll(RISK_2008_UI, UI_2008)).toEqual([]);
  });

  it("is there for a game that adds none", () => {
    expect(paintAll(TOY_UI, TOY_INTERFACE)).toEqual([]);
  });
});
