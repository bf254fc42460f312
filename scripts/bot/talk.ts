import { finish, type Thought } from "../../src/core/bots/thought";
import { chancesOf } from "../../src/core/chance";
import type { Bot } from "../../src/core/engine";
import { openText, plainLine, readEnd, readWord, shown, type Line } from "../../src/core/lines";
import { readPosition } from "../../src/core/position";
import { isFault } from "../../src/core/refuse";
import { MAX_SEED, rollFrom, seedRng } from "../../src/core/rng";
import type { AnyAction, CommonState, Fault, Seat } from "../../src/core/types";
import type { GameModule } from "../../src/session/game/module";
import { refusalText } from "../../src/text/refusals";
import { printableLine } from "../printable";

/** Which computer speaks. */
export interface Wish {
  readonly game: GameModule;
  readonly bot: Bot<CommonState, AnyAction>;
  /** Seed of what it leaves to chance. */
  readonly seed: number;
  /** Most units of thought for a question. */
  readonly units: number;
}

const NO_POSITION = `There is no position yet: "position LINE" gives one.`;

/**
 * Begins to talk: gives a function that answers a line, with nothing where nothing is to be said, and with undefined
 * where the talk is over. An answer depends on the position as its seat sees it, the seed and the units; a thought
 * from before is known for as long as its plan holds.
 */
export function newTalk({ game, bot, seed, units }: Wish): (this: void, text: string) => string | undefined {
  let state: CommonState | undefined;
  const before: Record<Seat, Thought<AnyAction> | undefined> = {};

  const go = (line: Line): string => {
    if (state === undefined) return error(NO_POSITION);
    const colour = line.at < line.size ? readWord(line, "colour") : undefined;
    readEnd(line);
    if (line.fault !== undefined) return faulty(game, line.fault);
    const { asked, colours } = state;
    const who = asked.map((seat) => colours[seat]);
    if (who.length === 0) return error("Nobody is asked in this position.");
    if (colour === undefined && who.length > 1)
      return error(`Several are asked (${who.join(", ")}): "go COLOUR" says whose computer thinks.`);
    const seat = colour === undefined ? asked[0] : asked.find((one) => colours[one] === colour);
    if (seat === undefined) return error(`${shown(colour ?? "")} is not asked, but ${who.join(", ")}.`);
    const view = game.view.state(state, seat);
    const roll = rollFrom(seedRng((seed + game.rules.hash(view)) % (MAX_SEED + 1)));
    const thought = bot.think(view, seat, roll, before[seat]);
    const action = finish(thought, units);
    before[seat] = thought;
    return `action ${game.notation.writeAction(action, colours)}`;
  };

  return (text) => {
    const line = plainLine(openText(text));
    if (line === undefined) return "";
    if (line.fault !== undefined) return faulty(game, line.fault);
    switch (readWord(line, "command")) {
      case "quit":
        return undefined;
      case "isready":
        return "readyok";
      case "go":
        return go(line);
      case "chance":
        return state === undefined ? error(NO_POSITION) : chanceIn(game, state, line);
      case "position": {
        state = undefined;
        const read = readPosition(game, line);
        if (isFault(read)) return faulty(game, read);
        state = read;
        return "";
      }
      default:
        return error(
          `"${shown(line.words[0])}" is no command: position LINE, go, go COLOUR, chance, chance COLOUR, isready and quit are.`,
        );
    }
  };
}

/** How likely each seat is to win, as a seat sees the position, or without a seat as it is. */
function chanceIn(game: GameModule, state: CommonState, line: Line): string {
  const { colours } = state;
  const colour = line.at < line.size ? readWord(line, "colour") : undefined;
  readEnd(line);
  if (line.fault !== undefined) return faulty(game, line.fault);
  const seat = colour === undefined ? undefined : colours.indexOf(colour);
  if (seat === -1) return error(`${shown(colour ?? "")} is not in this game, but ${colours.join(", ")}.`);
  const chances = chancesOf(game.chance, seat === undefined ? state : game.view.state(state, seat));
  return `chance ${chances.map((one, i) => `${colours[i]} ${one.toFixed(4)}`).join(" ")}`;
}

function error(sentence: string): string {
  return `error ${printableLine(sentence)}`;
}

/** What is wrong with a line, with the column where it is. */
function faulty(game: GameModule, { column, why }: Fault): string {
  return error(`Column ${column}: ${refusalText(why, game.languages["en"])}`);
}
