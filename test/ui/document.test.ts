/** The interface's document: what the table reads of it must be right before anything is painted. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { uiCommands, uiPictures, uiXml } from "../../mod/ui/document";
import { MISSION_GOAL, MISSIONS } from "../../src/games/castle-risk/rules/cards";
import { command, newOutcome } from "../../src/session/play/commands/command";
import { newRoom } from "../helpers/castle";
import { PANEL } from "../../src/text/en/panel";
import { missionName } from "../../src/text/names";
import { elements, HANDLERS } from "../../tabletop/xml/document";
import { arial } from "../../tabletop/xml/layout/arial";
import { wholeLetters } from "../../tabletop/xml/layout/measure";
import { outsideSubset } from "../../tabletop/xml/subset/outside";
import { parseXml } from "../../tabletop/xml/parse";

const document = parseXml(uiXml());
const all = elements(document);
const COLOUR = "(red|blue|green|yellow|purple)";

/** What buttons may say. */
const GRAMMAR: readonly RegExp[] = [
  new RegExp(`^(sit|close|open|computer|give_host) ${COLOUR}$`),
  /^(stand|close_empty|start|new_game|reset|resign|end_agreed)$/,
  /^(reset|new_game|resign|consent|override) (yes|no)$/,
  /^preset (classic|short|simple|evening)$/,
  /^option (capital_choice (choose|dealt)|policy_deck (orders|single)|special_phases (every|first))$/,
  /^option (starting_coins|crowns_to_win|round_limit) [+-]1$/,
  /^option card_counts (reinforcements|general|marshal|diplomat|spy|admiral) [+-]1$/,
  /^verb (buy|castle|donate|attack|fortify|build|bombard|recruit|place|reinforce|play|pass)$/,
  /^word (plain|bribe|infantry|archer|reinforcements|general|marshal|diplomat|spy|admiral)$/,
  /^step \d (-1|1|999)$/,
  /^(most|least|confirm|cancel|end|pass|undo|redo|back|skip|nudge|press none)$/,
  /^card (reinforcements|general|marshal|diplomat|spy|admiral)$/,
  /^set (losses (cheapest|ask)|dice (automatic|ask)|windows (always|holding|never))$/,
  /^log (back|next|last|since)$/,
  /^fold (mats|battle|log)$/,
  /^size [+-]$/,
  new RegExp(
    `^show (none|board|log|help|costs|titles|crowns|cards|policies|orders|settings|people|manual|seat_${COLOUR})$`,
  ),
  /^speed (slow|normal|fast|instant)$/,
  /^automation (enforce|advise|off)$/,
  /^dice (seeded|physical)$/,
  /^timer \d+$/,
  /^(relay|landmarks|read|hand_back)$/,
  new RegExp(`^hand (tray|coins ${COLOUR} -?[15])$`),
];

describe("the interface's document", () => {
  it("has nothing that Tabletop Simulator would take otherwise than we mean it", () => {
    expect(outsideSubset(document).map(({ line, id, why }) => `${line} ${id}: ${why}`)).toEqual([]);
  });

  it("asks over every page: what is asked for on one must be seen", () => {
    const ids = all.map(({ attributes }) => attributes["id"] ?? "");
    const last = Math.max(...ids.map((id, i) => (/^page-/.test(id) ? i : -1)));
    const questions = ids.flatMap((id, i) => (/^ask-/.test(id) ? [i] : []));
    expect(questions.length).toBeGreaterThan(4);
    expect(Math.min(...questions)).toBeGreaterThan(last);
  });

  it("names every element once", () => {
    const ids = all.map(({ attributes }) => attributes["id"]).filter((id) => id !== undefined);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });

  it("calls our two handlers alone, and says what flow understands", () => {
    const handlers = all.flatMap(({ node }) => HANDLERS.map((name) => node.attributes[name] ?? ""));
    const calls = handlers.filter((text) => text !== "");
    expect(calls.length).toBeGreaterThan(200);
    for (const call of calls) expect(call).toMatch(/^castle_ui(_text)?\(.+\)$/);
    for (const said of uiCommands()) expect(GRAMMAR.filter((form) => form.test(said))).toHaveLength(1);
  });

  it("lays a kingdom's reserve and castle above the reasons for its crowns", () => {
    const edges = (id: string): { top: number; bottom: number } => {
      const given = all.find(({ attributes }) => attributes["id"] === id)?.attributes ?? {};
      const top = -Number((given["offsetXY"] ?? "").split(" ")[1]);
      return { top, bottom: top + Number(given["height"]) };
    };
    const reasons = edges("mat-red-missions").top;
    expect(reasons).toBeGreaterThan(40);
    for (const id of ["mat-red-reserve", "mat-red-tobuild"])
      expect(edges(id).bottom, id).toBeLessThanOrEqual(reasons);
  });

  it("ends the rows of buttons of a page at its right margin", () => {
    const right = (id: string): number => {
      const given = all.find(
        ({ attributes }) => attributes["id"] === id || attributes["onClick"] === id,
      )?.attributes;
      return Number((given?.["offsetXY"] ?? "").split(" ")[0]) + Number(given?.["width"]);
    };
    const settings = ["speed-instant", "automation-off", "dice-physical", "timer-300"].map(
      (id) => `settings-${id}`,
    );
    for (const id of [...settings, "castle_ui(reset)", "people-give-purple", "people-bot-purple"])
      expect(Math.abs(right(id) - 492), id).toBeLessThanOrEqual(4);
    const rules = [
      "preset-evening",
      "capital_choice-dealt",
      "policy_deck-single",
      "special_phases-first",
      "start",
    ];
    for (const id of rules) expect(right(`setup-${id}`), id).toBe(1016);
  });

  it("counts by one where a picture of plus or minus is pressed, elsewhere as its words say", () => {
    const wrong: string[] = [];
    for (const { attributes } of all) {
      const by = /(coins \w+|option \w+|card_counts \w+|step \d) ([+-]?)(\d+)\)$/.exec(
        attributes["onClick"] ?? "",
      );
      if (by === null) continue;
      const sign = by[2] === "-" ? "-" : "+";
      const shown = { "control-less": "-1", "control-more": "+1", "control-next": "+999" };
      const said = shown[attributes["image"] as keyof typeof shown] ?? attributes["text"];
      if (said !== `${sign}${by[3]}`) wrong.push(`${said}: ${attributes["onClick"]}`);
    }
    expect(wrong).toEqual([]);
  });

  it("says nothing that the table does not know", () => {
    const unknown = uiCommands().filter((said) => {
      const room = newRoom();
      const who = { player: "id", name: "Ann", colour: "red", admin: true, seen: 0 };
      command(room, who, "sit red", newOutcome());
      if (!/^(sit|close|open|preset|option|start|computer)/.test(said))
        command(room, who, "start 1", newOutcome());
      return command(room, who, said, newOutcome())?.code === "command.unknown";
    });
    expect(unknown).toEqual([]);
  });

  it("uses pictures that are there", () => {
    const manifest = readFileSync("assets/manifest.json", "utf8");
    for (const name of uiPictures()) {
      const found = manifest.match(new RegExp(`"path":"(table|icons)/${name}\\.(png|jpg)"`, "g")) ?? [];
      expect([name, found.length]).toEqual([name, 1]);
    }
  });

  it("has room for the longest mission in one line of a seat's own strip", () => {
    const strip = all.find(({ attributes }) => attributes["id"] === "mine-red-mission")?.attributes ?? {};
    const texts = MISSIONS.map((id, k) =>
      PANEL.missionProgress(missionName(id), MISSION_GOAL[k] - 1, MISSION_GOAL[k]),
    );
    for (const words of [...texts, PANEL.noMission])
      for (const measure of [arial(), wholeLetters(arial())]) {
        const widths = Array.from(words, (letter) =>
          measure.advance(letter, Number(strip["fontSize"] ?? 14), { bold: false, italic: false }),
        );
        expect(widths.reduce((sum, width) => sum + width)).toBeLessThanOrEqual(Number(strip["width"]));
      }
  });

  it("has nobody see anything before the script says so, and no letters below 14", () => {
    const open = all.filter(
      ({ attributes, parent }) => parent === undefined && attributes["active"] !== "false",
    );
    for (const { node } of open)
      expect(node.attributes["id"]).toMatch(/^(shared|front|questions|own-\w+|front-\w+)$/);
    for (const root of open) {
      for (const child of root.node.children) {
        if (child.attributes["id"] !== undefined) expect(child.attributes["active"]).toBe("false");
        else for (const inner of child.children) expect(inner.attributes["active"]).toBe("false");
      }
    }
    for (const { attributes } of all)
      if (attributes["fontSize"] !== undefined)
        expect(Number(attributes["fontSize"])).toBeGreaterThanOrEqual(14);
  });
});
