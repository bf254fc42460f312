/** The story of a match of Castle Risk, told as far as it has come. */
import { STORY } from "../../src/games/castle-risk/panels/story";
import { sizeAt } from "../../src/session/match/log";
import type { Match } from "../../src/session/match/match";

export function toldStory({ log, game }: Match): object {
  const story = STORY.begin(game.state.colours.length);
  const size = sizeAt(log, game.at);
  for (let i = 0; i < size; i++) STORY.tell(story, log.items[i].action, log.items[i].event);
  return story;
}
