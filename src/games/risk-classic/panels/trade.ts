import { FULL_HAND } from "../rules/numbers";
import type { Seat } from "../../../core/types";
import { ROWS } from "../../../risk/world/panels/offers/geometry";
import { paintOffers } from "../../../risk/world/panels/offers/paint";
import type { ActionBody } from "../../../session/game/kit";
import type { Writer } from "../../../session/game/panel";
import { SYMBOLS, SYMBOL_OF } from "../rules/cards";
import type { State } from "../rules/state";
import { offersOf } from "../table/offers";
import type { ClassicLanguage } from "../text/language";
import { cardName, landName } from "../text/names";

/** Pictures of what cards show, by the index of the symbol. */
export const SYMBOL_PICTURES: readonly string[] = SYMBOLS.map((symbol) =>
  symbol === "wild" ? "piece-crown" : `piece-${symbol}`,
);

/** Cards of a set that have a picture each. */
export const CARDS_IN_SET = 3;

function paintTrade(s: State, seat: Seat, writer: Writer, language: ClassicLanguage, first: number): void {
  const { panel, names } = language;
  const cards = s.seats[seat].hand.length;
  const must = cards >= FULL_HAND;
  const offers = offersOf(s, seat);
  const [prompt, hint] =
    offers.length > 0
      ? [panel.tradePrompt(cards, must), panel.setPrompt]
      : [panel.noSetPrompt(cards), panel.noSet];
  const list = {
    prompt: `<b>${prompt}</b>\n${hint}`,
    count: offers.length,
    row: (i: number) => {
      const offer = offers[i];
      return {
        pictures: offer.cards.map((card) => SYMBOL_PICTURES[SYMBOL_OF[card]]),
        text: panel.set(offer.armies, offer.territory < 0 ? "" : landName(offer.territory)),
        help: panel.setCards(offer.cards.map((card) => cardName(card, names))),
      };
    },
  };
  paintOffers("trade", list, first, writer, panel);
  writer.put("trade-end", "image", must ? "button-grey" : "button-normal");
}

/** The sets that a seat can trade, in the place of its action. */
export const TRADE_BODY: ActionBody<State> = {
  id: "trade",
  steps: ["trade"],
  list: { rows: ROWS, count: (s, seat) => offersOf(s, seat).length },
  paint: paintTrade,
};
