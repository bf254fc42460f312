import { handColor } from "./hands";
import { isCard } from "./containers";
import { isFaceDown } from "./objects";
import type { Person, TableObject, World } from "./types";

/** How an object is kept from a person: by its hand, or by what the script attached to it. Black sees all. */
export function hiding(world: World, object: TableObject, by: Person): "hidden" | "invisible" | undefined {
  if (by.color === "Black") return undefined;
  let found: "hidden" | undefined;
  for (const { colors, way } of object.hiddenFrom.values()) {
    if (!colors.includes(by.color)) continue;
    if (way === "invisible") return "invisible";
    found = "hidden";
  }
  const owner = handColor(world, object);
  const mode = world.file.Hands.Hiding;
  if (owner === undefined || mode === 2) return found;
  return (owner === by.color) === (mode === 1) ? "hidden" : found;
}

/** Whether an object that lies with its back up keeps its name: cards and decks do unless their data says otherwise. */
export function isNameless(object: TableObject): boolean {
  const cards = isCard(object) || object.kind.holds === "cards";
  return isFaceDown(object) && (object.data.HideWhenFaceDown ?? cards);
}

/** What a person may be told that an object is called: its name, its kind where it has none, or nothing of either. */
export function nameFor(world: World, object: TableObject, by: Person): string {
  if (hiding(world, object, by) !== undefined) return "a hidden piece";
  if (isNameless(object)) return `a ${object.kind.type} that lies face down`;
  const { Nickname = "", Name } = object.data;
  return Nickname === "" ? `${Name} ${object.guid}` : Nickname;
}
