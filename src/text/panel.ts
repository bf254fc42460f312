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
  readonly endAnyway: (this: void, phase: string) => string;
  /** A die of the main phase that may get +1: its place and its face. */
  readonly die: (this: void, place: number, face: number) => string;
  readonly coins: Noun;
  readonly missionSecret: string;
  readonly missionProgress: (this: void, mission: string, progress: number, goal: number) => string;
  readonly armyValue: (this: void, coins: number) => string;
  readonly taxValue: (this: void, coins: number) => string;
  /** Bonuses in combat by where they come from. */
  readonly bonuses: Table<Explained>;
  readonly cycle: (this: void, cycle: number, rank: string) => string;
  readonly beforeDice: string;
  readonly windowCard: (this: void, seat: string) => string;
  readonly windowAnswer: (this: void, seat: string, card: string, by: string) => string;
  /** The numbers of the story of a game. */
  readonly story: Table<string>;
  /** Ready-made options. */
  readonly presets: Table<Explained>;
  readonly option: (this: void, choice: Choice, value: string) => string;
  readonly seatOpen: string;
  readonly seatClosed: string;
}
