import { enterHand, handZones } from "./hands";
import { countOf, nextOut, takeOut } from "./containers";
import { after } from "./clock";
import { turned } from "./vectors";
import type { TableObject, World } from "./types";

/** Frames between two cards dealt to one hand. */
const DEAL_FRAMES = 4;

/** Whose hand is dealt to, the first if not said, and whether the cards come from below. */
interface Dealing {
  color: string;
  hand?: number;
  fromBottom?: boolean;
}

/**
 * Deals from a container into a colour's hand, one card every few frames; also a single object. False if there is no
 * such hand. What runs out while it deals is dealt as far as it goes.
 */
export function dealTo(world: World, from: TableObject, count: number, dealing: Dealing): boolean {
  const { color, hand = 1, fromBottom = false } = dealing;
  const zone = handZones(world, color)[hand - 1] as TableObject | undefined;
  if (zone === undefined) return false;
  if (from.kind.holds === undefined) {
    enterHand(world, zone, from);
    return true;
  }
  let deck = from;
  for (let i = 0; i < count; i++) {
    after(world.clock, i * DEAL_FRAMES, () => {
      const remainder = world.remainders.get(deck.handle);
      if (remainder !== undefined) deck = world.objects.get(remainder) ?? deck;
      if (deck.life === "gone") return;
      if (deck.kind.holds === undefined) {
        if (deck.hand === undefined) enterHand(world, zone, deck);
        return;
      }
      if (countOf(deck) === 0) return;
      const rotation = { x: 0, y: turned(zone.rotation.y + 180), z: 0 };
      enterHand(world, zone, takeOut(world, deck, nextOut(world, deck, !fromBottom), { rotation }, true));
    });
  }
  return true;
}
