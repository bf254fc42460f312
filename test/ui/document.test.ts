/** The interface's document: what the table reads of it must be right before anything is painted. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { uiCommands, uiPictures, uiXml } from "../../src/session/panels/document";
import { CASTLE_RISK_UI } from "../../src/games/castle-risk/panels/document";
import { RISK_CLASSIC_UI } from "../../src/games/risk-classic/panels/document";
import { INTERFACES as CLASSIC_INTERFACES } from "../../src/games/risk-classic/text/saves";
import { RISK_2008_UI } from "../../src/games/risk-2008/panels/document";
import { INTERFACES as INTERFACES_2008 } from "../../src/games/risk-2008/text/saves";
import { RISK_EUROPE_UI } from "../../src/games/risk-europe/panels/document";
import { INTERFACES as EUROPE_INTERFACES } from "../../src/games/risk-europe/text/saves";
import type { Draft } from "../../src/core/choice";
import { GAME } from "../../src/games/castle-risk/module";
import { CARDS, MISSION_GOAL, MISSIONS } from "../../src/games/castle-risk/rules/cards";
import type { State } from "../../src/games/castle-risk/rules/state";
import { OFFERED } from "../../src/games/castle-risk/rules/verbs";
import { command, newOutcome } from "../../src/session/play/commands/command";
import { NOBODY } from "../../src/session/ui/viewers";
import { newRoom } from "../helpers/castle";
import { PANEL } from "../../src/games/castle-risk/text/en/panel";
import { elements, HANDLERS } from "../../tabletop/xml/document";
import { arial } from "../../tabletop/xml/layout/arial";
import { wholeLetters } from "../../tabletop/xml/layout/measure";
import { outsideSubset } from "../../tabletop/xml/subset/outside";
import { parseXml } from "../../tabletop/xml/parse";
import { INTERFACES } from "../../src/games/castle-risk/text/saves";
import { CHOSEN } from "../../src/tts/language";
import { ENGLISH } from "../../src/games/castle-risk/text/en/english";
import { nameOf } from "../../src/text/entry";
import { recordedStates } from "../helpers/recorded";

const LANGUAGE = INTERFACES[CHOSEN];

const document = parseXml(uiXml(CASTLE_RISK_UI, LANGUAGE));
const all = elements(document);

/** The words that choices offer in the recorded games, by asking on from every verb. */
function wordsOffered(): Set<string> {
  const { next } = GAME.choices;
  const words = new Set<string>();
  const walk = (s: State, draft: Draft): void => {
    const choice = next(s, draft);
    if (choice.field === "counts" || choice.field === "done") return;
    if (choice.field === "word") for (const { value } of choice.candidates) words.add(value);
    // One territory of those that can be picked does for all, but verbs differ.
    const legal: readonly (string | number)[] = choice.candidates.flatMap(({ value, why }) =>
      why === undefined ? [value] : [],
    );
    for (const value of choice.field === "verb" ? legal : legal.slice(0, 1))
      walk(s, { ...draft, [choice.field]: value });
  };
  for (const s of recordedStates(5)) for (const seat of s.asked) walk(s, { seat });
  return words;
}

const { meta } = GAME;
const YES_NO = ["yes", "no"];

/** What may stand behind the names of commands that refuse nothing there, or not in every room. */
const ARGUMENTS: Readonly<Record<string, readonly string[] | undefined>> = {
  ...Object.fromEntries(
    ["sit", "close", "open", "computer", "pick_seat"].map((name) => [name, meta.colours]),
  ),
  ...Object.fromEntries(["consent", "override"].map((name) => [name, YES_NO])),
  ...Object.fromEntries(["reset", "new_game", "resign"].map((name) => [name, ["", ...YES_NO]])),
  // Of the seat that is picked.
  give_host: [""],
  level: ["none", ...GAME.bots.map(({ id }) => id)],
  preset: meta.presets.map(({ id }) => id),
  verb: OFFERED,
  word: [...wordsOffered()],
  card: CARDS,
  size: ["+", "-"],
  show: [
    ...["none", "board", "log"],
    ...all.flatMap(({ attributes: { id } }) => /^page-([a-z_]+)(?:-[a-z]+)?$/.exec(id ?? "")?.slice(1) ?? []),
  ],
};

const isHidden = ({ active, visibility }: Readonly<Record<string, string>>): boolean =>
  active === "false" || visibility === NOBODY;

describe.each([
  ["Castle Risk", CASTLE_RISK_UI, LANGUAGE],
  ["Risk Europe", RISK_EUROPE_UI, EUROPE_INTERFACES[CHOSEN]],
  ["RISK", RISK_CLASSIC_UI, CLASSIC_INTERFACES[CHOSEN]],
  ["RISK 2008", RISK_2008_UI, INTERFACES_2008[CHOSEN]],
])("the interface's document of %s", (_, ui, language) => {
  const xml = uiXml(ui, language);
  const listed = elements(parseXml(xml));

  it("has nothing that Tabletop Simulator would take otherwise than we mean it", () => {
    expect(outsideSubset(parseXml(xml)).map(({ line, id, why }) => `${line} ${id}: ${why}`)).toEqual([]);
  });

  it("lets the pointer rest on every text and picture that has something to tell", () => {
    const told = listed.filter(
      ({ node: { tag }, attributes }) =>
        (tag === "Text" || tag === "Image") && attributes["tooltip"] !== undefined,
    );
    expect(told.length).toBeGreaterThan(0);
    expect(
      told.filter(({ attributes }) => attributes["raycastTarget"] !== "true").map(({ node }) => node.line),
    ).toEqual([]);
  });

  it("is no heavier than clients take well", () => {
    expect(xml.match(/<[A-Z]/g)?.length).toBeLessThanOrEqual(800);
    expect(xml.length).toBeLessThanOrEqual(130_000);
  });

  it("names every element once", () => {
    const ids = listed.map(({ attributes }) => attributes["id"]).filter((id) => id !== undefined);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });

  it("has frames that can be dragged away, but for what moves with others", () => {
    const still = listed.filter(
      ({ node, attributes, parent }) =>
        /\bframe\b/.test(attributes["class"] ?? "") &&
        !/\bloose\b/.test(attributes["class"] ?? "") &&
        parent?.node.tag !== "VerticalLayout" &&
        node.tag === "Panel",
    );
    expect(still.map(({ attributes }) => attributes["id"])).toEqual([]);
  });

  it("uses pictures that are there", () => {
    const manifest = readFileSync("assets/manifest.json", "utf8");
    for (const name of uiPictures(ui, language)) {
      const found = manifest.match(new RegExp(`"path":"(table|icons)/${name}\\.(png|jpg)"`, "g")) ?? [];
      expect([name, found.length]).toEqual([name, 1]);
    }
  });

  it("has nobody see anything before the script says so, and no letters below 14", () => {
    const open = listed.filter(({ attributes, parent }) => parent === undefined && !isHidden(attributes));
    for (const { node } of open) expect(node.attributes["id"]).toMatch(/^(shared|front|questions|own-\w+)$/);
    for (const root of open) {
      for (const child of root.node.children) {
        if (child.attributes["id"] !== undefined) expect(isHidden(child.attributes)).toBe(true);
        else for (const inner of child.children) expect(isHidden(inner.attributes)).toBe(true);
      }
    }
    for (const { attributes } of listed)
      if (attributes["fontSize"] !== undefined)
        expect(Number(attributes["fontSize"])).toBeGreaterThanOrEqual(14);
  });
});

describe("the interface's document", () => {
  it("asks over every page: what is asked for on one must be seen", () => {
    const ids = all.map(({ attributes }) => attributes["id"] ?? "");
    const last = Math.max(...ids.map((id, i) => (/^page-/.test(id) ? i : -1)));
    const questions = ids.flatMap((id, i) => (/^ask-/.test(id) ? [i] : []));
    expect(questions.length).toBe(3);
    expect(Math.min(...questions)).toBeGreaterThan(last);
  });

  it("calls our two handlers alone, and says them what stands behind such a word", () => {
    const handlers = all.flatMap(({ node }) => HANDLERS.map((name) => node.attributes[name] ?? ""));
    const calls = handlers.filter((text) => text !== "");
    expect(calls.length).toBeGreaterThan(200);
    for (const call of calls) expect(call).toMatch(/^table_ui(_text)?\(.+\)$/);
    for (const said of uiCommands(CASTLE_RISK_UI, LANGUAGE)) {
      const [name = "", first = ""] = said.split(" ");
      const known = ARGUMENTS[name];
      if (known !== undefined) expect(known, said).toContain(first);
    }
  });

  it("lays a kingdom's emblem over its lines, which take the pointer where their tooltip tells what has no room", () => {
    const at = (name: string, value: string): number => {
      const found = all.findIndex(({ attributes }) => attributes[name] === value);
      expect(found, value).toBeGreaterThanOrEqual(0);
      return found;
    };
    for (const colour of GAME.meta.colours)
      expect(at("onClick", `table_ui(show seat_${colour})`)).toBeGreaterThan(at("id", `mat-${colour}-text`));
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
    const settings = ["automation-off", "dice-physical", "timer-300"].map((id) => `settings-${id}`);
    for (const id of [
      ...settings,
      "table_ui(reset)",
      "people-seat-purple",
      `people-level-${GAME.bots.at(-1)?.id}`,
    ])
      expect(Math.abs(right(id) - 492), id).toBeLessThanOrEqual(4);
    const rules = ["preset-evening", "capital_choice-dealt", "policy_deck-single", "special_phases-first"];
    for (const id of rules) expect(Math.abs(right(`setup-${id}`) - 494), id).toBeLessThanOrEqual(4);
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
    const host = { player: "id", name: "Ann", colour: "red", admin: true, seen: 0 };
    const codes = (said: string, begun: boolean): string => {
      const room = newRoom();
      command(room, host, "sit red", newOutcome());
      if (begun) for (const first of ["start 1", "automation off"]) command(room, host, first, newOutcome());
      return command(room, host, said, newOutcome())?.code ?? "";
    };
    const strange = /^(command|territory|card|text)\.unknown$/;
    const unknown = uiCommands(CASTLE_RISK_UI, LANGUAGE).filter((said) =>
      [false, true].some((begun) => strange.test(codes(said, begun))),
    );
    expect(unknown).toEqual([]);
    for (const said of ["fly", "speed warp", "option crowns +1", "set windows maybe", "log up", "timer -5"])
      expect(codes(said, true) + codes(said, false), said).toMatch(/unknown/);
  });

  it("has room for the longest mission in one line of a seat's own strip", () => {
    const strip = all.find(({ attributes }) => attributes["id"] === "mine-red-mission")?.attributes ?? {};
    const texts = MISSIONS.map((id, k) =>
      PANEL.missionProgress(nameOf(ENGLISH.names.missions, id), MISSION_GOAL[k] - 1, MISSION_GOAL[k]),
    );
    for (const words of [...texts, PANEL.noMission])
      for (const measure of [arial(), wholeLetters(arial())]) {
        const widths = Array.from(words, (letter) =>
          measure.advance(letter, Number(strip["fontSize"] ?? 14), { bold: false, italic: false }),
        );
        expect(widths.reduce((sum, width) => sum + width)).toBeLessThanOrEqual(Number(strip["width"]));
      }
  });
});
