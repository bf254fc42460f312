import { STORY, type SeatStory } from "../../src/games/castle-risk/panels/story";
import { sizeAt } from "../../src/session/match/log";
import type { Match } from "../../src/session/match/match";

/** The story of a match, told from its whole log. */
export function storyOf(m: Match): { readonly seats: readonly SeatStory[]; readonly round: number } {
  const story = STORY.begin(m.game.state.colours.length);
  for (let i = 0; i < sizeAt(m.log, m.game.at); i++) {
    const { action, event } = m.log.items[i];
    STORY.tell(story, action, event);
  }
  return story as { seats: SeatStory[]; round: number };
}
