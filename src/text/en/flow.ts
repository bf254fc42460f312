import type { FlowTexts } from "../flow";
import { list } from "./words";

/** What the table says by itself, in English. */
export const FLOW: FlowTexts = {
  welcome: (game) => `Welcome to ${game}. Take a seat; the host sets up the game and presses Start.`,
  resumed: (where, free) =>
    `The game goes on: ${where}.` + (free.length > 0 ? ` Still to be taken: ${list(free)}.` : ""),
  loading: "The table is still being laid: a moment, please.",
  unreadable: (line, why) =>
    `The saved game cannot be read (line ${line}: ${why}). It is kept in the notebook; a new game can be set up.`,
  noPast:
    "The saved record does not lead to its own position: the game goes on, but not back beyond this point.",
  sat: (name, seat) => `${name} plays ${seat}.`,
  left: (name, seat, computer) =>
    `${name} has left ${seat}: ${computer ? "a computer plays on" : "the seat is free"}.`,
  advisesSeat: (name, seat) => `${name} advises the computer of ${seat}.`,
  advises:
    "You see what this computer sees, and it plays on. What you begin to choose yourself it waits for; clear it, and it goes on.",
  takeOver: (seat) =>
    `A computer plays ${seat}. Take its place? You see its cards and move for it from now on, and all are told.`,
  closed: (seat) => `The seat of ${seat} is closed in this game.`,
  begun: (seats) => `The game begins. In turn around the table: ${list(seats)}.`,
  yourMove: "It is your move.",
  phaseEnded: (phase) => `Nothing more could be done in your ${phase}, so it has ended.`,
  endAgain: "There is still something that you could do. End it once more if you mean it.",
  nudge: (by, seats) => `${by} reminds ${list(seats)}: the game waits for you.`,
  timeUp: (seats) => `Time is up for ${list(seats)}.`,
  back: (seat) => `${seat} has taken moves back: the game stands where it stood before them.`,
  declined: (by) => `${by} does not agree: the game goes on as it is.`,
  withdrawn: (seat) => `${seat} has withdrawn the proposal.`,
  lapsed: "The proposal has lapsed.",
  setting: (by, setting, value) => `${by} changes the table: ${setting}, ${value}.`,
  byHand: (seat) => `${seat} has moved pieces by hand, past the rules.`,
  ended: "All have agreed to end the game here.",
  passKept:
    "You pass. The others see it when the time for an answer is over, which is the same whatever you hold.",
  seedGiven: (by) =>
    `${by} has given this game its seed: whoever knows it can know every roll and card beforehand.`,
  fault:
    "Something went wrong at the table. The host can read what it was; undo or load if the game looks wrong.",
  helped: "New here? Your chat says how it goes.",
  vetoed: "The game's pieces stay what they are: drag them, press them, or use the panel.",
  unseen:
    "The others see white pieces: this save's pictures lie on your computer alone. Play a save whose pictures are hosted.",
  snapping:
    "Snapping to the grid is on, which this game has no use for: Options, Grid switches it off, should pieces not stay in place.",
  doubted:
    "The board or a mat has not loaded, or not in its size. The pieces lie as if it had, and are laid again as soon as it is there; if it never comes, load the save again.",
  missing: (what) => `The table lacks its ${what}: load the mod again.`,
  hotkeys: {
    confirm: "Confirm",
    cancel: "Cancel",
    most: "As many as possible",
    least: "As few as possible",
    end: "End the phase",
    undo: "Undo",
    pass: "Pass",
    skip: "Skip the battle's show",
    "show help": "Help",
    "fold all": "Hide or show all panels",
    point: "Choose the territory under the pointer",
    camera: "Look at the whole board",
    "camera place": "Look at the battle, or where something was done last",
    "camera mat": "Look at your mat",
  },
  logTab: "Log",
  recordTab: "Record",
  lostTab: "Unreadable save",
  recordPage: (n) => `Record, page ${n}`,
  recordGoesOn: (next, pages) =>
    `The record goes on on the page "${next}"; it has ${pages}. Copied one below the other into one text they are the whole game.`,
  recordLater: "The whole record of the game stands here when it is over.",
};
