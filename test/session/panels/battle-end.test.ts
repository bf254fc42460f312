import { decide } from "../../../src/core/bots/decide";
/** Whoever has fought sees how it ended, however fast the table goes, and finds all of it in the log since the own turn. */
import { BATTLE } from "../../../src/session/panels/battle/paint";
import { describe, expect, it } from "vitest";
import { rollFrom, seedRng } from "../../../src/core/rng";
import type { AnyEvent } from "../../../src/core/types";
import { GAME as CASTLE } from "../../../src/games/castle-risk/module";
import { ENGLISH as CASTLE_ENGLISH } from "../../../src/games/castle-risk/text/en/english";
import { GAME as EDITION_2008 } from "../../../src/games/risk-2008/module";
import { ENGLISH as ENGLISH_2008 } from "../../../src/games/risk-2008/text/en/english";
import { GAME as CLASSIC } from "../../../src/games/risk-classic/module";
import { ENGLISH as CLASSIC_ENGLISH } from "../../../src/games/risk-classic/text/en/english";
import { GAME as EUROPE } from "../../../src/games/risk-europe/module";
import { ENGLISH as EUROPE_ENGLISH } from "../../../src/games/risk-europe/text/en/english";
import type { GameModule } from "../../../src/session/game/module";
import { LOG_ROWS } from "../../../src/session/log/geometry";
import { showPage } from "../../../src/session/log/view";
import type { Writer } from "../../../src/session/game/panel";
import { act } from "../../../src/session/play/commands/act";
import { newOutcome } from "../../../src/session/play/commands/command";
import { due } from "../../../src/session/play/pace";
import { newRoom, screenOf, type Room } from "../../../src/session/table/room";
import type { Language } from "../../../src/text/language";
import { matchOf } from "../../helpers/presser";
import { say } from "../../helpers/say";

interface Played {
  readonly name: string;
  readonly module: GameModule;
  readonly language: Language;
  /** Computers of this level attack Red twice between two turns of Red's in the match of this seed. */
  readonly level: string;
  readonly seed: number;
}
const GAMES: readonly Played[] = [
  { name: "Castle Risk", module: CASTLE, language: CASTLE_ENGLISH, level: "normal", seed: 12 },
  { name: "Risk Europe", module: EUROPE, language: EUROPE_ENGLISH, level: "random", seed: 13 },
  { name: "RISK", module: CLASSIC, language: CLASSIC_ENGLISH, level: "easy", seed: 4 },
  { name: "RISK 2008", module: EDITION_2008, language: ENGLISH_2008, level: "easy", seed: 4 },
];

/** Red is a person, three others are computers, and nothing is waited for. */
function begun({ module, level, seed }: Played): Room {
  const room = newRoom(module);
  const others = module.meta.colours.filter((colour) => colour !== "red").slice(0, 3);
  const computers = others.map((colour) => `computer ${colour} ${level}`);
  for (const words of ["sit red", ...computers, "close_empty", "speed instant", `start ${seed}`])
    expect(say(room, "red", words), words).toBe("");
  return room;
}

/**
 * Plays on until Red is asked something and has been attacked so often by computers since the own last turn. Gives those battles,
 * each with all that has happened in it; undefined where the game ends before. Red goes by a computer as well, and
 * presses on after each own action.
 */
function attacked(room: Room, often: number): AnyEvent[][] | undefined {
  const { module } = room.table;
  const m = matchOf(room.table);
  const roll = rollFrom(seedRng(7));
  const mine = m.game.state.colours.indexOf("red");
  const isMine = (): boolean => module.table.fighters(m.game.state).includes(mine);
  let battles: AnyEvent[][] = [];
  // Those before Red last pressed on are not shown any more.
  let seen = 0;
  for (let n = 0; n < 20000 && m.game.state.step !== "over"; n++) {
    const s = m.game.state;
    const isFought = module.table.fight(s) !== undefined;
    const next = due(room.table, "instant", 0)?.action;
    if (next === undefined && !isFought && battles.length - seen >= often) return battles.slice(seen);
    const action = next ?? decide(module.bots[0], module.view.state(s, mine), mine, roll);
    if (action === undefined) throw new Error(`Nobody goes on at ${s.step}.`);
    const fought = isFought && isMine() ? battles.at(-1) : undefined;
    const out = newOutcome();
    const why = act(room, action, m.revision, out);
    if (why !== undefined) throw new Error(`${s.step}: ${why.code}`);
    // One may begin with what ends another.
    const begins = out.events.findIndex(({ type }) => module.log.fold.within.length > 0 && type === "battle");
    fought?.push(...out.events.slice(0, begins < 0 ? undefined : begins));
    if ((begins >= 0 || !isFought) && module.table.fight(m.game.state) !== undefined && isMine())
      battles.push(out.events.slice(begins < 0 ? 0 : begins));
    if (action.seat === mine && next === undefined) {
      say(room, "red", "press none");
      seen = battles.length;
    }
    const own = out.events.filter((e) => e.type === module.log.turnEnd && "seat" in e && e.seat === mine);
    if (own.length > 0) {
      battles = [];
      seen = 0;
    }
  }
  return undefined;
}

/** A table of the first seed, from the game's own on, with which Red is attacked so often between two own turns. */
function attackedTable(played: Played, often: number): { room: Room; battles: AnyEvent[][] } {
  for (let seed = played.seed; seed < played.seed + 30; seed++) {
    const room = begun({ ...played, seed });
    const battles = attacked(room, often);
    if (battles !== undefined) return { room, battles };
  }
  throw new Error("Red is not attacked so often.");
}

/** Who sees the panel of battles, and what is written there. */
function painted({ room, language }: { room: Room } & Played): { names: string; text: string } {
  const seen = { names: "", text: "" };
  const nothing = (): void => undefined;
  const writer: Writer = {
    ...{ put: nothing, show: nothing, showTo: nothing, showAll: nothing, later: nothing },
    ...{ shown: () => undefined, setCopies: () => [], isLocal: () => true },
    putAll: (id, name, value) => {
      if (id === "battle-end" && name === "text") seen.text = value;
    },
    showAllTo: (id, names) => {
      if (id === "battle") seen.names = names;
    },
  };
  BATTLE.paint(room, "", writer, language);
  return seen;
}

/** The log since the own turn, in one line. */
function readSince(room: Room, language: Language): string {
  for (const words of ["show log", "log since"]) expect(say(room, "red", words)).toBe("");
  const m = matchOf(room.table);
  const view = screenOf(room, "red").log;
  const seat = m.game.state.colours.indexOf("red");
  const lines = [...showPage(m, seat, view, language)];
  for (let top = -1; top < view.top; lines.push(...showPage(m, seat, view, language))) {
    top = view.top;
    view.top += LOG_ROWS;
  }
  say(room, "red", "show none");
  return lines
    .join(" ")
    .replace(/<[^>]*>/g, "")
    .replace(/\s+/g, " ");
}

describe.each(GAMES)("a person whom computers attack at Instant in $name", (played) => {
  const { language } = played;
  const { room, battles: fought } = attackedTable(played, 2);
  const battles = fought.map((events) => language.log.battle(events, matchOf(room.table).game.state.colours));

  it("finds all of it in the log since the own turn", () => {
    const log = readSince(room, language);
    for (const battle of battles) expect(log).toContain(battle);
  });

  it("sees how the last three ended, as nobody else does, until they press on", () => {
    const { names, text } = painted({ room, ...played });
    expect(names).toBe("Red");
    expect(text).toBe(battles.slice(-3).join("\n"));
    say(room, "red", "press 3");
    expect(painted({ room, ...played }).names).toBe("");
  });

  it("reads of none any more when they resign", () => {
    const { room: other } = attackedTable(played, 1);
    expect(painted({ room: other, ...played }).names).toBe("Red");
    for (const words of ["resign", "resign yes"]) expect(say(other, "red", words)).toBe("");
    expect(painted({ room: other, ...played }).names).toBe("");
  });
});
