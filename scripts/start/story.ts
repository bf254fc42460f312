/** How a game went, for the page's end screen: what `npm run review` tells, as far as a chart or a line can. */
import type { GameModule } from "../../src/session/game/module";
import { playerColour } from "../../mod/player";
import type { StoryFacts } from "../../tabletop/wire/answers";
import type { TurningPoint } from "../../src/session/play/review/turning";
import { readCourse, skippedIn } from "../review/course";
import { reviewOf, type Review } from "../review/review";

/** Fights of the luckiest that are told. */
const LUCKIEST = 3;

/** The story of a game that is over, from its record; `facts` is what is known of it besides. */
export function storyOf(
  engine: GameModule,
  text: string,
  { how, seats }: Pick<StoryFacts, "how" | "seats">,
): StoryFacts {
  const review = reviewOf(readCourse({ name: "the table", engine, text, shift: 0 }));
  const { course, luck, luckInFights, turningPoints } = review;
  const { rows, report, history } = course;
  const { state } = history;
  const rounds = rows.map(({ round }) => round);
  const byColor = (numbers: readonly (readonly number[])[]): Record<string, number[]> =>
    Object.fromEntries(
      state.colours.map((colour, seat) => [playerColour(colour), numbers.map((of) => of[seat])]),
    );
  const chances = rows.map((row) => row.chances.map((chance) => Math.round(chance * 100)));
  return {
    ...{ how, seats },
    charts: [
      { title: "Chance to win (%)", rounds, lines: byColor(chances) },
      ...report.series.map(({ title }, k) => ({
        ...{ title, rounds },
        lines: byColor(rows.map(({ numbers }) => numbers[k])),
      })),
    ],
    luck: state.colours.map((colour, seat) => ({
      ...{ color: playerColour(colour), all: luck[seat], fights: luckInFights[seat] },
    })),
    turns: turningPoints.map((point) => lineOf(review, point)),
    lucky: [...review.fights]
      .sort((one, other) => Math.max(...other.luck) - Math.max(...one.luck))
      .slice(0, LUCKIEST)
      .map((fight) => lineOf(review, fight)),
  };
}

function lineOf({ course }: Review, { round, text, to }: TurningPoint): StoryFacts["turns"][number] {
  return { round, text, step: skippedIn(course.history) + to + 1 };
}
