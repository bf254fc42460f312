import { LONGEST, PROTOCOL } from "../../tabletop/wire/protocol";
import { pick } from "./fuzzer";
import { spoilJson } from "./json";
import { spoilText } from "./text";
import type { Roll } from "../../src/core/types";

/** Every message of a browser, as it should be. */
const MESSAGES: readonly Readonly<Record<string, unknown>>[] = [
  ...[
    { t: "pick", piece: 1 },
    { t: "draw", piece: 2 },
    { t: "drag", x: 1, z: 1 },
    { t: "drop", x: 0, z: 0 },
  ],
  ...[
    { t: "flip", piece: 1 },
    { t: "rotate", piece: 1, steps: 3 },
    { t: "randomize", piece: 1 },
  ],
  ...[
    { t: "peek", piece: 1 },
    { t: "hover", piece: 1 },
    { t: "number", piece: 1, digits: "12" },
  ],
  ...[
    { t: "press", piece: 1, button: 0 },
    { t: "menu", piece: 1, item: "x" },
    { t: "menu", item: "x", x: 1, z: 1 },
  ],
  ...[
    { t: "hotkey", label: "x" },
    { t: "scripting", button: 3 },
    { t: "click", element: 3, key: -1 },
  ],
  ...[
    { t: "type", element: 3, text: "x", submit: true },
    { t: "choose", element: 3, value: "x" },
  ],
  ...[{ t: "chat", text: "hello" }, { t: "ping", x: 1, z: 1 }, { t: "endTurn" }, { t: "answer", dialog: 1 }],
  ...[{ t: "sit", color: "Blue" }, { t: "sit", color: "Grey" }, { t: "rename", name: "Zed" }, { t: "again" }],
  ...[{ t: "addSeat", color: "Green", name: "Gil" }, { t: "dropSeat", color: "Green" }, { t: "pickSeat" }],
  ...[
    { t: "lookAs", color: "Blue" },
    { t: "promote", person: 1 },
    { t: "kick", person: 1 },
  ],
  ...[{ t: "freeSeat", color: "Red" }, { t: "save", name: "x" }, { t: "newGame" }, { t: "reload" }],
  ...[
    { t: "rewind", checkpoint: 0 },
    { t: "inspect", on: true },
    { t: "step", frames: 1 },
    { t: "pause", on: true },
  ],
  ...[
    { t: "savedGames" },
    { t: "replay", game: "table", step: 1 },
    { t: "openKept", game: "games/x.json" },
    { t: "nameKept", game: "saves/x.json", name: "x" },
  ],
  {
    t: "hello",
    version: PROTOCOL,
    token: "x".repeat(20),
    host: "x",
    name: "Eve",
    seat: "Blue",
    takeOver: true,
  },
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
