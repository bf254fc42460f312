import { colorText, plain } from "./wire";
import { hears } from "../../world/look";
import { personOf, type Room, type Said, type Tab } from "./room";
import type { ChatLine } from "../../wire/view";
import type { Message } from "../../world/types";

/** Lines kept for those who come back, and lines that a browser shows. */
const KEPT = 1000;
const SHOWN = 100;

/**
 * Takes over what was said since the last look. Whom a line is for is settled now: who takes a seat later does not
 * hear what was said to it before.
 */
export function collect(room: Room): void {
  const { world } = room.table.session;
  const fresh = world.messages.splice(0).map((message): Said => {
    const to = world.people.list.filter((person) => hears(person, message)).map(({ id }) => id);
    return { line: lineOf(room, message), to: isOpen(message) ? [...to, EVERYONE] : to };
  });
  room.chat.push(...fresh);
  if (room.chat.length > KEPT) room.chat.splice(0, room.chat.length - KEPT);
  for (const tab of room.tabs.values()) tell(tab, fresh);
}

/** Stands for those who have no number: whoever comes later, or looks at the seat picker. */
const EVERYONE = -1;

function isOpen({ to, way }: Message): boolean {
  return to === undefined && way !== "log" && way !== "error";
}

function tell({ screen, looking }: Tab, lines: readonly Said[]): void {
  for (const { line, to } of lines)
    if (to.includes(looking ?? EVERYONE)) screen.chat.set(++screen.lines, line);
  for (const n of screen.chat.keys()) {
    if (screen.chat.size <= SHOWN) break;
    screen.chat.delete(n);
  }
}

/** What a browser that begins to look may know of what was said; those who come later only what was said to all. */
export function recallChat(room: Room, tab: Tab): void {
  const { screen, looking } = tab;
  screen.chat.clear();
  const mine = room.chat.filter(
    ({ to }) => to.includes(EVERYONE) || (looking !== undefined && to.includes(looking)),
  );
  tell(
    tab,
    mine.slice(-SHOWN).map(({ line }) => ({ line, to: [looking ?? EVERYONE] })),
  );
}

function lineOf(room: Room, { way, text, from, color, frame, to }: Message): ChatLine {
  const line: ChatLine = { way, text: plain(text), frame };
  if (to !== undefined && (way === "print" || way === "broadcast")) line.own = true;
  if (color !== undefined) line.color = colorText(color);
  if (from === undefined) return line;
  const { list } = room.table.session.world.people;
  const by = list.find((person) => person.color === from) ?? personOf(room, Number(from));
  return { ...line, from: { name: by?.name ?? from, color: by?.color ?? "Grey" } };
}
