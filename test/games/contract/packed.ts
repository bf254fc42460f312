import { expect, onTestFinished } from "vitest";
import type { Save } from "../../../mod/save";
import { makeBundle } from "../../../scripts/lua/bundle";
import { hostedBase } from "../../../scripts/pack/addresses";
import { pack } from "../../../scripts/pack/pack";
import { isFault } from "../../../src/core/refuse";
import { rollFrom, seedRng } from "../../../src/core/rng";
import type { AnyAction } from "../../../src/core/types";
import type { Match } from "../../../src/session/match/match";
import { openSave, resumeSome } from "../../../src/session/match/save";
import type { GameModule } from "../../../src/session/module";
import { thingsOf } from "../../../src/session/scene/thing";
import type { TableOptions } from "../../../tabletop/session";
import { openTable, type Table } from "../../../tabletop/table";
import { measureModels } from "../../../tabletop/world/measure";
import { gesturesFor, wordsOf } from "./driver";

const HOST = "https://example.org/house/";

/** The packed save of a game, open on the stand-in. */
export async function openGame(save: Save, options: TableOptions = {}): Promise<Table> {
  const bundle = makeBundle(".", save);
  expect(bundle.errors).toEqual([]);
  const { packed, errors } = pack(process.cwd(), save, bundle, hostedBase(HOST));
  expect(errors).toEqual([]);
  const read = (url: string): string | undefined =>
    packed.assets.get(url.slice(packed.base.address.length))?.toString();
  const table = await openTable(packed.text, { map: bundle.map, measure: measureModels(read), ...options });
  onTestFinished(() => {
    table.close();
  });
  await table.settle();
  return table;
}

/** What the table would save now, taken up in Node. */
export async function matchAt(table: Table, module: GameModule): Promise<Match | undefined> {
  const opened = openSave(module, (await table.save()).LuaScriptState);
  if (isFault(opened)) throw new Error(`the save cannot be read: ${JSON.stringify(opened)}`);
  expect(resumeSome(opened, 100000)).toBe(true);
  return opened.table.match;
}

/** The seat's name at the table. */
function nameOf(colour: string): string {
  return colour.slice(0, 1).toUpperCase() + colour.slice(1);
}

/** Whether the person sees a button that says this; presses it if so. */
async function say(table: Table, who: string, command: string): Promise<boolean> {
  const found = table
    .view(who)
    .interface.find((element) => element.attributes["onClick"] === `table_ui(${command})`);
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

/** Presses the button of an action that the game offers by its place in a list, if the person sees one. */
async function sayOffered(table: Table, who: string, m: Match, action: AnyAction): Promise<boolean> {
  for (let i = 0; i < OFFERS; i++) {
    const offered = m.module.table.card(m.game.state, action.seat, `${i}`);
    const same = JSON.stringify(offered) === JSON.stringify(action);
    if (same && (await say(table, who, `card ${i}`))) return true;
  }
  return false;
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
    } else if (g.type !== "verb" || !(await say(table, who, g.verb))) await press(table, who, wordsOf(g));
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
 * Plays on by what people see and press, for at most `most` actions of seats; after each of them the table is saved
 * and loaded again. Gives the match as it then is.
 */
export async function playOn(table: Table, module: GameModule, seed: number, most: number): Promise<Match> {
  const { bots, orders, rules, view } = module;
  const roll = rollFrom(seedRng(seed));
  let m = await matchAt(table, module);
  for (let n = 0, idle = 0; n < most && m !== undefined && m.game.state.step !== "over";) {
    const s = m.game.state;
    const seat = s.asked.find((one) => orders?.answer(s, one) === undefined);
    if (seat === undefined) {
      if (idle++ > 400) throw new Error(`nothing happens at step ${s.step}`);
      await table.advance(10);
    } else {
      const action = bots[bots.length - 1].act(view.state(s, seat), seat, roll);
      await perform(table, m, action);
      await table.settle();
      const before = await matchAt(table, module);
      await table.load(await table.save());
      await table.settle();
      const after = await matchAt(table, module);
      if (before !== undefined && after !== undefined)
        expect(rules.hash(after.game.state)).toBe(rules.hash(before.game.state));
      n++;
      idle = 0;
    }
    m = await matchAt(table, module);
  }
  if (m === undefined) throw new Error("there is no match");
  return m;
}
