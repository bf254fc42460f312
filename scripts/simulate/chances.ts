/** What `--chances` adds to a game's measures: who led, and how much of winning was luck (docs/review.md). */
import type { GameModule } from "../../src/session/game/module";
import { readCourse } from "../review/course";
import { reviewOf } from "../review/review";
import type { Line } from "./game";

/** Measures of any game, out of its chances to win. */
export const CHANCE_MEASURES = [
  { id: "lead_changes", title: "changes of the lead" },
  { id: "sure_rounds", title: "rounds for which the winner had been above 90 of 100" },
  { id: "winner_gain", title: "what the winner's chance gained from round 1 on, of 100" },
  { id: "winner_luck", title: "luck of the winner, of 100" },
] as const;

type ChanceMeasure = (typeof CHANCE_MEASURES)[number]["id"];

/** What a line says of the chances of a recorded game; the last three measures are 0 where nobody has won. */
export function chancesIn(
  game: GameModule,
  record: string,
): Required<Pick<Line, "chances" | "luck">> & { readonly measures: Record<ChanceMeasure, number> } {
  const { course, winners, changes, sureFrom, luck } = reviewOf(
    readCourse({ name: game.meta.id, engine: game, text: record, shift: 0 }),
  );
  const { rows, history } = course;
  const last = rows.length - 1;
  const hundredths = (number: number): number => Math.round(number * 10_000) / 100;
  const ofWinners = (numbers: readonly number[]): number =>
    hundredths(winners.reduce((sum, seat) => sum + numbers[seat], 0));
  const gains = rows[last].chances.map((chance, seat) => chance - history.start[seat]);
  return {
    measures: {
      lead_changes: changes,
      sure_rounds: sureFrom < 0 ? 0 : last - sureFrom,
      winner_gain: ofWinners(gains),
      winner_luck: ofWinners(luck),
    },
    chances: rows.map(({ chances }) => chances.map(hundredths)),
    luck: luck.map(hundredths),
  };
}
