import type { PanelTexts } from "../panel";
import { begin, count, list } from "./words";

/** Seconds as minutes and seconds: "1:05". */
function clock(seconds: number): string {
  const rest = seconds % 60;
  return `${Math.floor(seconds / 60)}:${rest < 10 ? "0" : ""}${rest}`;
}

/** The words of the panels that every game has, in English. */
export const PANEL: PanelTexts = {
  round: (round, phase) => (round < 1 ? "Setup" : `Round ${round}: ${phase}`),
  turn: (seat) => `${seat}'s turn`,
  waiting: (seats, step) => `Waiting for ${list(seats)}: ${step}.`,
  rolling: (step) => `Next comes ${step}.`,
  endPhase: (phase) => `End ${phase}`,
  nothingLeft: "Nothing is left to do: end the phase.",
  endsItself: "Nothing is left to do: this ends by itself.",
  confirm: (asks) => (asks ? "Yes" : "Confirm"),
  noPlace: "There is no territory for that now.",
  endAnyway: (phase) => `There are moves left. End ${phase} all the same?`,
  die: (place, face) => `Die ${place}, showing ${face}`,
  proposesEnd: (by) => `${by} proposes to end the game here.`,
  proposesBack: (by, actions) => `${by} asks to take back ${count(actions, "action", "actions")}.`,
  proposal: (what, waiting, seconds) =>
    `${what} Waiting for ${list(waiting)}, ${count(seconds, "second", "seconds")}.`,
  seatOf: (seat, name) => `${seat}: ${name}`,
  playedByComputer: (seat) => `${seat} (computer)`,
  playedByNobody: (seat) => `${seat} (empty)`,
  over: (seats, ending) =>
    (seats.length === 0 ? "The game is a draw" : `${list(seats)} ${seats.length > 1 ? "win" : "wins"}`) +
    `: ${ending}.`,
  agreedEnd: "The game has been ended",
  victory: (seats, name) =>
    seats.length === 0 ? "The game is a draw" : `Victory for ${list(seats)}${name === "" ? "" : `, ${name}`}`,
  endedHow: (ending, rounds) =>
    (ending === "" ? "" : `${begin(ending)}, in round ${rounds}. `) + "The game in numbers:",
  statisticsSoFar: "The game so far",
  summary: (players, preset, changes) =>
    `${count(players.length, "player", "players")}: ${list(players)}. ` +
    (preset === undefined ? `Own rules. ${changes.join(". ")}.` : `${preset.name}: ${preset.text}`),
  seatsFree: (seats) =>
    `Nobody plays ${list(seats)} yet: the host can close them, or have the computer play.`,
  advising: "Its computer plays on unless you choose.",
  waitingAdvised: (seat, step) => `The computer of ${seat} is about to decide: ${step}.`,
  waitingHands: "Pieces moved by hand: the host reads the table, or puts them back.",
  waitingFree: (seats) => `Nobody plays ${list(seats)}: sit there, or let a computer (settings).`,
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
    "timer.0": "No limit",
    "timer.60": "1 minute",
    "timer.120": "2 minutes",
    "timer.300": "5 minutes",
  },
  option: (choice, value) => `${choice.name}: ${value}`,
  seatOpen: "Open",
  seatClosed: "Closed",
  seatComputer: (level) => `Computer, ${level}`,
  levels: { random: "random", steady: "steady", normal: "normal" },
  host: (seat) => `${seat} (host)`,
  localPictures: "Pictures lie on this computer only: others will not see them.",
  clock: (left) => `${clock(left)} left`,
  logSetup: "Before the first round",
  logAfter: "After the turns",
  logPart: (round, name) => (round === "" ? name : `${round}: ${name}`),
  logSummary: (taken, failed) =>
    (taken.length === 0 ? "" : `Taken: ${list(taken)}. `) +
    (failed.length === 0 ? "" : `Attacked in vain: ${list(failed)}. `),
  logMore: "More has happened: press Latest.",
  chosen: (chosen, due) => (due < 0 ? `Chosen: ${chosen}` : `Chosen: ${chosen} of ${due}`),
  stepper: (name, price) => (price > 0 ? `${begin(name)} (${price})` : begin(name)),
  plus: (n) => `+${n}`,
  face: (face, plus) => (plus > 0 ? `${face}+${plus}` : `${face}`),
  unitsLost: (units, lost, left) =>
    lost < 1 ? `${units}` : left ? `(-${lost}) ${units}` : `${units} (-${lost})`,
  landTitle: (territory, city) => (city === territory ? territory : `${territory}, ${city}`),
  landUnits: (units) => (units.length === 0 ? "No units" : list(units)),
  canDo: (deed) => `You can do this here: ${deed}.`,
  notNow: (deed, why) => `${deed}: ${why}`,
  noneBeside: "No territory of yours beside it can.",
  moreDice: (dice, hits) => `and ${dice} more: ${count(hits, "hit", "hits")}`,
};
