/** What people say to a table: seats, options, play, going back, what they look at: a word for each click. */
import { describe, expect, it } from "vitest";
import { rollFrom, seedRng } from "../../../../src/core/rng";
import { hashState } from "../../../../src/games/castle-risk/rules/state/hash";
import { COLOURS } from "../../../../src/games/castle-risk/meta";
import { act } from "../../../../src/session/play/commands/act";
import { seatOfColour } from "../../../../src/session/table/table";
import { command, newOutcome } from "../../../../src/session/play/commands/command";
import { newIntent } from "../../../../src/session/intent/intent";
import { recordText, restore } from "../../../../src/session/match/match";
import { ORDERS_PAGE } from "../../../../src/session/panels/orders/paint";
import { haltText } from "../../../../src/session/panels/status/model";
import { due } from "../../../../src/session/play/pace";
import { isPast, screenOf, type Room } from "../../../../src/session/table/room";
import { writeSave } from "../../../../src/session/table/save";
import { isFault } from "../../../../src/core/refuse";
import { matchOf, offers, stateOf } from "../../../helpers/presser";
import { person, say, seatedRoom } from "../../../helpers/say";
import { wordsOf } from "../../../games/contract/driver";
import { newRoom, openSave, startReplay, stepReplay } from "../../../helpers/castle";
import { ENGLISH } from "../../../../src/games/castle-risk/text/en/english";

/** Plays on by what buttons say; computers and chance act by themselves. */
function playByWords(room: Room, seed: number, most: number): number {
  const roll = rollFrom(seedRng(seed));
  let n = 0;
  for (let i = 0; i < most * 40 && n < most && stateOf(room.table).step !== "over"; i++) {
    const next = due(room.table, "instant", 0);
    if (next !== undefined) {
      expect(act(room, next.action, matchOf(room.table).revision, newOutcome())).toBeUndefined();
      n++;
      continue;
    }
    const s = stateOf(room.table);
    const seat = s.asked[roll(s.asked.length)];
    const m = matchOf(room.table);
    const all = offers(m, room.intents[seat] ?? newIntent(m, seat), roll);
    const g = all[roll(all.length)];
    const out = newOutcome();
    expect(say(room, s.colours[seat], wordsOf(g), out)).toBe("");
    if (out.moved) n++;
  }
  return n;
}

describe("seats and setup", () => {
  it("lets people sit, closes what is empty, and begins with the host's word", () => {
    const room = seatedRoom("green", "red");
    for (const word of [
      "start 7",
      "close purple",
      "open purple",
      "close_empty",
      "computer blue",
      "give_host red",
    ])
      expect([word, say(room, "red", word)]).toEqual([word, "table.not_host"]);
    expect(say(room, "green", "preset short")).toBe("");
    expect(say(room, "green", "option crowns_to_win 7")).toBe("");
    expect(say(room, "green", "option crowns_to_win 77")).toBe("text.range");
    expect(say(room, "green", "start 7")).toBe("");
    expect(stateOf(room.table).colours).toEqual(["red", "green"]);
    expect(stateOf(room.table).options).toMatchObject({
      capital_choice: "dealt",
      starting_coins: 5,
      crowns_to_win: 7,
    });
    expect(say(room, "green", "start 7")).toBe("table.started");
    expect(command(room, person(room, "grey", "late"), "sit blue", newOutcome())?.code).toBe("table.closed");
  });

  it("begins with the seed that a setup was given, once", () => {
    const text = "castle_risk 1\noption round_limit 3\nseed 77\n# table setup speed fast\n";
    const opened = openSave(text);
    if (isFault(opened)) throw new Error(opened.why.code);
    const room = newRoom();
    room.table = opened.table;
    expect(writeSave(room.table, opened.settings)).toContain("\nseed 77\n");
    for (const colour of ["red", "blue"]) say(room, colour, `sit ${colour}`);
    expect(say(room, "red", "start")).toBe("");
    expect(recordText(matchOf(room.table))).toContain("\nseed 77\n");
    say(room, "red", "new_game");
    say(room, "red", "new_game yes");
    expect(room.table.seed).toEqual([]);
  });

  it("takes written actions of one's own seat, and chance from the host where the rules are not enforced", () => {
    const room = seatedRoom("red", "blue");
    expect(say(room, "red", "write end attack")).toBe("table.not_started");
    say(room, "red", "start 1");
    expect(say(room, "grey", "write pass")).toBe("seat.not_in_game");
    expect(say(room, "red", "write blue capital rome")).toBe("write.seat");
    expect(say(room, "red", "write roll order red 6 blue 1")).toBe("write.chance");
    say(room, "red", "automation advise");
    expect(say(room, "blue", "write roll order red 6 blue 1")).toBe("write.chance");
    expect(say(room, "red", "write roll order red 6 blue 9")).toBe("dice.face");
    expect(say(room, "red", "write roll order red 6 blue 1")).toBe("");
    expect(say(room, "red", "write")).toBe("text.missing");
    expect(say(room, "red", "write capital nowhere")).toBe("text.unknown");
    expect(say(room, "red", "write capital rome")).toBe("");
    expect(recordText(matchOf(room.table))).toContain("\nroll order red 6 blue 1\nred capital rome\n");
  });

  it("asks twice before a reset, and keeps seats and options for a new game once one is over", () => {
    const room = seatedRoom("red", "blue");
    say(room, "red", "start 1");
    expect(say(room, "red", "reset")).toBe("");
    expect(room.asks["red"]).toBe("reset");
    expect(room.table.match).toBeDefined();
    expect(say(room, "red", "reset no")).toBe("");
    expect(say(room, "red", "reset yes")).toBe("");
    expect(room.table.match).toBeDefined();
    say(room, "red", "new_game");
    say(room, "red", "new_game yes");
    expect(room.table.match).toBeUndefined();
    expect(room.table.chairs.map((c) => c.closed)).toEqual([false, false, true, true, true]);
  });

  it("asks on while others move, until who was asked moves or the game ends", () => {
    const room = seatedRoom("red", "blue");
    say(room, "red", "start 1");
    say(room, "red", "automation advise");
    const write = (colour: string, text: string): void => expect(say(room, colour, `write ${text}`)).toBe("");
    write("red", "roll order red 6 blue 1");
    say(room, "red", "new_game");
    say(room, "blue", "resign");
    write("red", "capital rome");
    expect(room.asks).toEqual({ red: "", blue: "resign" });
    say(room, "red", "reset");
    write("blue", "capital france");
    expect(room.asks).toEqual({ red: "reset", blue: "" });
    for (const words of ["resign", "resign yes"]) expect(say(room, "blue", words)).toBe("");
    expect(room.asks).toEqual({ blue: "" });
  });

  it("offers no resigning, and asks about none, to whoever is out of the game and when it is over, nor to end that", () => {
    const room = seatedRoom("red", "blue", "green");
    const offered = (button = "orders-resign"): string => {
      let names = "";
      const nothing = (): void => undefined;
      const showAllTo = (id: string, to: string): void => {
        if (id === button) names = to;
      };
      const writer = { put: nothing, putAll: nothing, show: nothing, showTo: nothing, showAll: nothing };
      const rest = { shown: () => undefined, setCopies: () => [], later: nothing, isLocal: () => true };
      ORDERS_PAGE.paint(room, "", { ...writer, ...rest, showAllTo }, ENGLISH);
      return names;
    };
    say(room, "red", "start 1");
    for (const colour of ["red", "blue", "green"]) say(room, colour, "show orders");
    expect(offered()).toBe("Red|Blue|Green");
    for (const words of ["resign", "resign yes"]) expect(say(room, "blue", words)).toBe("");
    expect(offered()).toBe("Red|Green");
    expect(offered("orders-end")).toBe("Red|Green");
    expect(say(room, "blue", "resign")).not.toBe("");
    const before = ORDERS_PAGE.key(room, "");
    for (const words of ["resign", "resign yes"]) expect(say(room, "red", words)).toBe("");
    expect([offered(), offered("orders-end")]).toEqual(["", ""]);
    expect(ORDERS_PAGE.key(room, "")).not.toBe(before);
    expect(say(room, "green", "resign")).toBe("game.over");
    expect(room.asks["green"] ?? "").toBe("");
  });

  it("knows no other words", () => {
    const room = seatedRoom("red", "blue");
    for (const text of [
      "",
      "fly",
      "constructor",
      "toString",
      "speed warp",
      "set windows maybe",
      "timer -5",
    ]) {
      expect(say(room, "red", text)).not.toBe("");
    }
  });
});

describe("play", () => {
  it("plays whole games by nothing but words, and their record replays to the same state", () => {
    for (const seed of [3, 4]) {
      const room = seatedRoom("red", "yellow", "purple");
      say(room, "red", "option round_limit 4");
      say(room, "red", `start ${seed}`);
      playByWords(room, seed, 4000);
      expect(stateOf(room.table).step).toBe("over");
      const replay = startReplay(recordText(matchOf(room.table)));
      if (isFault(replay)) throw new Error(replay.why.code);
      let next = stepReplay(replay, []);
      while (next !== undefined && !isFault(next)) next = stepReplay(replay, []);
      expect(next).toBeUndefined();
      expect(hashState(replay.state)).toBe(hashState(stateOf(room.table)));
    }
  });

  it("lets computers play seats at which nobody sits, and a person take over", () => {
    const room = newRoom();
    say(room, "red", "sit red");
    for (const [colour, kind] of [
      ["blue", "normal"],
      ["green", "random"],
      ["yellow", "normal"],
    ] as const)
      expect(say(room, "red", `computer ${colour} ${kind}`)).toBe("");
    say(room, "red", "close_empty");
    expect(room.table.chairs.filter((c) => !c.closed).map((c) => c.colour)).toEqual([
      "red",
      "blue",
      "green",
      "yellow",
    ]);
    say(room, "red", "computer red");
    say(room, "red", "option round_limit 3");
    say(room, "red", "start 9");
    say(room, "red", "stand");
    for (let i = 0; i < 5000 && stateOf(room.table).step !== "over"; i++) {
      const next = due(room.table, "fast", 0);
      if (next === undefined) throw new Error(`nobody acts at ${stateOf(room.table).step}`);
      expect(act(room, next.action, matchOf(room.table).revision, newOutcome())).toBeUndefined();
    }
    expect(stateOf(room.table).step).toBe("over");
  });

  it("refuses a click that was made for a state that is gone", () => {
    const room = seatedRoom("red", "blue");
    say(room, "red", "start 5");
    while (due(room.table, "instant", 0) !== undefined) playByWords(room, 1, 1);
    const s = stateOf(room.table);
    const colour = s.colours[s.asked[0]];
    const who = person(room, colour);
    playByWords(room, 2, 1);
    const s2 = stateOf(room.table);
    const again = { ...person(room, s2.colours[s2.asked[0]] ?? ""), seen: who.seen };
    expect(
      act(room, { type: "resign", seat: seatOfColour(room.table, again.colour) }, again.seen, newOutcome())
        ?.code,
    ).toBe("table.stale");
  });

  it("asks before a seat resigns", () => {
    const room = seatedRoom("red", "blue", "green");
    say(room, "red", "start 5");
    say(room, "blue", "resign");
    expect(stateOf(room.table).seats.every((p) => p.alive)).toBe(true);
    say(room, "blue", "resign yes");
    expect(stateOf(room.table).seats.map((p) => p.alive)).toEqual([true, false, true]);
  });
});

describe("going back, ending, looking", () => {
  it("goes back by consent, with the host's word over it, and ends a game that all want to end", () => {
    const room = seatedRoom("red", "blue");
    say(room, "red", "start 6");
    playByWords(room, 6, 60);
    const before = hashState(stateOf(room.table));
    expect(say(room, "blue", "back")).toBe("");
    expect(say(room, "blue", "consent no")).toBe("");
    expect(hashState(stateOf(room.table))).toBe(before);
    say(room, "blue", "back");
    expect(say(room, "blue", "override yes")).toBe("table.not_host");
    expect(say(room, "red", "override yes")).toBe("");
    expect(hashState(stateOf(room.table))).not.toBe(before);
    say(room, "red", "end_agreed");
    expect(room.table.ended).toBe(false);
    say(room, "blue", "consent yes");
    expect(room.table.ended).toBe(true);
    expect(due(room.table, "normal", 0)).toBeUndefined();
    const opened = openSave(writeSave(room.table, room.settings));
    expect(isFault(opened) ? opened.why : opened.table.ended).toBe(true);
  });

  it("folds panels and opens one page at a time", () => {
    const room = seatedRoom("red", "blue");
    say(room, "red", "start 6");
    playByWords(room, 6, 120);
    say(room, "red", "show help");
    say(room, "red", "show costs");
    expect(screenOf(room, "red").page).toBe("costs");
    say(room, "red", "show costs");
    expect(screenOf(room, "red").page).toBe("");
    say(room, "red", "fold mats");
    expect(screenOf(room, "red").folded["mats"]).toBe(true);
    expect(screenOf(room, "blue").folded["mats"]).toBeUndefined();
  });

  it("closes the pages over a question to all", () => {
    const room = seatedRoom("red", "blue");
    say(room, "red", "start 6");
    say(room, "red", "show orders");
    say(room, "blue", "show help");
    say(room, "red", "end_agreed");
    expect(room.table.proposal).toBeDefined();
    expect(["red", "blue"].map((colour) => screenOf(room, colour).page)).toEqual(["", ""]);
  });

  it("says that a game has ended where it stands, once all agree", () => {
    const room = seatedRoom("red", "blue");
    say(room, "red", "start 6");
    say(room, "red", "end_agreed");
    expect(haltText(room, ENGLISH)).toBe("");
    say(room, "blue", "consent yes");
    expect(room.table.ended).toBe(true);
    expect(haltText(room, ENGLISH)).toBe("All have agreed to end the game here.");
  });

  it("says that pieces lie elsewhere, until the host has read them or put them back", () => {
    const room = seatedRoom("red", "blue");
    say(room, "red", "start 6");
    say(room, "red", "automation off");
    expect(say(room, "blue", "manual coins red 1")).toBe("");
    expect(haltText(room, ENGLISH)).toMatch(/^Pieces moved by hand: the host/);
    say(room, "red", "manual_back");
    expect(haltText(room, ENGLISH)).toBe("");
  });

  it("closes the page from which another game was asked for", () => {
    const room = seatedRoom("red", "blue");
    say(room, "red", "start 6");
    say(room, "red", "show settings");
    say(room, "red", "new_game");
    say(room, "red", "new_game yes");
    say(room, "red", "start 7");
    expect(screenOf(room, "red").page).toBe("");
  });

  it("lets a press put an ended combat away for whoever pressed, until something else happens", () => {
    const room = seatedRoom("red", "blue");
    say(room, "red", "start 6");
    playByWords(room, 6, 120);
    const match = room.table.match!;
    stateOf(room.table).battle = undefined;
    say(room, "red", "press none");
    expect(isPast(room, screenOf(room, "red"))).toBe(true);
    expect(isPast(room, screenOf(room, "blue"))).toBe(false);
    match.staleBefore = ++match.revision;
    expect(isPast(room, screenOf(room, "red"))).toBe(false);
  });

  it("lets those who fight and the host skip what is shown, and nobody else", () => {
    const room = seatedRoom("red", "blue", "green", "yellow");
    say(room, "red", "start 6");
    for (let n = 0; stateOf(room.table).battle === undefined; n++) {
      expect(n).toBeLessThan(400);
      playByWords(room, 6 + n, 1);
    }
    const s = stateOf(room.table);
    const fights = (colour: string): boolean =>
      colour === s.colours[s.turn] || colour === s.colours[s.battle?.defender ?? -1];
    for (const colour of s.colours)
      expect([colour, say(room, colour, "skip")]).toEqual([
        colour,
        fights(colour) || colour === "red" ? "" : "table.not_host",
      ]);
    expect(say(room, "grey", "skip")).toBe("table.not_host");
  });

  it("saves settings and computers with the seats", () => {
    const room = seatedRoom("red", "blue");
    say(room, "red", "speed fast");
    say(room, "red", "timer 90");
    say(room, "red", "automation advise");
    say(room, "red", "idle wait");
    say(room, "red", "computer blue random");
    for (const begun of [false, true]) {
      if (begun) say(room, "red", "start 3");
      const opened = openSave(writeSave(room.table, room.settings));
      if (isFault(opened)) throw new Error(opened.why.code);
      expect(opened.settings).toEqual({
        ...{ speed: "fast", automation: "advise", dice: "seeded", idle: "wait", advice: "odds", timer: 90 },
      });
      expect(opened.table.chairs.map((c) => c.bot)).toEqual(
        COLOURS.map((c) => (c === "blue" ? "random" : "")),
      );
    }
  });

  it("makes the state anew after something went wrong in the midst of an action", () => {
    const room = seatedRoom("red", "blue");
    say(room, "red", "start 8");
    playByWords(room, 8, 90);
    const m = matchOf(room.table);
    const right = hashState(stateOf(room.table));
    stateOf(room.table).seats[0].coins += 5;
    stateOf(room.table).territories[3].units[0] += 2;
    restore(m);
    expect(hashState(stateOf(room.table))).toBe(right);
    expect(playByWords(room, 9, 20)).toBe(20);
  });
});
