import { personOf, type Room, type Tab } from "./room";

/** What the people of a browser hold goes back to where it was taken up: nobody has let it go on purpose. */
export async function putBack(room: Room, tab: Tab): Promise<void> {
  for (const id of tab.people) {
    const person = personOf(room, id);
    if (person === undefined || person.color === "Grey") continue;
    const held = [...room.table.session.world.objects.values()].find(({ heldBy }) => heldBy === person.color);
    if (held === undefined) continue;
    const at = held.pickedUp?.position ?? held.position;
    await room.table.drop(person.name, { x: at.x, z: at.z });
  }
}
