/** The menu has a way to missions in those matches that have missions, and before one, when they can still be chosen. */
import { expect, test } from "vitest";
import { isFault } from "../../../src/core/refuse";
import { GAME as EUROPE } from "../../../src/games/risk-europe/module";
import { ENGLISH as EUROPE_LANGUAGE } from "../../../src/games/risk-europe/text/en/english";
import { RISK_EUROPE_UI } from "../../../src/games/risk-europe/panels/document";
import { UI as EUROPE_UI } from "../../../src/games/risk-europe/text/en/ui";
import { GAME as CLASSIC } from "../../../src/games/risk-classic/module";
import { ENGLISH as CLASSIC_LANGUAGE } from "../../../src/games/risk-classic/text/en/english";
import { RISK_CLASSIC_UI } from "../../../src/games/risk-classic/panels/document";
import { UI as CLASSIC_UI } from "../../../src/games/risk-classic/text/en/ui";
import { uiXml } from "../../../src/session/panels/document";
import { newRoom } from "../../../src/session/table/room";
import { openSave, resumeSome } from "../../../src/session/table/save";
import type { GameModule } from "../../../src/session/game/module";
import type { Writer } from "../../../src/session/game/panel";
import type { Language } from "../../../src/text/language";

/** Whether the way to missions is there in a match with this option; undefined where no panel says so. */
function isThere(module: GameModule, language: Language, option: string | undefined): boolean | undefined {
  const room = newRoom(module);
  if (option !== undefined) {
    const text = `${module.meta.id} 1\nplayers red blue green\noption ${option}\nseed 5\n`;
    const save = openSave(module, text);
    if (isFault(save)) throw new Error(save.why.code);
    while (!resumeSome(save, 1000));
    room.table.match = save.table.match;
  }
  let shown: boolean | undefined;
  const nothing = (): void => undefined;
  const writer: Writer = {
    ...{ put: nothing, putAll: nothing, show: nothing, showTo: nothing, showAllTo: nothing, later: nothing },
    ...{ shown: () => undefined, setCopies: () => [], isLocal: () => true },
    showAll: (id, on) => {
      if (id === "menu-missions") shown = on;
    },
  };
  for (const panel of module.panels) if (panel.layer === "reference") panel.paint(room, "", writer, language);
  return shown;
}

test.each([
  [CLASSIC, CLASSIC_LANGUAGE, "mode secret_mission", "mode world_domination"],
  [EUROPE, EUROPE_LANGUAGE, "kingdom_missions on", "kingdom_missions off"],
] as const)("%#: with missions, and before a match", (module, language, played, not) => {
  const seen = [undefined, played, not].map((option) => isThere(module, language, option));
  expect(seen).toEqual([true, true, false]);
});

test("the element that is hidden is in the save", () => {
  expect(uiXml(RISK_CLASSIC_UI, CLASSIC_UI)).toContain('id="menu-missions"');
  expect(uiXml(RISK_EUROPE_UI, EUROPE_UI)).toContain('id="menu-missions"');
});
