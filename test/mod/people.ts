/** People at the packed table: they press what they see, and nothing else. */
import { rollFrom, seedRng } from "../../src/core/rng";
import { isFault } from "../../src/core/refuse";
import type { Roll } from "../../src/core/types";
import { normalAction } from "../../src/games/castle-risk/bots/normal";
import { randomAction } from "../../src/games/castle-risk/bots/random";
import type { Action } from "../../src/games/castle-risk/rules/actions";
import { CARDS } from "../../src/games/castle-risk/rules/cards";
import { chanceIsDue } from "../../src/core/common";
import type { State } from "../../src/games/castle-risk/rules/state";
import { elementsFor } from "../helpers/elements";
import { LAND_IDS } from "../helpers/lands";
import { resumeSome } from "../../src/session/table/save";
import { matchAt, openSave } from "../helpers/castle";
import { ORDERS } from "../../src/games/castle-risk/rules/standing";
import type { Table as SeatTable } from "../../src/session/table/table";
import { deliver } from "../../tabletop/run/deliver";
import { playerOut } from "../../tabletop/bridge/values";
import type { Table } from "../../tabletop/table";
import { mustBeThere } from "../../tabletop/world/players";
import { untilKnown } from "../games/contract/people";
import { gesturesFor, wordsOf } from "../games/contract/driver";

/** The table's colours by the ids of the notation. */
export function colourOf(id: string): string {
  return id.slice(0, 1).toUpperCase() + id.slice(1);
}

/** What the script would save now, read by Node. */
export async function roomOf(table: Table): Promise<SeatTable> {
  const text = await table.scriptState();
  const opened = openSave(text);
  if (isFault(opened)) throw new Error(`the save cannot be read: ${opened.why.code} at line ${opened.line}`);
  const done = resumeSome(opened, 100000);
  if (done !== true) throw new Error(`the save does not replay: ${JSON.stringify(done)}`);
  return opened.table;
}

export async function stateOf(table: Table): Promise<State> {
  const { match } = await roomOf(table);
  if (match === undefined) throw new Error("there is no match");
  return match.game.state as State;
}

/**
 * Presses the button that says this, if the person sees one; territories are pressed at their shields. While
 * something moves or is shown, it is waited for: a piece may lie over a shield, and a battle before what follows.
 */
export async function press(table: Table, who: string, command: string): Promise<void> {
  await pressNow(table, who, command).catch(async () => {
    await table.settle();
    await pressNow(table, who, command);
  });
}

async function pressNow(table: Table, who: string, command: string): Promise<void> {
  const [verb, word] = command.split(" ");
  if (verb === "press") {
    await table.pressButton(who, shieldOf(table, Number(word)), 0);
    return;
  }
  const found = elementsFor(table, who).find(
    (element) => element.attributes["onClick"] === `table_ui(${command})`,
  );
  if (found === undefined) throw new Error(`${who} sees no button that says ${command}`);
  await table.click(who, found.node);
}

function shieldOf(table: Table, territory: number): string {
  const shield = new RegExp(`^shield:\\w+:${LAND_IDS[territory] ?? ""}$`);
  const found = table.tagged("thing").find((object) => shield.test(object.data.Memo ?? ""));
  if (found === undefined) throw new Error(`there is no shield of territory ${territory}`);
  return found.guid;
}

/** Is told of every press, when the table has answered it. */
type Pressed = (what: string) => void;

/** Makes an action by presses and waits until the table has done it. */
export async function perform(
  table: Table,
  s: State,
  action: Action,
  pressed: Pressed = () => undefined,
): Promise<void> {
  const who = colourOf(s.colours[action.seat] ?? "");
  // A card window has a button for each card, and one to pass.
  const steps =
    action.type === "play"
      ? [`card ${CARDS[action.card]}`]
      : action.type === "pass"
        ? ["pass"]
        : gesturesFor(matchAt(s), action).map(wordsOf);
  for (const step of steps) {
    await press(table, who, step);
    await table.advance(10);
    pressed(`${who}: ${step}`);
  }
}

/** One of the asked seats' next actions, as a computer would have it; undefined while nobody is to act. */
export function nextAction(s: State, roll: Roll, normal: boolean): Action | undefined {
  if (s.step === "over" || chanceIsDue(s)) return undefined;
  const seat = s.asked.find((one) => ORDERS.answer(s, one) === undefined);
  if (seat === undefined) return undefined;
  return normal ? normalAction(s, seat, roll) : randomAction(s, seat, roll);
}

/** Plays up to `most` actions of people, or to the end; `between` may save, load and rewind. Gives the state at the end. */
export async function playOn(
  table: Table,
  seed: number,
  most: number,
  between: (n: number) => Promise<void> = () => Promise.resolve(),
  make: (s: State, action: Action) => Promise<unknown> = (s, action) => perform(table, s, action),
): Promise<State> {
  const roll = rollFrom(seedRng(seed));
  let s = await stateOf(table);
  for (let n = 0, idle = 0; n < most && s.step !== "over";) {
    const action = nextAction(s, roll, true);
    if (action !== undefined) {
      const before = await table.scriptState();
      await make(s, action);
      if (action.type === "pass") await untilKnown(table, before);
      n++;
      idle = 0;
    } else if (idle++ > 150) throw new Error(`nothing happens at step ${s.step}`);
    await table.advance(action === undefined ? 30 : 2);
    if (action !== undefined) await between(n);
    s = await stateOf(table);
  }
  return s;
}

/** People of these names come and take these seats, by the table's colours. */
export async function sitDown(table: Table, names: Readonly<Record<string, string>>): Promise<void> {
  for (const [colour, name] of Object.entries(names)) {
    await table.join(name);
    await table.sit(name, colour);
  }
  await table.settle();
}

/** Says what a button would, though it may be hidden from whom it is not for. */
export async function say(table: Table, who: string, words: string): Promise<void> {
  const person = mustBeThere(table.session.world, who);
  await deliver(table.session.script, { what: "table_ui", args: [playerOut(`${person.id}`), words, ""] });
  await table.advance(1);
}

/** People come, sit and start a short game with a quick show; the first one is the host. */
export async function setUp(table: Table, colours: readonly string[], rounds: number): Promise<void> {
  for (const colour of colours) await table.join(`Player ${colour}`);
  await table.settle();
  for (const colour of colours) {
    await press(table, `Player ${colour}`, `sit ${colour}`);
    await table.advance(10);
  }
  const host = colourOf(colours[0] ?? "");
  await press(table, host, "close_empty");
  for (let i = 0; i < rounds; i++) await press(table, host, "option round_limit +1");
  await table.settle();
  await press(table, host, "start");
  await table.advance(20);
  await press(table, host, "show settings");
  await table.settle();
  await press(table, host, "speed instant");
  // Each end of a phase is somebody's press.
  await press(table, host, "idle wait");
  await table.advance(20);
}

/**
 * Begins the game anew with a seed. A table draws its seed by the clock, and what is to be the same each time
 * needs the same one.
 */
export async function reseed(table: Table, seed: number): Promise<void> {
  const save = await table.save();
  const text = save.LuaScriptState;
  const header = text.slice(0, text.indexOf("\nroll ")).replace(/^seed [\d ]+$/m, `seed ${seed}`);
  await table.load({ ...save, LuaScriptState: `${header}\n` });
  await table.settle();
}
