import type { Explained, OptionWords, Words } from "../types";
import { begin, count, list } from "./words";

/** Seconds as minutes and seconds: "1:05". */
function clock(seconds: number): string {
  const rest = seconds % 60;
  return `${Math.floor(seconds / 60)}:${rest < 10 ? "0" : ""}${rest}`;
}

/** The words of the panels that every game has, in English. */
export const PANEL = {
  round: (round: number, phase: string) => (round < 1 ? "Setup" : `Round ${round}: ${phase}`),
  turn: (seat: string) => `${seat}'s turn`,
  waiting: (seats: readonly string[], step: string) => `Waiting for ${list(seats)}: ${step}.`,
  rolling: (step: string) => `Next: ${step}.`,
  endPhase: (phase: string) => `End ${phase}`,
  /** That a phase can only be ended. */
  nothingLeft: "Nothing is left to do: end the phase.",
  /** The same where the table is about to do so. */
  endsItself: "Nothing is left to do: this ends by itself.",
  /** The button that confirms an action, and that answers the question whether it is meant. */
  confirm: (asks: boolean) => (asks ? "Yes" : "Confirm"),
  noPlace: "There is no territory for that now.",
  /** What could still be done names the buttons of verbs that are not grey. */
  endAnyway: (phase: string, left: readonly string[]) =>
    `${left.length === 0 ? "There are moves left" : `Still possible: ${left.join(", ")}`}. End ${phase} all the same?`,
  /** A die of the main phase that may get +1: its place and its face. */
  die: (place: number, face: number) => `Die ${place}, showing ${face}`,
  proposesEnd: (by: string) => `${by} proposes to end the game here.`,
  proposesBack: (by: string, actions: number) =>
    `${by} asks to take back ${count(actions, "action", "actions")}.`,
  proposal: (what: string, waiting: readonly string[], seconds: number) =>
    `${what} Waiting for ${list(waiting)}, ${count(seconds, "second", "seconds")}.`,
  seatOf: (seat: string, name: string) => `${seat}: ${name}`,
  /** Names of computers, of four letters at most: a sheet has room for one beside its manner. */
  computerNames: [
    "Otto",
    "Ida",
    "Hugo",
    "Anna",
    "Karl",
    "Elsa",
    "Ivo",
    "Nora",
    "Rolf",
    "Olga",
    "Finn",
    "Emma",
  ],
  /** What stands before a computer's name for its manner, and what it does as people see it. */
  manners: { bold: "Bold", careful: "Wary", grudging: "Grim" },
  mannerHelp: {
    bold: "attacks where others wait",
    careful: "attacks when it is sure",
    grudging: "pays back who attacked it last",
  },
  computerName: (manner: string, name: string) => `${manner} ${name}`,
  playedByNobody: (seat: string) => `${seat} (empty)`,
  /** How the game ended, and who has won; without seats it is a draw. */
  over: (seats: readonly string[], ending: string) =>
    (seats.length === 0 ? "The game is a draw" : `${list(seats)} ${seats.length > 1 ? "win" : "wins"}`) +
    `: ${ending}.`,
  agreedEnd: "The game has been ended",
  /** Who has won, and the player's name where it is one alone; without seats it is a draw. */
  victory: (seats: readonly string[], name: string) =>
    seats.length === 0 ? "The game is a draw" : `Victory for ${list(seats)}${name === "" ? "" : `, ${name}`}`,
  endedHow: (ending: string, rounds: number) =>
    (ending === "" ? "" : `${begin(ending)}, in round ${rounds}. `) + "In numbers:",
  statisticsSoFar: "The game so far",
  /** The page of the Notebook that tells how a game went: its head, and its lines by id. */
  courseHead: (rounds: readonly number[]) =>
    `By seat, after each of the rounds ${rounds[0]} to ${rounds[rounds.length - 1]}; then what each has done in all.`,
  course: {
    lands: "Territories",
    crowns: "Crowns",
    units: "Units on the board",
    coins: "Coins",
    armies: "Armies on the board",
    cards: "Cards in hand",
  } as Words<string>,
  /** The same page, of chances to win: their title, that of luck and its lines, that of the turning points and theirs. */
  courseChances: "Chance to win, of 100",
  courseLuck: "Luck: what dice and cards changed in the chance to win, in points of 100",
  courseLuckOf: (all: string, inFights: string) => `${all}, of it in fights ${inFights}`,
  courseTurns: "Turning points",
  courseTurn: (round: number, text: string, changes: readonly string[]) =>
    `Round ${round}: ${text}${changes.length === 0 ? "" : ` ${changes.join(", ")} in 100.`}`,
  courseChange: (seat: string, before: number, after: number) => `${seat} ${before} to ${after}`,
  /** Who plays, and by which preset, or else by which rules that are not the rulebook's. */
  summary: (players: readonly string[], preset: Explained | undefined, changes: readonly string[]) =>
    `${count(players.length, "player", "players")}: ${list(players)}. ` +
    (preset === undefined ? `Own rules. ${changes.join(". ")}.` : `${preset.name}: ${preset.text}`),
  /** What to do about seats of the game to come that nobody plays. */
  seatsFree: (seats: readonly string[]) =>
    `Nobody plays ${list(seats)} yet: the host can close them, or have the computer play.`,
  /** Who is waited for in vain: seats that nobody plays. */
  advising: "Its computer plays on unless you choose.",
  waitingAdvised: (seat: string, step: string) => `The computer of ${seat} is about to decide: ${step}.`,
  waitingHands: "Pieces moved by hand: the host reads the table, or puts them back.",
  waitingFree: (seats: readonly string[]) =>
    `Nobody plays ${list(seats)}: sit there, or let a computer (settings).`,
  /** The table's settings, and their values by `setting.value`. */
  settings: {
    speed: "Speed",
    automation: "Rules",
    dice: "Dice",
    idle: "Only choices",
    advice: "Advice",
    timer: "Time to think",
  },
  settingValues: {
    "speed.slow": "Slow",
    "speed.normal": "Normal",
    "speed.fast": "Fast",
    "speed.instant": "Instant",
    "automation.enforce": "Enforced",
    "automation.advise": "Advised",
    "automation.off": "By hand",
    "dice.seeded": "The table rolls",
    "dice.physical": "You roll",
    "idle.end": "Made by the table",
    "idle.wait": "Left to players",
    "advice.none": "None",
    "advice.odds": "Odds",
    "advice.plans": "Odds and plans",
    "timer.0": "No limit",
    "timer.60": "1 minute",
    "timer.120": "2 minutes",
    "timer.300": "5 minutes",
  },
  option: (choice: OptionWords, value: string) => `${choice.name}: ${value}`,
  seatOpen: "Open",
  seatClosed: "Closed",
  seatComputer: (level: string) => `Computer, ${level}`,
  seatComputerHelp: (level: string, does: string) => `Computer, ${level}: ${does}`,
  /** How well computers play, by the ids of the games. */
  levels: { random: "random", easy: "easy", normal: "normal", hard: "hard", expert: "expert" },
  host: (seat: string) => `${seat} (host)`,
  /** That only those at this computer see pictures. */
  localPictures: "Pictures lie on this computer only: others will not see them.",
  /** How long the asked seats still have. */
  clock: (left: number) => `${clock(left)} left`,
  /** Why the computer of a seat does something, as a line of the log. */
  logReason: (seat: string, does: string) => `${seat} ${does}.`,
  /** The button that asks a computer what it would do, what stands there while it thinks, and what it would take later. */
  planAsk: "What would you do?",
  planThought: "Thinking it over...",
  planSecret: (words: string) => `In secret: ${words}.`,
  planAhead: (lands: readonly string[]) => `Then ${list(lands)}.`,
  /** What stands in the log before the first round, and after the turns of one. */
  logSetup: "Before the first round",
  logAfter: "After the turns",
  /** A part of the log by its round, which may be empty, and its own name. */
  logPart: (round: string, name: string) => (round === "" ? name : `${round}: ${name}`),
  /** What a part of the log came to: territories taken, and attacked in vain; empty without any. */
  logSummary: (taken: readonly string[], failed: readonly string[]) =>
    (taken.length === 0 ? "" : `Taken: ${list(taken)}. `) +
    (failed.length === 0 ? "" : `Attacked in vain: ${list(failed)}. `),
  /** That more has happened than the page shows. */
  logMore: "More has happened: press Latest.",
  /** Pieces chosen, of so many that are due, or -1 where no number is. */
  chosen: (chosen: number, due: number) => (due < 0 ? `Chosen: ${chosen}` : `Chosen: ${chosen} of ${due}`),
  /** What a stepper counts, with the price of one where it is bought; 0 for none. */
  stepper: (name: string, price: number) => (price > 0 ? `${begin(name)} (${price})` : begin(name)),
  plus: (n: number) => `+${n}`,
  /** On a die of a fight: its face and the +1s that it was given, if any; of dice that have no place their number and hits. */
  face: (face: number, plus: number) => (plus > 0 ? `${face}+${plus}` : `${face}`),
  /** Units of a kind, and how many of them have just fallen; the attacker's stand to the left. */
  unitsLost: (units: number, lost: number, left: boolean) =>
    lost < 1 ? `${units}` : left ? `(-${lost}) ${units}` : `${units} (-${lost})`,
  /** A territory with its city; its units; what can be done there, and what not and why. */
  landTitle: (territory: string, city: string) => (city === territory ? territory : `${territory}, ${city}`),
  landUnits: (units: readonly string[]) => (units.length === 0 ? "No units" : list(units)),
  pickedLand: "You have picked it.",
  canDo: (deed: string) => `You can do this here: ${deed}.`,
  notNow: (deed: string, why: string) => `${deed}: ${why}`,
  noneBeside: "No territory of yours beside it can.",
  moreDice: (dice: number, hits: number) => `and ${dice} more: ${count(hits, "hit", "hits")}`,
};
