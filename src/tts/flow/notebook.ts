import { recordText, type Match } from "../../session/match/match";
import { sizeAt } from "../../session/match/log";
import { publicLines } from "../../session/log/lines";
import { LANGUAGE } from "../language";

/** Lines of the log that the notebook shows: its tabs are sent to everybody whole. */
const MOST = 120;

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

/** The public log, newest lines last. */
export function keepLog(m: Match): void {
  const size = sizeAt(m.log, m.game.at);
  const lines = publicLines(m, size > MOST ? size - MOST : 0, size, LANGUAGE);
  keepTab(LANGUAGE.flow.logTab, lines.join("\n"));
}

/** The whole record, which names what was secret: only when the game is over. */
export function keepRecord(m: Match, over: boolean): void {
  keepTab(LANGUAGE.flow.recordTab, over ? recordText(m) : LANGUAGE.flow.recordLater);
}
