import type { TableRefusals, Sentences } from "../codes";
import { colourName, expectedName, stepName } from "../names";
import { count } from "./words";

/** Why a table does not do something, in any game; said to the one who tried. */
export const REFUSALS: Sentences<TableRefusals> = {
  "advice.off": () => "This table tells no plans: the host turns them on in the settings, under Advice.",
  "chance.contenders": (params) =>
    `${count(params.count, "player rolls", "players roll")} here: give one die for each of them, clockwise as they sit.`,
  "chance.due": ({ step }, names) => `Not yet: the game waits for ${stepName(step, names)}.`,
  "chance.not_due": ({ seat }, names) =>
    `No roll or draw is due: the game waits for ${colourName(seat, names)}.`,
  "chance.other": ({ step }, names) =>
    `This roll or draw is not due: the game waits for ${stepName(step, names)}.`,
  "chance.seat": ({ seat }, names) => `It is ${colourName(seat, names)} for whom this is drawn.`,
  "command.unknown": () => "The table does not know what that means.",
  "counts.malformed": () => "The numbers must be whole, not negative, and one for each kind.",
  "draft.incomplete": () => "Something is still to be chosen.",
  "draft.no_target": () => "From there it can go nowhere now: choose another territory.",
  "game.over": () => "The game is over.",
  "manual.enforced": () => "The table keeps the rules: pieces change by hand where the host has it so.",
  "manual.nothing": () => "Nothing lies elsewhere than the game has it.",
  "manual.pending": () =>
    "Pieces were changed by hand: the host reads the table or puts them back before the game goes on.",
  "manual.short": () => "There is nothing of that kind to take away.",
  "seat.not_asked": ({ seat }, names) =>
    `It is not your move: the game waits for ${colourName(seat, names)}.`,
  "seat.not_in_game": () => "Only players who are still in the game can do that.",
  "step.other": ({ step }, names) => `That cannot be done now: the game waits for ${stepName(step, names)}.`,
  "table.closed": ({ seat }, names) => `The seat of ${colourName(seat, names)} is closed.`,
  "table.few": (params) =>
    `A game has ${params.least} seats at least; ${count(params.count, "seat is", "seats are")} open.`,
  "table.in_play": () => "You are still in the game: only who is out of it advises a computer.",
  "table.no_computer": () => "No computer is left in the game that could be advised.",
  "table.not_host": () => "Only the host can do that.",
  "table.not_started": () => "The game has not begun yet.",
  "table.stale": () => "The game has moved on since you clicked: please look again.",
  "table.started": () => "The game has begun.",
  "table.taken": ({ seat }, names) => `Somebody else has the seat of ${colourName(seat, names)}.`,
  "territory.unknown": () => "There is no such territory.",
  "undo.consent": () => "That far back only with the consent of the others.",
  "undo.no_proposal": () => "There is nothing that you are asked to agree to.",
  "undo.not_ready": () => "The beginning of this game is still being read: try again in a moment.",
  "undo.nothing": () => "There is nothing to go back or forth to.",
  "undo.proposed": () => "Something else is still being agreed on.",
  "write.chance": () =>
    "Dice and cards are the table's: the host can write them where the rules are not enforced.",
  "write.seat": () => "You can write the actions of your own seat only.",

  "text.empty": ({ game }) => `This text is empty: it should begin with "${game}" and a version.`,
  "text.game": ({ game, word }) => `This is no text of the game "${game}": it begins with "${word}".`,
  "text.long_line": ({ most }) => `This line is too long: ${most} characters are the most.`,
  "text.missing": ({ expected }, names) => `Something is missing here: ${expectedName(expected, names)}.`,
  "text.more": ({ word }) => `The line should end before "${word}".`,
  "text.number": ({ word }) =>
    `"${word}" should be a whole number, in digits alone, ten at most and no 0 in front.`,
  "text.other_game": ({ title }) => `This is of ${title}: open it at that game's table.`,
  "text.players": (params) => `A game has ${params.least} to ${params.most} players, not ${params.count}.`,
  "text.position_and_players": () =>
    "A record begins with a position or with players and options, not with both, and with one position at most.",
  "text.range": ({ value, least, most }) => `${value} is out of range: ${least} to ${most} may stand here.`,
  "text.too_long": ({ size, most }) =>
    `This text is too long: it has ${size} characters, ${most} are the most.`,
  "text.twice": ({ word }) => `"${word}" stands here twice.`,
  "text.unknown": ({ word, expected }, names) =>
    `"${word}" is not known here; expected is ${expectedName(expected, names)}.`,
  "text.version": ({ version, current }) =>
    `This text is of version ${version}; version ${current} is the one that can be read.`,
};
