import { bounds, top } from "./bounds";
import { emit } from "./events";
import { glide, fall } from "./motion";
import { isFaceDown, objectData } from "./objects";
import { destroy, keepGuid, spawn } from "./spawn";
import { chance, Refused } from "./world";
import { isAlike, leaveLast, pieces, stackOn, takePiece } from "./stacks";
import { objectOut } from "../bridge/values";
import { sheetOf } from "../save/cards";
import type { ObjectData, XYZ } from "../save/types";
import type { Place, TableObject, World } from "./types";

/** The objects inside a container: in a deck the first is the top card of a face-down deck. */
export function inside(container: TableObject): ObjectData[] {
  return (container.data.ContainedObjects ??= []);
}

/** How many objects a container holds. */
export function countOf(container: TableObject): number {
  return container.kind.holds === "alike"
    ? pieces(container)
    : (container.data.ContainedObjects?.length ?? 0);
}

export function isCard(object: TableObject): boolean {
  return object.kind.type === "Card";
}

/** Whether an object could go into another: anything into bags, cards into decks and onto cards, like onto like. */
export function accepts(container: TableObject, object: TableObject): boolean {
  if (container === object || object.kind.zone === true) return false;
  if (container.kind.holds === "anything") return true;
  if (container.kind.holds === "copies") {
    const [only] = inside(container) as (ObjectData | undefined)[];
    return only === undefined || only.Name === object.data.Name;
  }
  const cards = isCard(object) || object.kind.holds === "cards";
  if (!cards) return isAlike(container, object);
  return container.kind.holds === "cards" || isCard(container);
}

/** Puts an object into a container. Two cards make a deck; the container that holds it now is the answer. */
export function put(world: World, container: TableObject, object: TableObject, atTop = true): TableObject {
  if (!accepts(container, object))
    throw new Refused(`${object.data.Name} does not go into ${container.data.Name}`);
  if (!isCard(container) && isAlike(container, object)) return stackOn(world, container, object);
  const into = isCard(container) ? deckOf(world, container) : container;
  const added =
    object.kind.holds === "cards"
      ? inside(object).map((data) => structuredClone(data))
      : [objectData(object)];
  emit(world, "onObjectEnterContainer", objectOut(into.handle), objectOut(object.handle));
  if (into.kind.holds !== "copies" || inside(into).length === 0) {
    if (into.kind.holds === "cards" && atTop === isFaceDown(into)) inside(into).unshift(...added);
    else inside(into).push(...added);
    if (into.kind.holds === "cards") mergeSheets(into, object);
  }
  destroy(world, object);
  return into;
}

/** A deck made of one card, in its place: it takes the next ones. */
function deckOf(world: World, card: TableObject): TableObject {
  const { data } = card;
  const deck = spawn(
    world,
    {
      Name: "Deck",
      Transform: data.Transform,
      CustomDeck: structuredClone(data.CustomDeck ?? {}),
      DeckIDs: [data.CardID ?? 0],
      ContainedObjects: [objectData(card)],
      HideWhenFaceDown: true,
    },
    { position: card.position, rotation: card.rotation, scale: card.scale },
  );
  emit(world, "onObjectEnterContainer", objectOut(deck.handle), objectOut(card.handle));
  destroy(world, card);
  return deck;
}

function mergeSheets(deck: TableObject, from: TableObject): void {
  deck.data.CustomDeck = { ...deck.data.CustomDeck, ...structuredClone(from.data.CustomDeck ?? {}) };
  renumber(deck);
}

function renumber(deck: TableObject): void {
  if (deck.kind.holds === "cards") deck.data.DeckIDs = inside(deck).map((card) => card.CardID ?? 0);
}

/** Which of the contained comes out next: `first` of a list, or at random where the bag says so. */
export function nextOut(world: World, container: TableObject, fromTop: boolean): number {
  const count = inside(container).length;
  if (container.kind.holds === "cards") return isFaceDown(container) === fromTop ? 0 : count - 1;
  const order = container.data.Bag?.Order ?? 0;
  if (order === 2) return chance(world, count);
  return order === 1 ? 0 : count - 1;
}

/** Takes one object out; it spawns over the next frames. The last but one card ends its deck. */
export function takeOut(
  world: World,
  container: TableObject,
  index: number,
  to: Partial<Place>,
  smooth: boolean,
): TableObject {
  if (container.kind.holds === "alike") return takenPiece(world, container, to, smooth);
  const list = inside(container);
  const data = list[index] as ObjectData | undefined;
  if (data === undefined) throw new Refused(`${container.data.Name} has nothing at ${index}`);
  const copies = container.kind.holds === "copies";
  if (!copies) list.splice(index, 1);
  const start = above(world, container);
  const deck = container.kind.holds === "cards";
  const rotation = to.rotation ?? (deck ? container.rotation : undefined);
  const from: Partial<Place> = { position: smooth ? start : (to.position ?? start) };
  if (rotation !== undefined) from.rotation = rotation;
  if (to.scale !== undefined) from.scale = to.scale;
  const source = copies ? { ...structuredClone(data), GUID: "" } : data;
  if (deck) giveSheet(container.data, source);
  const object = spawn(world, source, from);
  // Published mods look what they have just taken out up by its GUID.
  if (world.notes !== undefined) keepGuid(world, object);
  if (smooth && to.position !== undefined) glide(world, object, { position: to.position });
  emit(world, "onObjectLeaveContainer", objectOut(container.handle), objectOut(object.handle));
  renumber(container);
  if (deck && list.length === 1) endDeck(world, container, list[0]);
  return object;
}

function takenPiece(world: World, stack: TableObject, to: Partial<Place>, smooth: boolean): TableObject {
  const { position, ...rest } = to;
  const start = above(world, stack);
  const piece = takePiece(world, stack, { ...rest, position: smooth ? start : (position ?? start) });
  if (smooth && position !== undefined) glide(world, piece, { position });
  return piece;
}

/** A card that relies on its deck for what it shows takes the sheet along. */
function giveSheet(deck: ObjectData, card: ObjectData): void {
  const id = card.CardID ?? 0;
  const found = sheetOf(id, card, deck);
  if (found === undefined || sheetOf(id, card) !== undefined) return;
  card.CustomDeck = { ...card.CustomDeck, [String(Math.floor(id / 100))]: structuredClone(found) };
}

function above(world: World, container: TableObject): XYZ {
  return { ...container.position, y: top(bounds(world, container)) + 1 };
}

/** A deck with one card left is that card: the deck is destroyed. */
function endDeck(world: World, deck: TableObject, data: ObjectData): void {
  const { position, rotation, scale } = deck;
  giveSheet(deck.data, data);
  fall(world, leaveLast(world, deck, data, { position, rotation, scale }));
}

/** Whether what an object holds has an order that can be mixed. */
export function isShuffled({ kind: { holds } }: TableObject): boolean {
  return holds !== undefined && holds !== "alike";
}

/** Mixes a container by the table's own chance. */
export function shuffle(world: World, container: TableObject): void {
  const list = inside(container);
  for (let i = list.length - 1; i > 0; i--) {
    const k = chance(world, i + 1);
    [list[i], list[k]] = [list[k], list[i]];
  }
  renumber(container);
  container.restlessUntil = world.clock.frame + 30;
}

/** Splits off the top `count` cards as a pile of their own beside the deck. */
export function cutOff(world: World, deck: TableObject, count: number, shift: number): TableObject {
  const list = inside(deck);
  if (count < 1 || count >= list.length)
    throw new Refused(`a deck of ${list.length} cannot be cut at ${count}`);
  const taken = isFaceDown(deck) ? list.splice(0, count) : list.splice(list.length - count, count);
  renumber(deck);
  const position = { ...deck.position, x: deck.position.x + shift };
  const at = { position, rotation: deck.rotation, scale: deck.scale };
  const source =
    taken.length === 1
      ? taken[0]
      : { ...deck.data, GUID: "", ContainedObjects: taken, DeckIDs: taken.map((card) => card.CardID ?? 0) };
  const pile = spawn(world, source, at);
  if (list.length === 1) endDeck(world, deck, list[0]);
  return pile;
}
