import type { RefusalParams, Sentences } from "../codes";
import { colourName, expectedName, stepName } from "../names";
import { count } from "./words";

/** Why a table does not do something, in any game; said to the one who tried. */
export const REFUSALS: Sentences<RefusalParams> = {
  "chance.contenders": (p) =>
    `${count(p.count, "player rolls", "players roll")} here: give one die for each of them, clockwise as they sit.`,
  "chance.due": (p, names) => `Not yet: the game waits for ${stepName(p.step, names)}.`,
  "chance.not_due": (p, names) => `No roll or draw is due: the game waits for ${colourName(p.seat, names)}.`,
  "chance.other": (p, names) =>
    `This roll or draw is not due: the game waits for ${stepName(p.step, names)}.`,
  "chance.seat": (p, names) => `It is ${colourName(p.seat, names)} for whom this is drawn.`,
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
  "seat.not_asked": (p, names) => `It is not your move: the game waits for ${colourName(p.seat, names)}.`,
  "seat.not_in_game": () => "Only players who are still in the game can do that.",
  "step.other": (p, names) => `That cannot be done now: the game waits for ${stepName(p.step, names)}.`,
  "table.closed": (p, names) => `The seat of ${colourName(p.seat, names)} is closed.`,
  "table.few": (p) => `A game has ${p.least} seats at least; ${count(p.count, "seat is", "seats are")} open.`,
  "table.in_play": () => "You are still in the game: only who is out of it advises a computer.",
  "table.no_computer": () => "No computer is left in the game that could be advised.",
  "table.not_host": () => "Only the host can do that.",
  "table.not_started": () => "The game has not begun yet.",
  "table.stale": () => "The game has moved on since you clicked: please look again.",
  "table.started": () => "The game has begun.",
  "table.taken": (p, names) => `Somebody else has the seat of ${colourName(p.seat, names)}.`,
  "territory.unknown": () => "There is no such territory.",
  "undo.consent": () => "That far back only with the consent of the others.",
  "undo.no_proposal": () => "There is nothing that you are asked to agree to.",
  "undo.not_ready": () => "The beginning of this game is still being read: try again in a moment.",
  "undo.nothing": () => "There is nothing to go back or forth to.",
  "undo.proposed": () => "Something else is still being agreed on.",
  "write.chance": () =>
    "Dice and cards are the table's: the host can write them where the rules are not enforced.",
  "write.seat": () => "You can write the actions of your own seat only.",

  "text.empty": (p) => `This text is empty: it should begin with "${p.game}" and a version.`,
  "text.game": (p) => `This is no text of the game "${p.game}": it begins with "${p.word}".`,
  "text.long_line": (p) => `This line is too long: ${p.most} characters are the most.`,
  "text.missing": (p, names) => `Something is missing here: ${expectedName(p.expected, names)}.`,
  "text.more": (p) => `The line should end before "${p.word}".`,
  "text.number": (p) =>
    `"${p.word}" should be a whole number, in digits alone, ten at most and no 0 in front.`,
  "text.other_game": (p) => `This is of ${p.title}: open it at that game's table.`,
  "text.players": (p) => `A game has ${p.least} to ${p.most} players, not ${p.count}.`,
  "text.position_and_players": () =>
    "A record begins with a position or with players and options, not with both, and with one position at most.",
  "text.range": (p) => `${p.value} is out of range: ${p.least} to ${p.most} may stand here.`,
  "text.too_long": (p) => `This text is too long: it has ${p.size} characters, ${p.most} are the most.`,
  "text.twice": (p) => `"${p.word}" stands here twice.`,
  "text.unknown": (p, names) =>
    `"${p.word}" is not known here; expected is ${expectedName(p.expected, names)}.`,
  "text.version": (p) =>
    `This text is of version ${p.version}; version ${p.current} is the one that can be read.`,
};
