import { LONGEST, PROTOCOL, type Request } from "../../tabletop/wire/protocol";
import { pick } from "./fuzzer";
import { spoilJson } from "./json";
import { spoilText } from "./text";
import type { Roll } from "../../src/core/types";

/** Every kind of message of a browser, as it should be. */
const FIELDS: { readonly [kind in Request["t"]]?: Readonly<Record<string, unknown>> } = {
  pick: { piece: 1 },
  draw: { piece: 2 },
  drag: { x: 1, z: 1 },
  drop: { x: 0, z: 0 },
  flip: { piece: 1 },
  rotate: { piece: 1, steps: 3 },
  randomize: { piece: 1 },
  peek: { piece: 1 },
  hover: { piece: 1 },
  number: { piece: 1, digits: "12" },
  press: { piece: 1, button: 0 },
  menu: { piece: 1, item: "x" },
  hotkey: { label: "x" },
  scripting: { button: 3 },
  click: { element: 3, key: -1 },
  type: { element: 3, text: "x", submit: true },
  choose: { element: 3, value: "x" },
  chat: { text: "hello" },
  ping: { x: 1, z: 1 },
  endTurn: {},
  answer: { dialog: 1 },
  sit: { color: "Blue" },
  rename: { name: "Zed" },
  again: {},
  addSeat: { color: "Green", name: "Gil" },
  dropSeat: { color: "Green" },
  pickSeat: {},
  lookAs: { color: "Blue" },
  promote: { person: 1 },
  kick: { person: 1 },
  freeSeat: { color: "Red" },
  save: { name: "x" },
  newGame: {},
  reload: {},
  rewind: { checkpoint: 0 },
  inspect: { on: true },
  step: { frames: 1 },
  pause: { on: true },
  savedGames: {},
  replay: { game: "table", step: 1 },
  openKept: { game: "games/x.json" },
  nameKept: { game: "saves/x.json", name: "x" },
  hello: { version: PROTOCOL, token: "x".repeat(20), host: "x", name: "Eve", seat: "Blue", takeOver: true },
};
const MESSAGES = [
  ...Object.entries(FIELDS).map(([t, fields]) => ({ t, ...fields })),
  ...[
    { t: "menu", item: "x", x: 1, z: 1 },
    { t: "sit", color: "Grey" },
  ],
];

/** A message as it should be or as it should not be; text as it is sent. */
export function message(id: number, roll: Roll): string {
  const own: Record<string, unknown> = { id, ...pick(MESSAGES, roll) };
  for (const key of ["piece", "element", "person"]) if (key in own) own[key] = roll(60);
  const way = roll(10);
  if (way < 3) return JSON.stringify(own);
  if (way < 7) return cut(JSON.stringify(spoilJson(own, [], roll)));
  return cut(
    spoilText(
      JSON.stringify(own),
      MESSAGES.map((one) => JSON.stringify(one)),
      roll,
    ),
  );
}

/** One that is too long ends the connection: that is tried, and seldom. */
function cut(text: string): string {
  return text.length > LONGEST / 4 ? text.slice(0, LONGEST / 4) : text;
}
