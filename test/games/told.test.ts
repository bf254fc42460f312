/** What is said and shown of each verb: its entry in the log, its sentence, its prompts, its picture. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { GAMES } from "../../src/games/index";
import { VERB_TABLES } from "../helpers/verbs";

const ICONS = join(import.meta.dirname, "..", "..", "assets", "icons");

interface Told {
  /** Verbs that are no entries of the log, by the event that tells of them. */
  readonly byEvent: Readonly<Record<string, string>>;
  /** Verbs that the log is silent about: wishes, passes, what is secret. */
  readonly silent: readonly string[];
  /** Verbs of seats that have no picture; rule sheets, cards and buttons show those of others. */
  readonly unpictured: readonly string[];
}

const TOLD: Readonly<Record<string, Told>> = {
  castle_risk: {
    byEvent: {
      ...{ deal: "capital", mission: "drew_mission", card: "drew_card", capital: "capital" },
      ...{
        policies: "revealed",
        build: "built",
        play: "played",
        lose: "lost",
        boost: "boosted",
        end: "turn",
      },
    },
    silent: ["pass", "set"],
    unpictured: [],
  },
  risk_europe: {
    byEvent: {
      ...{ tile: "claimed", card: "revealed", missions: "kept", keep: "kept", reveal: "completed" },
      ...{
        bid: "bids",
        settle: "claimed",
        pick: "revealed",
        maneuver: "moved",
        build: "castle",
        end: "turn",
      },
      ...{ expand: "claimed", split: "claimed", also: "claimed", alone: "claimed" },
    },
    silent: ["idle", "stand", "set"],
    unpictured: [
      ...["bid", "settle", "auction", "keep", "expand", "split", "also", "alone", "idle", "tax"],
      ...["assault", "battle", "reroll", "stand", "reveal"],
    ],
  },
  risk_classic: {
    byEvent: {
      ...{ headquarters: "headquarters", attack: "fought", defend: "fought", dice: "fought" },
      ...{ occupy: "captured", end: "turn" },
    },
    silent: ["mission", "set"],
    unpictured: ["neutral", "trade_on"],
  },
  risk_2008: {
    byEvent: {
      ...{ attack: "fought", defend: "fought", dice: "fought" },
      ...{ occupy: "captured", collect: "collected", end: "turn" },
    },
    silent: ["set"],
    unpictured: [],
  },
};

describe.each(GAMES)("$meta.id", ({ meta, languages, log }) => {
  const { VERBS, OFFERED } = VERB_TABLES[meta.id];
  const { byEvent, silent, unpictured } = TOLD[meta.id];
  const texts = Object.values(languages);

  test("the log has an entry for each verb (`log.actions`), or an event tells of it, or it is silent", () => {
    const told = [...log.actions, ...Object.keys(byEvent), ...silent];
    expect(told.sort()).toEqual(Object.keys(VERBS).sort());
  });

  test("the events that tell of verbs are lines of the log", () => {
    const events = Object.values(byEvent);
    expect(events.filter((type) => log.omittedEvents.includes(type))).toEqual([]);
    for (const { events: lines } of texts) expect(events.filter((type) => !(type in lines))).toEqual([]);
  });

  test("each verb has a sentence", () => {
    for (const { actions } of texts)
      expect(Object.keys(VERBS).filter((verb) => !(verb in actions))).toEqual([]);
  });

  test("each verb that a seat picks for has a prompt for each territory and word, or else for its counts", () => {
    const wanted = OFFERED.flatMap((verb) => {
      const picks = VERBS[verb].offer?.picks ?? [];
      const named = picks.filter((pick) => pick.field !== "counts" && pick.default === undefined);
      return named.length === 0 && picks.length > 0
        ? [[`${verb}.counts`, `${verb}.done`]]
        : named.map(({ field }) => [`${verb}.${field}`]);
    });
    for (const { panel } of texts)
      expect(wanted.filter((keys) => !keys.some((key) => key in panel.prompts))).toEqual([]);
  });

  test("each verb that a seat picks for has a picture, or is listed as one without", () => {
    const bare = OFFERED.filter((verb) => !existsSync(join(ICONS, `action-${verb}.svg`)));
    expect(bare.sort()).toEqual([...unpictured].sort());
  });
});
