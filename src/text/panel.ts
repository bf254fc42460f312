import type { Choice, Explained, Noun, Table } from "./language";

/** The words of the panels. Colours, phases and steps come as their names. */
export interface PanelTexts {
  /** What a button with this verb says; "end" takes a phase instead. */
  readonly verbs: Table<string>;
  /** Words that are picked: with a bribe or without. */
  readonly words: Table<string>;
  /** What is to be done next, by `verb.field`, or by `step.step` where no verb is picked. */
  readonly prompts: Table<string>;
  readonly round: (this: void, round: number, phase: string) => string;
  readonly turn: (this: void, seat: string) => string;
  readonly waiting: (this: void, seats: readonly string[], step: string) => string;
  readonly rolling: (this: void, step: string) => string;
  readonly endPhase: (this: void, phase: string) => string;
  /** That a phase can only be ended. */
  readonly nothingLeft: string;
  readonly noPlace: string;
  readonly endAnyway: (this: void, phase: string) => string;
  /** A die of the main phase that may get +1: its place and its face. */
  readonly die: (this: void, place: number, face: number) => string;
  /** On a die: its face and the +1s that it was given, if any. */
  readonly face: (this: void, face: number, plus: number) => string;
  readonly coins: Noun;
  /** A kingdom that is no more. */
  readonly fallen: string;
  readonly rank: (this: void, title: string, crowns: number) => string;
  /** Coins and cards in hand. */
  readonly purse: (this: void, coins: number, cards: number) => string;
  /** What the pictures beside it stand for. */
  readonly castleHelp: string;
  /** The five policies in a word each, and how often one counts. */
  readonly policies: Table<string>;
  readonly times: (this: void, name: string, n: number) => string;
  readonly orders: (this: void, policies: readonly string[]) => string;
  readonly picked: string;
  readonly picking: string;
  /** Crowns as they would be counted now. Their reasons follow as pictures: vassals first, with their number before them. */
  readonly crownsNow: (this: void, total: number, vassals: number) => string;
  readonly missionSecret: string;
  readonly missionProgress: (this: void, mission: string, progress: number, goal: number) => string;
  readonly armyValue: (this: void, coins: number) => string;
  readonly taxValue: (this: void, coins: number) => string;
  /** Bonuses in combat by where they come from. */
  readonly bonuses: Table<Explained>;
  readonly cycle: (this: void, cycle: number, rank: string) => string;
  readonly beforeDice: string;
  readonly bombardment: string;
  readonly recruitment: string;
  /** What is added to the envoys' die, by where it comes from; and what they have come to. */
  readonly recruitBonuses: Table<string>;
  readonly envoys: (this: void, face: number, bonuses: readonly string[], need: number) => string;
  readonly mainRule: string;
  /** What the attacker's and the defender's dice must show to hit. */
  readonly hitRule: (this: void, attacker: number, defender: number) => string;
  /** Hits that a side has made, and what it loses: in words, or a number while that is still to be chosen. */
  readonly hits: (this: void, hits: number) => string;
  readonly losses: (this: void, lost: readonly string[], due: number) => string;
  /** That a bombardment has hit nobody. */
  readonly nobodyFalls: (this: void, territory: string) => string;
  readonly windowCard: (this: void, seat: string) => string;
  readonly windowAnswer: (this: void, seat: string, card: string, by: string) => string;
  /** A territory: its city, whose it is, what stands there, what it pays. */
  readonly landTitle: (this: void, territory: string, city: string) => string;
  readonly landOwner: (this: void, owner: string, capital: boolean) => string;
  readonly landUnits: (this: void, units: readonly string[]) => string;
  readonly landCastle: string;
  readonly cityPays: (this: void, coins: number, tokens: number) => string;
  readonly landPays: (this: void, coins: number) => string;
  /** What can be done with a territory, by verb, and why not. */
  readonly deeds: Table<string>;
  readonly noneBeside: string;
  readonly notNow: (this: void, deed: string, why: string) => string;
  /** Which Castle Risk cards a window is about, and which lie open. */
  readonly windowFitting: (this: void, cards: readonly string[]) => string;
  readonly windowOpen: (this: void, seat: string, card: string) => string;
  readonly proposesEnd: (this: void, by: string) => string;
  readonly proposesBack: (this: void, by: string, actions: number) => string;
  readonly proposal: (this: void, what: string, waiting: readonly string[], seconds: number) => string;
  /** The owner's line about its papal mission; empty text for none. */
  readonly noMission: string;
  readonly canDo: (this: void, deed: string) => string;
  /** What a city's die must show, without a bribe and with one. */
  readonly withNeed: (this: void, deed: string, need: number, bribed: number) => string;
  readonly armyName: (this: void, owner: string, territory: string) => string;
  /** Units of a kind, and how many of them have just fallen; the attacker's stand to the left. */
  readonly unitsLost: (this: void, units: number, lost: number, left: boolean) => string;
  readonly moreDice: (this: void, dice: number, hits: number) => string;
  readonly bonus: (this: void, name: string, text: string) => string;
  readonly counteredCard: (this: void, card: string) => string;
  /** Under the reasons for crowns: crowns now, nothing, crowns of the round, tax value, army. */
  readonly crownRows: readonly string[];
  readonly seatOf: (this: void, seat: string, name: string) => string;
  readonly playedByComputer: (this: void, seat: string) => string;
  readonly playedByNobody: (this: void, seat: string) => string;
  readonly treasury: (this: void, seat: string, coins: number) => string;
  readonly hand: (this: void, cards: number) => string;
  readonly reserve: (this: void, units: readonly string[], castle: boolean) => string;
  /** Policies by name, or that they are still being picked, or lie face down. */
  readonly inEffect: (this: void, policies: readonly string[], shown: boolean) => string;
  readonly missionsDone: (this: void, missions: readonly string[]) => string;
  readonly reasonsHead: (this: void, crowns: number) => string;
  readonly moves: {
    readonly attacks: (this: void, n: number) => string;
    readonly fortifies: (this: void, n: number) => string;
    readonly bombardments: (this: void, n: number) => string;
    readonly recruitments: (this: void, n: number) => string;
    readonly castle: string;
  };
  readonly agreedEnd: string;
  /** Who has won; an empty seat is a draw. */
  readonly victory: (this: void, seat: string, name: string) => string;
  readonly storySoFar: string;
  readonly storyHow: (this: void, ending: string, rounds: number) => string;
  /** The numbers of the story of a game. */
  readonly story: Table<string>;
  /** Ready-made options. */
  readonly presets: Table<Explained>;
  /** Who plays, and by which preset, or else by which rules that are not the rulebook's. */
  readonly summary: (
    this: void,
    players: readonly string[],
    preset: Explained | undefined,
    changes: readonly string[],
  ) => string;
  /** What to do about seats of the game to come that nobody plays. */
  readonly seatsFree: (this: void, seats: readonly string[]) => string;
  /** Who is waited for in vain: seats that nobody plays. */
  readonly waitingHands: string;
  readonly waitingFree: (this: void, seats: readonly string[]) => string;
  readonly option: (this: void, choice: Choice, value: string) => string;
  readonly seatOpen: string;
  readonly seatClosed: string;
  readonly seatComputer: string;
  readonly host: (this: void, seat: string) => string;
  /** That only those at this computer see pictures. */
  readonly localPictures: string;
  /** How fast the table is, and the seconds that are left; below 0 there is no timer. */
  readonly clock: (this: void, speed: string, left: number) => string;
  readonly speeds: Table<string>;
  /** Which lines of how many a page of the log shows. */
  readonly logPlace: (this: void, first: number, last: number, size: number) => string;
  /** Pieces chosen, of so many that are due, or -1 where no number is. */
  readonly chosen: (this: void, chosen: number, due: number) => string;
  readonly spent: (this: void, coins: number, budget: number) => string;
  /** What a stepper counts, with the price of one where it is bought; 0 for none. */
  readonly stepper: (this: void, name: string, price: number) => string;
  readonly plus: (this: void, n: number) => string;
}
