import type { StoryFacts } from "../../wire/answers";

/** What is known of the states that scripts save: the server itself reads none. */
export interface Records {
  /**
   * The same text for all states of one match, whatever is undone in it; undefined where none has begun, or where the
   * state cannot be read.
   */
  match: (state: string) => string | undefined;
  /** How the game of a state stands; undefined where there is none, or where it cannot be read. */
  facts: (state: string) => Promise<GameFacts | undefined>;
  /**
   * The state after so many steps, in which nothing goes on by itself and nothing of what chance would deal next, and
   * how the game stood then; undefined where there is no such step.
   */
  at: (state: string, step: number) => Promise<{ state: string; how: string } | undefined>;
  /** How the game of a state went, round by round; undefined where it is not over, or cannot be read. */
  story: (state: string) => Promise<StoryFacts | undefined>;
}

/** Who plays: the colour that the table has for a seat, and a name; of a computer its level besides. */
export interface SeatFacts {
  color: string;
  name: string;
  level?: string;
}

export interface GameFacts {
  /** How it stands, in words. */
  how: string;
  seats: readonly SeatFacts[];
  steps: number;
  over: boolean;
}
