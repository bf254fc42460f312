import type { Seat } from "../../../../core/types";
import type { ActionBody } from "../../../../session/panel/kit";
import type { Writer } from "../../../../session/panel/panel";
import { FULL_HAND, SYMBOLS, SYMBOL_OF } from "../../rules/cards";
import type { State } from "../../rules/state";
import { offersOf, type SetOffer } from "../../table/offers";
import type { ClassicLanguage } from "../../text/language";
import { cardName, landName } from "../../text/names";
import { CARDS_IN_SET, ROWS } from "./geometry";

/** The picture of what a card shows. */
function symbolPicture(card: number): string {
  return SYMBOL_PICTURES[SYMBOL_OF[card]];
}

/** Pictures of what cards show, by the index of the symbol. */
export const SYMBOL_PICTURES: readonly string[] = SYMBOLS.map((symbol) =>
  symbol === "wild" ? "piece-crown" : `piece-${symbol}`,
);

function paintTrade(s: State, seat: Seat, writer: Writer, language: ClassicLanguage, first: number): void {
  const { put, show } = writer;
  const { panel } = language;
  const cards = s.seats[seat].hand.length;
  const must = cards >= FULL_HAND;
  const offers = offersOf(s, seat);
  const hint = offers.length > 0 ? panel.setPrompt : panel.noSet;
  put("trade-prompt", "text", `<b>${panel.tradePrompt(cards, must)}</b>\n${hint}`);
  for (let i = 0; i < ROWS; i++) {
    const offer = offers[first + i] as SetOffer | undefined;
    show(`trade-${i}`, offer !== undefined);
    if (offer !== undefined) paintOffer(i, offer, writer, language);
  }
  const isLong = offers.length > ROWS;
  show("trade-leaf", isLong);
  if (isLong)
    put(
      "trade-leaf",
      "text",
      panel.rowsShown(first + 1, Math.min(first + ROWS, offers.length), offers.length),
    );
  put("trade-end", "image", must ? "button-grey" : "button-normal");
}

function paintOffer(i: number, offer: SetOffer, { put }: Writer, { panel, names }: ClassicLanguage): void {
  for (let c = 0; c < CARDS_IN_SET; c++) put(`trade-${i}-card-${c}`, "image", symbolPicture(offer.cards[c]));
  const where = offer.territory < 0 ? "" : landName(offer.territory);
  put(`trade-${i}-text`, "text", panel.set(offer.armies, where));
  const cards = offer.cards.map((card) => cardName(card, names));
  put(`trade-${i}-button`, "tooltip", panel.setCards(cards));
}

/** The sets that a seat can trade, in the place of its action. */
export const TRADE_BODY: ActionBody<State> = {
  id: "trade",
  steps: ["trade"],
  list: { rows: ROWS, count: (s, seat) => offersOf(s, seat).length },
  paint: paintTrade,
};
