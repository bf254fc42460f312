import type { State } from "../../rules/state";
import { whole } from "../../table/state";
import type { CastleLanguage as Language } from "../../text/language";
import type { Match } from "../../../../session/match/match";
import { endingText } from "../../../../session/panel/status";
import type { SeatStory, Story } from "./story";
import { said, seatName } from "../../../../session/panel/words";

/** The end of a game and its story in numbers: lines, and a column for each seat. */
export interface StoryTable {
  readonly title: string;
  readonly how: string;
  readonly labels: readonly string[];
  readonly columns: readonly (readonly string[])[];
}

const LINES: readonly (keyof SeatStory)[] = [
  "crowns",
  "attacks",
  "conquered",
  "killed",
  "lost",
  "coins",
  "recruited",
  "castles",
  "missions",
  "cards",
];

/** `agreed` says that all wanted to end it where it stands. */
export function storyTable(m: Match, story: Story, agreed: boolean, language: Language): StoryTable {
  const s = whole(m.game.state);
  const { panel } = language;
  return {
    title: titleOf(m, s, agreed, language),
    how: panel.storyHow(endingText(s, language), story.rounds),
    labels: LINES.map((id) => said(panel.story, id)),
    columns: story.seats.map((seat) => LINES.map((id) => `${seat[id]}`)),
  };
}

function titleOf(m: Match, s: State, agreed: boolean, language: Language): string {
  const { panel } = language;
  if (s.step !== "over") return agreed ? panel.agreedEnd : panel.storySoFar;
  return s.winner < 0
    ? panel.victory("", "")
    : panel.victory(seatName(s, s.winner, language), m.names[s.winner]);
}
