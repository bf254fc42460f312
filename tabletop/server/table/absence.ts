/** What everybody is told when the people of a browser are away, come back, or leave. */
import { personOf, type Room, type Tab } from "./room";
import { say } from "../../world/world";

/** The connection has been lost for a while. */
export function tellMissed(room: Room, tab: Tab): void {
  if (tab.here || tab.missed) return;
  tab.missed = true;
  tell(room, tab, "has lost the connection", "have lost the connection");
}

/** The people of a browser are back; nobody is told of an absence that nobody was told of. */
export function tellBack(room: Room, tab: Tab): void {
  if (!tab.missed) return;
  tab.missed = false;
  tell(room, tab, "is back", "are back");
}

/** The people of a browser give up their seats: to be called while they still have them. */
export function tellLeft(room: Room, tab: Tab): void {
  tell(room, tab, "has left the table", "have left the table");
}

/** Large over the table where seats are concerned, in the chat alone for those who watch. */
function tell(room: Room, tab: Tab, one: string, several: string): void {
  const people = tab.people.flatMap((id) => personOf(room, id) ?? []);
  if (people.length === 0) return;
  const seated = people.some(({ color }) => color !== "Grey");
  const named = people.map(({ name, color }) => (color === "Grey" ? name : `${name} (${color})`));
  const text = `${named.join(" and ")} ${people.length === 1 ? one : several}.`;
  say(room.table.session.world, { way: seated ? "broadcast" : "print", text });
}
