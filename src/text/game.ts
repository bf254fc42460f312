import type { Reason } from "../core/bots/reason";
import type { AnyAction, AnyEvent, Refusal } from "../core/types";
import type { Colours, Explained, Names, Words } from "./types";

/** Declared as methods, so that a sentence about one code, one event or one action fits. */
interface Sayers {
  refusal(this: void, params: Refusal["params"], names: Names): string;
  reason(this: void, params: Reason["params"], names: Names): string;
  event(this: void, event: AnyEvent, colours: Colours): string;
  action(this: void, action: AnyAction, colours: Colours): string;
}

/** The member of a union with this type. */
type OfType<U, T> = U extends { readonly type: string } ? (T extends U["type"] ? U : never) : never;

/** A line of the log for each event of a game; a line for each action. Of a view, what it does not know is there too. */
export type EventTexts<E extends AnyEvent> = {
  readonly [T in E["type"]]: (this: void, event: OfType<E, T>, colours: Colours) => string;
};
export type ActionTexts<A extends AnyAction> = {
  readonly [T in A["type"]]: (this: void, action: OfType<A, T>, colours: Colours) => string;
};

/** What a game puts in the place of what is folded in its log: see GameLog. */
export interface LogTexts<E extends AnyEvent> {
  readonly parts: Partial<EventTexts<E>>;
  readonly moments: { readonly [T in E["type"]]?: string };
  readonly battle: (this: void, events: readonly E[], colours: Colours) => string;
  readonly land: (this: void, territory: number) => string;
}

/** What a table says of the game that is played on it, in one language. */
export interface GameTexts {
  readonly title: string;
  readonly names: Names;
  /** Why something may not be done, by code: those that the game adds to the table's. */
  readonly refusals: Words<Sayers["refusal"]>;
  /** Why a computer does something, by code: what it does, as said after its name, without a full stop. */
  readonly reasons: Words<Sayers["reason"]>;
  /** Lines of the log, by type. */
  readonly events: Words<Sayers["event"]>;
  readonly actions: Words<Sayers["action"]>;
  readonly log: GameLog;
  readonly panel: GamePanel;
  /** First-time help, a line each. */
  readonly pages: { readonly help: readonly string[] };
  /** What pieces are called that have no name of their own, by kind of thing. */
  readonly objects: { readonly kinds: Words<string> };
  /** To one who has dropped a piece where it proposes nothing. */
  readonly flow: { readonly nowhere: string };
  readonly dice: GameDice;
}

/** What stands in a log in the place of what is folded. */
interface GameLog {
  /** What a part of it is called, by the type of the event that begins it, without a full stop. */
  readonly parts: Words<Sayers["event"]>;
  /** Titles of what a panel shows to all, by the type of the event. */
  readonly moments: Words<string>;
  /** A battle in a sentence or two, out of its events: who attacked, how it went, what it has cost. */
  battle(this: void, events: readonly AnyEvent[], colours: Colours): string;
  readonly land: (this: void, territory: number) => string;
}

/** What the panels of setup and action need of the game. */
export interface GamePanel {
  /** What a button with this verb says; "end" takes a phase instead. */
  readonly verbs: Words<string>;
  /** What is to be done next, by `verb.field`, or by `step.step` where no verb is picked. */
  readonly prompts: Words<string>;
  /** What stands after the number of a kind that a verb counts in steppers, or an option of the table. */
  readonly kind: (this: void, countedBy: string, id: string, n: number) => string;
  /** What a button with a word that a verb picks says. */
  readonly word: (this: void, verb: string, word: string) => string;
  /** What was paid of what there is. */
  readonly spent: (this: void, coins: number, budget: number) => string;
  /** Values of options, short enough for a button. */
  readonly optionValues: Words<string>;
  /** Ready-made options. */
  readonly presets: Words<Explained>;
}

/** What stands in the interface from the start. */
export interface GameLabels {
  /** Standing orders by `setting.value`, as short. */
  readonly orderValues: Words<string>;
  /** What becomes of one who resigns, and the question before it. */
  readonly resignHelp: string;
  readonly asks: { readonly resign: string };
  /** What is done in a first turn, by step: three lines each at the most. */
  readonly guide: Words<string>;
}

/** Where on the board people throw dice. */
export interface GameDice {
  readonly invite: (this: void, dice: number) => string;
  /** In the place of who is waited for, while dice are to be thrown. */
  readonly due: string;
}
