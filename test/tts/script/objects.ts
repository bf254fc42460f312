/** A script that does nothing but lay a table as tests say: the objects' part alone, with no game around it. */
import { nextLine, openText } from "../../../src/core/lines";
import { GAME } from "../../../src/games/castle-risk/module";
import type { Room } from "../../../src/session/table/room";
import { setLanguage } from "../../../src/tts/language";
import { gather } from "../../../src/tts/objects/board/gather";
import { landAt, landUnder } from "../../../src/tts/objects/board/land-at";
import { landmarks } from "../../../src/tts/objects/board/landmarks";
import { outlineBoard } from "../../../src/tts/objects/board/outline";
import { objectHandlers } from "../../../src/tts/objects/input/events";
import { reconcile } from "../../../src/tts/objects/reconcile";
import { resync } from "../../../src/tts/objects/resync";
import { onFault } from "../../../src/tts/queue";
import { matchAt, newRoom, readPosition } from "../../helpers/castle";

let room: Room = newRoom();
let told: string[] = [];
let doubted = 0;
/** What was posed last, as the save has it. */
let posed = "";

/** Takes a position for the table's own; somebody sits at the colours of `seats`, words with blanks between. */
function pose(position: string, seats: string): void {
  const line = nextLine(openText(position));
  if (line === undefined) error("there is no position");
  const s = readPosition(line);
  if (line.fault !== undefined) error(`the position cannot be read: ${line.fault.why.code}`);
  room = newRoom();
  const present = seats.split(" ");
  for (const chair of room.table.chairs) chair.player = present.includes(chair.colour) ? chair.colour : "";
  room.table.match = matchAt(s);
  posed = `${position}|${seats}`;
}

setLanguage(GAME.languages);
const hosts = globalThis as unknown as Record<string, unknown>;
const handlers = objectHandlers(GAME, {
  pressed: (colour, territory) => told.push(`${colour} pressed ${territory}`),
  dropped: (colour, d) =>
    told.push(`${colour} dropped ${d.kind} ${d.face} of ${d.owner} ${d.from} ${d.to} ${d.mat} x${d.count}`),
  lifted: () => undefined,
  vetoed: (colour) => told.push(`${colour} may not`),
  cardPlayed: (colour, card) => told.push(`${colour} played ${card}`),
  commanded: (colour, command) => told.push(`${colour} said ${command}`),
  doubted: () => doubted++,
});
for (const name of Object.keys(handlers)) hosts[name] = handlers[name];
// What fails in the queue is an error of the script.
onFault((why) => error(why));
hosts.onLoad = (state: string): void => {
  const at = state.indexOf("|");
  if (at >= 0) pose(state.substring(0, at), state.substring(at + 1));
  resync(room);
};
hosts.onSave = (): string => posed;
hosts.test_pose = pose;
hosts.test_clear = (): void => {
  room = newRoom();
  posed = "";
};
hosts.test_lay = (): void => {
  reconcile(room, []);
};
hosts.test_relay = (): void => {
  resync(room);
};
hosts.test_missing = (): string => gather().join(", ");
hosts.test_land = (x: number, z: number): number => landUnder({ x, y: 0, z });
/** The territories at points of the board, in its pixels: "x y x y ..." */
hosts.test_lands = (text: string): string => {
  const lands: number[] = [];
  for (const [x, y] of string.gmatch(text, "(%S+) (%S+)"))
    lands.push(landAt(tonumber(x) ?? 0, tonumber(y) ?? 0));
  return lands.join(" ");
};
hosts.test_landmarks = landmarks;
/** How often the host was told that board or mats have not the size that they should have. */
hosts.test_doubted = (): number => doubted;
hosts.test_outline = (source: number, target: number, legal: number[]): void => {
  outlineBoard(source < -1 ? undefined : { source, target, legal });
};
hosts.test_told = (): string => {
  const text = told.join("\n");
  told = [];
  return text;
};
