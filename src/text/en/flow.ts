import { list } from "./words";

/** What the table says by itself, in English. */
export const FLOW = {
  welcome: (game: string) => `Welcome to ${game}. Take a seat; the host sets up the game and presses Start.`,
  /** A game was resumed: where it stands, and who is to sit down. */
  resumed: (where: string, free: readonly string[]) =>
    `The game goes on: ${where}.` + (free.length > 0 ? ` Still to be taken: ${list(free)}.` : ""),
  loading: "The table is still being laid: a moment, please.",
  /** A save that cannot be read, and why. */
  unreadable: (line: number, why: string) =>
    `The saved game cannot be read (line ${line}: ${why}). It is kept in the notebook; a new game can be set up.`,
  /** A record that leads elsewhere than the position beside it: going back beyond is not possible. */
  noPast:
    "The saved record does not lead to its own position: the game goes on, but not back beyond this point.",
  sat: (name: string, seat: string) => `${name} plays ${seat}.`,
  /** Somebody has left a seat of the match, which nobody plays now or a computer. */
  left: (name: string, seat: string, computer: boolean) =>
    `${name} has left ${seat}: ${computer ? "a computer plays on" : "the seat is free"}.`,
  advisesSeat: (name: string, seat: string) => `${name} advises the computer of ${seat}.`,
  /** To whoever begins to advise a computer. */
  advises:
    "You see what this computer sees, and it plays on. What you begin to choose yourself it waits for; clear it, and it goes on.",
  /** To whoever wants the seat that a computer plays. */
  takeOver: (seat: string) =>
    `A computer plays ${seat}. Take its place? You see its cards and move for it from now on, and all are told.`,
  closed: (seat: string) => `The seat of ${seat} is closed in this game.`,
  begun: (seats: readonly string[]) => `The game begins. In turn around the table: ${list(seats)}.`,
  yourMove: "It is your move.",
  /** To somebody whose turn begins: what others have taken meanwhile. */
  lost: (lands: readonly string[]) => `Since your turn you have lost ${list(lands)}.`,
  /** To somebody whose phase ends by itself. */
  phaseEnded: (phase: string) => `Nothing was left for you to do (${phase}): the game goes on.`,
  /** To whoever wants to end a phase in which there is still something to do. */
  endAgain: "There is still something that you could do. End it once more if you mean it.",
  nudge: (by: string, seats: readonly string[]) => `${by} reminds ${list(seats)}: the game waits for you.`,
  timeUp: (seats: readonly string[]) => `Time is up for ${list(seats)}.`,
  /** What became of a proposal: it was carried out, somebody did not agree, its own seat withdrew it; nobody answered. */
  back: (seat: string) => `${seat} has taken moves back: the game stands where it stood before them.`,
  declined: (by: string) => `${by} does not agree: the game goes on as it is.`,
  withdrawn: (seat: string) => `${seat} has withdrawn the proposal.`,
  lapsed: "The proposal has lapsed.",
  /** The host has changed one of the table's settings. */
  setting: (by: string, setting: string, value: string) => `${by} changes the table: ${setting}, ${value}.`,
  /** Where the table only advises: somebody did what the rules refuse. */
  byHand: (seat: string) => `${seat} has moved pieces by hand, past the rules.`,
  ended: "All have agreed to end the game here.",
  /** A pass that the others will know of when the time for an answer is over. */
  passKept:
    "You pass. The others see it when the time for an answer is over, which is the same whatever you hold.",
  /** Somebody has named the seed, and so may know all chance of the match. */
  seedGiven: (by: string) =>
    `${by} has given this game its seed: whoever knows it can know every roll and card beforehand.`,
  /** Something of ours went wrong; what it was stands in the host's console. */
  fault:
    "Something went wrong at the table. The host can read what it was; undo or load if the game looks wrong.",
  /** To one who is new: where the help stands that was whispered just now. */
  helped: "New here? Your chat says how it goes.",
  vetoed: "The game's pieces stay what they are: drag them, press them, or use the panel.",
  /** To the host alone: the others see no pictures; the table's grid pulls at pieces. */
  unseen:
    "The others see white pieces: this save's pictures lie on your computer alone. Play a save whose pictures are hosted.",
  snapping:
    "Snapping to the grid is on, which this game has no use for: Options, Grid switches it off, should pieces not stay in place.",
  /** To the host alone: board or mats have not the size that they are meant to have. */
  doubted:
    "The board or a mat has not loaded, or not in its size. The pieces lie as if it had, and are laid again as soon as it is there; if it never comes, load the save again.",
  /** To whoever writes !version. The rest to the host: whether there is a newer one. */
  version: {
    own: (number: string) => `This is version ${number === "" ? "unknown" : number}.`,
    newer: (number: string) => `There is a newer version: ${number}.`,
    newest: "There is no newer version.",
    unknown: "Whether there is a newer one cannot be asked here.",
    silent: "Whether there is a newer one could not be found out: no answer came, or none that can be read.",
  },
  missing: (what: string) => `The table lacks its ${what}: load the mod again.`,
  /** Labels of hotkeys, by command. */
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
  courseTab: "How it went",
  lostTab: "Unreadable save",
  /** The title of the record's page `n` from the second on, and what stands at the end of the one before it. */
  recordPage: (n: number) => `Record, page ${n}`,
  recordGoesOn: (next: string, pages: number) =>
    `The record goes on on the page "${next}"; it has ${pages}. Copied one below the other into one text they are the whole game.`,
  recordLater: "The whole record of the game stands here when it is over.",
};
