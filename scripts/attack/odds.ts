import type { CommonState } from "../../src/core/types";
import { newIntent } from "../../src/session/intent/intent";
import type { GameModule } from "../../src/session/game/module";
import { newMatch, type Match } from "../../src/session/match/match";
import { foughtText, modelOfOdds, targetMarks } from "../../src/session/panels/odds/model";
import { command, newOutcome } from "../../src/session/play/commands/command";
import { adviceText } from "../../src/session/panels/advice/model";
import { adviseOn, openAdvice } from "../../src/session/play/advice";
import { weigh } from "../../src/session/play/odds/weigh";
import { outline } from "../../src/session/play/outline";
import { newRoom, type Room } from "../../src/session/table/room";

/** Steps of a slice; nobody waits for a frame here. */
const STEPS = 100_000;

/**
 * All that a seat, -1 for one who watches, is told of odds at a table in this state: of the battle that is fought, and of
 * every source and target that it can press.
 */
export function oddsTold(game: GameModule, s: CommonState, seat: number): string {
  const { room, match } = roomAt(game, s);
  const told = [textOf(room)];
  if (seat < 0 || !s.asked.includes(seat)) return told[0];
  for (const from of lit(match, room, seat)) {
    if (!say(room, s.colours[seat], "cancel") || !say(room, s.colours[seat], `press ${from}`)) continue;
    told.push(textOf(room));
    for (const to of lit(match, room, seat)) {
      say(room, s.colours[seat], "cancel");
      say(room, s.colours[seat], `press ${from}`);
      if (say(room, s.colours[seat], `press ${to}`)) told.push(textOf(room));
    }
  }
  return told.join("\n");
}

/** What a seat is told that asks what a computer would do in its place; empty for one that is not asked. */
export function planTold(game: GameModule, s: CommonState, seat: number): string {
  const { room, match } = roomAt(game, s);
  room.settings.advice = "plans";
  if (seat < 0 || !say(room, s.colours[seat], "plan")) return "";
  for (let advice = openAdvice(room); advice !== undefined; advice = openAdvice(room))
    adviseOn(advice, STEPS);
  return adviceText(room, match, seat, game.languages["en"]);
}

/** A table in this state at which people sit at all seats. */
function roomAt(game: GameModule, s: CommonState): { room: Room; match: Match } {
  const room = newRoom(game);
  for (const chair of room.table.chairs) {
    if (s.colours.includes(chair.colour)) chair.player = chair.colour;
    else chair.closed = true;
  }
  const match = newMatch(
    game,
    s,
    s.colours.map(() => ""),
    [1],
  );
  room.table.match = match;
  return { room, match };
}

/** Territories that would go on with the half-made action of a seat. */
function lit(match: Match, room: Room, seat: number): readonly number[] {
  return outline(match, room.intents[seat] ?? newIntent(match, seat)).legal;
}

function say(room: Room, colour: string, text: string): boolean {
  const who = { player: colour, name: colour, colour, admin: false, seen: room.table.match?.revision ?? 0 };
  return command(room, who, text, newOutcome()) === undefined;
}

function textOf(room: Room): string {
  while (weigh(room, STEPS));
  const language = room.table.module.languages["en"];
  const marks = JSON.stringify(targetMarks(room, language));
  return `${foughtText(room, language)} ${modelOfOdds(room, language).text} ${marks}`;
}
