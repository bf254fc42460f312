import { GAME } from "../../src/games/castle-risk/module";
import { describe, expect, it } from "vitest";
import { choicesText, seatChoices } from "../../scripts/replay/choices";
import { logEntry, logText, type Entry } from "../../scripts/replay/log";
import { REPORT } from "../../src/games/castle-risk/report";
import { report } from "../../src/games/castle-risk/report/report";
import { soakGame } from "../../scripts/soak/play";
import { isFault } from "../../src/core/refuse";
import type { Event } from "../../src/games/castle-risk/rules/events";
import { CARDS, MISSIONS } from "../../src/games/castle-risk/rules/cards";
import { viewOf } from "../../src/games/castle-risk/rules/view";
import { resultOf } from "../../scripts/complaint";
import { replay as runReplay } from "../../scripts/replay/command";
import { USAGE } from "../../scripts/replay/usage";
import { scratch } from "./command";
import { startReplay, stepReplay } from "../helpers/castle";
import { runs } from "../helpers/runs";

const file = scratch();

/** All that `replay --view` prints of a record for a seat, or undefined where the record is refused. */
function printed(lines: readonly string[], colour: string): string | undefined {
  const replay = startReplay(lines.join("\n"));
  if (isFault(replay)) return undefined;
  const { state } = replay;
  const seat = state.colours.indexOf(colour);
  const log: Entry[] = [];
  for (;;) {
    const events: Event[] = [];
    const action = stepReplay(replay, events);
    if (action === undefined) break;
    if (isFault(action)) return undefined;
    const entry = logEntry(GAME, log.length + 1, action, events, state, seat);
    if (entry !== undefined) log.push(entry);
  }
  const seen = report(viewOf(state, seat));
  const choices = seatChoices(GAME, state, colour);
  return [
    ...[logText(log), REPORT.outcome(viewOf(state, seat), [], log.length), choicesText(state, choices)],
    JSON.stringify([log, seen, choices]),
  ].join("\n");
}

/** Whether a colour is still in the game when a record ends. */
function plays(lines: readonly string[], colour: string): boolean {
  const replay = startReplay(lines.join("\n"));
  if (isFault(replay)) return false;
  let next = stepReplay(replay, []);
  while (next !== undefined && !isFault(next)) next = stepReplay(replay, []);
  const { colours, seats } = replay.state;
  return seats[colours.indexOf(colour)].alive;
}

/** The line with another secret of the same kind, each in turn: none for a line that holds no secret. */
function otherwise(line: string): string[] {
  const words = line.split(" ");
  const kinds = words[0] !== "draw" ? [] : words[2] === "card" ? CARDS : MISSIONS;
  if (words[1] === "set") {
    if (words[2] === "windows") return [`${words[0]} set windows never`];
    return [`${words[0]} set ${words[2]} ${words[2] === "losses" ? "cheapest" : "automatic"}`];
  }
  return kinds.filter((kind) => kind !== words[3]).map((kind) => [...words.slice(0, 3), kind].join(" "));
}

describe("what replay --view prints", () => {
  it("is the same for two records that differ in secrets of other seats alone", () => {
    let compared = 0;
    const games: readonly (readonly [players: number, seed: number])[] = [
      [2, 3],
      [5, 5],
      [3, 4],
    ];
    for (const [players, seed] of games.slice(0, runs(2, 3))) {
      const lines = soakGame(GAME, players, seed, { most: 240 }).record.trimEnd().split("\n");
      const seats = /^players (.*)$/m.exec(lines.join("\n"))?.[1].split(" ") ?? [];
      const theirs = Object.fromEntries(seats.map((colour) => [colour, printed(lines, colour)]));
      const playing = seats.filter((colour) => plays(lines, colour));
      lines.forEach((line, at) => {
        for (const other of otherwise(line)) {
          const twin = lines.map((old, i) => (i === at ? other : old));
          const owner = line.split(" ")[line.startsWith("draw") ? 1 : 0];
          // Whoever leaves the game puts the hand down for all to see.
          if (!playing.includes(owner)) continue;
          const viewer = seats.find((colour) => colour !== owner) ?? "";
          const instead = printed(twin, viewer);
          if (instead === undefined) continue;
          compared++;
          expect(instead, `${line} or ${other}, seen by ${viewer}`).toBe(theirs[viewer]);
        }
      });
    }
    expect(compared).toBeGreaterThan(runs(30, 50));
  });

  it("is the same with and without another seat's standing orders about windows", async () => {
    const lines = soakGame(GAME, 3, 11, { most: 240 }).record.trimEnd().split("\n");
    const at = lines.findIndex((line) => /^draw \w+ card/.test(line)) + 1;
    const [, owner] = lines[at - 1].split(" ");
    const seats = /^players (.*)$/m.exec(lines.join("\n"))?.[1].split(" ") ?? [];
    const viewer = seats.find((colour) => colour !== owner) ?? "";
    const order = (value: string): string => `${owner} set windows ${value}`;
    const more = [...lines.slice(0, at), order("always"), order("never"), ...lines.slice(at)];
    const files = [lines, more].map((text, i) => file(`${i}.txt`, text.join("\n")));
    expect(printed(more, viewer)).toBe(printed(lines, viewer));
    expect(printed(more, owner)).not.toBe(printed(lines, owner));
    for (const output of [
      [],
      ["--events"],
      ["--choices"],
      ["--json"],
      ["--events", "--json"],
      ["--choices", "--json"],
    ]) {
      const [without, withOrders] = await Promise.all(
        files.map((name) => resultOf(USAGE, () => runReplay([name, "--view", viewer, ...output]))),
      );
      expect(without.code).toBe(0);
      expect(withOrders).toEqual(without);
    }
  }, 60_000);
});
