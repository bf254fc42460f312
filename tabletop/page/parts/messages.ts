import type { ChatLine } from "../../server/view";

/**
 * What of the new lines of the chat stands over the table: what the script says aloud, and what it prints for one person
 * who has just pressed something (`answers`). Several lines that it prints at once are there to be read in the chat.
 */
export function messagesOf(fresh: readonly ChatLine[], answers: boolean): ChatLine[] {
  const isPrinted = ({ way, own }: ChatLine): boolean => way === "print" && own === true;
  const printed = fresh.filter(isPrinted);
  const isAnswer = (line: ChatLine): boolean =>
    answers && isPrinted(line) && printed.filter(({ frame }) => frame === line.frame).length === 1;
  return fresh.filter((line) => line.way === "broadcast" || isAnswer(line));
}
