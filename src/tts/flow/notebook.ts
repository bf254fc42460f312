import { recordText, type Match } from "../../session/match/match";
import { sizeAt } from "../../session/match/log";
import { publicLines } from "../../session/log/lines";
import { courseText, goOn, newCourse } from "../../session/play/course";
import { newReview, reviewOn, type Review } from "../../session/play/review/review";
import { later, WHOLE_FRAME } from "../queue";
import { pagesOf } from "../../text/pages";
import { LANGUAGE } from "../language";

/** Lines of the log that the notebook shows: its tabs are sent to everybody whole. */
const MOST = 120;
/** Characters of a page, and those of them that the note takes where a record goes on on another page. */
const PAGE = 10000;
const NOTE = 250;
/** Actions of a game that are played once more in a frame. */
const SLICE = 8;
/** Units of work of a frame while it is looked at for chances to win. */
const UNITS = 1;

/** Writes a tab of the notebook, the one with this title; there is at most one. */
export function keepTab(title: string, body: string): void {
  for (const tab of Notes.getNotebookTabs()) {
    if (tab.title === title) {
      Notes.editNotebookTab({ index: tab.index, body });
      return;
    }
  }
  Notes.addNotebookTab({ title, body, color: "Grey" });
}

/** The public log, newest lines last; what has no room on a page is too old. */
export function keepLog(match: Match): void {
  const size = sizeAt(match.log, match.game.at);
  const lines = publicLines(match, size > MOST ? size - MOST : 0, size, LANGUAGE);
  let from = lines.length;
  for (let space = PAGE; from > 0 && space > lines[from - 1].length; from--)
    space -= lines[from - 1].length + 1;
  keepTab(LANGUAGE.flow.logTab, lines.slice(from).join("\n"));
}

/**
 * The whole record, which names what was secret: only when the game is over. A long one has several pages; the notes at
 * their ends are comments, so that the pages put together are the record.
 */
export function keepRecord(match: Match, over: boolean): void {
  const { recordTab, recordPage, recordGoesOn, recordLater } = LANGUAGE.flow;
  const pages = over ? pagesOf(recordText(match), PAGE - NOTE) : [recordLater];
  const n = pages.length;
  for (let i = 0; i < n; i++) {
    const title = i === 0 ? recordTab : recordPage(i + 1);
    keepTab(title, i + 1 < n ? `${pages[i]}# ${recordGoesOn(recordPage(i + 2), n)}\n` : pages[i]);
  }
  // Of a longer game before.
  let beyond = n + 1;
  while (dropTab(recordPage(beyond))) beyond++;
}

/**
 * How the game went, once it is over: it is played once more, a few actions a frame, and then again for what takes longer,
 * chances to win. Of one that goes on again nothing.
 */
export function keepCourse(match: Match, over: boolean): void {
  const { courseTab } = LANGUAGE.flow;
  if (!over) {
    dropTab(courseTab);
    return;
  }
  const { revision } = match;
  const course = newCourse(match);
  let review: Review | undefined;
  const step = (): void => {
    if (match.revision !== revision) return;
    const isDone = review === undefined ? goOn(course, SLICE) : reviewOn(review, UNITS);
    if (isDone) keepTab(courseTab, courseText(course, LANGUAGE, review).substring(0, PAGE));
    if (isDone && review !== undefined) return;
    if (isDone) review = newReview(match);
    later(WHOLE_FRAME, step);
  };
  later(WHOLE_FRAME, step);
}

/** Takes a tab away; says whether there was one. */
function dropTab(title: string): boolean {
  const tab = Notes.getNotebookTabs().find((one) => one.title === title);
  return tab !== undefined && Notes.removeNotebookTab(tab.index);
}
