/** The panel of a territory that was pressed lies away from it, on both boards. */
import { expect, test } from "vitest";
import { GAME as CASTLE } from "../../../src/games/castle-risk/module";
import { ENGLISH as CASTLE_ENGLISH } from "../../../src/games/castle-risk/text/en/english";
import { GAME as EDITION_2008 } from "../../../src/games/risk-2008/module";
import { ENGLISH as ENGLISH_2008 } from "../../../src/games/risk-2008/text/en/english";
import { GAME as CLASSIC } from "../../../src/games/risk-classic/module";
import { ENGLISH as CLASSIC_ENGLISH } from "../../../src/games/risk-classic/text/en/english";
import { GAME as EUROPE } from "../../../src/games/risk-europe/module";
import { ENGLISH as EUROPE_ENGLISH } from "../../../src/games/risk-europe/text/en/english";
import type { GameModule } from "../../../src/session/game/module";
import type { Writer } from "../../../src/session/game/panel";
import { newRoom } from "../../../src/session/table/room";
import type { Language } from "../../../src/text/language";
import { say } from "../../helpers/say";

const GAMES: readonly [name: string, module: GameModule, language: Language, colours: readonly string[]][] = [
  ["Castle Risk", CASTLE, CASTLE_ENGLISH, ["red", "blue"]],
  ["Risk Europe", EUROPE, EUROPE_ENGLISH, ["red", "blue"]],
  ["RISK", CLASSIC, CLASSIC_ENGLISH, ["red", "blue", "green"]],
  ["RISK 2008", EDITION_2008, ENGLISH_2008, ["red", "blue", "green"]],
];

test.each(GAMES)(
  "in %s it is below for the north, and above for the south",
  (_, module, language, colours) => {
    const room = newRoom(module);
    for (const colour of colours) expect(say(room, colour, `sit ${colour}`)).toBe("");
    for (const words of ["close_empty", "start 3"]) expect(say(room, "red", words), words).toBe("");
    const shown: Record<string, string> = {};
    const nothing = (): void => undefined;
    const writer: Writer = {
      ...{ putAll: nothing, showTo: nothing, showAll: nothing, showAllTo: nothing, later: nothing },
      ...{ shown: () => undefined, setCopies: () => [], isLocal: () => true },
      put: (id, name, value) => {
        shown[`${id}.${name}`] = value;
      },
      show: (id, on) => {
        shown[id] = `${on}`;
      },
    };
    const land = module.panels.find((panel) => panel.layer === "beside" && panel.viewers === "everyone");
    const { places, h } = module.pieces.board;
    for (const [t, [, y]] of places.entries()) {
      say(room, "red", `press ${t}`);
      land?.paint(room, "red", writer, language);
      expect(shown["land-red"], `${t}`).toBe("true");
      const offset = Number((shown["land-red.offsetXY"] ?? "").split(" ")[1]);
      expect([shown["land-red.rectAlignment"], offset > 0], `${t}`).toEqual(
        y < h / 2 ? ["LowerLeft", true] : ["UpperLeft", false],
      );
    }
  },
);
