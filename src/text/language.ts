import type { Action, ActionOf } from "../games/castle-risk/rules/actions";
import type { Event } from "../games/castle-risk/rules/events";
import type { RefusalParams } from "./codes";
import type { Labels } from "./labels";
import type { DiceTexts } from "./dice";
import type { FlowTexts } from "./flow";
import type { HandTexts } from "./hand";
import type { Pages } from "./pages";
import type { ObjectTexts } from "./objects";
import type { PanelTexts } from "./panel";

/** A name that goes with a number. */
export interface Noun {
  readonly one: string;
  readonly many: string;
}

/** A name, and a sentence or two about what it means. */
export interface Explained {
  readonly name: string;
  readonly text: string;
}

/** Something the table or a seat chooses: its values by id; numbers are described by the text alone. */
export interface Choice extends Explained {
  readonly values: Table<string>;
}

/** From ids of the notation to words. */
export type Table<T> = Readonly<Record<string, T | undefined>>;

/** What the things of the game are called. An id that is missing is shown as it is. */
export interface Names {
  readonly colours: Table<string>;
  readonly neutral: string;
  readonly nobody: string;
  /** Territories and their cities by territory id, where they are not called as on the board. */
  readonly territories: Table<string>;
  readonly cities: Table<string>;
  readonly units: Table<Noun>;
  readonly cards: Table<Explained>;
  /** Cards of the policy decks, and the five policies printed on them. */
  readonly policies: Table<Explained>;
  /** Each mission's goal is its text. */
  readonly missions: Table<Explained>;
  readonly phases: Table<string>;
  /** What a step waits for, to stand behind "the game waits for". */
  readonly steps: Table<string>;
  /** The four phases of a cycle of combat. */
  readonly ranks: Table<string>;
  readonly titles: Table<string>;
  readonly crowns: Table<Explained>;
  readonly options: Table<Choice>;
  readonly settings: Table<Choice>;
  readonly endings: Table<string>;
  /** What a reader expected: see text.missing and text.unknown. */
  readonly expected: Table<string>;
}

/** The event of one type. */
export type EventOf<T extends Event["type"]> = Event extends infer E
  ? E extends { readonly type: string }
    ? T extends E["type"]
      ? E
      : never
    : never
  : never;

/** Colour ids by seat, as the state has them. */
export type Colours = readonly string[];

type RefusalTexts = {
  readonly [C in keyof RefusalParams]: (this: void, p: RefusalParams[C]) => string;
};
type EventTexts = {
  readonly [T in Event["type"]]: (this: void, e: EventOf<T>, colours: Colours) => string;
};
type ActionTexts = {
  readonly [T in Action["type"]]: (this: void, a: ActionOf<T>, colours: Colours) => string;
};

/** All that a player reads, in one language. Another language is one more value of this type. */
export interface Language {
  /** Id (ISO 639-1) and the language's own name for itself. */
  readonly id: string;
  readonly name: string;
  readonly names: Names;
  readonly refusals: RefusalTexts;
  readonly unknownRefusal: (this: void, code: string) => string;
  readonly events: EventTexts;
  readonly actions: ActionTexts;
  readonly panel: PanelTexts;
  readonly labels: Labels;
  readonly pages: Pages;
  readonly objects: ObjectTexts;
  readonly flow: FlowTexts;
  readonly hand: HandTexts;
  readonly dice: DiceTexts;
}
