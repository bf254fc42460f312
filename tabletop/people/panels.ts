import { click } from "./clicking";
import type { Piece } from "./find";
import type { Session } from "../run/session";

/**
 * Clicks an element of the interface that lies on an object, by its id: left "-1", right "-2", middle "-3". Its function
 * is that of the object's own script, unless it names another.
 */
export async function clickOn(
  session: Session,
  who: string,
  which: Piece,
  id: string,
  key = "-1",
): Promise<void> {
  return click(session, who, { on: which, id }, key);
}
