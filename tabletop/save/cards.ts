import type { Notes } from "./schema";
import type { CardSheet, ObjectData } from "./types";

type Cards = Pick<ObjectData, "CustomDeck">;

/** The sheet that shows a card: its own, or that of the deck it is in; undefined where neither has it. */
export function sheetOf(id: number, card: Cards, deck: Cards = {}): CardSheet | undefined {
  const key = String(Math.floor(id / 100));
  for (const { CustomDeck = {} } of [card, deck]) if (Object.hasOwn(CustomDeck, key)) return CustomDeck[key];
  return undefined;
}

/** A deck of a time when decks held numbers alone gets a card for each. */
export function fillDeck(deck: ObjectData, path: string, notes: Notes): void {
  const { DeckIDs = [], ContainedObjects = [], Transform, CustomDeck } = deck;
  if (ContainedObjects.length > 0 || DeckIDs.length === 0) return;
  notes.push(`${path} is a deck of ${DeckIDs.length} numbers: each of them is a card now`);
  deck.ContainedObjects = DeckIDs.map((CardID) => ({
    ...{ Name: "Card", Transform: { ...Transform }, CardID },
    ...(CustomDeck === undefined ? {} : { CustomDeck: structuredClone(CustomDeck) }),
  }));
}

/** How many cards name sheets and have none that shows them: they are blank. */
export function blankCards(objects: readonly ObjectData[], deck: Cards = {}): number {
  let blank = 0;
  for (const data of objects) {
    const { CardID, CustomDeck, ContainedObjects = [], States = {} } = data;
    const sheets = CustomDeck ?? deck.CustomDeck;
    if (CardID !== undefined && sheets !== undefined && sheetOf(CardID, data, deck) === undefined) blank++;
    blank += blankCards(ContainedObjects, data) + blankCards(Object.values(States));
  }
  return blank;
}
