import { callback, emit } from "../world/events";
import * as coming from "../world/coming";
import { keyOf, personOut } from "../world/players";
import { deliver } from "../run/deliver";
import { drain, passFrame } from "../run/frame";
import { endTurn as passTurn } from "../world/turns";
import { person, piece, type Piece } from "./find";
import { objectOut, vectorOut } from "../bridge/values";
import { addPing, Refused, say } from "../world/world";
import type { Session } from "../run/session";
import type { XYZ } from "../save/types";

/**
 * Someone comes: the first is the host if nothing else is said; all watch (Grey) until they take a seat. A script knows
 * them by their number again if they come with the one that they had. `beside` shares the computer with somebody, and
 * the Steam account: Tabletop Simulator's hotseat.
 */
export async function join(
  session: Session,
  name: string,
  host?: boolean,
  before?: number,
  beside?: string,
): Promise<void> {
  const { world } = session;
  if (world.people.list.some((other) => other.name === name)) throw new Refused(`${name} is there already`);
  const other = beside === undefined ? undefined : person(session, beside);
  coming.join(world, name, host ?? world.people.list.length === 0, before, other);
  await pass(session, coming.COMING_FRAMES);
}

async function pass(session: Session, frames: number): Promise<void> {
  await drain(session);
  for (let i = 0; i < frames; i++) await passFrame(session);
}

/** Someone goes; what they held drops. The host cannot. */
export async function leave(session: Session, who: string): Promise<void> {
  coming.leave(session.world, person(session, who));
  await pass(session, coming.LEAVING_FRAMES);
}

/** Takes a seat, or stands up (Grey). Refused where there is none, it is taken, or Black and not the host. */
export async function sit(session: Session, who: string, color: string): Promise<void> {
  const by = person(session, who);
  if (by.color === color) return;
  coming.changeColor(session.world, by, color);
  await pass(session, coming.CHANGING_FRAMES);
}

export function promote(session: Session, who: string): void {
  const one = person(session, who);
  one.promoted = !one.promoted;
}

/** Writes a line into the chat; the script may hide it by returning false. */
export async function chat(session: Session, who: string, text: string): Promise<void> {
  const by = person(session, who);
  const shown = await deliver(session.script, { what: "onChat", args: [text, personOut(by)] });
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

export function ping(session: Session, who: string, at: XYZ, on?: Piece): void {
  const by = person(session, who);
  const object = on === undefined ? undefined : objectOut(piece(session, on).handle);
  addPing(session.world, by.color, at, false);
  emit(session.world, "onPlayerPing", personOut(by), vectorOut(at), object);
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
