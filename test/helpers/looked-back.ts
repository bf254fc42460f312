import { gameOf } from "../../scripts/game";
import { isFault } from "../../src/core/refuse";
import type { Match } from "../../src/session/match/match";
import { goOn, newCourse, type Course } from "../../src/session/play/course";
import { newReview, reviewOn, type Review } from "../../src/session/play/review/review";
import { openSave, resumeSome } from "../../src/session/table/save";

/** A recorded match with all that its page of the Notebook tells, and the frames that it took, eight actions each. */
export function lookedBack(text: string): {
  readonly match: Match;
  readonly course: Course;
  readonly review: Review;
  readonly frames: number;
} {
  const resume = openSave(gameOf(text, ""), text);
  if (isFault(resume) || !resumeSome(resume, 100_000) || resume.table.match === undefined)
    throw new Error("the record cannot be taken up");
  const { match } = resume.table;
  const course = newCourse(match);
  let frames = 1;
  while (!goOn(course, 8)) frames++;
  const review = newReview(match);
  while (!reviewOn(review, 8));
  return { match, course, review, frames };
}
