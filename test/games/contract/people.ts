import { decide } from "../../../src/core/bots/decide";
import { firstLevel } from "../../../src/core/level";
/** People at the packed table of any game: they press what they see, and nothing else. No test, so that the bench has them too. */
import { isFault } from "../../../src/core/refuse";
import { rollFrom, seedRng } from "../../../src/core/rng";
import type { AnyAction, CommonState } from "../../../src/core/types";
import type { Match } from "../../../src/session/match/match";
import { openSave, resumeSome } from "../../../src/session/table/save";
import type { GameModule } from "../../../src/session/game/module";
import { thingsOf } from "../../../src/session/scene/thing";
import type { Table } from "../../../tabletop/table";
import { elementsFor } from "../../helpers/elements";
import { gesturesFor, wordsOf } from "./driver";

/** What the table would save now, taken up in Node. */
export async function matchAt(table: Table, module: GameModule): Promise<Match | undefined> {
  const opened = openSave(module, await table.scriptState());
  if (isFault(opened)) throw new Error(`the save cannot be read: ${JSON.stringify(opened)}`);
  const done = resumeSome(opened, 100000);
  if (done !== true) throw new Error(`the save does not replay: ${JSON.stringify(done)}`);
  return opened.table.match;
}

/** The seat's name at the table. */
function nameOf(colour: string): string {
  return colour.slice(0, 1).toUpperCase() + colour.slice(1);
}

/** Whether the person sees a button that says this; presses it if so. */
async function say(table: Table, who: string, command: string): Promise<boolean> {
  const found = elementsFor(table, who).find(
    (element) => element.attributes["onClick"] === `table_ui(${command})`,
  );
  if (found === undefined) return false;
  await table.click(who, found.node);
  await table.advance(10);
  return true;
}

/** Presses a button that must be there, once things have settled if it is not there at once. */
export async function press(table: Table, who: string, command: string): Promise<void> {
  if (await say(table, who, command)) return;
  await table.settle();
  if (!(await say(table, who, command))) throw new Error(`${who} sees no button that says ${command}`);
}

/** Presses a territory on one of the pieces that stand for it. */
async function pressTerritory(table: Table, who: string, m: Match, territory: number): Promise<void> {
  const keys = thingsOf(m.module.table.layout(m.game.state, []))
    .filter((thing) => thing.place === "land" && thing.at === territory)
    .filter((thing) => m.module.pieces.kinds[thing.kind].button === true)
    .map(({ key }) => key);
  const piece = table.tagged("thing").find((object) => keys.includes(object.data.Memo ?? ""));
  if (piece === undefined) throw new Error(`no piece of territory ${territory} can be pressed`);
  await table.pressButton(who, piece.guid, 0);
  await table.advance(10);
}

/** Offers of a list that have a button each. */
const OFFERS = 8;

/** Says it, once more when all panels are there. */
async function sayInTime(table: Table, who: string, words: string): Promise<boolean> {
  if (await say(table, who, words)) return true;
  await table.settle();
  return say(table, who, words);
}

/** Presses the button of an action that the game offers by its place in a list, if the person sees one. */
async function sayOffered(table: Table, who: string, m: Match, action: AnyAction): Promise<boolean> {
  for (let i = 0; i < OFFERS; i++) {
    const offered = m.module.table.card(m.game.state, action.seat, `${i}`);
    const same = JSON.stringify(offered) === JSON.stringify(action);
    if (!same) continue;
    if (await sayInTime(table, who, `card ${i}`)) return true;
  }
  return false;
}

/**
 * Whether the table takes an action by itself before its person can, as it does where nothing else can be done: with a page
 * open the panel may come no sooner.
 */
async function isTaken(table: Table, who: string, m: Match, words: string): Promise<boolean> {
  if (elementsFor(table, who).some(({ attributes }) => attributes["onClick"] === `table_ui(${words})`))
    return false;
  await table.settle();
  return (await matchAt(table, m.module))?.game.at !== m.game.at;
}

/** Makes an action of a seat by what its person sees: its own button, or presses one after the other; tells of each. */
export async function perform(
  table: Table,
  m: Match,
  action: AnyAction,
  pressed: (what: string) => void = () => undefined,
): Promise<void> {
  const who = nameOf(m.game.state.colours[action.seat]);
  if (await sayOffered(table, who, m, action)) return pressed(`${who}: an offer`);
  const gestures = gesturesFor(m, action);
  const word = gestures.find((g) => g.type === "word");
  if (word !== undefined && (await say(table, who, `card ${word.word}`))) return;
  for (const g of gestures) {
    if (g.type === "press") {
      await pressTerritory(table, who, m, g.territory).catch(async () => {
        await table.settle();
        await pressTerritory(table, who, m, g.territory);
      });
    } else if (g.type !== "verb" || !(await sayInTime(table, who, g.verb))) {
      if (gestures.length === 1 && (await isTaken(table, who, m, wordsOf(g))))
        return pressed(`the table: ${wordsOf(g)}`);
      await press(table, who, wordsOf(g));
    }
    pressed(`${who}: ${wordsOf(g)}`);
  }
}

/** People come, sit and start a game with a quick show; the first one is the host. */
export async function setUp(
  table: Table,
  colours: readonly string[],
  options: readonly string[],
): Promise<void> {
  for (const colour of colours) await table.join(`Player ${colour}`);
  await table.settle();
  for (const colour of colours) await press(table, `Player ${colour}`, `sit ${colour}`);
  const host = nameOf(colours[0]);
  await press(table, host, "close_empty");
  for (const option of options) await press(table, host, option);
  await press(table, host, "start");
  await press(table, host, "show settings");
  await press(table, host, "speed instant");
  await press(table, host, "show none");
}

/**
 * Begins the game anew with a seed. A table draws its seed by the clock, and what is to be the same each time needs the
 * same one.
 */
export async function reseed(table: Table, seed: number): Promise<void> {
  const save = await table.save();
  const text = save.LuaScriptState;
  const header = text.slice(0, text.indexOf("\n", text.indexOf("\n# table ") + 1));
  await table.load({ ...save, LuaScriptState: `${header.replace(/^seed [\d ]+$/m, `seed ${seed}`)}\n` });
  await table.settle();
}

/** Lets the time for an answer pass, which is when a pass is known; some are known at once. */
export async function untilKnown(table: Table, before: string): Promise<void> {
  for (let wait = 0; wait < 40 && (await table.scriptState()) === before; wait++) await table.advance(10);
}

/**
 * Plays up to `most` actions of people, or to the end, as computers of the best level would, and tells of each press.
 * Gives the state at the end.
 */
export async function playPeople(
  table: Table,
  module: GameModule,
  seed: number,
  most: number,
  between: () => Promise<void> = () => Promise.resolve(),
  pressed: (what: string) => void = () => undefined,
): Promise<CommonState> {
  const roll = rollFrom(seedRng(seed));
  for (let n = 0, idle = 0; ;) {
    const m = await matchAt(table, module);
    if (m === undefined) throw new Error("there is no match");
    const s = m.game.state;
    if (n >= most || s.step === "over") return s;
    const seat = s.asked.find((one) => module.orders?.answer(s, one) === undefined);
    if (seat === undefined) {
      if (idle++ > 150) throw new Error(`nothing happens at step ${s.step}`);
      await table.advance(30);
      continue;
    }
    const action = decide(firstLevel(module), module.view.state(s, seat), seat, roll);
    const before = await table.scriptState();
    await perform(table, m, action, pressed);
    if (action.type === module.orders?.pass) await untilKnown(table, before);
    await table.advance(2);
    await between();
    n++;
    idle = 0;
  }
}
