import { tameName } from "../../core/player-name";
import type { Refusal } from "../../core/types";
import { refuse } from "../../text/codes";
import { depart, occupy, vacate } from "../../session/table/chairs";
import type { Chair } from "../../session/table/table";
import { tableColour } from "../../session/ui/colours";
import type { Who } from "../../session/play/commands/types";
import type { Context } from "./context";
import { LANGUAGE } from "../language";
import { colourId, seatWord } from "../colours";
import { note, tell, tellAll, whisper } from "./speak";

/** What the table looks like from above, with north up. */
const VIEW = { position: { x: 0, y: 0, z: -2 }, pitch: 68, yaw: 0, distance: 42 };

/**
 * The word by which a player is known, the same each time. Those who share a computer have one: what they may do goes
 * by the colour that does it.
 */
export function playerWord(player: TtsPlayer): string {
  const id = player.steam_id;
  return id === undefined || id === "" ? `seat-${player.color}` : id;
}

/** What a player is called, as all texts can hold it. */
export function nameOf(player: TtsPlayer): string {
  const name = tameName(player.steam_name ?? "");
  return name === "" ? player.color : name;
}

/** Who a player of the table is to the room. */
export function whoOf(context: Context, player: TtsPlayer): Who {
  return {
    player: playerWord(player),
    name: player.steam_name ?? "",
    colour: colourId(player.color),
    admin: player.admin,
    seen: context.shown.revision,
  };
}

/** The player of a colour, or undefined while nobody has it. */
export function playerOf(colour: string): TtsPlayer | undefined {
  const player = Player[tableColour(colour) as TtsPlayerColor] as TtsPlayer | undefined;
  return player !== undefined && player.seated ? player : undefined;
}

/** Who has done something, by the colour that the table names; of those who watch only one who does so alone is known. */
export function playerAt(name: string): TtsPlayer | undefined {
  if (name !== "Grey") return playerOf(colourId(name));
  const watching = Player.getSpectators();
  return watching.length === 1 ? watching[0] : undefined;
}

/**
 * The player of a colour whose chair says so too: not one who has just left, and still looks as if they sat there. For a
 * colour that has no chair the table must not be asked: it throws.
 */
export function sitterOf(context: Context, colour: string): TtsPlayer | undefined {
  const chair = context.room.table.chairs.find((one) => one.colour === colour);
  const player = chair === undefined ? undefined : playerOf(colour);
  return player !== undefined && chair?.player === playerWord(player) ? player : undefined;
}

/**
 * Makes the chairs agree with who really sits where: after somebody changed colour, and after a load, when
 * the save's seats are claims. Says whether anything changed.
 */
export function seatPeople(context: Context): boolean {
  const { table } = context.room;
  let changed = false;
  for (const chair of table.chairs) {
    const found = playerOf(chair.colour);
    const player =
      found !== undefined && context.people.departed[playerWord(found)] === true ? undefined : found;
    const word = player === undefined ? "" : playerWord(player);
    if (word !== chair.player) {
      changed = true;
      vacate(table, chair);
      if (player !== undefined) take(context, player, chair.colour);
    }
    if (player !== undefined && callAnew(context, player, chair)) changed = true;
    // Who pressed the seat's button has the chair already, and is new at the colour all the same.
    const isNew = context.people.greeted[chair.colour] !== chair.player;
    if (isNew) changed = true;
    context.people.greeted[chair.colour] = chair.player;
    if (player !== undefined && word === chair.player) {
      context.people.colours[word] = chair.colour;
      if (isNew) greet(context, player, chair.colour);
    }
  }
  for (const player of Player.getPlayers()) if (player.host) table.host = playerWord(player);
  return changed;
}

/**
 * Calls whoever sits in a chair by another name since they were seen last, as people in a browser may; says whether it is
 * so. A record that is taken up keeps the names that it has.
 */
function callAnew(context: Context, player: TtsPlayer, { colour, player: word }: Chair): boolean {
  const name = tameName(player.steam_name ?? "");
  const before = context.people.names[colour];
  context.people.names[colour] = name;
  if (before === undefined || before === name || context.people.greeted[colour] !== word) return false;
  return occupy(context.room.table, word, name, colour) === undefined;
}

/** A chair of the room for whoever has taken its colour; a closed one sends them to watch. */
function take(context: Context, player: TtsPlayer, colour: string): void {
  if (occupy(context.room.table, playerWord(player), player.steam_name ?? "", colour) === undefined) return;
  tell(player, LANGUAGE.flow.closed(seatWord(colour)));
  player.changeColor("Grey");
}

function greet(context: Context, player: TtsPlayer, colour: string): void {
  const word = playerWord(player);
  // Whoever changes seats, or plays several, looks where they want to.
  if (context.people.atBoard[word] !== true) lookDown(player);
  context.people.atBoard[word] = true;
  const { flow } = LANGUAGE;
  const isAdviser = context.room.table.chairs.some((one) => one.advised && one.colour === colour);
  const sat = (isAdviser ? flow.advisesSeat : flow.sat)(nameOf(player), seatWord(colour));
  // Whoever takes a seat of a game sees its cards: nobody is to miss that.
  if (context.ready && context.room.table.match !== undefined) tellAll(sat);
  else note(sat);
  helpNew(context);
}

/** After a load: those who sit where the save has them were greeted before. */
export function knowPeople(context: Context): void {
  for (const { colour, player } of context.room.table.chairs) {
    context.people.greeted[colour] = player;
    context.people.atBoard[player] = true;
    context.people.helped[player] = context.room.table.match !== undefined;
  }
}

/** The help in five lines, for each player who has a seat in a game for the first time. */
export function helpNew(context: Context): void {
  const { chairs, match } = context.room.table;
  if (!context.ready || match === undefined) return;
  for (const { colour, player } of chairs) {
    if (player === "" || context.people.helped[player] === true) continue;
    const there = playerOf(colour);
    if (there === undefined) continue;
    context.people.helped[player] = true;
    whisper(there, LANGUAGE.pages.help);
    tell(there, LANGUAGE.flow.helped);
  }
}

/** Turns a player's camera to the board, north up. */
export function lookDown(player: TtsPlayer): void {
  player.lookAt(VIEW);
}

/**
 * Carries out what was said about seats: who sits down or gets up changes colour, which takes a while. Where somebody
 * else was faster the chairs are as before, and that is said.
 */
export function moveToSeats(context: Context, player: TtsPlayer): Refusal | undefined {
  const { chairs } = context.room.table;
  const word = playerWord(player);
  const own = colourId(player.color);
  const mine = chairs.filter((one) => one.player === word);
  const chair = mine.find((one) => one.colour === own) ?? (mine.length > 0 ? mine[0] : undefined);
  const to = chair === undefined ? "Grey" : tableColour(chair.colour);
  let why: Refusal | undefined;
  if (player.color !== to && !player.changeColor(to)) {
    why = refuse("table.taken", { seat: colourId(to) });
    seatPeople(context);
  }
  for (const other of chairs) if (other.closed) playerOf(other.colour)?.changeColor("Grey");
  return why;
}

/** Somebody has left the room, though they may still look as if they sat there. */
export function goodbye(context: Context, player: TtsPlayer): void {
  const word = playerWord(player);
  context.people.departed[word] = true;
  context.people.atBoard[word] = undefined;
  depart(context.room.table, word);
}

/** From now on all who look as if they were there are there. */
export function forgetDepartures(context: Context): void {
  context.people.departed = {};
}

/** Somebody is there who has left before. */
export function arrived(context: Context, word: string): void {
  context.people.departed[word] = undefined;
}

/** Somebody who had a seat comes back to it, if it is still free. */
export function welcomeBack(context: Context, word: string): void {
  const colour = context.people.colours[word];
  if (colour === undefined || playerOf(colour) !== undefined) return;
  // Found again: the player of an event stays as they were then.
  Player.getPlayers()
    .find((player) => playerWord(player) === word)
    ?.changeColor(tableColour(colour));
}
