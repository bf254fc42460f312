import { nameOfPiece, type Press } from "./press";
import type { Roll } from "../../src/core/types";
import type { Person, TableObject } from "../../tabletop/world/types";
import type { SeenObject } from "../../tabletop/world/look";
import type { Table } from "../../tabletop/table";

/** What ends a match or changes who plays: pressed more seldom, or no game would get far. */
const RARE = /\b(reset|new_game|end_agreed|resign|stand|advise|give_host|close|consent yes|override yes)\b/;
const RARELY = 12;
/** Half the width and depth of what pieces are dragged over, in table units. */
const REACH = { x: 34, z: 22 };
/** Somebody who comes and goes. */
const GUEST = "Dee";

type Choose = (this: void, table: Table, by: Person, roll: Roll) => Press | undefined;

function pick<T>(list: readonly T[], roll: Roll): T | undefined {
  return list.length === 0 ? undefined : list[roll(list.length)];
}

/** A piece that a person sees, with what they see of it. */
function pieceFor(
  table: Table,
  by: Person,
  roll: Roll,
  fits: (seen: SeenObject) => boolean = () => true,
): { object: TableObject; seen: SeenObject } | undefined {
  const seen = pick(table.view(by.name).objects.filter(fits), roll);
  const object = seen === undefined ? undefined : table.session.world.objects.get(seen.handle);
  return seen === undefined || object === undefined ? undefined : { object, seen };
}

/** Any element that somebody sees and that does something. */
const element: Choose = (table, by, roll) => {
  const handlers = table
    .view(by.name)
    .interface.flatMap(({ attributes, off }) => (off ? [] : (attributes["onClick"] ?? [])));
  const handler = pick(handlers, roll);
  if (handler === undefined || (RARE.test(handler) && roll(RARELY) > 0)) return undefined;
  return `click ${by.name} ${handler}`;
};

const button: Choose = (table, by, roll) => {
  const found = pieceFor(table, by, roll, ({ buttons }) => buttons.length > 0);
  return found && `button ${by.name} ${nameOfPiece(found.object)} ${roll(found.seen.buttons.length)}`;
};

const isFree = ({ locked, interactable }: SeenObject): boolean => !locked && interactable;

/** Cards and pieces are carried anywhere: onto others, into hands, off the table. */
const move: Choose = (table, by, roll) => {
  const found = pieceFor(table, by, roll, isFree);
  if (found === undefined) return undefined;
  const name = nameOfPiece(found.object);
  const onto = roll(2) === 0 ? undefined : pieceFor(table, by, roll);
  if (onto !== undefined) return `moveOnto ${by.name} ${name} ${nameOfPiece(onto.object)}`;
  return `move ${by.name} ${name} ${roll(2 * REACH.x) - REACH.x} ${roll(2 * REACH.z) - REACH.z}`;
};

const GESTURES = ["flip", "randomize", "remove", "toggleLock", "peek", "hover", "pickUp", "drawFrom"];

const gesture: Choose = (table, by, roll) => {
  const found = pieceFor(table, by, roll, isFree);
  if (found === undefined) return undefined;
  const name = nameOfPiece(found.object);
  switch (roll(5)) {
    case 0:
      return `rotate ${by.name} ${name} ${roll(24) - 12}`;
    case 1:
      return `number ${by.name} ${name} ${roll(12)}`;
    case 2:
      return `drop ${by.name}`;
    default:
      return `${GESTURES[roll(GESTURES.length)]} ${by.name} ${name}`;
  }
};

const menu: Choose = (table, by, roll) => {
  const found = pieceFor(table, by, roll, (seen) => seen.menu.length > 0);
  if (found !== undefined && roll(3) > 0)
    return `menu ${by.name} ${nameOfPiece(found.object)} ${pick(found.seen.menu, roll)}`;
  const label = pick(table.view(by.name).menu, roll);
  return label === undefined ? undefined : `tableMenu ${by.name} ${label}`;
};

const hotkey: Choose = (table, by, roll) => {
  if (roll(6) === 0) return `scripting ${by.name} ${1 + roll(10)}`;
  const label = pick(table.view(by.name).hotkeys, roll);
  const over = roll(2) === 0 ? undefined : pieceFor(table, by, roll);
  if (label === undefined) return undefined;
  return `hotkey ${by.name} ${over === undefined ? "-" : nameOfPiece(over.object)} ${label}`;
};

/** Who watches may go and come again, and whoever sits may take another seat. */
const company: Choose = (table, by, roll) => {
  const { people } = table.session.world;
  const guest = people.list.some(({ name }) => name === GUEST);
  if (roll(2) === 0) return guest ? `leave ${GUEST}` : `join ${GUEST}`;
  if (by.host) return undefined;
  const color = pick(["Grey", ...table.view(by.name).hands.map((hand) => hand.color)], roll);
  return `sit ${by.name} ${color}`;
};

const WORDS = ["!undo", "!pass", "!confirm", "hello", "!roll 6 6", "!resign", "!", "!position"];

const chat: Choose = (_table, by, roll) => `chat ${by.name} ${WORDS[roll(WORDS.length)]}`;

const past: Choose = (table, _by, roll) =>
  roll(3) > 0 || table.checkpoints.length === 0 ? "reload" : `rewind ${roll(table.checkpoints.length)}`;

const time: Choose = (_table, _by, roll) => `advance ${[1, 10, 60, 240][roll(4)]}`;

/** How often each is done, of a hundred times. */
const SHARES: readonly (readonly [number, Choose])[] = [
  ...([
    [48, element],
    [10, button],
    [9, move],
    [7, gesture],
    [5, menu],
    [5, hotkey],
    [2, company],
    [1, chat],
    [2, past],
    [11, time],
  ] as const),
];

/** What somebody does next: anything that they see; undefined where the choice falls on what is not there. */
export function choose(table: Table, roll: Roll): Press | undefined {
  const by = pick(table.session.world.people.list, roll);
  if (by === undefined) return undefined;
  if (by.dialog !== undefined)
    return roll(3) === 0 ? `answer ${by.name}` : `answer ${by.name} ${answerTo(by)}`;
  let at = roll(100);
  for (const [share, make] of SHARES) {
    at -= share;
    if (at < 0) return make(table, by, roll);
  }
  return undefined;
}

function answerTo({ dialog }: Person): string {
  return dialog?.kind === "options" ? (dialog.options[0] ?? "yes") : "yes";
}
