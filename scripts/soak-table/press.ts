import { deepen } from "./deepen";
import { Refused } from "../../tabletop/world/world";
import type { GameModule } from "../../src/session/game/module";
import type { SaveFile } from "../../tabletop/save/types";
import type { Table } from "../../tabletop/table";
import type { TableObject } from "../../tabletop/world/types";

/** What somebody does at a table, as a line of a list that can be replayed: `WHAT WHO ...`, with blanks between words. */
export type Press = string;

/** How a piece is called in such a line: by its memo, which is the same in every replay, or else by its GUID. */
export function nameOfPiece({ data, guid }: TableObject): string {
  const memo = data.Memo ?? "";
  return memo === "" || memo.includes(" ") ? guid : memo;
}

function pieceOf(table: Table, name: string): TableObject {
  for (const object of table.session.world.objects.values()) if (nameOfPiece(object) === name) return object;
  throw new Refused(`there is no piece ${name}`);
}

type Run = (table: Table, who: string, words: readonly string[], game: GameModule) => Promise<unknown>;

/** Gestures that want a piece and nothing else. */
const WITH_PIECE = [
  ...["flip", "randomize", "remove", "toggleLock", "peek", "hover", "pickUp", "drawFrom"],
] as const;

const RUNS: Readonly<Record<string, Run>> = {
  ...Object.fromEntries(
    WITH_PIECE.map((name): [string, Run] => [
      name,
      (table, who, [piece]) => table[name](who, pieceOf(table, piece)),
    ]),
  ),
  /** `advance FRAMES` */
  advance: (table, frames) => table.advance(Number(frames)),
  /** `click WHO HANDLER`: an element of the interface by what its handler says. */
  click: async (table, who, words) => {
    const handler = words.join(" ");
    const found = table
      .view(who)
      .interface.find(({ attributes, off }) => !off && attributes["onClick"] === handler);
    if (found === undefined) throw new Refused(`${who} sees nothing that says ${handler}`);
    await table.click(who, found.node);
  },
  button: (table, who, [piece, index]) => table.pressButton(who, pieceOf(table, piece).guid, Number(index)),
  move: (table, who, [piece, x, z]) => table.move(who, pieceOf(table, piece), { x: Number(x), z: Number(z) }),
  moveOnto: (table, who, [piece, onto]) => table.moveOnto(who, pieceOf(table, piece), pieceOf(table, onto)),
  drop: (table, who) => table.drop(who),
  rotate: (table, who, [piece, steps]) => table.rotate(who, pieceOf(table, piece), Number(steps)),
  menu: (table, who, [piece, ...label]) => table.chooseMenu(who, pieceOf(table, piece), label.join(" ")),
  tableMenu: (table, who, label) => table.chooseTableMenu(who, label.join(" ")),
  hotkey: (table, who, [piece, ...label]) =>
    table.pressHotkey(who, label.join(" "), piece === "-" ? undefined : pieceOf(table, piece)),
  number: (table, who, [piece, digits]) => table.typeNumber(who, pieceOf(table, piece), digits),
  scripting: (table, who, [index]) => table.pressScripting(who, Number(index)),
  chat: (table, who, words) => table.chat(who, words.join(" ")),
  /** `answer WHO [VALUE]`: a dialog; without a value it is put away. */
  answer: (table, who, words) => table.answerDialog(who, words.length === 0 ? undefined : words.join(" ")),
  join: (table, who) => table.join(who),
  leave: (table, who) => table.leave(who),
  sit: (table, who, [color]) => table.sit(who, color),
  /** Saves, and loads what was saved. */
  reload: async (table) => {
    const save: SaveFile = await table.save();
    await table.load(save);
  },
  /** `deepen ACTIONS SEED`: loads the same game, so many actions of computers and of chance further on. */
  deepen: async (table, actions, [seed], game) => {
    const save: SaveFile = await table.save();
    const LuaScriptState = deepen(game, save.LuaScriptState, Number(actions), Number(seed));
    await table.load({ ...save, LuaScriptState });
  },
  /** `rewind INDEX`: to a checkpoint. */
  rewind: (table, index) => table.rewind(Number(index)),
};

/** Does what a line says. False where that cannot be done just now, as in a list of which lines were left out. */
export async function carryOut(table: Table, game: GameModule, press: Press): Promise<boolean> {
  const [what, who = "", ...words] = press.split(" ");
  const run = RUNS[what] as Run | undefined;
  if (run === undefined) throw new Error(`"${what}" is nothing that anybody does`);
  try {
    await run(table, who, words, game);
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}

/** Whether a line says something that can be done at some table. */
export function isPress(line: string): boolean {
  return RUNS[line.split(" ")[0]] !== undefined;
}
