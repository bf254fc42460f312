import { callback, emit } from "../world/events";
import { changeColor, join as joinTable, keyOf, leave as leaveTable } from "../world/players";
import { deliver } from "../bridge/script";
import { endTurn as passTurn } from "../world/turns";
import { person, piece, type Piece } from "./find";
import { objectOut, playerOut, vectorOut } from "../bridge/values";
import { addPing, Refused, say } from "../world/world";
import type { Session } from "../session";

/**
 * Someone comes: the first is the host if nothing else is said; all watch (Grey) until they take a seat. A script knows
 * them by their number again if they come with the one that they had.
 */
export function join(session: Session, name: string, host?: boolean, before?: number): void {
  if (session.world.people.list.some((other) => other.name === name))
    throw new Refused(`${name} is there already`);
  joinTable(session.world, name, host ?? session.world.people.list.length === 0, before);
}

/** Someone goes; what they held drops. The host cannot. */
export function leave(session: Session, who: string): void {
  leaveTable(session.world, person(session, who));
}

/** Takes a seat, or stands up (Grey). Refused where there is none, it is taken, or Black and not the host. */
export function sit(session: Session, who: string, color: string): void {
  changeColor(session.world, person(session, who), color);
}

export function promote(session: Session, who: string): void {
  const one = person(session, who);
  one.promoted = !one.promoted;
}

/** Writes a line into the chat; the script may hide it by returning false. */
export async function chat(session: Session, who: string, text: string): Promise<void> {
  const by = person(session, who);
  const args = [text, playerOut(String(by.id))];
  const shown = await deliver(session.script, { what: "onChat", args });
  if (shown !== false) say(session.world, { way: "chat", text, from: keyOf(by) });
}

/** Presses one of the ten scripting keys, and lets it go. */
export function pressScripting(session: Session, who: string, index: number): void {
  if (index < 1 || index > 10 || !Number.isInteger(index))
    throw new Refused("there are scripting keys 1 to 10");
  const { color } = person(session, who);
  emit(session.world, "onScriptingButtonDown", index, color);
  emit(session.world, "onScriptingButtonUp", index, color);
}

export function ping(
  session: Session,
  who: string,
  at: { x: number; y: number; z: number },
  on?: Piece,
): void {
  const by = person(session, who);
  const object = on === undefined ? undefined : objectOut(piece(session, on).handle);
  addPing(session.world, by.color, at);
  emit(session.world, "onPlayerPing", playerOut(String(by.id)), vectorOut(at), object);
}

/** Presses "End turn". */
export function endTurn(session: Session, who: string): void {
  const { world } = session;
  const { color } = person(session, who);
  if (world.file.Turns.TurnColor !== color) throw new Refused(`it is not the turn of ${color}`);
  passTurn(world);
}

/** Answers the dialog a person sees with OK (and a text or option), or closes it (undefined). */
export function answerDialog(session: Session, who: string, value: string | undefined): void {
  const by = person(session, who);
  const { dialog } = by;
  if (dialog === undefined) throw new Refused(`${who} sees no dialog`);
  if (dialog.kind === "options" && value !== undefined && !dialog.options.includes(value))
    throw new Refused(`the dialog has no option ${value}`);
  by.dialog = undefined;
  if (value === undefined || dialog.fn === undefined) return;
  const what = `the ${dialog.kind} dialog`;
  if (dialog.kind === "confirm") callback(session.world, what, dialog.fn, true, by.color);
  else if (dialog.kind === "options")
    callback(session.world, what, dialog.fn, true, value, dialog.options.indexOf(value) + 1, by.color);
  else callback(session.world, what, dialog.fn, true, value, by.color);
}

/** Says what the next dice show, in order; "cocked" leaves one leaning. For tests. */
export function tellDice(session: Session, values: (number | string)[]): void {
  session.world.nextFaces.push(...values);
}
