import { leave, depart, sit } from "../../session/table/chairs";
import type { Who } from "../../session/play/commands/types";
import type { Room } from "../../session/table/room";
import type { Context } from "./context";
import { LANGUAGE } from "../language";
import { colourId, seatWord, tableColour } from "../colours";
import { note, tell, tellAll, whisper } from "./speak";

/** What the table looks like from above, with north up. */
const VIEW = { position: { x: 0, y: 0, z: -2 }, pitch: 68, yaw: 0, distance: 42 };

/** The word by which a player is known, the same each time. */
function playerWord(player: TtsPlayer): string {
  const id = player.steam_id;
  return id === undefined || id === "" ? `seat-${player.color}` : id;
}

/** Who a player of the table is to the room. */
export function whoOf(context: Context, player: TtsPlayer): Who {
  return {
    player: playerWord(player),
    name: player.steam_name ?? "",
    colour: colourId(player.color),
    admin: player.admin,
    seen: context.seen,
  };
}

/** The player of a colour, or undefined while nobody has it. */
export function playerOf(colour: string): TtsPlayer | undefined {
  const player = Player[tableColour(colour) as TtsPlayerColor] as TtsPlayer | undefined;
  return player !== undefined && player.seated ? player : undefined;
}

/**
 * Makes the chairs agree with who really sits where: after somebody changed colour, and after a load, when
 * the save's seats are claims. Says whether anything changed.
 */
export function seatPeople(context: Context): boolean {
  const { table } = context.room;
  let changed = false;
  for (const chair of table.chairs) {
    const player = playerOf(chair.colour);
    const word = player === undefined ? "" : playerWord(player);
    if (word !== chair.player) {
      changed = true;
      if (chair.player !== "") leave(table, chair.player);
      if (player !== undefined) take(context, player, chair.colour);
    }
    // Who pressed the seat's button has the chair already, and is new at the colour all the same.
    const isNew = context.sits[chair.colour] !== chair.player;
    context.sits[chair.colour] = chair.player;
    if (player !== undefined && word === chair.player) {
      context.had[word] = chair.colour;
      if (isNew) greet(context, player, chair.colour);
    }
  }
  for (const player of Player.getPlayers()) if (player.host) table.host = playerWord(player);
  return changed;
}

/** A chair of the room for whoever has taken its colour; a closed one sends them to watch. */
function take(context: Context, player: TtsPlayer, colour: string): void {
  if (sit(context.room.table, playerWord(player), player.steam_name ?? "", colour) === undefined) return;
  tell(colour, LANGUAGE.flow.closed(seatWord(colour)));
  player.changeColor("Grey");
}

function greet(context: Context, player: TtsPlayer, colour: string): void {
  lookDown(player);
  const sat = LANGUAGE.flow.sat(player.steam_name ?? playerWord(player), seatWord(colour));
  // Whoever takes a seat of a game sees its cards: nobody is to miss that.
  if (context.ready && context.room.table.match !== undefined) tellAll(sat);
  else note(sat);
  helpNew(context);
}

/** After a load: those who sit where the save has them were greeted before. */
export function knowPeople(context: Context): void {
  for (const { colour, player } of context.room.table.chairs) {
    context.sits[colour] = player;
    context.helped[player] = context.room.table.match !== undefined;
  }
}

/** The help in five lines, for each player who has a seat in a game for the first time. */
export function helpNew(context: Context): void {
  const { chairs, match } = context.room.table;
  if (!context.ready || match === undefined) return;
  for (const { colour, player } of chairs) {
    if (player === "" || context.helped[player] === true) continue;
    context.helped[player] = true;
    whisper(colour, LANGUAGE.pages.help);
    tell(colour, LANGUAGE.flow.helped);
  }
}

/** Turns a player's camera to the board, north up. */
export function lookDown(player: TtsPlayer): void {
  player.lookAt(VIEW);
}

/** Carries out what was said about seats: who sits down or gets up changes colour. */
export function moveToSeats(room: Room, player: TtsPlayer): void {
  const word = playerWord(player);
  const chair = room.table.chairs.find((c) => c.player === word);
  const to = chair === undefined ? "Grey" : tableColour(chair.colour);
  if (player.color !== to) player.changeColor(to);
  for (const other of room.table.chairs) {
    const there = playerOf(other.colour);
    if (other.closed && there !== undefined) there.changeColor("Grey");
  }
}

/** Somebody has left the room. */
export function goodbye(context: Context, player: TtsPlayer): void {
  depart(context.room.table, playerWord(player));
}

/** Somebody who had a seat comes back to it, if it is still free. */
export function welcomeBack(context: Context, player: TtsPlayer): void {
  const colour = context.had[playerWord(player)];
  if (colour === undefined || playerOf(colour) !== undefined) return;
  player.changeColor(tableColour(colour));
}
