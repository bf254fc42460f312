/** Files of games, a line of JSON each, which grow: what ends in the midst of a line leaves one without its end. */
import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { parsed } from "../../tabletop/save/check";
import { Complaint } from "../complaint";

/** The game that a line says, as `isGame` knows one; complains of any other line, with its place. */
export function readGame<T>(line: string, place: string, isGame: (value: unknown) => value is T): T {
  const value = parsed(line);
  if (isGame(value)) return value;
  throw new Complaint(`${place}: this is no line of a game: take it away, and the game is played again.`);
}

/**
 * The games that a file holds after its head; a last line without its end is cut off. Where there is no such file it is
 * begun. Refused, with the file as it was: one with another head, and a line that is no game.
 */
export function readGames<T>(
  file: string,
  isGame: (value: unknown) => value is T,
  head: readonly string[] = [],
): T[] {
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, head.map((line) => `${line}\n`).join(""));
  }
  const bytes = readFileSync(file);
  const end = bytes.lastIndexOf(10) + 1;
  const lines = bytes.toString("utf8", 0, end).split("\n").slice(0, -1);
  if (head.some((line, i) => lines[i] !== line))
    throw new Complaint(
      `${file} is of other games, or of another version of the program: name another --out.`,
    );
  const first = head.length;
  const games = lines.slice(first).map((line, i) => readGame(line, `${file}:${first + i + 1}`, isGame));
  if (end < bytes.length) truncateSync(file, end);
  return games;
}

/** Adds a game to a file that was read: a line of JSON. */
export function writeGame(file: string, game: object): void {
  appendFileSync(file, `${JSON.stringify(game)}\n`);
}

/** Whether a value is a list, and each of it as asked for. */
export function isListOf(value: unknown, isOne: (one: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every((one) => isOne(one));
}
